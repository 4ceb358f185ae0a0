import { type ApiClient, ApiFailure } from '@counterpart/client';
import type { AspectName, Aspects, Language } from '@counterpart/domain';
import type { MatchingContext } from './matching-context.ts';
import { aspectsFromParsedJob } from './parsed-job.ts';
import { phrasesOfParsedJob } from './phrase-offers.ts';
import { Store } from './store.ts';

/** The input step of job to candidates (MAT-17). */
export interface JobInputState {
  readonly title: string;
  readonly description: string;
  readonly jobParseState: 'idle' | 'pending';
  /** 1 input, 2 or more unlocks the match, 3 is set by a parse (A9). */
  readonly furthestStep: number;
  /** What the parsed job says that no concept covers: offered beside the profile. */
  readonly phrases: readonly string[];
  /** The text was parsed and gave neither a profile nor a phrase; until it is changed. */
  readonly isNothingFound: boolean;
  readonly error: ApiFailure | null;
}

const STORAGE_KEY = 'counterpart.jobInput';

/** What survives a reload: the text, and the profile that it became. */
interface SavedInput {
  readonly title: string;
  readonly description: string;
  readonly parsed: {
    readonly aspects: Aspects;
    readonly language: Language;
    /** Absent in what an earlier version kept. */
    readonly phrases?: readonly string[];
  } | null;
}

function savedInput(storage: TextStorage): SavedInput {
  try {
    const saved = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null') as SavedInput | null;
    if (typeof saved?.description === 'string') return saved;
  } catch {
    // Something else stands there: it starts empty.
  }
  return { title: '', description: '', parsed: null };
}

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
  #parsed: SavedInput['parsed'];

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
    const saved = savedInput(options.storage);
    this.#parsed = saved.parsed;
    this.store = new Store<JobInputState>({
      title: saved.title,
      description: saved.description,
      jobParseState: 'idle',
      furthestStep: saved.parsed === null ? 1 : 3,
      phrases: saved.parsed?.phrases ?? [],
      isNothingFound: false,
      error: null,
    });
    if (saved.parsed !== null) {
      this.#context.setLanguage(saved.parsed.language);
      this.#context.setAspects(saved.parsed.aspects);
    }
  }

  /** Matches with the profile of before a reload, once, when its screen is opened. */
  resume(): void {
    const { results } = this.#context.store.get();
    const hasMatched = Object.values(results).some(({ lastRequest }) => lastRequest !== null);
    if (this.#parsed !== null && !hasMatched) void this.#context.match();
  }

  #save(): void {
    const { title, description } = this.store.get();
    const saved: SavedInput = { title, description, parsed: this.#parsed };
    try {
      this.#storage.setItem(STORAGE_KEY, JSON.stringify(saved));
    } catch {
      // A full storage only costs the text's survival of a reload.
    }
  }

  setDescription(description: string): void {
    this.store.set({ description, isNothingFound: false, error: null });
    this.#save();
  }

  setTitle(title: string): void {
    this.store.set({ title, isNothingFound: false, error: null });
    this.#save();
  }

  /** Parses what was typed and matches with its profile; true when the match step may open: something was found. */
  async parse(newId: () => string): Promise<boolean> {
    const { title, description, jobParseState } = this.store.get();
    if (jobParseState === 'pending') return false;
    this.store.set({ jobParseState: 'pending', isNothingFound: false, error: null });
    try {
      const body = { title, text: description, locale: this.#locale() };
      const { language, parsingAspects } = await this.#api.call('parseJob', { body });
      const aspects = aspectsFromParsedJob(parsingAspects, this.#allowed, newId);
      const phrases = this.#allowed.has('hardSkills') ? phrasesOfParsedJob(parsingAspects) : [];
      const isNothingFound = Object.keys(aspects).length === 0 && phrases.length === 0;
      this.#parsed = { aspects, language, phrases };
      this.#context.setLanguage(language);
      this.#context.setAspects(aspects);
      this.store.set({ jobParseState: 'idle', furthestStep: 3, phrases, isNothingFound });
      this.#save();
      void this.#context.match();
      return !isNothingFound;
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
