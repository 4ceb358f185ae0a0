import { isLessonCount } from './weeks/lesson-weeks.ts';
import type { WorkingHours } from '@counterpart/domain';
import { type Counted, countedBefore, FULL_TIME_UNITS } from '../../structure/counted-numbers.ts';
import type { ValueMention } from '../../structure/value-mention.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import { POSSIBLE } from './possible-words.ts';
import type { ReadText } from '../../structure/read-text.ts';
import type { ShortFact } from '../../structure/facts/short-facts.ts';
import { holdsAny, keysByLanguage, keysOfAll, startsWithAny } from '../../language/word-lists.ts';
import { REACH } from '../../tokens/reach.ts';

/** "60 %", "60 procent". */
export const PERCENT: ReadonlySet<string> = new Set(['%', ...keysOfAll('hours.percent')]);

const OF_THE_TIME = new Set([...keysOfAll('hours.of-the-time')].map((phrase) => ` ${phrase}`));
const TIME_SAMPLE = 20;
/** What is paid more for hours at night and the like, and the words behind a percentage within which it says so. */
const PREMIUMS = keysOfAll('hours.premium');
const PREMIUM = 3;
/** What is paid as a share of sales, and the words before a percentage within which it is named. */
const COMMISSIONS = keysOfAll('hours.commission');
const COMMISSION = 6;

/** Journeys, of which a percentage tells the share of the time, and the words before it within which they are named. */
const TRAVEL = keysOfAll('hours.travel');
const TRAVEL_REACH = 3;

/** Fewer percent are an allowance or a bonus. */
const LEAST_PERCENT = 20;

/** 80 %, 0,8 FTE, 4/5, 3/4 beside a word of working time; 4/5 and 9/10 by themselves. */
export function partsOfFullTime(read: ReadText): readonly ValueMention<WorkingHours>[] {
  const found: ValueMention<WorkingHours>[] = [];
  const { tokens, cues } = read;
  const shares = sharesOfWork(read);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.number === undefined || token.number === null) continue;
    const sentence = read.sentenceOf(at);
    if (sentence === undefined || sentence.section === 'company') continue;
    const next = tokens[at + 1];
    const isBeside = hitsBetween(cues.partWord, at - 4, at + 6).some(
      ({ from, to }) =>
        (to <= at && at - to <= 4 && from >= sentence.from) || (from > at && from - at <= 5 && to <= sentence.to),
    );
    if (next !== undefined && PERCENT.has(next.key)) {
      if (token.number < LEAST_PERCENT || token.number > 100 || next.followsBreak) continue;
      if (shares.has(token.number)) continue;
      const isToldOfJob = isFact(read, at) || isUpToFull(read, at) || isOfJob(read, at) || isOfTerms(read, at);
      if (!isBeside && !isToldOfJob && !isInHeadline(read, at)) continue;
      // "permanent, 100% remote" tells where one works
      if (hasHitBetween(cues.remote, at, at + 2)) continue;
      // "33,6 uur, 100% loon": what is paid for a shorter week
      if (hasHitBetween(cues.wageWord, at + 2, at + 3)) continue;
      // "shift allowance 20%", "toeslag van 50%"
      if (hasHitBetween(cues.notWage, at - 3, at + 4)) continue;
      // "20% shift premium"
      if (tokens.slice(at + 2, at + 2 + PREMIUM).some(({ key }) => PREMIUMS.has(key))) continue;
      // "piani provvigionali dal 50 all'80 %", "commission of 40%"
      const before = tokens.slice(Math.max(sentence.from, at - COMMISSION), at);
      if (before.some(({ key }) => COMMISSIONS.has(key))) continue;
      if (isOfTravel(read, at)) continue;
      // "environ 70 % du temps" is a part of the work
      if (startsWithAny(read.original.slice(next.end, next.end + TIME_SAMPLE).toLowerCase(), OF_THE_TIME)) continue;
      const isPossible =
        token.number < 100 &&
        tokens.slice(at + 2, at + 2 + REACH.hours.percentPossible).some(({ key }) => POSSIBLE.has(key));
      // "tussen 60 en 100 %", "de 50 à 80 %"
      const { low, from } = countedBefore(read, at + 1, LEAST_PERCENT, 100) ?? { low: token.number, from: at };
      const isOpen = isPossible || (token.number === 100 && low < 100);
      const value = isOpen ? 'MIXED' : token.number === 100 ? 'FULL_TIME' : 'PART_TIME';
      found.push({ value, from, to: at + 2, confidence: 0.8 });
    } else if (next !== undefined && FULL_TIME_UNITS.has(next.key)) {
      const counted = countedBefore(read, at + 1, LEAST_PART, 1);
      if (counted !== null) found.push({ value: partOf(counted), from: counted.from, to: at + 2, confidence: 0.85 });
    } else if (
      token.number <= 1 &&
      token.number >= LEAST_PART &&
      FULL_TIME_UNITS.has(tokens[at - 1]?.key ?? '') &&
      UNIT_SIGN.test(read.original.slice(tokens[at - 1]?.end, token.start))
    ) {
      // "wtf 0,6", "FTE: 0,6", "voltijds equivalent (VTE): 0,5", "wtf 0,4 - 1,0"
      const isLast = (end: number): boolean => countedBefore(read, end, LEAST_PART, 1)?.from === at;
      const to = [at + 3, at + 2].find(isLast) ?? at + 1;
      const counted = countedBefore(read, to, LEAST_PART, 1) ?? { low: token.number, high: token.number };
      found.push({ value: partOf(counted), from: at - 1, to, confidence: 0.8 });
    } else if (next !== undefined && isLessonCount(read, at)) {
      found.push({ value: 'PART_TIME', from: at, to: at + 4, confidence: 0.8 });
    } else if (isFraction(read, at)) {
      // "4/5" at the end of a phrase; "4/5 techniciens" counts people
      // "19/38ste"
      const suffix = tokens[at + 2];
      const isOrdinal = suffix?.start === next?.end && ORDINALS.has(suffix?.key ?? '');
      const behind = isOrdinal ? at + 3 : at + 2;
      // "19/38 uren op weekbasis"
      const isClosed = tokens[behind]?.followsBreak !== false || hasHitBetween(cues.hourUnit, behind, behind + 1);
      const isWeekly = (next?.number ?? 0) >= 20 && token.number >= 8;
      const isUsual = isClosed && (next?.number === 5 || next?.number === 10 || isWeekly);
      if (!isBeside && !isUsual) continue;
      const value: WorkingHours = token.number === next?.number ? 'FULL_TIME' : 'PART_TIME';
      found.push({ value, from: at, to: at + 2, confidence: isBeside ? 0.85 : 0.7 });
    }
  }
  return found;
}

