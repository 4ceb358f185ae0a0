import type { ConceptEvidence } from '@counterpart/domain';
import { levelNumber, SOURCE_CLASSES, sourceClassOf } from '@counterpart/scoring';
import { ClassColumn } from './class-column.ts';
import type { IndexedRecord } from './indexed-record.ts';
import { OLDEST_YEAR, PostingList, SlotList, TIMELESS } from './posting-list.ts';
import { type AllValueClasses, changesByDay, VALUE_ASPECTS, type ValueAspect } from './value-classes.ts';

/** Documents in a block: slots fit 16 bits, and a query's accumulators stay in the cache (measured, engine.md). */
export const BLOCK_SIZE = 65_536;
/** Fewer dead slots than this cost less than making the block anew. */
const FEWEST_DEAD = 64;
/** The day of columns that no day changes. */
const ANY_DAY = { asOfDay: 0, asOfMonth: 0 };

/**
 * A run of documents and the postings over them. Documents are only appended; a replaced or removed one is marked dead
 * and dropped when the block is made anew.
 */
export class Block {
  readonly records: (IndexedRecord | null)[];
  readonly concepts: Map<number, PostingList>;
  readonly stems: Map<number, SlotList>;
  readonly labels: Map<string, SlotList>;
  readonly #columns = new Map<ValueAspect, ClassColumn>();
  living = 0;

  /** An empty block, or the documents that another one holds now. */
  constructor(source?: Block) {
    this.records = source === undefined ? [] : [...source.records];
    // postings of documents that come later point beyond its end, and nothing reads there
    this.concepts = source?.concepts ?? new Map<number, PostingList>();
    this.stems = source?.stems ?? new Map<number, SlotList>();
    this.labels = source?.labels ?? new Map<string, SlotList>();
    this.living = source?.living ?? 0;
  }

  get length(): number {
    return this.records.length;
  }

  get isFull(): boolean {
    return this.length >= BLOCK_SIZE;
  }

  /** Whether more than half of it is dead, so that every search pays double. */
  get isWasteful(): boolean {
    const dead = this.length - this.living;
    return dead >= FEWEST_DEAD && dead > this.living;
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
    for (const { stems } of record.texts) for (const stem of stems) push(this.stems, stem, slot);
    for (const { key } of record.labels) push(this.labels, key, slot);
    return slot;
  }

  /** Marks a document dead: it is in no answer from now on. */
  remove(slot: number): void {
    if (this.records[slot] === null || this.records[slot] === undefined) return;
    this.records[slot] = null;
    this.living -= 1;
  }

  /** The classes of its documents in a value aspect. */
  classColumn(aspect: ValueAspect): ClassColumn {
    let column = this.#columns.get(aspect);
    if (column === undefined) this.#columns.set(aspect, (column = new ClassColumn(aspect)));
    return column;
  }

  /** Puts its documents into their classes in the aspects that no day changes, so that the first query need not. */
  classify(values: AllValueClasses): void {
    for (const aspect of VALUE_ASPECTS) {
      if (!changesByDay(aspect)) this.classColumn(aspect).upTo(this.records, values[aspect], ANY_DAY);
    }
  }

  /** The same living documents in a new block, in the same order. */
  compacted(): Block {
    const block = new Block();
    const slotOf = new Int32Array(this.length).fill(-1);
    for (const [slot, record] of this.records.entries()) {
      if (record === null) continue;
      slotOf[slot] = block.records.length;
      block.records.push(record);
    }
    block.living = block.records.length;
    for (const [concept, list] of this.concepts) {
      const kept = list.moved(slotOf);
      if (kept.length > 0) block.concepts.set(concept, kept);
    }
    for (const [stem, list] of this.stems) keep(block.stems, stem, list.moved(slotOf));
    for (const [label, list] of this.labels) keep(block.labels, label, list.moved(slotOf));
    return block;
  }
}

function push<Key>(postings: Map<Key, SlotList>, key: Key, slot: number): void {
  let list = postings.get(key);
  if (list === undefined) postings.set(key, (list = new SlotList()));
  list.push(slot);
}

function keep<Key>(postings: Map<Key, SlotList>, key: Key, list: SlotList): void {
  if (list.slots.length > 0) postings.set(key, list);
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
    const year = endYear === null ? TIMELESS : Math.max(OLDEST_YEAR, Math.min(TIMELESS - 1, endYear));
    strongest.set(key, Math.max(year, strongest.get(key) ?? OLDEST_YEAR));
  }
  return strongest;
}
