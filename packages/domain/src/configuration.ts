import { readConfigurationValue, type ValueSchema } from './configuration-schema.ts';
import {
  DEFAULT_EXPANSION_TYPE,
  DEFAULT_SCORE_TYPE,
  EXPANSION_TYPES,
  type ExpansionType,
  RANGE_UNITS,
  type RangeUnit,
  SCORE_TYPES,
  type ScoreType,
} from './enumerations.ts';

/** A column of the result table, or a property shown in the details: a property and a label. */
export interface PropertyColumn {
  readonly property: string;
  readonly label: string;
}

/** A sort that the selector offers. */
export interface SortMode {
  readonly name: string;
  readonly label: string;
  readonly field: string;
  readonly order: 'asc' | 'desc';
}

/** Options of one index on one page (A3, B3, SET-21). */
export interface IndexConfiguration {
  readonly name: string;
  readonly label: string;
  readonly scoreType: ScoreType;
  readonly expansionType: ExpansionType;
  readonly sortModeGroup?: readonly SortMode[];
  readonly showMatchButton: boolean;
  readonly allowSelection: boolean;
  readonly allowComparison: boolean;
  readonly allowDownload: boolean;
  readonly exportType: string;
  readonly exportSize: number;
  readonly selectAllLimit: number;
  readonly extraColumns: readonly PropertyColumn[];
  readonly extraProperties: readonly PropertyColumn[];
  readonly detailsTitleProperty?: string;
}

/** Options of one matching page (B3, SET-20). */
export interface PageConfiguration {
  readonly enabled: boolean;
  readonly keywordSearch: boolean;
  readonly keywordSuggestions: boolean;
  readonly strategySelect: boolean;
  readonly indices: readonly IndexConfiguration[];
}

/** The three matching pages. */
export const MATCHING_PAGES = ['profileToJobs', 'profileToCandidates', 'jobToCandidates'] as const;
/** The name of a matching page, and of its matching context. */
export type MatchingPage = (typeof MATCHING_PAGES)[number];

/** The whole configuration of the product, as screens read it. */
export interface Configuration {
  /** Interface language; absent or unknown is en (SET-24b). */
  readonly locale?: string;
  readonly defaultRoute: string;
  readonly hideMenu: boolean;
  /** Comma list; empty or `*` all; leading `!` all except (SET-22). */
  readonly enabledAspects: string;
  readonly apiUrl: string;
  readonly apiHeaders: Readonly<Record<string, string>>;
  readonly showIndexingWarning: boolean;
  readonly allowReset: boolean;
  readonly disableScoreColours: boolean;
  readonly rangeUnits: readonly RangeUnit[];
  /** Range of a new location, in kilometres (A9). */
  readonly defaultRange: number;
  /** ISO 8601 duration after which a draft or a search of this browser is discarded (A9). */
  readonly localStorageMaxAge: string;
  /** Property of a document, or of its extraProperties; a kept search of another value of it is discarded (A4). */
  readonly entityVersionProperty: string;
  /** Whether aspects, filters and sort mode of the last match are kept in the browser (A4). */
  readonly persistMatchingOptions: boolean;
  readonly features: { readonly candidateList: boolean; readonly jobList: boolean };
  readonly pages: Readonly<Record<MatchingPage, PageConfiguration>>;
}

const flag: ValueSchema = { kind: 'boolean' };
const text: ValueSchema = { kind: 'string' };
const columns: ValueSchema = {
  kind: 'array',
  fallback: [],
  items: {
    kind: 'object',
    keys: { property: { kind: 'string', isRequired: true }, label: { kind: 'string', isRequired: true } },
  },
};

const index: ValueSchema = {
  kind: 'object',
  keys: {
    name: { kind: 'string', isRequired: true },
    label: { kind: 'string', isRequired: true },
    scoreType: { kind: 'enum', values: SCORE_TYPES, fallback: DEFAULT_SCORE_TYPE },
    expansionType: { kind: 'enum', values: EXPANSION_TYPES, fallback: DEFAULT_EXPANSION_TYPE },
    sortModeGroup: {
      kind: 'array',
      items: {
        kind: 'object',
        keys: {
          name: { kind: 'string', isRequired: true },
          label: { kind: 'string', isRequired: true },
          field: { kind: 'string', isRequired: true },
          order: { kind: 'enum', values: ['asc', 'desc'], fallback: 'asc' },
        },
      },
    },
    showMatchButton: flag,
    allowSelection: flag,
    allowComparison: flag,
    allowDownload: flag,
    exportType: { kind: 'string', fallback: 'csv' },
    exportSize: { kind: 'integer', fallback: 1000 },
    selectAllLimit: { kind: 'integer', fallback: 0 },
    extraColumns: columns,
    extraProperties: columns,
    detailsTitleProperty: text,
  },
};

const page: ValueSchema = {
  kind: 'object',
  keys: {
    enabled: flag,
    keywordSearch: flag,
    keywordSuggestions: flag,
    strategySelect: flag,
    indices: { kind: 'array', items: index, fallback: [] },
  },
};

/** The schema of the configuration: every key, its type and what it is when left out. */
export const CONFIGURATION_SCHEMA: ValueSchema = {
  kind: 'object',
  keys: {
    locale: text,
    defaultRoute: { kind: 'string', fallback: '/profile-to-candidates' },
    hideMenu: flag,
    enabledAspects: { kind: 'string', fallback: '' },
    apiUrl: { kind: 'string', fallback: '/api' },
    apiHeaders: { kind: 'any', fallback: {} },
    showIndexingWarning: flag,
    allowReset: flag,
    disableScoreColours: flag,
    rangeUnits: { kind: 'array', items: { kind: 'enum', values: RANGE_UNITS }, fallback: [...RANGE_UNITS] },
    defaultRange: { kind: 'integer', fallback: 30 },
    localStorageMaxAge: { kind: 'string', fallback: 'P30D' },
    entityVersionProperty: { kind: 'string', fallback: 'version' },
    persistMatchingOptions: flag,
    features: { kind: 'object', keys: { candidateList: flag, jobList: flag } },
    pages: { kind: 'object', keys: { profileToJobs: page, profileToCandidates: page, jobToCandidates: page } },
  },
};

/** Checks a configuration and fills in what it leaves out; throws ConfigurationError, passes unknown keys to `warn`. */
export function readConfiguration(raw: unknown, warn: (line: string) => void): Configuration {
  return readConfigurationValue('', CONFIGURATION_SCHEMA, raw, warn) as Configuration;
}
