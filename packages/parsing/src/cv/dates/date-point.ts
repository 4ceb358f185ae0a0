import type { Token } from '../../tokens/text-tokens.ts';
import { CV_WORDS } from '../words/cv-words.ts';
import { keysOfAll } from '../../language/word-lists.ts';

/** One date in a text; it ends before token `to`. */
export interface DatePoint {
  readonly to: number;
  /** Null: a month whose year stands elsewhere. */
  readonly year: number | null;
  readonly month: number | null;
  /** Two numbers of two digits ("03/18"): a date only beside another one like it. */
  readonly isWeak: boolean;
  /** "Summer 2015", "school year 2015": a stretch of time by itself. */
  readonly isStretch?: boolean;
}

/** Years of which CVs tell; also keeps amounts and house numbers out. */
const YEAR = /^(?:19[4-9]|20[0-4])\d$/;
const TWO_DIGITS = /^\d{1,2}$/;
const MONTH_YEAR = /^(\d{1,2})\.(\d{4})$/;
const YEAR_MONTH = /^(\d{4})\.(\d{1,2})$/;
const DAY_MONTH_YEAR = /^\d{1,2}\.(\d{1,2})\.(\d{4})$/;
const ORDINALS = keysOfAll('cv.date.ordinal');
const LINKS = keysOfAll('grammar.of');
/** Two-digit years from here on belong to the last century. */
const CENTURY = 50;

/** The date that begins at a token. */
export function datePointAt(plain: string, tokens: readonly Token[], at: number): DatePoint | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.number !== null) return numericPoint(plain, tokens, at, token);
  const season = CV_WORDS.seasons.endOf(tokens, at);
  if (season > at) {
    const year = yearAt(plain, tokens, season);
    return year === null || gapBefore(plain, tokens, season).length > 3
      ? null
      : { to: season + 1, year, month: null, isWeak: false, isStretch: true };
  }
  const month = CV_WORDS.months.get(token.key);
  return month === undefined ? null : afterMonth(plain, tokens, at, month);
}

