import type { Token } from '../../tokens/text-tokens.ts';
import { type DatePoint, datePointAt } from './date-point.ts';
import { CV_WORDS } from '../words/cv-words.ts';
import { keysOfAll } from '../../language/word-lists.ts';

/** A period in a text; tokens `from` to `to`, characters `start` to `end`, both exclusive ends. */
export interface DateRange {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  /** `yyyy` or `yyyy-MM`, as precise as it is written. */
  readonly dateFrom: string | null;
  /** Null: it lasts. */
  readonly dateTo: string | null;
  /** `since`: only the begin is told, by a word; `point`: one date alone. */
  readonly kind: 'range' | 'since' | 'point';
}

/** Only these signs stand between the ends of a period; a slash only with spaces or between years. */
const SIGNS = /^[\s.,;()'’`:–—\-−/→>~…|]*$/;
const DASH = /[–—\-−→>~/]|\.{3}|…/;
const LONGEST_GAP = 24;
/** Between two columns; and a date that stands alone before them. */
const COLUMNS = /^(?:\t| {2,})$/;
const DATE_ALONE = /\n[ \t]{0,4}(?:\d{1,2}[/.-])?\d{4}$/;
/** Characters of a line break, blanks and a date. */
const LONGEST_ALONE = 12;
const OPEN_END = /^[ \t.)]{0,3}(?:[–—−→]|-{1,2}>?)[ \t]{0,3}(?:\.{2,}|…|\?|\)|:|$|[\r\n]|\t| {2})/;
const MOST_UNTIL = 3;
/** "Between 2010 and 2012": only after such a word the other one joins the ends of a period. */
const BETWEEN = keysOfAll('cv.date.between');
const AND = keysOfAll('grammar.and');

/** Every period and date of a text, in order. One pass; each token is looked at a bounded number of times. */
export function findDateRanges(plain: string, tokens: readonly Token[]): readonly DateRange[] {
  const ranges: DateRange[] = [];
  let at = 0;
  let last = 0;
  while (at < tokens.length) {
    const range = rangeAt(plain, tokens, at, last);
    if (range === null) {
      at++;
      continue;
    }
    ranges.push(range);
    at = range.to;
    last = range.to;
  }
  return withShortEnds(plain, ranges);
}

/** "2007-12" is a month, or the end of a period in a CV that writes "2012-17". */
const SHORT = /^(\d{2})(\d{2})[-/](\d{2})$/;
const MONTHS = 12;

function withShortEnds(plain: string, ranges: readonly DateRange[]): readonly DateRange[] {
  const written = ({ start, end }: DateRange): RegExpExecArray | null =>
    end - start === '2012-17'.length ? SHORT.exec(plain.slice(start, end)) : null;
  if (!ranges.some((range) => range.kind === 'range' && Number(written(range)?.[3] ?? 0) > MONTHS)) return ranges;
  return ranges.map((range) => {
    const [, century = '', from = '', to = ''] = (range.kind === 'point' ? written(range) : null) ?? [];
    if (to === '' || Number(to) <= Number(from)) return range;
    return { ...range, dateFrom: century + from, dateTo: century + to, kind: 'range' };
  });
}

function rangeAt(plain: string, tokens: readonly Token[], at: number, floor: number): DateRange | null {
  const first = datePointAt(plain, tokens, at);
  if (first === null) return null;
  const from = wordsBefore(plain, tokens, at, floor, CV_WORDS.from);
  const whole = endOfRange(plain, tokens, first, BETWEEN.has(tokens[from]?.key ?? ''));
  if (whole !== null) {
    const { to, dateFrom, dateTo } = acrossSchoolYears(plain, tokens, whole);
    return spanned(plain, tokens, from, to, dateFrom, dateTo, 'range');
  }
  if (first.year === null || first.isWeak) return null;
  const value = textOf(first.year, first.month);
  const again = first.isStretch === true ? lastSeason(plain, tokens, first, first.year) : null;
  if (again !== null) return spanned(plain, tokens, at, again.to, value, String(again.year), 'range');
  const since = wordsBefore(plain, tokens, at, floor, CV_WORDS.since);
  if (since < at) return spanned(plain, tokens, since, first.to, value, null, 'since');
  if (first.isStretch === true) return spanned(plain, tokens, at, first.to, value, value, 'range');
  // "until 06/2009": the end alone is told
  const until = wordsBefore(plain, tokens, at, floor, CV_WORDS.until);
  return spanned(plain, tokens, until, first.to, value, value, 'point');
}

