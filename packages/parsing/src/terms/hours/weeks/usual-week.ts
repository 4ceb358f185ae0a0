import type { WorkingHours } from '@counterpart/domain';
import { type Counted, numberAt } from '../../../structure/counted-numbers.ts';
import { isFactByItself } from '../../../structure/facts/fact-lists.ts';
import type { ValueMention } from '../../../structure/value-mention.ts';
import { hasHitBetween, hitsBetween } from '../../../tokens/hits-between.ts';
import { isDayOfWeek } from './named-days.ts';
import type { ReadText, Sentence } from '../../../structure/read-text.ts';
import { CURRENCY } from '../../wage/wage-amount.ts';
import { keysOfAll } from '../../../language/word-lists.ts';
import { grammarOf } from '../../../language/grammar/grammars.ts';
import { REACH } from '../../../tokens/reach.ts';

/** The tokens of a unit of hours. */
export interface Unit {
  readonly from: number;
  readonly to: number;
}

/** Hours of a week read in a text. */
export type HoursMention = ValueMention<WorkingHours>;

/** The longest and the shortest week that somebody works. */
export const [SHORTEST_WEEK, LONGEST_WEEK] = [2, 60] as const;
/** Hours of a full week, which no clock shows. */
export const BEYOND_CLOCK = 25;
/** Hours a week from which a job is full time: the shortest usual week of the countries of the four languages. */
const FULL_WEEK = 35;

/** What hours of a week are: full time, part time, or either where they are a range around it. */
export function ofWeek({ low, high }: Pick<Counted, 'low' | 'high'>): WorkingHours {
  return low >= FULL_WEEK ? 'FULL_TIME' : high < FULL_WEEK ? 'PART_TIME' : 'MIXED';
}

/** Longer weeks told without the word "week" are hardly a week, and hardly even beside a wage. */
const LONGEST_USUAL = 40;
const LONGEST_PAID = 48;
/** Tokens of a line that only lists facts. */
const SHORT_LINE = 10;
/** Fewer hours than these are of a day. */
export const LEAST_ASKED = 8;
/** More hours than these are no week. */
export const MOST_ASKED = 48;
/** Words of a course whose hours are no week. */
export const TAUGHT: ReadonlySet<string> = keysOfAll('hours.taught');
/** Words between a thing and its measure. */
export const OF: ReadonlySet<string> = keysOfAll('grammar.of');

/**
 * "24-32 uur", "contract of 40 hours", "48 hours average": more hours than a day has, and a word of working time or a
 * range.
 */
export function isUsualWeek(read: ReadText, unit: Unit, { low, high, from }: Counted, sentence: Sentence): boolean {
  if (hasHitBetween(read.cues.average, from - 2, unit.to + 2) && high >= BEYOND_CLOCK) return true;
  // "35h" alone is how French ads name the legal week
  const { legalWeek } = grammarOf(read.language);
  if (legalWeek !== null && high >= legalWeek.from && high <= legalWeek.to) return true;
  // "Weekly time | 30 h": the week is the label
  const label = hitsBetween(read.cues.weekWord, from - REACH.hours.label, from).find((week) => week.to <= from);
  if (label !== undefined && label.from >= sentence.from && isLabelGap(read, label.to, from)) return true;
  // "38 u in dagdienst, glijdend tussen 7u en 18u" as an item, "Kapper gezocht voor 16-24 uur" as a headline
  if (sentence.from === from && high >= BEYOND_CLOCK && high <= LONGEST_USUAL) return true;
  const isFor = FOR.has(read.tokens[from - 1]?.key ?? '');
  if (sentence.from === 0 && isFor && low < high && low >= LEAST_FACT && high <= MOST_ASKED) return true;
  // "Kok - Gent - 24u - vast"
  if (low >= LEAST_FACT && high <= MOST_ASKED && (isFactByItself(read, from, unit.to) || isFact(read, from, unit.to)))
    return true;
  if (low >= LEAST_ASKED && (isOfContract(read, from, unit) || isSizeOfJob(read, sentence, from, unit))) return true;
  // "zoekt een begeleider (24 u)"
  const isSought = hasHitBetween(read.cues.seeking, sentence.from, sentence.to);
  if (low >= LEAST_FACT && high <= MOST_ASKED && isSought && isInBrackets(read, from, unit)) return true;
  // "39 uur met 6 ADV-dagen": so many hours are of nothing but a week
  if (low === high && low >= FULL_WEEK && high <= LONGEST_USUAL && isOfNothingElse(read, sentence, from, unit))
    return true;
  // "24 uur (di, do, vr)"
  if (low >= LEAST_ASKED && low === high && high <= MOST_ASKED && isOnDays(read, unit)) return true;
  // "jij werkt 19 uur"
  if (
    low >= LEAST_ASKED &&
    read.tokens.slice(Math.max(0, from - REACH.hours.work), from).some(({ key }) => WORK.has(key))
  )
    return true;
  // "24 uur werken en één dag les"
  const behind = read.tokens[unit.to];
  if (low >= LEAST_ASKED && behind?.followsBreak === false && WORK_BEHIND.has(behind.key)) return true;
  // "A week with us has forty hours"
  if (low >= LEAST_ASKED && high <= LONGEST_PAID && isWeekSubject(read, sentence, from)) return true;
  // "Halfjaarcontract met kans op vast; 40 uur; Gouda"
  if (low >= LEAST_ASKED && high <= MOST_ASKED && isFactOfContract(read, sentence, from, unit)) return true;
  // "Onze monteurs maken weken van 40 uur"
  const before = read.tokens[from - 1];
  const isOf = before?.followsBreak === false && OF.has(before.key);
  if (isOf && hasHitBetween(read.cues.weekWord, from - 2, from - 1)) return true;
  // "Saturdays and Sundays only, 12 hours in total"
  if (low >= LEAST_ASKED && high <= MOST_ASKED && isTotalOfDays(read, sentence, from, unit)) return true;
  // "48 hours over five days"
  if (high <= LONGEST_PAID && isOverDays(read, unit)) return true;
  // "£21.50 an hour by card, 45 hours": beside a wage that is not paid for so many hours
  const isPaid = high <= LONGEST_PAID && hasCurrency(read, sentence) && !isWithin(read, from);
  if (high < BEYOND_CLOCK || (high > LONGEST_USUAL && !isPaid)) return false;
  return (
    low < high ||
    sentence.to - sentence.from <= SHORT_LINE ||
    hasHitBetween(read.cues.partWord, sentence.from, sentence.to) ||
    hasHitBetween(read.cues.wageWord, sentence.from, sentence.to) ||
    isPaid
  );
}

