import type { CompiledQuery } from '@counterpart/scoring';
import type {
  IndexChange,
  SearchIndex,
  SearchOptions,
  SearchPage,
  SearchSnapshots,
  SearchView,
  TermBucket,
  TermOptions,
} from '@counterpart/search-port';
import { idBytes, idHash } from '../documents/id-bytes.ts';
import { EMBEDDED_CAPABILITIES } from '../embedded/embedded-index.ts';
import { prefixesOf } from '../properties/term-counts.ts';
import { mergedBuckets, mergedPage } from './merged-page.ts';
import { queryBytes } from './query-bytes.ts';
import { lost, type ShardConnection } from './shard-connection.ts';
import { ShardSnapshots } from './shard-snapshots.ts';
import type { ShardThreads } from './shard-threads.ts';

/**
 * An index in several threads: each document is in one of them by its id, every search is asked of all and their answers are put
 * together. No score looks at other documents, so ids, order, counts and scores are those of one thread (ADR 22).
 */
class ShardedIndex implements SearchIndex {
  readonly capabilities = EMBEDDED_CAPABILITIES;
  readonly snapshots: SearchSnapshots = {
    write: (mark) => this.#writeSnapshot(mark),
    read: (bytes) => this.#readSnapshot(bytes),
  };
  readonly #shards: ShardSnapshots;
  readonly #name: string;
  readonly #threads: ShardThreads;
  #sizes: readonly number[] = [];
  #nextView = 1;
  /** Rises when documents were lost: views of before know nothing any more. */
  #round = 0;
  #handleLoss: (reason: Error) => void = () => undefined;

  constructor(name: string, threads: ShardThreads) {
    this.#name = name;
    this.#threads = threads;
    this.#shards = new ShardSnapshots(name, () => threads.connections);
    threads.onLost((reason) => {
      this.#round += 1;
      // the other threads' parts go too: what feeds an index feeds it from the beginning
      this.#clear().catch(() => undefined);
      this.#handleLoss(reason);
    });
  }

  onLost(listener: (reason: Error) => void): void {
    this.#handleLoss = listener;
  }

  async apply(changes: readonly IndexChange[]): Promise<void> {
    const { connections } = this.#threads;
    const check = this.#lossCheck();
    const parts = connections.map((): IndexChange[] => []);
    for (const change of changes) parts[this.#shardOf(idOf(change))]?.push(change);
    const sizes = await Promise.all(
      connections.map(async (connection, shard) => {
        const own = parts[shard] ?? [];
        return own.length === 0 ? null : connection.call(this.#name, 'apply', own);
      }),
    );
    check();
    this.#sizes = sizes.map((size, shard) => size ?? this.#sizes[shard] ?? 0);
  }

  async *#writeSnapshot(mark: string): AsyncGenerator<Uint8Array> {
    const check = this.#lossCheck();
    for await (const piece of this.#shards.write(mark)) {
      check();
      yield piece;
    }
  }

  async #readSnapshot(bytes: Uint8Array): Promise<string | null> {
    const check = this.#lossCheck();
    const read = await this.#shards.read(bytes);
    // one shard may have ended after it had read its part, while others still read theirs
    check();
    if (read === null) return null;
    this.#sizes = read.sizes;
    return read.mark;
  }

  /** Refuses whoever goes on with documents that were there when it was made and are lost since. */
  #lossCheck(): () => void {
    const round = this.#round;
    return () => {
      if (round !== this.#round) throw lost();
    };
  }

  async size(): Promise<number> {
    return this.#sizes.reduce((sum, size) => sum + size, 0);
  }

  search(query: CompiledQuery, options: SearchOptions, signal?: AbortSignal): Promise<SearchPage> {
    return this.#searchIn(null, query, options, signal);
  }

  async #searchIn(
    view: number | null,
    query: CompiledQuery,
    options: SearchOptions,
    signal: AbortSignal | undefined,
  ): Promise<SearchPage> {
    const first = { ...options, from: 0, size: options.from + options.size };
    const bytes = queryBytes(query);
    const pages = await this.#askAll((connection) =>
      connection.call(this.#name, 'search', { query: bytes, options: first, view }, { signal }),
    );
    return mergedPage(pages, options);
  }

  view(): SearchView {
    const view = this.#nextView;
    const round = this.#round;
    const check = this.#lossCheck();
    this.#nextView += 1;
    // calls go in order, so whoever asks the view comes after it
    this.#askAll((connection) => connection.call(this.#name, 'openView', view)).catch(() => undefined);
    return {
      search: async (query, options, signal) => {
        check();
        return this.#searchIn(view, query, options, signal);
      },
      changeOf: async (id) => {
        check();
        const owner = this.#threads.connections[this.#shardOf(id)];
        return owner === undefined ? null : owner.call(this.#name, 'changeOf', { view, id });
      },
      release: () => {
        if (round !== this.#round) return;
        this.#askAll((connection) => connection.call(this.#name, 'releaseView', view)).catch(() => undefined);
      },
    };
  }

  async terms(property: string, { size, ...options }: TermOptions): Promise<readonly TermBucket[]> {
    const lists = await this.#askAll((connection) => connection.call(this.#name, 'terms', { property, options }));
    return mergedBuckets(lists, size);
  }

  async hasProperty(property: string): Promise<boolean> {
    const found = await this.#askAll((connection) => connection.call(this.#name, 'hasProperty', property));
    return found.includes(true);
  }

  prefix(property: string, text: string, size: number): Promise<readonly string[]> {
    return prefixesOf(this, property, text, size);
  }

  async companions(conceptIds: readonly string[], size: number): Promise<readonly TermBucket[]> {
    const lists = await this.#askAll((connection) => connection.call(this.#name, 'companions', conceptIds));
    return mergedBuckets(lists, size);
  }

  /** Gives the documents up; the threads go on for other indices. */
  close(): Promise<void> {
    return this.#clear();
  }

  async #clear(): Promise<void> {
    this.#sizes = [];
    await this.#askAll((connection) => connection.call(this.#name, 'clear', null));
  }

  #askAll<Answer>(ask: (connection: ShardConnection) => Promise<Answer>): Promise<readonly Answer[]> {
    return Promise.all(this.#threads.connections.map(ask));
  }

  #shardOf(id: string): number {
    return idHash(idBytes(id)) % this.#threads.connections.length;
  }
}

function idOf(change: IndexChange): string {
  return change.op === 'remove' ? change.id : change.document.id;
}

/** Makes an empty index whose documents lie in threads, under a name that no other index of them has. */
export function createShardedIndex(name: string, threads: ShardThreads): SearchIndex {
  return new ShardedIndex(name, threads);
}
