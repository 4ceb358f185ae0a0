import type { AspectName } from '@counterpart/domain';
import type { FoundValue, MatchedEvidence, ItemMatch } from './item-match.ts';
import { aspectField } from '../query/profile-aspect.ts';
import { ONE } from '../numbers/rounding.ts';
import { valueHolds } from '../values/roles.ts';

/** Where a value stands in the document; null is the aspect's value as a whole. */
export type ValuePlace = Pick<MatchedEvidence, 'source' | 'field' | 'end'>;

/** The match of an item that is no concept: it holds from `minimum` (ten-thousandths) on, and its value weighs no source. */
export function valueMatch(
  aspect: AspectName,
  where: ValuePlace | null,
  similarity: number,
  minimum: number,
  hasInformation: boolean,
  found: FoundValue | null,
): ItemMatch {
  const holds = valueHolds(similarity, minimum, hasInformation);
  const place = where ?? { source: `ASPECT.${aspect}` as const, field: aspectField(aspect), end: 0 };
  const isFound = similarity > 0 || holds;
  const matched: MatchedEvidence = {
    ...place,
    start: 0,
    similarity,
    holds,
    strength: ONE,
    endYear: null,
    concept: null,
    asked: null,
    path: [],
    level: null,
  };
  return { similarity, holds, hasInformation, evidence: isFound ? [matched] : [], found };
}
