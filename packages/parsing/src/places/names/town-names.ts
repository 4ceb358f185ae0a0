import type { PlaceCueTable } from './place-cues.ts';
import { isCapital } from './name-surroundings.ts';
import { keysByLanguage } from '../../language/word-lists.ts';
import type { ReadText } from '../../structure/read-text.ts';

const ARTICLE = keysByLanguage('grammar.article');
const INDEFINITE = keysByLanguage('grammar.indefinite');
/** Words from "a" to "town": "een kleine maar krachtige | gemeente". */
const CALLED = 5;
/** Words between a house and the town at the end of its name: "Basisschool | De Blauwe Regenboog | Zelzate". */
const HOUSE = 4;

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
