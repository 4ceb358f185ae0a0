import { dayNumber } from '../numbers/calendar.ts';
import { ONE, ratioInTenThousandths } from '../numbers/rounding.ts';

/** Days from `asOfDay` (days since 1970) to a `yyyy-MM-dd`, at least 0. */
export function daysUntil(date: string, asOfDay: number): number {
  return Math.max(0, dayNumber(date) - asOfDay);
}

/** Similarity in ten-thousandths: 1 if the candidate is there in time, else linear to 0 over `toleranceDays`; whole days. */
export function availabilitySimilarity(candidateDays: number, jobDays: number, toleranceDays: number): number {
  const late = candidateDays - jobDays;
  if (late <= 0) return ONE;
  return late >= toleranceDays ? 0 : ratioInTenThousandths(toleranceDays - late, toleranceDays);
}
