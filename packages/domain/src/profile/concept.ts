import type { AspectName } from './aspect.ts';

/** Types of concepts (parsing.md, "The ontology"). */
export const CONCEPT_TYPES = ['OCCUPATION', 'SKILL', 'SOFT_SKILL', 'LANGUAGE', 'CATEGORY', 'DEGREE', 'FIELD'] as const;
/** What kind of thing a concept is. */
export type ConceptType = (typeof CONCEPT_TYPES)[number];

/** A stable identifier of a concept, such as `welder` or an ESCO URI. */
export type ConceptId = string;

/** Marks skills that never expand broader or related (parsing.md). */
export type SkillKind = 'licence' | 'shift' | 'place';

/** The concept type that each concept aspect asks for; contractTypes and workingHours hold enumeration values. */
export const CONCEPT_TYPE_OF_ASPECT: Readonly<Partial<Record<AspectName, ConceptType>>> = {
  jobFunctions: 'OCCUPATION',
  hardSkills: 'SKILL',
  softSkills: 'SOFT_SKILL',
  jobCategories: 'CATEGORY',
  languages: 'LANGUAGE',
};

/** Relations a path may follow, in the direction asked → found (matching.md, "Step factors"). */
export const PATH_RELATIONS = ['narrower', 'broader', 'related', 'occupationToSkill', 'skillToOccupation'] as const;
/** One relation of a path. */
export type PathRelation = (typeof PATH_RELATIONS)[number];

/** One step of a path; `factor` in ten-thousandths. */
export interface PathStep {
  readonly relation: PathRelation;
  readonly to: ConceptId;
  readonly factor: number;
}

/** A concept that an asked concept reaches (or is reached from). */
export interface Expansion {
  /** For `reach` the concept found, for `reachedBy` the concept asked. */
  readonly conceptId: ConceptId;
  /** Largest product of step factors over the allowed paths, in ten-thousandths, rounded half up at each step; 10000 for the concept itself. */
  readonly factor: number;
  /** The steps of that path from the asked concept to the found one; empty for the concept itself. */
  readonly path: readonly PathStep[];
  /** Whether some allowed path is one that meets a required flag: the concept itself, narrower steps only, or one skill → occupation step. */
  readonly holds: boolean;
}
