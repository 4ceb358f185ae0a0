import type { ProfileKind } from '@counterpart/domain';
import type { ScoringNumbers } from '../numbers/scoring-numbers.ts';
import { availabilitySimilarity } from './availability.ts';
import { senioritySimilarity } from './seniority.ts';
import { wageSimilarity } from './wage-similarity.ts';

/**
 * Whether the asking side of a direction is the one that needs (a job) rather than has (a candidate). Between two of
 * a kind the side that asks needs (matching.md, "wage, seniority, availabilityAspect, and the levels of languages").
 */
export function requesterNeeds(requesterKind: ProfileKind, documentKind: ProfileKind): boolean {
  return requesterKind === 'JOB' || documentKind === requesterKind;
}

/** Bounds of a wage in cents; null is open. */
interface WageBounds {
  readonly from: number | null;
  readonly to: number | null;
}

/** Similarity of a wage: the job offers, the candidate asks; between two of a kind the asking side of the direction asks. */
export function wageByRole(
  asked: WageBounds,
  own: WageBounds,
  requesterKind: ProfileKind,
  documentKind: ProfileKind,
  { wageTolerance }: ScoringNumbers,
): number {
  const requesterAsks = requesterKind === 'CANDIDATE' || documentKind === requesterKind;
  return requesterAsks
    ? wageSimilarity(own.to, asked.from, wageTolerance)
    : wageSimilarity(asked.to, own.from, wageTolerance);
}

/**
 * Similarity of a seniority: the job needs years, the candidate has them. `had` counts the document's work too, `own` is
 * its own value, all in thousandths of a year; null where the document does not say what is looked for.
 */
export function seniorityByRole(
  asked: { readonly need: number; readonly have: number },
  had: number | null,
  own: number | null,
  needs: boolean,
): number | null {
  if (needs) return had === null ? null : senioritySimilarity(had, asked.need);
  return own === null ? null : senioritySimilarity(asked.have, own);
}

/** Similarity of an availability: the candidate should be there by the day the job must be filled; both in whole days. */
export function availabilityByRole(
  askedDays: number,
  days: number,
  needs: boolean,
  { toleranceDays }: ScoringNumbers,
): number {
  return needs
    ? availabilitySimilarity(days, askedDays, toleranceDays)
    : availabilitySimilarity(askedDays, days, toleranceDays);
}

/** Whether a value meets a required flag: from `minimum` on, but a minimum of 0 makes no value hold that nobody gave. */
export function valueHolds(similarity: number, minimum: number, hasInformation: boolean): boolean {
  return (hasInformation || similarity > 0) && similarity >= minimum;
}
