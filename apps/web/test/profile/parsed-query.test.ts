import { ASPECT_NAMES, type AspectName } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { addParsedQuery } from '../../src/state/profile/parsed-query.ts';

const at = { start: 0, end: 1 };
const ITEMS = [
  { type: 'FUNCTION', text: 'lasser', conceptId: 'welder', ...at },
  { type: 'HARD_SKILL', text: 'TIG', conceptId: 'tig', ...at },
  { type: 'SOFT_SKILL', text: 'stipt', conceptId: 'punctual', ...at },
  { type: 'LOCATION', text: 'Gent', ...at },
  { type: 'LOCATION', text: 'Aalst', range: 20, rangeUnit: 'MILE', ...at },
  { type: 'TEXT', text: 'blabla', ...at },
] as const;

function read(allowed: readonly AspectName[] = ASPECT_NAMES) {
  let next = 0;
  return addParsedQuery({}, ITEMS, { allowed: new Set(allowed), newId: () => `n${(next += 1)}` });
}

describe('a keyword query', () => {
  it('MAT-03b adds values with default weight, not required, a function’s label is its text', () => {
    const { jobFunctions, hardSkills, softSkills } = read();
    expect(jobFunctions?.value).toEqual([
      { id: 'n1', label: 'lasser', weight: 100, required: false, conceptId: 'welder' },
    ]);
    expect(hardSkills?.value).toMatchObject([
      { label: 'TIG', conceptId: 'tig' },
      { label: 'blabla', custom: true },
    ]);
    expect(softSkills?.value).toMatchObject([{ label: 'stipt', weight: 100, required: false }]);
  });

  it('MAT-03b a place gets 10 kilometres unless the query says a range', () => {
    expect(read().locations?.value).toMatchObject([
      { label: 'Gent', range: 10, rangeUnit: 'KILOMETER' },
      { label: 'Aalst', range: 20, rangeUnit: 'MILE' },
    ]);
  });

  it('MAT-03b puts terms of employment where they belong, and only what is allowed', () => {
    const stated = [
      { type: 'TEXT', text: 'deeltijds', stated: { aspectType: 'WORKING_HOURS', value: 'PART_TIME' }, ...at },
      { type: 'TEXT', text: 'vast', stated: { aspectType: 'CONTRACT_TYPE', value: 'PERMANENT' }, ...at },
      { type: 'TEXT', text: '5 jaar', stated: { aspectType: 'SENIORITY', value: 5 }, ...at },
      { type: 'TEXT', text: 'max 3500', stated: { aspectType: 'WAGE', amountLow: null, amountHigh: 3500 }, ...at },
    ] as const;
    const newId = (): string => 'x';
    const aspects = addParsedQuery({}, stated, { allowed: new Set(ASPECT_NAMES), newId });
    expect(Object.keys(aspects).toSorted()).toEqual(['contractTypes', 'seniority', 'wage', 'workingHours']);
    expect(aspects.workingHours?.value).toMatchObject([{ label: 'PART_TIME', weight: 100, required: false }]);
    expect(aspects.contractTypes?.value).toMatchObject([{ label: 'PERMANENT', weight: 100, required: false }]);
    expect(aspects.seniority?.value).toMatchObject({ value: 5 });
    expect(aspects.wage?.value).toMatchObject({ from: null, to: 3500 });
    const few = addParsedQuery({}, stated, { allowed: new Set(['contractTypes']), newId });
    expect(Object.keys(few)).toEqual(['contractTypes']);
  });

  it('SET-22 leaves out what is not allowed, and adds nothing twice', () => {
    expect(Object.keys(read(['jobFunctions', 'locations']))).toEqual(['jobFunctions', 'locations']);
    const twice = addParsedQuery(read(), ITEMS, { allowed: new Set(ASPECT_NAMES), newId: () => 'x' });
    expect(twice).toEqual(read());
  });
});
