import type { LabelEntry, LabelHit } from '../labels/label-hit.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { taskWords } from '../language/task-words.ts';
import { phrasesOfAll, wordLists } from '../language/word-lists.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import { hasLostCommas, isPunctuated } from '../structure/text-marks.ts';
import type { ReadText } from '../structure/read-text.ts';

/** No plural: "business", "focus". */
const SEVERAL = /[^su]s$/;

/**
 * Whether a quality is told of what follows it: "the reliability of our software", "la précision des données". What is
 * done ("la planification des soins") and some others ("mémoire des visages") have an object, and without an article
 * the second word says which quality ("rapidité d'exécution").
 */
export function isQualityOf(read: ReadText, { from, to }: LabelHit): boolean {
  const words = wordLists(read.language);
  const of = words.keys('phrase.genitive');
  // "respect rigoureux des règles"
  const at = of.has(read.tokens[to]?.key ?? '') ? to : to + 1;
  const [link, next] = [read.tokens[at], read.tokens[at + 1]];
  if (to - from !== 1 || link === undefined || read.tokens.slice(to, at + 1).some(({ followsBreak }) => followsBreak))
    return false;
  if (!of.has(link.key) || (at > to && read.table.stopWords.has(read.tokens[to]?.key ?? ''))) return false;
  // "des" and "della" hold their article
  const bare = words.keys('label.link');
  const hasArticle =
    (bare.size > 0 && !bare.has(link.key)) ||
    (next !== undefined && !next.followsBreak && read.table.stopWords.has(next.key));
  const key = read.tokens[from]?.key ?? '';
  return hasArticle && !taskWords(read.language).isVerb(key) && !words.keys('label.with-object').has(key);
}

/**
 * Whether a common word for a quality is told of a thing that stands beside it: "patient experience", "un cadre
 * dynamique"; a person, an occupation and words of how much of it do not make it one.
 */
export function isQualityOfThing(read: ReadText, { from, to }: LabelHit, sure: readonly LabelHit[]): boolean {
  const { putsQualitiesFirst: isBefore, quality } = grammarOf(read.language);
  if (!quality.test(read.tokens[from]?.key ?? '')) return false;
  const at = isBefore ? to : from - 1;
  const beside = read.tokens[at];
  if (to - from !== 1 || beside === undefined || read.tokens[Math.max(at, from)]?.followsBreak !== false) return false;
  // "Dynamisme - Réactivité"
  if (isBefore && isOfThingFar(read, to)) return true;
  const first = read.tokens[Math.min(at, from)];
  if (!/^\s+$/.test(read.original.slice(first?.end, read.tokens[Math.max(at, from)]?.start))) return false;
  const { stopWords, joiningWords, lightWords } = read.table;
  if ([stopWords, joiningWords, lightWords].some((keys) => keys.has(beside.key)) || beside.number !== null)
    return false;
  if (wordLists(read.language).keys('label.bearer').has(beside.key)) return false;
  if (hasHitBetween(sure, at, at + 1)) return false;
  // without commas the next word may begin another thing, unless it is several of them ("efficient technologies")
  const { pluralEnding } = grammarOf(read.language);
  const areSeveral = pluralEnding !== null && SEVERAL.test(beside.key) && beside.key.endsWith(pluralEnding);
  if (areSeveral || wordLists(read.language).keys('label.thing').has(beside.key)) return true;
  return isPunctuated(read) && !hasLostCommas(read);
}

/** Words between a quality and such a thing. */
const BEFORE_THING = 2;

/** "Reliable | high speed | internet", "reliable | mode of | transportation". */
function isOfThingFar({ tokens, table, language }: ReadText, to: number): boolean {
  const words = wordLists(language);
  for (let at = to; at <= to + BEFORE_THING && tokens[at]?.followsBreak === false; at++) {
    const key = tokens[at]?.key ?? '';
    if (words.keys('label.thing.far').has(key)) return true;
    if (table.joiningWords.has(key) || words.keys('label.bearer').has(key)) return false;
  }
  return false;
}

