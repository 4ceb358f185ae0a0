import type { MonthSpan } from '@counterpart/domain';
import { ONE, ratioInTenThousandths } from '../numbers/rounding.ts';

/** Years as whole thousandths, the unit in which seniorities are compared. */
export function yearsInThousandths(years: number): number {
  return Math.max(0, Math.round(years * 1000));
}

/**
 * Whole years that the union of the spans covers up to and including the month of `asOf`; null when none has begun.
 * Months as in MonthSpan.
 */
export function workedYears(spans: readonly MonthSpan[], asOfMonth: number): number | null {
  const begun = spans
    .map((span) => ({ from: span.from, to: Math.min(span.to ?? asOfMonth, asOfMonth) }))
    .filter((span) => span.from <= span.to)
    .sort((a, b) => a.from - b.from);
  if (begun.length === 0) return null;
  let months = 0;
  let counted = -Infinity;
  for (const span of begun) {
    const from = Math.max(span.from, counted + 1);
    if (span.to >= from) months += span.to - from + 1;
    counted = Math.max(counted, span.to);
  }
  return Math.floor(months / 12);
}

/** The larger of the own value and the years worked, in thousandths of a year; null when neither is known. */
export function seniorityHad(own: number | null, worked: number | null): number | null {
  if (own === null && worked === null) return null;
  return Math.max(yearsInThousandths(own ?? 0), yearsInThousandths(worked ?? 0));
}

/** Similarity in ten-thousandths: 1 if nothing is needed, else have ÷ need, at most 1; both in thousandths of a year. */
export function senioritySimilarity(have: number, need: number): number {
  return have >= need ? ONE : ratioInTenThousandths(have, need);
}
