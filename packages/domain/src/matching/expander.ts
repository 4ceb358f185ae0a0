import type { ConceptId, Expansion } from '../profile/concept.ts';
import type { ExpansionOptions } from './strategy.ts';

/** What scoring needs of an ontology: how far a concept reaches, both ways. Implemented by `ontology`. */
export interface Expander {
  /** Concepts whose evidence an asked concept reaches, the concept itself first, then by factor, then by id. */
  reach(asked: ConceptId, options: ExpansionOptions): readonly Expansion[];
  /** Concepts that, when asked, reach this evidence: exactly the inverse of `reach`, with the same factors and paths. */
  reachedBy(evidence: ConceptId, options: ExpansionOptions): readonly Expansion[];
}