/**
 * Whether the word before a quality says to whom or by what it is one, beside it or by a hyphen: "user | friendly",
 * "data-|driven"; "highly-|motivated" only says how much.
 */
export function isPartOfCompound({ original, tokens, language }: ReadText, { from, to }: LabelHit): boolean {
  const [before, first] = [tokens[from - 1], tokens[from]];
  if (to - from !== 1 || before === undefined || first === undefined) return false;
  if (!/^[ -]$/.test(original.slice(before.end, first.start))) return false;
  return wordLists(language).keys('label.compound').has(before.key);
}

/** Words of a clause between "is being" and how it is done. */
const PASSIVE = 6;

/** Whether a passive verb before a quality says how a thing is done: "elk project wordt | zorgvuldig | opgevolgd". */
export function isHowDone({ tokens, language }: ReadText, { from }: LabelHit): boolean {
  const verbs = wordLists(language).keys('label.passive');
  if (verbs.size === 0) return false;
  const words = taskWords(language);
  for (let at = from - 1; at >= from - PASSIVE && tokens[at + 1]?.followsBreak === false; at--) {
    const key = tokens[at]?.key ?? '';
    if (!verbs.has(key)) continue;
    // "je wordt zelfstandig": the reader becomes so
    return ![tokens[at - 1]?.key ?? '', tokens[at + 1]?.key ?? ''].some((beside) => words.isPronoun(beside));
  }
  return false;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** Words between a quality and the experience that it is told of: "hands-on | clinical | experience". */
const BEFORE_EXPERIENCE = 1;

/** Endings of nouns: "verbal communication, experience" has lost what parts it. */
const NOUN_ENDINGS = phrasesOfAll('employer.quality.ending');

/** Whether a quality says what kind of experience or training is meant: "hands-on clinical experience". */
export function isKindOfExperience(read: ReadText, { to }: LabelHit): boolean {
  if (!grammarOf(read.language).putsQualitiesFirst) return false;
  if (NOUN_ENDINGS.some((ending) => read.tokens[to - 1]?.key.endsWith(ending) === true)) return false;
  const occasions = wordLists(read.language).keys('occasion.word');
  // "a strategic mindset, knowledge of" may have lost its comma
  const isPerson = wordLists(read.language)
    .keys('label.bearer')
    .has(read.tokens[to - 1]?.key ?? '');
  const practice = isPerson ? NO_WORDS : wordLists(read.language).keys('label.practice');
  for (let at = to; at <= to + BEFORE_EXPERIENCE; at++) {
    const token = read.tokens[at];
    if (token === undefined || token.followsBreak) return false;
    if (
      hasHitBetween(read.cues.experience, at, at + 1) ||
      occasions.has(token.key) ||
      (at === to && practice.has(token.key))
    )
      return true;
    if (read.table.stopWords.has(token.key)) return false;
  }
  return false;
}

/**
 * Whether a common word for a skill only says which thing stands before it: "point de vente", "secteur de rénovation";
 * words of work before it ("techniques" are none, "gestion" is one) make it what is done.
 */
export function isKindOfThing(read: ReadText, { from, to }: LabelHit, { concept }: LabelEntry): boolean {
  if (grammarOf(read.language).putsQualitiesFirst || to - from !== 1 || concept.kind !== undefined) return false;
  const [head, link, first] = [read.tokens[from - 2], read.tokens[from - 1], read.tokens[from]];
  if (head === undefined || link === undefined || first === undefined) return false;
  // a name is no kind: "pratique d'Excel"
  if (/^\p{Lu}/u.test(read.original.charAt(first.start))) return false;
  if (link.followsBreak || first.followsBreak || !wordLists(read.language).keys('label.link').has(link.key))
    return false;
  if (read.table.stopWords.has(head.key) || wordLists(read.language).keys('label.bearer').has(head.key)) return false;
  return !taskWords(read.language).isVerb(head.key);
}
