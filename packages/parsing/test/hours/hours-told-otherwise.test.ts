import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

const hours = (language: Language, text: string): readonly string[] =>
  aspectsOf(language, text, 'WORKING_HOURS').map(({ value }) => value);

describe('hours of a week', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'De arbeidsduur voor deze functie bedraagt 36 per week.', 'FULL_TIME'],
    ['FRE', 'La durée du travail est de 20 par semaine.', 'PART_TIME'],
    ['ENG', 'The working hours of this post are 37 per week.', 'FULL_TIME'],
    ['ENG', 'Your hours will be 16 a week.', 'PART_TIME'],
    ['ITA', 'Le ore previste sono 38 alla settimana.', 'FULL_TIME'],
  ])('ENG-10f are told without a unit behind the number in %s: %s', (language, text, value) => {
    expect(hours(language, text)).toEqual([value]);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', 'Je werkt 8 uur per dag in een leuk team.', 'FULL_TIME'],
    ['DUT', 'Je werkt 6 uur per dag, van maandag tot en met donderdag.', 'PART_TIME'],
    ['FRE', 'Vous travaillez 8 heures par jour.', 'FULL_TIME'],
    ['ENG', 'You work 8 hours a day.', 'FULL_TIME'],
    ['ENG', 'You work 12 hours a day on Saturday and Sunday.', 'PART_TIME'],
    ['ITA', 'Lavorerai 8 ore al giorno.', 'FULL_TIME'],
  ])('ENG-10f are reckoned from those of a day in %s: %s', (language, text, value) => {
    expect(hours(language, text)).toEqual([value]);
  });

  it.each<readonly [Language, string]>([
    ['DUT', "Je werkt tot 8 uur 's avonds."],
    ['DUT', "Je werkt van 10 tot 8 uur 's avonds."],
    ['FRE', 'Vous travaillez jusqu’à 8 heures du soir.'],
    ['ENG', 'You work until 8 hours in the evening.'],
    ['ITA', 'Lavorerai fino alle 8 ore di sera.'],
  ])('ENG-10f are no time of the day in %s: %s', (language, text) => {
    expect(hours(language, text)).toEqual([]);
  });

  it('ENG-10f are not the weeks of a year', () => {
    expect(hours('ENG', 'You work 14 hours per week on a permanent, part-time, 39 week basis.')).toEqual(['PART_TIME']);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Voltijds contract.\nUren per week: 32'],
    ['FRE', 'Poste à temps plein.\nHoraire hebdomadaire : 32 heures.'],
    ['ENG', 'Job type: full time.\nHours per week: 32.50'],
    ['ITA', 'Contratto a tempo pieno.\nOre settimanali: 32'],
  ])('ENG-10f are full where the firm calls them so in %s: %s', (language, text) => {
    expect(hours(language, text)).toEqual(['FULL_TIME']);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Je hebt 25 dagen verlof (naar rato bij deeltijd).'],
    ['FRE', 'Vous avez 25 jours de congé, au prorata en cas de temps partiel.'],
    ['ENG', 'Annual leave is 25 days (pro rata if part time).'],
    ['ITA', 'Le ferie sono 25 giorni, in proporzione in caso di part-time.'],
  ])('ENG-10f are not those of whoever works less in %s: %s', (language, text) => {
    expect(hours(language, text)).toEqual([]);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Deeltijds, loon naar rato.'],
    ['FRE', 'Temps partiel, salaire au prorata.'],
    ['ENG', 'Part time, salary pro rata.'],
    ['ITA', 'Part-time, retribuzione in proporzione.'],
  ])('ENG-10f are part of a week whose pay is in proportion in %s: %s', (language, text) => {
    expect(hours(language, text)).toEqual(['PART_TIME']);
  });
});
