import type { RouteResponse } from '@counterpart/client';
import type { AspectName, Aspects, LocationItem } from '@counterpart/domain';
import { addItem, changeItem } from './profile-editing.ts';

type QueryItem = RouteResponse<'parseQuery'>['parsedQueryItems'][number];

/** Range around a place of a keyword query that names none, in kilometres (A9). */
const QUERY_RANGE_KM = 10;

const ASPECT_OF: Readonly<Record<QueryItem['type'], AspectName>> = {
  FUNCTION: 'jobFunctions',
  HARD_SKILL: 'hardSkills',
  SOFT_SKILL: 'softSkills',
  LOCATION: 'locations',
  // words that no concept covers stay words: a skill that is looked for by them
  TEXT: 'hardSkills',
  COMPANY: 'hardSkills',
};

/** The aspect that a part of a keyword query goes to. */
export function aspectOfQueryItem({ type }: Pick<QueryItem, 'type'>): AspectName {
  return ASPECT_OF[type];
}

/** Whether a part of a keyword query is looked for by its words. */
export function isQueryWords({ type }: Pick<QueryItem, 'type'>): boolean {
  return type === 'TEXT' || type === 'COMPANY';
}

function withPlaceRange(aspects: Aspects, id: string, { range, rangeUnit }: QueryItem): Aspects {
  const change: Partial<LocationItem> = { range: range ?? QUERY_RANGE_KM, rangeUnit: rangeUnit ?? 'KILOMETER' };
  return changeItem(aspects, 'locations', id, change);
}

/**
 * The profile with what a keyword query names (MAT-03b): default weight, not required, the query's own words as labels;
 * a place gets 10 km unless the query says a range. An aspect that is not allowed is left out.
 */
export function addParsedQuery(
  aspects: Aspects,
  items: readonly QueryItem[],
  { allowed, newId }: { readonly allowed: ReadonlySet<AspectName>; readonly newId: () => string },
): Aspects {
  return items.reduce((now, item) => {
    const name = aspectOfQueryItem(item);
    if (!allowed.has(name)) return now;
    const id = newId();
    const added = addItem(now, name, { id, label: item.text }, QUERY_RANGE_KM);
    if (added === now) return now;
    if (name === 'locations') return withPlaceRange(added, id, item);
    if (isQueryWords(item)) return changeItem(added, name, id, { custom: true });
    return item.conceptId === undefined ? added : changeItem(added, name, id, { conceptId: item.conceptId });
  }, aspects);
}
