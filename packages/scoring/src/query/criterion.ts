import type { ConceptId, Language, ResolvedPlace } from '@counterpart/domain';
import type { Reach } from './reach.ts';

/** What every asked item has. */
export interface CriterionBase {
  readonly id: string;
  readonly label: string;
  /** Millionths. */
  readonly weight: number;
  /** The item's own flag. */
  readonly required: boolean;
}

/** A value of a concept aspect that resolved; in `languages` it reaches only itself and may ask a level 1..6. */
export interface ConceptCriterion extends CriterionBase {
  readonly kind: 'concept' | 'language';
  readonly concepts: readonly ConceptId[];
  readonly reach: Reach;
  readonly level: number | null;
}
/** A value that is looked for as words, or as an equal label. */
export interface KeywordCriterion extends CriterionBase {
  readonly kind: 'keyword';
  readonly key: string;
  readonly words: Readonly<Record<Language, readonly string[]>>;
  /** In `languages` neither source nor recency weighs, and a level 1..6 may be asked. */
  readonly isLanguage: boolean;
  readonly level: number | null;
}
/** A place with its range in whole millimetres. */
export interface PlaceCriterion extends CriterionBase {
  readonly kind: 'place';
  readonly key: string;
  readonly place: ResolvedPlace | null;
  readonly rangeMillimetres: number;
}
/** A value of contractTypes or workingHours. */
export interface ValueCriterion extends CriterionBase {
  readonly kind: 'value';
  readonly value: string;
}
/** Wage bounds in cents. */
export interface WageCriterion extends CriterionBase {
  readonly kind: 'wage';
  readonly from: number | null;
  readonly to: number | null;
}
/** What the asking side needs and has, in thousandths of a year: which of the two counts depends on its role. */
export interface SeniorityCriterion extends CriterionBase {
  readonly kind: 'seniority';
  readonly need: number;
  readonly have: number;
}
/** Whole days from `asOf`. */
export interface AvailabilityCriterion extends CriterionBase {
  readonly kind: 'availability';
  readonly days: number;
}

/** One value that is asked. */
export type Criterion =
  | ConceptCriterion
  | KeywordCriterion
  | PlaceCriterion
  | ValueCriterion
  | WageCriterion
  | SeniorityCriterion
  | AvailabilityCriterion;
