import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

const hours = (language: Language, text: string): readonly string[] =>
  aspectsOf(language, text, 'WORKING_HOURS').map(({ value }) => value);

describe('hours behind a label', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Functie: docent\nAantal uren 24\nStart in maart', 'PART_TIME'],
    ['DUT', 'Uren per week 36', 'FULL_TIME'],
    ['DUT', 'Uren per week 32 tot 40', 'MIXED'],
    ['FRE', 'Heures par semaine 20', 'PART_TIME'],
    ['FRE', "Nombre d'heures 38", 'FULL_TIME'],
    ['ENG', 'Pay by the month\nHours per week 37.5\nStart in May', 'FULL_TIME'],
    ['ENG', 'Number of hours 20', 'PART_TIME'],
    ['ITA', 'Ore settimanali 24', 'PART_TIME'],
    ['ITA', 'Numero di ore 40', 'FULL_TIME'],
  ])('ENG-10f need no colon where the line is nothing else in %s: %s', (language, text, value) => {
    expect(hours(language, text)).toEqual([value]);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Aantal uren opleiding 24'],
    ['FRE', 'Heures de formation 40'],
    ['ENG', 'Opening hours per week 60'],
    ['ENG', 'Number of hours per day 8'],
    ['ENG', 'Number of hours 8'],
    ['ITA', 'Ore 15'],
    ['ITA', 'Ore 18 - 20'],
  ])('ENG-10f need the label of a week in %s: %s', (language, text) => {
    expect(hours(language, text)).toEqual([]);
  });
});

describe('parts of full time', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Verpleegkundige (WTF 0,4 - 1,0)', 'MIXED'],
    ['DUT', 'Leerkracht wtf 0,4 tot 0,6', 'PART_TIME'],
    ['FRE', 'ETP : 0,5 à 1,0', 'MIXED'],
    ['ENG', 'FTE 0.6 - 1.0', 'MIXED'],
    ['ENG', 'FTE 1.0', 'FULL_TIME'],
    ['ITA', 'FTE 0,5 - 1,0', 'MIXED'],
  ])('ENG-10f are a range behind their unit in %s: %s', (language, text, value) => {
    expect(hours(language, text)).toEqual([value]);
  });

  it('ENG-10f are none where posts are counted', () => {
    expect(hours('ENG', 'FTE 2.0 - 3.0')).toEqual([]);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', 'Directeur (100%, onbepaalde duur)', 'FULL_TIME'],
    ['DUT', 'Ergotherapeut (70%, onbepaalde duur)', 'PART_TIME'],
    ['FRE', 'Éducateur (100 %, durée indéterminée)', 'FULL_TIME'],
    ['ENG', 'Nurse (100%, fixed-term)', 'FULL_TIME'],
    ['ITA', 'Direttore (100%, tempo indeterminato)', 'FULL_TIME'],
  ])('ENG-10f stand in brackets beside the contract in %s: %s', (language, text, value) => {
    expect(hours(language, text)).toEqual([value]);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Vast contract, 100% remote.'],
    ['FRE', 'Designer (100 % télétravail, CDI)'],
    ['ENG', 'Designer (100% remote, permanent)'],
    ['ITA', 'Contratto a tempo indeterminato, 100% remoto.'],
    ['DUT', 'Vergoeding van het vervoer: 100%, onbepaalde duur.'],
  ])('ENG-10f are not told by a share of something else in %s: %s', (language, text) => {
    expect(hours(language, text)).toEqual([]);
  });
});
