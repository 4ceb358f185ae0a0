import { ApiFailure } from '@counterpart/client';
import type { Language, ProfileKind } from '@counterpart/domain';
import { UploadCalls, type UploadCallsOptions } from './upload-calls.ts';
import { type Draft, documentToSave, hasInvalidDates } from './upload-draft.ts';
import {
  IDLE_IMPORT,
  type ImportRun,
  isReadyToSave,
  isUnsaved,
  type ListState,
  STREAMED,
  type UploadEntry,
} from './upload-entry.ts';
import { chosenOf, importListener, understood } from './upload-import.ts';
import { UploadFiles } from './upload-files.ts';
import { INVALID_DATES, isKnownTooLarge, refusalFrom, tooLarge } from './upload-refusal.ts';
import { Slots } from './upload-slots.ts';

/** Files under way at once. */
const MOST_AT_ONCE = 3;

/** What uploads need of the world. */
export interface UploadsOptions extends UploadCallsOptions {
  readonly newId: () => string;
}

function isAborted(error: unknown): boolean {
  return error instanceof ApiFailure && error.isAborted;
}

/** The files of the upload screen of one kind, each on its own way: what befalls one disturbs no other. */
export class Uploads {
  readonly kind: ProfileKind;
  readonly index: string;
  readonly #calls: UploadCalls;
  readonly #newId: () => string;
  readonly #slots = new Slots(MOST_AT_ONCE);
  readonly #files = new UploadFiles();

  constructor(options: UploadsOptions) {
    this.#calls = new UploadCalls(options);
    this.#newId = options.newId;
    this.kind = options.kind;
    this.index = options.index;
  }

  /** What is on the screen, as it changes. */
  get store(): UploadFiles['store'] {
    return this.#files.store;
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
    this.#files.abort(key);
    this.#files.set(key, { step: 'cancelled' });
  }

  /** Reads a file again that was cancelled or refused. */
  async retry(key: string): Promise<void> {
    const step = this.#files.entry(key)?.state.step;
    if (step !== 'cancelled' && step !== 'refused') return;
    this.#files.set(key, { step: 'waiting' });
    await this.#read(key);
  }

