import type { ReadText } from '../structure/read-text.ts';

/** Words of a title at most: longer ones are sentences. */
const LONGEST_TITLE = 12;

/** Where a part of a title ends that begins at a token: at a break or a dash between blanks. */
export function endOfField({ tokens, original }: ReadText, from: number): number {
  let to = from + 1;
  for (; to < tokens.length && to - from <= LONGEST_TITLE; to++) {
    const [last, next] = [tokens[to - 1], tokens[to]];
    if (next === undefined || last === undefined || next.followsBreak) break;
    if (/\s[-–—]\s/.test(original.slice(last.end, next.start))) break;
  }
  return Math.min(to, tokens.length);
}
