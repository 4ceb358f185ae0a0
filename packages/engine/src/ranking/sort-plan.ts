import type { SortCriterion } from '@counterpart/domain';
import { compareCodePoints, type SortKey } from '@counterpart/scoring';
import type { BlockView } from '../blocks/block.ts';
import type { Naturals } from '../columns/numbers.ts';
import { compareIds } from '../documents/id-bytes.ts';
import { propertyClasses } from '../properties/property-column.ts';
import type { PropertyTable } from '../vocabulary/property-values.ts';

/** A place in the ranking: a document of a block and its score, 10⁻⁹. */
export interface Ranked {
  readonly block: number;
  readonly slot: number;
  readonly scoreUnits: number;
}

/** Negative where a stands before b. */
export type RankedOrder = (a: Ranked, b: Ranked) => number;

function compareKeys(a: number | string, b: number | string): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  return typeof b === 'number' ? 1 : compareCodePoints(a, b);
}

/** Compares the sort keys of two documents; those without a value come last either way. `sign` is −1 for descending. */
export function compareSortKeys(a: SortKey, b: SortKey, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return sign * compareKeys(a, b);
}

/** Whether an order is the one of a request that names none: score descending. */
export function sortsByScore(sort: readonly SortCriterion[]): boolean {
  const [first] = sort;
  return first === undefined || (first.field === 'score' && first.order === 'desc' && sort.length === 1);
}

/** The criteria of a request; one that names none asks for score descending. */
export function criteriaOf(sort: readonly SortCriterion[]): readonly SortCriterion[] {
  return sortsByScore(sort) ? [{ field: 'score', order: 'desc' }] : sort;
}

type KeyOf = (ranked: Ranked) => SortKey;

/** The class + 1 of a document in a property, 0 where it has none. */
function classPlusOneOf(property: number, blocks: readonly BlockView[]): (ranked: Ranked) => number {
  const columns: (Naturals | undefined)[] = [];
  return ({ block, slot }) => {
    const view = blocks[block];
    if (view === undefined) return 0;
    return (columns[block] ??= propertyClasses(view.columns, property))[slot] ?? 0;
  };
}

/** What a document is sorted by under a criterion that names a property. */
function propertyKey({ field, order }: SortCriterion, blocks: readonly BlockView[], properties: PropertyTable): KeyOf {
  const values = properties.named(field);
  const classOf = classPlusOneOf(properties.names.find(field), blocks);
  return (ranked) => {
    const classPlusOne = classOf(ranked);
    return values === undefined || classPlusOne === 0 ? null : values.sortKey(classPlusOne - 1, order);
  };
}

/** The order of two documents by a property. */
function propertyOrder(
  { field, order }: SortCriterion,
  blocks: readonly BlockView[],
  properties: PropertyTable,
): RankedOrder {
  const values = properties.named(field);
  if (values === undefined) return () => 0;
  const sign = order === 'asc' ? 1 : -1;
  const classOf = classPlusOneOf(properties.names.find(field), blocks);
  const keyOf = (classPlusOne: number): SortKey =>
    classPlusOne === 0 ? null : values.sortKey(classPlusOne - 1, order);
  return (a, b) => {
    const [left, right] = [classOf(a), classOf(b)];
    if (left > 0 && right > 0 && values.areMoments(left - 1, right - 1)) {
      return sign * values.momentOrder(left - 1, right - 1);
    }
    return compareSortKeys(keyOf(left), keyOf(right), sign);
  };
}

/** The keys of a match by the criteria of a request; null where the criterion is score or id. */
export function rankedKeys(
  sort: readonly SortCriterion[],
  blocks: readonly BlockView[],
  properties: PropertyTable,
): (ranked: Ranked) => readonly SortKey[] {
  const keys = criteriaOf(sort).map((criterion): KeyOf =>
    criterion.field === 'score' || criterion.field === 'id' ? () => null : propertyKey(criterion, blocks, properties),
  );
  return (ranked) => keys.map((keyOf) => keyOf(ranked));
}

/** A total order over matches: the criteria in turn, then id ascending by code point. */
export function rankedOrder(
  sort: readonly SortCriterion[],
  blocks: readonly BlockView[],
  properties: PropertyTable,
): RankedOrder {
  const byId: RankedOrder = (a, b) => {
    const [left, right] = [blocks[a.block], blocks[b.block]];
    return left === undefined || right === undefined ? 0 : compareIds(left.columns, a.slot, right.columns, b.slot);
  };
  const orders = criteriaOf(sort).map((criterion): RankedOrder => {
    const sign = criterion.order === 'asc' ? 1 : -1;
    if (criterion.field === 'score') return (a, b) => sign * (a.scoreUnits - b.scoreUnits);
    if (criterion.field === 'id') return (a, b) => sign * byId(a, b);
    return propertyOrder(criterion, blocks, properties);
  });
  return (a, b) => {
    for (const order of orders) {
      const difference = order(a, b);
      if (difference !== 0) return difference;
    }
    return byId(a, b);
  };
}
