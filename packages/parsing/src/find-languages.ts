import type { LanguageLevel } from '@counterpart/domain';
import type { ConceptHit } from './find-concepts.ts';
import { cuesWithin } from './polarity.ts';
import { hitsBetween } from './piece-window.ts';
import type { ReadText } from './read-text.ts';

/** A language with the level read beside it. */
export interface LanguageHit extends ConceptHit {
  readonly level: LanguageLevel | null;
}

/** Words between a language and a level that is behind it. */
const LEVEL_REACH = 8;
/** Words over which a level ahead of a list of languages holds. */
const LEAD_REACH = 30;

/**
 * Languages that are asked or known: a name of a language counts beside a word of knowing or a level, or in a list of
 * two; "the French market" does not. Levels before the languages hold for those that follow, otherwise for those before.
 */
export function findLanguages(read: ReadText, hits: readonly ConceptHit[]): readonly LanguageHit[] {
  const found: LanguageHit[] = [];
  const bySentence = new Map<number, ConceptHit[]>();
  for (const hit of hits) {
    const sentence = read.sentenceOf(hit.from);
    // Nederland is no form of Nederlands: a language counts only as it is written
    if (hit.concept.type !== 'LANGUAGE' || hit.quality !== 'exact' || sentence === undefined) continue;
    const list = bySentence.get(sentence.from);
    if (list === undefined) bySentence.set(sentence.from, [hit]);
    else list.push(hit);
  }
  for (const list of bySentence.values()) {
    const first = list[0];
    const sentence = first === undefined ? undefined : read.sentenceOf(first.from);
    if (first === undefined || sentence === undefined || sentence.section === 'company') continue;
    const levels = hitsBetween(read.cues.level, sentence.from, sentence.to);
    const hasExactLevel = levels.some(
      ({ from, to, value }) => to - from === 1 && read.pieces[from]?.key === value.toLowerCase(),
    );
    // "Engels is een plus", "le néerlandais est exigé": who asks for a language speaks of knowing it.
    const hasWord =
      cuesWithin(read.cues.languageWord, sentence) ||
      cuesWithin(read.cues.nice, sentence) ||
      cuesWithin(read.cues.required, sentence);
    // a line such as "Talen: Nederlands, Frans" or a CV's "Frans: goed"
    const isShortLine = sentence.to - sentence.from <= 4 * list.length && levels.length > 0;
    // "– Spanish or Portuguese": an item of a list that says nothing else
    const isItem = sentence.isItem && sentence.to - sentence.from <= 2 * list.length;
    if (
      !hasWord &&
      !hasExactLevel &&
      !isShortLine &&
      !isItem &&
      !(sentence.section === 'profile' && (list.length > 1 || sentence.required !== null))
    )
      continue;
    const leads = levels[0] !== undefined && levels[0].to <= first.from;
    for (const [at, hit] of list.entries()) {
      if (isOfOthers(read, sentence.from, hit.from)) continue;
      const next = list[at + 1]?.from ?? sentence.to;
      const behind = hitsBetween(levels, hit.to, hit.to + LEVEL_REACH + 1).filter(({ from }) => from >= hit.to);
      const level = leads
        ? hitsBetween(levels, hit.from - LEAD_REACH, hit.from)
            .filter(({ to }) => to <= hit.from)
            .at(-1)
        : (behind.find(({ from }) => from < next) ?? behind[0]);
      found.push({ ...hit, level: level?.value ?? null });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

/** "Many of our colleagues speak Portuguese", "la maggior parte dei clienti parla tedesco": nobody asks it. */
const OTHERS =
  /^(?:collega|collegas|colleagues|collegues|colleghi|colleghe|klanten|clients|customers|clienti|residents|bewoners|patients)$/;
const SPEAKS = /^(?:spreken|spreekt|speak|speaks|parlent|parle|parlano|parla)$/;
/** Words between those others and their language. */
const OTHERS_REACH = 5;

function isOfOthers(read: ReadText, from: number, at: number): boolean {
  const before = read.pieces.slice(Math.max(from, at - OTHERS_REACH), at);
  return before.some(({ key }) => OTHERS.test(key)) && before.some(({ key }) => SPEAKS.test(key));
}
