import { alternativesOfAll, keysOfAll } from '../../language/word-lists.ts';
import { type Counted, countedBefore, numberAt } from '../../structure/counted-numbers.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import { daysNamed, isDayOfWeek } from './weeks/named-days.ts';
import { hoursBehindLabels } from './hours-behind-labels.ts';
import { isOffWork } from './hours-of-staff.ts';
import { hoursWithoutUnit } from './hours-without-unit.ts';
import { hoursOfMonth } from './weeks/hours-of-month.ts';
import { isPartOfWeek } from './parts-of-full-time.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { CURRENCY } from '../wage/wage-amount.ts';
import { REACH } from '../../tokens/reach.ts';
import {
  BEYOND_CLOCK,
  type HoursMention,
  isUsualWeek,
  LEAST_ASKED,
  LONGEST_WEEK,
  MOST_ASKED,
  OF,
  ofWeek,
  SHORTEST_WEEK,
  TAUGHT,
  type Unit,
} from './weeks/usual-week.ts';

const LONGEST_DAY = 12;

/**
 * Hours of a week or month in numbers: "38 uur per week", "24, 32 or 40 hours", "Uren: 24-32", "8 ore al giorno".
 * `isTitle`: few hours need no "week".
 */
export function hoursInNumbers(read: ReadText, isTitle: boolean): readonly HoursMention[] {
  const found: HoursMention[] = [];
  for (const unit of [...read.cues.hourUnit, ...unitsWithMinutes(read)]) {
    const sentence = read.sentenceOf(unit.from);
    if (sentence === undefined || sentence.section === 'company') continue;
    // "17,50/u" is paid for an hour
    if (read.original.charAt((read.tokens[unit.from]?.start ?? 0) - 1) === '/') continue;
    // "€15,42 // Uren p/w: 40": what has a currency before it is money
    if (isOfMoney(read, unit.from - 1)) continue;
    // "19/38 uren" is a part of the week, no range
    if (isPartOfWeek(read, unit.from - 2)) continue;
    if (isOffWork(read, unit) || isTimeOfDay(read, unit)) continue;
    // "een werkweek van 5 x 8 uur"
    const times = timesOfWeek(read, unit);
    if (times !== null) {
      found.push(times);
      continue;
    }
    const few = fewHours(read, unit);
    if (few !== null) {
      found.push(few);
      continue;
    }
    // "vier dagen van negen uur": hours of a day
    if (isOfDay(read, unit)) {
      const days = ofDays(read, unit);
      if (days !== null) found.push(days);
      continue;
    }
    const hours =
      weekly(read, unit, sentence) ??
      besideDays(read, unit, sentence) ??
      (isTitle ? ofTitle(read, unit) : null) ??
      daily(read, unit) ??
      hoursOfMonth(read, unit, sentence);
    if (hours !== null) found.push(hours);
  }
  return [...found, ...hoursBehindLabels(read), ...hoursWithoutUnit(read)];
}

/** "€15,42"; in "12,50 €, 35 heures" the sign belongs to the amount before it. */
function isOfMoney({ tokens }: ReadText, at: number): boolean {
  const isSigned = CURRENCY.has(tokens[at - 1]?.key ?? '') && tokens[at]?.followsBreak === false;
  return isSigned && tokens[at - 2]?.number == null;
}

const DAY_PART = new RegExp(String.raw`^\s(?:${alternativesOfAll('clock.day-part')})(?!\p{L})`, 'iu');
/** Characters in which the longest of them stands. */
const DAY_PART_SAMPLE = 24;

/** "Tot 8 uur 's avonds": when, not how long; a whole week may be worked in the evening ("20 uur 's avonds"). */
function isTimeOfDay({ tokens, original }: ReadText, { from, to }: Unit): boolean {
  const hour = tokens[from - 1]?.number ?? LONGEST_DAY + 1;
  const end = tokens[to - 1]?.end ?? 0;
  return hour <= LONGEST_DAY && DAY_PART.test(original.slice(end, end + DAY_PART_SAMPLE));
}

/** "37h30" is cut into 37 and h30. */
function unitsWithMinutes({ tokens, cues }: ReadText): readonly Unit[] {
  // "20h00 semaine"
  const isWeekNext = (at: number): boolean => hasHitBetween(cues.weekWord, at + 1, at + 2);
  return tokens.flatMap(({ key }, at) =>
    key.length === 3 && /^[hu]\d\d$/.test(key) && ((tokens[at - 1]?.number ?? 0) >= BEYOND_CLOCK || isWeekNext(at))
      ? [{ from: at, to: at + 1 }]
      : [],
  );
}

const FEW = keysOfAll('hours.few');

