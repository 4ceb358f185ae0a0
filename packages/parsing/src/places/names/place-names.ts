import type { Gazetteer, Place } from '@counterpart/ontology';
import { foldLabel } from '@counterpart/text';
import { LONGEST_NAME, SHORT_NAME, isCapital } from './name-surroundings.ts';
import type { ReadText } from '../../structure/read-text.ts';
import { keysByLanguage, keysOfAll } from '../../language/word-lists.ts';

const ARTICLE = keysByLanguage('grammar.article');
/** "À" and "de" with the article of a name. */
const CONTRACTIONS = keysByLanguage('place.contraction');

/** A place and the tokens of its name: `from` to `to` (exclusive). */
export interface NamedPlace {
  readonly place: Place;
  readonly from: number;
  readonly to: number;
}

/** Inhabitants of a town that is meant rather than the country of its name. */
const LARGE_TOWN = 50_000;
/** Words before the name of a province, as tokens write them. */
const PROVINCES = keysOfAll('place.province');
/** Words between them and the name. */
const LINKS = keysOfAll('grammar.of');
/** Short words that begin names. */
const SAINTS = keysOfAll('place.saint');

/** Whether the name of some place begins with the word at a token; where none does nothing else needs to be asked. */
export function mayBeginPlace(read: ReadText, gazetteer: Gazetteer, at: number): boolean {
  return gazetteer.mayBegin(read.tokens[at]?.key ?? '') || leadOf(read, gazetteer, at) !== '';
}

/** Looks up the place whose name begins at a token; the longest name wins. */
export function lookUpPlace(read: ReadText, gazetteer: Gazetteer, from: number): NamedPlace | null {
  const { tokens, original, language, table } = read;
  const first = tokens[from];
  if (first === undefined || !mayBeginPlace(read, gazetteer, from)) return null;
  const lead = leadOf(read, gazetteer, from);
  const elided = elidedArticle(read, from);
  const limit = read.sentenceOf(from)?.to ?? tokens.length;
  let to = from + 1;
  while (to < limit && to - from < LONGEST_NAME && continues(read, to)) to++;
  for (; to > from; to--) {
    const last = tokens[to - 1];
    if (last === undefined || (to - from > 1 && table.lightWords.has(last.key))) continue;
    const bare = `${lead}${original.slice(first.start, last.end)}`;
    const whole = elided === null ? '' : original.slice(elided, last.end);
    const written = whole !== '' && gazetteer.placesNamed(foldLabel(whole)).length > 0 ? whole : bare;
    const key = foldLabel(written);
    if (gazetteer.placesNamed(key).length === 0 && !isSaint(gazetteer, key)) {
      // with a word that is no part of the name ("Lyon centre"); "Zeeland te" and "Le Centre" (the sign of Lecce) are
      // none
      if (!isCapital(read, to - 1) || (first.key.length <= SHORT_NAME && !SAINTS.has(first.key))) continue;
    }
    const places = gazetteer.resolvePlace(written, { language });
    // one works in the town of Luxembourg, not somewhere in the country
    const town =
      places[0]?.kind === 'country'
        ? places.find(({ kind, population }) => kind === 'town' && population >= LARGE_TOWN)
        : undefined;
    const place = town ?? places[0];
    if (place !== undefined && !isOtherSaint(read, key, place, to)) return { place, from, to };
  }
  return null;
}

/** "St Etienne de Fontbellon" is "Saint-Étienne-de-Fontbellon". */
function isSaint(gazetteer: Gazetteer, key: string): boolean {
  if (!/^ste? /.test(key)) return false;
  return gazetteer.placesNamed(key.replace(/^(ste?) /, (_, short: string) => `sain${short.slice(1)} `)).length > 0;
}

/**
 * "St Mary Aldermary", "St Oswald's": a saint with more to the name, or whose house it is, is no village called after
 * another of the name.
 */
function isOtherSaint(read: ReadText, key: string, { population }: Place, to: number): boolean {
  if (!key.startsWith('st ') || population >= SMALL_TOWN) return false;
  const next = read.tokens[to];
  return next?.followsBreak === false && (isCapital(read, to) || next.key === 's');
}

/** Inhabitants below which a saint's name is rather that of a church or a school. */
const SMALL_TOWN = 3000;

/** Whether a name may reach over the gap before a token: no comma, number or dash; "St. Moritz" has a dot. */
function continues({ tokens, original }: ReadText, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token === undefined || token.number !== null) return false;
  const gap = original.slice(before?.end ?? 0, token.start);
  if (token.followsBreak) return gap === '. ' && SAINTS.has(before?.key ?? '');
  return !/\s-|[–—|/]/.test(gap);
}

/** Where the article of "l'|Isle sur la Sorgue" begins, which may belong to the name; null without one. */
function elidedArticle({ tokens, original, language }: ReadText, from: number): number | null {
  const before = tokens[from - 1];
  if (before === undefined || !ARTICLE[language].has(before.key)) return null;
  return /^['’]$/.test(original.slice(before.end, tokens[from]?.start)) ? before.start : null;
}

/** What stands before a name and belongs to it: "provincia di Cuneo" is the province, "du Mans" is Le Mans. */
function leadOf({ tokens, language }: ReadText, gazetteer: Gazetteer, from: number): string {
  const before = tokens[from - 1]?.key ?? '';
  if (before === '' || tokens[from]?.followsBreak === true) return '';
  const area = LINKS.has(before) ? tokens[from - 2]?.key : before;
  if (area !== undefined && PROVINCES.has(area)) return 'provincie ';
  const isContracted = CONTRACTIONS[language].has(before);
  return isContracted && gazetteer.placesNamed(`le ${tokens[from]?.key ?? ''}`).length > 0 ? 'Le ' : '';
}
