import type { Aspects, IndexConfiguration, Language, MatchingPage, ProfileKind, SortMode } from '@counterpart/domain';
import type { RequestChange } from '../apply-change.ts';
import type { IndexFilters } from '../filters/request-filter.ts';
import type { Store } from '../store.ts';
import type { AddressedChoices, Prevailing } from './drafts/addressed-choices.ts';
import { IndexChoices } from './index-choices.ts';
import type { MatchingOptions, MatchingState } from './matching-state.ts';
import { OpenDraft } from './open-draft.ts';
import { PageSearches, type PeekOptions } from './page-searches.ts';
import { PageSource } from './page-source.ts';
import type { Impact, IndexSearch, Peek } from './searches/index-search.ts';
import type { MatchRequest } from './searches/match-request.ts';
import type { SourceEntity } from './source-entity.ts';

/** The one matching page's state and everything that may be done with it; plain TypeScript, screens only subscribe. */
export class MatchingContext {
  readonly #options: MatchingOptions;
  readonly #draft: OpenDraft;
  readonly #searches: PageSearches;
  readonly #source: PageSource;
  readonly #choices: IndexChoices;

  constructor(options: MatchingOptions) {
    this.#options = options;
    this.#draft = new OpenDraft(options);
    this.#searches = new PageSearches(options, this.#draft);
    this.#source = new PageSource(options, this.#draft, this.#searches);
    this.#choices = new IndexChoices(options, this.#draft, this.#searches);
  }

  get store(): Store<MatchingState> {
    return this.#draft.store;
  }

  get name(): MatchingPage {
    return this.#options.name;
  }

  get indices(): readonly IndexConfiguration[] {
    return this.#options.page.indices;
  }

  /** The kind of document that this page finds. */
  get target(): ProfileKind {
    return this.#options.target;
  }

  /** Whether the page suggests keywords that go with the profile (SET-20c). */
  get offersSuggestions(): boolean {
    return this.#options.page.keywordSuggestions;
  }

  /** Whether the page has a keyword search (SET-20b). */
  get offersKeywordSearch(): boolean {
    return this.#options.page.keywordSearch;
  }

  /** Whether the page lets a strategy be chosen (MAT-04a). */
  get offersStrategies(): boolean {
    return this.#options.page.strategySelect;
  }

  /** The matches of an index; throws for an index that the page does not have. */
  search(index: string): IndexSearch {
    return this.#searches.of(index);
  }

  /** What the next match of an index would ask. */
  nextRequest(index: string): MatchRequest {
    return this.#searches.nextRequest(index);
  }

  /** Whether a match would ask anything else than the last one did (MAT-04d). */
  isChanged(): boolean {
    return this.#searches.isChanged();
  }

  setAspects(aspects: Aspects): void {
    this.#draft.change({ aspects });
  }

  /** Changes the profile as it is by then, so that two edits never undo each other. */
  readonly edit = (change: (aspects: Aspects) => Aspects): void => {
    const { aspects } = this.store.get();
    const changed = change(aspects);
    if (changed !== aspects) this.#draft.change({ aspects: changed });
  };

  setLanguage(language: Language): void {
    this.#draft.change({ language });
  }

  /** An empty profile follows the interface language (SET-24c). */
  followLanguage(language: Language): void {
    if (Object.keys(this.store.get().aspects).length === 0) this.store.set({ language });
  }

  setStrategy(strategy: string | null): void {
    this.#draft.change({ strategy });
    this.store.set({ lostStrategy: null });
  }

  /** Another profile as a whole, such as a parsed job's or that of a CV, and whose it is; reset returns to it. */
  startFrom(aspects: Aspects, language: Language, subject: readonly string[] = []): void {
    this.#draft.baseline = { aspects, subject };
    this.#searches.forget();
    this.#draft.change({ aspects, subject, language, indices: this.#draft.empty(language).indices });
  }

  openSection(openSection: 'profile' | 'results'): void {
    this.store.set({ openSection });
  }

  /** Choosing a results tab opens the results (MAT-01). */
  activate(activeIndex: string): void {
    this.store.set({ activeIndex, openSection: 'results' });
  }

