import type { FilterGroup, FilterRule, IndexConfiguration } from '@counterpart/domain';
import { type FilterChoices, rulesOfChoices } from './filter-choice.ts';
import { activePredicate } from './predicate.ts';

/** What a user set on the filters of one index. */
export interface IndexFilters {
  readonly filters: FilterChoices;
  readonly customFiltersPredicate: FilterGroup | null;
}

type Definitions = Pick<IndexConfiguration, 'filters' | 'filterProperties'>;

/** The filters of an index as one predicate, without the filter of a name; null when nothing is set. */
export function requestFilter(
  { filters, customFiltersPredicate }: IndexFilters,
  definitions: Definitions,
  warn: (line: string) => void,
  except?: string,
): FilterGroup | null {
  const custom =
    customFiltersPredicate === null
      ? null
      : activePredicate(customFiltersPredicate, definitions.filterProperties, warn);
  const rules: readonly (FilterRule | FilterGroup)[] = [
    ...rulesOfChoices(definitions.filters, filters, except),
    ...(custom === null ? [] : [custom]),
  ];
  return rules.length === 0 ? null : { combinator: 'and', rules };
}

/** A filter narrowed to documents of some ids. */
export function withIds(filter: FilterGroup | null | undefined, ids: readonly string[]): FilterGroup {
  const named: FilterRule = { property: 'id', data: { type: 'enum', comparison: 'is one of', value: [...ids] } };
  return { combinator: 'and', rules: filter == null ? [named] : [filter, named] };
}

/** Whether an index has a filters tab: with no filters and no properties there is none (SET-21c). */
export function hasFilters({ filters, filterProperties }: Definitions): boolean {
  return filters.length + filterProperties.length > 0;
}
