import type { ConceptType, Language, QueryItemType } from '@counterpart/domain';
import { type ConceptMention, findConcepts } from '../concepts/find-concepts.ts';
import { shiftsOfJobs } from '../concepts/shifts/shifts-of-jobs.ts';
import type { Lexicon } from '../reading/lexicon.ts';
import { type ReadText, readText } from '../structure/read-text.ts';
import type { Add, Draft, ParsedQueryItem } from './query-items.ts';
import { takeDistances, takePlaces, withRange } from './query-places.ts';
import { takeTerms } from './query-terms.ts';
import { takeCompanies, takeRest } from './query-words.ts';

const TYPE_OF_CONCEPT: Readonly<Record<ConceptType, QueryItemType>> = {
  OCCUPATION: 'FUNCTION',
  CATEGORY: 'FUNCTION',
  SKILL: 'HARD_SKILL',
  LANGUAGE: 'HARD_SKILL',
  SOFT_SKILL: 'SOFT_SKILL',
  DEGREE: 'TEXT',
  FIELD: 'TEXT',
};
const QUOTED = /["“”«»„]([^"“”«»„]*)["“”«»„]/g;
/** Longer queries are texts; what follows is ignored. */
const LONGEST_QUERY = 1000;

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
  const named = findConcepts(read, lexicon.labels(language), 'query');
  const isJob = ({ concept }: ConceptMention): boolean => TYPE_OF_CONCEPT[concept.type] === 'FUNCTION';
  takeUnwanted(read, taken, named);
  takeConcepts(named.filter(isJob), taken, add);
  takeTerms(lexicon, read, taken, named, add);
  takeConcepts([...named, ...shiftsOfJobs(read, lexicon.ontology, named)], taken, add);
  takeCompanies(read, taken, add);
  takePlaces(lexicon, read, taken, add, false);
  takeRest(read, taken, add);
  return items
    .sort((a, b) => a.start - b.start)
    .map((item) => withRange(item, items, distances))
    .map(({ from: _from, to: _to, ...item }) => ({ ...item, start: item.start + offset, end: item.end + offset }));
}

function takeConcepts(hits: readonly ConceptMention[], taken: Uint8Array, add: Add): void {
  for (const { concept, from, to } of hits) {
    if (!taken.subarray(from, to).includes(1)) add(TYPE_OF_CONCEPT[concept.type], from, to, { conceptId: concept.id });
  }
}

/** Words between "without" and what is not wanted ("zonder het weekendwerk"). */
const BEFORE_UNWANTED = 1;

/** "Kok zonder weekendwerk": a profile asks for things, so what is not wanted is left out of it. */
function takeUnwanted({ cues }: ReadText, taken: Uint8Array, named: readonly ConceptMention[]): void {
  for (const cue of cues.negationBefore) {
    const unwanted = named.find(({ from }) => from >= cue.to && from - cue.to <= BEFORE_UNWANTED);
    if (unwanted !== undefined) taken.fill(1, cue.from, unwanted.to);
  }
}
