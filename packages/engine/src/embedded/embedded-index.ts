import { setImmediate } from 'node:timers/promises';
import type {
  IndexChange,
  SearchCapabilities,
  SearchIndex,
  SearchOptions,
  SearchPage,
  SearchSnapshots,
  SearchView,
  StoredReader,
  TermBucket,
  TermOptions,
} from '@counterpart/search-port';
import type { CompiledQuery } from '@counterpart/scoring';
import { BLOCK_SIZES, type BlockSizes, BlockStore, type Moment } from '../blocks/block-store.ts';
import { DIGEST_FORMAT } from '../digest/write-digest.ts';
import { hasId, idBytes, idHash } from '../documents/id-bytes.ts';
import { prefixesOf, termCounts } from '../properties/term-counts.ts';
import { companionsOf } from '../search/companions.ts';
import { type KeptBetweenSearches, nothingKept } from '../search/kept-between-searches.ts';
import { DOCUMENT_COST, type RankedPage, runSearch } from '../search/run-search.ts';
import { readSnapshot } from '../snapshot/read-snapshot.ts';
import { snapshotPieces } from '../snapshot/write-snapshot.ts';
import { emptyVocabulary } from '../vocabulary/vocabulary.ts';

/** What an index in the memory of this process can do, in whichever thread. */
export const EMBEDDED_CAPABILITIES: SearchCapabilities = {
  holdsRecords: false,
  sortsByProperty: true,
  isPersistent: false,
  digestFormat: DIGEST_FORMAT,
};
/** How long the event loop is kept at a time, in milliseconds. */
const SLICE_MS = 4;
/** How long a search that nobody waits for leaves the process to others before its next piece, in milliseconds. */
const GIVE_WAY_MS = 40;

/** How an index is built and searched; tests make blocks small and force each way of scoring. */
export interface EmbeddedIndexOptions {
  /** Lets other work of the process go first during a long search. */
  readonly pause?: () => Promise<void>;
  readonly sizes?: BlockSizes;
  /** How many postings answering one document from its own entries is reckoned at. */
  readonly documentCost?: number;
  /** Reads documents that are handed over as their store keeps them; without it they are refused. */
  readonly readStored?: StoredReader;
}

const refuseStored: StoredReader = ({ id }) => {
  throw new TypeError(`nothing reads what the store keeps of ${id}`);
};

/** What one thread searches: blocks of documents in its memory, fed from the store. */
export class EmbeddedIndex implements SearchIndex {
  readonly capabilities = EMBEDDED_CAPABILITIES;
  readonly #pause: () => Promise<void>;
  readonly #sizes: BlockSizes;
  readonly #documentCost: number;
  readonly #readStored: StoredReader;
  #documents: BlockStore;
  #kept: KeptBetweenSearches;
  /** Searches under way that somebody waits for. */
  #awaited = 0;
  /** The change that is being taken in; the next one waits for it. */
  #writing: Promise<void> = Promise.resolve();

  constructor({
    pause = setImmediate,
    sizes = BLOCK_SIZES,
    documentCost = DOCUMENT_COST,
    readStored = refuseStored,
  }: EmbeddedIndexOptions) {
    this.#readStored = readStored;
    this.#pause = pause;
    this.#sizes = sizes;
    this.#documentCost = documentCost;
    this.#documents = new BlockStore(emptyVocabulary(), sizes);
    this.#kept = nothingKept(this.#documents.vocabulary);
  }

  apply(changes: readonly IndexChange[]): Promise<void> {
    const written = this.#applyAfter(this.#writing, changes);
    this.#writing = written.catch(() => undefined);
    return written;
  }

