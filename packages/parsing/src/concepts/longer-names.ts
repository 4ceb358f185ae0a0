import type { Language } from '@counterpart/domain';
import { wordLists } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';
import { hitsBetween } from '../tokens/hits-between.ts';
import { type PhraseHit, PhraseTable } from '../tokens/phrase-table.ts';
import { tokensOf } from '../tokens/text-tokens.ts';
import type { ConceptMention } from './find-concepts.ts';

/** A longer name: tokens `from` to `to` (exclusive); `value` of its words say what they say anywhere. */
export type LongerName = PhraseHit<number>;

const compiled = new Map<Language, PhraseTable<number>>();

function tableOf(language: Language): PhraseTable<number> {
  let table = compiled.get(language);
  if (table === undefined) {
    compiled.set(language, (table = new PhraseTable()));
    for (const phrase of wordLists(language).phrases('name.longer')) {
      const [before = '', name] = phrase.split(' | ');
      if (name === undefined) table.add(before, 0);
      else table.add(`${before} ${name}`, tokensOf(before).length);
    }
  }
  return table;
}

/** Longer names of other things in a text, none inside another: "test management | tool". */
export function longerNames({ tokens, language }: ReadText): readonly LongerName[] {
  let end = 0;
  return tableOf(language)
    .find(tokens)
    .filter((hit, at, hits) => {
      // the longest of those that begin at one word comes last
      if (hit.to <= end || hits[at + 1]?.from === hit.from) return false;
      end = hit.to;
      return true;
    });
}

/**
 * Whether a mention is only a part of such a name, or runs into one: "| solid work | ethic" is no program, nor does
 * "| international travel | arrangements" ask anybody to travel. A label that holds the whole name says more, and a
 * "| night shift | manager" works at night.
 */
export function isOfLongerName(
  names: readonly LongerName[],
  { from, to, concept, quality }: Pick<ConceptMention, 'from' | 'to' | 'concept' | 'quality'>,
): boolean {
  const mayRunInto = concept.kind !== 'shift' || quality === 'roots';
  return hitsBetween(names, from, to).some(
    (name) =>
      name.to >= to &&
      (name.from < from || name.to > to) &&
      name.from + name.value < to &&
      (mayRunInto || name.from <= from),
  );
}
