import { hasHitBetween, hitsBetween } from '../tokens/hits-between.ts';
import { type Clause, isOfAnotherKind, type SkillPhrase } from './phrase-of.ts';
import type { ReadText } from '../structure/read-text.ts';
import type { TaskWords } from '../language/task-words.ts';
import { keysOfAll } from '../language/word-lists.ts';

/** Words of a thing that is asked: more make a sentence. */
const MOST_WORDS = 4;

/** What is called a must or a plus, by whatever name: "dyslexia training is welcome", "corso preposto gradito". */
export function cuedPhrase(read: ReadText, words: TaskWords, { from, to }: Clause): SkillPhrase | null {
  const cues = [...hitsBetween(read.cues.nice, from, to), ...hitsBetween(read.cues.required, from, to)];
  const cue = cues.toSorted((a, b) => a.from - b.from)[0];
  if (cue === undefined) return null;
  // what stands before the cue, or behind one that opens the clause
  let [start, end] = cue.from > from ? [from, cue.from] : [cue.to, to];
  const isSmall = (at: number): boolean => {
    const key = read.tokens[at]?.key ?? '';
    return read.table.stopWords.has(key) || words.isPronoun(key) || key.length < 2 || COPULA.has(key);
  };
  while (start < end && isSmall(start)) start++;
  while (end > start && (isSmall(end - 1) || COPULA.has(read.tokens[end - 1]?.key ?? ''))) end--;
  const tokens = read.tokens.slice(start, end);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined || tokens.length > MOST_WORDS + 2) return null;
  const telling = tokens.filter(({ key }) => !read.table.stopWords.has(key));
  const isVague = telling.some(({ key, number }) => words.isVague(key) || number !== null || COPULA.has(key));
  // one word alone is as often part of a figure of speech
  if (isVague || telling.length < 2 || telling.length > MOST_WORDS) return null;
  if (isOfAnotherKind(read, start, end) || hasHitBetween(read.cues.languageWord, start, end)) return null;
  return { from: start, to: end, start: first.start, end: last.end };
}

const COPULA = keysOfAll('phrase.copula');
