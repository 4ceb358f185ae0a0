import type { RouteResponse } from '@counterpart/client';
import type { AspectName, Aspects, LocationItem } from '@counterpart/domain';
import { aspectsFromParsedJob, mergeAspects } from './parsed-job.ts';
import { addItem, changeItem } from './profile-editing.ts';

type QueryItem = RouteResponse<'parseQuery'>['parsedQueryItems'][number];
type Stated = NonNullable<QueryItem['stated']>;

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
const ASPECT_STATED: Readonly<Record<Stated['aspectType'], AspectName>> = {
  CONTRACT_TYPE: 'contractTypes',
  WORKING_HOURS: 'workingHours',
  SENIORITY: 'seniority',
  WAGE: 'wage',
};

/** The aspect that a part of a keyword query goes to. */
export function aspectOfQueryItem({ type, stated }: Pick<QueryItem, 'type' | 'stated'>): AspectName {
  return stated === undefined ? ASPECT_OF[type] : ASPECT_STATED[stated.aspectType];
}

/** Whether a part of a keyword query is looked for by its words. */
export function isQueryWords({ type, stated }: Pick<QueryItem, 'type' | 'stated'>): boolean {
  return stated === undefined && (type === 'TEXT' || type === 'COMPANY');
}

function withPlaceRange(aspects: Aspects, id: string, { range, rangeUnit }: QueryItem): Aspects {
  const change: Partial<LocationItem> = { range: range ?? QUERY_RANGE_KM, rangeUnit: rangeUnit ?? 'KILOMETER' };
  return changeItem(aspects, 'locations', id, change);
}

/** What is added may be allowed or not; `newId` gives each value its id. */
interface Adding {
  readonly allowed: ReadonlySet<AspectName>;
  readonly newId: () => string;
}

/** "Deeltijds", "vast", "5 jaar", "max 3500 euro": values of their own aspects, as an advertisement would give them. */
function withStated(aspects: Aspects, item: QueryItem, stated: Stated, { allowed, newId }: Adding): Aspects {
  const { text: matchedText, start, end } = item;
  const span = { matchedText, start, end, field: 'title' as const, confidence: 1, required: null };
  const amounts = { period: 'MONTH' as const, originalLow: null, originalHigh: null };
  const parsed = stated.aspectType === 'WAGE' ? { ...span, ...amounts, ...stated } : { ...span, ...stated };
  return mergeAspects(aspects, aspectsFromParsedJob([parsed], allowed, newId));
}

/**
 * The profile with what a keyword query names (MAT-03b): default weight, not required, the query's own words as labels;
 * a place gets 10 km unless the query says a range. An aspect that is not allowed is left out.
 */
export function addParsedQuery(aspects: Aspects, items: readonly QueryItem[], adding: Adding): Aspects {
  const { allowed, newId } = adding;
  return items.reduce((now, item) => {
    if (item.stated !== undefined) return withStated(now, item, item.stated, adding);
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
