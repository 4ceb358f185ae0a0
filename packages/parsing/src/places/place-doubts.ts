import type { PlaceCueTable } from './names/place-cues.ts';
import { isCapital } from './names/name-surroundings.ts';
import type { NamedPlace } from './names/place-names.ts';
import type { ReadText } from '../structure/read-text.ts';
import { keysByLanguage, keysOfAll } from '../language/word-lists.ts';
import { grammarOf } from '../language/grammar/grammars.ts';

/** No town stands behind these: "en Centrale". */
const NO_TOWN_BEHIND = keysByLanguage('place.no-town-behind');

/** Inhabitants below which places share their names with everyday words. */
export const SMALL_PLACE = 3000;
/** Inhabitants from which a bare name in a text is rather the town than a surname. */
export const KNOWN_TOWN = 15_000;
/** A dash between blanks parts what stands on its sides. */
const DASH = /\s[-–—]\s$/;
/** Words behind a name that may tell how many live there. */
const INTRODUCTION = 4;
/** Words between a thing and the town that it is in. */
const OF = keysOfAll('grammar.of');
/** Words between "rue" and the name of a town. */
const STREET_LINKS = keysOfAll('place.street.link');

/** "rue de Namur", "Via Roma", "Naas Road", "le logiciel Syracuse": something bears the name of the town. */
export function isCalledAfter(read: ReadText, table: PlaceCueTable, { from, to }: NamedPlace): boolean {
  const { tokens, original } = read;
  const { streets, products } = table;
  // "Accountmanager zakelijke markt - Arnhem": the market is none of the town's
  if (DASH.test(original.slice(tokens[from - 1]?.end ?? 0, tokens[from]?.start ?? 0))) return false;
  if (tokens[from]?.followsBreak === false && products.has(tokens[from - 1]?.key ?? '')) return true;
  const next = tokens[to];
  // "Chemin du Rouvray": a town may be called as streets are
  const isStreet = to === from + 1 && streets.has(tokens[from]?.key ?? '') && next?.followsBreak === false;
  if (isStreet && (STREET_LINKS.has(next.key) || isCapital(read, to))) return true;
  if (next?.followsBreak === false && streets.has(next.key) && isCapital(read, to)) return true;
  let at = from - 1;
  while (at > from - 3 && tokens[at + 1]?.followsBreak === false && STREET_LINKS.has(tokens[at]?.key ?? '')) at--;
  if (tokens[at + 1]?.followsBreak !== false || !streets.has(tokens[at]?.key ?? '')) return false;
  // "nel piazzale di Thiene" is in Thiene, Piazza di Spagna is not in Spain
  return !grammarOf(read.language).writesStreetsSmall || at + 1 === from || isCapital(read, at);
}

/**
 * "Rattaché au Chargé", "en Centrale": the article of a name is none before a word, and no French town stands behind
 * "en".
 */
export function isArticleOfWord(read: ReadText, { place, from }: NamedPlace): boolean {
  const before = read.tokens[from - 1]?.key ?? '';
  return place.kind === 'town' && NO_TOWN_BEHIND[read.language].has(before);
}

/** "Lorient, 57 000 habitants, lit beaucoup". */
export function isIntroduced({ tokens }: ReadText, table: PlaceCueTable, { to }: NamedPlace): boolean {
  for (let at = to; at < to + INTRODUCTION; at++) if (table.inhabitants.has(tokens[at]?.key ?? '')) return true;
  return false;
}

/** "Marie Blachère recrute", but "Sligo University Hospital invites" and "Gent Noord zoekt". */
export function isPartOfName(read: ReadText, table: PlaceCueTable, { place, to }: NamedPlace): boolean {
  if (place.population >= KNOWN_TOWN) return false;
  const next = read.tokens[to];
  return next?.followsBreak === false && isCapital(read, to) && !table.isSite(next.key);
}

/**
 * Whether a capital stands right before or behind the name of a smaller town, so that both are one name: "Village
 * | Hall |", "| One | Stop".
 */
export function isInsideName(
  read: ReadText,
  table: PlaceCueTable,
  isAfterPreposition: boolean,
  named: NamedPlace,
): boolean {
  const { place, from } = named;
  if (place.population >= KNOWN_TOWN) return false;
  const isBehind = read.tokens[from]?.followsBreak === false && isCapital(read, from - 1) && !isAfterPreposition;
  return isBehind || isPartOfName(read, table, named);
}

/**
 * Inhabitants from which a name counts: "the promenade of De Haan" tells a town from a surname, and so do two words.
 */
export function leastPopulation({ tokens }: ReadText, { from, to }: NamedPlace): number {
  const isOf = OF.has(tokens[from - 1]?.key ?? '') && tokens[from]?.followsBreak === false;
  return isOf || to - from > 1 ? SMALL_PLACE : KNOWN_TOWN;
}
