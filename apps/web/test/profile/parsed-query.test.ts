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

  it('SET-22 leaves out what is not allowed, and adds nothing twice', () => {
    expect(Object.keys(read(['jobFunctions', 'locations']))).toEqual(['jobFunctions', 'locations']);
    const twice = addParsedQuery(read(), ITEMS, { allowed: new Set(ASPECT_NAMES), newId: () => 'x' });
    expect(twice).toEqual(read());
  });
});
