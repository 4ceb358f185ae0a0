import { sentenceSpans, type Span } from '@counterpart/text';
import type { Language } from '@counterpart/domain';

/**
 * UTF-16 code units of the longest sentence, some 800 words. Who looks at a find may go through its sentence: of
 * 500,000 characters without one stop that was the square of the text.
 */
const LONGEST = 5000;

/** The sentences of a text; of a longer one than 5,000 characters each piece counts as one. */
export function boundedSentences(text: string, language: Language): readonly Span[] {
  return sentenceSpans(text, language).flatMap((span) =>
    span.end - span.start > LONGEST ? piecesOf(text, span) : span,
  );
}

/** Cut at the last space of each piece, if there is one. */
function piecesOf(text: string, { start, end }: Span): readonly Span[] {
  const pieces: Span[] = [];
  for (let from = start; from < end;) {
    const space = end - from > LONGEST ? text.lastIndexOf(' ', from + LONGEST) : end;
    const to = space > from ? space : Math.min(end, from + LONGEST);
    pieces.push({ start: from, end: to });
    from = text.charAt(to) === ' ' ? to + 1 : to;
  }
  return pieces;
}
