import { ONE, ratioInTenThousandths } from '../numbers/rounding.ts';

/** A wage bound as whole euro cents; an absent bound stays open. */
export function wageInCents(euro: number | null): number | null {
  return euro === null ? null : Math.max(0, Math.round(euro * 100));
}

/**
 * Similarity in ten-thousandths of what is offered at most and what is asked at least, in cents, null being open:
 * 1 if the offer reaches the ask, then linear to 0 at ask × (1 − tolerance); tolerance in ten-thousandths.
 */
export function wageSimilarity(offerTo: number | null, askFrom: number | null, tolerance: number): number {
  if (offerTo === null || askFrom === null || offerTo >= askFrom) return ONE;
  const left = offerTo * ONE - askFrom * (ONE - tolerance);
  return left <= 0 ? 0 : ratioInTenThousandths(left, askFrom * tolerance);
}
