import { Store } from '../store.ts';
import type { DocumentState, EntryState, ListState, UploadEntry } from './upload-entry.ts';

/** The files of the screen, and the last that was taken from it with its place. */
export interface UploadsState {
  readonly entries: readonly UploadEntry[];
  readonly removed: { readonly entry: UploadEntry; readonly at: number } | null;
}

/** The files of an upload screen with where each is; a call for one is given up when another begins. */
export class UploadFiles {
  readonly store = new Store<UploadsState>({ entries: [], removed: null });
  readonly #controllers = new Map<string, AbortController>();

  entry(key: string): UploadEntry | undefined {
    return this.store.get().entries.find((entry) => entry.key === key);
  }

  document(key: string): DocumentState | null {
    const state = this.entry(key)?.state;
    return state?.step === 'document' ? state : null;
  }

  list(key: string): ListState | null {
    const state = this.entry(key)?.state;
    return state?.step === 'list' ? state : null;
  }

  /** A controller for the calls of a file. */
  begin(key: string): AbortController {
    const controller = new AbortController();
    this.#controllers.set(key, controller);
    return controller;
  }

  abort(key: string): void {
    this.#controllers.get(key)?.abort();
  }

  set(key: string, state: EntryState): void {
    const entries = this.store.get().entries.map((entry) => (entry.key === key ? { ...entry, state } : entry));
    this.store.set({ entries });
  }

  /** Changes a list unless its call was given up meanwhile. */
  setList(key: string, { signal }: AbortController, change: Partial<ListState>): void {
    const list = this.list(key);
    if (list !== null && !signal.aborted) this.set(key, { ...list, ...change });
  }

  saved(key: string, save: DocumentState['save'], isOwn?: boolean): void {
    const state = this.document(key);
    if (state !== null) this.set(key, { ...state, save, isOwn: isOwn ?? state.isOwn });
  }

  remove(key: string): void {
    const { entries } = this.store.get();
    const at = entries.findIndex((entry) => entry.key === key);
    const entry = entries[at];
    if (entry !== undefined) this.store.set({ entries: entries.toSpliced(at, 1), removed: { entry, at } });
  }

  restore(): void {
    const { entries, removed } = this.store.get();
    if (removed === null) return;
    this.store.set({ entries: entries.toSpliced(removed.at, 0, removed.entry), removed: null });
  }
}
