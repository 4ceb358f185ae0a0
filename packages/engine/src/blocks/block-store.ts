import type { IndexChange, StoredReader } from '@counterpart/search-port';
import { ALIVE, type DocumentColumns } from '../documents/document-columns.ts';
import { copyInSteps } from '../documents/copy-documents.ts';
import { GrowingDocuments } from '../documents/growing-documents.ts';
import { idBytes } from '../documents/id-bytes.ts';
import { readDigestInSteps } from '../digest/read-digest.ts';
import { type NumberedDocument, readDocumentInSteps } from '../documents/read-document.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import {
  type Block,
  BLOCK_SIZE,
  type BlockView,
  ClosedBlock,
  isWasteful,
  OpenBlock,
  postingsInSteps,
} from './block.ts';
import { DocumentPlaces } from './document-places.ts';

/** When blocks are closed and put together, in documents. */
export interface BlockSizes {
  /** An open block of this many is closed. */
  readonly open: number;
  /** Eight blocks make one of the next size, up to this many; at most BLOCK_SIZE. */
  readonly closed: number;
}

/** Going through more than a thousand documents one by one begins to show in a search: some tenths of a millisecond. */
export const BLOCK_SIZES: BlockSizes = { open: 1024, closed: BLOCK_SIZE };
/** Blocks of one size that make one of the next. */
const GROWTH = 8;
/** A block this full is left alone: documents die, so that eight blocks seldom fill the next to the brim. */
const FULL = 0.9;
/** Documents whose places are noted between two moments at which others may go first. */
const PLACED = 16_384;

/** What a search sees: the documents of one version of the index. */
export interface Moment {
  readonly blocks: readonly BlockView[];
  readonly version: number;
}

/**
 * The documents of an index in blocks. A change appends to the open block and marks what it replaces as dead from its version
 * on; closed blocks never change otherwise. Tidying makes new blocks beside the old ones, which then take their places at one
 * moment: whoever searches meanwhile goes on with those it began with.
 *
 *   changes → open block → closed block of 1,024 → (eight of them) of 8,192 → (eight) of 65,536
 */
export class BlockStore {
  readonly vocabulary: Vocabulary;
  readonly #sizes: BlockSizes;
  readonly #places = new DocumentPlaces();
  /** How many living documents have each property, by its number. */
  readonly #withProperty: number[] = [];
  #closed: readonly ClosedBlock[] = [];
  #open = new OpenBlock(0);
  #nextNumber = 1;
  #version = 0;

  constructor(vocabulary: Vocabulary, sizes: BlockSizes) {
    this.vocabulary = vocabulary;
    this.#sizes = sizes;
  }

  /** Number of living documents. */
  get size(): number {
    return this.#places.size;
  }

  /** Number of living documents that have a property. */
  countWith(property: string): number {
    return this.#withProperty[this.vocabulary.properties.names.find(property)] ?? 0;
  }

