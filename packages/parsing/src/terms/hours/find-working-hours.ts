import type { WorkingHours } from '@counterpart/domain';
import { clockWeeks, labelledDay } from './weeks/clock-weeks.ts';
import { daysOfWeek, fullOrDays } from './days-of-week.ts';
import { daysWorked } from './weeks/days-worked.ts';
import { FULL_TIME_UNITS } from '../../structure/counted-numbers.ts';
import { type ValueMention, surestOfEach } from '../../structure/value-mention.ts';
import { hoursInNumbers } from './hours-of-week.ts';
import { hoursOfBoxes } from './hours-of-boxes.ts';
import { daysOfFacts, hoursOfFacts } from './hours-of-facts.ts';
import { hoursPossible } from './hours-possible.ts';
import { isLabelOfHours, labelledHours } from './labelled-hours.ts';
import { loneHours } from './lone-hours.ts';
import { partsOfFullTime } from './parts-of-full-time.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import { isAnsweredInForm } from '../../relevance/form-answers.ts';
import { cuesWithin, isDenied, isNegated } from '../../relevance/polarity.ts';
import { spanWeeks } from './weeks/span-weeks.ts';
import { POSSIBLE } from './possible-words.ts';
import { isOfOvertime } from './overtime.ts';
import { isOfPast, isOfPerson, isOfStaff } from './hours-of-staff.ts';
import { isInBrackets, isOfProportion, isPaidPer, isReckonedFor } from './hours-of-pay.ts';
import type { ReadText } from '../../structure/read-text.ts';
import { isOfCounted, isOfTask } from '../contract/contract-holders.ts';
import { isOfOurs, isOfWhom, isOnTerms } from '../contract/whose-terms.ts';
import { areLed, areWorkers, isHeldAlready } from '../contract/held-already.ts';
import { areHoursOfStudents } from '../contract/quality-of-person.ts';
import { keysOfAll } from '../../language/word-lists.ts';
import { REACH } from '../../tokens/reach.ts';

/** What is denied right before hours: "not zero hours". */
const NOT = keysOfAll('negation.not');

/**
 * Working hours from words ("temps plein"), hours a week, percentages and fractions; days a week where nothing else
 * tells.
 */
export function findWorkingHours(read: ReadText, isTitle = false): readonly ValueMention<WorkingHours>[] {
  const named: ValueMention<WorkingHours>[] = [];
  const reckoned: ValueMention<WorkingHours>[] = [];
  for (const { value, from, to } of read.cues.hours) {
    const sentence = read.sentenceOf(from);
    if (sentence === undefined || sentence.section === 'company') continue;
    if (isNegated(read, from, to) || isDenied(read, { from, to }) || isComing(read, from)) continue;
    if (isAnsweredInForm(read, { from, to })) continue;
    if (isOfOthers(read, from) || isOfCounted(read, sentence, from) || isEquivalent(read, from, to)) continue;
    if (isPaidPer(read, from, to) || isOfStaff(read, from, to) || isHeldAlready(read, sentence, from)) continue;
    if (isOfPast(read, sentence, from, to) || isOfProportion(read, from)) continue;
    if (isOfPerson(read, sentence, from, to)) continue;
    if (isOfOurs(read, sentence, from)) continue;
    if (value === 'FULL_TIME' && areHoursOfStudents(read, sentence, from, to)) continue;
    if (isOfTask(read, sentence, from) || (from > sentence.from && NOT.has(read.tokens[from - 1]?.key ?? ''))) continue;
    // "anyone on a full-time contract can lease a bike" counts where nothing else is told
    if (isOnTerms(read, sentence, from, to)) {
      reckoned.push({ value, from, to, confidence: 0.5 });
      continue;
    }
    if (value === 'MIXED' && isLabelOfHours(read, from, to)) continue;
    // "je plant de invalkrachten in": those who are there already
    if (value === 'AVAILABILITY' && areWorkers(read, to) && areLed(read, sentence, from)) continue;
    // "vacations de 12 h" are shifts
    if (value === 'AVAILABILITY' && (isBeforeNumber(read, to) || isOfOvertime(read, sentence, from, to))) continue;
    // "€ 2.700 voor een voltijdse", "brut pour un temps plein": what the wage is reckoned for
    if (!isReckonedFor(read, from) && !isInBrackets(read, from)) named.push({ value, from, to, confidence: 0.95 });
  }
  const counted: ValueMention<WorkingHours>[] = [];
  const clock = clockWeeks(read);
  const parts = partsOfFullTime(read).filter(({ from }) => {
    const sentence = read.sentenceOf(from);
    return sentence === undefined || !isOfWhom(read, sentence, from);
  });
  for (const hours of [...hoursInNumbers(read, isTitle), ...hoursOfBoxes(read), ...hoursPossible(read), ...parts]) {
    if (hasHitBetween(read.boxes.unchosen, hours.from, hours.to)) continue;
    if (hours.value === 'FULL_TIME' && isOfPart(read, hours, parts)) continue;
    // "du lundi au vendredi, de 8 h à 17 h" are times of the clock
    if (hasHitBetween(clock, hours.from, hours.to) || hasHitBetween(read.clockSpans, hours.from, hours.to)) continue;
    // "£26,500 (37 hours)"; in "(40 hrs; 32 is possible too)" they are the job's
    const isClosed = read.original.charAt(read.tokens[hours.to - 1]?.end ?? 0) === ')';
    const isBase = isReckonedFor(read, hours.from) || (isClosed && isInBrackets(read, hours.from));
    if (hours.value !== 'MIXED' && isBase) reckoned.push({ ...hours, confidence: 0.5 });
    // "36 uur op vier dagen, dat telt als voltijds": the word says how the number is meant
    else if (hours.value !== 'PART_TIME' || !isCalledFullTime(read, hours, named)) counted.push(hours);
  }
  const inDays = daysOfWeek(read);
  const facts = hoursOfFacts(read);
  const besides = [...fullOrDays(read, named), ...inDays.filter((days) => isBesideFullTime(read, days, named))];
  const found = together(read, [...named, ...withoutLongParts(read, named, [...facts, ...counted]), ...besides]);
  if (found.length > 0) return found;
  const told = labelledHours(read);
  if (told.length > 0) return surestOfEach(told);
  const spans = clock.length > 0 ? [] : spanWeeks(read);
  if (spans.length > 0) return surestOfEach(spans);
  const days = together(read, [...inDays, ...daysOfFacts(read)]);
  if (days.length > 0) return days;
  if (clock.length > 0) return surestOfEach(clock);
  const whole = together(read, reckoned);
  if (whole.length > 0) return whole;
  const day = labelledDay(read);
  if (day.length > 0) return surestOfEach(day);
  const worked = daysWorked(read);
  return surestOfEach(worked.length > 0 || isTitle ? worked : loneHours(read));
}

