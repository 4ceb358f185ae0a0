import type { LanguageLevel, RangeUnit } from '../values/enumerations.ts';
import type { Language } from '../values/language.ts';

/** Every aspect of a profile (A3 and B3), in the order in which screens list them. */
export const ASPECT_NAMES = [
  'jobFunctions',
  'hardSkills',
  'softSkills',
  'jobCategories',
  'languages',
  'locations',
  'contractTypes',
  'workingHours',
  'wage',
  'seniority',
  'availabilityAspect',
] as const;
/** The name of one facet of a profile. */
export type AspectName = (typeof ASPECT_NAMES)[number];

/** Aspect types (A3). */
export const ASPECT_TYPES = ['concepts', 'keywords', 'locations', 'range', 'integer', 'float'] as const;
/** The shape of an aspect's value. */
export type AspectType = (typeof ASPECT_TYPES)[number];

/** The type that each aspect has on the wire (wire.md, "Aspects"). */
export const TYPE_OF_ASPECT: Readonly<Record<AspectName, AspectType>> = {
  jobFunctions: 'concepts',
  hardSkills: 'concepts',
  softSkills: 'concepts',
  jobCategories: 'concepts',
  languages: 'concepts',
  locations: 'locations',
  contractTypes: 'concepts',
  workingHours: 'concepts',
  wage: 'range',
  seniority: 'integer',
  availabilityAspect: 'integer',
};

/** Where an item came from; `parsed` was read from a text and gives no ASPECT evidence (matching.md). */
export type ItemOrigin = 'parsed';

/** One value of a concept or keyword aspect. Weights are wire weights: 1 is normal, screen weight ÷ 100. */
export interface ConceptItem {
  readonly id: string;
  readonly label: string;
  /** Finite, 0..1000. */
  readonly weight: number;
  readonly required: boolean;
  /** Look for the words, not the concept. */
  readonly custom?: boolean;
  /** What the words were read as ("lost en laadt" is loading and unloading); it prevails over what the label names by itself. */
  readonly conceptId?: string;
  /** Languages only. */
  readonly level?: LanguageLevel | null;
  readonly origin?: ItemOrigin;
}

/** One place of the locations aspect. */
export interface LocationItem {
  readonly id: string;
  readonly label: string;
  /** In `rangeUnit`; null is the default of 30 km. */
  readonly range: number | null;
  readonly rangeUnit: RangeUnit;
  readonly weight: number;
  readonly required: boolean;
  readonly origin?: ItemOrigin;
}

/** The value of a range aspect (wage: gross euro a month, full time); an absent bound is open. */
export interface RangeValue {
  readonly weight: number;
  readonly required: boolean;
  readonly from: number | null;
  readonly to: number | null;
  readonly origin?: ItemOrigin;
}

/** The value of an integer or float aspect (seniority in years, availability in days). */
export interface NumberValue {
  readonly weight: number;
  readonly required: boolean;
  readonly value: number | null;
  readonly origin?: ItemOrigin;
}

interface AspectBase {
  readonly weight: number;
  readonly required: boolean;
  /** All its items are keywords (A3). */
  readonly custom?: boolean;
  /** A person has seen to it: nothing that the texts say is added to it. */
  readonly complete?: boolean;
}

/** A list of concepts or keywords. */
export interface ConceptsAspect extends AspectBase {
  readonly type: 'concepts' | 'keywords';
  readonly value: readonly ConceptItem[];
}
/** A list of places. */
export interface LocationsAspect extends AspectBase {
  readonly type: 'locations';
  readonly value: readonly LocationItem[];
}
/** A pair of bounds. */
export interface RangeAspect extends AspectBase {
  readonly type: 'range';
  readonly value: RangeValue | null;
}
/** One number. */
export interface NumberAspect extends AspectBase {
  readonly type: 'integer' | 'float';
  readonly value: NumberValue | null;
}

/** One facet of a profile, in the canonical form of A3 and wire.md. */
export type Aspect = ConceptsAspect | LocationsAspect | RangeAspect | NumberAspect;

/** The aspects of a profile; an absent one asks and says nothing. */
export type Aspects = { readonly [Name in AspectName]?: Aspect };

/** A weighted match profile. */
export interface MatchProfile {
  readonly language?: Language;
  readonly aspects: Aspects;
}
