import type { ConceptEvidence } from '@counterpart/domain';
import { levelNumber, SOURCE_CLASSES, sourceClassOf } from '@counterpart/scoring';
import type { IndexedRecord } from './indexed-record.ts';
import { PostingList, TIMELESS } from './posting-list.ts';

/** Documents in a block: slots fit 16 bits, and a query's accumulators stay in the cache (measured, engine.md). */
export const BLOCK_SIZE = 65_536;

/** Slots of the documents that have a stem or a label, without repetition. */
class SlotList {
  readonly slots: number[] = [];

  push(slot: number): void {
    if (this.slots.at(-1) !== slot) this.slots.push(slot);
  }
}

/**
 * A run of documents and the postings over them. Documents are only appended; a replaced or removed one is marked dead
 * and dropped when the block is made anew.
 */
export class Block {
  readonly records: (IndexedRecord | null)[] = [];
  readonly concepts = new Map<number, PostingList>();
  readonly stems = new Map<number, SlotList>();
  readonly labels = new Map<string, SlotList>();
  living = 0;

  get length(): number {
    return this.records.length;
  }

  get isFull(): boolean {
    return this.length >= BLOCK_SIZE;
  }

  /** Appends a document and answers its slot. */
  add(record: IndexedRecord, evidence: readonly ConceptEvidence[], numberOf: (conceptId: string) => number): number {
    const slot = this.length;
    this.records.push(record);
    this.living += 1;
    for (const [key, year] of strongestEvidence(evidence, numberOf)) {
      const concept = Math.floor(key / 256);
      let list = this.concepts.get(concept);
      if (list === undefined) this.concepts.set(concept, (list = new PostingList()));
      list.push(slot, key % 256, year);
    }
    for (const { stems } of record.texts) for (const stem of stems) this.#push(this.stems, stem, slot);
    for (const { key } of record.labels) this.#push(this.labels, key, slot);
    return slot;
  }

  /** Marks a document dead: it is in no answer from now on. */
  remove(slot: number): void {
    if (this.records[slot] === null || this.records[slot] === undefined) return;
    this.records[slot] = null;
    this.living -= 1;
  }

  #push<Key>(postings: Map<Key, SlotList>, key: Key, slot: number): void {
    let list = postings.get(key);
    if (list === undefined) postings.set(key, (list = new SlotList()));
    list.push(slot);
  }
}

/**
 * The evidence of a document without what a stronger piece covers: of one concept, source class and level only the
 * latest year counts, as strength never rises with age. Keyed concept × 256 + level × 16 + class.
 */
function strongestEvidence(
  evidence: readonly ConceptEvidence[],
  numberOf: (conceptId: string) => number,
): ReadonlyMap<number, number> {
  const strongest = new Map<number, number>();
  for (const { conceptId, source, endYear, level } of evidence) {
    const sourceClass = SOURCE_CLASSES.indexOf(sourceClassOf(source));
    const key = numberOf(conceptId) * 256 + (levelNumber(level) ?? 0) * 16 + sourceClass;
    const year = endYear === null ? TIMELESS : Math.max(-32_768, Math.min(TIMELESS - 1, endYear));
    strongest.set(key, Math.max(year, strongest.get(key) ?? -32_768));
  }
  return strongest;
}
