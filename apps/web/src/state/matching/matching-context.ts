import { ApiFailure } from '@counterpart/client';
import type { Aspects, IndexConfiguration, Language, MatchingPage, ProfileKind, SortMode } from '@counterpart/domain';
import { applyChanges, type RequestChange } from '../apply-change.ts';
import type { IndexFilters } from '../filters/request-filter.ts';
import type { Store } from '../store.ts';
import { type AddressedChoices, type Prevailing, withPrevailing } from './drafts/addressed-choices.ts';
import type { Impact, IndexSearch, Peek } from './searches/index-search.ts';
import { asksTheSame, type MatchRequest } from './searches/match-request.ts';
import type { KeptEntity } from './drafts/kept-drafts.ts';
import type { IndexDraft } from './drafts/matching-draft.ts';
import type { MatchingOptions, MatchingState } from './matching-state.ts';
import { OpenDraft } from './open-draft.ts';
import { PageSearches, type PeekOptions } from './page-searches.ts';
import { fetchSource, profileOfSource, versionOfSource } from './source-document.ts';
import { entityKey, NO_ENTITY, type SourceEntity, type SourceState } from './source-entity.ts';

/** The one matching page's state and everything that may be done with it; plain TypeScript, screens only subscribe. */
export class MatchingContext {
  readonly #options: MatchingOptions;
  readonly #draft: OpenDraft;
  readonly #searches: PageSearches;
  /** Settles when the source of the draft is loaded and matched. */
  #loaded: Promise<void> = Promise.resolve();

  constructor(options: MatchingOptions) {
    this.#options = options;
    this.#draft = new OpenDraft(options);
    this.#searches = new PageSearches(options, this.#draft);
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

  /**
   * Starts without a source, with what was drafted there before; what an address or a saved search names prevails.
   * Matches again when that had been matched.
   */
  async withoutSource(prevailing: Prevailing = {}): Promise<void> {
    if (this.#draft.entity?.key === NO_ENTITY) return;
    const isFirst = this.#draft.entity === null;
    this.#open({ key: NO_ENTITY, version: null });
    const { language } = isFirst ? this.store.get() : this.#options;
    const draft = this.#draft.restored(this.#draft.empty(language), prevailing);
    const isKept = prevailing.aspects === undefined && Object.keys(draft.aspects).length > 0;
    this.store.set({
      source: { status: 'notLoaded' },
      subject: isKept ? this.#draft.keptSubject() : [],
      ...draft,
      ...(isFirst ? {} : { openSection: 'profile' }),
    });
    if (draft.isMatched) await this.match();
  }

  /**
   * Loads a source once, takes its profile or what was made of it before, and matches (MAT-10, MAT-12); what an
   * address or a saved search names prevails.
   */
  load(entity: SourceEntity, prevailing: Prevailing = {}): Promise<void> {
    // whoever asks for what is on its way waits for it
    const isSame = this.#draft.entity?.key === entityKey(entity) && this.store.get().source.status !== 'error';
    return isSame ? this.#loaded : (this.#loaded = this.#load(entity, prevailing));
  }

  async #load(entity: SourceEntity, prevailing: Prevailing): Promise<void> {
    const key = entityKey(entity);
    this.#open({ key, version: null });
    const loading: SourceState = { status: 'loading', entity };
    this.store.set({ source: loading, subject: [], ...this.#draft.empty(this.store.get().language) });
    const isCurrent = () => this.store.get().source === loading;
    try {
      const document = await fetchSource(this.#options.api, entity);
      if (!isCurrent()) return;
      this.#open({ key, version: versionOfSource(document, this.#options.entityVersionProperty) });
      const aspects = profileOfSource(document, this.#options);
      this.#draft.baseline = { aspects, subject: [] };
      const language = document.matchProfile?.language ?? document.language ?? this.store.get().language;
      const draft = this.#draft.restored({ ...this.#draft.empty(language), aspects }, prevailing);
      this.store.set({ source: { status: 'loaded', entity, document }, ...draft });
      await this.match();
    } catch (error) {
      if (!isCurrent()) return;
      const isMissing = error instanceof ApiFailure && error.status === 404;
      this.store.set({ source: { status: 'error', entity, isMissing } });
      this.#options.log('The source could not be loaded', error);
    }
  }

  /** Takes up a search of before, with its source or without one, and matches. */
  async takeUp(entity: SourceEntity | null, search: Prevailing): Promise<void> {
    const isThere = this.#draft.entity?.key === (entity === null ? NO_ENTITY : entityKey(entity));
    if (!isThere)
      return entity === null ? this.withoutSource({ ...search, isMatched: true }) : this.load(entity, search);
    this.#searches.forget();
    this.#draft.change({ ...withPrevailing(this.store.get(), search), subject: [] });
    return this.match();
  }

  /** Filters and order as another address of the page names them; each index that they change matches again. */
  async choose(addressed: AddressedChoices): Promise<void> {
    const choices = addressed ?? this.#draft.empty(this.store.get().language).indices;
    await Promise.all(
      Object.entries(choices).map(([name, { excludedIds: _never, ...choice }]) => this.#choose(name, choice)),
    );
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
  async setSortMode(index: string, sortMode: SortMode | null): Promise<void> {
    await this.#choose(index, { sortMode });
  }

  /** Ids that the matches of an index leave out of its results and its count (MAT-13). */
  async setExcludedIds(index: string, excludedIds: readonly string[]): Promise<void> {
    await this.#choose(index, { excludedIds });
  }

  /** The filters of an index; its matches follow at once (MAT-20). */
  async setFilters(index: string, filters: Partial<IndexFilters>): Promise<void> {
    await this.#choose(index, filters);
  }

  /** Statuses that the matches of an index show too, though closed or placed documents are left out. */
  async setIncludedStatuses(index: string, includeStatus: readonly string[]): Promise<void> {
    await this.#choose(index, { includeStatus });
  }

  /** Makes changes of what an index is asked and asks again, as the list that it was; answers what takes the changes back. */
  applyChanges(index: string, changes: readonly RequestChange[]): () => void {
    const { aspects, indices } = this.store.get();
    const definitions = this.indices.find(({ name }) => name === index)?.filters ?? [];
    const changed = applyChanges(this.nextRequest(index), changes, definitions);
    const { filters, customFiltersPredicate, excludedIds, includeStatus } = changed;
    const before = indices[index];
    const again = () => void (this.store.get().lastRequests[index]?.isList === true ? this.list() : this.match());
    const draftOf = (draft: Aspects, choices: Partial<IndexDraft>) => {
      const { indices: now } = this.store.get();
      const own = now[index];
      this.#draft.change({
        aspects: draft,
        ...(own === undefined ? {} : { indices: { ...now, [index]: { ...own, ...choices } } }),
      });
      again();
    };
    draftOf(changed.aspects, { filters, customFiltersPredicate, excludedIds, includeStatus });
    return () => draftOf(aspects, before ?? {});
  }

  #open(entity: KeptEntity): void {
    this.#draft.open(entity);
    this.#searches.forget();
    this.store.set({ lostStrategy: null });
  }

  /** A choice for one index, which matches again by itself; the profile that it matches stays the one of its last match. */
  async #choose(index: string, change: Partial<IndexDraft>): Promise<void> {
    const { indices, lastRequests } = this.store.get();
    const before = indices[index];
    if (before === undefined) return;
    this.#draft.change({ indices: { ...indices, [index]: { ...before, ...change } } });
    const last = lastRequests[index] ?? null;
    if (last !== null && !asksTheSame({ ...last, ...change }, last))
      await this.#searches.ask(index, { ...last, ...change });
  }
}
