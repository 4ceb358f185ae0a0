import type { ConceptId, ConceptType, Language, SkillKind } from '@counterpart/domain';

/** The labels of a concept in one language; gendered twins and abbreviations are alternatives. */
export interface LabelSet {
  /** The label that screens show. */
  readonly preferred: string;
  readonly alternative: readonly string[];
  /** Found in texts and look-ups, never shown or suggested. */
  readonly hidden: readonly string[];
}

/** A node of the ontology. */
export interface Concept {
  readonly id: ConceptId;
  readonly type: ConceptType;
  /** Marks licences, shift patterns and work places, which never expand broader or related. */
  readonly kind?: SkillKind;
  /** Labels by language; an imported ontology may lack some languages. */
  readonly labels: Readonly<Partial<Record<Language, LabelSet>>>;
  /** More general concepts of the same type. */
  readonly broader: readonly ConceptId[];
  readonly related: readonly ConceptId[];
  /** Occupations only. */
  readonly essentialSkills?: readonly ConceptId[];
  /** Occupations only. */
  readonly optionalSkills?: readonly ConceptId[];
  /** Occupations only: the ISCO-08 unit group's four digits. */
  readonly isco?: string;
  /** Labels (as written) that also mean something else and need context before they count in a text. */
  readonly needContext?: readonly string[];
  /** URIs of the same concept in other classifications; an imported concept has the one it came from. */
  readonly sameAs?: readonly string[];
}
