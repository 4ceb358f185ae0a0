import { compareCodePoints } from '../numbers/code-point-order.ts';
import type { MatchedEvidence } from './item-match.ts';
import { SOURCE_CLASSES, sourceClassOf } from '../numbers/source-strength.ts';

/** Best evidence first; ties in the order of the strategy's `sources`, then field, start, concept id (matching.md, "What comes back"). */
export function compareEvidence(a: MatchedEvidence, b: MatchedEvidence): number {
  return (
    b.similarity - a.similarity ||
    SOURCE_CLASSES.indexOf(sourceClassOf(a.source)) - SOURCE_CLASSES.indexOf(sourceClassOf(b.source)) ||
    compareCodePoints(a.field, b.field) ||
    a.start - b.start ||
    compareCodePoints(a.concept ?? '', b.concept ?? '')
  );
}
