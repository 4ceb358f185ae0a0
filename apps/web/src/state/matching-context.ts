import { type ApiClient, ApiFailure, aspectsFromWire } from '@counterpart/client';
import type {
  Aspects,
  IndexConfiguration,
  Language,
  PageConfiguration,
  ProfileKind,
  SortMode,
  WireDocument,
} from '@counterpart/domain';
import { emptyResults, type IndexResults, pageOf } from './index-results.ts';
import { matchBody } from './match-body.ts';
import { asksTheSame, type MatchRequest } from './match-request.ts';
import { entityOf, type SourceEntity, type SourceState } from './source-entity.ts';
import { Store } from './store.ts';

/** The state of one matching page. */
export interface MatchingState {
  readonly source: SourceState;
  /** The profile that is being edited, screen weights. */
  readonly aspects: Aspects;
  readonly language: Language;
  readonly openSection: 'profile' | 'results';
  readonly activeIndex: string;
  readonly results: Readonly<Record<string, IndexResults>>;
}

/** What a context needs of the world around it. */
export interface MatchingOptions {
  readonly api: ApiClient;
  readonly page: PageConfiguration;
  /** The kind of document that the page finds. */
  readonly target: ProfileKind;
  readonly language: Language;
  /** Interface language of the labels that answers carry. */
  readonly userLanguage: () => string;
  readonly log: (what: string, error: unknown) => void;
}

/** The one matching page's state and everything that may be done with it; plain TypeScript, screens only subscribe. */
export class MatchingContext {
  readonly store: Store<MatchingState>;
  readonly #options: MatchingOptions;
  /** The request whose answers count; an answer to an earlier one is ignored (MAT-09c). */
  #requestId = 0;
  #fetching = new AbortController();

  constructor(options: MatchingOptions) {
    this.#options = options;
    const { indices } = options.page;
    this.store = new Store<MatchingState>({
      source: { status: 'none' },
      aspects: {},
      language: options.language,
      openSection: 'profile',
      activeIndex: indices[0]?.name ?? '',
      results: Object.fromEntries(indices.map((index) => [index.name, emptyResults(index.sortModeGroup)])),
    });
  }

  get indices(): readonly IndexConfiguration[] {
    return this.#options.page.indices;
  }

  /** The kind of document that this page finds. */
  get target(): ProfileKind {
    return this.#options.target;
  }

  /** What the next match of an index would ask. */
  nextRequest(index: string): MatchRequest {
    const { aspects, language, results } = this.store.get();
    const { sortMode = null, excludedIds = [] } = results[index] ?? {};
    return { aspects, language, sortMode, excludedIds };
  }

  /** Whether a match would ask anything else than the last one did (MAT-04d). */
  isChanged(): boolean {
    return this.indices.some(
      ({ name }) => !asksTheSame(this.nextRequest(name), this.store.get().results[name]?.lastRequest ?? null),
    );
  }

  setAspects(aspects: Aspects): void {
    this.store.set({ aspects });
  }

  setLanguage(language: Language): void {
    this.store.set({ language });
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
    this.store.set({ aspects: {} });
  }

  /** Whether there is a stored profile to go back to (MAT-04c). */
  get canReset(): boolean {
    return this.store.get().source.status === 'loaded';
  }

