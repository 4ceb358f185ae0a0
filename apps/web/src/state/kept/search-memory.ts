/** What keeps texts between two visits, such as the browser's local storage. */
export interface KeptTexts {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The form of what is kept; another one is discarded (MAT-12c). */
const STORED_VERSION = 1;
const PREFIX = 'counterpart.search.';

interface Stored {
  readonly version: number;
  /** ISO 8601. */
  readonly savedAt: string;
  /** The version property of the entity that it was kept for; null without an entity. */
  readonly entityVersion: string | null;
  readonly value: unknown;
}

/** How long things are kept, and where. */
export interface SearchMemoryOptions {
  readonly storage: KeptTexts;
  /** Milliseconds after which what was kept is discarded. */
  readonly maxAgeMs: number;
  readonly now: () => Date;
  readonly log: (what: string, error: unknown) => void;
}

/** Remembers drafts and searches in the browser, with a version and an age (MAT-12). */
export class SearchMemory {
  readonly #options: SearchMemoryOptions;

  constructor(options: SearchMemoryOptions) {
    this.#options = options;
    this.#forgetOld();
  }

  /** What was kept under a name, unless it is of another version, too old, or of another version of the entity. */
  read(name: string, entityVersion: string | null): unknown {
    const stored = this.#stored(PREFIX + name);
    if (stored === null) return null;
    if (this.#isUsable(stored) && stored.entityVersion === entityVersion) return stored.value;
    this.remove(name);
    return null;
  }

  /** Keeps something; a full storage only costs its survival. */
  write(name: string, entityVersion: string | null, value: unknown): void {
    const { storage, now, log } = this.#options;
    const stored: Stored = { version: STORED_VERSION, savedAt: now().toISOString(), entityVersion, value };
    try {
      storage.setItem(PREFIX + name, JSON.stringify(stored));
    } catch (error) {
      log('The search could not be kept in this browser', error);
    }
  }

  remove(name: string): void {
    this.#options.storage.removeItem(PREFIX + name);
  }

  #stored(key: string): Stored | null {
    try {
      const stored = JSON.parse(this.#options.storage.getItem(key) ?? 'null') as Stored | null;
      return typeof stored?.savedAt === 'string' ? stored : null;
    } catch {
      return null;
    }
  }

  #isUsable({ version, savedAt }: Stored): boolean {
    const age = this.#options.now().getTime() - Date.parse(savedAt);
    return version === STORED_VERSION && age <= this.#options.maxAgeMs;
  }

  /** A browser that opens a thousand jobs does not keep a thousand searches for ever. */
  #forgetOld(): void {
    const { storage } = this.#options;
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
    for (const key of keys) {
      if (!key.startsWith(PREFIX)) continue;
      const stored = this.#stored(key);
      if (stored === null || !this.#isUsable(stored)) storage.removeItem(key);
    }
  }
}
