import type { ConceptId, ConceptType, Expander, Language } from '@counterpart/domain';
import type { Concept } from './concept.ts';
import type { OntologyStats } from './ontology-stats.ts';
import type { PrefixItem, PrefixRequest } from './prefix-item.ts';

/** The concepts that a label names, those of which it is the preferred label first. */
export interface Resolution {
  readonly concepts: readonly ConceptId[];
  /** Several concepts carry the label, or it is declared to need context. */
  readonly ambiguous: boolean;
}

/** What the words mean: concepts, their labels and how far each reaches. */
export interface Ontology extends Expander {
  /** Hash of the content; equal content has an equal version. */
  readonly version: string;
  /** The concept of an id. */
  concept(id: ConceptId): Concept | undefined;
  /** All concepts, by id. */
  concepts(): Iterable<Concept>;
  /** The type of a concept, undefined for an unknown id. */
  typeOf(id: ConceptId): ConceptType | undefined;
  /** The preferred label in a language, else in the first language that has one, else the id. */
  label(id: ConceptId, language: Language): string;
  /**
   * The concepts a label names: of the type asked in the label's language, then of that type in other languages,
   * then of any type in its language, then anywhere. Case, accents, hyphens, gender forms and tags such as "(H/F)" are overlooked.
   */
  resolve(label: string, language: Language, type?: ConceptType): Resolution;
  /** Concepts with a label, or a later word of one, that begins so (ENG-12). */
  findPrefix(request: PrefixRequest): PrefixItem[];
  /** The ISCO-08 categories of an occupation or category: unit, minor, sub-major and major group, as far as they exist. */
  iscoGroups(id: ConceptId): ConceptId[];
  /** Counts of concepts, labels and relations. */
  stats(): OntologyStats;
}
