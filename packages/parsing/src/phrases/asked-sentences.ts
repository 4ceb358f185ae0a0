import type { ReadText, Sentence } from '../structure/read-text.ts';
import type { TaskWords } from '../language/task-words.ts';
import { type Clause, verbBehindSubject, verbOf } from './phrase-of.ts';
import { cuesWithin } from '../relevance/polarity.ts';

/** The verb of "Il tecnico redige piani, dirige i cantieri": somebody does several things; -1 without one. */
export function subjectVerb(
  read: ReadText,
  words: TaskWords,
  sentence: Sentence,
  clauses: readonly Clause[],
  isSought: boolean,
): number {
  const [first, ...others] = clauses;
  if (first === undefined || others.length === 0 || verbOf(read, words, sentence, first, false) !== -1) return -1;
  const verb = verbBehindSubject(read, words, first);
  if (verb === -1) return -1;
  const more = others.filter((clause) => verbOf(read, words, sentence, clause, true) !== -1).length;
  return more >= (isSought ? 1 : 2) ? verb : -1;
}

/** What stands under no heading is asked when it speaks to the reader or stands in a list. */
export function isAddressed(read: ReadText, words: TaskWords, sentence: Sentence): boolean {
  return sentence.isItem || read.tokens.slice(sentence.from, sentence.to).some(({ key }) => words.isAddressee(key));
}

/** Tasks and profile are asked; so is what stands under no heading in a sentence that does not praise the firm. */
export function isAsked(read: ReadText, sentence: Sentence): boolean {
  if (sentence.isHeading || sentence.isAboutCompany || sentence.isOfFirm) return false;
  const { section } = sentence;
  if (section !== 'tasks' && section !== 'profile' && section !== null) return false;
  return !cuesWithin(read.cues.wageWord, sentence);
}
