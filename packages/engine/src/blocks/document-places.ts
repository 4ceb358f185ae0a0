import { ALIVE, type DocumentColumns } from '../documents/document-columns.ts';
import { idHash } from '../documents/id-bytes.ts';
import type { Block } from './block.ts';

/** Where a document stands. */
export interface Place {
  readonly block: Block;
  readonly slot: number;
}

/** A place that no document is in, and one whose document was removed; others are the block's index × 2¹⁶ + slot, + 1. */
const FREE = 0;
const REMOVED = 0xffff_ffff;
const SLOT_BITS = 16;
const SLOTS = 0xffff;
/** Blocks of a table: the highest index makes no place that stands for a removed document. */
const MOST_BLOCKS = 0xffff;
const FIRST_ENTRIES = 64;
/** Parts of the table by the first bits of a hash, each of which grows by itself: moving a million entries at once takes 40 ms. */
const PARTS = 64;
const PART_SHIFT = 26;

/** One part of the table. */
interface Part {
  entries: Uint32Array;
  /** Entries that are not free: with a document, or whose document was removed. */
  taken: number;
  size: number;
}

/**
 * Finds documents by id: open hash tables of places over the ids, and their hashes, that the blocks hold anyway. A million documents
 * cost 8 MB, where a hash, a block and a slot for each took 25, and a Map of strings 200.
 */
export class DocumentPlaces {
  readonly #parts = Array.from({ length: PARTS }, (): Part => ({
    entries: new Uint32Array(FIRST_ENTRIES),
    taken: 0,
    size: 0,
  }));
  /** By index, which another block gets when one is forgotten. */
  readonly #blocks: (Block | undefined)[] = [];
  readonly #indexes = new Map<Block, number>();
  #size = 0;

  /** Number of documents. */
  get size(): number {
    return this.#size;
  }

  /** Makes room for that many documents at once, which growing by doubling would move again and again. */
  expect(documents: number): void {
    for (const part of this.#parts) {
      let { length } = part.entries;
      while ((part.taken + documents / PARTS) * 3 > length * 2) length *= 2;
      if (length > part.entries.length) this.#moveTo(part, length);
    }
  }

  /** Where the document with an id stands; the id in UTF-8. */
  find(id: Uint8Array): Place | undefined {
    const hash = idHash(id);
    const { entries } = this.#partOf(hash);
    return this.#placeOf(entries[this.#entryOf(entries, hash, id, 0, id.length)] ?? FREE);
  }

  /** Takes a document out. */
  remove(id: Uint8Array): void {
    const hash = idHash(id);
    const part = this.#partOf(hash);
    const at = this.#entryOf(part.entries, hash, id, 0, id.length);
    if (part.entries[at] === FREE) return;
    part.entries[at] = REMOVED;
    part.size -= 1;
    this.#size -= 1;
  }

  /** From now on a document is found in that slot of a block. */
  put(id: Uint8Array, block: Block, slot: number): void {
    this.#put(idHash(id), id, 0, id.length, this.#indexOf(block), slot);
  }

  /** From now on the living documents of a block, from `from` to `end`, are found there. */
  putAll(block: Block, { idStarts, idBytes, idHashes, diedAt }: DocumentColumns, from: number, end: number): void {
    const index = this.#indexOf(block);
    for (let slot = from; slot < end; slot += 1) {
      if (diedAt[slot] !== ALIVE) continue;
      this.#put(idHashes[slot] ?? 0, idBytes, idStarts[slot] ?? 0, idStarts[slot + 1] ?? 0, index, slot);
    }
  }

  /** Forgets a block whose documents are found elsewhere by now. */
  forget(block: Block): void {
    const index = this.#indexes.get(block);
    if (index === undefined) return;
    this.#indexes.delete(block);
    this.#blocks[index] = undefined;
  }

  #indexOf(block: Block): number {
    const known = this.#indexes.get(block);
    if (known !== undefined) return known;
    const unused = this.#blocks.indexOf(undefined);
    const index = unused < 0 ? this.#blocks.length : unused;
    if (index >= MOST_BLOCKS) throw new RangeError('an index has too many blocks');
    this.#blocks[index] = block;
    this.#indexes.set(block, index);
    return index;
  }

  #placeOf(entry: number): Place | undefined {
    if (entry === FREE || entry === REMOVED) return undefined;
    const block = this.#blocks[(entry - 1) >>> SLOT_BITS];
    return block === undefined ? undefined : { block, slot: (entry - 1) & SLOTS };
  }

  #partOf(hash: number): Part {
    // there are as many parts as those bits have values
    return this.#parts[hash >>> PART_SHIFT] as Part;
  }

  #put(hash: number, id: Uint8Array, start: number, end: number, index: number, slot: number): void {
    const part = this.#partOf(hash);
    let at = this.#entryOf(part.entries, hash, id, start, end);
    if (part.entries[at] === FREE) {
      if ((part.taken + 1) * 3 > part.entries.length * 2) {
        this.#makeRoom(part);
        at = this.#entryOf(part.entries, hash, id, start, end);
      }
      part.taken += 1;
      part.size += 1;
      this.#size += 1;
    }
    part.entries[at] = ((index << SLOT_BITS) | slot) + 1;
  }

  /** The entry of an id, or the free one where it would stand. */
  #entryOf(entries: Uint32Array, hash: number, id: Uint8Array, start: number, end: number): number {
    const mask = entries.length - 1;
    for (let at = hash & mask; ; at = (at + 1) & mask) {
      const entry = entries[at] ?? FREE;
      if (entry === FREE || (entry !== REMOVED && this.#isId(entry, hash, id, start, end))) return at;
    }
  }

  #isId(entry: number, hash: number, id: Uint8Array, start: number, end: number): boolean {
    const ids = this.#blocks[(entry - 1) >>> SLOT_BITS]?.ids();
    const slot = (entry - 1) & SLOTS;
    if (ids === undefined || ids.idHashes[slot] !== hash) return false;
    const { idStarts, idBytes } = ids;
    const first = idStarts[slot] ?? 0;
    if ((idStarts[slot + 1] ?? 0) - first !== end - start) return false;
    for (let i = start; i < end; i += 1) if (idBytes[first + i - start] !== id[i]) return false;
    return true;
  }

  /** Twice the room, or the same without what was removed. */
  #makeRoom(part: Part): void {
    const isFull = part.size * 3 > part.entries.length;
    this.#moveTo(part, isFull ? part.entries.length * 2 : part.entries.length);
  }

  #moveTo(part: Part, length: number): void {
    const entries = new Uint32Array(length);
    const mask = length - 1;
    let taken = 0;
    for (const entry of part.entries) {
      if (entry === FREE || entry === REMOVED) continue;
      const hash = this.#blocks[(entry - 1) >>> SLOT_BITS]?.ids().idHashes[(entry - 1) & SLOTS] ?? 0;
      let at = hash & mask;
      while (entries[at] !== FREE) at = (at + 1) & mask;
      entries[at] = entry;
      taken += 1;
    }
    part.entries = entries;
    part.taken = taken;
  }
}
