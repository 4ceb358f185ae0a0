import { taskWords } from '../../language/task-words.ts';
import { hasHitBetween } from '../../tokens/hits-between.ts';
import type { ReadText } from '../../structure/read-text.ts';
import type { Stretches } from './employer-description.ts';

/**
 * Sentences under no heading in which the firm speaks of itself: "we make decisions on what is right for our
 * customers". One that speaks to the reader, asks for something or says whom the firm seeks is none. Read once a text.
 */
export function employerSentences(read: ReadText): Stretches {
  const words = taskWords(read.language);
  const { seeking, required, nice } = read.cues;
  return read.sentences.filter(({ section, isItem, from, to }) => {
    if (section !== null || isItem) return false;
    const tokens = read.tokens.slice(from, to);
    if (!tokens.some(({ key }) => words.isEmployer(key))) return false;
    if (tokens.some(({ key }) => words.isAddressee(key) || words.isPronoun(key))) return false;
    return ![seeking, required, nice].some((cues) => hasHitBetween(cues, from, to));
  });
}
