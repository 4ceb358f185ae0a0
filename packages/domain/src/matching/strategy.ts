import type { AspectName } from '../profile/aspect.ts';
import type { ExpansionType, ProfileKind } from '../values/enumerations.ts';

/** How an aspect's items make its score (matching.md, "A direction's score"). */
export type Combine = 'AVERAGE' | 'BEST';
/** What an aspect counts when the target says nothing about it. */
export type MissingPolicy = 'ZERO' | 'NEUTRAL' | 'SKIP';
/** Relations that may meet a required flag. */
export type RequiredRelation = 'same' | 'narrower' | 'skillToOccupation';

/** Parameters of one aspect. */
export interface AspectStrategy {
  /** λ, 0..1000. */
  readonly weight: number;
  readonly combine: Combine;
  readonly missing: MissingPolicy;
}

/** Step factors and bounds of expansion; factors in (0, 1]. */
export interface ExpansionParameters {
  readonly maxSteps: number;
  readonly minSimilarity: number;
  readonly narrower: number;
  readonly broader: number;
  readonly related: number;
  readonly occupationToSkill: number;
  readonly skillToOccupation: number;
}

/** The part of a strategy and a call that decides what a concept reaches. */
export interface ExpansionOptions extends ExpansionParameters {
  readonly type: ExpansionType;
  /** Which relations meet a required flag. */
  readonly relations: readonly RequiredRelation[];
}

/** Strength of evidence by where it was found, 0..1; every ASPECT.* source is ASPECT. */
export interface SourceStrengths {
  readonly ASPECT: number;
  readonly JOB_TITLE: number;
  readonly WORK_EXPERIENCES: number;
  readonly EDUCATIONS: number;
  readonly JOB_TEXT: number;
  readonly CV_TEXT: number;
}

/** Asked value → found value → similarity 0..1; the same value is always 1. */
export type CompatibilityTable = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** All numbers of matching.md that an operator may tune (wire.md, "Strategies"). */
export interface StrategyParameters {
  readonly aspects: Readonly<Record<AspectName, AspectStrategy>>;
  readonly expansion: ExpansionParameters;
  readonly sources: SourceStrengths;
  readonly recencyHalfLifeYears: number;
  readonly minScore: number;
  readonly required: {
    readonly mode: 'FILTER' | 'PENALTY';
    readonly relations: readonly RequiredRelation[];
    readonly enumMinimum: number;
    readonly missing: 'FAIL' | 'PASS';
    readonly penalty: number;
  };
  readonly mutual: { readonly balance: number };
  readonly locations: { readonly falloff: number };
  readonly wage: { readonly tolerance: number; readonly hoursAMonth: number };
  readonly availability: { readonly toleranceDays: number };
  readonly languages: { readonly unknownLevel: number };
  readonly compatibility: { readonly contractTypes: CompatibilityTable; readonly workingHours: CompatibilityTable };
}

/** A named set of parameters; its template is one of the two defaults. */
export interface Strategy {
  readonly name: string;
  readonly template: ProfileKind;
  readonly parameters: StrategyParameters;
}

const average = (weight: number): AspectStrategy => ({ weight, combine: 'AVERAGE', missing: 'ZERO' });
const best = (weight: number): AspectStrategy => ({ weight, combine: 'BEST', missing: 'ZERO' });

/** The default parameters: the numbers of matching.md, in the shape of wire.md. */
export const DEFAULT_STRATEGY_PARAMETERS: StrategyParameters = {
  // λ: how much an aspect matters by nature (matching.md, "What counts how much"; docs/adr/0013-what-counts-how-much.md)
  aspects: {
    jobFunctions: best(2),
    hardSkills: average(1),
    softSkills: average(0.25),
    jobCategories: best(0.5),
    languages: average(0.5),
    locations: best(1),
    contractTypes: best(0.2),
    workingHours: best(0.2),
    wage: best(0.2),
    seniority: best(0.25),
    availabilityAspect: best(0.2),
  },
  expansion: {
    maxSteps: 3,
    minSimilarity: 0.3,
    narrower: 0.9,
    broader: 0.6,
    related: 0.5,
    occupationToSkill: 0.3,
    skillToOccupation: 0.4,
  },
  sources: { ASPECT: 1, JOB_TITLE: 1, WORK_EXPERIENCES: 0.9, EDUCATIONS: 0.7, JOB_TEXT: 0.7, CV_TEXT: 0.6 },
  recencyHalfLifeYears: 10,
  minScore: 0.1,
  required: {
    mode: 'FILTER',
    relations: ['same', 'narrower', 'skillToOccupation'],
    enumMinimum: 0.8,
    missing: 'FAIL',
    penalty: 0.5,
  },
  mutual: { balance: 0.5 },
  locations: { falloff: 0.5 },
  wage: { tolerance: 0.2, hoursAMonth: 164 },
  availability: { toleranceDays: 30 },
  languages: { unknownLevel: 0.5 },
  compatibility: {
    contractTypes: {
      PERMANENT: { PERMANENT_POSSIBLE: 0.8 },
      PERMANENT_POSSIBLE: { PERMANENT: 0.8, TEMPORARY: 0.8 },
      TEMPORARY: { PERMANENT_POSSIBLE: 0.8, RESERVE: 0.5 },
    },
    workingHours: {
      FULL_TIME: { MIXED: 0.8 },
      PART_TIME: { MIXED: 0.8, AVAILABILITY: 0.5 },
      MIXED: { FULL_TIME: 0.8, PART_TIME: 0.8 },
    },
  },
};

/** The two templates, which differ only in name until an operator changes one (wire.md). */
export const DEFAULT_STRATEGIES: readonly Strategy[] = [
  { name: 'JOB', template: 'JOB', parameters: DEFAULT_STRATEGY_PARAMETERS },
  { name: 'CANDIDATE', template: 'CANDIDATE', parameters: DEFAULT_STRATEGY_PARAMETERS },
];
