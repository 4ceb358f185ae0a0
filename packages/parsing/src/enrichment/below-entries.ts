import type { CvSpan } from '../cv/entries/cv-entries.ts';
import { PhraseSet } from '../cv/words/phrase-set.ts';
import { phrasesOfAll } from '../language/word-lists.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';

/** What a line of a wish begins with: "looking for", "zoekt", "notice". */
const PHRASES = new PhraseSet(
  (['cv.wish', 'cv.wish.of-them', 'cv.available'] as const).flatMap((list) => phrasesOfAll(list)),
);
/** Words before a wish in the line that it is: "currently on 31k a year, | wants". */
const WORDS_BEFORE = 7;

/**
 * Whether a sentence belongs to a job or school of a CV. Below the last one, under no heading, a line that begins with
 * a wish, or with when somebody can begin, is none of it: "2018 – 2024 Picker, Asda / Looking for full-time nights".
 * `isApart` tells of other lines that they are none either.
 */
export function isOfEntry(
  cv: ReadText,
  entries: readonly CvSpan[],
  { start, end }: CvSpan,
  isApart?: (cv: ReadText, sentence: Sentence) => boolean,
): boolean {
  const around = entries.filter((entry) => entry.start < end && start < entry.end);
  if (around.length === 0) return false;
  const last = Math.max(...entries.map((entry) => entry.end));
  if (around.some((entry) => entry.end < last)) return true;
  if (!/(?:^|\n)[ \t|]*$/u.test(cv.original.slice(0, start))) {
    // "Available now. CDI, shifts are fine": a line that begins with none of the entry goes on so
    const before = cv.sentences.findLast((one) => one.end <= start);
    return before === undefined || cv.original.slice(before.end, start).includes('\n')
      ? true
      : isOfEntry(cv, entries, before, isApart);
  }
  const sentence = cv.sentences.find((one) => one.start === start);
  if (sentence === undefined || sentence.isItem) return true;
  if (isApart?.(cv, sentence) === true) return false;
  const reach = Math.min(sentence.to, sentence.from + WORDS_BEFORE);
  for (let at = sentence.from; at < reach; at++) if (PHRASES.endOf(cv.tokens, at, sentence.to) > at) return false;
  return true;
}
