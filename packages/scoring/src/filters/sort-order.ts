import type { SortCriterion } from '@counterpart/domain';
import { compareCodePoints } from '../numbers/code-point-order.ts';
import { foldText, numericValue, valuesOf, type FilterProperties } from './filter-value.ts';

/** A match as sorting sees it; the score in 10⁻⁹. */
export interface SortRow {
  readonly id: string;
  readonly scoreUnits: number;
  readonly properties: FilterProperties;
}

/** A property's value as it is sorted: numbers first, then texts without regard to case and accents; null is none. */
export type SortKey = number | string | null;

/** The order of a request that names none: score descending. The id is the last criterion of every order. */
export const DEFAULT_SORT: readonly SortCriterion[] = [{ field: 'score', order: 'desc' }];

/** A total order over matches: the criteria in turn, then id ascending by code point. Rows without a value come last either way. */
export function compareBySort(sort: readonly SortCriterion[]): (a: SortRow, b: SortRow) => number {
  const criteria = sort.length === 0 ? DEFAULT_SORT : sort;
  return (a, b) => {
    for (const criterion of criteria) {
      const order = compareBy(criterion, a, b);
      if (order !== 0) return order;
    }
    return compareCodePoints(a.id, b.id);
  };
}

/** The key of a property under a criterion; of a list the member that comes first in that order. */
export function sortKey(properties: FilterProperties, { field, order }: SortCriterion): SortKey {
  let best: SortKey = null;
  for (const value of valuesOf(properties, field)) {
    const key = numericValue(value) ?? foldText(value);
    if (best === null || (order === 'asc' ? compareKeys(key, best) < 0 : compareKeys(key, best) > 0)) best = key;
  }
  return best;
}

function compareBy(criterion: SortCriterion, a: SortRow, b: SortRow): number {
  const sign = criterion.order === 'asc' ? 1 : -1;
  if (criterion.field === 'score') return sign * (a.scoreUnits - b.scoreUnits);
  if (criterion.field === 'id') return sign * compareCodePoints(a.id, b.id);
  const left = sortKey(a.properties, criterion);
  const right = sortKey(b.properties, criterion);
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return sign * compareKeys(left, right);
}

function compareKeys(a: number | string, b: number | string): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  return typeof b === 'number' ? 1 : compareCodePoints(a, b);
}