/** The unit that a label takes from its hours: "Omvang: 36 | uur | (0,9 fte)". */
const UNIT = 1;

/** "0,9 fte (36 uur)", "36 uur (0,9 fte)": where a full week has 40 hours, the part tells what 36 are. */
function isOfPart(
  { tokens }: ReadText,
  { from, to }: ValueMention<WorkingHours>,
  parts: readonly ValueMention<WorkingHours>[],
): boolean {
  return parts.some(
    (part) =>
      part.value === 'PART_TIME' &&
      (part.to === from || to === part.from || to + UNIT === part.from) &&
      FULL_TIME_UNITS.has(tokens[part.to - 1]?.key ?? ''),
  );
}

/** Hours of a week that firms and schools may call full time; from the second on a week is full without it. */
const [LONG_PART, FULL_WEEK] = [30, 36] as const;

/** "Job type: full time … Hours per week: 32.50": the firm says what a full week is. */
function withoutLongParts(
  { tokens }: ReadText,
  named: readonly ValueMention<WorkingHours>[],
  counted: readonly ValueMention<WorkingHours>[],
): readonly ValueMention<WorkingHours>[] {
  const isFull = named.length > 0 && named.every(({ value }) => value === 'FULL_TIME');
  if (!isFull || counted.some(({ value }) => value !== 'PART_TIME')) return counted;
  return counted.filter(({ from, to }) => {
    const numbers = tokens.slice(from, to).flatMap(({ number }) => number ?? []);
    const [hours = 0] = numbers;
    return numbers.length !== 1 || hours < LONG_PART || hours >= FULL_WEEK;
  });
}

const EQUIVALENT = keysOfAll('hours.equivalent');
/** A larger number before it is what is paid, and counts no jobs. */
const LEAST_WAGE = 100;

/**
 * "Full-time equivalent salary £28,000": what the wage is reckoned for; "1 voltijds equivalent" is counted. "Équivalent
 * temps plein (ETP) : 0,5" has its number behind.
 */
function isEquivalent({ tokens }: ReadText, from: number, to: number): boolean {
  const [before, next] = [tokens[from - 1], tokens[to]];
  if (before !== undefined && EQUIVALENT.has(before.key))
    return FULL_TIME_UNITS.has(next?.key ?? '') && tokens[to + 1]?.number != null;
  return next?.followsBreak === false && EQUIVALENT.has(next.key) && (before?.number ?? LEAST_WAGE) >= LEAST_WAGE;
}

/** Whether hours in a number follow within two words, in the same clause; "min-max van 8 tot 24 uur" is a range. */
function isBeforeNumber({ tokens, cues }: ReadText, to: number): boolean {
  const [first, second] = [tokens[to], tokens[to + 1]];
  if (first === undefined || first.followsBreak) return false;
  if (first.number !== null) return true;
  return second?.followsBreak === false && second.number !== null && !hasHitBetween(cues.rangeWord, to + 2, to + 3);
}

