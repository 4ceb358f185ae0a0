import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import type { ParsingAspect } from '../../src/index.ts';
import { parser } from '../starter-parser.ts';

/** A CV with a job, languages and one paragraph below them. */
const CV: Readonly<Record<Language, string>> = {
  DUT: 'Jan Peeters\nGent\n\nWERKERVARING\n2018 - heden: lasser, Steelcraft, Gent\n- TIG en MIG\n\nTALEN\nNederlands\n\n',
  FRE: 'Jean Dupont\nNamur\n\nEXPÉRIENCE\n2018 - présent : soudeur, Steelcraft, Namur\n- TIG et MIG\n\nLANGUES\nFrançais\n\n',
  ENG: 'John Smith\nLeeds\n\nEXPERIENCE\n2018 - present: Welder, Steelcraft, Leeds\n- TIG and MIG\n\nLANGUAGES\nFrench\n\n',
  ITA: 'Mario Rossi\nParma\n\nESPERIENZA\n2018 - oggi: saldatore, Steelcraft, Parma\n- TIG e MIG\n\nLINGUE\nFrancese\n\n',
};

function wished(language: Language, cvText: string) {
  const { document } = parser.enrich('CANDIDATE', { id: 'c', language, cvText }, { today: '2026-11-25' });
  return document.matchProfile?.aspects ?? {};
}

describe('what is to be paid, in a CV', () => {
  // per hour × 164, per year ÷ 12
  it.each<readonly [Language, string, number, number | null]>([
    ['DUT', 'Loon: bespreekbaar, rond de 2.800 bruto', 2800, null],
    ['DUT', 'Looneis: vanaf 2.600 netto', 2600, null],
    ['DUT', 'Min. € 16 per uur', 2624, null],
    ['DUT', 'Uurloon minimaal 16,50', 2706, null],
    ['DUT', 'Qua loon denk ik aan 2.900 à 3.000 euro.', 2900, 3000],
    ['DUT', 'Salaris: 45-50k', 3750, 4166.67],
    ['FRE', 'Prétentions : 2 300 € net', 2300, null],
    ['FRE', 'Salaire : à partir de 1 900 € net', 1900, null],
    ['FRE', 'Je demande 18 €/h brut.', 2952, null],
    ['FRE', "Mini 14 € de l'heure", 2296, null],
    ['FRE', 'Fourchette salariale : 35 000 à 38 000 € brut annuel', 2916.67, 3166.67],
    ['ENG', '€27.50 an hour or thereabouts.', 4510, null],
    ['ENG', 'At least £14 an hour.', 2296, null],
    ['ENG', 'Rate: from €15 per hour.', 2460, null],
    ['ENG', 'Minimum salary £24,000 pro rata', 2000, null],
    ['ENG', 'I am hoping for £32,000 or more.', 2666.67, null],
    ['ITA', "10 euro all'ora.", 1640, null],
    ['ITA', 'Stipendio minimo 1400 euro', 1400, null],
    ['ITA', 'Chiedo 1.600 euro al mese.', 1600, null],
    ['ITA', 'Pretese economiche: 30k', 2500, null],
    ['ITA', 'Per lo stipendio penso a 1.800 euro netti.', 1800, null],
  ])('ENG-19 is a wish without a word of wishing (%s: %s)', (language, words, from, to) => {
    expect(wished(language, CV[language] + words).wage?.value).toMatchObject({ from, to });
  });

  it.each<readonly [Language, string, number]>([
    ['DUT', 'Huidige verloning 2.900, gewenst 3.200', 3200],
    ['FRE', 'Rémunération actuelle 2 600 €, souhaitée 2 900 €', 2900],
    ['ENG', 'Current pay £27,000; seeking £30,000', 2500],
    ['ITA', 'Retribuzione attuale 1.950 netti, richiesta 2.100 netti', 2100],
  ])('ENG-19 is not what is paid now (%s: %s)', (language, words, from) => {
    expect(wished(language, CV[language] + words).wage?.value).toMatchObject({ from });
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Ik beheerde een budget van 40.000 euro en 2.300 klanten.'],
    ['FRE', 'Je gérais un budget de 40 000 € et 2 300 clients.'],
    ['ENG', 'I ran a budget of £40,000 and 2,300 customers.'],
    ['ITA', 'Gestivo un budget di 40.000 euro e 2.300 clienti.'],
  ])('ENG-19 is no other money (%s: %s)', (language, words) => {
    expect(wished(language, CV[language] + words).wage).toBeUndefined();
  });

  it.each<readonly [Language, string]>([
    [
      'DUT',
      'Jan Peeters\n\nWERKERVARING\n2018 - heden: payrollmedewerker, Acerta, Gent\n- loon van 2.300 mensen, bruto 4.000 euro gemiddeld',
    ],
    [
      'FRE',
      'Jean Dupont\n\nEXPÉRIENCE\n2018 - présent : gestionnaire de paie, Acerta, Namur\n- salaire de 2 300 personnes, 4 000 € brut en moyenne',
    ],
    [
      'ENG',
      'John Smith\n\nEXPERIENCE\n2018 - present: Payroll Officer, Acme, Leeds\n- pay of 2,300 people, £4,000 gross a month each',
    ],
    [
      'ITA',
      'Mario Rossi\n\nESPERIENZA\n2018 - oggi: addetta paghe, Acme, Parma\n- stipendi di 2.300 persone, 4.000 euro lordi al mese',
    ],
  ])('ENG-19 is not what others are paid in a job (%s: %s)', (language, cv) => {
    expect(wished(language, cv).wage).toBeUndefined();
  });
});

describe('an hourly wage with a slash', () => {
  it.each<readonly [Language, string, number]>([
    ['DUT', 'zoekt lasser TIG in Aalst, 38u, 17,5/u, dag', 17.5],
    ['FRE', 'Soudeur TIG à Lille, 35h, 14,5/h, jour', 14.5],
    ['ENG', 'TIG welder, Leeds, 39 hours, £17.5/h, days', 17.5],
    ['ITA', 'Saldatore TIG a Lodi, 40 ore, 12,5/ora, giornata', 12.5],
  ])('ENG-10e is one, and no hours of a week (%s: %s)', (language, text, amount) => {
    const { parsingAspects } = parser.parseJob({ title: '', text, language });
    const of = (type: ParsingAspect['aspectType']) => parsingAspects.filter(({ aspectType }) => aspectType === type);
    expect(of('WAGE')).toMatchObject([{ originalLow: amount, originalHigh: amount, period: 'HOUR' }]);
    expect(of('WORKING_HOURS')).toMatchObject([{ value: 'FULL_TIME' }]);
  });
});
