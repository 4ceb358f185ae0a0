import type { IndexSnapshot, SnapshotState } from './index-snapshot.ts';

/** A snapshot is written this long after the first change that it lacks, in milliseconds… */
const SAVE_AFTER_MS = 15_000;
/** …and when this many times as long has passed as writing the last one took: writing costs no more than a twentieth. */
const SAVE_SHARE = 20;

/** Keeps the snapshot of an index: read once, written when it lacks something, not too often. */
export class SnapshotKeeper {
  readonly #snapshot: IndexSnapshot | null;
  /** Change number of the snapshot, and how long writing it took. */
  #saved = 0;
  #saveMs = 0;
  #timer: NodeJS.Timeout | null = null;
  #hasLoaded = false;

  /** Null where nothing is kept. */
  constructor(snapshot: IndexSnapshot | null) {
    this.#snapshot = snapshot;
  }

  /** The index is empty again. */
  startAgain(): void {
    this.#saved = 0;
    this.#hasLoaded = false;
  }

  /** Reads the snapshot into the index; null where there is none, or where it was read. */
  async load(): Promise<SnapshotState | null> {
    if (this.#hasLoaded || this.#snapshot === null) return null;
    this.#hasLoaded = true;
    return this.#snapshot.load();
  }

  /** The index holds what the snapshot says. */
  took({ change }: SnapshotState): void {
    this.#saved = change;
  }

  /** Whether a snapshot would lack changes up to this one. */
  lacks(change: number): boolean {
    return this.#snapshot !== null && change !== this.#saved;
  }

  /** Writes the snapshot; settles when it is on the disk, rejects when it cannot be. */
  async save(state: SnapshotState): Promise<void> {
    const start = performance.now();
    try {
      await this.#snapshot?.save(state);
      this.#saved = state.change;
    } finally {
      this.#saveMs = performance.now() - start;
    }
  }

  /** Has it saved in a while, unless that is so already. */
  later(save: () => Promise<void>): void {
    if (this.#timer !== null) return;
    const wait = Math.max(SAVE_AFTER_MS, this.#saveMs * SAVE_SHARE);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void save();
    }, wait).unref();
  }

  /** Removes it: something in it must be nowhere any more. */
  forget(): void {
    this.#snapshot?.forget();
    this.#saved = 0;
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }
}
