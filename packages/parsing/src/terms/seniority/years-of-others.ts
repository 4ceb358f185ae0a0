import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { hasHitBetween } from '../../tokens/hits-between.ts';
import { keysByLanguage } from '../../language/word-lists.ts';
import { REACH } from '../../tokens/reach.ts';

/** Who writes an ad in the singular, and the verbs with which they tell of themselves: "ik ben Bert", "I have". */
const WRITERS = keysByLanguage('experience.writer');
const TELLS = keysByLanguage('experience.writer-tells');
/** Those with whom one will work: "collega's", "our team". */
const STAFF = keysByLanguage('experience.staff');
const WITH = keysByLanguage('experience.staff-with');

/**
 * Whether years of experience in an ad are of who wrote it or of those who work there already: "ik ben elektricien
 * met tien jaar ervaring", "collega's met 10+ jaar ervaring". What is sought before the years is of somebody else.
 */
export function areYearsOfOthers(read: ReadText, sentence: Sentence, from: number): boolean {
  const { tokens, language, cues } = read;
  if (hasHitBetween(cues.seeking, sentence.from, from)) return false;
  const words = tokens.slice(Math.max(sentence.from, from - REACH.seniority.writer), from).map(({ key }) => key);
  if (words.some((key, at) => WRITERS[language].has(key) && TELLS[language].has(words[at + 1] ?? ''))) return true;
  const near = words.slice(-REACH.seniority.staff);
  // "collega | 's | met"
  return near.some((key, at) => STAFF[language].has(key) && near.slice(at + 1, at + 3).some(isWith));

  function isWith(key: string): boolean {
    return WITH[language].has(key);
  }
}
