import type { DocumentColumns } from '../documents/document-columns.ts';
import { hasBit } from '../kernels/slot-bits.ts';
import { similarityOf } from '../query/item-outcome.ts';
import { type KeywordPostings, NO_SOLE_TEXT } from '../blocks/word-postings.ts';
import type { CountedKeyword } from './counted-groups.ts';

/** Documents that are looked at for words between two moments at which others may go first. */
const STRETCH = 4096;

/** Documents that may have a keyword, and what the sum of each reaches by it at least; 0 where that is not looked for. */
export interface KeywordFloors {
  readonly slots: Uint16Array;
  readonly floors: Float64Array;
}

/** Works out what documents with a bit in `open` (all, where it is null) reach by keywords of a group from the sums before it. */
export function* keywordFloorsInSteps(
  keywords: readonly CountedKeyword[],
  words: KeywordPostings,
  share: number,
  columns: DocumentColumns,
  sums: Float64Array,
  open: Uint32Array | null,
): Generator<undefined, readonly KeywordFloors[]> {
  const found: KeywordFloors[] = [];
  const { soleKinds } = words;
  const { languages } = columns;
  for (const { matcher, valueOf } of keywords) {
    for (const { slots, word } of matcher.candidates(words)) {
      const { isAll, similarities } = matcher.soleText(word);
      const added = Float64Array.from(similarities, (similarity) => share * valueOf(similarity));
      const floors = new Float64Array(slots.length);
      for (let from = 0; from < slots.length; from += STRETCH) {
        const end = Math.min(slots.length, from + STRETCH);
        for (let i = from; i < end; i += 1) {
          const slot = slots[i] ?? 0;
          if (open !== null && !hasBit(open, slot)) continue;
          const kind = soleKinds[slot] ?? NO_SOLE_TEXT;
          const sum = sums[slot] ?? 0;
          if (kind !== NO_SOLE_TEXT && isAll[languages[slot] ?? 0] === 1) floors[i] = sum + (added[kind - 1] ?? 0);
          else floors[i] = sum + share * valueOf(similarityOf(matcher.outcomeAt(columns, slot, word)));
        }
        yield;
      }
      found.push({ slots, floors });
    }
  }
  return found;
}

/** Raises sums to what keywords have them reach. */
export function raiseToKeywords(found: readonly KeywordFloors[], sums: Float64Array): void {
  for (const { slots, floors } of found) {
    for (let i = 0; i < slots.length; i += 1) {
      const [slot, floor] = [slots[i] ?? 0, floors[i] ?? 0];
      if (floor > (sums[slot] ?? 0)) sums[slot] = floor;
    }
  }
}
