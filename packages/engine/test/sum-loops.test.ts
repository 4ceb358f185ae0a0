import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { upperHalves } from '../src/columns/upper-half.ts';
import { countBalanced, countSums } from '../src/ranking/sum-loops.ts';

const LENGTH = 40;
/** Sums that often agree in their upper halves, or altogether. */
const sum = fc.oneof(
  fc.nat({ max: 3 }).map((step) => 1_000_000_005_000 + step),
  fc.nat({ max: 1_000_000 }).map((part) => part * 10_000_000),
);
const documents = fc.array(fc.record({ sum, reverse: sum, verdict: fc.nat({ max: 2 }) }), {
  minLength: LENGTH,
  maxLength: LENGTH,
});

describe('counting sums', () => {
  it('counts those that reach the least, and finds those that may rank', () => {
    fc.assert(
      fc.property(documents, sum, sum, fc.boolean(), (list, least, ranked, isListed) => {
        const sums = Float64Array.from(list, (document) => document.sum);
        const verdicts = Uint8Array.from(list, ({ verdict }) => verdict);
        const left = isListed ? Uint16Array.from(list.keys()).filter((slot) => slot % 3 !== 0) : null;
        const counted = { counts: 0, leftOut: 0 };
        const reaching = new Uint16Array(LENGTH);
        const count = left?.length ?? LENGTH;
        const upper = upperHalves(sums);
        const found = countSums(0, count, left, verdicts, sums, upper, least, ranked, counted, reaching);
        const matches = [...list.entries()].filter(
          ([slot, document]) => (!isListed || slot % 3 !== 0) && document.sum >= least,
        );
        expect(counted.counts).toBe(matches.filter(([, { verdict }]) => verdict === 0).length);
        expect(counted.leftOut).toBe(matches.filter(([, { verdict }]) => verdict === 1).length);
        const ranking = matches.filter(([, document]) => document.verdict === 0 && document.sum >= ranked);
        expect([...reaching.subarray(0, found)]).toEqual(ranking.map(([slot]) => slot));
      }),
    );
  });

  it('counts balanced sums that are certain and hands over those that are not', () => {
    fc.assert(
      fc.property(documents, sum, (list, least) => {
        const sums = Float64Array.from(list, (document) => document.sum);
        const reverseSums = Float64Array.from(list, ({ reverse }) => reverse);
        const verdicts = Uint8Array.from(list, ({ verdict }) => verdict);
        const counted = { counts: 0, leftOut: 0 };
        const reaching = new Uint16Array(LENGTH);
        const [certain, possible] = [least + 20_000, least - 20_000];
        const balance = { forward: 0.5, reverse: 0.5, certain, possible, ranked: Number.POSITIVE_INFINITY };
        const found = countBalanced(0, LENGTH, null, verdicts, sums, reverseSums, balance, counted, reaching);
        const balanced = list.map((document) => (document.sum + document.reverse) / 2);
        const isCertain = (slot: number): boolean => (balanced[slot] ?? 0) >= certain;
        const slots = [...list.keys()];
        expect(counted.counts).toBe(slots.filter((slot) => verdicts[slot] === 0 && isCertain(slot)).length);
        expect(counted.leftOut).toBe(slots.filter((slot) => verdicts[slot] === 1 && isCertain(slot)).length);
        const between = slots.filter(
          (slot) => verdicts[slot] !== 2 && !isCertain(slot) && (balanced[slot] ?? 0) >= possible,
        );
        expect([...reaching.subarray(0, found)]).toEqual(between);
      }),
    );
  });
});
