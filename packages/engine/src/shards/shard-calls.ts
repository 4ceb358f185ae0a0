import type { IndexChange, SearchOptions, TermBucket, TermOptions } from '@counterpart/search-port';
import type { RankedPage } from '../search/run-search.ts';

/** What a shard is asked, and what it answers: `[input, output]`, all of it plain data. */
export interface ShardCalls {
  /** Answers how many documents it holds from then on. */
  readonly apply: readonly [readonly IndexChange[], number];
  readonly search: readonly [
    /** The query as queryBytes makes it. */
    { readonly query: Uint8Array; readonly options: SearchOptions; readonly view: number | null },
    RankedPage,
  ];
  /** Keeps the documents of now under a number. */
  readonly openView: readonly [number, null];
  readonly releaseView: readonly [number, null];
  readonly changeOf: readonly [{ readonly view: number; readonly id: string }, number | null];
  /** All values with their counts: only those of every shard together say which are the most frequent. */
  readonly terms: readonly [
    { readonly property: string; readonly options: Omit<TermOptions, 'size'> },
    readonly TermBucket[],
  ];
  readonly hasProperty: readonly [string, boolean];
  readonly companions: readonly [readonly string[], readonly TermBucket[]];
  /** The next bytes of a snapshot by its number, which the first call begins; null when all of them came. */
  readonly writeSnapshot: readonly [{ readonly number: number; readonly mark: string }, Uint8Array | null];
  /** Answers the mark and how many documents it then holds; null when the bytes cannot be used. */
  readonly readSnapshot: readonly [Uint8Array, { readonly mark: string; readonly size: number } | null];
  readonly clear: readonly [null, null];
}

/** The name of a call. */
export type ShardCall = keyof ShardCalls;

/** A message to the thread that holds shards: a call about one index, or the end of one that nobody waits for. */
export type ShardRequest =
  | { readonly number: number; readonly index: string; readonly call: ShardCall; readonly input: unknown }
  | { readonly abort: number };

/** What comes back for a call. */
export type ShardReply =
  | { readonly number: number; readonly value: unknown }
  /** What went wrong, in words: not every error can be copied. */
  | { readonly number: number; readonly error: string };

/** Either end of the way between two threads: a Worker, its parent's port, or a port of a MessageChannel. */
export interface ShardPort {
  postMessage(message: unknown, transfer?: readonly ArrayBuffer[]): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}
