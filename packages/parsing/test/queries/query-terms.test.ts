import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

/** The items of a query: type, words, and what they state or which concept they are. */
function items(language: Language, query: string): readonly string[] {
  return parser.parseQuery({ query, language }).map(({ type, text, start, end, stated, conceptId, range }) => {
    expect(query.slice(start, end)).toBe(text);
    const meaning = stated === undefined ? (conceptId ?? range ?? '') : Object.values(stated).join(' ');
    return `${type} ${text} ${meaning}`.trim();
  });
}

describe('what a query says of the terms of employment', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'boekhouder deeltijds', 'TEXT deeltijds WORKING_HOURS PART_TIME'],
    ['DUT', 'chauffeur vast', 'TEXT vast CONTRACT_TYPE PERMANENT'],
    ['DUT', 'schoonmaker 20 uur', 'TEXT 20 uur WORKING_HOURS PART_TIME'],
    ['DUT', 'java developer 5 jaar ervaring', 'TEXT 5 jaar ervaring SENIORITY 5'],
    ['DUT', 'hr manager max 5000 euro', 'TEXT max 5000 euro WAGE  5000'],
    ['DUT', 'kassier 14 euro per uur', 'TEXT 14 euro per uur WAGE 2296 2296'],
    ['DUT', 'freelance projectleider', 'TEXT freelance CONTRACT_TYPE SELF_EMPLOYED'],
    ['FRE', 'comptable cdi', 'TEXT cdi CONTRACT_TYPE PERMANENT'],
    ['FRE', 'développeur react 3 ans', 'TEXT 3 ans SENIORITY 3'],
    ['FRE', 'aide à domicile temps partiel', 'TEXT temps partiel WORKING_HOURS PART_TIME'],
    ['FRE', 'assistante rh intérim', 'TEXT intérim CONTRACT_TYPE TEMPORARY'],
    ['FRE', 'vendeur max 2000 € brut', 'TEXT max 2000 € brut WAGE  2000'],
    ['ENG', 'part time bookkeeper', 'TEXT part time WORKING_HOURS PART_TIME'],
    ['ENG', 'java london £60k', 'TEXT £60k WAGE 5000 5000'],
    ['ENG', 'permanent staff nurse', 'TEXT permanent CONTRACT_TYPE PERMANENT'],
    ['ITA', 'commessa full time', 'TEXT full time WORKING_HOURS FULL_TIME'],
    ['ITA', 'sviluppatore java 3 anni', 'TEXT 3 anni SENIORITY 3'],
    ['ITA', 'cameriera stagionale', 'TEXT stagionale CONTRACT_TYPE TEMPORARY'],
  ])('ENG-11 %s: "%s"', (language, query, item) => {
    expect(items(language, query)).toContain(item);
  });

  it('ENG-11 leaves the words of a longer name, of a place and of a distance to it', () => {
    expect(items('DUT', 'contract manager')).toEqual(['FUNCTION contract manager contract-manager']);
    expect(items('DUT', 'verpleegkundige 9000 gent 4/5')).toEqual([
      'FUNCTION verpleegkundige nurse',
      'LOCATION 9000 gent',
      'TEXT 4/5 WORKING_HOURS PART_TIME',
    ]);
    expect(items('DUT', 'lasser Gent 20 km')).toEqual(['FUNCTION lasser welder', 'LOCATION Gent 20']);
  });

  it('ENG-11 twenty years are the most that somebody searches by', () => {
    expect(items('DUT', 'lasser 20 jaar')).toContain('TEXT 20 jaar SENIORITY 20');
    expect(items('DUT', 'lasser 21 jaar')).toEqual(['FUNCTION lasser welder', 'TEXT 21 jaar']);
  });

  it.each<readonly [Language, string, string, string]>([
    ['DUT', 'verpleegkundige nacht', 'FUNCTION verpleegkundige nurse', 'HARD_SKILL nacht night-shift'],
    ['ENG', 'night nurse', 'HARD_SKILL night night-shift', 'FUNCTION nurse nurse'],
  ])('ENG-11 %s: when a job is done, "%s"', (language, query, ...expected) => {
    expect(items(language, query)).toEqual(expected);
  });

  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'kok zonder weekendwerk', ['FUNCTION kok cook']],
    ['FRE', 'cuisinier sans week-end', ['FUNCTION cuisinier cook']],
    ['ENG', 'care assistant no driving licence', ['FUNCTION care assistant healthcare-assistant']],
    ['DUT', 'geen avonden kok', ['FUNCTION kok cook']],
  ])('ENG-11 %s: what is not wanted is not asked, "%s"', (language, query, expected) => {
    expect(items(language, query)).toEqual(expected);
  });
});
