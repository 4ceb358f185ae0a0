import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LeftSlots } from '../../src/kernels/left-slots.ts';
import { hasBit, listBits, setBit, wordsFor } from '../../src/kernels/slot-bits.ts';

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
        expect([...left.subarray(0, listBits(bits, WORDS, left))]).toEqual(list);
        for (let slot = 0; slot < LENGTH; slot += 1) expect(hasBit(bits, slot)).toBe(list.includes(slot));
      }),
    );
  });
});

describe('the documents left', () => {
  it.each([1, 31, 32, 33, LENGTH])('are all of %i at first, as a set and as a list', (length) => {
    const left = new LeftSlots(new Uint32Array(WORDS).fill(0xffff_ffff), new Uint16Array(LENGTH).fill(7));
    left.begin(length);
    expect([left.count, left.areAll]).toEqual([length, true]);
    const all = Array.from({ length }, (_, slot) => slot);
    expect([...left.list]).toEqual(all);
    left.begin(length);
    const listed = new Uint16Array(32 * WORDS);
    // none behind the last one
    expect([...listed.subarray(0, listBits(left.set, wordsFor(length), listed))]).toEqual(all);
    expect(left.areAll).toBe(false);
  });

  it('are the same as a set, as a list that was shortened and as a set again', () => {
    fc.assert(
      fc.property(slots, slots, (list, others) => {
        const bits = new Uint32Array(WORDS);
        const left = new LeftSlots(bits, new Uint16Array(LENGTH));
        left.begin(LENGTH);
        bits.set(bitsOf(list));
        left.narrowed(list.length);
        expect([...left.list]).toEqual(list);
        const kept = list.filter((slot) => others.includes(slot));
        left.list.set(kept);
        left.shortened(kept.length);
        expect([left.count, left.areAll, [...left.list]]).toEqual([kept.length, false, kept]);
        expect([...left.set]).toEqual([...bitsOf(kept)]);
      }),
    );
  });
});