const OTHERS = keysOfAll('hours.others');

/** "200 people, many of them part-time", "nos clients, dont le personnel est à temps plein": not of this job. */
function isOfOthers(read: ReadText, from: number): boolean {
  const sentence = read.sentenceOf(from);
  if (sentence === undefined || cuesWithin(read.cues.seeking, sentence)) return false;
  if (cuesWithin(read.cues.contractWord, sentence)) return false;
  const start = Math.max(sentence.from, from - REACH.hours.others);
  return read.tokens
    .slice(start, from)
    .some(({ key }, at) => OTHERS.has(key) || OTHERS.has(`${key} ${read.tokens[start + at + 1]?.key ?? ''}`));
}

const BECOMING = keysOfAll('hours.becoming');

/** "20 h, mais il peut évoluer vers un temps plein": not yet. */
function isComing(read: ReadText, from: number): boolean {
  const start = Math.max(read.sentenceOf(from)?.from ?? 0, from - REACH.hours.becoming);
  return read.tokens.slice(start, from).some(({ key }) => BECOMING.has(key));
}

/** "From two days a week to a full diary": what else is said of days is less sure than the word. */
function isBesideFullTime(
  read: ReadText,
  days: ValueMention<WorkingHours>,
  named: readonly ValueMention<WorkingHours>[],
): boolean {
  return hitsBetween(named, days.from - REACH.hours.rangeAndPhrase, days.to + REACH.hours.rangeAndPhrase).some(
    ({ value, from, to }) => {
      if (value !== 'FULL_TIME' || read.sentenceOf(from) !== read.sentenceOf(days.from)) return false;
      const [start, end] = from < days.from ? [to, days.from] : [days.to, from];
      const isNear = end >= start && end - start <= REACH.hours.range;
      const isJoined = read.tokens.slice(start, end).some(({ key }) => read.table.joiningWords.has(key));
      return isNear && (isJoined || hasHitBetween(read.cues.rangeWord, start, end));
    },
  );
}

/** "Full-time. Part-time is negotiable." */
function isPossible(read: ReadText, { to }: ValueMention<WorkingHours>): boolean {
  const end = Math.min(read.sentenceOf(to - 1)?.to ?? to, to + REACH.hours.possible);
  return read.tokens.slice(to, end).some(({ key }) => POSSIBLE.has(key));
}

/** One answer of all that was read: what is said of both kinds at one place can be either. */
function together(read: ReadText, found: readonly ValueMention<WorkingHours>[]): readonly ValueMention<WorkingHours>[] {
  if (found.some(({ value }) => value === 'MIXED'))
    return surestOfEach(found.filter(({ value }) => value === 'MIXED' || value === 'AVAILABILITY'));
  // "Oproepkracht, wisselend 0 tot 24 uur in de week" is on call; "casual contract, 40+ hours most weeks" a full week
  const call = found.find(({ value }) => value === 'AVAILABILITY');
  const week = found.find(
    ({ value, from }) => value !== 'AVAILABILITY' && read.sentenceOf(from) === read.sentenceOf(call?.from ?? -1),
  );
  if (call !== undefined && week !== undefined) {
    const dropped = week.value === 'PART_TIME' ? 'PART_TIME' : 'AVAILABILITY';
    return surestOfEach(found.filter(({ value }) => value !== dropped));
  }
  const full = found.find(({ value }) => value === 'FULL_TIME');
  const part = found.find(({ value }) => value === 'PART_TIME');
  if (full !== undefined && part !== undefined) {
    const [first, last] = full.from < part.from ? [full, part] : [part, full];
    const isOffered = full.from < part.from && isPossible(read, part);
    if (isOffered || read.sentenceOf(first.from) === read.sentenceOf(last.from)) {
      return [{ value: 'MIXED', from: first.from, to: Math.max(first.to, last.to), confidence: 0.85 }];
    }
  }
  return surestOfEach(found);
}

const ALSO = keysOfAll('hours.also');
/** Words behind full time within which it is open as well. */
const ALSO_REACH = 4;

function isCalledFullTime(
  read: ReadText,
  hours: ValueMention<WorkingHours>,
  named: readonly ValueMention<WorkingHours>[],
): boolean {
  return hitsBetween(named, hours.from - REACH.hours.called, hours.to + REACH.hours.called).some(
    ({ value, from, to }) => {
      if (value !== 'FULL_TIME' || read.sentenceOf(from) !== read.sentenceOf(hours.from)) return false;
      const [start, end] = from < hours.from ? [to, hours.from] : [hours.to, from];
      // "24 hours, full-timers are also welcome"
      const isOther = from > hours.from && read.tokens.slice(start, to + ALSO_REACH).some(({ key }) => ALSO.has(key));
      return !isOther && !read.tokens.slice(start, end).some(({ key }) => read.table.joiningWords.has(key));
    },
  );
}
