import type { Language } from '@counterpart/domain';
import { type PhraseHit, PhraseTable } from '../tokens/phrase-table.ts';
import { type Token, tokensOf } from '../tokens/text-tokens.ts';
import { wordLists } from './word-lists.ts';

/** A longer name: tokens `from` to `to` (exclusive); the first `value` of its words say what they say anywhere. */
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
export function longerNames(tokens: readonly Token[], language: Language): readonly LongerName[] {
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
