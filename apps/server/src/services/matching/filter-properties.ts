import {
  CatalogueError,
  type ErrorDetail,
  type FilterGroup,
  type FilterRule,
  isFilterGroup,
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

/**
 * Refuses a filter about a property that no document of the index has: it can only be a mistake, and would find
 * nobody. An index without documents knows no properties and refuses none.
 */
export async function checkFilterProperties({ search }: ServedIndex, filter: FilterGroup | null): Promise<void> {
  if (filter === null || (await search.size()) === 0) return;
  const unknown: ErrorDetail[] = [];
  for (const { property, path } of propertiesOf(filter, 'matchFilter')) {
    if (ALWAYS_KNOWN.has(property) || (await search.hasProperty(property))) continue;
    unknown.push({ path, message: `No document has a property ${property}.` });
  }
  const [first] = unknown;
  if (first !== undefined) throw new CatalogueError('INVALID_REQUEST', unknown, `${first.path}: ${first.message}`);
}
