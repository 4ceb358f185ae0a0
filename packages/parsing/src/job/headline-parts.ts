import type { ReadText } from '../structure/read-text.ts';

/**
 * A first line of at most this many characters is a headline: a pasted ad usually begins with its title. In a longer
 * one only a part that begins within so many is.
 */
export const HEADLINE_LENGTH = 120;
/** Characters of the line in which the parts end. */
const LINE_SAMPLE = 4 * HEADLINE_LENGTH;

/** What parts a line: "Magazijnier (m/v) - Gent | voltijds. Je …"; the bracket of "cuisinier(ère)" parts nothing. */
const SEPARATOR = /\s(?:[-–—]|\/\/)\s|\s*[|•·]\s*|[:;!?.,…](?=\s|$)|\s\(|\)(?<=\s\([^()\n]{0,60}\))(?=[\s.,:;]|$)/gu;

/** A part of the first line: tokens `from` to `to` (exclusive). */
export interface Part {
  readonly from: number;
  readonly to: number;
  /** What parts it from the one before; empty for the first. */
  readonly separator: string;
}

/** The first token at or behind a character. */
export function tokenAt({ tokens }: ReadText, character: number): number {
  const at = tokens.findIndex(({ start }) => start >= character);
  return at === -1 ? tokens.length : at;
}

/** The parts of a line, characters `start` to `end` (exclusive), that begin within the length of a headline. */
export function partsOf(body: ReadText, start: number, end: number): readonly Part[] {
  const parts: Part[] = [];
  let from = tokenAt(body, start);
  let separator = '';
  const last = Math.min(end, start + LINE_SAMPLE);
  const line = body.original.slice(start, last);
  for (const match of [...line.matchAll(SEPARATOR), null]) {
    const to = tokenAt(body, match === null ? last : start + match.index);
    if (to > from) parts.push({ from, to, separator });
    // gender marks leave no words: what stands before them parts what stands behind
    separator = (to > from ? '' : separator) + (match?.[0] ?? '').trim();
    from = to;
    if (match === null || match.index > HEADLINE_LENGTH) break;
  }
  return parts;
}

/** Articles, prepositions, pronouns: a line of labels has none. */
export function hasSmallWord({ tokens, table }: ReadText, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ key }) => table.stopWords.has(key));
}
