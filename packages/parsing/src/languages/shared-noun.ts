import type { Concept } from '@counterpart/ontology';
import type { ConceptMention } from '../concepts/find-concepts.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { keysByLanguage } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';

/** "Taal", "langues": the noun that the names of languages beside it share. */
const NOUN = keysByLanguage('language.noun');
const ARTICLE = keysByLanguage('grammar.article');
/** As sure as the name of a language with a noun of its own. */
const SURENESS = 0.97;
const COMMA = /^\s?,\s?$/;

/**
 * The languages that one noun is said of: "de Nederlandse en de | Engelse taal", "langues | française et anglaise".
 * `languageOf` says which language a name of two words is ("engelse taal").
 */
export function languagesOfNoun(
  read: ReadText,
  languageOf: (name: string) => Concept | undefined,
): readonly ConceptMention[] {
  const nouns = NOUN[read.language];
  return read.tokens.flatMap(({ key }, at) => {
    const named = nouns.has(key) ? besideNoun(read, at, languageOf) : [];
    return named.length > 1 ? named : [];
  });
}

/** The names before the noun, or behind it where qualities follow, as far as they are joined. */
function besideNoun(
  read: ReadText,
  noun: number,
  languageOf: (name: string) => Concept | undefined,
): readonly ConceptMention[] {
  const { tokens, table, language } = read;
  const isBefore = grammarOf(language).putsQualitiesFirst;
  const step = isBefore ? -1 : 1;
  const found: ConceptMention[] = [];
  let at = noun + step;
  for (;;) {
    // "de Nederlandse en de Engelse taal"
    if (!isBefore && ARTICLE[language].has(tokens[at]?.key ?? '')) at += step;
    const token = tokens[at];
    if (token === undefined) break;
    const concept = conceptOf(token.key, language, languageOf);
    if (concept === undefined) break;
    found.push({
      concept,
      from: at,
      to: at + 1,
      start: token.start,
      end: token.end,
      quality: 'exact',
      confidence: SURENESS,
    });
    at += step;
    if (isBefore && ARTICLE[language].has(tokens[at]?.key ?? '')) at += step;
    if (table.joiningWords.has(tokens[at]?.key ?? '')) at += step;
    else if (!isCommaBetween(read, Math.min(at, at - step), Math.max(at, at - step))) break;
  }
  return found;
}

function conceptOf(
  word: string,
  language: ReadText['language'],
  languageOf: (name: string) => Concept | undefined,
): Concept | undefined {
  const isFirst = grammarOf(language).putsQualitiesFirst;
  for (const noun of NOUN[language]) {
    const concept = languageOf(isFirst ? `${word} ${noun}` : `${noun} ${word}`);
    if (concept !== undefined) return concept;
  }
  return undefined;
}

function isCommaBetween({ tokens, original }: ReadText, first: number, next: number): boolean {
  return COMMA.test(original.slice(tokens[first]?.end ?? 0, tokens[next]?.start ?? 0));
}
