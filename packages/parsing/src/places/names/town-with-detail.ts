import { LONGEST_NAME } from './name-surroundings.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';

/** Lines from the top in which the place stands below the title, and words of the longest of them. */
const [TOP_LINES, LONGEST_LINE] = [4, 12] as const;
/** A bracket that ends the line, or a comma and a name. */
const DETAIL = /^(?: ?\([^()\n]{2,60}\)\s*$|, (?=\p{Lu}))/u;
/** What ends a sentence is no line of a place. */
const SENTENCE = /[.!?;:]\s*$/u;
const TOP_LENGTH = 300;

/**
 * The token behind a town that begins a line of its own near the top of an ad and is followed by what it is in or by
 * more of it; null for any other line:
 *
 *     London (Regent Street)      Nuneaton, George Eliot Hospital      Treviso (sede operativa, con uscite)
 */
export function behindTownOfLine(read: ReadText, sentence: Sentence, at: number): number | null {
  if (at !== sentence.from || sentence.isItem || sentence.section === 'contact' || sentence.section === 'company')
    return null;
  const { tokens, original } = read;
  if (sentence.to - sentence.from > LONGEST_LINE || sentence.start > TOP_LENGTH) return null;
  const line = original.slice(sentence.start, sentence.end);
  const isTop = original.slice(0, sentence.start).split('\n').length <= TOP_LINES;
  const isWhole = /^\s*(?:\n|$)/.test(original.slice(sentence.end));
  if (!isTop || !isWhole || SENTENCE.test(line)) return null;
  for (let to = at + 1; to <= Math.min(sentence.to, at + LONGEST_NAME); to++) {
    const end = tokens[to - 1]?.end ?? 0;
    if (DETAIL.test(original.slice(end, sentence.end))) return to;
    if (tokens[to]?.followsBreak === true) return null;
  }
  return null;
}
