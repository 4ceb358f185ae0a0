import { describe, expect, it } from 'vitest';
import { PhraseTable } from '../src/tokens/phrase-table.ts';
import { textPieces } from '../src/tokens/text-pieces.ts';
import { UNNUMBERED, WordFacts, wordOf } from '../src/tokens/word-book.ts';

/** Longer than what the book keeps. */
const LONG = 'x'.repeat(60);

describe('the words of texts and tables', () => {
  it('have one number however they are written, and the same one each time', () => {
    const { word, key } = wordOf('Employé');
    expect(key).toBe('employe');
    expect(wordOf('EMPLOYE').word).toBe(word);
    expect(wordOf('employe').word).toBe(word);
    expect(wordOf('employee').word).not.toBe(word);
  });
  it('that have no number are compared by their letters', () => {
    expect(wordOf(LONG).word).toBe(UNNUMBERED);
    const table = new PhraseTable<string>();
    table.add(`${LONG} alpha`, 'long');
    table.add('alpha', 'short');
    const found = table.find(textPieces(`y${LONG} alpha ${LONG} alpha`)).map(({ value, from }) => [value, from]);
    expect(found).toEqual([
      ['short', 1],
      ['long', 2],
      ['short', 3],
    ]);
  });
  it('keep what is worked out for them, and only for them', () => {
    let count = 0;
    const lengths = new WordFacts((key) => {
      count++;
      return key.length;
    });
    expect(['alpha', 'be', 'alpha', LONG, `${LONG}y`, 'be'].map((each) => lengths.of(wordOf(each)))).toEqual([
      5, 2, 5, 60, 61, 2,
    ]);
    expect(count).toBe(4);
  });
});
