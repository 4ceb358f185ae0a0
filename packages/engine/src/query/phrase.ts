import type { Naturals } from '../columns/numbers.ts';

/** Whether words stand in a stretch of stems, one after the other and in order. */
export function containsPhrase(stems: Naturals, start: number, end: number, words: readonly number[]): boolean {
  const first = words[0];
  if (first === undefined) return false;
  const last = end - words.length;
  for (let at = start; at <= last; at += 1) {
    if (stems[at] !== first) continue;
    let i = 1;
    while (i < words.length && stems[at + i] === words[i]) i += 1;
    if (i === words.length) return true;
  }
  return false;
}
