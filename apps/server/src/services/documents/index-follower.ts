import { setImmediate as nextTurn } from 'node:timers/promises';
import { filterProperties } from '@counterpart/scoring';
import type { IndexChange, SearchIndex } from '@counterpart/search-port';
import type { Change, DocumentStore } from '@counterpart/store';

// Reading and parsing one record takes about 0.2 ms: a step of 40 keeps the event loop free (under 20 ms).
const STEP = 40;

function changeOf({ id, record }: Change): IndexChange {
  if (record === null) return { op: 'remove', id };
  return { op: 'put', document: { id, enrichment: record.enrichment, properties: filterProperties(record.document) } };
}

/**
 * Feeds a backend from the store by change number. The store is the truth: whatever was acknowledged is in it, and a
 * backend that starts empty or behind catches up from its own last number.
 */
export class IndexFollower {
  readonly #index: string;
  readonly #store: DocumentStore;
  readonly #search: SearchIndex;
  #applied = 0;
  #running: Promise<void> | null = null;
  #isStopped = false;

  constructor(index: string, store: DocumentStore, search: SearchIndex) {
    this.#index = index;
    this.#store = store;
    this.#search = search;
  }

  /** Change number up to which a search sees everything. */
  get applied(): number {
    return this.#applied;
  }

  /** Whether a search sees everything that is stored. */
  get isCaughtUp(): boolean {
    return this.#applied >= this.#store.lastChange(this.#index);
  }

  /** Starts catching up unless that is under way; settles when all changes of now are visible. */
  follow(): Promise<void> {
    this.#running ??= this.#catchUp().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Settles when a search sees the given change. */
  async waitFor(change: number): Promise<void> {
    while (this.#applied < change && !this.#isStopped) await this.follow();
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #catchUp(): Promise<void> {
    while (!this.#isStopped) {
      const changes = this.#store.changesAfter(this.#index, this.#applied, STEP);
      const last = changes.at(-1);
      if (last === undefined) return;
      await this.#search.apply(changes.map(changeOf));
      this.#applied = last.change;
      await nextTurn();
    }
  }
}
