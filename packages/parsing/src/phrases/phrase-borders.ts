import type { ReadText } from '../structure/read-text.ts';
import { type SkillPhrase, SUBORDINATE } from './phrase-of.ts';
import { isAim } from './phrase-end.ts';
import { wordLists } from '../language/word-lists.ts';
import { genericWords } from './generic-words.ts';

/** Tokens that may be added to reach the border behind a phrase: "bouwt duurzame relaties | verder uit". */
const MOST_ADDED = 2;

/** What a phrase was found by: a verb of work, words that name what one knows, or its place in a list. */
export type PhraseOrigin = 'verb' | 'named' | 'thing';

/** The tokens between the borders around a phrase: punctuation, line ends and the ends of its sentence. */
export function stretchAround(read: ReadText, { from, to }: SkillPhrase): readonly [first: number, last: number] {
  const sentence = read.sentenceOf(from);
  let [first, last] = [from, to];
  while (first > (sentence?.from ?? 0) && read.tokens[first]?.followsBreak !== true) first--;
  while (last < (sentence?.to ?? read.tokens.length) && read.tokens[last]?.followsBreak !== true) last++;
  return [first, last];
}

/** Where a phrase ends, -1 when its end is missing; and whether the end of something else was cut off. */
export function endOf(
  read: ReadText,
  phrase: SkillPhrase,
  last: number,
  origin: PhraseOrigin,
): readonly [to: number, isCut: boolean] {
  const to = origin === 'named' ? phrase.to : borderBehind(read, phrase, last);
  if (origin === 'verb' || to === -1) return [to, false];
  const joined = joinedEnd(read, phrase.from, to, last);
  return joined === -1 ? [to, false] : [joined, true];
}

/**
 * Where a thing ends before "and" with something of another level behind it: "évaluation de l'impact fonctionnel | et
 * interprétation des données", "outils de maintenance | et des normes"; -1 where nothing such follows.
 */
function joinedEnd(read: ReadText, from: number, to: number, last: number): number {
  const { joiningWords, stopWords } = read.table;
  const keyAt = (at: number): string => read.tokens[at]?.key ?? '';
  for (let at = from + 1; at < to; at++) {
    if (!joiningWords.has(keyAt(at))) continue;
    const goesOn = at + 2 === to && to < last && stopWords.has(keyAt(to)) && !joiningWords.has(keyAt(to));
    if (goesOn || stopWords.has(keyAt(at + 1))) return at;
  }
  return -1;
}

/** Where the phrase really ends: at a border, or before a word that joins or leads on; -1 when its end is missing. */
function borderBehind(read: ReadText, phrase: SkillPhrase, last: number): number {
  const leadsOn = (at: number): boolean => {
    const key = read.tokens[at]?.key ?? '';
    return read.table.joiningWords.has(key) || read.table.stopWords.has(key) || SUBORDINATE.has(key) || isAim(read, at);
  };
  if (phrase.to >= last) return phrase.to;
  // "zet acties | uit": a particle before the border belongs to the verb
  const particles = wordLists(read.language).keys('phrase.particle');
  const isParticle = particles.has(read.tokens[phrase.to]?.key ?? '') && isBorder(read, phrase.to + 1, last);
  // "des produits en phase | de développement": the noun goes on
  const goesOn = wordLists(read.language)
    .keys('phrase.genitive')
    .has(read.tokens[phrase.to]?.key ?? '');
  if (leadsOn(phrase.to) && !isParticle && !goesOn) return phrase.to;
  // praise and small words at the end were left out on purpose
  const generic = genericWords(read.language);
  let behind = phrase.to;
  while (!isBorder(read, behind, last) && generic.has(read.tokens[behind]?.key ?? '')) behind++;
  if (isBorder(read, behind, last)) return phrase.to;
  for (let to = phrase.to + 1; to <= Math.min(last, phrase.to + MOST_ADDED); to++) {
    if (isBorder(read, to, last)) return to;
  }
  return -1;
}

function isBorder(read: ReadText, at: number, last: number): boolean {
  return at >= last || read.table.joiningWords.has(read.tokens[at]?.key ?? '');
}
