import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Scratch } from '../../src/forward/scratch.ts';
import { listBits, setBit, wordsFor } from '../../src/kernels/slot-bits.ts';
import { COMPILED_FROM } from '../../src/kernels/compiled-from.ts';

const scratch = new Scratch();
const { kernels, sums, reverseSums, verdicts, reaching, open, contenders, found, marks } = scratch;
/** No multiple of eight, as loops go by eight documents. */
const LENGTH = 43;

/** Sums that often agree, or nearly. */
const sum = fc.oneof(
  fc.nat({ max: 3 }).map((step) => 1_000_000_005_000 + step),
  fc.nat({ max: 1_000_000 }).map((part) => part * 10_000_000),
);
const document = fc.record({ sum, reverse: sum, verdict: fc.nat({ max: 3 }) });
const documents = fc.array(document, { minLength: LENGTH, maxLength: LENGTH });

function put(list: readonly { readonly sum: number; readonly reverse: number; readonly verdict: number }[]): void {
  // what stands behind the last document must not count
  sums.fill(9e12, 0, 64);
  reverseSums.fill(9e12, 0, 64);
  verdicts.fill(0, 0, 64);
  for (const [slot, each] of list.entries()) {
    sums[slot] = each.sum;
    reverseSums[slot] = each.reverse;
    verdicts[slot] = each.verdict;
  }
}