/** "Disponibilità a trasferte (50%)", "travel up to 40%": no comma parts it from the journeys. */
function isOfTravel({ tokens, original }: ReadText, at: number): boolean {
  for (let one = at - 1; one >= at - TRAVEL_REACH - 1; one--) {
    const gap = original.slice(tokens[one]?.end ?? 0, tokens[one + 1]?.start ?? 0);
    if (/[,;.\n|•]/.test(gap)) break;
    if (TRAVEL.has(tokens[one]?.key ?? '')) return true;
  }
  return false;
}

/** The least part of full time that a post has. */
const LEAST_PART = 0.1;

/** What a part of full time is: all of it, less, or either where it is a range up to all. */
function partOf({ low, high }: Pick<Counted, 'low' | 'high'>): WorkingHours {
  return low === 1 ? 'FULL_TIME' : high < 1 ? 'PART_TIME' : 'MIXED';
}

/** What may stand between a unit of full time and its part. */
const UNIT_SIGN = /^\)?\s?[:=|]?\s?$/u;

/**
 * The percentages that make up a whole in one sentence, "50% als begeleider en 50% als coördinator", "60 % de vente,
 * 40 % de gestion": parts of the work, there and wherever they are said again.
 */
function sharesOfWork({ tokens, sentences }: ReadText): ReadonlySet<number> {
  const shares = new Set<number>();
  for (const { from, to } of sentences) {
    const percents: number[] = [];
    for (let at = from + 1; at < to; at++) {
      const number = tokens[at - 1]?.number;
      if (PERCENT.has(tokens[at]?.key ?? '') && number != null) percents.push(number);
    }
    if (percents.length < 2 || percents.reduce((sum, percent) => sum + percent, 0) !== 100) continue;
    for (const percent of percents) shares.add(percent);
  }
  return shares;
}

/** "60-100 %, Yverdon", "aan 60, 80 of 100 %", "100%–100%": from a usual part of a week, or all, up to all of it. */
function isUpToFull(read: ReadText, at: number): boolean {
  const counted = read.tokens[at]?.number === 100 ? countedBefore(read, at + 1, LEAST_PERCENT, 100) : null;
  if (counted === null || counted.from === at) return false;
  if (!USUAL_PARTS.has(counted.low) && counted.low !== 100) return false;
  return !read.tokens.slice(Math.max(0, counted.from - PREMIUM), counted.from).some(({ key }) => PREMIUMS.has(key));
}

/** "Een 80%-job": joined to what has so much of a week. */
function isOfJob({ tokens, original }: ReadText, at: number): boolean {
  const [sign, job] = [tokens[at + 1], tokens[at + 2]];
  if (sign === undefined || job === undefined || !USUAL_PARTS.has(tokens[at]?.number ?? 0)) return false;
  return original.slice(sign.end, job.start) === '-' && holdsAny(job.key, JOBS);
}

