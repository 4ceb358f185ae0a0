import type { WagePeriod } from '../../language/wage-period.ts';
import type { ReadText } from '../../structure/read-text.ts';
import { type Amount, CURRENCY } from './wage-amount.ts';
import type { ValueMention } from '../../structure/value-mention.ts';
import { hitsBetween } from '../../tokens/hits-between.ts';
import { REACH } from '../../tokens/reach.ts';

/** A wage as it was written, and per month. */
export interface Wage {
  readonly low: number | null;
  readonly high: number | null;
  readonly period: WagePeriod;
  readonly originalLow: number | null;
  readonly originalHigh: number | null;
}

/** Hours of a working day and weeks of a month, for wages per day and week. */
const HOURS_A_DAY = 7.6;
const WEEKS_A_MONTH = 52 / 12;
const MONTHS_A_YEAR = 12;

/**
 * The wage that an amount from `low` to `high` is, in euro, per period and per month of `hoursAMonth`: tokens `at` to
 * `to` (exclusive), open above or below where the text says "from" or "up to". `confidence` 0..1.
 */
export function wage(
  read: ReadText,
  at: number,
  first: Amount,
  to: number,
  low: number,
  high: number | null,
  period: WagePeriod,
  hoursAMonth: number,
  confidence: number,
): ValueMention<Wage> {
  // "van april tot september, 15,50 euro": the comma ends what "tot" says
  const isUpTo = (cue: { readonly to: number }): boolean =>
    cue.to <= at && at - cue.to <= 1 && !(cue.to < at && read.tokens[at]?.followsBreak === true);
  const upTo = high === null && hitsBetween(read.cues.upTo, at - 2, at).some(isUpTo);
  const from = CURRENCY.has(read.tokens[first.from - 1]?.key ?? '') ? first.from - 1 : first.from;
  const monthly = (amount: number): number => Math.round(perMonth(amount, period, hoursAMonth) * 100) / 100;
  // one amount is what is paid, unless the text says "from"
  const atLeast =
    high === null &&
    (hitsBetween(read.cues.atLeast, Math.max(at - 3, read.sentenceOf(at)?.from ?? 0), at).some(
      (cue) => cue.to <= at && at - cue.to <= 2,
    ) ||
      isAtLeastBehind(read, to) ||
      /^(?: ?€)?\+(?![\p{L}\d])/u.test(read.original.slice(read.tokens[to - 1]?.end ?? 0)));
  const originalLow = upTo ? null : low;
  const originalHigh = upTo || (high === null && !atLeast) ? low : high;
  return {
    value: {
      low: originalLow === null ? null : monthly(originalLow),
      high: originalHigh === null ? null : monthly(originalHigh),
      period,
      originalLow,
      originalHigh,
    },
    from,
    to,
    confidence,
  };
}

/** "16,85 € bruts de l'heure au minimum", unless "at least" begins what follows. */
function isAtLeastBehind(read: ReadText, to: number): boolean {
  const cue = hitsBetween(read.cues.atLeast, to, to + REACH.wage.least).find(({ from }) => from >= to);
  if (cue === undefined || read.sentenceOf(cue.from) !== read.sentenceOf(to - 1)) return false;
  const isOneClause = !read.tokens
    .slice(to, cue.from)
    .some(({ followsBreak, number }) => followsBreak || number !== null);
  return isOneClause && (read.tokens[cue.to]?.followsBreak ?? true);
}

function perMonth(amount: number, period: WagePeriod, hoursAMonth: number): number {
  switch (period) {
    case 'HOUR':
      return amount * hoursAMonth;
    case 'DAY':
      return (amount * hoursAMonth) / HOURS_A_DAY;
    case 'WEEK':
      return amount * WEEKS_A_MONTH;
    case 'MONTH':
      return amount;
    case 'YEAR':
      return amount / MONTHS_A_YEAR;
  }
}