  /** The documents of now. */
  moment(): Moment {
    const blocks = [...this.#closed, this.#open].filter(({ length }) => length > 0);
    return { blocks: blocks.map((block) => block.view()), version: this.#version };
  }

  /**
   * Takes changes in, in order: a moment sees all of them or none, and none when one of them cannot be read. Reading them goes a
   * piece at a time, as a long document has a hundred thousand words; nobody sees what it only learns meanwhile.
   */
  *applyInSteps(changes: readonly IndexChange[], readStored: StoredReader): Generator<undefined, void> {
    const read: { readonly id: string; readonly document: NumberedDocument | null }[] = [];
    for (const change of changes) {
      if (change.op === 'remove') read.push({ id: change.id, document: null });
      else {
        const indexed = change.op === 'put' ? change.document : readStored(change.document);
        const document = yield* 'digest' in indexed
          ? readDigestInSteps(indexed, this.vocabulary)
          : readDocumentInSteps(indexed, this.vocabulary);
        read.push({ id: change.document.id, document });
      }
      yield;
    }
    const version = this.#version + 1;
    for (const { id, document } of read) {
      const bytes = idBytes(id);
      this.#remove(bytes, version, document === null);
      if (document === null) continue;
      this.#places.put(bytes, this.#open, this.#open.add(bytes, document));
      this.#countProperties(document.layout, 1);
    }
    this.#version = version;
  }

  #remove(id: Uint8Array, version: number, isForGood: boolean): void {
    const place = this.#places.find(id);
    if (place === undefined) return;
    const { block, slot } = place;
    this.#countProperties(block.layoutAt(slot), -1);
    block.remove(slot, version);
    if (isForGood) this.#places.remove(id);
  }

  /** Makes room for the places of that many documents. */
  expect(documents: number): void {
    this.#places.expect(documents);
  }

  /** Takes in a run of documents that were written to a snapshot; all of them are alive. */
  *restore(columns: DocumentColumns): Generator<undefined, void> {
    const block = new ClosedBlock(this.#takeNumber(), columns, yield* postingsInSteps(columns, this.vocabulary));
    for (const layout of columns.layouts) this.#countProperties(layout, 1);
    yield;
    this.#closed = [...this.#closed, block];
    for (let from = 0; from < columns.length; from += PLACED) {
      this.#places.putAll(block, columns, from, Math.min(columns.length, from + PLACED));
      yield;
    }
  }

  #countProperties(layout: number, by: number): void {
    for (const property of this.vocabulary.properties.ofLayout(layout)) {
      this.#withProperty[property] = (this.#withProperty[property] ?? 0) + by;
    }
  }

  /**
   * Closes the open block when it is full, clears dead documents away and puts small blocks together, a piece of work at a
   * time. No change may come in meanwhile.
   */
  *tidy(): Generator<undefined, void> {
    if (isWasteful(this.#open)) {
      const documents = yield* living([this.#open]);
      const before = this.#open;
      this.#open = new OpenBlock(this.#takeNumber(), documents);
      this.#place(this.#open, [before]);
    }
    if (this.#open.length >= this.#sizes.open) {
      const block = yield* this.#closedBlock(this.#open.documents);
      this.#exchange([], block);
      this.#places.forget(this.#open);
      this.#open = new OpenBlock(this.#takeNumber());
    }
    for (const block of this.#closed.filter(isWasteful)) yield* this.#rewrite([block]);
    for (let size = this.#sizes.open * GROWTH; size <= this.#sizes.closed; size *= GROWTH) {
      let count = 0;
      const together = this.#closed.filter(({ length, living: alive }) => {
        const fits = length < FULL * size && count + alive <= size;
        if (fits) count += alive;
        return fits;
      });
      if (together.length > 1 && count >= FULL * size) yield* this.#rewrite(together);
    }
  }

  /** Puts the living documents of blocks into one new block. */
  *#rewrite(blocks: readonly ClosedBlock[]): Generator<undefined, void> {
    this.#exchange(blocks, yield* this.#closedBlock(yield* living(blocks)));
  }

  *#closedBlock(documents: GrowingDocuments): Generator<undefined, ClosedBlock> {
    const columns = yield* documents.closedInSteps();
    return new ClosedBlock(this.#takeNumber(), columns, yield* postingsInSteps(columns, this.vocabulary));
  }

  #exchange(before: readonly ClosedBlock[], after: ClosedBlock): void {
    const kept = this.#closed.filter((block) => !before.includes(block));
    this.#closed = after.length === 0 ? kept : [...kept, after];
    this.#place(after, before);
  }

  /** From now on the living documents of a block are found there, and nothing is in those before it. */
  #place(block: Block, before: readonly Block[]): void {
    const { columns } = block.view();
    this.#places.putAll(block, columns, 0, columns.length);
    for (const each of before) this.#places.forget(each);
  }

  #takeNumber(): number {
    this.#nextNumber += 1;
    return this.#nextNumber - 1;
  }
}

/** Copies of the living documents of blocks. */
function* living(blocks: readonly Block[]): Generator<undefined, GrowingDocuments> {
  const documents = new GrowingDocuments();
  for (const block of blocks) {
    const { columns } = block.view();
    yield* copyInSteps(documents, columns, (slot) => columns.diedAt[slot] === ALIVE);
  }
  return documents;
}
