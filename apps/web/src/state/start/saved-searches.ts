import { aspectsFromWire, aspectsToWire } from '@counterpart/client';
import {
  type Aspects,
  type IndexConfiguration,
  isLanguage,
  type Language,
  MATCHING_PAGES,
  type MatchingPage,
} from '@counterpart/domain';
import { emptyChoices, type Prevailing, readChoices } from '../matching/drafts/addressed-choices.ts';
import type { KeptTexts } from '../kept/search-memory.ts';
import type { SourceEntity } from '../matching/source-entity.ts';
import { Store } from '../store.ts';

/** What was above the fold when a search was last looked at. */
export interface SeenResults {
  /** ISO 8601. */
  readonly when: string;
  readonly ids: readonly string[];
}

/** A search that a person keeps to come back to. */
export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  /** Place, required values. */
  readonly about: string;
  readonly page: MatchingPage;
  readonly index: string;
  readonly aspects: Aspects;
  readonly language: Language;
  readonly strategy: string | null;
  /** Filters and order of the page, as its address writes them. */
  readonly choices: string;
  /** The document that it is made from; null for a profile of its own. */
  readonly entity: SourceEntity | null;
  /** The advertisement that it was read from, for the page of jobs. */
  readonly job: { readonly title: string; readonly text: string } | null;
  readonly seen: SeenResults;
}

/** What makes two searches the same. */
export type SearchIdentity = Pick<
  SavedSearch,
  'page' | 'index' | 'aspects' | 'language' | 'strategy' | 'choices' | 'entity'
>;

const KEY = 'counterpart.saved';
/** The form of what is kept; another one is not read. */
const STORED_VERSION = 1;
/** Searches that are kept; each asks once when the start is opened. */
const MOST = 20;

/** A search as text: in the order of the wire, so that a value that was edited and put back is the same. */
function identityOf({ page, index, aspects, language, strategy, choices, entity }: SearchIdentity): string {
  return JSON.stringify([page, index, aspectsToWire(aspects), language, strategy, choices, entity]);
}

function wireOf(search: SavedSearch) {
  return { ...search, aspects: aspectsToWire(search.aspects) };
}

function readSearch(value: unknown): readonly SavedSearch[] {
  if (typeof value !== 'object' || value === null) return [];
  const search = value as SavedSearch;
  const isWhole =
    typeof search.id === 'string' &&
    typeof search.name === 'string' &&
    typeof search.index === 'string' &&
    typeof search.choices === 'string' &&
    MATCHING_PAGES.includes(search.page) &&
    isLanguage(search.language) &&
    typeof search.seen?.when === 'string' &&
    Array.isArray(search.seen.ids);
  return isWhole ? [{ ...search, aspects: aspectsFromWire(search.aspects).aspects }] : [];
}

/** Results that came into a saved search since it was looked at before. */
export interface Arrivals {
  /** When it was looked at before; ISO 8601. */
  readonly since: string;
  readonly ids: readonly string[];
}

interface SavedState {
  readonly searches: readonly SavedSearch[];
  /** By the id of the search, of this visit. */
  readonly arrivals: Readonly<Record<string, Arrivals>>;
}

/** Where the searches of a person are, once they are logged in; each call may fail without harm to the screen. */
export interface PersonalSearches {
  list(): Promise<readonly unknown[]>;
  put(search: unknown, id: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Searches that a person saved: in this browser without a login, with the person else; they do not grow old as drafts do. */
export class SavedSearches {
  readonly store: Store<SavedState>;
  readonly #storage: Pick<KeptTexts, 'getItem' | 'setItem'>;
  #personal: PersonalSearches | null = null;
  #log: (what: string, error: unknown) => void = () => undefined;

  constructor(storage: Pick<KeptTexts, 'getItem' | 'setItem'>) {
    this.#storage = storage;
    this.store = new Store<SavedState>({ searches: this.#read(), arrivals: {} });
  }

  /**
   * Goes on with the searches of a person: those of the browser become theirs, once, and what follows is kept there. Where
   * theirs cannot be had the browser's stay as they are, for another time.
   */
  async moveTo(personal: PersonalSearches, log: (what: string, error: unknown) => void): Promise<void> {
    try {
      const theirs = (await personal.list()).flatMap(readSearch);
      const brought = this.store.get().searches.filter(({ id }) => !theirs.some((one) => one.id === id));
      for (const search of brought.toReversed()) await personal.put(wireOf(search), search.id);
      this.#write([]);
      this.#personal = personal;
      this.#log = log;
      this.store.set({ searches: [...brought, ...theirs].slice(0, MOST) });
    } catch (error) {
      log('The saved searches of the person could not be had', error);
    }
  }

  /** Keeps a search, the newest first; the oldest goes when there are too many. */
  save(search: SavedSearch): void {
    const others = this.store.get().searches.filter(({ id }) => id !== search.id);
    this.#write([search, ...others].slice(0, MOST));
    this.#tell((personal) => personal.put(wireOf(search), search.id));
  }

  remove(id: string): void {
    this.#write(this.store.get().searches.filter((search) => search.id !== id));
    this.#tell((personal) => personal.remove(id));
  }

  /** The search that asks the same, when it is saved. */
  find(asked: SearchIdentity): SavedSearch | undefined {
    const identity = identityOf(asked);
    return this.store.get().searches.find((search) => identityOf(search) === identity);
  }

  /** A search was matched: when it is a saved one, what is above the fold now has been seen, and what came since is told. */
  visit(asked: SearchIdentity, seen: SeenResults): void {
    const visited = this.find(asked);
    if (visited === undefined) return;
    const arrived = { since: visited.seen.when, ids: newIds(visited, seen.ids) };
    this.store.set({ arrivals: { ...this.store.get().arrivals, [visited.id]: arrived } });
    const next = { ...visited, seen };
    this.#write(this.store.get().searches.map((search) => (search === visited ? next : search)));
    this.#tell((personal) => personal.put(wireOf(next), next.id));
  }

  #tell(change: (personal: PersonalSearches) => Promise<void>): void {
    if (this.#personal === null) return;
    change(this.#personal).catch((error: unknown) => this.#log('A saved search could not be kept', error));
  }

  #write(searches: readonly SavedSearch[]): void {
    this.store.set({ searches });
    if (this.#personal !== null) return;
    const kept = searches.map(wireOf);
    try {
      this.#storage.setItem(KEY, JSON.stringify({ version: STORED_VERSION, searches: kept }));
    } catch {
      // A full storage costs their survival only; they stay until the page is closed.
    }
  }

  #read(): readonly SavedSearch[] {
    try {
      const kept = JSON.parse(this.#storage.getItem(KEY) ?? 'null') as {
        readonly version?: unknown;
        readonly searches?: unknown;
      } | null;
      if (kept?.version !== STORED_VERSION || !Array.isArray(kept.searches)) return [];
      return kept.searches.flatMap(readSearch);
    } catch {
      return [];
    }
  }
}

/** The results above the fold that were not there when a search was last looked at. */
export function newIds({ seen }: SavedSearch, ids: readonly string[]): readonly string[] {
  const known = new Set(seen.ids);
  return ids.filter((id) => !known.has(id));
}

/** What a saved search drafts when it is taken up. */
export function savedDraft(
  { aspects, language, strategy, choices }: SavedSearch,
  indices: readonly IndexConfiguration[],
): Prevailing {
  return { aspects, language, strategy, choices: readChoices(choices, indices) ?? emptyChoices(indices) };
}
