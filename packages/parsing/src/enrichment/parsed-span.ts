import type { ParsedSpan } from '../job/parsing-aspect.ts';
import type { ReadText } from '../structure/read-text.ts';
import { charactersOf, type ValueMention } from '../structure/value-mention.ts';

/** Characters of a text as the place of an aspect. */
export function parsedSpan(read: ReadText, start: number, end: number, confidence: number): ParsedSpan {
  return { matchedText: read.original.slice(start, end), start, end, field: 'text', confidence, required: null };
}

/** Where a value that was found stands. */
export function parsedSpanOf(read: ReadText, { from, to, confidence }: ValueMention<unknown>): ParsedSpan {
  const { start, end } = charactersOf(read, from, to);
  return parsedSpan(read, start, end, confidence);
}
