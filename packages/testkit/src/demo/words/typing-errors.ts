import type { Random } from './random.ts';

/** The text with one slip of the fingers in a long word: two letters swapped, one lost or one doubled. */
export function misspelt(random: Random, text: string): string {
  const words = text.split(' ');
  const long = words.flatMap((word, index) => (/^\p{Ll}{7,}$/u.test(word) ? [index] : []));
  if (long.length === 0) return text;
  const index = random.pick(long);
  const word = words[index] ?? '';
  const at = random.between(2, word.length - 3);
  const slip = random.between(0, 2);
  const letters = [...word];
  const here = letters[at] ?? '';
  const next = letters[at + 1] ?? '';
  if (slip === 0) letters.splice(at, 2, next, here);
  else if (slip === 1) letters.splice(at, 1);
  else letters.splice(at, 0, here);
  words[index] = letters.join('');
  return words.join(' ');
}