  /** Takes a file from the screen; what is stored of it stays stored. */
  remove(key: string): void {
    const step = this.#files.entry(key)?.state.step;
    if (step === 'waiting' || step === 'uploading' || step === 'reading') this.cancel(key);
    if (this.#files.list(key)?.run.status === 'running') this.stopImport(key);
    this.#files.remove(key);
  }

  /** Puts the file back that was removed last, with everything that was typed. */
  restore(): void {
    this.#files.restore();
  }

  /** Takes the corrections of a document over. */
  change(key: string, draft: Draft): void {
    const state = this.#files.document(key);
    if (state === null) return;
    const { status } = state.save;
    this.#files.set(key, {
      ...state,
      draft,
      save: status === 'saving' || status === 'conflict' ? state.save : { status: 'unsaved' },
    });
  }

  /** Stores a document; one of its id that is there already is left alone until the person agrees to replace it. */
  async save(key: string, options: { readonly replace?: boolean } = {}): Promise<void> {
    const state = this.#files.document(key);
    if (state === null || state.save.status === 'saving') return;
    const { draft } = state;
    if (hasInvalidDates(draft)) {
      this.#files.set(key, { ...state, save: { status: 'failed', refusal: INVALID_DATES } });
      return;
    }
    const isOwn = state.isOwn || options.replace === true;
    this.#files.set(key, { ...state, isOwn, save: { status: 'saving' } });
    try {
      if (!isOwn && (await this.#calls.stored(draft.document.id)) !== null) {
        this.#files.saved(key, { status: 'conflict' });
        return;
      }
      await this.#calls.put(documentToSave(draft));
      const isChanged = this.#files.document(key)?.draft !== draft;
      this.#files.saved(key, { status: isChanged ? 'unsaved' : 'saved' }, true);
    } catch (error) {
      this.#files.saved(key, { status: 'failed', refusal: refusalFrom(error) });
    }
  }

  /** Stores a document beside the one that has its id already. */
  async saveAsNew(key: string): Promise<void> {
    const state = this.#files.document(key);
    if (state === null || state.save.status === 'saving') return;
    const document = { ...state.draft.document, id: this.#newId() };
    this.#files.set(key, { ...state, draft: { ...state.draft, document } });
    await this.save(key);
  }

  /** Stores every document that is not stored yet and waits for no decision. */
  async saveAll(): Promise<void> {
    const waiting = this.store.get().entries.filter(({ state }) => isReadyToSave(state));
    const saveReady = async (key: string) => {
      // whoever pressed twice had it saved before its turn came again
      const entry = this.#files.entry(key);
      if (entry !== undefined && isReadyToSave(entry.state)) await this.save(key);
    };
    await Promise.all(waiting.map(({ key }) => this.#slots.run(() => saveReady(key))));
  }

  /** Sends a column of a list elsewhere and reads the list again. */
  chooseColumn(key: string, column: string, target: string): Promise<void> {
    return this.#readAgain(key, ({ choices }) => ({ choices: { ...choices, [column]: target } }));
  }

  /** Reads the documents of a list in a language, or each in its own. */
  chooseLanguage(key: string, language: Language | null): Promise<void> {
    return this.#readAgain(key, () => ({ language }));
  }

  /** Takes a list in, from where it stopped before. */
  async importAll(key: string): Promise<void> {
    const list = this.#files.list(key);
    if (list === null || list.isReadAgain || list.run.status === 'running') return;
    const canGoOn = STREAMED.has(list.reading.format);
    const before: ImportRun = canGoOn ? list.run : IDLE_IMPORT;
    const controller = this.#files.begin(key);
    const tell = (change: Partial<ImportRun>) => {
      const run = this.#files.list(key)?.run;
      if (run !== undefined) this.#files.setList(key, controller, { run: { ...run, ...change } });
    };
    this.#files.setList(key, controller, { run: { ...before, status: 'running', share: 0, refusal: null } });
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
    const list = this.#files.list(key);
    if (list?.run.status !== 'running') return;
    this.#files.abort(key);
    this.#files.set(key, { ...list, run: { ...list.run, status: 'stopped' } });
  }

  async #import(
    key: string,
    before: ImportRun,
    controller: AbortController,
    tell: (change: Partial<ImportRun>) => void,
  ): Promise<void> {
    const file = this.#files.entry(key)?.file;
    const list = this.#files.list(key);
    if (file === undefined || list === null) return;
    const { hear, isDone } = importListener(before, tell, () => this.#files.list(key)?.run);
    const { signal } = controller;
    await this.#calls.takeIn({ ...chosenOf(list), file, signal, tell: (share) => tell({ share }) }, before.line, hear);
    if (!isDone()) throw ApiFailure.unreachable(null);
  }

  async #readAgain(key: string, change: (list: ListState) => Partial<ListState>): Promise<void> {
    const file = this.#files.entry(key)?.file;
    const before = this.#files.list(key);
    if (file === undefined || before === null) return;
    this.#files.abort(key);
    const list = { ...before, ...change(before) };
    this.#files.set(key, { ...list, isReadAgain: true, refusal: null, run: IDLE_IMPORT });
    const controller = this.#files.begin(key);
    const { signal } = controller;
    try {
      const reading = await this.#calls.read({ ...chosenOf(list), file, signal, tell: () => undefined });
      this.#files.setList(key, controller, { reading, isReadAgain: false });
    } catch (error) {
      if (!isAborted(error)) this.#files.setList(key, controller, { isReadAgain: false, refusal: refusalFrom(error) });
    }
  }

  async #read(key: string): Promise<void> {
    await this.#slots.run(async () => {
      const entry = this.#files.entry(key);
      if (entry?.state.step !== 'waiting') return;
      const controller = this.#files.begin(key);
      const isTooLarge = await isKnownTooLarge(entry.file);
      if (controller.signal.aborted) return;
      this.#files.set(key, isTooLarge ? { step: 'refused', refusal: tooLarge() } : { step: 'uploading', share: 0 });
      if (isTooLarge) return;
      try {
        const tell = (share: number) => {
          const step = this.#files.entry(key)?.state.step;
          if (controller.signal.aborted || (step !== 'uploading' && step !== 'reading')) return;
          this.#files.set(key, share < 1 ? { step: 'uploading', share } : { step: 'reading' });
        };
        const { signal } = controller;
        const reading = await this.#calls.read({ file: entry.file, map: [], language: null, signal, tell });
        const state = await understood(reading, async (id) => (await this.#calls.stored(id)) !== null);
        if (!controller.signal.aborted) this.#files.set(key, state);
      } catch (error) {
        if (!controller.signal.aborted) this.#files.set(key, { step: 'refused', refusal: refusalFrom(error) });
      }
    });
  }
}