const SCHOOL_YEAR = /^\d{4}$/;
/** What parts two school years or winters, or the first from today. */
const TO_YEAR = /^\s{0,2}[-–—→]\s{0,2}$/;

/** "2014/2015 – oggi", "2011/2012 – 2013/2014": from the first school year to the last; otherwise the range itself. */
function acrossSchoolYears(plain: string, tokens: readonly Token[], range: RangeEnd): RangeEnd {
  const { to, dateFrom, dateTo } = range;
  const next = tokens[to];
  if (dateTo === null || next === undefined || !SCHOOL_YEAR.test(dateFrom) || Number(dateTo) - Number(dateFrom) !== 1)
    return range;
  const gap = plain.slice(tokens[to - 1]?.end ?? 0, next.start).slice(0, LONGEST_GAP);
  const present = CV_WORDS.present.endOf(tokens, to);
  // "2021/2022 ad oggi", "2010-2011 et 2011-2012"
  const isAnd = gap === ' ' && AND.has(next.key);
  if (!TO_YEAR.test(gap) && !(gap === ' ' && present > to + 1) && !isAnd) return range;
  if (present > to) return { to: present, dateFrom, dateTo: null };
  const first = datePointAt(plain, tokens, isAnd ? to + 1 : to);
  const last = first?.year == null || first.month !== null ? null : endOfRange(plain, tokens, first, false);
  if (last?.dateTo == null || Number(last.dateTo) - Number(last.dateFrom) !== 1 || last.dateFrom < dateTo) return range;
  return { to: last.to, dateFrom, dateTo: last.dateTo };
}

/** Seasons that one line names. */
const MOST_SEASONS = 6;

/** "Été 2023 et été 2024", "estate 2022, 2023": the last of several seasons of one job; null where there is one. */
function lastSeason(
  plain: string,
  tokens: readonly Token[],
  first: DatePoint,
  year: number,
): { readonly to: number; readonly year: number } | null {
  let last = { to: first.to, year };
  for (let count = 1; count < MOST_SEASONS; count++) {
    const next = AND.has(tokens[last.to]?.key ?? '') ? last.to + 1 : last.to;
    const gap = plain.slice(tokens[last.to - 1]?.end ?? 0, tokens[next]?.start ?? 0).slice(0, LONGEST_GAP);
    if (next === last.to ? !/^[ \t]*[,+&/][ \t]*$/.test(gap) : /\n/.test(gap)) break;
    const point = datePointAt(plain, tokens, next);
    if (point?.year == null || point.isWeak || point.month !== null || point.year <= last.year) break;
    last = { to: point.to, year: point.year };
  }
  return last.to === first.to ? null : last;
}