/** No time within which something comes, no course, and no other period behind: "38 uur opleiding per jaar". */
function isOfNothingElse(
  read: ReadText,
  { from: start, to: end, section }: Sentence,
  from: number,
  { to }: Unit,
): boolean {
  if (section === 'contact' || isWithin(read, from) || hasHitBetween(read.cues.period, to, to + 3)) return false;
  return !read.tokens.slice(start, end).some(({ key }) => TAUGHT.has(key) || NO_WEEK.has(key));
}

const NO_WEEK = keysOfAll('hours.no-week');

/** Days of the week in brackets or right behind the hours; behind a comma they may be times of the clock. */
function isOnDays(read: ReadText, { to }: Unit): boolean {
  const { tokens, original } = read;
  const [last, day] = [tokens[to - 1], tokens[to]];
  return day !== undefined && isDayOfWeek(read, day) && /^ ?\(?$/.test(original.slice(last?.end, day.start));
}

/** "Gent | 24u | vast"; "intake, 14u" may be a time of the clock, and "Loon: 14-15 uur" is what an hour is paid. */
function isFact({ facts, tokens, cues }: ReadText, from: number, to: number): boolean {
  const fact = facts.find((each) => each.from === from && each.to === to);
  if (fact === undefined || hasHitBetween(cues.wageWord, fact.labelFrom, from)) return false;
  return !fact.isListed || (tokens[to - 1]?.key.length ?? 0) > 1;
}

function isInBrackets({ tokens, original }: ReadText, from: number, { to }: Unit): boolean {
  const end = tokens[to - 1]?.end ?? 0;
  return original.charAt((tokens[from]?.start ?? 0) - 1) === '(' && /^\s?\)/.test(original.slice(end, end + 2));
}

/** Words that tell the least of something: "minstens", "almeno". */
const AT_LEAST = keysOfAll('hours.least');
const CONTRACTS = keysOfAll('hours.contracts');
/** Words between a contract and its hours: "contrats d'au moins | 24 heures". */
const TO_HOURS = 4;

/**
 * "A contract of 24 hours", "contratti di almeno 24 ore", "contratto a termine di 20 ore", "a 24 hour contract", but
 * not "24 hours a day".
 */
function isOfContract(read: ReadText, from: number, { to }: Unit): boolean {
  const { cues, tokens, table } = read;
  if (hitsBetween(cues.period, to, to + 2).some(({ value }) => value === 'DAY')) return false;
  let before = from;
  for (; before > from - TO_HOURS && tokens[before]?.followsBreak === false; before--) {
    const key = tokens[before - 1]?.key ?? '';
    if (!table.lightWords.has(key) && !OF.has(key) && !AT_LEAST.has(key)) break;
  }
  const isBehind =
    CONTRACTS.has(tokens[before - 1]?.key ?? '') ||
    [cues.contractWord, cues.contract].some((cue) =>
      hitsBetween<Unit>(cue, before - 1, before).some((word) => word.to === before),
    );
  return isBehind || hitsBetween(cues.contractWord, to, to + 1).some((word) => word.from === to);
}

