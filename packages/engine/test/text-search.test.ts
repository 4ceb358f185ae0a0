import { findPhrase } from '@counterpart/scoring';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsPhrase } from '../src/text-search.ts';

describe('containsPhrase', () => {
  it('finds exactly what scoring finds among the stems themselves', () => {
    const word = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), fc.array(word, { maxLength: 4 }), (stems, words) => {
        const number = (text: string): number => text.charCodeAt(0);
        const found = containsPhrase(Int32Array.from(stems, number), words.map(number));
        expect(found).toBe(findPhrase(stems, words).length > 0);
      }),
      { seed: 7, numRuns: 1000 },
    );
  });

  it('finds no phrase in a text that ends within it', () => {
    expect(containsPhrase(Int32Array.from([1, 2]), [2, 3])).toBe(false);
    expect(containsPhrase(Int32Array.from([1, 2, 1, 2, 3]), [1, 2, 3])).toBe(true);
  });
});
