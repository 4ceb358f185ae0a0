import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { conceptsIn } from '../names/concepts-in.ts';

/** A language, a title, a text, and a concept. */
type Case = readonly [language: Language, title: string, text: string, concept: string];

describe('what was studied, and when one is free', () => {
  it.each<Case>([
    ['ITA', 'Tecnico', 'Laurea a indirizzo scientifico (informatica, matematica, statistica).', 'mathematics'],
    ['ENG', 'Analyst', 'A degree in a numerate subject (economics, statistics, mathematics).', 'statistics'],
    ['DUT', 'Analist', 'Een bachelor in een exacte richting (economie, statistiek, wiskunde).', 'statistics'],
    ['FRE', 'Analyste', 'Un master en sciences exactes (économie, statistiques, mathématiques).', 'statistics'],
  ])('ENG-10c fields in brackets behind a study are no skills (%s, %s: %s)', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).not.toContain(concept);
  });

  it('ENG-10c what stands in brackets behind experience is a skill', () => {
    expect(conceptsIn('ENG', 'Analyst', 'A degree and experience in analysis (SQL, statistics).')).toContain(
      'statistics',
    );
  });

  it.each<Case>([
    ['ENG', 'Clerk', 'We offer 30 days annual leave plus bank holidays and weekends.', 'weekend-work'],
    ['ITA', 'Impiegato', 'Offriamo 22 giorni di ferie più i festivi e weekend.', 'weekend-work'],
  ])('ENG-10f days beside the leave that is given are free (%s, %s: %s)', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).not.toContain(concept);
  });

  it('ENG-10f days of work are not', () => {
    expect(conceptsIn('ENG', 'Clerk', 'You work weekends and bank holidays.')).toContain('weekend-work');
  });
});
