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
/** Parts of the table by the first bits of a hash, each of which grows by itself: moving a million entries at once takes 40 ms. */
const PARTS = 16;
const PART_SHIFT = 28;

/** One part of the table. */
interface Part {
  entries: Uint32Array;
  /** Entries that are not free: with a document, or whose document was removed. */
  taken: number;
  size: number;
}

/**
 * Finds documents by id: open hash tables of plain numbers over the ids that the blocks hold anyway. A million documents
 * cost 24 MB and some 20 ms after a restart, where a Map of strings took 0.2 kB and a microsecond each.
 */
export class DocumentPlaces {
  readonly #parts = Array.from({ length: PARTS }, (): Part => ({
    entries: new Uint32Array(FIRST_ENTRIES * ENTRY),
    taken: 0,
    size: 0,
  }));
  readonly #blocks = new Map<number, Block>();
  #size = 0;

  /** Number of documents. */
  get size(): number {
    return this.#size;
  }

  /** Makes room for that many documents at once, which growing by doubling would move again and again. */
  expect(documents: number): void {
    for (const part of this.#parts) {
      let length = part.entries.length;
      while ((part.taken + documents / PARTS) * ENTRY * 3 > length * 2) length *= 2;
      if (length > part.entries.length) moveTo(part, length);
    }
  }

  /** Where the document with an id stands; the id in UTF-8. */
  find(id: Uint8Array): Place | undefined {
    const hash = idHash(id);
    const { entries } = this.#partOf(hash);
    const at = this.#entryOf(entries, hash, id, 0, id.length);
    const block = this.#blocks.get((entries[at + 1] ?? 0) - 1);
    return block === undefined ? undefined : { block, slot: entries[at + 2] ?? 0 };
  }

  /** Takes a document out. */
  remove(id: Uint8Array): void {
    const hash = idHash(id);
    const part = this.#partOf(hash);
    const at = this.#entryOf(part.entries, hash, id, 0, id.length);
    const known = part.entries[at + 1] ?? 0;
    if (known === 0) return;
    part.entries[at + 1] = REMOVED;
    part.size -= 1;
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

  #partOf(hash: number): Part {
    // there are as many parts as those bits have values
    return this.#parts[hash >>> PART_SHIFT] as Part;
  }

  #put(hash: number, id: Uint8Array, start: number, end: number, block: Block, slot: number): void {
    const part = this.#partOf(hash);
    let at = this.#entryOf(part.entries, hash, id, start, end);
    if (part.entries[at + 1] === 0) {
      if ((part.taken + 1) * ENTRY * 3 > part.entries.length * 2) {
        makeRoom(part);
        at = this.#entryOf(part.entries, hash, id, start, end);
      }
      part.taken += 1;
      part.size += 1;
      this.#size += 1;
    }
    part.entries[at] = hash;
    part.entries[at + 1] = block.number + 1;
    part.entries[at + 2] = slot;
  }

  /** The entry of an id, or the free one where it would stand. */
  #entryOf(entries: Uint32Array, hash: number, id: Uint8Array, start: number, end: number): number {
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
}

/** Twice the room, or the same without what was removed. */
function makeRoom(part: Part): void {
  const isFull = part.size * ENTRY * 3 > part.entries.length;
  moveTo(part, isFull ? part.entries.length * 2 : part.entries.length);
}

function moveTo(part: Part, length: number): void {
  const before = part.entries;
  const entries = new Uint32Array(length);
  const mask = length / ENTRY - 1;
  let taken = 0;
  for (let i = 0; i < before.length; i += ENTRY) {
    const known = before[i + 1] ?? 0;
    if (known === 0 || known === REMOVED) continue;
    let place = (before[i] ?? 0) & mask;
    while (entries[place * ENTRY + 1] !== 0) place = (place + 1) & mask;
    // one by one: a piece of an array is an object
    entries[place * ENTRY] = before[i] ?? 0;
    entries[place * ENTRY + 1] = known;
    entries[place * ENTRY + 2] = before[i + 2] ?? 0;
    taken += 1;
  }
  part.entries = entries;
  part.taken = taken;
}