function spanned(
  plain: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  dateFrom: string,
  dateTo: string | null,
  kind: DateRange['kind'],
): DateRange {
  let start = tokens[from]?.start ?? 0;
  if (/['’`]/.test(plain.charAt(start - 1))) start--;
  return { start, end: tokens[to - 1]?.end ?? 0, from, to, dateFrom, dateTo, kind };
}

function textOf(year: number, month: number | null): string {
  return month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
}

/** Where a phrase that ends right before a token begins. */
function wordsBefore(
  plain: string,
  tokens: readonly Token[],
  at: number,
  floor: number,
  phrases: typeof CV_WORDS.from,
): number {
  for (let from = Math.max(floor, at - MOST_UNTIL); from < at; from++) {
    if (phrases.endOf(tokens, from, at) !== at) continue;
    const gap = plain.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);
    if (gap.length <= 4 && /^['’` :]*$/.test(gap)) return from;
  }
  return at;
}

interface RangeEnd {
  readonly to: number;
  readonly dateFrom: string;
  readonly dateTo: string | null;
}

function endOfRange(plain: string, tokens: readonly Token[], first: DatePoint, isBetween: boolean): RangeEnd | null {
  const start = tokens[first.to - 1]?.end ?? 0;
  const isOpen = !first.isWeak && first.year !== null && OPEN_END.test(plain.slice(start, start + LONGEST_GAP));
  const next = tokens[first.to];
  const open: RangeEnd | null =
    isOpen && first.year !== null ? { to: first.to, dateFrom: textOf(first.year, first.month), dateTo: null } : null;
  if (next === undefined || next.start - start > LONGEST_GAP) return open;
  const gap = plain.slice(start, next.start);
  if (!SIGNS.test(gap)) return open;
  const hasDash = DASH.test(gap);
  let at = isBetween && AND.has(next.key) ? first.to + 1 : first.to;
  for (let count = 0; count < MOST_UNTIL; count++) {
    const end = CV_WORDS.until.endOf(tokens, at);
    if (end === at || CV_WORDS.present.endOf(tokens, at) > end) break;
    at = end;
  }
  // "Inizio: 09/2018   Fine: 07/2023"
  const label = CV_WORDS.columnTo.endOf(tokens, at);
  if (label > at && /^\s?:\s/.test(plain.slice(tokens[label - 1]?.end ?? 0, tokens[label]?.start ?? 0))) at = label;
  const hasWord = at > first.to;
  const present = CV_WORDS.present.endOf(tokens, at);
  // "2018 ad oggi", and the columns of a table: "2018    heden"
  const isOngoing = present > at && (present > at + 1 || /\s{2}|\t/.test(gap)) && !/[\n\r]/.test(gap);
  if (!hasDash && !hasWord && isOngoing && first.year !== null)
    return { to: present, dateFrom: textOf(first.year, first.month), dateTo: null };
  const between = plain.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);
  // "January 2009 | to | May 2016" on three lines: the word stands alone on its own
  const isApart = hasWord && /[\n\r]/.test(between);
  // "03/2019    07/2022" at the beginning of a row: two columns
  if (
    !hasDash &&
    !hasWord &&
    COLUMNS.test(gap) &&
    DATE_ALONE.test(plain.slice(Math.max(0, start - LONGEST_ALONE), start))
  )
    return closedRange(plain, tokens, first, at, gap) ?? open;
  if (!hasDash && (!hasWord || (/[\n\r]/.test(gap) && !isApart))) return open;
  if (at > first.to && (between.length > LONGEST_GAP || !SIGNS.test(between))) return open;
  if (present > at && first.year !== null) {
    return { to: present, dateFrom: textOf(first.year, first.month), dateTo: null };
  }
  return closedRange(plain, tokens, first, at, gap) ?? open;
}

function closedRange(
  plain: string,
  tokens: readonly Token[],
  first: DatePoint,
  at: number,
  gap: string,
): RangeEnd | null {
  // "2009/10 – 2014/15": the year behind a slash is no month of the next one
  const isNextYear = gap === '/' && first.year !== null && Number(tokens[at]?.key) === (first.year + 1) % 100;
  const last = isNextYear ? null : datePointAt(plain, tokens, at);
  if (last === null) return shortEnd(tokens, first, at, gap);
  // "maart - juni 2024": one year for both; "mars 2019 - juin" likewise
  const year = last.year ?? first.year;
  const from = first.year ?? last.year;
  if (year === null || from === null || first.isWeak !== last.isWeak) return null;
  if ((first.year === null || last.year === null) && (first.month === null || last.month === null)) return null;
  const isBackwards = year < from || (year === from && (last.month ?? 12) < (first.month ?? 1));
  if (isBackwards) return null;
  return { to: last.to, dateFrom: textOf(from, first.month), dateTo: textOf(year, last.month) };
}

/** "2015-18" and "2011/12": the century stays. */
function shortEnd(tokens: readonly Token[], first: DatePoint, at: number, gap: string): RangeEnd | null {
  const key = tokens[at]?.key ?? '';
  if (first.year === null || first.month !== null || first.isWeak || !/^\d{2}$/.test(key) || gap.trim().length !== 1)
    return null;
  const year = Math.floor(first.year / 100) * 100 + Number(key);
  if (year <= first.year || year - first.year > 50) return null;
  return { to: at + 1, dateFrom: String(first.year), dateTo: String(year) };
}
