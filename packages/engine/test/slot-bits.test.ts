import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBits,
  countBits,
  hasBit,
  intersect,
  keepBits,
  listBits,
  setBit,
  wordsFor,
} from '../src/forward/slot-bits.ts';

const LENGTH = 100;
const WORDS = wordsFor(LENGTH);
const slots = fc.uniqueArray(fc.nat({ max: LENGTH - 1 })).map((list) => list.sort((a, b) => a - b));

function bitsOf(list: readonly number[]): Uint32Array {
  const bits = new Uint32Array(WORDS);
  for (const slot of list) setBit(bits, slot);
  return bits;
}

describe('sets of documents', () => {
  it('have what was put into them, in order', () => {
    fc.assert(
      fc.property(slots, (list) => {
        const bits = bitsOf(list);
        const left = new Uint16Array(LENGTH);
        expect(countBits(bits, WORDS)).toBe(list.length);
        expect([...left.subarray(0, listBits(bits, WORDS, left))]).toEqual(list);
        for (let slot = 0; slot < LENGTH; slot += 1) expect(hasBit(bits, slot)).toBe(list.includes(slot));
      }),
    );
  });

  it('take the postings in that hold', () => {
    const kinds = fc.array(fc.nat({ max: 2 }), { minLength: LENGTH, maxLength: LENGTH });
    fc.assert(
      fc.property(slots, slots, kinds, fc.boolean(), (before, list, tags, doAllHold) => {
        const bits = bitsOf(before);
        const holding = doAllHold ? null : Uint8Array.of(1, 0, 1);
        addBits(Uint16Array.from([7, ...list]), Uint8Array.from([1, ...tags]), 1, list.length + 1, holding, bits);
        const added = list.filter((_, i) => doAllHold || tags[i] !== 1);
        const left = new Uint16Array(LENGTH);
        const expected = [...new Set([...before, ...added])].sort((a, b) => a - b);
        expect([...left.subarray(0, listBits(bits, WORDS, left))]).toEqual(expected);
      }),
    );
  });

  it('keep what another set has too', () => {
    fc.assert(
      fc.property(slots, slots, (one, other) => {
        const expected = one.filter((slot) => other.includes(slot));
        const left = Uint16Array.from(one);
        expect([...left.subarray(0, keepBits(bitsOf(other), left, one.length))]).toEqual(expected);
        const bits = bitsOf(one);
        intersect(bits, bitsOf(other), WORDS);
        expect([...left.subarray(0, listBits(bits, WORDS, left))]).toEqual(expected);
      }),
    );
  });
});