  /** Empties the profile (MAT-04b). */
  clear(): void {
    this.#draft.change({ aspects: {} });
  }

  /** Whether there is a profile to go back to: a source's document, or a job that was parsed (MAT-04c). */
  get canReset(): boolean {
    return this.#draft.baseline !== null;
  }

  /** A profile that reset returns to, when it was made before a reload. */
  setBaseline(aspects: Aspects): void {
    this.#draft.baseline = { aspects, subject: [] };
    // who listens offers the way back to it
    this.store.set({});
  }

  /** Goes back to the profile of the source's document. */
  reset(): void {
    const { baseline } = this.#draft;
    if (baseline !== null) this.#draft.change(baseline);
  }

  /** Whether the page is open with a source, or without one: what is drafted is what the page shows. */
  get isOpen(): boolean {
    return this.#draft.entity !== null && this.store.get().source.status !== 'loading';
  }

  /** Starts without a source; what an address or a saved search names prevails over what was drafted there before. */
  withoutSource(prevailing: Prevailing = {}): Promise<void> {
    return this.#source.without(prevailing);
  }

  /** Loads a source once and matches (MAT-10, MAT-12); what an address or a saved search names prevails. */
  load(entity: SourceEntity, prevailing: Prevailing = {}): Promise<void> {
    return this.#source.load(entity, prevailing);
  }

  /** Takes up a search of before, with its source or without one, and matches. */
  takeUp(entity: SourceEntity | null, search: Prevailing): Promise<void> {
    return this.#source.takeUp(entity, search);
  }

  /** Filters and order as another address of the page names them; each index that they change matches again. */
  choose(addressed: AddressedChoices): Promise<void> {
    return this.#choices.chooseAll(addressed);
  }

  /** Requests page 0 of every configured index (MAT-09a). */
  match(): Promise<void> {
    return this.#searches.match();
  }

  /** Hears that a call about the matches of an index failed, such as that for the details of one. */
  readonly hear = (index: string, error: unknown): void => this.#searches.hear(index, error);

  /** Asks again for the page of an index that could not be had. */
  retry(index: string): Promise<void> {
    return this.#searches.retry(index);
  }

  /** Asks again what found nothing, as documents have come since; who has results keeps them as they are. */
  matchWhereNothing(): Promise<void> {
    return this.#searches.matchWhereNothing();
  }

  /** Lists every index, as a blank keyword search does. */
  list(): Promise<void> {
    return this.#searches.list();
  }

  /** The first matches of the active index that a profile would find, and how many (`size` 0 counts only). */
  peek(aspects: Aspects, options: PeekOptions): Promise<Peek> {
    return this.#searches.peek(aspects, options);
  }

  /** What each requirement and filter of a profile, or of what was last asked of the active index, costs there. */
  impact(aspects: Aspects, signal: AbortSignal): Promise<Impact> {
    return this.#searches.impact(aspects, signal);
  }

  /** Another order; matches its own index again when that asks something else (MAT-06, MAT-20). */
  setSortMode(index: string, sortMode: SortMode | null): Promise<void> {
    return this.#choices.choose(index, { sortMode });
  }

  /** Ids that the matches of an index leave out of its results and its count (MAT-13). */
  setExcludedIds(index: string, excludedIds: readonly string[]): Promise<void> {
    return this.#choices.choose(index, { excludedIds });
  }

  /** The filters of an index; its matches follow at once (MAT-20). */
  setFilters(index: string, filters: Partial<IndexFilters>): Promise<void> {
    return this.#choices.choose(index, filters);
  }

  /** Statuses that the matches of an index show too, though closed or placed documents are left out. */
  setIncludedStatuses(index: string, includeStatus: readonly string[]): Promise<void> {
    return this.#choices.choose(index, { includeStatus });
  }

  /** Makes changes of what an index is asked and asks again, as the list that it was; answers what takes the changes back. */
  applyChanges(index: string, changes: readonly RequestChange[]): () => void {
    return this.#choices.apply(index, changes);
  }
}
