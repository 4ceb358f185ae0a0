import type { ReadText } from '../structure/read-text.ts';
import { type Clause, isOfAnotherKind, type SkillPhrase } from './phrase-of.ts';
import type { TaskWords } from '../language/task-words.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { genericWords } from './generic-words.ts';
import { SHORT_PART } from './sentence-clauses.ts';

/** "Hout-, plaat- of bouwmaterialen": the first part of a word whose end stands elsewhere. */
export function isHanging(read: ReadText, { end }: SkillPhrase): boolean {
  return /^-(?![\p{L}\d])/u.test(read.original.slice(end, end + 2));
}

/** Letters of a compound, which says as much as a phrase. */
const COMPOUND = 12;

/** "Repas", "annuelles": one word of a list is rarely a task. */
export function isOneWord(read: ReadText, words: TaskWords, { from, to }: SkillPhrase): boolean {
  const key = read.tokens[from]?.key ?? '';
  if (to - from !== 1) return false;
  const { hasCompounds, finiteEnding } = grammarOf(read.language);
  const isForm = finiteEnding !== null && key.endsWith(finiteEnding);
  return !hasCompounds || key.length < COMPOUND || isForm || words.isVerb(key);
}

/** A part of a list without any verb that we know: short, and of words that say something. */
export function itemOf(read: ReadText, words: TaskWords, clause: Clause, isName: boolean): SkillPhrase | null {
  let { from, to } = clause;
  const isLight = (at: number): boolean => read.table.stopWords.has(read.tokens[at]?.key ?? '');
  while (from < to && isLight(from)) from++;
  while (to > from && isLight(to - 1)) to--;
  const tokens = read.tokens.slice(from, to);
  const generic = genericWords(read.language);
  const telling = tokens.filter(
    ({ key }) => key.length > 3 && !read.table.stopWords.has(key) && !words.isVague(key) && !generic.has(key),
  );
  const [first, last] = [tokens[0], tokens.at(-1)];
  const least = isName ? 1 : 2;
  if (telling.length < least || telling.length > 4 || tokens.length > SHORT_PART + 2) return null;
  if (first === undefined || last === undefined || tokens.some(({ number }) => number !== null)) return null;
  return isOfAnotherKind(read, from, to) ? null : { from, to, start: first.start, end: last.end };
}
