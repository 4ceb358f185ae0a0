import type { PlaceCueTable } from './place-cues.ts';
import { isCapital } from './name-surroundings.ts';
import { keysByLanguage, keysOfAll } from '../../language/word-lists.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';

const ARTICLE = keysByLanguage('grammar.article');
const INDEFINITE = keysByLanguage('grammar.indefinite');
/** Words from "a" to "town": "een kleine maar krachtige | gemeente". */
const CALLED = 5;
/** Words between a house and the town at the end of its name: "Basisschool | De Blauwe Regenboog | Zelzate". */
const HOUSE = 4;
/** Words of a line that is a name: "The Royal Borough of Windsor and Maidenhead" has seven. */
const BODY_LINE = 7;
const LINE_START = /(?:^|[\n\r])[ \t]*$/u;
const LINE_END = /^[ \t]*(?:[\n\r]|$)/u;
const OF = keysOfAll('grammar.of');

/**
 * Behind a name that ends before token `to`: "Herzele | is een boeiende gemeente", "Kaprijke, | een gemeente". Of a
 * name that is a word as well only what describes may stand between: "Reading is a joy in this town".
 */
export function isCalledTown(read: ReadText, table: PlaceCueTable, to: number, isWord: boolean): boolean {
  const { tokens, language, sentenceOf } = read;
  const sentence = sentenceOf(to - 1);
  const isBehind = tokens[to]?.followsBreak === true;
  const article = isBehind ? to : to + 1;
  if (sentence === undefined || article >= sentence.to || !INDEFINITE[language].has(tokens[article]?.key ?? ''))
    return false;
  const words = tokens.slice(article + 1, Math.min(sentence.to, article + 1 + CALLED));
  const end = words.findIndex(({ followsBreak }) => followsBreak);
  const town = words.slice(0, end === -1 ? undefined : end).findIndex(({ key }) => table.municipality.has(key));
  return town !== -1 && !(isWord && words.slice(0, town).some(({ key }) => read.table.stopWords.has(key)));
}

/** Whether the name of a house goes on up to a token: "campus Sint-Jan | Brugge", "GBS De Regenboog | Zelzate". */
export function isBehindHouse(read: ReadText, table: PlaceCueTable, at: number): boolean {
  const { tokens } = read;
  if (tokens[at]?.followsBreak !== false || !isCapital(read, at - 1)) return false;
  for (let back = at - 1; back >= Math.max(0, at - 1 - HOUSE); back--) {
    const token = tokens[back];
    if (token === undefined) return false;
    if (table.houses.has(token.key)) return back < at - 1;
    if (token.followsBreak || (!isCapital(read, back) && !read.table.lightWords.has(token.key))) return false;
  }
  return false;
}

/** Whether a name that ends before token `to` ends that of a house: no capital goes on. */
export function endsHouse(read: ReadText, to: number): boolean {
  const next = read.tokens[to];
  return next === undefined || next.followsBreak || !isCapital(read, to);
}

/**
 * Whether a line is the name of a house or body with its town first or last: "| Durham | University", "University of
 * | Leeds |".
 */
export function isInLineOfBody(read: ReadText, table: PlaceCueTable, sentence: Sentence, at: number): boolean {
  const { tokens, original } = read;
  const { from, to, start, end } = sentence;
  if (to - from > BODY_LINE || !LINE_START.test(original.slice(Math.max(0, start - 2), start))) return false;
  if (!LINE_END.test(original.slice(end, end + 2))) return false;
  const isName = (token: number): boolean =>
    isCapital(read, token) || OF.has(tokens[token]?.key ?? '') || read.table.lightWords.has(tokens[token]?.key ?? '');
  for (let token = from; token < to; token++) if (!isName(token)) return false;
  if (at === from) return table.bodies.has(tokens[to - 1]?.key ?? '');
  return table.bodies.has(tokens[from]?.key ?? '') && OF.has(tokens[at - 1]?.key ?? '');
}

/** "In het Zeeuwse | Goes": a preposition, an article and the quality of a region stand before the name. */
export function isBehindQuality(
  read: ReadText,
  table: PlaceCueTable,
  at: number,
  prepositionEnds: ReadonlySet<number>,
): boolean {
  const [article, quality] = [read.tokens[at - 2], read.tokens[at - 1]];
  if (article === undefined || quality === undefined || quality.followsBreak || !isCapital(read, at - 1)) return false;
  if (!prepositionEnds.has(at - 2) || !ARTICLE[read.language].has(article.key)) return false;
  return table.qualityEndings.some((ending) => quality.key.endsWith(ending));
}