  /** Goes back to the profile of the source's document. */
  reset(): void {
    const { source } = this.store.get();
    if (source.status === 'loaded') this.store.set({ aspects: this.#profileOf(source.document) });
  }

  /** Starts from nothing, without a source. */
  withoutSource(): void {
    if (entityOf(this.store.get().source) === null) return;
    this.#abortFetching();
    this.store.set({ source: { status: 'none' }, aspects: {}, openSection: 'profile', results: this.#noResults() });
  }

  /** Loads a source once, takes its profile, and matches (MAT-10). */
  async load(entity: SourceEntity): Promise<void> {
    const known = entityOf(this.store.get().source);
    if (known !== null && known.type === entity.type && known.index === entity.index && known.id === entity.id) return;
    this.#abortFetching();
    this.store.set({ source: { status: 'loading', entity }, aspects: {}, results: this.#noResults() });
    const isCurrent = () => this.store.get().source === loading;
    const loading = this.store.get().source;
    try {
      const params = { index: entity.index, id: entity.id };
      const name = entity.type === 'JOB' ? 'getJob' : 'getCandidate';
      const document = (await this.#options.api.call(name, { params })) as unknown as WireDocument;
      if (!isCurrent()) return;
      const language = document.matchProfile?.language ?? document.language ?? this.store.get().language;
      this.store.set({
        source: { status: 'loaded', entity, document },
        aspects: this.#profileOf(document),
        language,
      });
      await this.match();
    } catch (error) {
      if (!isCurrent()) return;
      const isMissing = error instanceof ApiFailure && error.status === 404;
      this.store.set({ source: { status: 'error', entity, isMissing } });
      this.#options.log('The source could not be loaded', error);
    }
  }

  /** Requests page 0 of every configured index (MAT-09a). */
  async match(): Promise<void> {
    this.#abortFetching();
    await Promise.all(this.indices.map(({ name }) => this.#fetchFirstPage(name)));
  }

  /** Another order; matches again when that asks something else (MAT-06). */
  async setSortMode(index: string, sortMode: SortMode | null): Promise<void> {
    this.#change(index, { sortMode });
    const { results } = this.store.get();
    const last = results[index]?.lastRequest ?? null;
    if (last !== null && !asksTheSame({ ...last, sortMode }, last)) await this.match();
  }

  /** Ids that the next match of an index leaves out of its results and its count (MAT-13). */
  setExcludedIds(index: string, excludedIds: readonly string[]): void {
    this.#change(index, { excludedIds });
  }

  /** Shows a page; fetches it when it was not fetched yet. */
  async showPage(index: string, page: number): Promise<void> {
    const results = this.store.get().results[index];
    if (results === undefined || results.lastRequest === null) return;
    const known = pageOf(results, page);
    if (known.status === 'FETCHED') {
      this.#change(index, { displayedPage: page, shown: known.matches });
      return;
    }
    this.#change(index, { displayedPage: page });
    if (known.status === 'NOT_FETCHED') await this.#fetchPage(index, page, results.lastRequest, this.#requestId);
  }

  #noResults(): Readonly<Record<string, IndexResults>> {
    return Object.fromEntries(this.indices.map((index) => [index.name, emptyResults(index.sortModeGroup)]));
  }

  #profileOf(document: WireDocument): Aspects {
    const { aspects, failed } = aspectsFromWire(document.matchProfile?.aspects);
    for (const { name, reason } of failed) this.#options.log(`The aspect ${name} could not be read`, reason);
    return aspects;
  }

  #abortFetching(): void {
    this.#requestId += 1;
    this.#fetching.abort();
    this.#fetching = new AbortController();
  }

  #change(index: string, change: Partial<IndexResults>): void {
    const { results } = this.store.get();
    const before = results[index];
    if (before === undefined) return;
    this.store.set({ results: { ...results, [index]: { ...before, ...change } } });
  }

  async #fetchFirstPage(index: string): Promise<void> {
    const request = this.nextRequest(index);
    this.#change(index, { lastRequest: request, pages: {}, displayedPage: 0, isMatching: true, error: null });
    try {
      await this.#fetchPage(index, 0, request, this.#requestId);
    } catch {
      // The results carry the failure; the match button tries again.
    }
  }

  async #fetchPage(index: string, page: number, request: MatchRequest, requestId: number): Promise<void> {
    const pages = () => this.store.get().results[index]?.pages ?? {};
    this.#change(index, { pages: { ...pages(), [page]: { status: 'FETCHING' } }, error: null });
    try {
      const { api, target, userLanguage } = this.#options;
      const name = target === 'JOB' ? 'matchToJobs' : 'matchToCandidates';
      const body = matchBody(request, page, {
        source: this.store.get().source,
        index: this.indices.find((known) => known.name === index),
        userLanguage: userLanguage(),
      });
      const answer = await api.call(name, { params: { index }, body, signal: this.#fetching.signal });
      if (requestId !== this.#requestId) return;
      // Nothing asked, nothing proven of anyone: such an answer lists nobody.
      const isNothingAsked = answer.asked === 0;
      const matches = isNothingAsked ? [] : answer.matches;
      const fetched = { status: 'FETCHED', matches } as const;
      const isDisplayed = this.store.get().results[index]?.displayedPage === page;
      this.#change(index, {
        pages: { ...pages(), [page]: fetched },
        count: isNothingAsked ? 0 : answer.count,
        isNothingAsked,
        leftOut: answer.left?.STATUS ?? 0,
        isMatching: false,
        ...(isDisplayed ? { shown: matches } : {}),
      });
    } catch (error) {
      if (requestId !== this.#requestId) return;
      this.#change(index, {
        pages: { ...pages(), [page]: { status: 'NOT_FETCHED' } },
        isMatching: false,
        error: error instanceof Error ? error : new Error(String(error)),
      });
      this.#options.log('A page of results could not be fetched', error);
      throw error;
    }
  }
}
