import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlockPostings, BlockView } from '../../src/blocks/block.ts';
import { Conditions } from '../../src/forward/conditions.ts';
import { Scratch } from '../../src/forward/scratch.ts';
import type { ForwardPlan } from '../../src/query/forward-plan.ts';
import { outcome } from '../../src/query/item-outcome.ts';
import { evidenceOf, finished, KINDS, LENGTH, ODDS, postingsOf, randomOf } from '../random-evidence.ts';

const scratch = new Scratch();

/** A concept, and for each kind of its evidence whether that meets the condition. */
const term = fc.record({
  concept: fc.nat({ max: ODDS.length + 1 }),
  holding: fc.array(fc.boolean(), { minLength: KINDS, maxLength: KINDS }),
});
const conditions = fc.array(fc.array(term, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 });

interface AskedTerm {
  readonly concept: number;
  readonly holding: readonly boolean[];
}

function planOf(all: readonly (readonly AskedTerm[])[]): ForwardPlan {
  const conjuncts = all.map((terms, row) => ({
    rows: [row],
    values: null,
    evidence: [
      {
        row,
        keyword: null,
        terms: terms.map(({ concept, holding }) => ({
          concept,
          holds: holding.includes(true),
          outcomes: Uint16Array.from(holding, (holds) => outcome(holds ? 10_000 : 4000, holds, true)),
        })),
      },
    ],
  }));
  return { conjuncts, rows: all.length } as unknown as ForwardPlan;
}

describe('conditions on evidence', () => {
  it.each([Uint8Array, Uint16Array])(
    'leave who has a kind that holds for each, in runs and beside them (%o)',
    (Kinds) => {
      let [inRuns, beside] = [0, 0];
      fc.assert(
        fc.property(fc.nat(), conditions, (seed, all) => {
          const evidence = evidenceOf(randomOf(seed));
          const concepts = postingsOf(evidence, Kinds);
          const { firstRuns } = concepts.runs;
          for (const { concept } of all.flat()) {
            if ((firstRuns[concept + 1] ?? 0) > (firstRuns[concept] ?? 0)) inRuns += 1;
            else beside += 1;
          }
          const { slots } = scratch;
          scratch.postings.forget();
          slots.begin(LENGTH);
          const view = { columns: { length: LENGTH } } as unknown as BlockView;
          const met = new Conditions(planOf(all)).meet(
            view,
            { concepts } as unknown as BlockPostings,
            scratch,
            () => false,
          );
          expect(finished(met)).toBe(true);
          const expected = evidence.flatMap((own, slot) =>
            all.every((terms) =>
              terms.some(({ concept, holding }) => own.some(([other, kind]) => other === concept && holding[kind])),
            )
              ? [slot]
              : [],
          );
          expect([...slots.list]).toEqual(expected);
        }),
        { seed: 11 },
      );
      expect([inRuns, beside].every((count) => count > 0)).toBe(true);
    },
  );
});
