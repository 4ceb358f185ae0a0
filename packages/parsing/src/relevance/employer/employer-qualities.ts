import type { ReadText } from '../../structure/read-text.ts';
import { keysByLanguage, keysOfAll, phrasesOfAll, wordLists } from '../../language/word-lists.ts';
import { grammarOf } from '../../language/grammar/grammars.ts';
import { REACH } from '../../tokens/reach.ts';

/** What has qualities besides people. */
const BEARERS = keysByLanguage('employer.quality-of');

const ARTICLE = keysByLanguage('grammar.article');
/** What a firm calls itself where it says what it is full of. */
const PLACES = keysByLanguage('employer.full-of');
/** An article tells the firm from a skill: "travail en équipe" and "esprit d'équipe" speak of the reader. */
const ARTICLES = keysOfAll('employer.quality.article');
/** Where one works: what counts there is asked of the reader ("un environnement où la rigueur est primordiale"). */
const SURROUNDINGS = keysOfAll('employer.quality.place');
/** Words that open what is said of a thing. */
const RELATIVE = new Set(phrasesOfAll('employer.quality.relative'));
/** "An energetic team player" is a person. */
const PERSON = keysOfAll('employer.quality.person');
const WE = keysOfAll('employer.pronoun');
const OUR = keysOfAll('employer.our');
const SHARED = keysOfAll('employer.our.shared');
const THAT = keysByLanguage('employer.quality.that');
const ARE = keysOfAll('employer.are');
const DEGREES = keysOfAll('employer.quality.degree');
/** Nouns of qualities: "creativity and team spirit" is no creative team. */
const QUALITY = phrasesOfAll('employer.quality.ending');
/** Words between a quality and the thing: "creative inclusive and dynamic workplace". */
const MOST_BEFORE = 4;
/** Qualities told of one thing. */
const MOST_QUALITIES = 4;

/** "A highly motivated team", "forward thinking managers": two words that one noun may have. */
const PAIR = 2;
const PARTICIPLE = /(?:ed|driven|thinking)$/;

/** Whether a quality of so many words may be told of what stands behind it: no noun, of two the last a participle. */
function isAdjective(first: string, last: string, words: number): boolean {
  if (words === PAIR) return PARTICIPLE.test(last);
  return words === 1 && !QUALITY.some((ending) => first.endsWith(ending));
}

/** "Our | passion", "we're | passionate", unless the reader has it too: "you share our passion". */
function isOurs(key: (at: number) => string, from: number): boolean {
  return WE.has(key(from - 1)) || (OUR.has(key(from - 1)) && !SHARED.has(key(from - 2)));
}

/** Whether a firm is full of a quality: "un lieu de repos, de bienveillance", "a culture of trust". */
function isPlaceOf({ tokens, language, table }: ReadText, first: number, from: number): boolean {
  const key = (at: number): string => (at < first ? '' : (tokens[at]?.key ?? ''));
  const of = wordLists(language).keys('phrase.genitive');
  let at = from;
  for (let more = 0; more < MOST_QUALITIES && of.has(key(at - 1)); more++) {
    const noun = at - 2;
    if (PLACES[language].has(key(noun)) && ARTICLE[language].has(key(noun - 1))) return true;
    // "…, de bienveillance": one more of what stood before
    at = table.joiningWords.has(key(noun)) ? noun - 1 : tokens[at - 1]?.followsBreak === true ? at - 2 : first;
  }
  return false;
}

/**
 * Whether a quality is told of the firm, its team or its culture and not of the reader:
 *
 *     une équipe soudée, créative et | dynamique     an | energetic | and friendly team
 *     we are | focused                               een cultuur waarin | samenwerken | vanzelfsprekend is
 */
export function isEmployerQuality(
  read: ReadText,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  const sentence = read.sentenceOf(from);
  if (sentence === undefined) return false;
  const key = (at: number): string => (at >= sentence.from && at < sentence.to ? (read.tokens[at]?.key ?? '') : '');
  const followsBreak = (at: number): boolean => read.tokens[at]?.followsBreak === true;
  const { joiningWords, stopWords } = read.table;
  const nouns = BEARERS[read.language];
  // back over other qualities, between commas and "et", to what they are told of
  let at = from;
  const isJoined = (): boolean => joiningWords.has(key(at - 1)) && !ARE.has(key(at - 1));
  for (let more = 0; more < MOST_QUALITIES && (followsBreak(at) || isJoined()); more++) at -= isJoined() ? 2 : 1;
  if (isPlaceOf(read, sentence.from, from)) return true;
  // "our passion and | empathy"
  const ours = joiningWords.has(key(from - 1)) && !ARE.has(key(from - 1)) && OUR.has(key(from - 3)) ? from - 2 : from;
  if (!followsBreak(from) && isOurs(key, ours)) return true;
  while (DEGREES.has(key(at - 1))) at--;
  if (ARE.has(key(at - 1)) && WE.has(key(at - 2))) return true;
  if (ARE.has(key(at - 1)) && !followsBreak(at)) at--;
  const isNoun = (place: number): boolean =>
    nouns.has(key(place)) &&
    !followsBreak(place + 1) &&
    // "Equipe dynamique et bienveillante" stands at the head of its line
    ((ARTICLES.has(key(place - 1)) && !followsBreak(place)) || (place === sentence.from && ARTICLES.size > 0));
  // "la squadra è affiatata": without its accent "è" is "and"
  if (isNoun(at - 1) || (key(from - 1) === 'e' && isNoun(from - 2))) return true;
  // "une équipe comptable professionnelle et motivée": what kind of team it is stands between
  const hasKind = !stopWords.has(key(at - 1)) && !followsBreak(at - 1) && isNoun(at - 2);
  if (!grammarOf(read.language).putsQualitiesFirst && hasKind) return true;
  if (grammarOf(read.language).putsQualitiesFirst && isAdjective(key(from), key(to - 1), to - from)) {
    let end = to;
    while (end < to + MOST_BEFORE && !nouns.has(key(end)) && (!stopWords.has(key(end)) || joiningWords.has(key(end))))
      end++;
    if (nouns.has(key(end)) && !followsBreak(end) && !PERSON.has(key(end + 1))) return true;
  }
  for (let link = from - 1; link > from - REACH.relevance.relative && !followsBreak(link + 1); link--)
    if (THAT[read.language].has(key(link)) && nouns.has(key(link - 1)) && !SURROUNDINGS.has(key(link - 1)))
      return !followsBreak(link);
  for (let link = from - 1; link > from - REACH.relevance.relative; link--) {
    const token = read.tokens[link];
    if (
      key(link) === '' ||
      token === undefined ||
      !RELATIVE.has(read.original.slice(token.start, token.end).toLowerCase())
    )
      continue;
    for (let noun = link - 1; noun > link - REACH.relevance.relative; noun--)
      if (nouns.has(key(noun)) && !SURROUNDINGS.has(key(noun))) return true;
  }
  return false;
}
