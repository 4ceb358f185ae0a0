import { compareCodePoints } from '@counterpart/scoring';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TopHits } from '../src/top-hits.ts';

describe('TopHits', () => {
  it('law 7: keeps what sorting all hits would put first, ties by id in code point order', () => {
    const ids = fc.constantFrom('a', 'b', 'B', 'aa', '\u{ff21}', '\u{1f600}', 'é');
    const hits = fc.uniqueArray(
      fc.record({
        id: fc.tuple(ids, fc.nat({ max: 9 })).map(([id, n]) => `${id}${n}`),
        scoreUnits: fc.nat({ max: 4 }),
        change: fc.nat({ max: 9 }),
      }),
      { selector: ({ id }) => id, maxLength: 40, size: 'max' },
    );
    fc.assert(
      fc.property(hits, fc.nat({ max: 45 }), (all, limit) => {
        const top = new TopHits(limit);
        for (const { id, scoreUnits, change } of all) top.add(id, scoreUnits, change);
        const sorted = all.toSorted((a, b) => b.scoreUnits - a.scoreUnits || compareCodePoints(a.id, b.id));
        expect(top.sorted()).toEqual(sorted.slice(0, limit));
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
