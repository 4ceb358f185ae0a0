import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ranked } from '../../src/ranking/sort-plan.ts';
import { TopMatches } from '../../src/ranking/top-matches.ts';

describe('TopMatches', () => {
  it('law 7: keeps what sorting all matches would put first', () => {
    const order = (a: Ranked, b: Ranked): number => b.scoreUnits - a.scoreUnits || a.block - b.block || a.slot - b.slot;
    const matches = fc.uniqueArray(
      fc.record({ block: fc.nat({ max: 2 }), slot: fc.nat({ max: 99 }), scoreUnits: fc.nat({ max: 4 }) }),
      { selector: ({ block, slot }) => `${block} ${slot}`, maxLength: 40, size: 'max' },
    );
    fc.assert(
      fc.property(matches, fc.nat({ max: 45 }), (all, limit) => {
        const top = new TopMatches(limit, order);
        for (const { block, slot, scoreUnits } of all) {
          // whoever only looks at scores may pass over what cannot be among the first
          if (scoreUnits >= top.leastScore) top.add(block, slot, scoreUnits);
        }
        expect(top.sorted()).toEqual(all.toSorted(order).slice(0, limit));
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
