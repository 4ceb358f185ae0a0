import {
  ASPECT_NAMES,
  type AspectName,
  CONTRACT_TYPES,
  LANGUAGE_LEVELS,
  type ResolvedAspect,
  type ResolvedConceptItem,
  type ResolvedPlace,
  type ResolvedPlaceItem,
  type ResolvedValueItem,
  WORKING_HOURS,
} from '@counterpart/domain';
import * as fc from 'fast-check';
import { CONCEPT_IDS, WORDS } from './random-concepts.ts';
import { item, keyword, placeItem, type SaidAspects, valueItem } from './resolved-builders.ts';

/** A town at a point. */
export function town(id: string, lat: number, lon: number, within: readonly string[] = []): ResolvedPlace {
  return { id, lat, lon, kind: 'town', within };
}

/** Places near enough to each other for ranges to decide, a region, a country and a name in no gazetteer. */
const PLACES: readonly (ResolvedPlace | string)[] = [
  town('gent', 51.05, 3.72, ['vlaanderen', 'belgie']),
  town('brugge', 51.21, 3.22, ['vlaanderen', 'belgie']),
  town('kortrijk', 50.83, 3.26, ['vlaanderen', 'belgie']),
  town('lille', 50.63, 3.06, ['france']),
  { id: 'vlaanderen', lat: 51, lon: 4, kind: 'region', within: ['belgie'] },
  { id: 'belgie', lat: 50.6, lon: 4.6, kind: 'country', within: [] },
  'Atlantis',
];

const weight = fc.constantFrom(0, 0.01, 0.333333, 0.5, 1, 1, 1, 1.5, 2, 1000);
const flag = fc.nat({ max: 39 }).map((n) => n === 39);
const level = fc.option(fc.constantFrom(...LANGUAGE_LEVELS));
const aspectFlags = { weight, required: flag };

function numbered<Item extends { readonly id: string }>(list: fc.Arbitrary<readonly Item[]>): fc.Arbitrary<Item[]> {
  return list.map((items) => items.map((entry, i) => ({ ...entry, id: `i${i}` })));
}

const phrase = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 2 }).map((words) => words.join(' '));

const conceptItem: fc.Arbitrary<ResolvedConceptItem> = fc
  .record({
    ids: fc.uniqueArray(fc.constantFrom(...CONCEPT_IDS), { minLength: 1, maxLength: 3 }),
    words: fc.oneof({ weight: 9, arbitrary: phrase }, { weight: 1, arbitrary: fc.constant('') }),
    isKeyword: fc.nat({ max: 2 }).map((n) => n === 0),
    options: fc.record({ weight, required: flag, parsed: flag, level }),
  })
  .map(({ ids, words, isKeyword, options }) => (isKeyword ? keyword(words, options) : item(words, ids, options)));

const place: fc.Arbitrary<ResolvedPlaceItem> = fc
  .record({ at: fc.constantFrom(...PLACES), km: fc.constantFrom(1, 5, 30, 41.3, 60), weight, required: flag })
  .map(({ at, km, ...options }) => placeItem(at, km, options));

function enumeration(names: readonly string[]): fc.Arbitrary<ResolvedValueItem> {
  return fc
    .record({ name: fc.constantFrom(...names, 'odd value'), weight, required: flag })
    .map(({ name, ...options }) => valueItem(name, options));
}

function listed(kind: 'concepts' | 'places' | 'values', list: fc.Arbitrary<unknown[]>): fc.Arbitrary<ResolvedAspect> {
  return fc.record({ kind: fc.constant(kind), ...aspectFlags, items: list }) as fc.Arbitrary<ResolvedAspect>;
}

function listOf(entry: fc.Arbitrary<{ readonly id: string }>, maxLength: number): fc.Arbitrary<unknown[]> {
  return numbered(fc.array(entry, { minLength: 0, maxLength }));
}

/** So many that an engine may look for them together. */
const manyItems = { weight: 1, arbitrary: listOf(conceptItem, 40) };

const euro = fc.option(fc.constantFrom(1800, 2000, 2100.55, 2500, 3000, 4000));

function aspectNamed(name: AspectName): fc.Arbitrary<ResolvedAspect> {
  switch (name) {
    case 'jobFunctions':
    case 'hardSkills':
    case 'softSkills':
    case 'jobCategories':
    case 'languages':
      return listed('concepts', fc.oneof({ weight: 9, arbitrary: listOf(conceptItem, 4) }, manyItems));
    case 'locations':
      return listed('places', listOf(place, 2));
    case 'contractTypes':
      return listed('values', listOf(enumeration(CONTRACT_TYPES), 2));
    case 'workingHours':
      return listed('values', listOf(enumeration(WORKING_HOURS), 2));
    case 'wage':
      return fc.record({
        kind: fc.constant('range' as const),
        ...aspectFlags,
        valueRequired: flag,
        from: euro,
        to: euro,
      });
    case 'seniority':
    case 'availabilityAspect':
      return fc.record({
        kind: fc.constant('number' as const),
        ...aspectFlags,
        valueRequired: flag,
        value: fc.constantFrom(0, 1, 2, 5, 7.5, 12, 45),
      });
  }
}

/** Any aspects of a profile, each present about half of the time. */
export const saidAspects: fc.Arbitrary<SaidAspects> = fc
  .record(
    Object.fromEntries(ASPECT_NAMES.map((name) => [name, fc.option(aspectNamed(name), { freq: 2 })])) as Record<
      AspectName,
      fc.Arbitrary<ResolvedAspect | null>
    >,
  )
  .map((said) => Object.fromEntries(Object.entries(said).filter(([, aspect]) => aspect !== null)) as SaidAspects);
