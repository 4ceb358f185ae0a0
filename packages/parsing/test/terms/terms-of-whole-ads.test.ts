import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

/** A language, a text and what it tells; `null` for nothing. */
type Told = readonly [language: Language, text: string, told: string | null];

function hoursOf(language: Language, text: string): readonly string[] {
  return aspectsOf(language, text, 'WORKING_HOURS').map(({ value }) => value);
}

function contractsOf(language: Language, text: string): readonly string[] {
  return aspectsOf(language, text, 'CONTRACT_TYPE').map(({ value }) => value);
}

function yearsOf(language: Language, text: string): readonly number[] {
  return aspectsOf(language, text, 'SENIORITY').map(({ value }) => value);
}

const only = (told: string | null): readonly string[] => (told === null ? [] : [told]);

describe('percentages beside a job (issue 18)', () => {
  it.each<Told>([
    ['ITA', 'Offriamo piani provvigionali dal 50 al 80 % e molto lavoro.', null],
    ['ENG', 'We offer a commission from 40% to 60%.', null],
    ['FRE', 'Nous offrons une commission de 50 à 80 %.', null],
    ['DUT', 'Wij bieden een commissie van 50 tot 80%.', null],
    ['ITA', 'Offriamo un posto dal 50 al 80 %.', 'PART_TIME'],
  ])('ENG-10f a share of sales is no part of a week (%s: %s)', (language, text, hours) => {
    expect(hoursOf(language, text)).toEqual(only(hours));
  });

  it.each<Told>([
    ['ITA', 'Contabile 80%–100%\nCerchiamo una persona precisa.', 'MIXED'],
    ['FRE', 'Comptable 80%–100%\nVous êtes précis.', 'MIXED'],
    ['ENG', 'Accountant 80%–100%\nYou are precise.', 'MIXED'],
    ['DUT', 'Boekhouder 80%–100%\nJe bent nauwkeurig.', 'MIXED'],
    ['ITA', 'Contabile 100%–100%\nCerchiamo una persona precisa.', 'FULL_TIME'],
    ['ENG', 'We sell goods made of 100% cotton.', null],
    ['ITA', 'Siamo un negozio 100% bio e cerchiamo una commessa.', null],
    ['ITA', 'Posto al 100 % da settembre.', 'FULL_TIME'],
    ['ITA', "Posto all'80 % da settembre.", 'PART_TIME'],
    ['ITA', "Impiego all'80 % da settembre.", 'PART_TIME'],
    ['ITA', 'Impiego al 100 % da settembre.', 'FULL_TIME'],
  ])('ENG-10f a post is told as a part of full time (%s: %s)', (language, text, hours) => {
    expect(hoursOf(language, text)).toEqual(only(hours));
  });
});

describe('hours of whole ads (issue 18)', () => {
  it.each<Told>([
    ['ITA', 'Il contratto prevede 30/36 ore settimanali.', 'PART_TIME'],
    ['DUT', 'Je werkt 32/36 uur per week.', 'MIXED'],
  ])('ENG-10f hours out of the 36 of an Italian week are a part of them (%s: %s)', (language, text, hours) => {
    expect(hoursOf(language, text)).toEqual(only(hours));
  });

  it.each<Told>([
    ['ITA', 'Full time, smart 3 giorni a settimana.', 'FULL_TIME'],
    ['ITA', 'Lavoro agile 2 giorni a settimana.', null],
    ['ITA', 'Lavoro di 3 giorni a settimana.', 'PART_TIME'],
  ])('ENG-10f days of work at home are no part of a week (%s: %s)', (language, text, hours) => {
    expect(hoursOf(language, text)).toEqual(only(hours));
  });
});

describe('contracts of whole ads (issue 18)', () => {
  it.each<Told>([
    ['ENG', 'Full-time, permanent.\nYou join our maternity cover team.', 'PERMANENT'],
    ['ENG', 'Permanent, full-time.\nYou join our maternity cover team.', 'PERMANENT'],
  ])('ENG-10e "permanent" beside the hours is as sure as a contract (%s: %s)', (language, text, contract) => {
    expect(contractsOf(language, text)).toContain(contract);
  });

  it.each<Told>([
    ['ENG', 'The post suits a future trainee who begins elsewhere in autumn.', null],
    ['ENG', 'You may progress to trainee buyer.', null],
  ])('ENG-10e the training that somebody begins later is not the job offered (%s: %s)', (language, text, contract) => {
    expect(contractsOf(language, text)).toEqual(only(contract));
  });
});

describe('years of whole ads (issue 18)', () => {
  it.each<readonly [Language, string, readonly number[]]>([
    ['ENG', 'You have 12 months or longer before you begin your studies and want experience.', []],
    ['ENG', 'You need two years before retirement to gain experience.', []],
    ['ENG', 'You need two years of experience.', [2]],
    ['FRE', 'Vous avez deux ans avant de commencer et cherchez une expérience.', []],
    ['ITA', 'Hai due anni prima di iniziare gli studi e cerchi esperienza.', []],
    ['DUT', 'Je hebt twee jaar voordat je begint en zoekt ervaring.', []],
  ])('ENG-10h years that lie ahead are no experience (%s: %s)', (language, text, years) => {
    expect(yearsOf(language, text)).toEqual(years);
  });
});
