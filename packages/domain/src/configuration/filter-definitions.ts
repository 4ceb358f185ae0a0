import type { RuleData } from '../matching/filter.ts';
import type { ValueSchema } from './configuration-schema.ts';

/** What kind of input an index filter is (A3). */
export const FILTER_TYPES = ['term', 'multipleTerm', 'autocompleteTerm', 'numberComparison', 'age'] as const;
/** One of FILTER_TYPES. */
export type FilterType = (typeof FILTER_TYPES)[number];

/** Lists of values that ship with the product (B9). */
export const BUNDLED_LISTS = ['companies', 'offices-candidates', 'offices-jobs'] as const;
/** The name of a list that ships. */
export type BundledList = (typeof BUNDLED_LISTS)[number];

/**
 * Where the values of a filter come from: `terms` POSTs a terms aggregation of up to 10000 buckets, to the index itself
 * unless an endpoint is given; `options` GETs an answer that holds options; `list` is a list that ships.
 */
export interface FilterValueSource {
  readonly from: 'terms' | 'options' | 'list';
  /** Below the API's base URL. */
  readonly endpoint?: string;
  readonly list?: BundledList;
}

/** A filter of an index's tab: what it narrows and how it is filled in. */
export interface FilterDefinition {
  readonly name: string;
  readonly label: string;
  readonly type: FilterType;
  readonly property: string;
  readonly values: FilterValueSource;
  /** Unit behind a number, such as days; a message id or a text. */
  readonly unit?: string;
}

/** A property that the custom predicate may have rules on. */
export interface PropertyDefinition {
  readonly property: string;
  readonly label: string;
  readonly type: RuleData['type'];
  readonly values: FilterValueSource;
}

/** A property definition as it is configured: without a label, or disabled, it is dropped (FIL-09). */
type ConfiguredProperty = Omit<PropertyDefinition, 'label'> & {
  readonly label?: string;
  readonly disabled?: boolean;
};

const RULE_TYPES: readonly RuleData['type'][] = [
  'keyword',
  'fullText',
  'enum',
  'number',
  'age',
  'dateInterval',
  'date',
];

const valueSource: ValueSchema = {
  kind: 'object',
  keys: {
    from: { kind: 'enum', values: ['terms', 'options', 'list'], fallback: 'terms' },
    endpoint: { kind: 'string' },
    list: { kind: 'enum', values: BUNDLED_LISTS },
  },
};

/** The schema of an index's filters. */
export const FILTER_DEFINITIONS: ValueSchema = {
  kind: 'array',
  fallback: [],
  items: {
    kind: 'object',
    keys: {
      name: { kind: 'string', isRequired: true },
      label: { kind: 'string', isRequired: true },
      type: { kind: 'enum', values: FILTER_TYPES, isRequired: true },
      property: { kind: 'string', isRequired: true },
      values: valueSource,
      unit: { kind: 'string' },
    },
  },
};

/** The schema of the properties of an index's custom predicate. */
export const PROPERTY_DEFINITIONS: ValueSchema = {
  kind: 'array',
  fallback: [],
  items: {
    kind: 'object',
    keys: {
      property: { kind: 'string', isRequired: true },
      label: { kind: 'string' },
      type: { kind: 'enum', values: RULE_TYPES, isRequired: true },
      values: valueSource,
      disabled: { kind: 'boolean' },
    },
  },
};

/** The properties that are offered: those with a label that are not disabled (FIL-09). */
export function offeredProperties(configured: readonly ConfiguredProperty[]): readonly PropertyDefinition[] {
  return configured.flatMap(({ label, disabled, ...rest }) =>
    label === undefined || label.trim() === '' || disabled === true ? [] : [{ ...rest, label }],
  );
}
