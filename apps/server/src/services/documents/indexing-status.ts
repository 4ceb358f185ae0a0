import type { RouteResponse } from '@counterpart/contract';
import type { DocumentStore } from '@counterpart/store';
import type { Indices } from './indices.ts';

/** Unread documents that an index names at most. */
const MOST_UNREAD = 100;

/** Knows whether documents are still on their way in, beyond what the indices themselves see. */
export class IndexingStatus {
  readonly #store: DocumentStore;
  readonly #indices: Indices;
  /** Documents that a running load will still bring, by index. */
  readonly #expected = new Map<string, number>();
  /** Documents whose meaning is being made anew, by index. */
  readonly #stale = new Map<string, number>();

  constructor(store: DocumentStore, indices: Indices) {
    this.#store = store;
    this.#indices = indices;
  }

  /** Announces how many documents a running load still brings to an index; 0 ends it. */
  expect(index: string, documents: number): void {
    if (documents > 0) this.#expected.set(index, documents);
    else this.#expected.delete(index);
  }

  /** Announces how many documents of an index are still to be made sense of anew; 0 ends it. */
  renew(index: string, documents: number): void {
    this.#stale.set(index, documents);
  }

  async report(): Promise<RouteResponse<'indices'>> {
    const indices = await Promise.all(
      this.#indices.all().map(async ({ name, kind, label, search, follower }) => {
        const stored = this.#store.count(name);
        const expected = this.#expected.get(name) ?? 0;
        const stale = this.#stale.get(name) ?? 0;
        const indexed = Math.max(0, (await search.size()) - stale);
        return {
          name,
          kind,
          label,
          documents: stored + expected,
          indexedDocuments: indexed,
          generation: follower.applied,
          unread: follower.unread.slice(0, MOST_UNREAD).map((document) => ({ ...document })),
          fullyIndexed: expected === 0 && stale === 0 && follower.isCaughtUp,
        };
      }),
    );
    return { indices };
  }

  async isIndexing(): Promise<boolean> {
    return (await this.report()).indices.some((index) => !index.fullyIndexed);
  }
}
