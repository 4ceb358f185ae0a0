import { ApiFailure, aspectsFromWire } from '@counterpart/client';
import type {
  Aspects,
  IndexConfiguration,
  Language,
  MatchingPage,
  ProfileKind,
  SortMode,
  WireDocument,
} from '@counterpart/domain';
import { applyChanges, type RequestChange } from '../apply-change.ts';
import { withDefaultRange } from '../profile/profile-editing.ts';
import type { IndexFilters } from '../filters/request-filter.ts';
import { Store } from '../store.ts';
import { type AddressedChoices, type Prevailing, withPrevailing } from './addressed-choices.ts';
import { type Impact, IndexSearch, type Peek } from './index-search.ts';
import { asksTheSame, type MatchRequest } from './match-request.ts';
import { type KeptEntity, KeptDrafts } from './kept-drafts.ts';
import { emptyIndexDraft, type IndexDraft, type MatchingDraft, requestOf } from './matching-draft.ts';
import type { MatchingOptions, MatchingState } from './matching-state.ts';
import { entityKey, entityOf, NO_ENTITY, type SourceEntity, type SourceState } from './source-entity.ts';

/** The one matching page's state and everything that may be done with it; plain TypeScript, screens only subscribe. */
export class MatchingContext {
  readonly store: Store<MatchingState>;
  readonly #options: MatchingOptions;
  readonly #searches: ReadonlyMap<string, IndexSearch>;
  /** The profile that reset returns to: the source document's, or the parsed job's. */
  #baseline: Aspects | null = null;
  /** Which entity the draft belongs to, and which version of it; null before a first one is opened. */
  #entity: KeptEntity | null = null;
  readonly #kept: KeptDrafts;
  /** Settles when the source of the draft is loaded and matched. */
  #loaded: Promise<void> = Promise.resolve();

