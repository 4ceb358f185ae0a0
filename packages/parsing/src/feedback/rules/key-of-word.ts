import { tokensOf } from '../../tokens/text-tokens.ts';

/** A word as rules compare it: folded, a blank where a hyphen or an apostrophe stands. */
export function keyOfWord(word: string): string {
  return tokensOf(word)
    .map(({ key }) => key)
    .join(' ');
}