function afterMonth(plain: string, tokens: readonly Token[], at: number, month: number): DatePoint {
  const alone = { to: at + 1, year: null, month, isWeak: false };
  let next = at + 1;
  if (LINKS.has(tokens[next]?.key ?? '')) next++;
  const gap = gapBefore(plain, tokens, next);
  if (!/^[ .,'’`\-/]{0,3}$/.test(gap)) return alone;
  const year = yearAt(plain, tokens, next);
  if (year !== null) return { to: next + 1, year, month, isWeak: false };
  // March 1, 2019
  const day = tokens[next];
  const later = yearAt(plain, tokens, next + 1);
  if (
    day !== undefined &&
    later !== null &&
    TWO_DIGITS.test(day.key) &&
    /^[ ,]{1,3}$/.test(gapBefore(plain, tokens, next + 1))
  )
    return { to: next + 2, year: later, month, isWeak: false };
  const short = day !== undefined && /^\d{2}$/.test(day.key) ? fullYear(Number(day.key)) : null;
  return short === null ? alone : { to: next + 1, year: short, month, isWeak: true };
}

function numericPoint(plain: string, tokens: readonly Token[], at: number, token: Token): DatePoint | null {
  const { key } = token;
  const dotted = MONTH_YEAR.exec(key) ?? DAY_MONTH_YEAR.exec(key);
  if (dotted !== null) return checked(at + 1, dotted[2], dotted[1]);
  const reversed = YEAR_MONTH.exec(key);
  if (reversed !== null) return checked(at + 1, reversed[1], reversed[2]);
  const gap = gapBefore(plain, tokens, at + 1);
  const next = tokens[at + 1];
  if (YEAR.test(key)) {
    if (/\d/.test(plain.charAt(token.end + 1)) && /[.,]/.test(plain.charAt(token.end))) return null;
    const isMonth = (gap === '-' || gap === '/') && next !== undefined && /^\d{2}$/.test(next.key);
    const month = isMonth ? Number(next.key) : 0;
    const end = next?.end ?? 0;
    const isSchoolYear =
      month === (Number(key) + 1) % 100 && (!startsRange(plain, end) || leadsToSchoolYear(plain, end));
    if (month >= 1 && month <= 12 && !isSchoolYear) {
      const hasDay = gapBefore(plain, tokens, at + 2) === gap && /^\d{2}$/.test(tokens[at + 2]?.key ?? '');
      return { to: at + (hasDay ? 3 : 2), year: Number(key), month, isWeak: false };
    }
    return { to: at + 1, year: Number(key), month: null, isWeak: false };
  }
  if (!TWO_DIGITS.test(key)) return null;
  const isShortYear = /['’`]/.test(plain.charAt(token.start - 1)) && key.length === 2;
  if (isShortYear) return { to: at + 1, year: fullYear(Number(key)), month: null, isWeak: false };
  return afterNumber(plain, tokens, at, gap);
}

/** 03/2019, 1/3/2019, 1 maart 2019, 1er mars 2019, 03/19. */
function afterNumber(plain: string, tokens: readonly Token[], at: number, gap: string): DatePoint | null {
  const first = Number(tokens[at]?.key);
  const next = tokens[at + 1];
  if (next === undefined) return null;
  if (/^ ?[/.\-–] ?'?$/.test(gap)) {
    const year = yearAt(plain, tokens, at + 1);
    if (year !== null) return first >= 1 && first <= 12 ? { to: at + 2, year, month: first, isWeak: false } : null;
    if (!TWO_DIGITS.test(next.key)) return null;
    const third = yearAt(plain, tokens, at + 2);
    const month = Number(next.key);
    if (third !== null && gapBefore(plain, tokens, at + 2).trim() === gap.trim() && month >= 1 && month <= 12)
      return { to: at + 3, year: third, month, isWeak: false };
    const isPair =
      gap === '/' && next.key.length === 2 && first >= 1 && first <= 12 && gapBefore(plain, tokens, at + 2) !== '/';
    return isPair ? { to: at + 2, year: fullYear(month), month: first, isWeak: true } : null;
  }
  if (first < 1 || first > 31) return null;
  const named = ORDINALS.has(next.key) ? at + 2 : at + 1;
  if (named === at + 1 && !/^[ .]{1,2}$/.test(gap)) return null;
  const month = CV_WORDS.months.get(tokens[named]?.key ?? '');
  if (month === undefined) return null;
  const point = afterMonth(plain, tokens, named, month);
  return point.year === null || point.isWeak ? null : point;
}

function checked(to: number, year: string | undefined, month: string | undefined): DatePoint | null {
  const number = Number(month);
  if (year === undefined || !YEAR.test(year) || number < 1 || number > 12) return null;
  return { to, year: Number(year), month: number, isWeak: false };
}

function yearAt(plain: string, tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (YEAR.test(token.key)) return Number(token.key);
  const isShort = /^\d{2}$/.test(token.key) && /['’`]/.test(plain.charAt(token.start - 1));
  return isShort ? fullYear(Number(token.key)) : null;
}

function fullYear(short: number): number {
  return short < CENTURY ? 2000 + short : 1900 + short;
}

/** The characters between a token and the one before it; a long gap is cut. */
function gapBefore(plain: string, tokens: readonly Token[], at: number): string {
  const start = tokens[at - 1]?.end ?? 0;
  return plain.slice(start, Math.min(tokens[at]?.start ?? start, start + 5));
}

const TO_SCHOOL_YEAR = /^\s?[-–—]\s?(\d{4})\/(\d{2})(?!\d)/;
/** Characters of a dash and a school year. */
const LONGEST_SCHOOL_YEAR = 12;

/** "2009/10 | – 2014/15": years that both run into the next. */
function leadsToSchoolYear(plain: string, end: number): boolean {
  const [, year = '', short = ''] = TO_SCHOOL_YEAR.exec(plain.slice(end, end + LONGEST_SCHOOL_YEAR)) ?? [];
  return short !== '' && Number(short) === (Number(year) + 1) % 100;
}

function startsRange(plain: string, end: number): boolean {
  return /^\s{0,2}[-–—/→]\s{0,2}[\d\p{L}]/u.test(plain.slice(end, end + 6));
}
