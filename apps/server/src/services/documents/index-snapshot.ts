import type { SearchSnapshots } from '@counterpart/search-port';
import type { RecordStore } from '@counterpart/store';
import type { UnreadDocument } from './unread-document.ts';

/** Where snapshots lie: a file for each name. */
export interface SnapshotFiles {
  /** The bytes of a file; null when there is none. */
  read(name: string): Promise<Uint8Array | null>;
  /** Writes a file; it is there as a whole or not at all. */
  write(name: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  /** Removes the files of an index, but for the one that is named. */
  removeOthers(index: string, kept: string | null): void;
}

/** What a snapshot holds of its index. */
export interface SnapshotState {
  /** The change number up to which it was fed. */
  readonly change: number;
  readonly unread: readonly UnreadDocument[];
}

/**
 * The snapshot of one index. Its file goes by a name that the store holds too: a store that was put back from an older copy
 * names another file or none, so that it never meets documents it does not have.
 */
export class IndexSnapshot {
  readonly #index: string;
  readonly #settings: RecordStore['settings'];
  readonly #snapshots: SearchSnapshots;
  readonly #files: SnapshotFiles;
  readonly #newName: () => string;
  #saving: Promise<void> = Promise.resolve();
  /** Rises when what is being written holds a document that may not be kept. */
  #forgotten = 0;

  constructor(
    index: string,
    settings: RecordStore['settings'],
    snapshots: SearchSnapshots,
    files: SnapshotFiles,
    newName: () => string,
  ) {
    this.#index = index;
    this.#settings = settings;
    this.#snapshots = snapshots;
    this.#files = files;
    this.#newName = newName;
  }

  get #key(): string {
    return `snapshot ${this.#index}`;
  }

  /** Takes the snapshot in that belongs to the store; null when there is none that can be used. */
  async load(): Promise<SnapshotState | null> {
    const name = this.#settings.get(this.#key);
    const bytes = name === null || name === '' ? null : await this.#files.read(name);
    if (bytes === null) return null;
    const mark = await this.#snapshots.read(bytes).catch(() => null);
    if (mark !== null) return JSON.parse(mark) as SnapshotState;
    // what cannot be used now can never be: the index is made anew from the store
    this.#files.removeOthers(this.#index, null);
    return null;
  }

  /** Writes the index as it is now; one save after the other. */
  save(state: SnapshotState): Promise<void> {
    const saved = this.#saveAfter(this.#saving, state);
    this.#saving = saved.catch(() => undefined);
    return saved;
  }

  async #saveAfter(before: Promise<void>, state: SnapshotState): Promise<void> {
    await before;
    const forgotten = this.#forgotten;
    const name = `${encodeURIComponent(this.#index)}@${this.#newName()}`;
    await this.#files.write(name, this.#snapshots.write(JSON.stringify(state)));
    if (forgotten === this.#forgotten) this.#settings.set(this.#key, name);
    this.#files.removeOthers(this.#index, this.#settings.get(this.#key));
  }

  /** Removes the file: it holds a document that was removed. */
  forget(): void {
    this.#forgotten += 1;
    if (this.#settings.get(this.#key) !== '') this.#settings.set(this.#key, '');
    this.#files.removeOthers(this.#index, null);
  }
}