  async #applyAfter(before: Promise<void>, changes: readonly IndexChange[]): Promise<void> {
    await before;
    await this.#inSlices(this.#documents.applyInSteps(changes, this.#readStored));
    await this.#inSlices(this.#documents.tidy());
  }

  /** Bytes of all documents, made in slices between which changes and searches go on. */
  readonly snapshots: SearchSnapshots = {
    write: (mark) => this.#writeSnapshot(mark),
    read: async (bytes) => {
      const documents = new BlockStore(emptyVocabulary(), this.#sizes);
      const mark = await this.#inSlices(readSnapshot(bytes, documents));
      if (mark === null) return null;
      this.#documents = documents;
      this.#kept = nothingKept(documents.vocabulary);
      return mark;
    },
  };

  async *#writeSnapshot(mark: string): AsyncGenerator<Uint8Array> {
    const documents = this.#documents;
    let until = performance.now() + SLICE_MS;
    for (const piece of snapshotPieces(documents.moment(), documents.vocabulary, mark)) {
      if (piece !== undefined) yield piece;
      if (performance.now() < until) continue;
      await this.#pause();
      until = performance.now() + SLICE_MS;
    }
  }

  async size(): Promise<number> {
    return this.#documents.size;
  }

  async search(query: CompiledQuery, options: SearchOptions, signal?: AbortSignal): Promise<SearchPage> {
    return pageOf(await this.rankedPage(this.moment(), query, options, signal));
  }

  view(): SearchView {
    const moment = this.moment();
    return {
      search: async (query, options, signal) => pageOf(await this.rankedPage(moment, query, options, signal)),
      changeOf: async (id) => changeIn(moment, id),
      release: () => undefined,
    };
  }

  /** The documents of now. */
  moment(): Moment {
    return this.#documents.moment();
  }

  /** A search over the documents of a moment that says what its hits are ranked by. */
  async rankedPage(
    { blocks, version }: Moment,
    query: CompiledQuery,
    options: SearchOptions,
    signal?: AbortSignal,
  ): Promise<RankedPage> {
    signal?.throwIfAborted();
    const { vocabulary } = this.#documents;
    const isPatient = options.isPatient === true;
    const pause = isPatient ? () => this.#giveWay() : this.#pause;
    const context = { vocabulary, kept: this.#kept, pause, documentCost: this.#documentCost };
    if (!isPatient) this.#awaited += 1;
    try {
      if (isPatient) await this.#giveWay();
      return await runSearch(query, options, { blocks, version, ...context }, signal);
    } finally {
      if (!isPatient) this.#awaited -= 1;
    }
  }

  /** Pauses until no search is awaited, or for as long as a patient one may be kept from its next piece. */
  async #giveWay(): Promise<void> {
    const until = performance.now() + GIVE_WAY_MS;
    do await this.#pause();
    while (this.#awaited > 0 && performance.now() < until);
  }

  async terms(property: string, options: TermOptions): Promise<readonly TermBucket[]> {
    const { blocks, version } = this.#documents.moment();
    const { properties } = this.#documents.vocabulary;
    const buckets = await this.#inSlices(termCounts(property, options, blocks, version, properties));
    return buckets.slice(0, options.size);
  }

  async hasProperty(property: string): Promise<boolean> {
    return this.#documents.countWith(property) > 0;
  }

  prefix(property: string, text: string, size: number): Promise<readonly string[]> {
    return prefixesOf(this, property, text, size);
  }

  async companions(conceptIds: readonly string[], size: number): Promise<readonly TermBucket[]> {
    const { blocks, version } = this.#documents.moment();
    const buckets = await this.#inSlices(companionsOf(conceptIds, blocks, version, this.#documents.vocabulary));
    return buckets.slice(0, size);
  }

  /** Documents in this process's memory are lost with it alone. */
  onLost(): void {}

  async close(): Promise<void> {
    await this.#writing;
    this.#documents = new BlockStore(emptyVocabulary(), this.#sizes);
    this.#kept = nothingKept(this.#documents.vocabulary);
  }

  /** Does a work in slices, between which the rest of the process goes on. */
  async #inSlices<Result>(steps: Generator<undefined, Result>): Promise<Result> {
    let until = performance.now() + SLICE_MS;
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return value;
      if (performance.now() < until) continue;
      await this.#pause();
      until = performance.now() + SLICE_MS;
    }
  }
}

function pageOf({ count, hits, leftOut }: RankedPage): SearchPage {
  return { count, hits, leftOut };
}

/** The version of a document at a moment, 0 where the index was not told; null when it was not there. */
export function changeIn({ blocks, version }: Moment, id: string): number | null {
  const bytes = idBytes(id);
  const hash = idHash(bytes);
  for (const { columns } of blocks) {
    const { idHashes, diedAt, changes, length } = columns;
    for (let slot = idHashes.indexOf(hash); slot >= 0 && slot < length; slot = idHashes.indexOf(hash, slot + 1)) {
      if ((diedAt[slot] ?? 0) > version && hasId(columns, slot, bytes)) return changes[slot] ?? 0;
    }
  }
  return null;
}

/** Makes an empty embedded index. */
export function createEmbeddedIndex(options: EmbeddedIndexOptions = {}): SearchIndex {
  return new EmbeddedIndex(options);
}
