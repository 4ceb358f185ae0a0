import type { AspectName, Enrichment, ResolvedProfile } from '@counterpart/domain';
import { distanceMetres } from '../values/place-distance.ts';
import type { RequestChange } from './request-change.ts';

/** A widened range is a whole number of these many metres. */
const RANGE_STEP_METRES = 1000;

/** Twice the widest range that a screen sets by itself, which is the 50 km of a parsed job (core-matching.md §9). */
const WIDEST_PROPOSED_METRES = 100_000;
/** Who already looks far is offered to look twice as far. */
const WIDEST_TIMES_ASKED = 2;

/** The widest range that is proposed for a place in place of the one that was asked, in metres: one that somebody might travel. */
function widestProposedRange(askedMetres: number): number {
  return Math.max(WIDEST_PROPOSED_METRES, WIDEST_TIMES_ASKED * askedMetres);
}

/** For each place asked that is out of range, the range that reaches the nearest of the target's places, where that is not too wide. */
export function widenedRanges(
  aspect: AspectName,
  profile: ResolvedProfile,
  target: Enrichment,
): readonly Extract<RequestChange, { readonly op: 'WIDEN_RANGE' }>[] {
  const asked = profile.aspects[aspect];
  const own = target.profile.aspects[aspect];
  if (asked?.kind !== 'places' || own?.kind !== 'places') return [];
  return asked.items.flatMap((item) => {
    const { place } = item;
    if (place === null) return [];
    const distances = own.items.flatMap((found) => (found.place === null ? [] : [distanceMetres(place, found.place)]));
    const nearest = Math.min(...distances);
    if (!Number.isFinite(nearest) || nearest <= item.rangeMetres) return [];
    const rangeMetres = Math.ceil(nearest / RANGE_STEP_METRES) * RANGE_STEP_METRES;
    if (rangeMetres > widestProposedRange(item.rangeMetres)) return [];
    return [{ op: 'WIDEN_RANGE', aspect, itemId: item.id, label: item.label, rangeMetres }];
  });
}