const JOB = keysOfAll('hours.size-of');
/** Words from a job to its hours. */
const SIZE_REACH = 6;

/** "De omvang van de functie is | 24 uur", "the post is for 24 hours": only small words from the job to its hours. */
function isSizeOfJob(read: ReadText, sentence: Sentence, from: number, { to }: Unit): boolean {
  const { tokens, table, cues } = read;
  if (hasHitBetween(cues.period, to, to + 3) || TAUGHT.has(tokens[to]?.key ?? '')) return false;
  for (let at = from - 1; at >= Math.max(sentence.from, from - SIZE_REACH); at--) {
    const token = tokens[at];
    if (token === undefined || tokens[at + 1]?.followsBreak !== false) return false;
    if (JOB.has(token.key)) return true;
    if (!table.stopWords.has(token.key) && !table.lightWords.has(token.key) && !SIZE.has(token.key)) return false;
  }
  return false;
}

const SIZE = keysOfAll('hours.size-verb');

const FOR = keysOfAll('place.sought-for');

/** Fewer hours as a fact of their own are those of a day. */
const LEAST_FACT = 12;

const OVER = keysOfAll('hours.over');

/** "Over five days", "verdeeld over vier dagen". */
function isOverDays(read: ReadText, { to }: Unit): boolean {
  const days = hitsBetween(read.cues.day, to, to + REACH.hours.unit + 1).find((day) => day.from > to);
  return (
    days !== undefined &&
    numberAt(read, days.from - 1) !== null &&
    read.tokens.slice(to, days.from).some(({ key }) => OVER.has(key)) &&
    // "24 h sur 24, 7 jours sur 7"
    read.tokens.slice(to, days.from - 1).every(({ number }) => number === null)
  );
}

/** Between breaks on both sides, in a sentence that tells a contract: of an item of training hours nothing is. */
function isFactOfContract(read: ReadText, sentence: Sentence, from: number, { to }: Unit): boolean {
  const isApart = (at: number): boolean => at >= sentence.to || read.tokens[at]?.followsBreak === true;
  if (!(from === sentence.from || isApart(from)) || !isApart(to)) return false;
  if (read.tokens.slice(sentence.from, sentence.to).some(({ key }) => TAUGHT.has(key))) return false;
  return (
    hasHitBetween(read.cues.lengthWord, sentence.from, from) ||
    hitsBetween(read.cues.contract, sentence.from, sentence.to).some(({ value }) => value !== null)
  );
}

const TOTAL = keysOfAll('hours.total');

/** "Zaterdag en zondag, samen 12 uur": "together" beside the hours, and the days of them in the same sentence. */
function isTotalOfDays(read: ReadText, sentence: Sentence, from: number, { to }: Unit): boolean {
  const isTotal = read.tokens.slice(from - REACH.hours.work, to + REACH.hours.work).some(({ key }) => TOTAL.has(key));
  if (!isTotal) return false;
  return (
    hasHitBetween(read.cues.day, sentence.from, sentence.to) ||
    read.tokens.slice(sentence.from, sentence.to).some((token) => isDayOfWeek(read, token))
  );
}

const WORK = keysOfAll('hours.work-verb');
const WORK_BEHIND = keysOfAll('hours.work-behind');

function isWeekSubject(read: ReadText, { from }: Sentence, hours: number): boolean {
  return hitsBetween(read.cues.weekWord, from, from + REACH.hours.weekSubject).some(
    (week) =>
      week.to <= hours &&
      hours - week.to <= REACH.hours.weekVerb &&
      (numberAt(read, week.from - 1) ?? 1) === 1 &&
      !hasHitBetween(read.cues.hourUnit, from, week.from),
  );
}

/** Whether a colon or bar stands between a label and its value. */
function isLabelGap({ tokens, original }: ReadText, label: number, value: number): boolean {
  return /[:|]/.test(original.slice(tokens[label - 1]?.end ?? 0, tokens[value]?.start ?? 0));
}

function hasCurrency({ tokens }: ReadText, { from, to }: Sentence): boolean {
  return tokens.slice(from, Math.min(to, from + REACH.hours.sentence)).some(({ key }) => CURRENCY.has(key));
}

const WITHIN = keysOfAll('time.within');

/** "Reply within 48 hours". */
function isWithin({ tokens }: ReadText, from: number): boolean {
  return WITHIN.has(tokens[from - 1]?.key ?? '') || WITHIN.has(tokens[from - 2]?.key ?? '');
}
