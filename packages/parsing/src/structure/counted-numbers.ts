import { hasHitBetween, hitsBetween } from '../tokens/hits-between.ts';
import type { ReadText } from './read-text.ts';
import { MONTH_NAMES } from '../language/month-names.ts';
import { keysOfAll } from '../language/word-lists.ts';

/** "FTE", "wtf": what a part of full time is counted in. */
export const FULL_TIME_UNITS = keysOfAll('hours.full-time-unit');

/** Numbers told together, "32", "24 tot 32", "24, 32 or 40": the least, the most, and the token they begin at. */
export interface Counted {
  readonly low: number;
  readonly high: number;
  readonly from: number;
}

/** Numbers in one list; more are a table. */
const LONGEST_LIST = 6;
const SEPARATOR = /^\s?[-–—/,]\s?$/;

/** The number that a token is, in digits or as a word ("drie"). */
export function numberAt(read: ReadText, at: number): number | null {
  const token = read.tokens[at];
  if (token === undefined) return null;
  return token.number ?? hitsBetween(read.cues.numberWord, at, at + 1)[0]?.value ?? null;
}

/** The numbers that end before token `end`, each of `least` to `most`; null when none does. */
export function countedBefore(read: ReadText, end: number, least: number, most: number): Counted | null {
  const within = (at: number): number | null => {
    const value = numberAt(read, at);
    return value !== null && value >= least && value <= most ? value : null;
  };
  const last = within(end - 1);
  if (last === null) return null;
  let counted: Counted = { low: last, high: last, from: end - 1 };
  for (let taken = 1; taken < LONGEST_LIST; taken++) {
    const at = previousOf(read, counted.from);
    const value = at === null ? null : within(at);
    if (
      at === null ||
      value === null ||
      isOutOf(read, at) ||
      isOfShifts(read, at) ||
      isOfClock(read, at) ||
      isOfMoney(read, at) ||
      isEndOfStretch(read, at)
    )
      break;
    counted = { low: Math.min(counted.low, value), high: Math.max(counted.high, value), from: at };
  }
  return counted;
}

/** "2×8 / 40 h": the eight hours of a shift are no hours of a week. */
function isOfShifts({ tokens, original }: ReadText, at: number): boolean {
  return /[x×*]/.test(original.charAt((tokens[at]?.start ?? 0) - 1));
}

const OUT_OF = keysOfAll('hours.out-of');

/** "6 giorni su 7, 40 ore", "until August 13, 40 hours": days of a week and of a month end no list of hours. */
function isOutOf(read: ReadText, at: number): boolean {
  if (MONTH_NAMES.has(read.tokens[at - 1]?.key ?? '') && read.tokens[at]?.followsBreak === false) return true;
  return numberAt(read, at) === 7 && OUT_OF.has(read.tokens[at - 1]?.key ?? '');
}

/** "8-12 / 14-18, 40 ore": the end of a stretch before a comma or slash is a time of the clock, or another stretch. */
function isEndOfStretch({ tokens, original }: ReadText, at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || token === undefined || next === undefined || before.number === null) return false;
  const isStretch = /^\s?[-–—]\s?$/.test(original.slice(before.end, token.start));
  return isStretch && /^\s?[,/]\s?$/.test(original.slice(token.end, next.start));
}

/** "7.30 to 16.00, 40 hours": a time of the clock is no number of a list. */
function isOfClock({ tokens, original }: ReadText, at: number): boolean {
  return /^\d{1,2}[.:](?:00|15|30|45)$/.test(original.slice(tokens[at]?.start ?? 0, tokens[at]?.end ?? 0));
}

/** "2-10, £13.20, 40 hrs": what is paid is no number of a list of hours. */
function isOfMoney({ tokens, original }: ReadText, at: number): boolean {
  return /[€£$]\s?$/.test(original.slice(0, tokens[at]?.start ?? 0).slice(-2));
}

/** The token before "-", "/", ",", "tot" or "of". */
function previousOf(read: ReadText, from: number): number | null {
  const { tokens, original, cues, table } = read;
  const before = tokens[from - 1];
  if (before === undefined) return null;
  if (SEPARATOR.test(original.slice(before.end, tokens[from]?.start ?? 0)))
    // "80%–100%"
    return before.key === '%' ? from - 2 : from - 1;
  const range = hitsBetween(cues.rangeWord, from - 1, from).find(({ to }) => to === from);
  // "24 uur tot 36 uur", "24u à 36u"
  if (range !== undefined)
    return hasHitBetween(cues.hourUnit, range.from - 1, range.from) ? range.from - 2 : range.from - 1;
  // "minimaal 28 en maximaal 38"
  const bound = hitsBetween(cues.upTo, from - 1, from).find(({ to }) => to === from);
  if (bound !== undefined && tokens[bound.from]?.number === null) return previousOf(read, bound.from);
  return table.joiningWords.has(before.key) ? from - 2 : null;
}
