import type { ContractType } from '@counterpart/domain';
import { grammarOf } from '../../language/grammar/grammars.ts';
import { keysOfAll } from '../../language/word-lists.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';

const QUALITIES = keysOfAll('contract.lone.quality');
const PERSONS = keysOfAll('contract.quality-of');
/** Words from the quality to the noun: "zelfstandige, | vlotte | en | vrolijke | collega". */
const NOUN_REACH = 5;

/**
 * "Een zelfstandige, leergierige collega", "une personne indépendante": how somebody works, and no contract; "een
 * zelfstandige met btw-nummer" has no noun behind it.
 */
export function isQualityOfPerson(
  read: ReadText,
  sentence: Sentence,
  type: ContractType,
  from: number,
  to: number,
): boolean {
  if (type !== 'SELF_EMPLOYED') return false;
  const { tokens, table } = read;
  if (!tokens.slice(from, to).every(({ key }) => QUALITIES.has(key))) return false;
  if (!grammarOf(read.language).putsQualitiesFirst) return PERSONS.has(tokens[from - 1]?.key ?? '');
  for (let at = to; at < Math.min(sentence.to, to + NOUN_REACH); at++) {
    const key = tokens[at]?.key ?? '';
    if (PERSONS.has(key)) return true;
    if (table.stopWords.has(key) && !table.joiningWords.has(key)) return false;
  }
  return false;
}

const THINGS = keysOfAll('contract.fixed-things');
/** Words from "and" or "or" to the thing: "vast of | variabel | uurrooster". */
const JOINED_REACH = 2;

/** "Een vast aantal uren", "vast of variabel uurrooster": the permanent word that ends before a token is of a thing. */
export function isOfThing({ tokens, table }: ReadText, to: number): boolean {
  if (THINGS.has(tokens[to]?.key ?? '') && tokens[to]?.followsBreak === false) return true;
  return table.joiningWords.has(tokens[to]?.key ?? '') && THINGS.has(tokens[to + JOINED_REACH]?.key ?? '');
}
