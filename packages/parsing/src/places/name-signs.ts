import { isInHead } from './head-facts.ts';
import {
  isBeforeArea,
  isBeforeMark,
  isBeforeNumber,
  isBeforeSeeking,
  isBetweenDashes,
  isCapital,
  isPlainName,
  isShouted,
  LONGEST_NAME,
} from './names/name-surroundings.ts';
import type { PlaceText } from './place-mention.ts';
import { isBehindHouse, isBehindQuality, isInLineOfBody } from './names/town-names.ts';
import { mayBeginPlace } from './names/place-names.ts';
import { behindTownOfLine } from './names/town-with-detail.ts';
import { keysByLanguage } from '../language/word-lists.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import type { ShortFact } from '../structure/facts/short-facts.ts';
import { hitsBetween } from '../tokens/hits-between.ts';

const ARTICLE = keysByLanguage('grammar.article');
/** Words of a job before the town in the headline of an ad. */
const JOB_WORDS = 5;
/** Two to five capitals, such as the kind of a firm or house. */
const ABBREVIATION = /^\p{Lu}{2,5}$/u;

/** What around a capital lets it be the name of a place; of the token at which it begins. */
export interface NameSigns {
  readonly sentence: Sentence;
  /** Words such as "place of work" announce it. */
  readonly isCued: boolean;
  readonly isAfterPreposition: boolean;
  /** It begins a line no longer than a name. */
  readonly isLine: boolean;
  /** Behind which token it ends, where a bracket or a comma with a name follows in a line of its own. */
  readonly detailedTo: number | null;
  /** A function or skill ends right before it. */
  readonly isBehindLabel: boolean;
  /** By itself in a line of facts. */
  readonly isPart: boolean;
  readonly isHead: boolean;
  readonly fact: ShortFact | undefined;
  /** Behind the words of the job in the headline of an ad. */
  readonly isJobTown: boolean;
  /** At the head of its sentence, a number behind it. */
  readonly isFirst: boolean;
  /** Before the verb that seeks. */
  readonly isEmployer: boolean;
  readonly isPlain: boolean;
  /** Behind a break, a region behind it. */
  readonly isAddress: boolean;
  /** All around it is in capitals. */
  readonly isInCapitals: boolean;
  readonly isBehindSmallWord: boolean;
  /** At the end of the name of a house. */
  readonly isBehindHouse: boolean;
  /** In a line that is the name of a house or body. */
  readonly isOfBody: boolean;
  /** At the head of a clause, where the town may be introduced. */
  readonly isFirstOfClause: boolean;
}

/** The signs at a token; null where no name of a place begins, or nothing lets it be one. */
export function signsAt(text: PlaceText, at: number, isCuedAt: (at: number) => boolean): NameSigns | null {
  const { read, gazetteer, table, isTitle, labels } = text;
  const token = read.tokens[at];
  const sentence = read.sentenceOf(at);
  if (token === undefined || sentence === undefined || token.number !== null || !isCapital(read, at)) return null;
  if (!mayBeginPlace(read, gazetteer, at)) return null;
  // Midden-Nederland is not the Netherlands
  if (/[-‐‑]/.test(read.original.charAt(token.start - 1))) return null;
  const detailedTo = isTitle ? null : behindTownOfLine(read, sentence, at);
  const isAfterPreposition = text.prepositionEnds.has(at) || isBehindQuality(read, table, at, text.prepositionEnds);
  const isCued = isCuedAt(at);
  const isLine = sentence.from === at && sentence.to - sentence.from <= LONGEST_NAME;
  // "Infermiere | RSA Brescia": an abbreviation behind the function belongs to it
  const before = read.tokens[at - 1];
  const behind = ABBREVIATION.test(read.original.slice(before?.start, before?.end)) ? at - 1 : at;
  const isBehindLabel = hitsBetween(labels, behind - 1, at).some(({ to }) => to === at || to === behind);
  const isPart = isBetweenDashes(read, sentence, at, isBehindLabel);
  const isHead = !isTitle && isInHead(read, at, isBehindLabel);
  const fact = text.factAt.get(at);
  const isJobTown = !isTitle && at > 0 && at <= JOB_WORDS && !isCapital(read, at - 1) && isInHead(read, at, true);
  const isFirst = sentence.from === at && isBeforeNumber(read, at);
  const isMarked = isBeforeMark(read, at);
  const isEmployer = isBeforeSeeking(read, sentence, at);
  const isPlain = !isTitle && isPlainName(read, at);
  const isAddress = !isTitle && (token.followsBreak || sentence.from === at) && isBeforeArea(read, at);
  // in a sentence all in capitals, a capital says nothing: a town of some size behind a small word, or between dashes
  const isInCapitals =
    !isTitle && !isLine && !(isCued && token.followsBreak) && !isEmployer && isShouted(read, sentence);
  const isBehindSmallWord = isInCapitals && !token.followsBreak && isSmallWord(read, before?.key ?? '');
  if (isInCapitals && !isAfterPreposition && !isPart && !isBehindSmallWord) return null;
  const isOfHouse = !isTitle && isBehindHouse(read, table, at);
  const isOfBody = !isTitle && isInLineOfBody(read, table, sentence, at);
  const isFirstOfClause = !isTitle && (token.followsBreak || sentence.from === at);
  const mayName = [
    isOfHouse,
    isOfBody,
    isFirstOfClause,
    isAfterPreposition || isCued,
    isTitle,
    isLine,
    detailedTo !== null,
    isPart,
    isMarked,
    isEmployer,
    isPlain,
    isAddress,
    isFirst,
    isHead,
    isBehindSmallWord,
    fact !== undefined && !isTitle,
    isJobTown,
    !isTitle && read.facts.length > 0 && table.isSite(before?.key ?? ''),
  ];
  if (!mayName.includes(true)) return null;
  return {
    sentence,
    isCued,
    isAfterPreposition,
    isLine,
    detailedTo,
    isBehindLabel,
    isPart,
    isHead,
    fact,
    isJobTown,
    isFirst,
    isEmployer,
    isPlain,
    isAddress,
    isInCapitals,
    isBehindSmallWord,
    isBehindHouse: isOfHouse,
    isOfBody,
    isFirstOfClause,
  };
}

/** A preposition and the like; "LA GRANDE FAMILLE" is no town. */
function isSmallWord({ table, language }: ReadText, key: string): boolean {
  return table.lightWords.has(key) && !ARTICLE[language].has(key);
}
