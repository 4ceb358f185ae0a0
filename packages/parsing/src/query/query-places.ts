import type { RangeUnit } from '@counterpart/domain';
import type { Place } from '@counterpart/ontology';
import { keysOfAll } from '../language/word-lists.ts';
import type { ListName } from '../language/lists/list-names.ts';
import type { Lexicon } from '../reading/lexicon.ts';
import type { ReadText } from '../structure/read-text.ts';
import type { Add, Draft } from './query-items.ts';

const UNIT_OF_WORD: ReadonlyMap<string, RangeUnit> = new Map([
  ...wordsOfUnit('query.unit.kilometer', 'KILOMETER'),
  ...wordsOfUnit('query.unit.meter', 'METER'),
  ...wordsOfUnit('query.unit.mile', 'MILE'),
]);
/** Words around a distance that say nothing else ("within", "rayon de"). */
const DISTANCE_WORDS = keysOfAll('query.distance');
const LONGEST_NAME = 5;
/** Smaller places are found only with a capital or after "in". */
const SMALL_PLACE = 5000;
/** After "bij" or "chez", smaller towns are taken for the name of a firm. */
const TOWN_BEFORE_FIRM = 10_000;

function wordsOfUnit(list: ListName, unit: RangeUnit): readonly (readonly [string, RangeUnit])[] {
  return [...keysOfAll(list)].map((word) => [word, unit] as const);
}

/** A distance and the token of its number. */
export interface Distance {
  readonly at: number;
  readonly range: number;
  readonly rangeUnit: RangeUnit;
}

/** The distances of a query; their words are taken. */
export function takeDistances(read: ReadText, taken: Uint8Array): readonly Distance[] {
  const distances: Distance[] = [];
  for (let at = 0; at + 1 < read.tokens.length; at++) {
    const range = read.tokens[at]?.number;
    const rangeUnit = UNIT_OF_WORD.get(read.tokens[at + 1]?.key ?? '');
    if (range == null || rangeUnit === undefined || range <= 0) continue;
    distances.push({ at, range, rangeUnit });
    taken.fill(1, at, at + 2);
    for (let before = at - 1; DISTANCE_WORDS.has(read.tokens[before]?.key ?? ''); before--) taken[before] = 1;
    for (let behind = at + 2; DISTANCE_WORDS.has(read.tokens[behind]?.key ?? ''); behind++) taken[behind] = 1;
  }
  return distances;
}

/**
 * A distance belongs to the location nearest to it; one behind a location ("Gent 20 km") goes before one ahead of it.
 */
export function withRange(item: Draft, items: readonly Draft[], distances: readonly Distance[]): Draft {
  if (item.type !== 'LOCATION') return item;
  const gap = (location: Draft, at: number): number =>
    at >= location.to ? at - location.to : location.from - at - 1.5;
  const locations = items.filter(({ type }) => type === 'LOCATION');
  let own: Distance | undefined;
  for (const distance of distances) {
    const mine = gap(item, distance.at);
    if (locations.some((other) => gap(other, distance.at) < mine)) continue;
    if (own === undefined || mine < gap(item, own.at)) own = distance;
  }
  return own === undefined ? item : { ...item, range: own.range, rangeUnit: own.rangeUnit };
}

/** Places; with `cued` only those after "in", which come before concepts of the same name. */
export function takePlaces(lexicon: Lexicon, read: ReadText, taken: Uint8Array, add: Add, cued: boolean): void {
  const prepositions = new Set([...read.cues.placePreposition, ...read.cues.company].map(({ to }) => to));
  const words = new Set([...read.cues.placePreposition, ...read.cues.company].map(({ from }) => from));
  const afterFirm = new Set(read.cues.company.map(({ to }) => to));
  for (let from = 0; from < read.tokens.length; from++) {
    const isCued = prepositions.has(from);
    if (taken[from] === 1 || (cued && !isCued) || words.has(from)) continue;
    const found = longestPlace(lexicon, read, taken, from);
    if (found === null) continue;
    const { place, to } = found;
    const isName = /\p{Lu}|\d/u.test(read.original.charAt(read.tokens[from]?.start ?? 0));
    const isLarge = place.kind !== 'town' || place.population >= SMALL_PLACE;
    if ((read.tokens[from]?.key.length ?? 0) < 3 || !(isCued || isName || isLarge)) continue;
    // "bij Barco" is the firm, not the hamlet; "bij Brugge" is the town
    if (afterFirm.has(from) && place.kind === 'town' && place.population < TOWN_BEFORE_FIRM) continue;
    if (read.tokens[from]?.number != null && !/^\d{4,5}$/.test(read.tokens[from]?.key ?? '')) continue;
    add('LOCATION', from, to);
  }
}

function longestPlace(
  lexicon: Lexicon,
  read: ReadText,
  taken: Uint8Array,
  from: number,
): { readonly place: Place; readonly to: number } | null {
  let to = from + 1;
  while (
    to < read.tokens.length &&
    to - from < LONGEST_NAME &&
    taken[to] === 0 &&
    read.tokens[to]?.followsBreak === false
  )
    to++;
  for (; to > from; to--) {
    const slice = read.original.slice(read.tokens[from]?.start, read.tokens[to - 1]?.end);
    const place = lexicon.gazetteer.resolvePlace(slice, { language: read.language })[0];
    if (place !== undefined) return { place, to };
  }
  return null;
}
