import type { WagePeriod } from './parsing-aspect.ts';
import type { FoundValue } from './found-value.ts';
import { hitsBetween } from './piece-window.ts';
import type { ReadText } from './read-text.ts';

/** A wage as it was written, and per month. */
export interface Wage {
  readonly low: number | null;
  readonly high: number | null;
  readonly period: WagePeriod;
  readonly originalLow: number | null;
  readonly originalHigh: number | null;
}

/** What a wage of each period lies between, in euro; anything else is another kind of amount. */
const BOUNDS: Readonly<Record<WagePeriod, readonly [number, number]>> = {
  HOUR: [4, 200],
  DAY: [60, 2000],
  WEEK: [200, 5000],
  MONTH: [500, 20_000],
  YEAR: [8000, 400_000],
};
/** Hours of a working day and weeks of a month, for wages per day and week. */
const HOURS_A_DAY = 7.6;
const WEEKS_A_MONTH = 52 / 12;
const MONTHS_A_YEAR = 12;
/** Words between an amount and what it is about. */
const CUE_REACH = 7;
const PERIOD_REACH = 6;
const NOT_WAGE_REACH = 4;

interface Amount {
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly hasCurrency: boolean;
  readonly hasThousand: boolean;
  readonly number: number;
}

const CURRENCY = new Set(['€', 'eur', 'euro', 'euros']);

/** The surest wage of a text; null when there is none. `hoursAMonth` makes hourly wages comparable. */
export function findWage(read: ReadText, hoursAMonth: number): FoundValue<Wage> | null {
  let best: FoundValue<Wage> | null = null;
  let at = 0;
  while (at < read.pieces.length) {
    if (read.pieces[at]?.number == null) {
      at++;
      continue;
    }
    const candidate = wageAt(read, at, hoursAMonth);
    if (candidate !== null && (best === null || candidate.confidence > best.confidence)) best = candidate;
    at = Math.max(at + 1, candidate?.to ?? 0);
  }
  return best;
}

