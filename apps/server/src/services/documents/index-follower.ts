import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { IndexChange, SearchIndex } from '@counterpart/search-port';
import type { Change, DocumentStore } from '@counterpart/store';
import type { IndexSnapshot } from './index-snapshot.ts';
import { SnapshotKeeper } from './snapshot-keeper.ts';
import { storedDocument } from './stored-documents.ts';
import { type UnreadDocument, UnreadDocuments } from './unread-document.ts';

/** Rows that are read from the store at a time: some 2 ms, as what they say is read where the index lies, in slices. */
const STEP = 160;
/** How long nothing is fed after a loss: what ended a thread may end the next one, and the server has others to serve. */
const AFTER_LOSS_MS = 1000;

/** Hears what an index cannot take in. */
export interface FollowerListener {
  readonly onUnread: (index: string, document: UnreadDocument) => void;
  /** Following stopped; the next write tries again. */
  readonly onFailed: (index: string, error: unknown) => void;
}

function changeOf({ id, row }: Change): IndexChange {
  return row === null ? { op: 'remove', id } : { op: 'putStored', document: storedDocument(row) };
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
  readonly #unread = new UnreadDocuments();
  readonly #snapshot: SnapshotKeeper;
  #listener: FollowerListener | null = null;
  #applied = 0;
  #hasCaughtUp = false;
  #failure: unknown = null;
  #running: Promise<void> | null = null;
  #isStopped = false;
  /** Versions that the index still holds stay readable: all that were replaced since it was level with the store. */
  #release: (() => void) | null = null;
  /** Rises when the backend lost what it was fed. */
  #round = 0;

  /** Without a snapshot an index that starts empty reads everything again. */
  constructor(index: string, store: DocumentStore, search: SearchIndex, snapshot: IndexSnapshot | null = null) {
    this.#index = index;
    this.#snapshot = new SnapshotKeeper(snapshot);
    this.#store = store;
    this.#search = search;
    search.onLost((reason) => this.#startAgain(reason));
  }

  /** Feeds the backend from the beginning: it is empty. */
  #startAgain(reason: Error): void {
    this.#round += 1;
    this.#applied = 0;
    this.#snapshot.startAgain();
    this.#hasCaughtUp = false;
    this.#unread.clear();
    if (this.#isStopped) return;
    this.#listener?.onFailed(this.#index, reason);
    this.nudge();
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
    return this.#unread.all();
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

  /**
   * Looks at a document that a search found and the store did not give: when it is there and cannot be read, it is named
   * and found no more. An index that started from a snapshot has not read what is stored.
   */
  async doubt(id: string, change: number): Promise<void> {
    if (!this.#store.holds(this.#index, id, change)) return;
    await this.#search.apply([{ op: 'remove', id }]);
    this.#note({ change, id, isUnread: false, isDamaged: true });
  }

  /** Settles when a search sees the given change. */
  async waitFor(change: number): Promise<void> {
    while (this.#applied < change && !this.#isStopped) await this.follow();
  }

  stop(): void {
    this.#isStopped = true;
    this.#snapshot.stop();
    this.#release?.();
  }

  /** Writes a snapshot when the last one lacks something; settles when it is on the disk. A failure is the listener's. */
  async save(): Promise<void> {
    const state = { change: this.#applied, unread: this.unread };
    if (!this.#hasCaughtUp || !this.#snapshot.lacks(state.change)) return;
    try {
      // an index whose changes are under way is written between two of them
      await this.#running?.catch(() => undefined);
      await this.#snapshot.save(state);
    } catch (error) {
      this.#listener?.onFailed(this.#index, error);
    }
  }

  async #load(): Promise<void> {
    const round = this.#round;
    const state = await this.#snapshot.load();
    if (state === null || round !== this.#round) return;
    this.#applied = state.change;
    this.#snapshot.took(state);
    this.#unread.restore(state.unread);
  }

  #saveLater(): void {
    if (!this.#isStopped && this.#snapshot.lacks(this.#applied)) this.#snapshot.later(() => this.save());
  }

  async #catchUp(): Promise<void> {
    try {
      // storing and reading what was stored are two pieces of work
      await nextTurn();
      if (this.#release === null) this.#holdOn();
      let round = this.#round;
      while (!this.#isStopped) {
        if (round !== this.#round) {
          round = this.#round;
          await pause(AFTER_LOSS_MS);
          continue;
        }
        await this.#load();
        if (round !== this.#round) continue;
        const { digestFormat } = this.#search.capabilities;
        const changes = this.#store.changesAfter(this.#index, this.#applied, STEP, digestFormat);
        const last = changes.at(-1);
        if (last === undefined) {
          this.#holdOn();
          break;
        }
        await this.#apply(changes);
        if (round === this.#round) this.#applied = last.change;
        await nextTurn();
      }
      this.#failure = null;
      if (!this.#isStopped) this.#hasCaughtUp = true;
      this.#saveLater();
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
    // what was removed stays in no file, whatever comes
    if (changes.some(({ row, isDamaged }) => row === null && !isDamaged)) this.#snapshot.forget();
    const round = this.#round;
    try {
      await this.#search.apply(changes.map(changeOf));
    } catch {
      // One of them is not what was written, or what should be: the others go in without it.
      for (const change of changes) if (round === this.#round) await this.#applyAlone(change, round);
    }
  }

  async #applyAlone(change: Change, round: number): Promise<void> {
    if (await this.#takes(change)) return;
    if (change.row !== null && 'digest' in change.row) {
      // a digest that cannot be read says nothing against the content it was made of
      const [content] = this.#store.changesAfter(this.#index, change.change - 1, 1);
      if (content?.id === change.id && (await this.#takes(content))) return;
    }
    if (round !== this.#round) return;
    await this.#search.apply([{ op: 'remove', id: change.id }]);
    this.#note({ ...change, isDamaged: true });
  }

  async #takes(change: Change): Promise<boolean> {
    try {
      await this.#search.apply([changeOf(change)]);
      return true;
    } catch {
      return false;
    }
  }

  #note(change: Omit<Change, 'row'>): void {
    const unread = this.#unread.note(change);
    if (unread !== null) this.#listener?.onUnread(this.#index, unread);
  }
}
