import type { PlaceCriterion } from '../query/criterion.ts';
import type { ItemMatch, MatchContext } from './item-match.ts';
import { distanceMetres, placeSimilarity } from '../values/place-distance.ts';
import { aspectField } from '../query/profile-aspect.ts';
import { ONE } from '../numbers/rounding.ts';
import { valueMatch } from './value-match.ts';

/** A place: how near the nearest of the document's places is; a place in no gazetteer matches only an equal label. */
export function matchPlace(item: PlaceCriterion, { aspect, document, numbers }: MatchContext): ItemMatch {
  const own = document.profile.aspects[aspect];
  let nearest: { label: string; position: number; metres: number | null; similarity: number } | null = null;
  for (const [position, candidate] of (own?.kind === 'places' ? own.items : []).entries()) {
    let metres: number | null = null;
    let similarity = 0;
    if (item.place !== null && candidate.place !== null) {
      metres = distanceMetres(item.place, candidate.place);
      similarity = placeSimilarity(metres, item.rangeMillimetres, numbers.falloff);
    } else if (item.key !== '' && item.key === candidate.key) {
      similarity = ONE;
    } else continue;
    const isNearer =
      nearest === null ||
      similarity > nearest.similarity ||
      (similarity === nearest.similarity && (metres ?? 0) < (nearest.metres ?? 0));
    if (isNearer) nearest = { label: candidate.label, position, metres, similarity };
  }
  const hasInformation = document.aspectsWithInformation.includes(aspect);
  if (nearest === null) return valueMatch(aspect, null, 0, ONE, hasInformation, null);
  const { label, position, metres, similarity } = nearest;
  // A tenth of a kilometre is what a person reads; the score was made from whole metres.
  const found = metres === null ? { label } : { label, distanceKm: Math.round(metres / 100) / 10 };
  const where = { source: `ASPECT.${aspect}`, field: aspectField(aspect, position), end: label.length } as const;
  return valueMatch(aspect, where, similarity, ONE, hasInformation, found);
}