/** "(100%, onbepaalde duur)": a part of a week and the contract beside it, in brackets behind a job. */
function isOfTerms({ tokens, original, cues }: ReadText, at: number): boolean {
  if (original.charAt((tokens[at]?.start ?? 0) - 1) !== '(' || tokens[at + 2]?.followsBreak !== true) return false;
  return hitsBetween(cues.contract, at + 2, at + 3).some(({ from, value }) => from === at + 2 && value !== null);
}

const JOBS = keysOfAll('contract.lone.work');

/** The parts of a week that posts have. */
const USUAL_PARTS = new Set([40, 50, 60, 70, 75, 80, 90]);

/** "…, 75 %, vervanging tot juni": a usual part of a week between commas, where nothing is offered. */
function isFact(read: ReadText, at: number): boolean {
  const [token, next] = [read.tokens[at], read.tokens[at + 2]];
  const section = read.sentenceOf(at)?.section;
  const isUsual = USUAL_PARTS.has(token?.number ?? 0);
  if ((!isUsual && token?.number !== 100) || section === 'contact') return false;
  // "CDD de 4 mois, 80 %, à Rennes": of an offer the contract stands before it
  const isOfContract = hitsBetween(read.cues.contract, at - REACH.hours.contract, at).some(
    ({ value }) => value?.isWeak === false,
  );
  if ((section === 'offer' || !isUsual) && !isOfContract) return false;
  // "Ergotherapeut 50% - vervangingscontract": the end of a fact of a row
  if (isUsual && section !== 'offer' && hitsBetween(read.facts, at, at + 2).some((fact) => isEnd(fact, at)))
    return true;
  // "Remboursement du Pass Navigo : 75 %"
  if (/:\s?$/.test(read.original.slice(Math.max(0, (token?.start ?? 0) - 2), token?.start ?? 0))) return false;
  const isLast = next === undefined || next.followsBreak;
  // "Infirmier·e à 80 %" as the first line
  const first = read.sentenceOf(at);
  const isHeadline = first?.from === 0 && at + 2 === first.to;
  return at > 0 && isLast && (token?.followsBreak === true || isHeadline);
}

/** Words of the longest headline. */
const HEADLINE = 14;

/** "Ferblantier CFC 100 % – Riviera": a part of a week before the dash or bar of a headline. */
function isInHeadline(read: ReadText, at: number): boolean {
  const { tokens, original } = read;
  const [number, sign, next] = [tokens[at]?.number ?? 0, tokens[at + 1], tokens[at + 2]];
  if (at === 0 || at > HEADLINE || next === undefined) return false;
  if (original.slice(0, sign?.end).includes('\n')) return false;
  if (!USUAL_PARTS.has(number) && number !== 100) return false;
  return /^\s*[)]?\s+[-–—|]\s/.test(original.slice(sign?.end, next.start));
}

/** Words of a job before its part of a week. */
const LONGEST_JOB = 4;

/** Whether a percentage ends a fact, behind the few words of a job. */
function isEnd({ from, to }: ShortFact, at: number): boolean {
  return to === at + 2 && at > from && at - from <= LONGEST_JOB;
}

const DENOMINATORS = new Set([2, 4, 5, 10, 22, 24, 36, 38, 40]);
/** The hours of a full week in Belgium, of which posts are told as a part: no range is written with a slash there. */
const BELGIAN_WEEK = 38;

/** The hours of a full week in other countries, where posts are told as a part of them. */
const FULL_WEEKS = keysByLanguage('hours.full-week');

/** "19/38 uren", "18/36 ore": a part of a week before its unit, where "32/36 uur" is a range. */
export function isPartOfWeek(read: ReadText, at: number): boolean {
  const [top, bottom] = [read.tokens[at]?.number ?? 0, read.tokens[at + 1]?.number ?? 0];
  const isFullWeek = bottom === BELGIAN_WEEK || FULL_WEEKS[read.language].has(String(bottom));
  return isFraction(read, at) && (isFullWeek || top * 2 === bottom) && bottom > LEAST_WEEK;
}

/** Hours from which the lower number of a fraction is a full week. */
const LEAST_WEEK = 30;

const ORDINALS = keysOfAll('cv.date.ordinal');

/** One slash between two whole numbers, none before or behind (a date has two). */
function isFraction(read: ReadText, at: number): boolean {
  const [top, bottom] = [read.tokens[at], read.tokens[at + 1]];
  if (top?.number == null || bottom?.number == null || !DENOMINATORS.has(bottom.number)) return false;
  if (
    top.number < 1 ||
    top.number > bottom.number ||
    (bottom.number < 20 && (!Number.isInteger(top.number) || top.number === bottom.number))
  )
    return false;
  if ((bottom.number < 20 && top.end - top.start > 1) || bottom.end - bottom.start > 2) return false;
  if (read.original.slice(top.end, bottom.start) !== '/') return false;
  // "Bac+4/5" is a degree
  return !/[/\d.+]/.test(read.original.charAt(top.start - 1)) && !/[/\d]/.test(read.original.charAt(bottom.end));
}