/** "Een paar uurtjes per week", "une dizaine d'heures par semaine". */
function fewHours({ tokens, cues }: ReadText, { from, to }: Unit): HoursMention | null {
  const few = [from - 1, from - 2].find((at) => FEW.has(tokens[at]?.key ?? ''));
  if (few === undefined) return null;
  const week = hitsBetween(cues.weekWord, to, to + 2)[0];
  return week === undefined || week.from < to ? null : { value: 'PART_TIME', from: few, to: week.to, confidence: 0.75 };
}

/** "Receptionist – 20 hours": in a title nothing else has hours. */
function ofTitle(read: ReadText, unit: Unit): HoursMention | null {
  const counted = countedBefore(read, unit.from, LEAST_ASKED, MOST_ASKED);
  return counted === null ? null : { value: ofWeek(counted), from: counted.from, to: unit.to, confidence: 0.8 };
}

/** "Five days of eight hours". */
function ofDays(read: ReadText, unit: Unit): HoursMention | null {
  const [days, hours] = [numberAt(read, unit.from - 4), numberAt(read, unit.from - 1)];
  if (days === null || hours === null || days < 2 || days > 6 || hours > LONGEST_DAY) return null;
  const low = days * hours;
  return { value: ofWeek({ low, high: low }), from: unit.from - 4, to: unit.to, confidence: 0.75 };
}

/** Hours of a day that is worked. */
const [LEAST_OF_DAY, MOST_OF_DAY] = [3, 12] as const;
/** What takes hours that are none of a week, and the words before them within which it stands. */
const OTHERS: ReadonlySet<string> = new Set([...TAUGHT, ...keysOfAll('hours.no-week')]);
const OTHER_HOURS = 4;
/** Words between the hours of a week and its days: "24 uur | verdeeld over | 3 dagen". */
const TO_DAYS = 3;

/** "24 uur (3 dagen)", "3 dagen (24 uur)", "36 hours over four days": so many hours of so many days are a week's. */
function besideDays(read: ReadText, unit: Unit, sentence: Sentence): HoursMention | null {
  const counted = countedBefore(read, unit.from, LEAST_ASKED, MOST_ASKED);
  if (counted === null) return null;
  const isOfWeek = (day: Unit): boolean => {
    const days = numberAt(read, day.from - 1) ?? 0;
    const [end, start] = day.from > unit.to ? [unit.to, day.from - 1] : [day.to, counted.from];
    // "two nights, four off, 12 hours": what is counted in between stands apart
    if (start - end > TO_DAYS || read.tokens.slice(end, start).some((_, at) => numberAt(read, end + at) !== null))
      return false;
    if (days < 1 || days > MOST_DAYS || read.sentenceOf(day.from) !== sentence) return false;
    return counted.low / days >= LEAST_OF_DAY && counted.high / days <= MOST_OF_DAY;
  };
  const day = hitsBetween(read.cues.day, counted.from - TO_DAYS - 1, unit.to + TO_DAYS + 2).find(isOfWeek);
  if (day === undefined) return null;
  const [from, to] = [Math.min(counted.from, day.from - 1), Math.max(unit.to, day.to)];
  // "een cursus van 3 dagen (24 uur)", "antwoord binnen 24 uur (2 dagen)"
  if (read.tokens.slice(Math.max(sentence.from, from - OTHER_HOURS), from).some(({ key }) => OTHERS.has(key)))
    return null;
  return { value: ofWeek(counted), from, to, confidence: 0.8 };
}

/** Days of a week that is worked. */
const MOST_DAYS = 6;
const TIMES_SIGN = /^\s?[x×*]\s?$/iu;

/** "Week of 5 x 8 hours"; by itself "3x8" is a pattern of shifts. */
function timesOfWeek(read: ReadText, { from, to }: Unit): HoursMention | null {
  const { tokens, original, cues } = read;
  const hours = tokens[from - 1];
  const isSign = tokens[from - 2]?.key === 'x';
  const days = tokens[from - (isSign ? 3 : 2)];
  if (hours?.number == null || days?.number == null || days.number > 6 || hours.number > LONGEST_DAY) return null;
  if (!TIMES_SIGN.test(original.slice(days.end, hours.start))) return null;
  const start = tokens.indexOf(days, from - 3);
  if (!hasHitBetween(cues.weekWord, start - 3, start)) return null;
  const low = days.number * hours.number;
  return { value: ofWeek({ low, high: low }), from: start, to, confidence: 0.8 };
}

/** "Vier dagen van negen uur", "4 nights x 10 hours". */
function isOfDay({ tokens, cues }: ReadText, { from }: Unit): boolean {
  const sign = tokens[from - 2]?.key ?? '';
  return (OF.has(sign) || sign === 'x') && hasHitBetween(cues.day, from - 3, from - 2);
}

