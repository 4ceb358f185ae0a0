import type { Language } from '@counterpart/domain';
import type { ReadText } from '../structure/read-text.ts';
import type { TaskWords } from '../language/task-words.ts';
import { keysByLanguage } from '../language/word-lists.ts';
import { grammarOf } from '../language/grammar/grammars.ts';

/** Verbs that stand behind "you" and tell no work, and words that only look like verbs. */
const IDLE = keysByLanguage('task.verb.idle');
/** What stands before the object of a verb, and before a noun that is none. */
const ARTICLES = keysByLanguage('grammar.article');
const PRONOUNS = keysByLanguage('grammar.article.pronoun');
const SHORTEST = 4;

/** Whether a word has the form in which lists of tasks name verbs ("mowing", "scontornare"), whoever does them. */
export function isInfinitive(language: Language, key: string): boolean {
  const { infinitive } = grammarOf(language);
  return key.length >= SHORTEST && infinitive?.test(key) === true && !IDLE[language].has(key);
}

/**
 * Whether the word at `at` is a verb by its shape and place, known or not: "vous emprésurez le lait", "tu dérushes",
 * "bouw je", "torquing bolts", "martella le piante". `isChain`: a verb opened the clause before, so that this clause is
 * one more thing done; `isTasks`: the section tells the work.
 */
export function isVerbByShape(
  read: ReadText,
  words: TaskWords,
  at: number,
  to: number,
  isChain: boolean,
  isTasks: boolean,
): boolean {
  const token = read.tokens[at];
  if (token === undefined || token.key.length < SHORTEST || at + 1 >= to || token.number !== null) return false;
  const { key } = token;
  const { language, table } = read;
  if (IDLE[language].has(key) || words.isVague(key) || table.stopWords.has(key)) return false;
  const before = token.followsBreak ? '' : (read.tokens[at - 1]?.key ?? '');
  const determiners = ARTICLES[language];
  // what an article stands before is a thing: "des modèles de documents"
  if (determiners.has(before) && !PRONOUNS[language].has(before)) return false;
  const next = read.tokens[at + 1]?.key ?? '';
  const grammar = grammarOf(language);
  const hasObject = determiners.has(next) || (table.stopWords.has(next) && grammar.opensObject(next));
  const isListForm = grammar.infinitive?.test(key) === true && (isTasks || isChain);
  if (isListForm && (hasObject || !grammar.infinitiveNeedsObject)) return true;
  return grammar.isVerb({ key, before, next, isChain, hasObject });
}
