import {
  CatalogueError,
  type ErrorDetail,
  type FilterGroup,
  type FilterRule,
  isFilterGroup,
  type SortCriterion,
} from '@counterpart/domain';
import type { ServedIndex } from '../documents/indices.ts';

/** Properties that a document may have whether or not one does today (wire.md, "A match"). */
const ALWAYS_KNOWN: ReadonlySet<string> = new Set(['id', 'language', 'createdAt', 'updatedAt', 'status']);

interface NamedProperty {
  readonly property: string;
  readonly path: string;
}

/** The property of every rule of a filter with the path of its name, `matchFilter.rules[0].property`. */
function propertiesOf(filter: FilterGroup, path: string): readonly NamedProperty[] {
  return filter.rules.flatMap((member, i): readonly NamedProperty[] => {
    const at = `${path}.rules[${i}]`;
    return isFilterGroup(member) ? propertiesOf(member, at) : [{ property: member.property, path: `${at}.property` }];
  });
}

/** Whether a rule of the filter is about a property. */
export function namesProperty(filter: FilterGroup, property: string): boolean {
  return propertiesOf(filter, '').some((named) => named.property === property);
}

/** A filter without its rules about a property. */
export function withoutProperty(filter: FilterGroup, property: string): FilterGroup {
  const rules = filter.rules.flatMap((member): readonly (FilterRule | FilterGroup)[] => {
    if (isFilterGroup(member)) return [withoutProperty(member, property)];
    return member.property === property ? [] : [member];
  });
  return { ...filter, rules };
}

/** What of a request names properties. */
export interface NamingRequest {
  readonly matchFilter?: FilterGroup | null | undefined;
  readonly sort?: readonly SortCriterion[] | undefined;
}

/** The fields of an order with their paths, but for those that any document can be sorted by. */
function sortedBy(sort: readonly SortCriterion[], offered: ReadonlySet<string>): readonly NamedProperty[] {
  return sort.flatMap(({ field }, i) =>
    field === 'score' || offered.has(field) ? [] : [{ property: field, path: `sort[${i}].field` }],
  );
}

/**
 * Refuses a filter or an order about a property that no document of the index has: it can only be a mistake, and would
 * find nobody or sort nothing. An index without documents knows no properties and refuses none. `offered` are orders
 * that the screens offer: these are no mistake, also while no document has the property.
 */
export async function checkProperties(
  { search }: ServedIndex,
  { matchFilter, sort = [] }: NamingRequest,
  offered: ReadonlySet<string> = new Set(),
): Promise<void> {
  const named = [...(matchFilter == null ? [] : propertiesOf(matchFilter, 'matchFilter')), ...sortedBy(sort, offered)];
  if (named.length === 0 || (await search.size()) === 0) return;
  const unknown: ErrorDetail[] = [];
  for (const { property, path } of named) {
    if (ALWAYS_KNOWN.has(property) || (await search.hasProperty(property))) continue;
    unknown.push({ path, message: `No document has a property ${property}.` });
  }
  const [first] = unknown;
  if (first !== undefined) throw new CatalogueError('INVALID_REQUEST', unknown, `${first.path}: ${first.message}`);
}
