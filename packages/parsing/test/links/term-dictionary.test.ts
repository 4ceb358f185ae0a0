import { describe, expect, it } from 'vitest';
import { PhraseTable } from '../../src/tokens/phrase-table.ts';
import { tokensOf } from '../../src/tokens/text-tokens.ts';
import { UNNUMBERED, TermFacts, termOf } from '../../src/tokens/term-dictionary.ts';

/** Longer than what the book keeps. */
const LONG = 'x'.repeat(60);

describe('the words of texts and tables', () => {
  it('have one number however they are written, and the same one each time', () => {
    const { id, key } = termOf('Employé');
    expect(key).toBe('employe');
    expect(termOf('EMPLOYE').id).toBe(id);
    expect(termOf('employe').id).toBe(id);
    expect(termOf('employee').id).not.toBe(id);
  });
  it('that have no number are compared by their letters', () => {
    expect(termOf(LONG).id).toBe(UNNUMBERED);
    const table = new PhraseTable<string>();
    table.add(`${LONG} alpha`, 'long');
    table.add('alpha', 'short');
    const found = table.find(tokensOf(`y${LONG} alpha ${LONG} alpha`)).map(({ value, from }) => [value, from]);
    expect(found).toEqual([
      ['short', 1],
      ['long', 2],
      ['short', 3],
    ]);
  });
  it('keep what is worked out for them, and only for them', () => {
    let count = 0;
    const lengths = new TermFacts((key) => {
      count++;
      return key.length;
    });
    expect(['alpha', 'be', 'alpha', LONG, `${LONG}y`, 'be'].map((each) => lengths.of(termOf(each)))).toEqual([
      5, 2, 5, 60, 61, 2,
    ]);
    expect(count).toBe(4);
  });
});
