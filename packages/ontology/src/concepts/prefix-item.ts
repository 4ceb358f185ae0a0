import type { ConceptId, ConceptType, Language } from '@counterpart/domain';

/** What to look up as someone types (ENG-12). */
export interface PrefixRequest {
  readonly text: string;
  readonly language: Language;
  /** Concept types, or the classes AGENT and PROPERTY; default both classes. */
  readonly conceptTypes?: readonly (PrefixClass | ConceptType)[];
  /** Most items wanted, default 10. */
  readonly size?: number;
}

/** Whether a concept names who one is (occupations, categories) or what one has (parsing.md, "The ontology"). */
export type PrefixClass = 'AGENT' | 'PROPERTY';

/** A label and its language. */
export interface PrefixTerm {
  readonly text: string;
  readonly language: Language;
}

/** A concept found by the beginning of a label. */
export interface PrefixItem {
  readonly matchedTerm: PrefixTerm;
  readonly type: PrefixClass;
  readonly conceptId: ConceptId;
  readonly preferredTerm: PrefixTerm;
}

/** The class under which findPrefix lists a concept type. */
export const PREFIX_CLASS: Readonly<Record<ConceptType, PrefixClass>> = {
  OCCUPATION: 'AGENT',
  CATEGORY: 'AGENT',
  SKILL: 'PROPERTY',
  SOFT_SKILL: 'PROPERTY',
  LANGUAGE: 'PROPERTY',
  DEGREE: 'PROPERTY',
  FIELD: 'PROPERTY',
};
