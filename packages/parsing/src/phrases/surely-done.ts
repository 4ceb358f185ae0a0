import type { ReadText, Sentence } from '../structure/read-text.ts';
import type { TaskWords } from '../language/task-words.ts';
import type { SkillPhrase } from './phrase-of.ts';
import { grammarOf } from '../language/grammar/grammars.ts';

/**
 * Whether a phrase that a verb opens is something that the reader does. Under no heading and outside a list the
 * sentence speaks to the reader, or tells what somebody who is sought does (`hasSubject`); inside a line a noun may
 * have the form of its verb ("engineering practices").
 */
export function isSurelyDone(
  read: ReadText,
  words: TaskWords,
  sentence: Sentence,
  { from, to }: SkillPhrase,
  hasSubject: boolean,
): boolean {
  const first = read.tokens[from];
  if (first === undefined) return false;
  const { nounOfVerb, infinitive } = grammarOf(read.language);
  const isListForm = sentence.isItem && infinitive?.test(first.key) === true;
  if (nounOfVerb?.test(first.key) === true && from !== sentence.body && !isListForm) return false;
  if (sentence.section !== null || sentence.isItem || hasSubject) return true;
  const isReader = (at: number): boolean => {
    const key = read.tokens[at]?.key ?? '';
    return words.isAddressee(key) || words.isPronoun(key);
  };
  if (isReader(from - 1) || isReader(from + 1)) return true;
  if (!words.isVerb(first.key)) return false;
  for (let at = sentence.from; at < to; at++) if (isReader(at)) return true;
  return from === sentence.body && !grammarOf(read.language).putsQualitiesFirst;
}
