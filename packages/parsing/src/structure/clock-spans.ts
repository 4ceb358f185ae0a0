import { alternativesOfAll, keyOf, keysOfAll, phrasesOfAll } from '../language/word-lists.ts';
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
const NAMES = [...phrasesOfAll('clock.midnight'), ...phrasesOfAll('clock.noon')];
const NAMED = NAMES.join('|');
const NUMBER = String.raw`(\d{1,2})(?:\s?[.:hu]\s?([0-5]\d))?(?!\d)\s?((?:${UNIT}|[ap]\.?m\.?)(?!\p{L}))?${PART}`;
const TIME = String.raw`(?:${NUMBER}|(${NAMED})(?!\p{L}))`;
const BETWEEN = String.raw`\s?[-–]\s?|\s(?:${alternativesOfAll('clock.to')}|${alternativesOfAll('clock.and')})\s`;
const SPAN = new RegExp(String.raw`${TIME}(?:${BETWEEN})${TIME}(?![\d%€£]|\s?(?:%|€|euro))`, 'iuy');
const MIDNIGHT = new RegExp(`^(?:${phrasesOfAll('clock.midnight').join('|')})$`, 'iu');
const BEGINNINGS: ReadonlySet<string> = new Set(NAMES.map(keyOf));
const FROM = keysOfAll('clock.from');
const CONTRACT = keysOfAll('contract.word');
/** What a number stands behind that is no time: money, a decimal, a fraction, a code. */
const NO_TIME = /[\d.,:/€£$%\p{L}-]/u;
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
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || (token.number === null ? !BEGINNINGS.has(token.key) : token.number > DAY)) continue;
    const { start } = token;
    if (start > 0 && NO_TIME.test(plain.charAt(start - 1))) continue;
    if (!hasEnd(tokens, at)) continue;
    SPAN.lastIndex = start;
    const match = SPAN.exec(plain);
    if (match === null) continue;
    // "een contract van 20-24 uur" counts hours, "je werkt van 20-24 uur" tells when
    const isLed = FROM.has(tokens[at - 1]?.key ?? '') && !CONTRACT.has(tokens[at - 2]?.key ?? '');
    const hours = hoursOf(match, plain, isLed);
    if (hours < SHORTEST || hours > LONGEST) continue;
    const end = start + match[0].length;
    const from = at;
    while (at + 1 < tokens.length && (tokens[at + 1]?.start ?? end) < end) at++;
    spans.push({ from, to: at + 1, hours });
  }
  return spans;
}

/** Tokens between the two times of a stretch: "8 u 's ochtends tot 14". */
const REACH = 6;

/** Whether another time stands near enough to end a stretch. */
function hasEnd(tokens: readonly Token[], at: number): boolean {
  for (let next = at + 1; next <= at + REACH; next++) {
    const token = tokens[next];
    if (token === undefined) return false;
    if (token.number !== null ? token.number <= DAY : BEGINNINGS.has(token.key)) return true;
  }
  return false;
}

/** The hours of a stretch; 0 where the numbers are no times. `isLed`: "from" stands before them. */
function hoursOf(match: RegExpExecArray, plain: string, isLed: boolean): number {
  const [all, hour, minute, unit, named, toHour, toMinute, toUnit, toNamed] = match;
  const isClock = [minute, unit, named, toMinute, toUnit, toNamed].some((part) => part !== undefined);
  if (!isClock && !isLed) return 0;
  const isExact = minute !== undefined || toMinute !== undefined || /[ap]\.?m/i.test(`${unit} ${toUnit}`);
  // "16-24 uur" may be hours of a week
  if (!isExact && !isLed && (Number(toHour) === DAY || (toUnit?.length ?? 0) >= WORD)) return 0;
  const end = match.index + all.length;
  if (!isExact && OF_WEEK.test(plain.slice(end, end + WEEK_SAMPLE))) return 0;
  if (MONEY.test(plain.slice(Math.max(0, match.index - 2), match.index))) return 0;
  return between(timeOf(hour, minute, unit, named), timeOf(toHour, toMinute, toUnit, toNamed), toUnit);
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
