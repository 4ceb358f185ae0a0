import { setImmediate as nextTurn } from 'node:timers/promises';
import { filterProperties } from '@counterpart/scoring';
import type { IndexChange, SearchIndex } from '@counterpart/search-port';
import type { Change, DocumentStore } from '@counterpart/store';

// Reading and parsing one record takes about 0.2 ms: a step of 40 keeps the event loop free (under 20 ms).
const STEP = 40;

/** A document of which not everything is in the index. */
export interface UnreadDocument {
  /** Names the document in logs, which hold no ids. */
  readonly change: number;
  /** Empty when not even that can be read. */
  readonly id: string;
  /** DAMAGED: what is stored cannot be read, so no search finds it; TOO_SLOW: its texts took too long to read. */
  readonly reason: 'DAMAGED' | 'TOO_SLOW';
}

/** Hears what an index cannot take in. */
export interface FollowerListener {
  readonly onUnread: (index: string, document: UnreadDocument) => void;
  /** Following stopped; the next write tries again. */
  readonly onFailed: (index: string, error: unknown) => void;
}

function changeOf({ id, record }: Change): IndexChange {
  if (record === null) return { op: 'remove', id };
  const { enrichment, document, change } = record;
  return { op: 'put', document: { id, change, enrichment, properties: filterProperties(document) } };
}

/**
 * Feeds a backend from the store by change number. The store is the truth: whatever was acknowledged is in it, and a
 * backend that starts empty or behind catches up from its own last number. A record that cannot be read is passed over
 * and remembered; the others go in.
 */
export class IndexFollower {
  readonly #index: string;
  readonly #store: DocumentStore;
  readonly #search: SearchIndex;
  readonly #unread = new Map<string, UnreadDocument>();
  #listener: FollowerListener | null = null;
  #applied = 0;
  #hasCaughtUp = false;
  #failure: unknown = null;
  #running: Promise<void> | null = null;
  #isStopped = false;
  /** Versions that the index still holds stay readable: all that were replaced since it was level with the store. */
  #release: (() => void) | null = null;

  constructor(index: string, store: DocumentStore, search: SearchIndex) {
    this.#index = index;
    this.#store = store;
    this.#search = search;
  }

  /** Change number up to which a search sees everything. */
  get applied(): number {
    return this.#applied;
  }

  /** Whether a search sees everything that is stored and can be read. */
  get isCaughtUp(): boolean {
    return this.#failure === null && this.#applied >= this.#store.lastChange(this.#index);
  }

  /** Whether a search has seen everything once, and nothing keeps it from going on. */
  get isReady(): boolean {
    return this.#hasCaughtUp && this.#failure === null;
  }

  /** Documents that are not in the index, or not with their texts, by change. */
  get unread(): readonly UnreadDocument[] {
    return [...this.#unread.values()].toSorted((a, b) => a.change - b.change);
  }

  /** From now on one listener hears what cannot be taken in. */
  reportTo(listener: FollowerListener): void {
    this.#listener = listener;
  }

  /**
   * Starts catching up unless that is under way; settles when all changes of now are visible, rejects when they cannot
   * be.
   */
  follow(): Promise<void> {
    this.#running ??= this.#catchUp().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** The same for a caller who does not wait: a failure is the listener's. */
  nudge(): void {
    this.#followOn().catch(() => undefined);
  }

  async #followOn(): Promise<void> {
    // twice for a write that came in while the last look was ending
    await this.follow();
    if (!this.#isStopped && !this.isCaughtUp) await this.follow();
  }

  /** Settles when a search sees the given change. */
  async waitFor(change: number): Promise<void> {
    while (this.#applied < change && !this.#isStopped) await this.follow();
  }

  stop(): void {
    this.#isStopped = true;
    this.#release?.();
  }

  async #catchUp(): Promise<void> {
    try {
      if (this.#release === null) this.#holdOn();
      while (!this.#isStopped) {
        const changes = this.#store.changesAfter(this.#index, this.#applied, STEP);
        const last = changes.at(-1);
        if (last === undefined) {
          this.#holdOn();
          break;
        }
        // reading long documents and taking them in are two pieces of work
        await nextTurn();
        await this.#apply(changes);
        this.#applied = last.change;
        await nextTurn();
      }
      this.#failure = null;
      if (!this.#isStopped) this.#hasCaughtUp = true;
    } catch (error) {
      if (this.#failure === null) this.#listener?.onFailed(this.#index, error);
      this.#failure = error;
      throw error;
    }
  }

  /** Lets go of versions that were replaced until now, and holds on to those that are replaced from now on. */
  #holdOn(): void {
    const before = this.#release;
    this.#release = this.#store.retainForIndex();
    before?.();
  }

  async #apply(changes: readonly Change[]): Promise<void> {
    for (const change of changes) this.#note(change);
    try {
      await this.#search.apply(changes.map(changeOf));
    } catch {
      // One of them is not what an enrichment should be: the others go in without it.
      for (const change of changes) await this.#applyAlone(change);
    }
  }

  async #applyAlone(change: Change): Promise<void> {
    try {
      await this.#search.apply([changeOf(change)]);
    } catch {
      await this.#search.apply([{ op: 'remove', id: change.id }]);
      this.#note({ ...change, record: null, isDamaged: true });
    }
  }

  #note({ change, id, record, isDamaged }: Change): void {
    const key = id === '' ? String(change) : `id ${id}`;
    this.#unread.delete(key);
    const isUnread = record?.enrichment.isUnread === true;
    if (!isDamaged && !isUnread) return;
    const unread: UnreadDocument = { change, id, reason: isDamaged ? 'DAMAGED' : 'TOO_SLOW' };
    this.#unread.set(key, unread);
    this.#listener?.onUnread(this.#index, unread);
  }
}
