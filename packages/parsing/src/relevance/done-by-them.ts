import { taskWords } from '../language/task-words.ts';
import { keysByLanguage } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';

const THEY = keysByLanguage('others.they');
const NEED = keysByLanguage('others.they.need');
const PRONOUNS = keysByLanguage('others.they.pronoun');
/** Words between "they" and what they do, besides small ones: "need to". */
const MOST_BETWEEN = 2;

/**
 * Whether customers or others do a thing, as the word before its verb says: "once | they | place an order", "the
 * information that | they | need to make decisions". Where a sentence begins with "they" it may be whoever is sought.
 */
export function isDoneByThem(read: ReadText, { from }: { readonly from: number }): boolean {
  const { tokens, language } = read;
  if (!taskWords(language).isVerb(tokens[from]?.key ?? '') || tokens[from]?.followsBreak !== false) return false;
  const before = tokens[from - 1]?.key ?? '';
  if (PRONOUNS[language].has(before)) return isInside(read, from - 1);
  if (THEY[language].has(before)) return true;
  const need = from - MOST_BETWEEN;
  if (!NEED[language].has(tokens[need]?.key ?? '') || tokens[from - 1]?.followsBreak !== false) return false;
  return PRONOUNS[language].has(tokens[need - 1]?.key ?? '') && isInside(read, need - 1);
}

function isInside({ tokens, sentenceOf }: ReadText, at: number): boolean {
  return tokens[at]?.followsBreak === false && sentenceOf(at)?.from !== at;
}
