import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlockPostings, BlockView } from '../../src/blocks/block.ts';
import type { CountedGroup } from '../../src/forward/counted-groups.ts';
import { GroupSums } from '../../src/forward/group-sums.ts';
import { Scratch } from '../../src/forward/scratch.ts';
import { hasBit, setBit, wordsFor } from '../../src/kernels/slot-bits.ts';
import { groupedInSteps } from '../../src/kernels/tag-runs.ts';
import { evidenceOf, finished, KINDS, LENGTH, ODDS, postingsOf, randomOf } from '../random-evidence.ts';

const scratch = new Scratch();

const value = fc.oneof(fc.constantFrom(0, 5000, 10_000), fc.nat({ max: 10_000 }));
const term = fc.record({
  concept: fc.nat({ max: ODDS.length + 1 }),
  values: fc.array(value, { minLength: KINDS, maxLength: KINDS }),
});
const group = fc.record({ share: fc.integer({ min: 1, max: 1000 }), terms: fc.array(term, { maxLength: 6 }) });

describe('sums of groups', () => {
  it.each([Uint8Array, Uint16Array])(
    'count the best evidence of each once, in runs, in sets and beside them (%o)',
    (Kinds) => {
      let [inRuns, inSets, beside] = [0, 0, 0];
      fc.assert(
        fc.property(
          fc.nat(),
          fc.array(group, { maxLength: 5 }),
          // marks tell 255 groups apart
          fc.constantFrom(1, 60),
          fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
          (seed, some, times, openOdds) => {
            const random = randomOf(seed);
            const list = Array.from({ length: times }, () => some).flat();
            const evidence = evidenceOf(random);
            const concepts = postingsOf(evidence, Kinds);
            const { runs } = concepts;
            inRuns += runs.tags.length;
            inSets += runs.sets.length;
            beside += ODDS.filter((_, concept) => runs.firstRuns[concept] === runs.firstRuns[concept + 1]).length;
            const groups = list.map(({ share, terms }, number): CountedGroup => ({
              number: number + 1,
              share,
              terms: terms.map(({ concept, values }) => ({ concept, values: Uint16Array.from(values) })),
              keywords: [],
              most: 0,
              isRequired: false,
            }));
            const { open, sums } = scratch;
            open.fill(0, 0, wordsFor(LENGTH));
            for (let slot = 0; slot < LENGTH; slot += 1) if (random() < (openOdds ?? 1)) setBit(open, slot);
            sums.fill(7, 0, LENGTH);
            const expected = Array.from({ length: LENGTH }, () => 7);
            const view = { columns: { length: LENGTH } } as unknown as BlockView;
            const postings = { concepts } as unknown as BlockPostings;
            const adding = new GroupSums(groups);
            scratch.postings.forget();
            adding.enter();
            for (const each of groups) {
              finished(adding.add(each, openOdds === null ? null : open, view, postings, scratch));
              for (const [slot, own] of evidence.entries()) {
                const counted = own.flatMap(([concept, kind]) =>
                  each.terms.filter((asked) => asked.concept === concept).map(({ values }) => values[kind] ?? 0),
                );
                expected[slot] = (expected[slot] ?? 0) + each.share * Math.max(0, ...counted);
              }
            }
            for (const [slot, sum] of expected.entries()) if (hasBit(open, slot)) expect(sums[slot]).toBe(sum);
          },
        ),
        { seed: 7, numRuns: 30 },
      );
      expect([inRuns, inSets, beside].every((count) => count > 0)).toBe(true);
    },
  );

  it('take more postings and concepts than there is room for at once', () => {
    const length = 65_536;
    const everyone = Uint16Array.from({ length }, (_, slot) => slot);
    const few = everyone.subarray(100, 115);
    // all have concept 0 by three kinds, fifteen have concept 1
    const postings = {
      starts: Uint32Array.of(0, 3 * length, 3 * length + few.length),
      slots: Uint16Array.from([...everyone, ...everyone, ...everyone, ...few]),
      tags: Uint8Array.from({ length: 3 * length + few.length }, (_, i) =>
        i < 3 * length ? Math.floor(i / length) : 0,
      ),
    };
    const concepts = finished(groupedInSteps(postings, 3, length));
    const rare = { concept: 1, values: Uint16Array.of(8, 0, 0) };
    const frequent = { concept: 0, values: Uint16Array.of(5, 7, 6) };
    const terms = [frequent, ...Array.from({ length: 5000 }, () => rare)];
    const groups = [{ number: 1, share: 3, terms, keywords: [], most: 0, isRequired: false }];
    const adding = new GroupSums(groups);
    scratch.postings.forget();
    scratch.sums.fill(1);
    const view = { columns: { length } } as unknown as BlockView;
    adding.enter();
    for (const each of groups)
      finished(adding.add(each, null, view, { concepts } as unknown as BlockPostings, scratch));
    expect(scratch.sums.every((sum, slot) => sum === (few.includes(slot) ? 25 : 22))).toBe(true);
  });
});
