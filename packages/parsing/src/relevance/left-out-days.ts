import type { ConceptMention } from '../concepts/find-concepts.ts';
import { endOfTimes } from '../concepts/shifts/shifts-together.ts';
import { keysByLanguage } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';
import { REACH } from '../tokens/reach.ts';

const EXCEPT = keysByLanguage('shift.except');
const LEFT_OUT = keysByLanguage('shift.left-out');
const OTHER_THINGS = keysByLanguage('shift.other-thing');

/**
 * Whether days or hours are named as those on which nobody works, or of something else: "every day | except Sundays",
 * "sabato | escluso", "overnight | travel".
 */
export function isLeftOut(read: ReadText, { from, to }: ConceptMention): boolean {
  const { tokens, language } = read;
  // what is said behind the last of them is said of all: "evenings and weekends | free"
  const next = tokens[endOfTimes(read, to)];
  if (next?.followsBreak === false && (LEFT_OUT[language].has(next.key) || OTHER_THINGS[language].has(next.key)))
    return true;
  for (let at = from - 1; at >= from - REACH.relevance.except && tokens[at + 1]?.followsBreak === false; at--) {
    if (EXCEPT[language].has(tokens[at]?.key ?? '')) return true;
  }
  return false;
}
