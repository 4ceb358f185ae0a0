// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { chipsThatFit } from '../../src/parts/results/row/chips-that-fit.ts';

// without a canvas a letter counts 6.4 px, so that a chip of ten letters is 25 + 64 = 89 px, 4 px from the next
const TEN = 'abcdefghij';

describe('the reasons of a row', () => {
  it('are as many as its line has room for, with room for how many more there are', () => {
    const four = [TEN, TEN, TEN, TEN];
    expect(chipsThatFit(four, 5, 4 * 89 + 3 * 4)).toBe(4);
    // one pixel less: three, for "+1" needs 30 px that are there
    expect(chipsThatFit(four, 5, 4 * 89 + 3 * 4 - 1)).toBe(3);
    expect(chipsThatFit(four, 5, 3 * 89 + 2 * 4 + 29)).toBe(2);
  });

  it('are five at most, and one at least', () => {
    expect(chipsThatFit(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 5, 1000)).toBe(5);
    expect(chipsThatFit([TEN, TEN], 5, 10)).toBe(1);
    expect(chipsThatFit([], 5, 500)).toBe(0);
  });
});
