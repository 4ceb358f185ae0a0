import { aspectsFromWire, aspectsToWire } from '@counterpart/client';
import { type Aspects, isLanguage, type Language, type MatchingPage } from '@counterpart/domain';
import type { SourceEntity } from '../matching/source-entity.ts';
import type { SearchMemory } from '../kept/search-memory.ts';
import { Store } from '../store.ts';

/** Searches that are remembered for each page. */
const MOST = 6;

/** A search that was matched: what it was called, what it asked, what it found and when. */
export interface RecentSearch {
  readonly kind: 'query' | 'job' | 'document';
  readonly label: string;
  /** Place, required values. */
  readonly about: string;
  readonly count: number;
  /** ISO 8601. */
  readonly when: string;
  readonly aspects: Aspects;
  readonly language: Language;
  /** The document that it was made from; null for a profile of its own. */
  readonly entity: SourceEntity | null;
  /** The advertisement that it was read from, for the page of jobs. */
  readonly job: { readonly title: string; readonly text: string } | null;
}

/** The last searches of each page, kept in this browser. */
export class RecentSearches {
  readonly store: Store<Readonly<Record<MatchingPage, readonly RecentSearch[]>>>;
  readonly #memory: SearchMemory;

  constructor(memory: SearchMemory) {
    this.#memory = memory;
    this.store = new Store({
      profileToJobs: this.#kept('profileToJobs'),
      profileToCandidates: this.#kept('profileToCandidates'),
      jobToCandidates: this.#kept('jobToCandidates'),
    });
  }

  /** Remembers a search, the newest first; the same one again takes the place of the earlier. */
  add(page: MatchingPage, search: RecentSearch): void {
    const others = this.store.get()[page].filter((one) => !isSame(one, search));
    this.#set(page, [search, ...others].slice(0, MOST));
  }

  /** Forgets those of a page. */
  clear(page: MatchingPage): void {
    this.#set(page, []);
  }

  #set(page: MatchingPage, searches: readonly RecentSearch[]): void {
    this.store.set({ [page]: searches });
    const kept = searches.map(({ aspects, ...search }) => ({ ...search, aspects: aspectsToWire(aspects) }));
    this.#memory.write(`recent.${page}`, null, kept);
  }

  #kept(page: MatchingPage): readonly RecentSearch[] {
    const kept = this.#memory.read(`recent.${page}`, null);
    if (!Array.isArray(kept)) return [];
    return (kept as readonly RecentSearch[]).flatMap((search) =>
      typeof search?.label === 'string' && isLanguage(search.language)
        ? [{ ...search, aspects: aspectsFromWire(search.aspects).aspects }]
        : [],
    );
  }
}

function isSame(a: RecentSearch, b: RecentSearch): boolean {
  const key = ({ kind, label, entity }: RecentSearch) => JSON.stringify([kind, label, entity]);
  return key(a) === key(b);
}
