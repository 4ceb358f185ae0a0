import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedSentences } from '../src/structure/bounded-sentences.ts';

const cut = (text: string): readonly string[] =>
  boundedSentences(text, 'ENG').map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  it('end where they end', () => {
    expect(cut('We bake bread. You like it!\nFull-time')).toEqual(['We bake bread.', 'You like it!', 'Full-time']);
  });

  it('of more than 5,000 characters are cut at a space', () => {
    const [first, second, ...others] = cut(`${'word '.repeat(1500)}end. After it.`);
    expect(first).toBe('word '.repeat(1000).trim());
    expect(second).toBe(`${'word '.repeat(500)}end.`);
    expect(others).toEqual(['After it.']);
  });

  it('without a space are cut where 5,000 characters end', () => {
    expect(cut('x'.repeat(12_000)).map(({ length }) => length)).toEqual([5000, 5000, 2000]);
  });

  it('lose no character but white space, and none is longer', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'bc ', '. ', ' ', '\n', 'z'.repeat(1700))), (parts) => {
        const text = parts.join('');
        const pieces = cut(text);
        expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        expect(Math.max(0, ...pieces.map(({ length }) => length))).toBeLessThanOrEqual(5000);
      }),
    );
  });
});