/** The amount that begins at a number: 2 800, 2.800,50, 35 k, € before or behind. */
function amountAt(read: ReadText, at: number): Amount | null {
  const { pieces, original } = read;
  const piece = pieces[at];
  if (piece?.number == null) return null;
  let value = piece.number;
  let to = at + 1;
  // 2 800: a second group of exactly three digits after one space
  while (
    /^\d{3}(?:[.,]\d{1,2})?$/.test(pieces[to]?.key ?? '') &&
    value < 1000 &&
    /^[\s\u00a0\u202f']$/.test(original.slice(pieces[to - 1]?.end ?? 0, pieces[to]?.start ?? 0))
  ) {
    value = value * 1000 + (pieces[to]?.number ?? 0);
    to++;
  }
  let hasThousand = false;
  const suffix = pieces[to]?.key;
  if (suffix === 'k' || suffix === 'k€' || suffix === 'keur') {
    hasThousand = true;
    to++;
  }
  let hasCurrency =
    suffix === 'keur' ||
    suffix === 'k€' ||
    CURRENCY.has(pieces[at - 1]?.key ?? '') ||
    (pieces[at - 1]?.key === 'k' && CURRENCY.has(pieces[at - 2]?.key ?? ''));
  // "2.650 - € 3.300": behind a dash the sign belongs to the next amount
  const gap = original.slice(pieces[to - 1]?.end ?? 0, pieces[to]?.start ?? 0);
  if (CURRENCY.has(pieces[to]?.key ?? '') && gap.trim() === '') {
    hasCurrency = true;
    to++;
    if (pieces[to]?.key === 'k') {
      hasThousand = true;
      to++;
    }
  }
  return { value: hasThousand ? value * 1000 : value, number: value, from: at, to, hasCurrency, hasThousand };
}

function nearestPeriod(read: ReadText, from: number, to: number): WagePeriod | null {
  const sentence = read.sentenceOf(from);
  let best: WagePeriod | null = null;
  let distance = PERIOD_REACH + 1;
  for (const cue of hitsBetween(read.cues.period, from - PERIOD_REACH, to + PERIOD_REACH + 1)) {
    if (read.sentenceOf(cue.from) !== sentence) continue;
    // behind an amount counts before ahead of it
    const gap = cue.from >= to ? cue.from - to : cue.to <= from ? from - cue.to + 2 : Infinity;
    if (gap < distance) {
      distance = gap;
      best = cue.value;
    }
  }
  return best;
}

/** The end of the range word or dash behind an amount, -1 when there is none. */
function rangeGap(read: ReadText, to: number): number {
  const { pieces, cues, original } = read;
  const word = hitsBetween(cues.rangeWord, to, to + 2).find(({ from }) => from >= to);
  const between = original.slice(pieces[to - 1]?.end ?? 0, pieces[to]?.start ?? 0);
  let next = -1;
  if (word !== undefined && word.from === to) next = word.to;
  else if (/^[\s\u00a0,.]*[-–—/][\s\u00a0-]*$/.test(between)) next = to;
  // "€ 15 bruto tot € 18 bruto"
  else if (word !== undefined && word.from === to + 1 && pieces[to]?.number == null) next = word.to;
  if (next < 0) return -1;
  // "van minimum € 2.700 en maximum € 4.500"
  const upTo = hitsBetween(cues.upTo, next, next + 1).find(({ from }) => from === next);
  if (upTo !== undefined && pieces[next]?.number == null) next = upTo.to;
  while (CURRENCY.has(pieces[next]?.key ?? '')) next++;
  return pieces[next]?.number == null ? -1 : next;
}

function wageAt(read: ReadText, at: number, hoursAMonth: number): FoundValue<Wage> | null {
  const { cues } = read;
  const first = amountAt(read, at);
  const sentence = read.sentenceOf(at);
  if (first === null || sentence === undefined) return null;
  const gap = rangeGap(read, first.to);
  const second = gap < 0 ? null : amountAt(read, gap);
  const to = second?.to ?? first.to;
  const isNear = (hits: readonly { from: number; to: number }[], reach: number): boolean =>
    hitsBetween(hits, at - reach, to + reach + 1).some(
      (hit) =>
        hit.from >= sentence.from &&
        hit.to <= sentence.to &&
        ((hit.to <= at && at - hit.to <= reach) || (hit.from >= to && hit.from - to <= reach)),
    );
  const isAfter = (hits: readonly { from: number; to: number }[], reach: number): boolean =>
    hitsBetween(hits, at - reach - 1, at).some(
      (hit) => hit.from >= sentence.from && hit.to <= at && at - hit.to <= reach,
    );
  // "32 à 38 k€" is a yearly wage whatever stands around it
  const isThousands = first.hasThousand || second?.hasThousand === true;
  const hasWageWord = isThousands || isNear(cues.wageWord, CUE_REACH);
  const hasCurrency = first.hasCurrency || second?.hasCurrency === true;
  if (!hasCurrency && !(hasWageWord && (first.hasThousand || second?.hasThousand === true || first.value >= 1000)))
    return null;
  if (isAfter(cues.notWage, NOT_WAGE_REACH)) return null;
  const following = read.pieces[to]?.key ?? '';
  if (
    /^(?:m|mio|mln|miljoen|million|millions|milioni|miljard|milliard|milliards|billion|km|kilometer|netto)$/.test(
      following,
    )
  )
    return null;
  let low = first.value;
  let high = second?.value ?? null;
  // "30-35K€": the thousand holds for both ends
  if (second?.hasThousand === true && !first.hasThousand && first.number < 1000) low = first.number * 1000;
  if (first.hasThousand && second !== null && !second.hasThousand && second.number < 1000) high = second.number * 1000;
  if (high !== null && high < low) high = null;
  const written = nearestPeriod(read, at, to);
  const period = written ?? periodBySize(low);
  if (period === null || !isWithin(low, period) || (high !== null && !isWithin(high, period))) {
    const other = periodBySize(low);
    // "annuel" in the line of a monthly wage: the size decides
    if (other === null || !hasWageWord || !isWithin(low, other) || (high !== null && !isWithin(high, other)))
      return null;
    return wage(read, at, first, to, low, high, other, hoursAMonth, 0.6);
  }
  if (written === null && !hasWageWord && (period === 'HOUR' || second === null)) return null;
  const confidence =
    (hasWageWord ? 0.6 : 0.4) + (written === null ? 0 : 0.2) + (hasCurrency ? 0.1 : 0) + (high === null ? 0 : 0.07);
  return wage(read, at, first, to, low, high, period, hoursAMonth, Math.round(confidence * 100) / 100);
}

function wage(
  read: ReadText,
  at: number,
  first: Amount,
  to: number,
  low: number,
  high: number | null,
  period: WagePeriod,
  hoursAMonth: number,
  confidence: number,
): FoundValue<Wage> {
  const upTo = high === null && hitsBetween(read.cues.upTo, at - 2, at).some((cue) => cue.to <= at && at - cue.to <= 1);
  const from = CURRENCY.has(read.pieces[first.from - 1]?.key ?? '') ? first.from - 1 : first.from;
  const monthly = (amount: number): number => Math.round(perMonth(amount, period, hoursAMonth) * 100) / 100;
  // one amount is what is paid, unless the text says "from"
  const atLeast =
    high === null &&
    (hitsBetween(read.cues.atLeast, at - 3, at).some((cue) => cue.to <= at && at - cue.to <= 2) ||
      /^(?: ?€)?\+/.test(read.original.slice(read.pieces[to - 1]?.end ?? 0)));
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

function isWithin(amount: number, period: WagePeriod): boolean {
  return amount >= BOUNDS[period][0] && amount <= BOUNDS[period][1];
}

function periodBySize(amount: number): WagePeriod | null {
  if (isWithin(amount, 'HOUR') && amount < 100) return 'HOUR';
  if (amount >= 900 && amount < 12_000) return 'MONTH';
  return amount >= 12_000 && isWithin(amount, 'YEAR') ? 'YEAR' : null;
}
