import type { ReadText } from '../structure/read-text.ts';
import type { SkillPhrase } from './phrase-of.ts';
import type { TaskWords } from '../language/task-words.ts';
import { endOf, type PhraseOrigin, stretchAround } from './phrase-borders.ts';
import { wordLists } from '../language/word-lists.ts';
import { isGlued, LONGEST_PLAIN, PUNCTUATION } from '../structure/text-marks.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import type { Token } from '../tokens/text-tokens.ts';
import { genericWords } from './generic-words.ts';

/** Tokens between two borders beyond which nothing says where a phrase begins or ends. */
const LONGEST_STRETCH = 30;

/** Tokens of a phrase, added ones included; more make a sentence. */
const LONGEST = 9;

/** What a reader would not take for words: brackets, marks of places left out, a dash between two things. */
const NO_WORDS = /[<>@|#_=]|\s[-–—/]\s|\/\//;
/** A phrase with a word of these tells when, whose or a whole sentence. */
const NOT_INSIDE = ['phrase.day', 'phrase.ours', 'phrase.finite'] as const;
/** Letters of a Dutch compound, which says as much as a phrase. */
const COMPOUND = 10;
const ITEM_MARK = /^[ \t]*[-*•·–][ \t]/m;

/** Whether brackets or other marks stand in or right before a phrase: a gap that somebody filled, no word. */
export function isMarked(read: ReadText, { start, end }: Pick<SkillPhrase, 'start' | 'end'>): boolean {
  return NO_WORDS.test(read.original.slice(Math.max(0, start - 1), end));
}

/**
 * The phrase as a reader may be offered it: from border to border, so that it reads like something one can do or know;
 * grown by a word or two where only they are missing, null for a fragment.
 */
export function wholePhrase(
  read: ReadText,
  words: TaskWords,
  phrase: SkillPhrase,
  origin: PhraseOrigin,
): SkillPhrase | null {
  const { tokens } = read;
  const lists = wordLists(read.language);
  const [first, last] = stretchAround(read, phrase);
  if (last - first > LONGEST_STRETCH) return null;
  const [to, isCut] = endOf(read, phrase, last, origin);
  const end = tokens[to - 1];
  if (to === -1 || end === undefined || to - phrase.from > LONGEST) return null;
  const inside = tokens.slice(phrase.from, to);
  if (inside.some(({ key }) => NOT_INSIDE.some((list) => lists.keys(list).has(key)))) return null;
  // "Managing the end|-to-end delivery"; "taking the lead in identifying" goes on
  if (/^[-/]/.test(read.original.slice(end.end)) || isOngoing(read, inside)) return null;
  const openEnds = [lists.keys('phrase.open-end'), lists.keys('phrase.genitive'), read.table.joiningWords];
  if (openEnds.some((keys) => keys.has(end.key))) return null;
  if (inside.length === 1 && !isTelling(read, words, phrase, origin)) return null;
  // what stands in a list without a verb is a thing only as a whole part of it
  if (origin === 'thing' && ((to < last && !isCut) || !isStart(read, phrase.from))) return null;
  // where a text lost its punctuation only a whole line shows where something begins and ends
  if (!hasPunctuation(read) && (phrase.from > first || to < last)) return null;
  // "une expérience en | tant qu'auxiliaire"
  if (lists.keys('phrase.leading').has(tokens[phrase.from]?.key ?? '')) return null;
  if (isUnfinished(read, to, last)) return null;
  if (origin !== 'named' && !beginsWhole(read, words, phrase, origin)) return null;
  if (origin === 'named' && isQualityOfTool(read, words, phrase)) return null;
  if (isSharedObject(read, words, phrase.from, to, last)) return null;
  if (isMarked(read, { start: phrase.start, end: end.end })) return null;
  if (origin !== 'named' && inside.some((token) => isGlued(read.original.slice(token.start, token.end)))) return null;
  if (isPartOfCompound(read, phrase.from)) return null;
  if (origin !== 'verb' && endsInParticle(read, words, inside)) return null;
  if (hasHitBetween(read.cues.contract, phrase.from, to) || hasHitBetween(read.cues.hours, phrase.from, to))
    return null;
  return { ...phrase, to, end: end.end };
}

/**
 * "Authoring functional | and technical documentation", "creëer je commerciële | meerwaarde": a quality whose noun
 * stands behind the end.
 */
function isUnfinished(read: ReadText, to: number, last: number): boolean {
  const { adjective, putsQualitiesFirst } = grammarOf(read.language);
  if (!putsQualitiesFirst || to >= last) return false;
  const end = read.tokens[to - 1]?.key ?? '';
  return adjective?.test(end) === true;
}

/** "Des outils | digitaux innovants": a quality of the tools, no name of one. */
function isQualityOfTool(read: ReadText, words: TaskWords, { from, start }: SkillPhrase): boolean {
  const [before, first] = [read.tokens[from - 1], read.tokens[from]];
  if (grammarOf(read.language).putsQualitiesFirst || before === undefined || first?.followsBreak === true) return false;
  const isTool = words.isToolWord(before.key) && !read.table.stopWords.has(before.key);
  return isTool && /^\p{Ll}/u.test(read.original.slice(start));
}

/**
 * "Assurer la conduite | et le suivi des procédures": what both are of stands behind "and", so that the first is
 * cut off.
 */
function isSharedObject(read: ReadText, words: TaskWords, from: number, to: number, last: number): boolean {
  const { joiningWords, stopWords } = read.table;
  const keyAt = (at: number): string => read.tokens[at]?.key ?? '';
  // "Assurer la gestion, l'entretien et le nettoyage de la cuverie"
  const goesOn = read.tokens[to]?.followsBreak === true && read.original.charAt(read.tokens[to - 1]?.end ?? 0) === ',';
  const isListed = goesOn && stopWords.has(keyAt(to));
  if ((!isListed && (to >= last || !joiningWords.has(keyAt(to)))) || !words.isVerb(keyAt(to - 1))) return false;
  const telling = read.tokens.slice(from + 1, to).filter(({ key }) => !stopWords.has(key));
  const links = wordLists(read.language).keys('phrase.genitive');
  return (
    telling.length === 1 && read.tokens.slice(to + 1, to + (isListed ? LONGEST : 5)).some(({ key }) => links.has(key))
  );
}

/** Whether a phrase begins inside something else: behind a hyphen ("sous-|traitants") or a count ("4 | services"). */
function isPartOfCompound(read: ReadText, from: number): boolean {
  const [before, first] = [read.tokens[from - 1], read.tokens[from]];
  if (before === undefined || first === undefined) return false;
  if (first.start > 1 && /[\p{L}\d][-–]/u.test(read.original.slice(first.start - 2, first.start))) return true;
  return before.number !== null && !first.followsBreak;
}

/** Whether a text of more than a few lines has punctuation inside its lines, or marks the items of its lists. */
function hasPunctuation({ tokens, original }: ReadText): boolean {
  return tokens.length <= LONGEST_PLAIN || PUNCTUATION.test(original) || ITEM_MARK.test(original);
}

/** Whether a phrase begins where a task or a thing does: with a verb, or at a border, an article between at most. */
function beginsWhole(read: ReadText, words: TaskWords, { from, to }: SkillPhrase, origin: PhraseOrigin): boolean {
  const [before, first] = [read.tokens[from - 1], read.tokens[from]];
  const grammar = grammarOf(read.language);
  if (first === undefined || wordLists(read.language).keys('phrase.leading').has(first.key)) return false;
  if (
    wordLists(read.language)
      .keys('phrase.reflexive')
      .has(before?.key ?? '')
  )
    return false;
  if (origin === 'verb') {
    if (to - from < 2 || grammar.isOfEmployer(first.key, 0)) return false;
    // "physique et | morale des résidents": behind "and" only a verb that is known opens a task
    if (!grammar.putsQualitiesFirst && read.table.joiningWords.has(before?.key ?? '') && !words.isVerb(first.key))
      return false;
    const openers = wordLists(read.language).keys('phrase.opener');
    // an English noun has the form of its verb: "research administration", "development contract"
    return openers.size === 0 || first.followsBreak || openers.has(before?.key ?? '');
  }
  // "d'analyse physico-chimique et | biologique des eaux": the noun stands before "and"
  const isJoined = read.table.joiningWords.has(before?.key ?? '') && !grammar.putsQualitiesFirst;
  if (isJoined && grammar.adjective?.test(first.key) === true) return false;
  return isStart(read, from);
}

/** Whether a border stands before a token, an article between at most: not "formation en | interne assurée". */
function isStart(read: ReadText, at: number): boolean {
  const [before, first] = [read.tokens[at - 1], read.tokens[at]];
  if (before === undefined || first?.followsBreak === true) return true;
  return (
    before.followsBreak &&
    read.table.lightWords.has(before.key) &&
    !wordLists(read.language).keys('phrase.leading').has(before.key)
  );
}

function isOngoing(read: ReadText, inside: readonly Token[]): boolean {
  const [before, last] = [inside.at(-2), inside.at(-1)];
  return grammarOf(read.language).isOngoing(before?.key ?? '', last?.key ?? '');
}

/** "Stemt capaciteit, | planning en werkwijzen op elkaar af": the particle belongs to a verb that stands before. */
function endsInParticle(read: ReadText, words: TaskWords, inside: readonly Token[]): boolean {
  const [first, last] = [inside[0], inside.at(-1)];
  return (
    wordLists(read.language)
      .keys('phrase.particle')
      .has(last?.key ?? '') && !words.isVerb(first?.key ?? '')
  );
}

/** One word is a thing by itself when it is a name, or a Dutch compound and no word of every ad. */
function isTelling(read: ReadText, words: TaskWords, { from, start, end }: SkillPhrase, origin: PhraseOrigin): boolean {
  const key = read.tokens[from]?.key ?? '';
  const surface = read.original.slice(start, end);
  if (genericWords(read.language).has(key) || words.isVague(key)) return false;
  if (origin === 'named' && /^\p{Lu}/u.test(surface)) return true;
  return /\p{Lu}.*\p{Lu}|\d/u.test(surface) || (grammarOf(read.language).hasCompounds && key.length >= COMPOUND);
}
