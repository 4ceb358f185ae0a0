import { type ApiClient, ApiFailure } from '@counterpart/client';
import type { AspectName } from '@counterpart/domain';
import type { MatchingContext } from './matching-context.ts';
import { aspectsFromParsedJob } from './parsed-job.ts';
import { Store } from './store.ts';

/** The input step of job to candidates (MAT-17). */
export interface JobInputState {
  readonly title: string;
  readonly description: string;
  readonly jobParseState: 'idle' | 'pending';
  /** 1 input, 2 or more unlocks the match, 3 is set by a parse (A9). */
  readonly furthestStep: number;
  readonly error: ApiFailure | null;
}

const STORAGE_KEY = 'counterpart.jobInput';

/** Where typed text survives a reload. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** What was typed, and its way into a profile. */
export class JobInput {
  readonly store: Store<JobInputState>;
  readonly #api: ApiClient;
  readonly #context: MatchingContext;
  readonly #allowed: ReadonlySet<AspectName>;
  readonly #locale: () => string;
  readonly #storage: TextStorage;
  readonly #log: (what: string, error: unknown) => void;

  constructor(options: {
    readonly api: ApiClient;
    readonly context: MatchingContext;
    readonly allowed: ReadonlySet<AspectName>;
    readonly locale: () => string;
    readonly storage: TextStorage;
    readonly log: (what: string, error: unknown) => void;
  }) {
    this.#api = options.api;
    this.#context = options.context;
    this.#allowed = options.allowed;
    this.#locale = options.locale;
    this.#storage = options.storage;
    this.#log = options.log;
    this.store = new Store<JobInputState>({
      title: '',
      description: options.storage.getItem(STORAGE_KEY) ?? '',
      jobParseState: 'idle',
      furthestStep: 1,
      error: null,
    });
  }

  setDescription(description: string): void {
    this.store.set({ description, error: null });
    try {
      this.#storage.setItem(STORAGE_KEY, description);
    } catch {
      // A full storage only costs the text's survival of a reload.
    }
  }

  setTitle(title: string): void {
    this.store.set({ title, error: null });
  }

  /** Parses what was typed and matches with its profile; true when the match step may open. */
  async parse(newId: () => string): Promise<boolean> {
    const { title, description, jobParseState } = this.store.get();
    if (jobParseState === 'pending') return false;
    this.store.set({ jobParseState: 'pending', error: null });
    try {
      const body = { title, text: description, locale: this.#locale() };
      const { language, parsingAspects } = await this.#api.call('parseJob', { body });
      this.#context.setLanguage(language);
      this.#context.setAspects(aspectsFromParsedJob(parsingAspects, this.#allowed, newId));
      this.store.set({ jobParseState: 'idle', furthestStep: 3 });
      void this.#context.match();
      return true;
    } catch (error) {
      this.#log('The job could not be parsed', error);
      this.store.set({
        jobParseState: 'idle',
        error: error instanceof ApiFailure ? error : new ApiFailure(0, String(error), ''),
      });
      return false;
    }
  }
}
