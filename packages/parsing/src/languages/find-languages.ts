import type { LanguageLevel } from '@counterpart/domain';
import type { ConceptMention } from '../concepts/find-concepts.ts';
import { isAnsweredInForm } from '../relevance/form-answers.ts';
import { isFactByItself } from '../structure/facts/fact-lists.ts';
import { cuesWithin } from '../relevance/polarity.ts';
import { hasHitBetween, hitsBetween } from '../tokens/hits-between.ts';
import type { ReadText } from '../structure/read-text.ts';
import { keysOfAll } from '../language/word-lists.ts';
import { isCapital } from '../tokens/is-capital.ts';
import { REACH } from '../tokens/reach.ts';
import { isNationality, isOfThing, isUnknown } from './language-as-quality.ts';
import {
  attributesOf,
  isDeniedLevel,
  isJoinedTo,
  isLearnt,
  isLittle,
  isMerePlus,
  isOfSkill,
  levelBetween,
  ratedLevel,
} from './language-levels.ts';

/** A language with the level read beside it. */
export interface LanguageMention extends ConceptMention {
  readonly level: LanguageLevel | null;
}

/**
 * Languages that are asked or known: a name of a language counts beside a word of knowing or a level, or in a list of
 * two; "the French market" does not. Levels before the languages hold for those that follow, otherwise for those
 * before; `skills` may be what is known at a level in place of a language.
 */
