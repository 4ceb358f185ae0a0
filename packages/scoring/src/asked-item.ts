import type { ConceptId, Language, ResolvedPlace } from '@counterpart/domain';
import type { Reach } from './reach.ts';

/** What every asked item has. */
export interface AskedItemBase {
  readonly id: string;
  readonly label: string;
  /** Millionths. */
  readonly weight: number;
  /** The item's own flag. */
  readonly required: boolean;
}

/** A value of a concept aspect that resolved; in `languages` it reaches only itself and may ask a level 1..6. */
export interface AskedConcept extends AskedItemBase {
  readonly kind: 'concept' | 'language';
  readonly concepts: readonly ConceptId[];
  readonly reach: Reach;
  readonly level: number | null;
}
/** A value that is looked for as words, or as an equal label. */
export interface AskedKeyword extends AskedItemBase {
  readonly kind: 'keyword';
  readonly key: string;
  readonly words: Readonly<Record<Language, readonly string[]>>;
  /** In `languages` neither source nor recency weighs, and a level 1..6 may be asked. */
  readonly isLanguage: boolean;
  readonly level: number | null;
}
/** A place with its range in whole millimetres. */
export interface AskedPlace extends AskedItemBase {
  readonly kind: 'place';
  readonly key: string;
  readonly place: ResolvedPlace | null;
  readonly rangeMillimetres: number;
}
/** A value of contractTypes or workingHours. */
export interface AskedValue extends AskedItemBase {
  readonly kind: 'value';
  readonly value: string;
}
/** Wage bounds in cents. */
export interface AskedWage extends AskedItemBase {
  readonly kind: 'wage';
  readonly from: number | null;
  readonly to: number | null;
}
/** What the asking side needs and has, in thousandths of a year: which of the two counts depends on its role. */
export interface AskedSeniority extends AskedItemBase {
  readonly kind: 'seniority';
  readonly need: number;
  readonly have: number;
}
/** Whole days from `asOf`. */
export interface AskedAvailability extends AskedItemBase {
  readonly kind: 'availability';
  readonly days: number;
}

/** One value that is asked. */
export type AskedItem =
  AskedConcept | AskedKeyword | AskedPlace | AskedValue | AskedWage | AskedSeniority | AskedAvailability;
