import type { AvailabilityCriterion, SeniorityCriterion, WageCriterion } from '../query/criterion.ts';
import { availabilitySimilarity } from '../values/availability.ts';
import type { ItemMatch, MatchContext } from './item-match.ts';
import { ONE } from '../numbers/rounding.ts';
import { senioritySimilarity, yearsInThousandths } from '../values/seniority.ts';
import { requesterNeeds } from '../values/roles.ts';
import { valueMatch, type ValuePlace } from './value-match.ts';
import { wageInCents, wageSimilarity } from '../values/wage-similarity.ts';

const WORKED: ValuePlace = { source: 'WORK_EXPERIENCES', field: 'workExperiences', end: 0 };

/** The wage: the job offers, the candidate asks; between two of a kind the asking side of the direction asks. */
export function matchWage(item: WageCriterion, context: MatchContext): ItemMatch {
  const { aspect, document, numbers } = context;
  const own = document.profile.aspects[aspect];
  if (own?.kind !== 'range' || (own.from === null && own.to === null))
    return valueMatch(aspect, null, 0, ONE, false, null);
  const requesterAsks = context.requesterKind === 'CANDIDATE' || document.kind === context.requesterKind;
  const similarity = requesterAsks
    ? wageSimilarity(wageInCents(own.to), item.from, numbers.wageTolerance)
    : wageSimilarity(item.to, wageInCents(own.from), numbers.wageTolerance);
  return valueMatch(aspect, null, similarity, ONE, true, { from: own.from, to: own.to });
}

/** Seniority: the job needs years, the candidate has them, by its own value or its work experiences. */
export function matchSeniority(item: SeniorityCriterion, context: MatchContext): ItemMatch {
  const { aspect, document } = context;
  if (!requesterNeeds(context.requesterKind, document.kind)) {
    if (document.ownYears === null) return valueMatch(aspect, null, 0, ONE, false, null);
    const similarity = senioritySimilarity(item.have, yearsInThousandths(document.ownYears));
    return valueMatch(aspect, null, similarity, ONE, true, { value: document.ownYears });
  }
  if (document.seniority === null) return valueMatch(aspect, null, 0, ONE, false, null);
  const similarity = senioritySimilarity(document.seniority, item.need);
  const where = document.seniorityIsWorked ? WORKED : null;
  return valueMatch(aspect, where, similarity, ONE, true, { value: document.seniority / 1000 });
}

/** Availability: the candidate should be there by the day the job must be filled. */
export function matchAvailability(item: AvailabilityCriterion, context: MatchContext): ItemMatch {
  const { aspect, document, numbers } = context;
  const days = document.availableDays;
  if (days === null) return valueMatch(aspect, null, 0, ONE, false, null);
  const similarity = requesterNeeds(context.requesterKind, document.kind)
    ? availabilitySimilarity(days, item.days, numbers.toleranceDays)
    : availabilitySimilarity(item.days, days, numbers.toleranceDays);
  return valueMatch(aspect, null, similarity, ONE, true, { value: days });
}