  constructor(options: MatchingOptions) {
    this.#options = options;
    const { indices } = options.page;
    const { api, client, name, target, userLanguage, log, memory, persistsMatchingOptions, pageSize } = options;
    this.#kept = new KeptDrafts({ memory, page: name, indices, persistsMatchingOptions });
    this.#searches = new Map(
      indices.map((index) => [
        index.name,
        new IndexSearch({ client, api, pageName: name, target, index, pageSize, userLanguage, log }),
      ]),
    );
    this.store = new Store<MatchingState>({
      source: { status: 'notLoaded' },
      ...this.#emptyDraft(options.language),
      openSection: 'profile',
      activeIndex: indices[0]?.name ?? '',
      lastRequests: this.#noRequests(),
    });
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
    const search = this.#searches.get(index);
    if (search === undefined) throw new Error(`There is no index ${index} on this page.`);
    return search;
  }

  /** What the next match of an index would ask. */
  nextRequest(index: string): MatchRequest {
    return requestOf(this.store.get(), index);
  }

  /** Whether a match would ask anything else than the last one did (MAT-04d). */
  isChanged(): boolean {
    const { lastRequests } = this.store.get();
    return this.indices.some(({ name }) => !asksTheSame(this.nextRequest(name), lastRequests[name] ?? null));
  }

  setAspects(aspects: Aspects): void {
    this.#draft({ aspects });
  }

  /** Changes the profile as it is by then, so that two edits never undo each other. */
  readonly edit = (change: (aspects: Aspects) => Aspects): void => {
    const { aspects } = this.store.get();
    const changed = change(aspects);
    if (changed !== aspects) this.#draft({ aspects: changed });
  };

  setLanguage(language: Language): void {
    this.#draft({ language });
  }

  /** An empty profile follows the interface language (SET-24c). */
  followLanguage(language: Language): void {
    if (Object.keys(this.store.get().aspects).length === 0) this.store.set({ language });
  }

  setStrategy(strategy: string | null): void {
    this.#draft({ strategy });
  }

  /** Another profile as a whole, such as a parsed job's; reset returns to it. */
  startFrom(aspects: Aspects, language: Language): void {
    this.#baseline = aspects;
    this.#forgetResults();
    this.#draft({ aspects, language, indices: this.#emptyDraft(language).indices });
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
    this.#draft({ aspects: {} });
  }

  /** Whether there is a profile to go back to: a source's document, or a job that was parsed (MAT-04c). */
  get canReset(): boolean {
    return this.#baseline !== null;
  }

  /** A profile that reset returns to, when it was made before a reload. */
  setBaseline(aspects: Aspects): void {
    this.#baseline = aspects;
  }

  /** Goes back to the profile of the source's document. */
  reset(): void {
    if (this.#baseline !== null) this.#draft({ aspects: this.#baseline });
  }

  /** Whether the page is open with a source, or without one: what is drafted is what the page shows. */
  get isOpen(): boolean {
    return this.#entity !== null && this.store.get().source.status !== 'loading';
  }

  /**
   * Starts without a source, with what was drafted there before; what an address or a saved search names prevails.
   * Matches again when that had been matched.
   */
  async withoutSource(prevailing: Prevailing = {}): Promise<void> {
    if (this.#entity?.key === NO_ENTITY) return;
    const isFirst = this.#entity === null;
    this.#open({ key: NO_ENTITY, version: null });
    const { language } = isFirst ? this.store.get() : this.#options;
    const draft = this.#restored(this.#emptyDraft(language), prevailing);
    this.store.set({ source: { status: 'notLoaded' }, ...draft, ...(isFirst ? {} : { openSection: 'profile' }) });
    if (draft.isMatched) await this.match();
  }

  /**
   * Loads a source once, takes its profile or what was made of it before, and matches (MAT-10, MAT-12); what an
   * address or a saved search names prevails.
   */
  load(entity: SourceEntity, prevailing: Prevailing = {}): Promise<void> {
    // whoever asks for what is on its way waits for it
    const isSame = this.#entity?.key === entityKey(entity) && this.store.get().source.status !== 'error';
    return isSame ? this.#loaded : (this.#loaded = this.#load(entity, prevailing));
  }

  async #load(entity: SourceEntity, prevailing: Prevailing): Promise<void> {
    const key = entityKey(entity);
    this.#open({ key, version: null });
    const loading: SourceState = { status: 'loading', entity };
    this.store.set({ source: loading, ...this.#emptyDraft(this.store.get().language) });
    const isCurrent = () => this.store.get().source === loading;
    try {
      const document = await this.#fetchDocument(entity);
      if (!isCurrent()) return;
      this.#open({ key, version: this.#versionOf(document) });
      this.#baseline = this.#profileOf(document);
      const language = document.matchProfile?.language ?? document.language ?? this.store.get().language;
      const draft = this.#restored({ ...this.#emptyDraft(language), aspects: this.#baseline }, prevailing);
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
    const isThere = this.#entity?.key === (entity === null ? NO_ENTITY : entityKey(entity));
    if (!isThere)
      return entity === null ? this.withoutSource({ ...search, isMatched: true }) : this.load(entity, search);
    this.#forgetResults();
    this.#draft(withPrevailing(this.store.get(), search));
    return this.match();
  }

  /** Filters and order as another address of the page names them; each index that they change matches again. */
  async choose(addressed: AddressedChoices): Promise<void> {
    const choices = addressed ?? this.#emptyDraft(this.store.get().language).indices;
    await Promise.all(
      Object.entries(choices).map(([name, { excludedIds: _never, ...choice }]) => this.#choose(name, choice)),
    );
  }

  /** Requests page 0 of every configured index (MAT-09a). */
  async match(): Promise<void> {
    await Promise.all(this.indices.map(({ name }) => this.#matchIndex(name, this.nextRequest(name))));
  }

  /** Asks again what found nothing, as documents have come since; who has results keeps them as they are. */
  async matchWhereNothing(): Promise<void> {
    const { lastRequests } = this.store.get();
    await Promise.all(
      Object.entries(lastRequests).map(async ([name, last]) => {
        if (last !== null && this.search(name).get().count === 0) await this.#matchIndex(name, last);
      }),
    );
  }

  /** Lists every index, as a blank keyword search does. */
  async list(): Promise<void> {
    await Promise.all(
      this.indices.map(({ name }) => this.#matchIndex(name, { ...this.nextRequest(name), isList: true })),
    );
  }

  /** The first matches of the active index that a profile would find, and how many (`size` 0 counts only). */
  peek(aspects: Aspects, options: { readonly size: number; readonly signal: AbortSignal }): Promise<Peek> {
    const { activeIndex, source } = this.store.get();
    const request = { ...this.nextRequest(activeIndex), aspects };
    return this.search(activeIndex).peek(request, entityOf(source), options);
  }

  /** What each requirement and filter of a profile, or of what was last asked of the active index, costs there. */
  impact(aspects: Aspects, signal: AbortSignal): Promise<Impact> {
    const { activeIndex, source } = this.store.get();
    const request = { ...this.nextRequest(activeIndex), aspects };
    return this.search(activeIndex).impact(request, entityOf(source), signal);
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
      this.#draft({
        aspects: draft,
        ...(own === undefined ? {} : { indices: { ...now, [index]: { ...own, ...choices } } }),
      });
      again();
    };
    draftOf(changed.aspects, { filters, customFiltersPredicate, excludedIds, includeStatus });
    return () => draftOf(aspects, before ?? {});
  }

  #fetchDocument(entity: SourceEntity): Promise<WireDocument> {
    const params = { index: entity.index, id: entity.id };
    const name = entity.type === 'JOB' ? 'getJob' : 'getCandidate';
    return this.#options.api.call(name, { params }) as Promise<unknown> as Promise<WireDocument>;
  }

  #emptyDraft(language: Language): MatchingDraft {
    const indices = Object.fromEntries(this.indices.map((index) => [index.name, emptyIndexDraft(index)]));
    return { aspects: {}, language, strategy: null, indices };
  }

  #noRequests(): Readonly<Record<string, null>> {
    return Object.fromEntries(this.indices.map(({ name }) => [name, null]));
  }

  #profileOf(document: WireDocument): Aspects {
    const { aspects, failed } = aspectsFromWire(document.matchProfile?.aspects);
    for (const { name, reason } of failed) this.#options.log(`The aspect ${name} could not be read`, reason);
    return withDefaultRange(aspects, this.#options.defaultRange);
  }

  #versionOf(document: WireDocument): string {
    const { entityVersionProperty } = this.#options;
    const values: Readonly<Record<string, unknown>> = { ...document.extraProperties, ...document };
    return JSON.stringify(values[entityVersionProperty] ?? null);
  }

  #open(entity: KeptEntity): void {
    this.#entity = entity;
    this.#baseline = null;
    this.#forgetResults();
  }

  #forgetResults(): void {
    for (const search of this.#searches.values()) search.reset();
    this.store.set({ lastRequests: this.#noRequests() });
  }

  #restored(base: MatchingDraft, prevailing: Prevailing): MatchingDraft & { readonly isMatched: boolean } {
    const draft = this.#entity === null ? { ...base, isMatched: false } : this.#kept.restored(this.#entity, base);
    return withPrevailing(draft, prevailing);
  }

  /** Changes what is drafted; it survives a reload. */
  #draft(change: Partial<MatchingDraft>): void {
    this.store.set(change);
    this.#keepDraft();
  }

  #keepDraft(): void {
    if (this.#entity === null) return;
    const state = this.store.get();
    const isNothing = this.#entity.key === NO_ENTITY && Object.keys(state.aspects).length === 0;
    const isMatched = Object.values(state.lastRequests).some((request) => request !== null);
    if (isNothing) this.#kept.forget(this.#entity);
    else this.#kept.keep(this.#entity, state, isMatched);
  }

  /** A choice for one index, which matches again by itself; the profile that it matches stays the one of its last match. */
  async #choose(index: string, change: Partial<IndexDraft>): Promise<void> {
    const { indices, lastRequests } = this.store.get();
    const before = indices[index];
    if (before === undefined) return;
    this.#draft({ indices: { ...indices, [index]: { ...before, ...change } } });
    const last = lastRequests[index] ?? null;
    if (last !== null && !asksTheSame({ ...last, ...change }, last))
      await this.#matchIndex(index, { ...last, ...change });
  }

  async #matchIndex(index: string, request: MatchRequest): Promise<void> {
    this.store.set({ lastRequests: { ...this.store.get().lastRequests, [index]: request } });
    this.#keepDraft();
    const entity = this.#entity;
    try {
      await this.search(index).match(request, entityOf(this.store.get().source));
    } catch {
      // The results carry the failure; they offer to try again.
      return;
    }
    if (request.isList === true) return;
    // without an entity the draft is all there is to come back to: what was cleared stays cleared
    if (entity !== null && entity.key !== NO_ENTITY) this.#kept.keepRequest(entity, index, request);
    const { activeIndex, source } = this.store.get();
    const { count, matches } = this.search(index).get();
    if (index === activeIndex && count !== null)
      this.#options.onMatched?.({ index, request, source, count, ids: matches.map(({ id }) => id) });
  }
}
