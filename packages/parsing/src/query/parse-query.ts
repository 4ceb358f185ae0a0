import type { ConceptId, ConceptType, Language, QueryItemType, RangeUnit } from '@counterpart/domain';
import type { Place } from '@counterpart/ontology';
import { findConcepts } from '../concepts/find-concepts.ts';
import type { Lexicon } from '../reading/lexicon.ts';
import { type ReadText, readText } from '../structure/read-text.ts';
import { keysOfAll } from '../language/word-lists.ts';
import { type ListName } from '../language/lists/list-names.ts';

/** A part of a keyword query; offsets of the query, UTF-16 code units, end exclusive. */
export interface ParsedQueryItem {
  readonly type: QueryItemType;
  readonly text: string;
  readonly conceptId?: ConceptId;
  readonly start: number;
  readonly end: number;
  /** Locations only, when a distance was written. */
  readonly range?: number;
  readonly rangeUnit?: RangeUnit;
}

const TYPE_OF_CONCEPT: Readonly<Record<ConceptType, QueryItemType>> = {
  OCCUPATION: 'FUNCTION',
  CATEGORY: 'FUNCTION',
  SKILL: 'HARD_SKILL',
  LANGUAGE: 'HARD_SKILL',
  SOFT_SKILL: 'SOFT_SKILL',
  DEGREE: 'TEXT',
  FIELD: 'TEXT',
};
const UNIT_OF_WORD: ReadonlyMap<string, RangeUnit> = new Map([
  ...wordsOfUnit('query.unit.kilometer', 'KILOMETER'),
  ...wordsOfUnit('query.unit.meter', 'METER'),
  ...wordsOfUnit('query.unit.mile', 'MILE'),
]);
/** Prepositions that stand before a firm only where it has a capital. */
const WEAK_PREPOSITIONS = keysOfAll('query.company.weak');
/** Words around a distance that say nothing else ("within", "rayon de"). */
const DISTANCE_WORDS = keysOfAll('query.distance');
const LONGEST_NAME = 5;
/** Smaller places are found only with a capital or after "in". */
const SMALL_PLACE = 5000;
/** After "bij" or "chez", smaller towns are taken for the name of a firm. */
const TOWN_BEFORE_FIRM = 10_000;
const QUOTED = /["“”«»„]([^"“”«»„]*)["“”«»„]/g;
/** Longer queries are texts; what follows is ignored. */
const LONGEST_QUERY = 1000;

function wordsOfUnit(list: ListName, unit: RangeUnit): readonly (readonly [string, RangeUnit])[] {
  return [...keysOfAll(list)].map((word) => [word, unit] as const);
}

interface Draft extends ParsedQueryItem {
  readonly from: number;
  readonly to: number;
}

/**
 * The items of a keyword query in order: "java developer Gent 20km bij Barco" is a function, a location with its range
 * and a company.
 */
export function parseQueryText(lexicon: Lexicon, query: string, language: Language): readonly ParsedQueryItem[] {
  const items: ParsedQueryItem[] = [];
  const text = query.slice(0, LONGEST_QUERY);
  let last = 0;
  for (const match of text.matchAll(QUOTED)) {
    items.push(...parseSegment(lexicon, text.slice(last, match.index), last, language));
    const phrase = match[1]?.trim() ?? '';
    if (phrase !== '') items.push(quotedItem(lexicon, text, phrase, text.indexOf(phrase, match.index), language));
    last = match.index + match[0].length;
  }
  items.push(...parseSegment(lexicon, text.slice(last), last, language));
  return items;
}

/** A quoted phrase is one item: the concept or place that it names as a whole, otherwise a text. */
function quotedItem(
  lexicon: Lexicon,
  query: string,
  phrase: string,
  start: number,
  language: Language,
): ParsedQueryItem {
  const span = { text: query.slice(start, start + phrase.length), start, end: start + phrase.length };
  const read = readText(phrase, language);
  const whole = findConcepts(read, lexicon.labels(language), 'query').find(
    (hit) => hit.from === 0 && hit.to === read.tokens.length,
  );
  const id = whole?.concept.id ?? lexicon.ontology.resolve(phrase, language).concepts[0];
  const type = id === undefined ? undefined : lexicon.ontology.typeOf(id);
  if (id !== undefined && type !== undefined) return { type: TYPE_OF_CONCEPT[type], ...span, conceptId: id };
  const isPlace = lexicon.gazetteer.resolvePlace(phrase, { language }).length > 0;
  return { type: isPlace ? 'LOCATION' : 'TEXT', ...span };
}

function parseSegment(
  lexicon: Lexicon,
  segment: string,
  offset: number,
  language: Language,
): readonly ParsedQueryItem[] {
  const read = readText(segment, language);
  const taken = new Uint8Array(read.tokens.length);
  const items: Draft[] = [];
  const add = (type: QueryItemType, from: number, to: number, more: Partial<ParsedQueryItem> = {}): void => {
    const start = read.tokens[from]?.start ?? 0;
    const end = read.tokens[to - 1]?.end ?? 0;
    taken.fill(1, from, to);
    items.push({ type, text: segment.slice(start, end), start, end, from, to, ...more });
  };
  const distances = takeDistances(read, taken);
  takePlaces(lexicon, read, taken, add, true);
  for (const hit of findConcepts(read, lexicon.labels(language), 'query')) {
    if (taken.subarray(hit.from, hit.to).includes(1)) continue;
    add(TYPE_OF_CONCEPT[hit.concept.type], hit.from, hit.to, { conceptId: hit.concept.id });
  }
  takeCompanies(read, taken, add);
  takePlaces(lexicon, read, taken, add, false);
  takeRest(read, taken, add);
  return items
    .sort((a, b) => a.start - b.start)
    .map((item) => withRange(item, items, distances))
    .map(({ from: _from, to: _to, ...item }) => ({ ...item, start: item.start + offset, end: item.end + offset }));
}

interface Distance {
  readonly at: number;
  readonly range: number;
  readonly rangeUnit: RangeUnit;
}

function takeDistances(read: ReadText, taken: Uint8Array): readonly Distance[] {
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
function withRange(item: Draft, items: readonly Draft[], distances: readonly Distance[]): Draft {
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

type Add = (type: QueryItemType, from: number, to: number, more?: Partial<ParsedQueryItem>) => void;

/** Places; with `cued` only those after "in", which come before concepts of the same name. */
function takePlaces(lexicon: Lexicon, read: ReadText, taken: Uint8Array, add: Add, cued: boolean): void {
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

/** "bij Barco": what follows the preposition and is nothing else. */
function takeCompanies(read: ReadText, taken: Uint8Array, add: Add): void {
  const words = new Set(read.cues.company.map(({ from }) => from));
  for (const { from: cue, to: from } of read.cues.company) {
    const isName = /[\p{Lu}\d]/u.test(read.original.charAt(read.tokens[from]?.start ?? 0));
    const isEmployer = !WEAK_PREPOSITIONS.has(read.tokens[cue]?.key ?? '');
    let to = from;
    while (
      to < read.tokens.length &&
      taken[to] === 0 &&
      !words.has(to) &&
      (to === from || read.tokens[to]?.followsBreak === false)
    )
      to++;
    if (to === from || !(isName || isEmployer)) continue;
    taken.fill(1, cue, from);
    add('COMPANY', from, to);
  }
}

/** What is left, without the small words at its edges. */
function takeRest(read: ReadText, taken: Uint8Array, add: Add): void {
  const small = new Set<number>();
  for (const { from, to } of [...read.cues.placePreposition, ...read.cues.company]) {
    for (let at = from; at < to; at++) small.add(at);
  }
  const isSmall = (at: number): boolean => small.has(at) || read.table.lightWords.has(read.tokens[at]?.key ?? '');
  let from = 0;
  while (from < read.tokens.length) {
    if (taken[from] === 1 || isSmall(from)) {
      from++;
      continue;
    }
    let to = from;
    while (to < read.tokens.length && taken[to] === 0) to++;
    let end = to;
    while (isSmall(end - 1)) end--;
    add(isFirmName(read, from, end) ? 'COMPANY' : 'TEXT', from, end);
    from = to;
  }
}

/** Words of a firm's name at most. */
const LONGEST_FIRM = 4;
const LEGAL_FORM = keysOfAll('query.legal-form');

/** "java developer Colruyt": a name with capitals in a query that is otherwise written small, or with a legal form. */
function isFirmName(read: ReadText, from: number, to: number): boolean {
  if (to - from > LONGEST_FIRM) return false;
  const isCapital = (at: number): boolean => /\p{Lu}/u.test(read.original.charAt(read.tokens[at]?.start ?? 0));
  const places = Array.from({ length: to - from }, (_, step) => from + step);
  if (places.some((at) => at > from && LEGAL_FORM.has(read.tokens[at]?.key ?? ''))) return true;
  return from > 0 && !isCapital(0) && places.every((at) => isCapital(at) || read.tokens[at]?.number != null);
}
