import type { TestReport } from './matching-test-state.ts';

/** A profile with its figures. */
export type TestedProfile = NonNullable<TestReport['matchResults']>['matches'][number];

/** Orders of the overview. */
export const PROFILE_ORDERS = ['precision', 'recall', 'name'] as const;
/** By the worst precision, the worst recall, or by name. */
export type ProfileOrder = (typeof PROFILE_ORDERS)[number];

/** Profiles in an order: the worst first, what has no figure last, then by name. */
export function orderedProfiles(profiles: readonly TestedProfile[], order: ProfileOrder): readonly TestedProfile[] {
  const figure = (profile: TestedProfile) => (order === 'name' ? 0 : (profile[order] ?? Infinity));
  return profiles.toSorted((a, b) => {
    const [first, second] = [figure(a), figure(b)];
    return first === second ? a.label.localeCompare(b.label) : first - second;
  });
}
