import type { DocumentColumns } from '../documents/document-columns.ts';
import { hasBit } from '../kernels/slot-bits.ts';
import { similarityOf } from '../query/item-outcome.ts';
import { type KeywordPostings, NO_SOLE_TEXT } from '../blocks/word-postings.ts';
import type { CountedKeyword } from './counted-groups.ts';

/** Documents that are looked at for words between two moments at which others may go first. */
const STRETCH = 4096;

/** Documents that may have a keyword, and what the sum of each reaches by it at least; one list for a search, made anew for each group. */
export class KeywordFloors {
  #slots = new Uint16Array(STRETCH);
  #floors = new Float64Array(STRETCH);
  #count = 0;

  /** Works out what documents with a bit in `open` (all, where it is null) reach by keywords of a group from the sums before it. */
  *findInSteps(
    keywords: readonly CountedKeyword[],
    words: KeywordPostings,
    share: number,
    columns: DocumentColumns,
    sums: Float64Array,
    open: Uint32Array | null,
  ): Generator<undefined, void> {
    this.#count = 0;
    const { soleKinds } = words;
    const { languages } = columns;
    for (const { matcher, valueOf } of keywords) {
      for (const { slots, word } of matcher.candidates(words)) {
        const { isAll, similarities } = matcher.soleText(word);
        const added = Float64Array.from(similarities, (similarity) => share * valueOf(similarity));
        this.#expect(slots.length);
        const [found, floors] = [this.#slots, this.#floors];
        let count = this.#count;
        for (let from = 0; from < slots.length; from += STRETCH) {
          const end = Math.min(slots.length, from + STRETCH);
          for (let i = from; i < end; i += 1) {
            const slot = slots[i] ?? 0;
            if (open !== null && !hasBit(open, slot)) continue;
            const kind = soleKinds[slot] ?? NO_SOLE_TEXT;
            const sum = sums[slot] ?? 0;
            found[count] = slot;
            if (kind !== NO_SOLE_TEXT && isAll[languages[slot] ?? 0] === 1) {
              floors[count] = sum + (added[kind - 1] ?? 0);
            } else floors[count] = sum + share * valueOf(similarityOf(matcher.outcomeAt(columns, slot, word)));
            count += 1;
          }
          yield;
        }
        this.#count = count;
      }
    }
  }

  /** Raises sums to what keywords have them reach, and forgets them. */
  raise(sums: Float64Array): void {
    const [slots, floors] = [this.#slots, this.#floors];
    for (let i = 0; i < this.#count; i += 1) {
      const [slot, floor] = [slots[i] ?? 0, floors[i] ?? 0];
      if (floor > (sums[slot] ?? 0)) sums[slot] = floor;
    }
    this.#count = 0;
  }

  /** Makes room for that many more. */
  #expect(more: number): void {
    if (this.#count + more <= this.#slots.length) return;
    const [slots, floors] = [this.#slots, this.#floors];
    const length = Math.max(this.#count + more, 2 * slots.length);
    this.#slots = new Uint16Array(length);
    this.#floors = new Float64Array(length);
    this.#slots.set(slots);
    this.#floors.set(floors);
  }
}
