import { findPhrase } from '@counterpart/scoring';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsPhrase } from '../../src/query/phrase.ts';

describe('containsPhrase', () => {
  it('finds exactly what scoring finds among the stems themselves, and nothing of its neighbours', () => {
    const word = fc.constantFrom('a', 'b', 'c');
    const list = fc.array(word, { maxLength: 12 });
    fc.assert(
      fc.property(list, list, fc.array(word, { maxLength: 4 }), (before, stems, words) => {
        const number = (text: string): number => text.charCodeAt(0);
        const all = Uint16Array.from([...before, ...stems, ...before], number);
        const found = containsPhrase(all, before.length, before.length + stems.length, words.map(number));
        expect(found).toBe(findPhrase(stems, words).length > 0);
      }),
      { seed: 7, numRuns: 1000 },
    );
  });

  it('finds no phrase in a text that ends within it', () => {
    expect(containsPhrase(Uint16Array.from([1, 2]), 0, 2, [2, 3])).toBe(false);
    expect(containsPhrase(Uint16Array.from([1, 2, 1, 2, 3]), 0, 5, [1, 2, 3])).toBe(true);
  });
});
