import { keysOfAll } from '../language/word-lists.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import type { TaskWords } from '../language/task-words.ts';
import { type Clause, verbOf } from './phrase-of.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';

/** Tokens of a part of a list. */
export const SHORT_PART = 4;

/** Words that join two things of one kind. */
const AND = keysOfAll('grammar.and');
/** Words of a second object; more make a clause of its own. */
const LONGEST_SECOND = 5;

/** "Bouwt sterke | en duurzame relaties": a clause goes on over "and" to a second object without a verb of its own. */
export function withMore(
  read: ReadText,
  words: TaskWords,
  sentence: Sentence,
  clauses: readonly Clause[],
  at: number,
  taken: readonly Clause[],
): Clause {
  const [clause, next] = [clauses[at], clauses[at + 1]];
  if (clause === undefined) return { from: 0, to: 0 };
  if (next === undefined || next.from !== clause.to + 1 || next.to - next.from > LONGEST_SECOND) return clause;
  if (!AND.has(read.tokens[clause.to]?.key ?? '') || read.tokens[clause.to]?.followsBreak !== false) return clause;
  if (read.tokens[next.from]?.followsBreak !== false || hasHitBetween(taken, next.from, next.to)) return clause;
  if (verbOf(read, words, sentence, next, true, true) !== -1) return clause;
  return { from: clause.from, to: next.to };
}

function isBorder(read: ReadText, at: number): boolean {
  const token = read.tokens[at];
  return token !== undefined && (token.followsBreak || read.table.joiningWords.has(token.key));
}

/** The stretches between commas, brackets and "and". */
export function clausesOf(read: ReadText, sentence: Sentence): readonly Clause[] {
  const clauses: Clause[] = [];
  let from = sentence.body;
  for (let at = sentence.body; at <= sentence.to; at++) {
    if (at < sentence.to && (at === from || !isBorder(read, at))) continue;
    if (at > from) clauses.push({ from, to: at });
    from = read.table.joiningWords.has(read.tokens[at]?.key ?? '') ? at + 1 : at;
  }
  return clauses;
}

/** A line with a bullet, or one of several short parts: "ceretta, manicure e pedicure". */
export function isListed(sentence: Sentence, clauses: readonly Clause[]): boolean {
  const shortOnes = clauses.filter(({ from, to }) => to - from <= SHORT_PART).length;
  return sentence.isItem || (clauses.length >= 3 && shortOnes >= clauses.length - 1);
}
