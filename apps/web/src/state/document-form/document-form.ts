import { ApiFailure } from '@counterpart/client';
import type { WireDocument } from '@counterpart/domain';
import { Store } from '../store.ts';
import { type Draft, documentToSave, draftOf, hasInvalidDates } from '../upload/upload-draft.ts';
import { INVALID_DATES, type Refusal, refusalFrom } from '../upload/upload-refusal.ts';
import type { DocumentCalls } from './document-calls.ts';
import { fieldsOf, saysTheSame, withField } from './document-fields.ts';
import type { KeptForm } from './kept-form.ts';
import { type FieldConflict, mergeDrafts, withReading } from './merge-drafts.ts';

/** How long typing pauses before the texts are read again, in milliseconds. */
const READ_PAUSE_MS = 600;
/** Fields of a person that a pasted CV fills in, where they are empty. */
const PERSON = /^(extraProperties\.(name|email|phone|url|linkedin|town)|preferredJobTitle)$/;

/** How far the saving of a form is. */
export type FormSave =
  | { readonly status: 'unsaved' | 'saving' | 'saved' }
  /** Somebody else saved first; a new document has an id that is taken. */
  | { readonly status: 'merge'; readonly conflicts: readonly FieldConflict[] }
  | { readonly status: 'taken' }
  /** Somebody removed the document. */
  | { readonly status: 'gone' }
  | { readonly status: 'failed'; readonly refusal: Refusal };

/** What a form shows. */
export interface FormState extends KeptForm {
  /** Whether the texts are being read. */
  readonly reading: 'idle' | 'pending' | 'failed';
  readonly save: FormSave;
}

/** What a form needs of the world around it. */
export interface FormOptions {
  readonly calls: DocumentCalls;
  /** Keeps the draft, null forgets it. */
  readonly keep: (form: KeptForm | null) => void;
  readonly log: (what: string, error: unknown) => void;
}

/** What takes a save back: false when somebody changed the document since. */
export type TakeBack = () => Promise<boolean>;

/** The document that a form makes: properties without a value are none, and a language that nobody chose is the text's own. */
function documentOfForm(draft: Draft): WireDocument {
  const { matchProfile, extraProperties, ...document } = documentToSave(draft);
  const { language, ...profile } = matchProfile ?? { aspects: {} };
  const filled = Object.entries(extraProperties ?? {}).filter(([, value]) => value !== '');
  return {
    ...document,
    ...(extraProperties === undefined ? {} : { extraProperties: Object.fromEntries(filled) }),
    matchProfile: document.language === undefined || language === undefined ? profile : { ...profile, language },
  };
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 412;
}

/** A form for one document: what is typed, what the server reads in it, saving, and coming together with what others saved. */
export class DocumentForm {
  readonly store: Store<FormState>;
  readonly #options: FormOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reading: AbortController | null = null;
  #isGivenUp = false;

  constructor(options: FormOptions, begin: KeptForm) {
    this.#options = options;
    this.store = new Store<FormState>({ ...begin, reading: 'idle', save: { status: 'unsaved' } });
  }

  /** Whether leaving would lose something that is not saved. */
  get isUnsaved(): boolean {
    const { draft, stored, save } = this.store.get();
    if (save.status === 'saved') return false;
    const before = fieldsOf(draftOf(stored ?? { id: draft.document.id }));
    const now = fieldsOf(draft);
    return [...new Set([...before.keys(), ...now.keys()])].some(
      (path) => !saysTheSame(before.get(path), now.get(path)),
    );
  }

  /** Another draft; the texts are read again a moment later. */
  readonly change = (draft: Draft): void => {
    const { save } = this.store.get();
    // a choice between mine and theirs stays open while the rest is edited, and what is being saved is still
    const goesOn = save.status === 'merge' || save.status === 'saving';
    this.store.set({ draft, save: goesOn ? save : { status: 'unsaved' } });
    this.#keep();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.read(), READ_PAUSE_MS);
  };

  /** Reads the texts as they are now: what nobody filled in otherwise follows. */
  async read(): Promise<void> {
    this.#reading?.abort();
    const controller = new AbortController();
    this.#reading = controller;
    const { calls, log } = this.#options;
    this.store.set({ reading: 'pending' });
    try {
      await this.#fillPerson(controller.signal);
      const { draft: asked } = this.store.get();
      const reading = await calls.read(documentOfForm(asked), controller.signal);
      if (controller.signal.aborted) return;
      const { draft } = this.store.get();
      this.store.set({ reading: 'idle', ...(reading === null ? {} : { draft: withReading(draft, reading) }) });
      this.#keep();
    } catch (error) {
      if (controller.signal.aborted) return;
      log('The texts could not be read', error);
      this.store.set({ reading: 'failed' });
    }
  }

