import type { DocumentColumns } from '../documents/document-columns.ts';
import { hasBit } from '../kernels/slot-bits.ts';
import { similarityOf } from '../query/item-outcome.ts';
import type { KeywordPostings } from '../blocks/word-postings.ts';
import type { CountedKeyword } from './counted-groups.ts';

/** Documents that are looked at for words between two moments at which others may go first. */
const STRETCH = 4096;
/** What a sum that is not raised reaches at least. */
const NOTHING = -1;

/** Documents that may have a keyword, and what the sum of each reaches by it at least. */
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
  for (const { matcher, valueOf } of keywords) {
    for (const { slots, word } of matcher.candidates(words)) {
      const floors = new Float64Array(slots.length).fill(NOTHING);
      for (const [i, slot] of slots.entries()) {
        if (i % STRETCH === STRETCH - 1) yield;
        if (open !== null && !hasBit(open, slot)) continue;
        floors[i] = (sums[slot] ?? 0) + share * valueOf(similarityOf(matcher.outcomeAt(columns, slot, word)));
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
