import { ApiFailure, type ImportLine } from '@counterpart/client';
import type { ProfileKind, WireDocument } from '@counterpart/domain';
import { Store } from './store.ts';
import { UploadCalls, type UploadCallsOptions } from './upload-calls.ts';
import { mapParameters } from './upload-columns.ts';
import { type Draft, documentToSave, draftOf, hasInvalidDates } from './upload-draft.ts';
import {
  type DocumentState,
  type EntryState,
  IDLE_IMPORT,
  type ImportRun,
  isUnsaved,
  type ListState,
  type Reading,
  STREAMED,
  type UploadEntry,
} from './upload-entry.ts';
import { INVALID_DATES, isKnownTooLarge, refusalFrom, tooLarge } from './upload-refusal.ts';
import { Slots } from './upload-slots.ts';

/** Files under way at once. */
const MOST_AT_ONCE = 3;

/** What uploads need of the world. */
export interface UploadsOptions extends UploadCallsOptions {
  readonly newId: () => string;
}

/** The files of the screen, and the last that was taken from it with its place. */
export interface UploadsState {
  readonly entries: readonly UploadEntry[];
  readonly removed: { readonly entry: UploadEntry; readonly at: number } | null;
}

function isAborted(error: unknown): boolean {
  return error instanceof ApiFailure && error.isAborted;
}

/** The files of the upload screen of one kind, each on its own way: what befalls one disturbs no other. */
export class Uploads {
  readonly store = new Store<UploadsState>({ entries: [], removed: null });
  readonly kind: ProfileKind;
  readonly index: string;
  readonly #calls: UploadCalls;
  readonly #newId: () => string;
  readonly #slots = new Slots(MOST_AT_ONCE);
  readonly #controllers = new Map<string, AbortController>();

  constructor(options: UploadsOptions) {
    this.#calls = new UploadCalls(options);
    this.#newId = options.newId;
    this.kind = options.kind;
    this.index = options.index;
  }

  /** Files that would be lost by leaving. */
  get unsaved(): number {
    return this.store.get().entries.filter(isUnsaved).length;
  }

