import type { FilterDefinition, FilterGroup, FilterRule } from '@counterpart/domain';

/** How a number is compared (A3). */
export const NUMBER_COMPARISONS = ['lt', 'lte', 'gte', 'gt'] as const;
/** One of NUMBER_COMPARISONS. */
export type NumberComparison = (typeof NUMBER_COMPARISONS)[number];

/** A comparison with a number that may not be typed yet. */
export interface ComparedNumber {
  readonly comparison: NumberComparison;
  readonly comparand: number | null;
}

/** What a filter is filled in with: one text, several, or a comparison (A3). */
export type FilterValue = string | readonly string[] | ComparedNumber | null;

/** A filter as the user set it: a disabled one keeps its value and is ignored (FIL-01). */
export interface FilterChoice {
  readonly enabled: boolean;
  readonly value: FilterValue;
}

/** The choices of an index's filters by their names. */
export type FilterChoices = Readonly<Record<string, FilterChoice>>;

function isComparedNumber(value: FilterValue): value is ComparedNumber {
  return typeof value === 'object' && value !== null && 'comparison' in value;
}

/** What a filter of a type holds before anything was chosen. */
export function emptyValue(type: FilterDefinition['type']): FilterValue {
  switch (type) {
    case 'term':
    case 'autocompleteTerm':
      return '';
    case 'multipleTerm':
      return [];
    case 'numberComparison':
    case 'age':
      return { comparison: 'gte', comparand: null };
  }
}

/** The choice of a filter; one that nobody made is on and empty. */
export function choiceOf(choices: FilterChoices, { name, type }: FilterDefinition): FilterChoice {
  return choices[name] ?? { enabled: true, value: emptyValue(type) };
}

function textsOf(value: FilterValue): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  return value === null || isComparedNumber(value) ? [] : value;
}

function comparedRule(
  property: string,
  type: 'number' | 'age',
  { comparison, comparand }: ComparedNumber,
): FilterRule | FilterGroup | null {
  if (comparand === null) return null;
  const rule = (word: 'equal' | 'less than' | 'greater than'): FilterRule => ({
    property,
    data: { type, comparison: word, value: comparand },
  });
  switch (comparison) {
    case 'lt':
      return rule('less than');
    case 'gt':
      return rule('greater than');
    case 'lte':
      return { combinator: 'or', rules: [rule('less than'), rule('equal')] };
    case 'gte':
      return { combinator: 'or', rules: [rule('greater than'), rule('equal')] };
  }
}

/** The rule that a choice makes; null when it is disabled or holds nothing (FIL-01). */
export function ruleOfChoice(
  { property, type }: FilterDefinition,
  { enabled, value }: FilterChoice,
): FilterRule | FilterGroup | null {
  if (!enabled) return null;
  if (isComparedNumber(value)) return comparedRule(property, type === 'age' ? 'age' : 'number', value);
  const texts = textsOf(value);
  return texts.length === 0 ? null : { property, data: { type: 'enum', comparison: 'is one of', value: [...texts] } };
}

/** The rules of an index's filters, but for the filter of a name. */
export function rulesOfChoices(
  definitions: readonly FilterDefinition[],
  choices: FilterChoices,
  except?: string,
): readonly (FilterRule | FilterGroup)[] {
  return definitions.flatMap((definition) => {
    const rule = definition.name === except ? null : ruleOfChoice(definition, choiceOf(choices, definition));
    return rule === null ? [] : [rule];
  });
}

/** Choices as they may stand in a browser's storage; what is no choice is left out. */
export function choicesFromKept(value: unknown): FilterChoices {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, FilterChoice] =>
        typeof entry[1] === 'object' &&
        entry[1] !== null &&
        typeof entry[1].enabled === 'boolean' &&
        'value' in entry[1],
    ),
  );
}