  /** Stops reading: the form is left. */
  close(): void {
    clearTimeout(this.#timer);
    this.#reading?.abort();
  }

  /** Stops reading and forgets what was typed, also when a save that is under way ends later. */
  giveUp(): void {
    this.close();
    this.#isGivenUp = true;
    this.#options.keep(null);
  }

  /** Decides a field that two people changed. */
  choose(path: string, value: unknown): void {
    this.change(withField(this.store.get().draft, path, value));
  }

  /**
   * Stores the draft over the version that it began with; answers what takes it back, null when it was not stored. While a save is
   * under way nothing is sent: it would meet the version that the first one makes.
   */
  async save(): Promise<TakeBack | null> {
    const { draft, stored, save } = this.store.get();
    if (save.status === 'saving') return null;
    if (hasInvalidDates(draft)) {
      this.store.set({ save: { status: 'failed', refusal: INVALID_DATES } });
      return null;
    }
    this.close();
    this.store.set({ save: { status: 'saving' }, reading: 'idle' });
    const { calls } = this.#options;
    const document = documentOfForm(draft);
    try {
      const version = await calls.put(document, stored?.version ?? null);
      // it is stored: who cannot read it back is told of no failure, and the next save knows the version
      const now = await calls.stored(document.id).catch((): WireDocument => ({ ...document, version }));
      const { draft: meanwhile } = this.store.get();
      if (meanwhile === draft) {
        this.store.set({ save: { status: 'saved' }, ...(now === null ? {} : { stored: now, draft: draftOf(now) }) });
        this.#options.keep(null);
      } else if (now !== null) {
        // what was typed while it was saved goes over what is stored now
        this.store.set({
          save: { status: 'unsaved' },
          stored: now,
          draft: mergeDrafts(document, meanwhile, now).draft,
        });
        this.#keep();
      } else {
        this.store.set({ save: { status: 'gone' } });
      }
      return () => this.#takeBack(document.id, version, stored);
    } catch (error) {
      if (isConflict(error)) await this.#meet(document.id, stored);
      else this.store.set({ save: { status: 'failed', refusal: refusalFrom(error) } });
      return null;
    }
  }

  /** A document that was removed meanwhile is saved as a new one. */
  async saveAgain(): Promise<TakeBack | null> {
    if (this.store.get().save.status === 'saving') return null;
    this.store.set({ stored: null });
    return this.save();
  }

  /** Somebody else saved first: their document comes under the draft. */
  async #meet(id: string, stored: WireDocument | null): Promise<void> {
    if (stored === null) {
      this.store.set({ save: { status: 'taken' } });
      return;
    }
    try {
      const theirs = await this.#options.calls.stored(id);
      if (theirs === null) {
        this.store.set({ save: { status: 'gone' } });
        return;
      }
      // what was typed meanwhile is mine as well
      const merged = mergeDrafts(stored, this.store.get().draft, theirs);
      const save: FormSave = { status: 'merge', conflicts: merged.conflicts };
      this.store.set({ stored: theirs, draft: merged.draft, save });
      this.#keep();
      void this.read();
    } catch (error) {
      this.store.set({ save: { status: 'failed', refusal: refusalFrom(error) } });
    }
  }

  async #takeBack(id: string, version: number, before: WireDocument | null): Promise<boolean> {
    const { calls, log } = this.#options;
    try {
      if (before === null) await calls.remove(id, version);
      else await calls.put(before, version);
      return true;
    } catch (error) {
      log('A save could not be taken back', error);
      return false;
    }
  }

  /** What a CV says of the person fills the fields that are empty, for a new candidate only. */
  async #fillPerson(signal: AbortSignal): Promise<void> {
    const { stored, draft } = this.store.get();
    const text = draft.document.cvText ?? '';
    if (stored !== null || text.trim() === '' || text === draft.read.cvText) return;
    const person = await this.#options.calls.person(text, signal);
    if (signal.aborted) return;
    let { draft: filled } = this.store.get();
    for (const [path, value] of fieldsOf(draftOf(person))) {
      if (PERSON.test(path) && (fieldsOf(filled).get(path) ?? '') === '') filled = withField(filled, path, value);
    }
    this.store.set({ draft: filled });
  }

  #keep(): void {
    if (this.#isGivenUp) return;
    const { stored, draft } = this.store.get();
    this.#options.keep({ stored, draft });
  }
}
