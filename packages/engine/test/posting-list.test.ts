import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OLDEST_YEAR, PostingList, SlotList, TIMELESS } from '../src/posting-list.ts';

const posting = fc.record({
  slot: fc.nat({ max: 65_535 }),
  tag: fc.nat({ max: 0x66 }),
  year: fc.constantFrom(OLDEST_YEAR, 1999, 2026, TIMELESS - 1, TIMELESS),
});

function postingsOf(list: PostingList): unknown[] {
  return Array.from({ length: list.length }, (_, i) => ({
    slot: list.slots[i],
    tag: list.tags[i],
    year: list.years[i],
  }));
}

describe('PostingList', () => {
  it('gives back what was pushed, however often it had to grow', () => {
    fc.assert(
      fc.property(fc.array(posting, { maxLength: 70, size: 'max' }), (postings) => {
        const list = new PostingList();
        for (const { slot, tag, year } of postings) list.push(slot, tag, year);
        expect(postingsOf(list)).toEqual(postings);
      }),
      { seed: 7, numRuns: 100 },
    );
  });

  it('moves what stays to its new slots and drops the rest', () => {
    const list = new PostingList();
    for (const slot of [0, 1, 2, 2, 3]) list.push(slot, slot, 2000 + slot);
    const moved = list.moved(Int32Array.from([-1, 0, 1, -1]));
    expect(postingsOf(moved)).toEqual([
      { slot: 0, tag: 1, year: 2001 },
      { slot: 1, tag: 2, year: 2002 },
      { slot: 1, tag: 2, year: 2002 },
    ]);
  });
});

describe('SlotList', () => {
  it('names a document once, and only those that stay after a move', () => {
    const list = new SlotList();
    for (const slot of [0, 0, 2, 5, 5]) list.push(slot);
    expect(list.slots).toEqual([0, 2, 5]);
    expect(list.moved(Int32Array.from([-1, -1, 0, -1, -1, 1])).slots).toEqual([0, 1]);
  });
});
