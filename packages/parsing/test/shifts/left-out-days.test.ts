import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

const skills = (language: Language, text: string): readonly string[] =>
  aspectsOf(language, text, 'JOB_PROPERTY').map(({ conceptId }) => conceptId);

describe('days on which nobody works', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'De winkel is open van maandag tot vrijdag, uitgezonderd zaterdag en zondag.'],
    ['FRE', 'Vous travaillez tous les jours sauf le samedi et le dimanche.'],
    ['ENG', 'You work every day except Saturdays and Sundays.'],
    ['ITA', 'Orario: dal lunedì al venerdì, esclusi sabato e domenica.'],
    ['ITA', 'Si lavora cinque giorni, sabato e domenica esclusi.'],
    ['ENG', 'Shifts of eight hours, weekends excluded.'],
  ])('ENG-10c ask no work then in %s: %s', (language, text) => {
    expect(skills(language, text)).toEqual([]);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Je werkt ook op zaterdag en zondag.'],
    ['FRE', 'Vous travaillez aussi le samedi et le dimanche.'],
    ['ENG', 'You work at weekends too.'],
    ['ITA', 'Si lavora anche sabato e domenica.'],
  ])('ENG-10c ask it where they are not left out, in %s: %s', (language, text) => {
    expect(skills(language, text)).toEqual(['weekend-work']);
  });
});
