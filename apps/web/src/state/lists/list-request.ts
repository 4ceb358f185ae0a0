import { ApiFailure } from '@counterpart/client';
import type { FilterGroup, FilterRule, ProfileKind } from '@counterpart/domain';

/** How a list is narrowed and ordered. */
export interface ListRequest {
  readonly text: string;
  /** Chosen values by property. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly sort: ListSort;
}

/** The orders of a list. */
export const LIST_SORTS = ['none', 'newest', 'name'] as const;
/** An order of a list: as stored, last changed first, or by name. */
export type ListSort = (typeof LIST_SORTS)[number];

/** The property by which people know a document of each kind. */
export const LIST_NAME: Readonly<Record<ProfileKind, string>> = { JOB: 'company', CANDIDATE: 'name' };

function facetRules(facets: ListRequest['facets'], except?: string): readonly FilterRule[] {
  return Object.entries(facets).flatMap(([property, values]): FilterRule[] =>
    values.length === 0 || property === except
      ? []
      : [{ property, data: { type: 'enum', comparison: 'is one of', value: [...values] } }],
  );
}

/**
 * The filter of a list: its text stands in the name (a job's title too), the town or the id, and each facet has one of its chosen values.
 * With `idsOnly` the text is looked for in ids alone, for an index that knows no names.
 */
export function listFilter(
  kind: ProfileKind,
  { text, facets }: ListRequest,
  { idsOnly = false, except }: { readonly idsOnly?: boolean; readonly except?: string } = {},
): FilterGroup | null {
  const words = text.trim();
  const properties = idsOnly ? ['id'] : ['id', LIST_NAME[kind], 'town', ...(kind === 'JOB' ? ['jobTitle'] : [])];
  const anywhere: FilterGroup = {
    combinator: 'or',
    rules: properties.map((property) => ({
      property,
      data: { type: 'keyword', comparison: 'contains', value: words },
    })),
  };
  const rules = [...(words === '' ? [] : [anywhere]), ...facetRules(facets, except)];
  return rules.length === 0 ? null : { combinator: 'and', rules };
}

/** The sort of a list's call; none leaves the order of the index. */
export function listSort(
  kind: ProfileKind,
  { sort }: ListRequest,
): { readonly field: string; readonly order: 'asc' | 'desc' }[] {
  switch (sort) {
    case 'none':
      return [];
    case 'newest':
      return [{ field: 'updatedAt', order: 'desc' }];
    case 'name':
      return [{ field: LIST_NAME[kind], order: 'asc' }];
  }
}

/** Whether a list could not be narrowed because no document has one of the properties. */
export function isUnknownProperty(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 400;
}
