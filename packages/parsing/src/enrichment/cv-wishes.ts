import type { CvSpan } from '../cv/entries/cv-entries.ts';
import { PhraseSet } from '../cv/words/phrase-set.ts';
import { phrasesOfAll } from '../language/word-lists.ts';
import { type ReadText, readText } from '../structure/read-text.ts';

/** "Ik zoek", "open to", "Contrat souhaité": a sentence with one of these says what somebody wants. */
const WISH = new PhraseSet(phrasesOfAll('cv.wish'));

/** A sentence of a CV that says what its owner wants, read by itself. */
export interface WishSentence {
  readonly read: ReadText;
  /** Characters before it in the CV. */
  readonly offset: number;
  /** The first character of the CV behind the words of wishing. */
  readonly wished: number;
}

/**
 * The sentences of a CV in which somebody says what they want. What stands in the experiences and educations
 * (`entries`, characters) tells of jobs that were.
 */
export function wishSentences(cv: ReadText, entries: readonly CvSpan[]): readonly WishSentence[] {
  return cv.sentences.flatMap(({ from, to, start, end }) => {
    const wished = wishEnd(cv, from, to);
    if (wished === null || entries.some((entry) => entry.start < end && start < entry.end)) return [];
    return [{ read: readText(cv.original.slice(start, end), cv.language), offset: start, wished }];
  });
}

function wishEnd({ tokens }: ReadText, from: number, to: number): number | null {
  for (let at = from; at < to; at++) {
    const end = WISH.endOf(tokens, at, to);
    if (end > at) return tokens[end - 1]?.end ?? null;
  }
  return null;
}
