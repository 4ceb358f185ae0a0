import type { ContractType } from '@counterpart/domain';
import { grammarOf } from '../../language/grammar/grammars.ts';
import { cuesWithin } from '../../relevance/polarity.ts';
import { keysOfAll } from '../../language/word-lists.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { hitsBetween } from '../../tokens/hits-between.ts';

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

/**
 * "Full-time students", "étudiants à temps plein": how somebody studies who buys here; those who are sought work
 * so.
 */
export function isHowTheyStudy(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  const { tokens, cues } = read;
  if (cuesWithin(cues.seeking, sentence)) return false;
  const isFull = (start: number, end: number): boolean =>
    hitsBetween(cues.hours, start, end).some(
      (hours) => hours.value === 'FULL_TIME' && (hours.to === from || hours.from === to),
    );
  const isBefore = tokens[from]?.followsBreak === false && isFull(from - STUDY_REACH, from);
  return isBefore || (tokens[to]?.followsBreak === false && isFull(to, to + STUDY_REACH));
}

/** Words of the longest phrase of such hours: "à temps plein". */
const STUDY_REACH = 3;

/** "Des étudiants à temps plein": the hours in the tokens `from` to `to` are those in which somebody studies. */
export function areHoursOfStudents(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  const { tokens, cues } = read;
  if (cuesWithin(cues.seeking, sentence)) return false;
  const isBeside = (at: number): boolean => tokens[at]?.followsBreak === false;
  return hitsBetween(cues.contract, from - 1, to + 1).some(
    (who) =>
      who.value?.value === 'STUDENT' &&
      who.value.isWeak &&
      ((who.to === from && isBeside(from)) || (who.from === to && isBeside(to))),
  );
}
