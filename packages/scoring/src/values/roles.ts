import type { ProfileKind } from '@counterpart/domain';

/**
 * Whether the asking side of a direction is the one that needs (a job) rather than has (a candidate). Between two of
 * a kind the side that asks needs (matching.md, "wage, seniority, availabilityAspect, and the levels of languages").
 */
export function requesterNeeds(requesterKind: ProfileKind, documentKind: ProfileKind): boolean {
  return requesterKind === 'JOB' || documentKind === requesterKind;
}
