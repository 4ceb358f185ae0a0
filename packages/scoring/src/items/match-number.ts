import type { AvailabilityCriterion, SeniorityCriterion, WageCriterion } from '../query/criterion.ts';
import type { ItemMatch, MatchContext } from './item-match.ts';
import { ONE } from '../numbers/rounding.ts';
import { availabilityByRole, requesterNeeds, seniorityByRole, wageByRole } from '../values/roles.ts';
import { yearsInThousandths } from '../values/seniority.ts';
import { valueMatch, type ValuePlace } from './value-match.ts';
import { wageInCents } from '../values/wage-similarity.ts';

const WORKED: ValuePlace = { source: 'WORK_EXPERIENCES', field: 'workExperiences', end: 0 };

/** The match of a wage by the roles of both sides. */
export function matchWage(item: WageCriterion, context: MatchContext): ItemMatch {
  const { aspect, document, requesterKind, numbers } = context;
  const own = document.profile.aspects[aspect];
  if (own?.kind !== 'range' || (own.from === null && own.to === null))
    return valueMatch(aspect, null, 0, ONE, false, null);
  const bounds = { from: wageInCents(own.from), to: wageInCents(own.to) };
  const similarity = wageByRole(item, bounds, requesterKind, document.kind, numbers);
  return valueMatch(aspect, null, similarity, ONE, true, { from: own.from, to: own.to });
}

/** The match of a seniority: what the document has counts its work experiences too, what it needs does not. */
export function matchSeniority(item: SeniorityCriterion, context: MatchContext): ItemMatch {
  const { aspect, document, requesterKind } = context;
  const needs = requesterNeeds(requesterKind, document.kind);
  const own = document.ownYears === null ? null : yearsInThousandths(document.ownYears);
  const similarity = seniorityByRole(item, document.seniority, own, needs);
  if (similarity === null) return valueMatch(aspect, null, 0, ONE, false, null);
  const where = needs && document.seniorityIsWorked ? WORKED : null;
  const had = document.seniority === null ? null : document.seniority / 1000;
  return valueMatch(aspect, where, similarity, ONE, true, { value: (needs ? had : document.ownYears) ?? 0 });
}

/** The match of an availability. */
export function matchAvailability(item: AvailabilityCriterion, context: MatchContext): ItemMatch {
  const { aspect, document, requesterKind, numbers } = context;
  const days = document.availableDays;
  if (days === null) return valueMatch(aspect, null, 0, ONE, false, null);
  const needs = requesterNeeds(requesterKind, document.kind);
  return valueMatch(aspect, null, availabilityByRole(item.days, days, needs, numbers), ONE, true, { value: days });
}
