/** Working hours (A3), in the order in which editors offer them. */
export const WORKING_HOURS = ['PART_TIME', 'FULL_TIME', 'MIXED', 'AVAILABILITY', 'UNDEFINED'] as const;
/** One value of working hours. */
export type WorkingHours = (typeof WORKING_HOURS)[number];

/** Contract types (A3), in the order in which editors offer them. */
export const CONTRACT_TYPES = [
  'PERMANENT',
  'PERMANENT_POSSIBLE',
  'TEMPORARY',
  'RESERVE',
  'SELF_EMPLOYED',
  'VOLUNTEER',
  'STUDENT',
  'APPRENTICESHIP',
  'UNDEFINED',
] as const;
/** One contract type. */
export type ContractType = (typeof CONTRACT_TYPES)[number];

/** Score types (A3, ENG-03). */
export const SCORE_TYPES = ['FORWARD', 'REVERSE', 'MUTUAL', 'MUTUAL_FORWARD_WEIGHT', 'MUTUAL_FORWARD_SCORE'] as const;
/** How the two directions make one score (matching.md, "Reverse and mutual"). */
export type ScoreType = (typeof SCORE_TYPES)[number];
/** The score type of a call that names none (A9). */
export const DEFAULT_SCORE_TYPE: ScoreType = 'MUTUAL_FORWARD_SCORE';

/** Expansion types (A3, ENG-04). */
export const EXPANSION_TYPES = ['NONE', 'LIMITED', 'LIMITED_CROSS_TYPES', 'FULL', 'FULL_CROSS_TYPES'] as const;
/** How far an asked concept reaches through the ontology (matching.md, "Similarity"). */
export type ExpansionType = (typeof EXPANSION_TYPES)[number];
/** The expansion type of a call that names none (wire.md). */
export const DEFAULT_EXPANSION_TYPE: ExpansionType = 'FULL_CROSS_TYPES';

/** Range units of a location (A3). */
export const RANGE_UNITS = ['KILOMETER', 'METER', 'MILE'] as const;
/** The unit in which a location's range is written. */
export type RangeUnit = (typeof RANGE_UNITS)[number];
/** Metres in one unit; a mile is 1.609344 km (matching.md). */
export const METRES_PER_UNIT: Readonly<Record<RangeUnit, number>> = { KILOMETER: 1000, METER: 1, MILE: 1609.344 };

/** Language levels, lowest first (CEFR); native counts as C2 (matching.md). */
export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
/** A CEFR level. */
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** The two kinds of profile and document. */
export const PROFILE_KINDS = ['JOB', 'CANDIDATE'] as const;
/** What a document or a profile describes. */
export type ProfileKind = (typeof PROFILE_KINDS)[number];

/** Types of the items that a keyword query is parsed into (A3, ENG-11). */
export const QUERY_ITEM_TYPES = ['FUNCTION', 'HARD_SKILL', 'COMPANY', 'TEXT', 'SOFT_SKILL', 'LOCATION'] as const;
/** What a part of a keyword query names. */
export type QueryItemType = (typeof QUERY_ITEM_TYPES)[number];
