import { describe, expect, it } from 'vitest';
import { blankGender } from '../../src/tokens/blank-gender.ts';
import { hasHitBetween, hitsBetween } from '../../src/tokens/hits-between.ts';
import { PhraseTable } from '../../src/tokens/phrase-table.ts';
import { tokensOf } from '../../src/tokens/text-tokens.ts';

describe('tokens', () => {
  it('are folded words, parts of hyphenated words and numbers with their values', () => {
    expect(tokensOf('Mig-lasser, 38u à 2.800,50').map(({ key, number }) => [key, number])).toEqual([
      ['mig', null],
      ['lasser', null],
      ['38', 38],
      ['u', null],
      ['a', null],
      ['2.800,50', 2800.5],
    ]);
  });
  it('know whether a break stands before them', () => {
    expect(tokensOf('lassen, draaien en frezen').map(({ followsBreak }) => followsBreak)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
  it('keep their offsets where marks of gender are blanked', () => {
    const text = 'Vendeur(se) H/F à Lille';
    expect(tokensOf(blankGender(text)).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Vendeur',
      'à',
      'Lille',
    ]);
  });
});

describe('phrases', () => {
  const table = new PhraseTable<string>();
  table.add('vast', 'short');
  table.add('vast contract', 'long');

  it('are found with the shorter ones inside them, and not across a break', () => {
    const found = (text: string) => table.find(tokensOf(text)).map(({ value, from, to }) => [value, from, to]);
    expect(found('een vast contract')).toEqual([
      ['short', 1, 2],
      ['long', 1, 3],
    ]);
    expect(found('vast, contract')).toEqual([['short', 0, 1]]);
  });
  it('are asked for between two tokens', () => {
    const hits = table.find(tokensOf('vast of vast contract')).filter(({ value }) => value === 'short');
    expect(hitsBetween(hits, 1, 4).map(({ from }) => from)).toEqual([2]);
    expect(hasHitBetween(hits, 0, 1)).toBe(true);
    expect(hasHitBetween(hits, 1, 2)).toBe(false);
  });
});
