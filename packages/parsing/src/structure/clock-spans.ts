import { alternativesOfAll, phrasesOfAll } from '../language/word-lists.ts';
import type { Token } from '../tokens/text-tokens.ts';

/** From one time of the clock to another: tokens `from` to `to` (exclusive), and the hours between them. */
export interface ClockSpan {
  readonly from: number;
  readonly to: number;
  readonly hours: number;
}

/** Hours of the shortest and the longest stretch that somebody works. */
const [SHORTEST, LONGEST] = [2, 13] as const;
const HALF_DAY = 12;
const DAY = 24;
/** Letters of a unit that is a word: "uur", "hours". */
const WORD = 3;

const UNIT = alternativesOfAll('clock.unit');
const PART = String.raw`(?:\s(?:${alternativesOfAll('clock.day-part')}))?`;
const NAMED = [...phrasesOfAll('clock.midnight'), ...phrasesOfAll('clock.noon')].join('|');
const NUMBER = String.raw`(\d{1,2})(?:\s?[.:hu]\s?([0-5]\d))?(?!\d)\s?((?:${UNIT}|[ap]\.?m\.?)(?!\p{L}))?${PART}`;
const TIME = String.raw`(?:${NUMBER}|(${NAMED})(?!\p{L}))`;
const BETWEEN = String.raw`\s?[-–]\s?|\s(?:${alternativesOfAll('clock.to')}|${alternativesOfAll('clock.and')})\s`;
const FROM = alternativesOfAll('clock.from');
const SPAN = new RegExp(
  String.raw`(?<![\d.,:/€£$%\p{L}-])(?<before>(?:${FROM})\s)?${TIME}(?:${BETWEEN})${TIME}(?![\d%€£]|\s?(?:%|€|euro))`,
  'giu',
);
const MIDNIGHT = new RegExp(`^(?:${phrasesOfAll('clock.midnight').join('|')})$`, 'iu');
/** "8 tot 24 uur per week" counts hours. */
const OF_WEEK = new RegExp(
  String.raw`^\s?(?:\p{L}{1,5}\.?\s|/|\.)?(?:${alternativesOfAll('hours.week')})(?!\p{L})`,
  'iu',
);
const WEEK_SAMPLE = 16;
/** Currency before a number. */
const MONEY = /[€£$]\s?$/;

/** Every stretch of the clock that a text writes: "22.00 tot 06.30 uur", "6-14u", "18h-minuit", "dalle 22 alle 2". */
export function clockSpans(plain: string, tokens: readonly Token[]): readonly ClockSpan[] {
  const spans: ClockSpan[] = [];
  let at = 0;
  for (const match of plain.matchAll(SPAN)) {
    const [all, , hour, minute, unit, named, toHour, toMinute, toUnit, toNamed] = match;
    const { index } = match;
    const isClock = [minute, unit, named, toMinute, toUnit, toNamed].some((part) => part !== undefined);
    const isExact = minute !== undefined || toMinute !== undefined || /[ap]\.?m/i.test(`${unit} ${toUnit}`);
    const end = index + all.length;
    const isLed = match.groups?.['before'] !== undefined;
    if (!isClock && !isLed) continue;
    // "16-24 uur" may be hours of a week
    if (!isExact && !isLed && (Number(toHour) === DAY || (toUnit?.length ?? 0) >= WORD)) continue;
    if (!isExact && OF_WEEK.test(plain.slice(end, end + WEEK_SAMPLE))) continue;
    if (MONEY.test(plain.slice(Math.max(0, index - 2), index))) continue;
    const hours = between(timeOf(hour, minute, unit, named), timeOf(toHour, toMinute, toUnit, toNamed), toUnit);
    if (hours < SHORTEST || hours > LONGEST) continue;
    while (at < tokens.length && (tokens[at]?.start ?? 0) < index) at++;
    const from = at;
    while (at < tokens.length && (tokens[at]?.start ?? 0) < end) at++;
    if (at > from) spans.push({ from, to: at, hours });
  }
  return spans;
}

/** Hours of the day of a time; midnight is 0. */
function timeOf(hour?: string, minute = '0', unit = '', named?: string): number {
  if (named !== undefined) return MIDNIGHT.test(named) ? 0 : HALF_DAY;
  const time = Number(hour) + Number(minute) / 60;
  if (time > DAY) return Number.NaN;
  if (/^p/i.test(unit)) return time < HALF_DAY ? time + HALF_DAY : time;
  return /^a/i.test(unit) && time >= HALF_DAY ? time - HALF_DAY : time;
}

/** Hours from one time to the next; "9 to 5" ends in the afternoon, "22.00 to 6.00" on the next day. */
function between(start: number, end: number, unit = ''): number {
  if (Number.isNaN(start) || Number.isNaN(end)) return 0;
  if (end > start) return end - start > HALF_DAY && /^p/i.test(unit) ? end - start - HALF_DAY : end - start;
  const isAfternoon = start < HALF_DAY && end + HALF_DAY > start && end < HALF_DAY && unit === '';
  return isAfternoon ? end + HALF_DAY - start : end + DAY - start;
}
