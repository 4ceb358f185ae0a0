import { foldText, type CompiledQuery } from '@counterpart/scoring';
import type {
  IndexChange,
  SearchCapabilities,
  SearchIndex,
  SearchOptions,
  SearchPage,
  SearchSnapshots,
  SearchView,
  TermBucket,
  TermOptions,
} from '@counterpart/search-port';
import { idBytes, idHash } from '../documents/id-bytes.ts';
import { mergedBuckets, mergedPage } from './merged-page.ts';
import { queryBytes } from './query-bytes.ts';
import { lost, type ShardConnection } from './shard-connection.ts';
import { ShardSnapshots } from './shard-snapshots.ts';
import type { ShardThreads } from './shard-threads.ts';

const CAPABILITIES: SearchCapabilities = { holdsRecords: false, sortsByProperty: true, isPersistent: false };

/**
 * An index in several threads: each document is in one of them by its id, every search is asked of all and their answers are put
 * together. No score looks at other documents, so ids, order, counts and scores are those of one thread (ADR 22).
 */
class ShardedIndex implements SearchIndex {
  readonly capabilities = CAPABILITIES;
  readonly snapshots: SearchSnapshots;
  readonly #name: string;
  readonly #threads: ShardThreads;
  #sizes: readonly number[] = [];
  #nextView = 1;
  /** Rises when documents were lost: views of before know nothing any more. */
  #round = 0;
  #handleLoss: () => void = () => undefined;

  constructor(name: string, threads: ShardThreads) {
    this.#name = name;
    this.#threads = threads;
    this.snapshots = new ShardSnapshots(
      name,
      () => threads.connections,
      (sizes) => (this.#sizes = sizes),
    );
    threads.onLost(() => {
      this.#round += 1;
      // the other threads' parts go too: what feeds an index feeds it from the beginning
      this.#clear().catch(() => undefined);
      this.#handleLoss();
    });
  }

  onLost(listener: () => void): void {
    this.#handleLoss = listener;
  }

  async apply(changes: readonly IndexChange[]): Promise<void> {
    const { connections } = this.#threads;
    const round = this.#round;
    const parts = connections.map((): IndexChange[] => []);
    for (const change of changes) parts[this.#shardOf(idOf(change))]?.push(change);
    const sizes = await Promise.all(
      connections.map(async (connection, shard) => {
        const own = parts[shard] ?? [];
        return own.length === 0 ? null : connection.call(this.#name, 'apply', own);
      }),
    );
    if (round !== this.#round) throw lost();
    this.#sizes = sizes.map((size, shard) => size ?? this.#sizes[shard] ?? 0);
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
    this.#nextView += 1;
    // calls go in order, so whoever asks the view comes after it
    this.#askAll((connection) => connection.call(this.#name, 'openView', view)).catch(() => undefined);
    const check = (): void => {
      if (round !== this.#round) throw lost();
    };
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

  async prefix(property: string, text: string, size: number): Promise<readonly string[]> {
    if (foldText(text).trim() === '') return [];
    const buckets = await this.terms(property, { size, filter: null, text, now: '' });
    return buckets.map(({ key }) => key);
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