function weekly(read: ReadText, unit: Unit, sentence: Sentence): HoursMention | null {
  const counted = countedBefore(read, unit.from, SHORTEST_WEEK, LONGEST_WEEK);
  if (counted === null || isEndOfShift(read, counted)) return null;
  const { cues, tokens } = read;
  if (SHIFTS.has(tokens[unit.to]?.key ?? '')) return ofShifts(read, unit, counted);
  const week = hitsBetween(cues.weekWord, unit.to, unit.to + REACH.hours.unit).find((cue) => cue.from >= unit.to);
  const isSame = week !== undefined && read.sentenceOf(week.from) === sentence;
  const between = week === undefined ? [] : tokens.slice(unit.to, week.from);
  // "vrijdag tot 13u, 38 uren/week": a number between is the one that the week counts
  // in "17 h 30 hebdomadaires" it is the minutes
  const isOther = between.some(({ number }, at) => number !== null && !(at === 0 && number < 60 && number % 15 === 0));
  // "12 euro per uur, elke week betaald", "11 uur per dag"
  const isDaily =
    week !== undefined &&
    hitsBetween(cues.period, unit.to, week.from).some(({ value }) => value === 'HOUR' || value === 'DAY');
  // "amplitude de 6h à 20h du lundi au vendredi" are times of the clock
  const day = week === undefined ? undefined : tokens[week.from];
  const isClock =
    day !== undefined && isDayOfWeek(read, day) && counted.low < counted.high && counted.high < BEYOND_CLOCK;
  const isWeekly = isSame && !isOther && !isDaily && !isClock;
  // "je werkt 8 uur per dag"; in "38 h de jour" it is when one works
  if (!isWeekly && counted.high <= LONGEST_DAY && isPerDay(read, unit)) return null;
  if (!isWeekly && !isUsualWeek(read, unit, counted, sentence)) return null;
  return { value: ofWeek(counted), from: counted.from, to: isWeekly ? week.to : unit.to, confidence: 0.9 };
}

function isPerDay({ cues }: ReadText, { to }: Unit): boolean {
  return hitsBetween(cues.period, to, to + 2).some(({ value }) => value === 'DAY');
}

const SHIFTS = keysOfAll('hours.shift-of');

/** "Three 12-hour shifts a week": so many hours are a shift's; how many there are says how long the week is. */
function ofShifts(read: ReadText, { to }: Unit, { low, from }: Counted): HoursMention | null {
  const isSign = read.tokens[from - 1]?.key === 'x';
  const shifts = numberAt(read, isSign ? from - 2 : from - 1);
  if (shifts === null || shifts > DAYS_OF_WEEK) return null;
  const hours = shifts * low;
  return { value: ofWeek({ low: hours, high: hours }), from: from - 1, to: to + 1, confidence: 0.8 };
}
const DAYS_OF_WEEK = 7;

/** Characters of a time of the clock and the dash behind it. */
const CLOCK_SAMPLE = 10;

/** "7u30-16u, van maandag": the end of a stretch that begins with minutes. */
function isEndOfShift({ tokens, original }: ReadText, { high, from }: Counted): boolean {
  const start = tokens[from]?.start ?? 0;
  const before = original.slice(Math.max(0, start - CLOCK_SAMPLE), start);
  // "8 h 30 - 16 h 00": the minutes of the first time
  if (/\d ?[uh] ?$/.test(before) && /^[0-5]\d$/.test(tokens[from]?.key ?? '')) return true;
  return high < BEYOND_CLOCK && /\d{1,2} ?[uh:.]\d{2} ?[-–] ?$/.test(before);
}

/** Hours of a whole working day. */
const USUAL_DAY = [7, 9] as const;

/** "8 ore al giorno, dal lunedì al sabato": a whole working day on most days. */
function daily(read: ReadText, unit: Unit): HoursMention | null {
  const counted = countedBefore(read, unit.from, SHORTEST_WEEK, LONGEST_DAY);
  const day = hitsBetween(read.cues.period, unit.to, unit.to + 3).find(({ value }) => value === 'DAY');
  const sentence = read.sentenceOf(unit.from);
  if (counted === null || day === undefined || sentence === undefined) return null;
  // "van maandag tot donderdag 10 uur per dag"
  const days = daysNamed(read, sentence);
  const low = counted.low * days;
  if (days === 0 && (counted.low < USUAL_DAY[0] || counted.high > USUAL_DAY[1])) return null;
  const value = days === 0 ? 'FULL_TIME' : ofWeek({ low, high: low });
  return { value, from: counted.from, to: day.to, confidence: 0.75 };
}
