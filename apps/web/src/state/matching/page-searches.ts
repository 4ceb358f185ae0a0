import { ApiFailure } from '@counterpart/client';
import type { Aspects } from '@counterpart/domain';
import { type Impact, IndexSearch, type Peek } from './searches/index-search.ts';
import { asksTheSame, type MatchRequest } from './searches/match-request.ts';
import { requestOf } from './drafts/matching-draft.ts';
import type { MatchingOptions, MatchingState } from './matching-state.ts';
import type { OpenDraft } from './open-draft.ts';
import { entityOf } from './source-entity.ts';

/** What a look ahead needs: how many matches (`size` 0 counts only), and how to give it up. */
export interface PeekOptions {
  readonly size: number;
  readonly signal: AbortSignal;
}

/** Whether a request failed because somebody deleted its strategy: asked again it would never come. */
function hasLostStrategy(error: unknown, { strategy }: MatchRequest): boolean {
  return strategy !== null && error instanceof ApiFailure && error.code === 'UNKNOWN_STRATEGY';
}

/** The matches of every index of a page: what each was last asked, and what came of it. */
export class PageSearches {
  readonly #options: MatchingOptions;
  readonly #draft: OpenDraft;
  readonly #searches: ReadonlyMap<string, IndexSearch>;

  constructor(options: MatchingOptions, draft: OpenDraft) {
    const { api, client, name, page, target, userLanguage, log, pageSize } = options;
    this.#options = options;
    this.#draft = draft;
    this.#searches = new Map(
      page.indices.map((index) => [
        index.name,
        new IndexSearch({ client, api, pageName: name, target, index, pageSize, userLanguage, log }),
      ]),
    );
  }

  /** The matches of an index; throws for an index that the page does not have. */
  of(index: string): IndexSearch {
    const search = this.#searches.get(index);
    if (search === undefined) throw new Error(`There is no index ${index} on this page.`);
    return search;
  }

  /** What the next match of an index would ask. */
  nextRequest(index: string): MatchRequest {
    return requestOf(this.#state, index);
  }

  /** Whether a match would ask anything else than the last one did (MAT-04d). */
  isChanged(): boolean {
    const { lastRequests } = this.#state;
    return this.#names.some((name) => !asksTheSame(this.nextRequest(name), lastRequests[name] ?? null));
  }

  /** Requests page 0 of every index (MAT-09a). */
  async match(): Promise<void> {
    await Promise.all(this.#names.map((name) => this.ask(name, this.nextRequest(name))));
  }

  /** Lists every index. */
  async list(): Promise<void> {
    await Promise.all(this.#names.map((name) => this.ask(name, { ...this.nextRequest(name), isList: true })));
  }

  /** Asks again what found nothing; who has results keeps them as they are. */
  async matchWhereNothing(): Promise<void> {
    await Promise.all(
      Object.entries(this.#state.lastRequests).map(async ([name, last]) => {
        if (last !== null && this.of(name).get().count === 0) await this.ask(name, last);
      }),
    );
  }

  /** Asks one index; a failure is no rejection: the results carry it, and offer to try again. */
  async ask(index: string, request: MatchRequest): Promise<void> {
    const { store, entity } = this.#draft;
    store.set({ lastRequests: { ...store.get().lastRequests, [index]: request } });
    this.#draft.keep();
    try {
      await this.of(index).match(request, entityOf(store.get().source));
    } catch (error) {
      if (hasLostStrategy(error, request)) await this.#askWithoutStrategy(index, request);
      return;
    }
    if (request.isList === true) return;
    this.#draft.keepRequest(entity, index, request);
    const { activeIndex, source } = store.get();
    const { count, matches } = this.of(index).get();
    if (index === activeIndex && count !== null)
      this.#options.onMatched?.({ index, request, source, count, ids: matches.map(({ id }) => id) });
  }

  /** Hears that a call about the matches of an index failed: where their strategy is gone, they are asked for without it. */
  hear(index: string, error: unknown): void {
    const { lastRequest } = this.of(index).get();
    if (lastRequest !== null && hasLostStrategy(error, lastRequest)) void this.#askWithoutStrategy(index, lastRequest);
  }

  /** Asks again for the page that could not be had; where its strategy is gone, for the first one without it. */
  async retry(index: string): Promise<void> {
    const { error, lastRequest, page } = this.of(index).get();
    if (lastRequest !== null && hasLostStrategy(error, lastRequest))
      return this.#askWithoutStrategy(index, lastRequest);
    // what fails again stands in the results
    return this.of(index)
      .showPage(page)
      .catch(() => undefined);
  }

  /** The first matches of the active index that a profile would find, and how many. */
  peek(aspects: Aspects, options: PeekOptions): Promise<Peek> {
    const { activeIndex, source } = this.#state;
    return this.of(activeIndex).peek({ ...this.nextRequest(activeIndex), aspects }, entityOf(source), options);
  }

  /** What each requirement and filter costs in the active index. */
  impact(aspects: Aspects, signal: AbortSignal): Promise<Impact> {
    const { activeIndex, source } = this.#state;
    return this.of(activeIndex).impact({ ...this.nextRequest(activeIndex), aspects }, entityOf(source), signal);
  }

  /** Forgets what was asked and found. */
  forget(): void {
    for (const search of this.#searches.values()) search.reset();
    this.#draft.store.set({ lastRequests: Object.fromEntries(this.#names.map((name) => [name, null])) });
  }

  async #askWithoutStrategy(index: string, request: MatchRequest): Promise<void> {
    if (this.#state.strategy === request.strategy) this.#draft.change({ strategy: null });
    this.#draft.store.set({ lostStrategy: request.strategy });
    await this.ask(index, { ...request, strategy: null });
  }

  get #state(): MatchingState {
    return this.#draft.store.get();
  }

  get #names(): readonly string[] {
    return [...this.#searches.keys()];
  }
}
