import { type Language, LANGUAGES } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { keyOf, wordLists } from '../../src/language/word-lists.ts';
import { readText } from '../../src/structure/read-text.ts';
import { zoneScores } from '../../src/structure/zone-scores.ts';
import { needOf } from '../need-of.ts';

describe('what the words of a sentence say of the part of the ad it stands in', () => {
  it.each<readonly [Language, string, string]>([
    [
      'DUT',
      'Waar kom je terecht?\nJe bent verantwoordelijk voor het opstellen van offertes en je volgt de klanten op.\n' +
        'Je ontwikkelt commerciële projecten en zorgt voor de facturatie.',
      'facturatie',
    ],
    [
      'FRE',
      'Avantages\nTickets restaurant et mutuelle.\nVous serez chargé de gérer les commandes des clients.\n' +
        'Assurer la facturation et le suivi des dossiers administratifs.',
      'facturation',
    ],
    [
      'ENG',
      'About us\nThe ideal candidate has strong communication skills and experience with project management.\n' +
        'You will be responsible for preparing budgets and managing key stakeholders.',
      'project management',
    ],
    [
      'ITA',
      'Cosa offriamo\nSei una persona che sa lavorare in squadra, hai una buona conoscenza di Excel e la patente B.\n' +
        'Serve esperienza di almeno due anni con la contabilità e un titolo di studio.',
      'Excel',
    ],
  ])('ENG-10c %s: the job counts below a heading of the firm: %s → %s', (language, text, words) => {
    expect(needOf(text, words, language)).not.toBe(undefined);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', 'Waar kom je terecht?\nIn een bedrijf met een eigen dienst voor de facturatie.', 'facturatie'],
    ['FRE', 'Avantages\nTickets restaurant et mutuelle.\nUne formation en facturation offerte.', 'facturation'],
    ['ENG', 'About us\nOur company helps banks with their project management.', 'project management'],
    ['ITA', 'Cosa offriamo\nStipendio di 1.600 euro netti, mensa e un corso di Excel.', 'Excel'],
  ])('ENG-10c %s: the firm and its offer stay what their heading says: %s → %s', (language, text, words) => {
    expect(needOf(text, words, language)).toBe(undefined);
  });

  it('ENG-10c a neighbour counts for a sentence, but no heading between them is passed', () => {
    const own = 'The tasks of the week.';
    const job = 'You are responsible for software development in Java and Python.';
    const around = (text: string): number => {
      const { original, tokens, sentences } = readText(text, 'ENG');
      return zoneScores(original, 'ENG', tokens, sentences).around.at(-1) ?? 0;
    };
    expect(around(`${job}\n${own}`)).toBeGreaterThan(around(own));
    expect(around(`${job}\nAbout us\n${own}`)).toBe(around(`About us\n${own}`));
  });
});

describe.each(LANGUAGES)('the weights of zones, %s', (language) => {
  const lists = wordLists(language);

  it('ENG-10c are few, rounded, and of single words or pairs as texts are folded', () => {
    const weights = (['zone.shape', 'zone.first', 'zone.word'] as const).flatMap((list) => lists.values(list));
    expect(weights.length).toBeGreaterThan(100);
    expect(weights.length).toBeLessThanOrEqual(600);
    for (const [phrase, weight] of weights) {
      expect(weight, phrase).toBe(Math.round(weight * 100) / 100);
      expect(keyOf(phrase)).toBe(phrase);
      expect(phrase.split(' ').length).toBeLessThanOrEqual(2);
    }
  });

  it('ENG-10c have the shapes that are asked for', () => {
    const shapes = lists.values('zone.shape').map(([name]) => name);
    expect(shapes).toContain('none');
    expect(['none', 'money', 'number']).toEqual(expect.arrayContaining(shapes));
  });
});
