import {
  DEFAULT_EXPANSION_TYPE,
  DEFAULT_SCORE_TYPE,
  EXPANSION_TYPES,
  type ExpansionType,
  SCORE_TYPES,
  type ScoreType,
} from '../values/enumerations.ts';
import type { ValueSchema } from './configuration-schema.ts';
import { CUSTOMER_FUNCTIONS, type CustomerFunctions } from './customer-functions.ts';
import {
  FILTER_DEFINITIONS,
  type FilterDefinition,
  PROPERTY_DEFINITIONS,
  type PropertyDefinition,
} from './filter-definitions.ts';

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

/** The sections of the match details, in the order in which they stand unless the configuration says otherwise (A2). */
export const DETAILS_SECTIONS = ['text', 'extraProperties', 'educations', 'workExperiences', 'additionalText'] as const;
/** A section of the match details. */
export type DetailsSection = (typeof DETAILS_SECTIONS)[number];

/** The kinds of selection, in the order in which they are resolved (A4). */
export const SELECTION_TYPES = [
  'candidatesForJob',
  'jobsForCandidate',
  'candidatesForCompany',
  'companiesForCandidate',
] as const;
/** A kind of selection. */
export type SelectionType = (typeof SELECTION_TYPES)[number];

/** Addresses of one kind of selection, below the API's base URL unless they are whole. */
export interface SelectionEndpoints {
  /** GET `{get}/{id of the subject}`. */
  readonly get?: string;
  /** POST. */
  readonly set?: string;
}

/** Options of one index on one page (A3, B3, SET-21). */
export interface IndexConfiguration extends CustomerFunctions {
  readonly name: string;
  readonly label: string;
  readonly scoreType: ScoreType;
  readonly expansionType: ExpansionType;
  readonly sortModeGroup?: readonly SortMode[];
  /** The filters of the index's tab; with no filters and no properties there is no tab (SET-21c). */
  readonly filters: readonly FilterDefinition[];
  /** What the custom predicate may have rules on. */
  readonly filterProperties: readonly PropertyDefinition[];
  /** Groups within groups of the custom predicate (A9). */
  readonly filterDepth: number;
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
  readonly comparisonSubtitleProperty?: string;
  /** Sections of the details, in order (DET-03); DETAILS_SECTIONS when none are named. */
  readonly detailsSections?: readonly DetailsSection[];
  /** The property that holds a telephone number; none, no phone button. */
  readonly phoneProperty?: string;
  /** Country of numbers without one; BE when none is named (A9). */
  readonly phoneCountry?: string;
  /** Protocol of a phone link; tel when none is named (A9). */
  readonly phoneProtocol?: string;
  /** Address of the messaging button; `{id}` and `{property}` are filled in from the document. None, no button. */
  readonly messagingUrl?: string;
  /** Address of the external-link button, filled in like `messagingUrl`. None, no button. */
  readonly externalUrl?: string;
  /** Address of the external details tab, filled in like `messagingUrl`. None, no tab (DET-01). */
  readonly externalDetailsTabUrl?: string;
  readonly externalDetailsTabDefaultActive?: boolean;
  /** Where selections of each type are fetched and made; a type without a set endpoint is off (RES-07). */
  readonly selectionEndpoints?: { readonly [Type in SelectionType]?: SelectionEndpoints };
  /**
   * Address at which the marker of a row opens the existing selection in another system (RES-08e), filled in like `messagingUrl`, and
   * `{externalId}`, `{subjectId}`, `{type}` besides. None, no link.
   */
  readonly openExternalExistingSelection?: string;
  /** The statuses that a selection can be made with, as they are sent; none, no choice (SET-21f). */
  readonly selectionStatuses?: readonly string[];
  readonly selectionStatusDefault?: string;
  /** Takes the choice of a status away (RES-05). */
  readonly disableSelectionStatus?: boolean;
  /** Where annotations of results are fetched; none, no call (SET-21m). */
  readonly resultAnnotationEndpoint?: string;
  readonly disableNotes?: boolean;
  readonly noteTypes?: readonly string[];
  readonly defaultNoteType?: string;
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

/** The schema of the options of one index. */
export const INDEX_CONFIGURATION: ValueSchema = {
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
    filters: FILTER_DEFINITIONS,
    filterProperties: PROPERTY_DEFINITIONS,
    filterDepth: { kind: 'integer', least: 0, fallback: 1 },
    showMatchButton: flag,
    allowSelection: flag,
    allowComparison: flag,
    allowDownload: flag,
    exportType: { kind: 'string', fallback: 'csv' },
    exportSize: { kind: 'integer', least: 1, most: 1_000_000, fallback: 1000 },
    selectAllLimit: { kind: 'integer', fallback: 0 },
    extraColumns: columns,
    extraProperties: columns,
    detailsTitleProperty: text,
    comparisonSubtitleProperty: text,
    detailsSections: { kind: 'array', items: { kind: 'enum', values: DETAILS_SECTIONS } },
    phoneProperty: text,
    phoneCountry: text,
    phoneProtocol: text,
    messagingUrl: text,
    externalUrl: text,
    externalDetailsTabUrl: text,
    externalDetailsTabDefaultActive: flag,
    selectionEndpoints: {
      kind: 'object',
      keys: Object.fromEntries(
        SELECTION_TYPES.map((type): [string, ValueSchema] => [
          type,
          { kind: 'object', keys: { get: text, set: text } },
        ]),
      ),
    },
    openExternalExistingSelection: text,
    selectionStatuses: { kind: 'array', items: text },
    selectionStatusDefault: text,
    disableSelectionStatus: flag,
    resultAnnotationEndpoint: text,
    disableNotes: flag,
    noteTypes: { kind: 'array', items: text },
    defaultNoteType: text,
    ...CUSTOMER_FUNCTIONS,
  },
};
