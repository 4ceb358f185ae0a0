import type { ConceptId, ContractType, LanguageLevel, WorkingHours } from '@counterpart/domain';
import type { WagePeriod } from '../language/wage-period.ts';

/** The string of an ad that an aspect was read from. */
export type JobField = 'title' | 'text';

/**
 * What every parsed aspect tells about its place (wire.md, "Parsing"); offsets are UTF-16 code units, end exclusive.
 */
export interface ParsedSpan {
  readonly matchedText: string;
  readonly start: number;
  readonly end: number;
  readonly field: JobField;
  /** 0..1: how sure the reading is. */
  readonly confidence: number;
  /** true for a must, false for a nice to have, null when the text does not tell. */
  readonly required: boolean | null;
}

/** A function of the job; without a concept it is the cleaned title. */
export interface JobFunctionAspect extends ParsedSpan {
  readonly aspectType: 'JOB_FUNCTION';
  readonly conceptId: ConceptId | null;
}
/** A hard skill; always a concept. */
export interface JobPropertyAspect extends ParsedSpan {
  readonly aspectType: 'JOB_PROPERTY';
  readonly conceptId: ConceptId;
}
/** A task or a field of knowledge that no concept covers, in the ad's own words: offered, asked of nobody. */
export interface PhraseAspect extends ParsedSpan {
  readonly aspectType: 'PHRASE';
}
/** A soft skill; the name of the type is the original's. */
export interface JobSoftCompetenceAspect extends ParsedSpan {
  readonly aspectType: 'JOB_SOFT_COMPTENCE';
  readonly behavioralCompetence: string;
  readonly conceptId: ConceptId;
}
/** A contract type. */
export interface ContractTypeAspect extends ParsedSpan {
  readonly aspectType: 'CONTRACT_TYPE';
  readonly value: ContractType;
}
/** Working hours. */
export interface WorkingHoursAspect extends ParsedSpan {
  readonly aspectType: 'WORKING_HOURS';
  readonly value: WorkingHours;
}
/** The place of work: its name first, then its post code where there is one. */
export interface GeoAspect extends ParsedSpan {
  readonly aspectType: 'GEO';
  readonly labels: readonly string[];
  readonly lat: number;
  readonly lon: number;
}
/** A wage, gross euro a month; `original…` is what was written, per `period`. */
export interface WageAspect extends ParsedSpan {
  readonly aspectType: 'WAGE';
  readonly amountLow: number | null;
  readonly amountHigh: number | null;
  readonly period: WagePeriod;
  readonly originalLow: number | null;
  readonly originalHigh: number | null;
}
/** A language asked; `value` is the code of a profile language, otherwise the concept's id. */
export interface LanguageAspect extends ParsedSpan {
  readonly aspectType: 'LANGUAGE';
  readonly value: string;
  readonly conceptId: ConceptId;
  readonly level: LanguageLevel | null;
}
/** Years of experience asked. */
export interface SeniorityAspect extends ParsedSpan {
  readonly aspectType: 'SENIORITY';
  readonly value: number;
}

/** One thing that parseJob understood. */
export type ParsingAspect =
  | JobFunctionAspect
  | JobPropertyAspect
  | PhraseAspect
  | JobSoftCompetenceAspect
  | ContractTypeAspect
  | WorkingHoursAspect
  | GeoAspect
  | WageAspect
  | LanguageAspect
  | SeniorityAspect;