export function findLanguages(
  read: ReadText,
  hits: readonly (ConceptMention & { readonly isCode?: boolean })[],
  skills: readonly ConceptMention[],
): readonly LanguageMention[] {
  const found: LanguageMention[] = [];
  const bySentence = new Map<number, (typeof hits)[number][]>();
  for (const hit of hits) {
    const sentence = read.sentenceOf(hit.from);
    // Nederland is no form of Nederlands: a language counts only as it is written
    if (hit.concept.type !== 'LANGUAGE' || hit.quality !== 'exact' || sentence === undefined) continue;
    // "il direttore, ing. Greco", "Mrs French", "Van der Let & Partners"
    if (TITLES.has(read.tokens[hit.from - 1]?.key ?? '') && isCapital(read.original, hit)) continue;
    const list = bySentence.get(sentence.from);
    if (list === undefined) bySentence.set(sentence.from, [hit]);
    else list.push(hit);
  }
  for (const list of bySentence.values()) {
    const first = list[0];
    const sentence = first === undefined ? undefined : read.sentenceOf(first.from);
    if (first === undefined || sentence === undefined || sentence.section === 'company') continue;
    const named = hitsBetween(read.cues.level, sentence.from, sentence.to);
    const levels = named.filter((cue) => !isDeniedLevel(read, cue));
    const covered = coverOf(list);
    const isHeld = ({ from, to }: (typeof levels)[number]): boolean => (covered.get(from) ?? 0) >= to;
    const isExact = (cue: (typeof levels)[number] | undefined): boolean =>
      cue !== undefined && cue.to - cue.from === 1 && read.tokens[cue.from]?.key === cue.value.toLowerCase();
    const hasExactLevel = levels.some(isExact);
    // "Engels is een plus", "le néerlandais est exigé": who asks for a language speaks of knowing it.
    const hasWord =
      cuesWithin(read.cues.languageWord, sentence) ||
      cuesWithin(read.cues.nice, sentence) ||
      cuesWithin(read.cues.required, sentence);
    const isRated = list.some((hit) => ratedLevel(read, hit) !== null);
    // a line such as "Talen: Nederlands, Frans" or a CV's "Frans: goed"
    const isShortLine = sentence.to - sentence.from <= 4 * list.length && levels.length > 0;
    // "– Spanish or Portuguese", "– a bit of French", "– English, as our clients are": an item that is about languages
    const isItem =
      (sentence.isItem || sentence.section === 'profile') && isAboutLanguage(read, list, sentence.from, sentence.to);
    if (isDeniedBelow(read, sentence.from, sentence.to)) continue;
    if (
      !hasWord &&
      !hasExactLevel &&
      !isRated &&
      !isShortLine &&
      !isItem &&
      !areClause(read, list) &&
      !(levels.length > 0 && list.some((hit) => OWN.has(read.tokens[hit.from - 1]?.key ?? ''))) &&
      !list.some((hit) => hit.isCode === true || isJudged(read, levels, hit.to, sentence.to) || isFact(read, hit)) &&
      !(sentence.section === 'profile' && (list.length > 1 || sentence.required !== null))
    )
      continue;
    const isDeniedOf = (from: number, to: number): boolean =>
      named.some((cue) => cue.from >= from && cue.to <= to && !levels.includes(cue));
    const leads = levels[0] !== undefined && levels[0].to <= first.from;
    const attributes = leads ? null : attributesOf(read, levels, list);
    for (const [at, hit] of list.entries()) {
      if (isOfOthers(read, sentence.from, hit.from) || isDenied(read, hit.to, sentence.to)) continue;
      if (isAnsweredInForm(read, hit) || isUnknown(read, hit)) continue;
      if (isOfThing(read, hit) || isNationality(read, sentence.from, hit)) continue;
      const next = list[at + 1]?.from ?? sentence.to;
      const behind = hitsBetween(levels, hit.to, hit.to + REACH.languages.level + 1).filter(
        (cue) => cue.from >= hit.to && !isHeld(cue),
      );
      // "ottima conoscenza della lingua inglese (B1)": the level in figures is the one that is meant
      const exact = behind.find((cue) => cue.from < next && isExact(cue));
      // "madrelingua tedesca": the name of the language holds how well it is known
      const held = hitsBetween(levels, hit.from, hit.to).find(({ from, to }) => from >= hit.from && to <= hit.to);
      const own = ratedLevel(read, hit) ?? (isLittle(read, hit) ? 'A2' : null);
      const level = exact
        ? exact
        : attributes !== null
          ? attributes.get(hit.concept.id)
          : leads
            ? isLearnt(read, hit)
              ? undefined
              : hitsBetween(levels, hit.from - REACH.languages.lead, hit.from)
                  .filter(({ to }) => to <= hit.from && !isOfSkill(read, skills, to, hit.from))
                  .filter(({ to }) => !isMerePlus(read, to, hit, sentence.to))
                  .at(-1)
            : isDeniedOf(hit.to, next)
              ? undefined
              : (behind.find(({ from }) => from < next) ??
                levelBetween(levels, list[at - 1], hit) ??
                (isJoinedTo(read, hit, list[at + 1], isExact(behind[0])) ? behind[0] : undefined));
      found.push({ ...hit, level: held?.value ?? (exact ? null : own) ?? level?.value ?? null });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

/** The farthest end of the hits that cover a token, by token. */
function coverOf(list: readonly { readonly from: number; readonly to: number }[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  for (const { from, to } of list) for (let at = from; at < to; at++) ends.set(at, Math.max(to, ends.get(at) ?? 0));
  return ends;
}

/** Before the name of a person. */
const TITLES = keysOfAll('cv.person.title', 'people.particle');
/** "My French is intermediate". */
const OWN = keysOfAll('language.own');

/** "…, anglais technique, …": a fact of an ad of one line that begins with the language. */
function isFact(read: ReadText, { from, to }: ConceptMention): boolean {
  return isFactByItself(read, from, to) || isFactByItself(read, from, to + 1);
}

/** "Kok, Brussel, Engels en Frans": languages that are all of a clause in an ad of a few words. */
function areClause({ tokens }: ReadText, list: readonly ConceptMention[]): boolean {
  const [first, last] = [list[0], list.at(-1)];
  if (first === undefined || last === undefined || first.from === 0 || tokens.length > REACH.structure.fewWords)
    return false;
  const areBeside = list.every((hit, at) => at === 0 || hit.from - (list[at - 1]?.to ?? 0) <= 1);
  const isEnd = tokens[last.to] === undefined || tokens[last.to]?.followsBreak === true;
  return areBeside && isEnd && tokens[first.from]?.followsBreak === true;
}

/** "Many of our colleagues speak Portuguese", "la maggior parte dei clienti parla tedesco": nobody asks it. */
const OTHERS = keysOfAll('language.others');
const SPEAKS = keysOfAll('language.speak');

function isOfOthers(read: ReadText, from: number, at: number): boolean {
  const before = read.tokens.slice(Math.max(from, at - REACH.languages.others), at);
  return before.some(({ key }) => OTHERS.has(key)) && before.some(({ key }) => SPEAKS.has(key));
}

/** Words of an item per language that it names. */
const ITEM_WORDS = 2;
/** Words of an item that ends in its language. */
const LONGEST_ITEM = 5;

function isAboutLanguage(
  read: ReadText,
  list: readonly { readonly from: number; readonly to: number }[],
  from: number,
  to: number,
): boolean {
  if (to - from <= ITEM_WORDS * list.length) return true;
  const [first, last] = [list[0], list.at(-1)];
  // "English, as …", "anglais parlé …", but "French market analysis"
  if (first?.from === from && (read.tokens[first.to]?.followsBreak === true || list.length > 1)) return true;
  return last?.to === to && to - from <= LONGEST_ITEM;
}

const NOT = keysOfAll('negation.not');
const NEEDED = keysOfAll('language.needed');

/** "Nederlands spreken is niet per se nodig", but "Dutch not required" with lessons offered is told of a language. */
function isDenied(read: ReadText, at: number, to: number): boolean {
  const end = Math.min(to, at + REACH.languages.denial);
  for (let not = at; not < end; not++) {
    if (read.tokens[not]?.followsBreak === true) return false;
    if (!NOT.has(read.tokens[not]?.key ?? '')) continue;
    const rest = read.tokens.slice(not + 1, Math.min(to, not + 1 + REACH.languages.noneTheLess));
    const needed = rest.slice(0, REACH.languages.denial).findIndex(({ key }) => NEEDED.has(key));
    // "l'inglese non serve ma aiuta": it is none the less a plus
    return (
      needed !== -1 &&
      !rest.slice(needed + 1).some(({ key }) => HELPS.has(key)) &&
      !hasHitBetween(read.cues.nice, not + 1, not + 1 + rest.length)
    );
  }
  return false;
}

/** Words of a question that the next sentence answers: "Dutch? Not needed!". */
const SHORT_QUESTION = 3;

function isDeniedBelow(read: ReadText, from: number, to: number): boolean {
  if (to - from > SHORT_QUESTION || !/^\s?\?/.test(read.original.slice(read.tokens[to - 1]?.end ?? 0))) return false;
  const next = read.sentenceOf(to);
  return (
    next !== undefined && read.tokens.slice(next.from, Math.min(next.to, next.from + 2)).some(({ key }) => NOT.has(key))
  );
}

/** What a language does for who knows it: "le luxembourgeois aide à la barrière". */
const HELPS = keysOfAll('language.helps');

/** Whether a level or what the language is good for stands right behind its name: "un français correct". */
function isJudged(
  read: ReadText,
  levels: readonly { readonly from: number; readonly to: number }[],
  to: number,
  end: number,
): boolean {
  if (HELPS.has(read.tokens[to]?.key ?? '') || hitsBetween(levels, to, to + 1).some(({ from }) => from === to))
    return true;
  // "l'inglese non serve ma aiuta"
  const rest = read.tokens.slice(to, Math.min(end, to + REACH.languages.noneTheLess)).map(({ key }) => key);
  const not = rest.findIndex((key) => NOT.has(key));
  return not !== -1 && rest.some((key, at) => at > not + 1 && HELPS.has(key));
}
