import { KeptOutcomes } from '../query/kept-outcomes.ts';
import { SharesByStrategy } from '../reverse/shape-shares.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** What searches work out that the next ones can use; it speaks in numbers of one vocabulary. */
export interface KeptBetweenSearches {
  readonly shares: SharesByStrategy;
  readonly outcomes: KeptOutcomes;
}

/** Nothing yet. */
export function nothingKept({ shapes }: Vocabulary): KeptBetweenSearches {
  return { shares: new SharesByStrategy(shapes), outcomes: new KeptOutcomes() };
}
