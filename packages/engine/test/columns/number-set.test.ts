import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NumberSet } from '../../src/columns/number-set.ts';

it('a set of numbers has what was added to it since it was emptied, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 5000 })), fc.array(fc.nat({ max: 5000 })), (before, after) => {
      const numbers = new NumberSet();
      for (const each of before) numbers.add(each);
      expect([...numbers]).toEqual([...new Set(before)].toSorted((a, b) => a - b));
      numbers.clear();
      for (const each of after) numbers.add(each);
      const expected = new Set(after);
      expect([...numbers]).toEqual([...expected].toSorted((a, b) => a - b));
      for (const each of [...before, ...after, 6000]) expect(numbers.has(each)).toBe(expected.has(each));
    }),
  );
});
