import type { Language } from '@counterpart/domain';
import type { ReadText } from '../structure/read-text.ts';
import type { TaskWords } from '../language/task-words.ts';
import { wordLists } from '../language/word-lists.ts';

/** Verbs that stand behind "you" and tell no work, and words that only look like verbs. */
function idleOf(language: Language): ReadonlySet<string> {
  return wordLists(language).keys('task.verb.idle');
}

/** What stands before the object of a verb, and before a noun that is none. */
function articlesOf(language: Language): ReadonlySet<string> {
  return wordLists(language).keys('grammar.article');
}

const INFINITIVE: Readonly<Record<Language, RegExp>> = {
  DUT: /[^aeiou]en$/,
  FRE: /(?:er|ir|re)$/,
  ENG: /ing$/,
  ITA: /(?:are|ere|ire|rre|arsi|ersi|irsi|arla|arlo)$/,
};
const SHORTEST = 4;

/** Whether a word has the form in which lists of tasks name verbs ("mowing", "scontornare"), whoever does them. */
export function isInfinitive(language: Language, key: string): boolean {
  return language !== 'DUT' && key.length >= SHORTEST && INFINITIVE[language].test(key) && !idleOf(language).has(key);
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
  if (idleOf(language).has(key) || words.isVague(key) || table.stopWords.has(key)) return false;
  const before = token.followsBreak ? '' : (read.tokens[at - 1]?.key ?? '');
  const determiners = articlesOf(language);
  // what an article stands before is a thing: "des modèles de documents"
  if (determiners.has(before) && before !== 'les' && before !== 'je') return false;
  const next = read.tokens[at + 1]?.key ?? '';
  const hasObject = determiners.has(next) || (language !== 'ENG' && next !== 'de' && table.stopWords.has(next));
  if (INFINITIVE[language].test(key) && language !== 'DUT' && (isTasks || isChain) && (hasObject || language !== 'FRE'))
    return true;
  switch (language) {
    case 'FRE':
      if (key.endsWith('ez')) return before === 'vous' || before === 'les' || isChain;
      if (before === 'les') return false;
      if (before === 'tu') return key.endsWith('s');
      return isChain && hasObject && /(?:e|t|d|s)$/.test(key);
    case 'ENG':
      return before === 'you' || before === 'will' || (isChain && hasObject);
    case 'DUT':
      if (next === 'je') return true;
      return key.endsWith('t') && (before === 'je' || (isChain && hasObject));
    case 'ITA':
      return isChain && hasObject && /[aei]$/.test(key);
  }
}