describe('loops in WebAssembly', () => {
  const some = fc.uniqueArray(fc.nat({ max: LENGTH - 1 })).map((list) => list.sort((a, b) => a - b));

  /** The documents of a set. */
  function listed(set: Uint32Array): readonly number[] {
    return [...contenders.subarray(0, listBits(set, wordsFor(LENGTH), contenders))];
  }

  it('were compiled from the sources beside them', () => {
    const folder = new URL('../../kernels/', import.meta.url);
    const hash = createHash('sha256');
    for (const name of readdirSync(folder).toSorted()) hash.update(readFileSync(new URL(name, folder)));
    expect(hash.digest('hex')).toBe(COMPILED_FROM);
  });

  it('count the documents that reach the least, and list those that may rank', () => {
    fc.assert(
      fc.property(documents, sum, sum, fc.constantFrom(0, 8, 16), (list, least, ranked, from) => {
        put(list);
        const addresses = [verdicts.byteOffset, sums.byteOffset] as const;
        const found = kernels.countSums(from, LENGTH, ...addresses, least, ranked, reaching.byteOffset);
        const matches = [...list.entries()].filter(([slot, each]) => slot >= from && each.sum >= least);
        expect(kernels.countedMatches()).toBe(matches.filter(([, { verdict }]) => verdict === 0).length);
        expect(kernels.countedLeftOut()).toBe(matches.filter(([, { verdict }]) => verdict === 1).length);
        const ranking = matches.filter(([, each]) => each.verdict === 0 && each.sum >= ranked);
        expect([...reaching.subarray(0, found)]).toEqual(ranking.map(([slot]) => slot));
      }),
    );
  });

  it('count balanced sums that are certain, and list those that are not, that may rank or must be asked', () => {
    fc.assert(
      fc.property(documents, sum, sum, (list, least, ranked) => {
        put(list);
        const [certain, possible] = [least + 20_000, least - 20_000];
        const found = kernels.countBalanced(
          0,
          LENGTH,
          verdicts.byteOffset,
          sums.byteOffset,
          reverseSums.byteOffset,
          0.25,
          0.75,
          certain,
          possible,
          ranked,
          reaching.byteOffset,
        );
        const balanced = list.map((each, slot) => ({ ...each, slot, score: 0.25 * each.sum + 0.75 * each.reverse }));
        const sure = balanced.filter(({ score }) => score >= certain);
        expect(kernels.countedMatches()).toBe(sure.filter(({ verdict }) => verdict === 0).length);
        expect(kernels.countedLeftOut()).toBe(sure.filter(({ verdict }) => verdict === 1).length);
        const listed = balanced.filter(({ verdict, score }) => {
          if (verdict === 3) return true;
          if (verdict === 2 || score < possible) return false;
          return score < certain || (verdict === 0 && score >= ranked);
        });
        expect([...reaching.subarray(0, found)]).toEqual(listed.map(({ slot }) => slot));
      }),
    );
  });

  it('find the documents that may still rank, or of which it is not known whether they count', () => {
    fc.assert(
      fc.property(documents, sum, sum, sum, (list, least, ranked, rest) => {
        put(list);
        const addresses = [verdicts.byteOffset, sums.byteOffset] as const;
        const count = kernels.openDocuments(LENGTH, ...addresses, least, ranked, rest, open.byteOffset);
        const undecided = [...list.entries()].filter(([, each]) => {
          const mayRank = each.sum >= ranked - rest;
          const mayCount = each.sum < least && each.sum >= least - rest;
          return each.verdict !== 2 && (mayRank || mayCount);
        });
        expect(count).toBe(undecided.length);
        const listed = listBits(open, wordsFor(LENGTH), contenders);
        expect([...contenders.subarray(0, listed)]).toEqual(undecided.map(([slot]) => slot));
      }),
    );
  });

  it('find the same by both directions, outside of a band, and all that must be asked for themselves', () => {
    fc.assert(
      fc.property(documents, sum, sum, sum, (list, least, ranked, rest) => {
        put(list);
        const [certain, possible] = [least + 20_000, least - 20_000];
        const count = kernels.openBalanced(
          LENGTH,
          verdicts.byteOffset,
          sums.byteOffset,
          reverseSums.byteOffset,
          0.25,
          0.75,
          certain,
          possible,
          ranked,
          rest,
          open.byteOffset,
        );
        const undecided = [...list.entries()].filter(([, each]) => {
          const score = 0.25 * each.sum + 0.75 * each.reverse;
          const isOpen = score >= ranked - rest || (score < certain && score >= possible - rest);
          return each.verdict === 3 || (each.verdict !== 2 && isOpen);
        });
        expect(count).toBe(undecided.length);
        expect(listed(open)).toEqual(undecided.map(([slot]) => slot));
      }),
    );
  });

  it('refuse documents outside of a set, and leave the verdicts of the others', () => {
    fc.assert(
      fc.property(documents, fc.uniqueArray(fc.nat({ max: LENGTH - 1 })), (list, kept) => {
        put(list);
        open.fill(0, 0, wordsFor(LENGTH));
        for (const slot of kept) setBit(open, slot);
        kernels.refuseOthers(LENGTH, open.byteOffset, verdicts.byteOffset);
        for (const [slot, { verdict }] of list.entries()) {
          expect(verdicts[slot]).toBe(kept.includes(slot) ? verdict : 2);
        }
      }),
    );
  });

  it('refuse marked documents, leave the verdicts of the others, and no mark', () => {
    fc.assert(
      fc.property(documents, fc.uniqueArray(fc.nat({ max: LENGTH - 1 })), (list, some) => {
        put(list);
        for (const slot of some) marks[slot] = 1 + (slot % 3);
        kernels.refuseMarked(LENGTH, marks.byteOffset, verdicts.byteOffset);
        for (const [slot, { verdict }] of list.entries())
          expect(verdicts[slot]).toBe(some.includes(slot) ? 2 : verdict);
        expect(marks.every((mark) => mark === 0)).toBe(true);
      }),
    );
  });

  it.each([Uint8Array, Uint16Array])('find whoever has a posting whose kind holds, of those left (%o)', (Kinds) => {
    const posted = fc.array(fc.record({ slot: fc.nat({ max: LENGTH - 1 }), kind: fc.nat({ max: 2 }) }));
    const run = fc.array(fc.nat({ max: LENGTH - 1 }), { minLength: 1, maxLength: 150 });
    fc.assert(
      fc.property(posted, posted, run, fc.option(some), (one, other, run, left) => {
        scratch.postings.forget();
        scratch.postings.beginFinding(found);
        const holding = [Uint16Array.of(0, 1, 0), Uint16Array.of(1, 0, 0)];
        for (const [i, list] of [one, other].entries()) {
          const slots = Uint16Array.from(list, ({ slot }) => slot);
          // the kinds of these begin behind those of others
          const kinds = new Kinds([2, 1, 0, ...list.map(({ kind }) => kind)]);
          scratch.postings.add(slots, kinds, 3, 0, slots.length, holding[i] ?? Uint16Array.of());
        }
        const inRun = Uint16Array.from(run);
        scratch.postings.addHolding(inRun, Kinds === Uint8Array, 1, inRun.length);
        scratch.postings.finish();
        open.fill(0, 0, wordsFor(LENGTH));
        for (const slot of left ?? []) setBit(open, slot);
        const count = kernels.takeFound(LENGTH, found.byteOffset, left !== null, open.byteOffset);
        const holders = [...one.filter(({ kind }) => kind === 1), ...other.filter(({ kind }) => kind === 0)];
        const all = [...holders.map(({ slot }) => slot), ...run.slice(1)];
        const expected = new Set(all.filter((slot) => left?.includes(slot) ?? true));
        expect([listed(open), count]).toEqual([[...expected].sort((a, b) => a - b), expected.size]);
        expect(found.every((word) => word === 0)).toBe(true);
      }),
    );
  });

  it.each([
    { Column: Uint8Array, most: 3 },
    { Column: Uint8Array, most: 255 },
    { Column: Uint16Array, most: 300 },
  ])('keep documents by their number in a column (%o)', ({ Column, most }) => {
    const column = fc.array(fc.nat({ max: most }), { minLength: LENGTH, maxLength: LENGTH });
    const holding = fc.uniqueArray(fc.nat({ max: most }));
    fc.assert(
      fc.property(some, column, holding, (left, numbers, passing) => {
        open.fill(0, 0, wordsFor(LENGTH));
        for (const slot of left) setBit(open, slot);
        const table = new Uint8Array(most + 1);
        for (const number of passing) table[number] = 1;
        const kept = left.filter((slot) => passing.includes(numbers[slot] ?? 0));
        expect(scratch.columns.keep(new Column(numbers), table, LENGTH, open)).toBe(kept.length);
        expect(listed(open)).toEqual(kept);
      }),
    );
    // the index may have more classes than this block's numbers can name
    const many = new Uint8Array(70_000).fill(1);
    open[0] = 1;
    expect(scratch.columns.keep(Column.of(most), many, 1, open)).toBe(1);
    expect(scratch.columns.keep(Uint32Array.of(1), Uint8Array.of(1), 1, open)).toBeNull();
  });

  const posting = fc.record({ slot: fc.nat({ max: LENGTH - 1 }), kind: fc.nat({ max: 2 }) });
  const values = fc.array(fc.nat({ max: 10_000 }), { minLength: 3, maxLength: 3 });
  const term = fc.record({ postings: fc.array(posting, { maxLength: 150 }), values });
  const items = fc.array(fc.array(term, { maxLength: 4 }), { minLength: 1, maxLength: 4 });

  it.each([
    { Kinds: Uint8Array, isHeld: true },
    { Kinds: Uint16Array, isHeld: true },
    { Kinds: Uint8Array, isHeld: false },
  ])('raise sums to the best evidence of an item beyond what they were before it (%o)', ({ Kinds, isHeld }) => {
    fc.assert(
      fc.property(items, fc.nat({ max: 9000 }), (list, run) => {
        sums.fill(0, 0, LENGTH);
        scratch.postings.forget();
        const expected = Array.from({ length: LENGTH }, () => 0);
        for (const [i, terms] of list.entries()) {
          const share = 1000 * (i + 1);
          const best = Array.from({ length: LENGTH }, (_, slot) => (slot % 2) * run);
          if (!isHeld) scratch.before.set(sums.subarray(0, LENGTH));
          scratch.postings.begin(share, sums, isHeld ? sums : scratch.before);
          // half of the documents have the item in a run as well
          const addRun = (): void => best.forEach((value, slot) => (sums[slot] = (sums[slot] ?? 0) + share * value));
          if (!isHeld) addRun();
          for (const { postings, values: own } of terms) {
            const slots = Uint16Array.from(postings, ({ slot }) => slot);
            const kinds = new Kinds(postings.map(({ kind }) => kind));
            scratch.postings.add(slots, kinds, 0, 0, slots.length, Uint16Array.from(own));
          }
          if (isHeld) {
            scratch.postings.hold();
            addRun();
          }
          for (const { postings, values: own } of terms) {
            for (const { slot, kind } of postings) best[slot] = Math.max(best[slot] ?? 0, own[kind] ?? 0);
          }
          scratch.postings.finish();
          for (const [slot, value] of best.entries()) expected[slot] = (expected[slot] ?? 0) + share * value;
        }
        expect([...sums.subarray(0, LENGTH)]).toEqual(expected);
      }),
    );
  });

  it('add what the source answers to criteria, by the share of the item that asks', () => {
    const asked = fc.record({
      postings: fc.array(posting, { maxLength: 150 }),
      similarity: fc.nat({ max: 10_000 }),
    });
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 5 }), values, (criteria, shares) => {
        reverseSums.fill(3, 0, LENGTH);
        const expected = Array.from({ length: LENGTH }, () => 3);
        scratch.postings.beginAnswers(reverseSums, Float64Array.from(shares));
        for (const { postings, similarity } of criteria) {
          const slots = Uint16Array.from(postings, ({ slot }) => slot);
          const own = Uint16Array.from(postings, ({ kind }) => kind);
          scratch.postings.addAnswer(slots, own, 0, slots.length, similarity);
          for (const { slot, kind } of postings) {
            expected[slot] = (expected[slot] ?? 0) + (shares[kind] ?? 0) * similarity;
          }
        }
        scratch.postings.finish();
        expect([...reverseSums.subarray(0, LENGTH)]).toEqual(expected);
      }),
    );
  });

  it('take more postings, concepts and tables of values than there is room for at once', () => {
    const count = 65_536;
    const slots = Uint16Array.from({ length: count }, (_, slot) => slot);
    const kinds = new Uint8Array(count);
    sums.fill(5);
    scratch.before.fill(5);
    scratch.postings.begin(3, sums, scratch.before);
    for (let i = 0; i < 5000; i += 1)
      scratch.postings.add(slots, kinds, i, i, i + 1, Uint16Array.of(7, ...Array.from({ length: 40 }, () => 0)));
    scratch.postings.add(slots, kinds, 0, 0, count, Uint16Array.of(9));
    scratch.postings.add(slots, kinds, 0, 0, count, Uint16Array.of(8));
    scratch.postings.finish();
    expect(sums.every((each) => each === 32)).toBe(true);
  });

  it('sum columns four at a time and what is asked three at a time', () => {
    const numbers = fc.array(fc.nat({ max: 4 }), { minLength: LENGTH, maxLength: LENGTH });
    const table = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 5, maxLength: 5 });
    const parts = fc.array(fc.record({ column: numbers, table, shares: table }), { maxLength: 9 });
    fc.assert(
      fc.property(parts, numbers, (list, shapes) => {
        const columns = list.map(({ column, table: own, shares }) => ({
          column: Uint16Array.from(column),
          table: Float64Array.from(own),
          values: Float64Array.from(own),
          shares: Float64Array.from(shares),
        }));
        sums.fill(5, 0, LENGTH);
        for (const step of scratch.columns.begin(columns, LENGTH, sums, null)) expect(step).toBeUndefined();
        reverseSums.fill(5, 0, LENGTH);
        const steps = scratch.columns.addAnswered(columns, Uint16Array.from(shapes), LENGTH, reverseSums);
        for (const step of steps) expect(step).toBeUndefined();
        for (let slot = 0; slot < LENGTH; slot += 1) {
          let [ahead, back] = [0, 5];
          for (const { column, table: own, shares } of list) {
            const value = own[column[slot] ?? 0] ?? 0;
            ahead += value;
            back += (shares[shapes[slot] ?? 0] ?? 0) * value;
          }
          expect(sums[slot]).toBe(ahead);
          expect(reverseSums[slot]).toBe(back);
        }
      }),
    );
  });

  it('sum the columns of the documents of a set, and leave the sums of others', () => {
    // two words of 64 documents and a part of a third
    const count = 150;
    const column = fc.array(fc.nat({ max: 4 }), { minLength: count, maxLength: count });
    const parts = fc.array(fc.record({ column, table: values }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(parts, fc.array(fc.boolean(), { minLength: count, maxLength: count }), (list, isIn) => {
        const columns = list.map((part) => ({
          column: Uint16Array.from(part.column, (number) => number % 3),
          table: Float64Array.from(part.table),
        }));
        open.fill(0, 0, 6);
        for (const [slot, each] of isIn.entries()) if (each) setBit(open, slot);
        // what stands behind the last document must not count
        open[4] = (open[4] ?? 0) | (1 << 30);
        sums.fill(5, 0, 200);
        for (const step of scratch.columns.begin(columns, count, sums, open)) expect(step).toBeUndefined();
        for (let slot = 0; slot < 200; slot += 1) {
          const own = columns.reduce((sum, part) => sum + (part.table[part.column[slot] ?? 0] ?? 0), 0);
          expect(sums[slot]).toBe(isIn[slot] === true ? own : 5);
        }
      }),
    );
  });

  it('keep the documents of a set by a column of two bytes, whether it has many of a word or few', () => {
    const count = 150;
    const chance = fc.array(fc.nat({ max: 99 }), { minLength: count, maxLength: count });
    fc.assert(
      fc.property(chance, chance, fc.nat({ max: 100 }), (chances, numbers, percent) => {
        const isIn = chances.map((each) => each < percent);
        open.fill(0, 0, 6);
        for (const [slot, each] of isIn.entries()) if (each) setBit(open, slot);
        const holding = Uint8Array.from({ length: 300 }, (_, number) => (number % 3) % 2);
        const column = Uint16Array.from(numbers, (number) => number * 3 + (number % 3));
        const kept = isIn.flatMap((each, slot) => (each && holding[column[slot] ?? 0] === 1 ? [slot] : []));
        expect(scratch.columns.keep(column, holding, count, open)).toBe(kept.length);
        expect([...contenders.subarray(0, listBits(open, wordsFor(count), contenders))]).toEqual(kept);
      }),
    );
  });
});
