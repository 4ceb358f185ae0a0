import { keysOfAll } from '../language/word-lists.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';

const HOBBIES = keysOfAll('cv.hobbies');
const REFERENCES = keysOfAll('cv.references');
const HEADINGS = keysOfAll(
  'cv.heading.experience',
  'cv.heading.education',
  'cv.heading.profile',
  'cv.heading.personal',
  'cv.heading.other',
);
/** Words of the longest such heading. */
const LONGEST_HEADING = 4;
/** Sentences from a heading to what still stands below it. */
const MOST_BELOW = 12;

/** Whether a CV names a token among what somebody does besides work: "Hobby's: fotograaf bij de wandelclub". */
export function isHobby(read: ReadText, from: number): boolean {
  return isBelow(read, from, HOBBIES);
}

/** Whether a CV names a token among those who speak for its owner: "References: Peter Carpenter, 07700 900000". */
export function isReference(read: ReadText, from: number): boolean {
  return isBelow(read, from, REFERENCES);
}

/** Whether such a heading begins the line of a token or stands above it, with no other heading between. */
function isBelow(read: ReadText, from: number, headings: ReadonlySet<string>): boolean {
  let sentence = read.sentenceOf(from);
  if (sentence === undefined) return false;
  if (headingOf(read, sentence, headings)) return true;
  for (let above = 0; above < MOST_BELOW && sentence !== undefined && sentence.from > 0; above++) {
    sentence = read.sentenceOf(sentence.from - 1);
    if (sentence === undefined) return false;
    if (headingOf(read, sentence, headings)) return true;
    if (headingOf(read, sentence, HEADINGS)) return false;
  }
  return false;
}

/** Whether a sentence is one of these headings or begins with one and a colon. */
function headingOf({ tokens, original }: ReadText, { from, to }: Sentence, headings: ReadonlySet<string>): boolean {
  let key = '';
  for (let at = from; at < Math.min(to, from + LONGEST_HEADING); at++) {
    key = at === from ? (tokens[at]?.key ?? '') : `${key} ${tokens[at]?.key ?? ''}`;
    if (!headings.has(key)) continue;
    const end = tokens[at]?.end ?? 0;
    if (/^\s*(?::|[-–—]\s|\r?\n|$)/.test(original.slice(end, end + HEADING_GAP))) return true;
  }
  return false;
}

/** Characters behind a heading in which its colon or line break stands. */
const HEADING_GAP = 3;