  /** Takes files up and has them read; settles when each is understood, refused or cancelled. */
  async add(files: readonly File[]): Promise<void> {
    const news = files.map((file): UploadEntry => ({
      key: this.#newId(),
      file,
      state: { step: 'waiting' },
    }));
    this.store.set({ entries: [...this.store.get().entries, ...news], removed: null });
    await Promise.all(news.map(({ key }) => this.#read(key)));
  }

  /** Gives a file up that waits or is being read. */
  cancel(key: string): void {
    this.#controllers.get(key)?.abort();
    this.#set(key, { step: 'cancelled' });
  }

  /** Reads a file again that was cancelled or refused. */
  async retry(key: string): Promise<void> {
    this.#set(key, { step: 'waiting' });
    await this.#read(key);
  }

  /** Takes a file from the screen; what is stored of it stays stored. */
  remove(key: string): void {
    const step = this.#entry(key)?.state.step;
    if (step === 'waiting' || step === 'uploading' || step === 'reading') this.cancel(key);
    if (this.#list(key)?.run.status === 'running') this.stopImport(key);
    const { entries } = this.store.get();
    const at = entries.findIndex((entry) => entry.key === key);
    const entry = entries[at];
    if (entry !== undefined) this.store.set({ entries: entries.toSpliced(at, 1), removed: { entry, at } });
  }

  /** Puts the file back that was removed last, with everything that was typed. */
  restore(): void {
    const { entries, removed } = this.store.get();
    if (removed === null) return;
    this.store.set({ entries: entries.toSpliced(removed.at, 0, removed.entry), removed: null });
  }

  /** Takes the corrections of a document over. */
  change(key: string, draft: Draft): void {
    const state = this.#document(key);
    if (state === null) return;
    const { status } = state.save;
    this.#set(key, {
      ...state,
      draft,
      save: status === 'saving' || status === 'conflict' ? state.save : { status: 'unsaved' },
    });
  }

  /** Stores a document; one of its id that is there already is left alone until the person agrees to replace it. */
  async save(key: string, options: { readonly replace?: boolean } = {}): Promise<void> {
    const state = this.#document(key);
    if (state === null || state.save.status === 'saving') return;
    const { draft } = state;
    if (hasInvalidDates(draft)) {
      this.#set(key, { ...state, save: { status: 'failed', refusal: INVALID_DATES } });
      return;
    }
    const isOwn = state.isOwn || options.replace === true;
    this.#set(key, { ...state, isOwn, save: { status: 'saving' } });
    try {
      if (!isOwn && (await this.#calls.stored(draft.document.id)) !== null) {
        this.#saved(key, { status: 'conflict' });
        return;
      }
      await this.#calls.put(documentToSave(draft));
      const isChanged = this.#document(key)?.draft !== draft;
      this.#saved(key, { status: isChanged ? 'unsaved' : 'saved' }, true);
    } catch (error) {
      this.#saved(key, { status: 'failed', refusal: refusalFrom(error) });
    }
  }

  /** Stores a document beside the one that has its id already. */
  async saveAsNew(key: string): Promise<void> {
    const state = this.#document(key);
    if (state === null) return;
    const document = { ...state.draft.document, id: this.#newId() };
    this.#set(key, { ...state, draft: { ...state.draft, document } });
    await this.save(key);
  }

  /** Stores every document that is not stored yet and waits for no decision. */
  async saveAll(): Promise<void> {
    const waiting = this.store.get().entries.filter(({ state }) => isReadyToSave(state));
    await Promise.all(waiting.map(({ key }) => this.#slots.run(() => this.save(key))));
  }

  /** Sends a column of a list elsewhere and reads the list again. */
  async chooseColumn(key: string, column: string, target: string): Promise<void> {
    const file = this.#entry(key)?.file;
    const list = this.#list(key);
    if (file === undefined || list === null) return;
    this.#controllers.get(key)?.abort();
    const choices = { ...list.choices, [column]: target };
    this.#set(key, { ...list, choices, isReadAgain: true, refusal: null, run: IDLE_IMPORT });
    const controller = this.#begin(key);
    try {
      const sending = { file, map: mapParameters(choices), signal: controller.signal };
      const reading = await this.#calls.read({ ...sending, tell: () => undefined });
      this.#setList(key, controller, { reading, isReadAgain: false });
    } catch (error) {
      if (!isAborted(error)) this.#setList(key, controller, { isReadAgain: false, refusal: refusalFrom(error) });
    }
  }

  /** Takes a list in, from where it stopped before. */
  async importAll(key: string): Promise<void> {
    const list = this.#list(key);
    if (list === null || list.isReadAgain || list.run.status === 'running') return;
    const canGoOn = STREAMED.has(list.reading.format);
    const before: ImportRun = canGoOn ? list.run : IDLE_IMPORT;
    const controller = this.#begin(key);
    const tell = (change: Partial<ImportRun>) => {
      const run = this.#list(key)?.run;
      if (run !== undefined) this.#setList(key, controller, { run: { ...run, ...change } });
    };
    this.#setList(key, controller, { run: { ...before, status: 'running', share: 0, refusal: null } });
    await this.#slots.run(async () => {
      try {
        if (controller.signal.aborted) return;
        await this.#import(key, before, controller, tell);
      } catch (error) {
        if (!isAborted(error)) tell({ status: 'failed', refusal: refusalFrom(error) });
      }
    });
  }

  /** Stops an import; what is in stays in. */
  stopImport(key: string): void {
    const list = this.#list(key);
    if (list === null) return;
    this.#controllers.get(key)?.abort();
    this.#set(key, { ...list, run: { ...list.run, status: 'stopped' } });
  }

  async #import(
    key: string,
    before: ImportRun,
    controller: AbortController,
    tell: (change: Partial<ImportRun>) => void,
  ): Promise<void> {
    const file = this.#entry(key)?.file;
    const list = this.#list(key);
    if (file === undefined || list === null) return;
    let isDone = false;
    const hear = (line: ImportLine) => {
      const run = this.#list(key)?.run;
      if (run === undefined) return;
      if ('progress' in line) {
        const { ok, failed, line: settled } = line.progress;
        tell({ ok: before.ok + ok, failed: before.failed + failed, line: settled });
      } else if ('format' in line) {
        isDone = true;
        tell({ status: 'done', ok: before.ok + line.ok, failed: before.failed + line.failed });
      } else if (line.status === 'error') {
        tell({ rejected: [...run.rejected, { line: line.line, error: line.error }] });
      }
    };
    const sending = { file, map: mapParameters(list.choices), signal: controller.signal };
    await this.#calls.takeIn({ ...sending, tell: (share) => tell({ share }) }, before.line, hear);
    if (!isDone) throw ApiFailure.unreachable(null);
  }

  async #read(key: string): Promise<void> {
    await this.#slots.run(async () => {
      const entry = this.#entry(key);
      if (entry?.state.step !== 'waiting') return;
      const controller = this.#begin(key);
      const isTooLarge = await isKnownTooLarge(entry.file);
      if (controller.signal.aborted) return;
      this.#set(key, isTooLarge ? { step: 'refused', refusal: tooLarge() } : { step: 'uploading', share: 0 });
      if (isTooLarge) return;
      try {
        const tell = (share: number) => {
          const step = this.#entry(key)?.state.step;
          if (controller.signal.aborted || (step !== 'uploading' && step !== 'reading')) return;
          this.#set(key, share < 1 ? { step: 'uploading', share } : { step: 'reading' });
        };
        const reading = await this.#calls.read({ file: entry.file, map: [], signal: controller.signal, tell });
        const state = await this.#understood(reading);
        if (!controller.signal.aborted) this.#set(key, state);
      } catch (error) {
        if (!controller.signal.aborted) this.#set(key, { step: 'refused', refusal: refusalFrom(error) });
      }
    });
  }

  async #understood(reading: Reading): Promise<EntryState> {
    const [only] = reading.documents;
    if (STREAMED.has(reading.format) || reading.count !== 1 || only === undefined) {
      return { step: 'list', reading, choices: {}, isReadAgain: false, refusal: null, run: IDLE_IMPORT };
    }
    const draft = draftOf(only as unknown as WireDocument);
    const isThere = (await this.#calls.stored(draft.document.id)) !== null;
    const save = { status: isThere ? 'conflict' : 'unsaved' } as const;
    return { step: 'document', format: reading.format, draft, isOwn: false, save };
  }

  #begin(key: string): AbortController {
    const controller = new AbortController();
    this.#controllers.set(key, controller);
    return controller;
  }

  #entry(key: string): UploadEntry | undefined {
    return this.store.get().entries.find((entry) => entry.key === key);
  }

  #document(key: string): DocumentState | null {
    const state = this.#entry(key)?.state;
    return state?.step === 'document' ? state : null;
  }

  #list(key: string): ListState | null {
    const state = this.#entry(key)?.state;
    return state?.step === 'list' ? state : null;
  }

  #set(key: string, state: EntryState): void {
    const entries = this.store.get().entries.map((entry) => (entry.key === key ? { ...entry, state } : entry));
    this.store.set({ entries });
  }

  #setList(key: string, { signal }: AbortController, change: Partial<ListState>): void {
    const list = this.#list(key);
    if (list !== null && !signal.aborted) this.#set(key, { ...list, ...change });
  }

  #saved(key: string, save: DocumentState['save'], isOwn?: boolean): void {
    const state = this.#document(key);
    if (state !== null) this.#set(key, { ...state, save, isOwn: isOwn ?? state.isOwn });
  }
}

/** Whether a document may be stored without asking anything. */
export function isReadyToSave(state: EntryState): boolean {
  return state.step === 'document' && (state.save.status === 'unsaved' || state.save.status === 'failed');
}
