import { ALIVE, type DocumentColumns } from '../documents/document-columns.ts';
import { idHash } from '../documents/id-bytes.ts';
import type { Block } from './block.ts';

/** Where a document stands. */
export interface Place {
  readonly block: Block;
  readonly slot: number;
}

/** Numbers of an entry: hash of the id, number of the block + 1, slot. */
const ENTRY = 3;
const FIRST_ENTRIES = 64;
/** Stands in place of a block's number where a document was removed. */
const REMOVED = 0xffff_ffff;

/**
 * Finds documents by id: an open hash table of plain numbers over the ids that the blocks hold anyway. A million documents
 * cost 24 MB and some 20 ms after a restart, where a Map of strings took 0.2 kB and a microsecond each.
 */
export class DocumentPlaces {
  #entries = new Uint32Array(FIRST_ENTRIES * ENTRY);
  /** Entries that are not free: with a document, or whose document was removed. */
  #taken = 0;
  readonly #blocks = new Map<number, Block>();
  #size = 0;

  /** Number of documents. */
  get size(): number {
    return this.#size;
  }

  /** Makes room for that many documents at once, which growing by doubling would move again and again. */
  expect(documents: number): void {
    let length = this.#entries.length;
    while ((this.#taken + documents) * ENTRY * 3 > length * 2) length *= 2;
    if (length > this.#entries.length) this.#moveTo(length);
  }

  /** Where the document with an id stands; the id in UTF-8. */
  find(id: Uint8Array): Place | undefined {
    const at = this.#entryOf(idHash(id), id, 0, id.length);
    const block = this.#blocks.get((this.#entries[at + 1] ?? 0) - 1);
    return block === undefined ? undefined : { block, slot: this.#entries[at + 2] ?? 0 };
  }

  /** Takes a document out. */
  remove(id: Uint8Array): void {
    const at = this.#entryOf(idHash(id), id, 0, id.length);
    const known = this.#entries[at + 1] ?? 0;
    if (known === 0) return;
    this.#entries[at + 1] = REMOVED;
    this.#size -= 1;
  }

  /** From now on a document is found in that slot of a block. */
  put(id: Uint8Array, block: Block, slot: number): void {
    this.#blocks.set(block.number, block);
    this.#put(idHash(id), id, 0, id.length, block, slot);
  }

  /** From now on the living documents of a block, from `from` to `end`, are found there. */
  putAll(block: Block, { idStarts, idBytes, idHashes, diedAt }: DocumentColumns, from: number, end: number): void {
    this.#blocks.set(block.number, block);
    for (let slot = from; slot < end; slot += 1) {
      if (diedAt[slot] !== ALIVE) continue;
      this.#put(idHashes[slot] ?? 0, idBytes, idStarts[slot] ?? 0, idStarts[slot + 1] ?? 0, block, slot);
    }
  }

  /** Forgets a block whose documents are found elsewhere by now. */
  forget(block: Block): void {
    this.#blocks.delete(block.number);
  }

  #put(hash: number, id: Uint8Array, start: number, end: number, block: Block, slot: number): void {
    let at = this.#entryOf(hash, id, start, end);
    if (this.#entries[at + 1] === 0) {
      if ((this.#taken + 1) * ENTRY * 3 > this.#entries.length * 2) {
        this.#makeRoom();
        at = this.#entryOf(hash, id, start, end);
      }
      this.#taken += 1;
      this.#size += 1;
    }
    this.#entries[at] = hash;
    this.#entries[at + 1] = block.number + 1;
    this.#entries[at + 2] = slot;
  }

  /** The entry of an id, or the free one where it would stand. */
  #entryOf(hash: number, id: Uint8Array, start: number, end: number): number {
    const entries = this.#entries;
    const mask = entries.length / ENTRY - 1;
    let place = hash & mask;
    for (;;) {
      const at = place * ENTRY;
      const known = entries[at + 1] ?? 0;
      if (known === 0) return at;
      if (known !== REMOVED && entries[at] === hash && this.#isId(known - 1, entries[at + 2] ?? 0, id, start, end))
        return at;
      place = (place + 1) & mask;
    }
  }

  #isId(number: number, slot: number, id: Uint8Array, start: number, end: number): boolean {
    const ids = this.#blocks.get(number)?.ids();
    if (ids === undefined) return false;
    const { idStarts, idBytes } = ids;
    const first = idStarts[slot] ?? 0;
    if ((idStarts[slot + 1] ?? 0) - first !== end - start) return false;
    for (let i = start; i < end; i += 1) if (idBytes[first + i - start] !== id[i]) return false;
    return true;
  }

  /** Twice the room, or the same without what was removed. */
  #makeRoom(): void {
    const isFull = this.#size * ENTRY * 3 > this.#entries.length;
    this.#moveTo(isFull ? this.#entries.length * 2 : this.#entries.length);
  }

  #moveTo(length: number): void {
    const before = this.#entries;
    this.#entries = new Uint32Array(length);
    const mask = this.#entries.length / ENTRY - 1;
    this.#taken = 0;
    for (let i = 0; i < before.length; i += ENTRY) {
      const known = before[i + 1] ?? 0;
      if (known === 0 || known === REMOVED) continue;
      let place = (before[i] ?? 0) & mask;
      while (this.#entries[place * ENTRY + 1] !== 0) place = (place + 1) & mask;
      // one by one: a piece of an array is an object
      this.#entries[place * ENTRY] = before[i] ?? 0;
      this.#entries[place * ENTRY + 1] = known;
      this.#entries[place * ENTRY + 2] = before[i + 2] ?? 0;
      this.#taken += 1;
    }
  }
}
