import { type QueryClient, type QueryFunctionContext, QueryObserver } from '@tanstack/react-query';
import type { ApiClient, RouteResponse } from '@counterpart/client';
import type { IndexConfiguration, ProfileKind } from '@counterpart/domain';
import type { Readable } from '../../store.ts';
import type { FetchedPage, IndexResults } from './index-results.ts';
import { matchBody, pageCountOf } from './match-body.ts';
import type { MatchRequest } from './match-request.ts';
import { preparedMatches } from './prepared-matches.ts';
import type { SourceEntity } from '../source-entity.ts';

/** What an index was last asked, and which page of it is shown. */
export interface AskedMatch {
  readonly request: MatchRequest;
  readonly source: SourceEntity | null;
  /** Rises with every match, so that Match always asks again. */
  readonly matchNumber: number;
  /** From 0. */
  readonly page: number;
}

/** What a search would show first. */
export type Peek = Pick<FetchedPage, 'matches' | 'count' | 'isNothingAsked'>;

/** How many matches a request has, and how many more there would be without each requirement and filter of it. */
export type Impact = RouteResponse<'candidateImpact'>;

/** What the search of an index needs of the world around it. */
export interface IndexSearchOptions {
  readonly client: QueryClient;
  readonly api: ApiClient;
  /** The page whose search it is: two pages may show one index. */
  readonly pageName: string;
  readonly target: ProfileKind;
  readonly index: IndexConfiguration;
  /** Results on a page. */
  readonly pageSize: number;
  readonly userLanguage: () => string;
  readonly log: (what: string, error: unknown) => void;
}

/** The matches of one index on one page. Its pages live in the query cache; this says which of them are shown. */
export class IndexSearch implements Readable<IndexResults> {
  readonly #options: IndexSearchOptions;
  readonly #observer: QueryObserver<FetchedPage>;
  readonly #listeners = new Set<() => void>();
  #asked: AskedMatch | null = null;
  /** The last page that came, which stays visible while the next is on its way. */
  #last: FetchedPage | null = null;
  #matchNumber = 0;
  #snapshot: IndexResults | null = null;

  constructor(options: IndexSearchOptions) {
    this.#options = options;
    this.#observer = new QueryObserver<FetchedPage>(options.client, this.#idle());
    this.#observer.subscribe(({ data }) => {
      if (data !== undefined) this.#last = data;
      this.#tell();
    });
  }

  readonly get = (): IndexResults => (this.#snapshot ??= this.#read());

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Asks anew, from page 0; what was being fetched is given up (MAT-09a, 09d). Rejects when it cannot be had. */
  async match(request: MatchRequest, source: SourceEntity | null): Promise<void> {
    this.#giveUp();
    this.#matchNumber += 1;
    await this.#show({ request, source, matchNumber: this.#matchNumber, page: 0 });
    this.#forgetEarlier();
  }

  /** Shows a page; fetches it when it was not fetched yet (MAT-09b). Rejects when it cannot be had (MAT-09e). */
  async showPage(page: number): Promise<void> {
    if (this.#asked === null) return;
    await this.#show({ ...this.#asked, page });
  }

  /** Fetches a page that somebody is about to ask for, so that it is there when they do; what goes wrong is said then. */
  prepare(page: number): void {
    const asked = this.#asked;
    if (asked === null || page < 0 || this.#isBeyond({ ...asked, page })) return;
    void this.#options.client.prefetchQuery(this.#query({ ...asked, page }));
  }

  /** The first matches of a request, and how many there are, without showing or keeping anything of it. */
  async peek(
    request: MatchRequest,
    source: SourceEntity | null,
    { size, signal }: { readonly size: number; readonly signal: AbortSignal },
  ): Promise<Peek> {
    const { matches, count, isNothingAsked } = await this.#ask(
      { request, source, matchNumber: 0, page: 0 },
      signal,
      size,
    );
    return { matches, count, isNothingAsked };
  }

  /** What each requirement and each filter of a request costs it. */
  async impact(request: MatchRequest, source: SourceEntity | null, signal: AbortSignal): Promise<Impact> {
    const { api, target } = this.#options;
    return api.call(target === 'JOB' ? 'jobImpact' : 'candidateImpact', {
      ...this.#call({ request, source, matchNumber: 0, page: 0 }, 0),
      signal,
    });
  }

  /** Forgets everything: another source, another search. */
  reset(): void {
    this.#giveUp();
    this.#asked = null;
    this.#last = null;
    this.#observer.setOptions(this.#idle());
    this.#tell();
  }

  #key(...rest: readonly unknown[]): readonly unknown[] {
    return ['match', this.#options.pageName, this.#options.index.name, ...rest];
  }

  #query(asked: AskedMatch) {
    return {
      queryKey: this.#key(asked.matchNumber, asked.page, asked.request, asked.source),
      queryFn: (context: QueryFunctionContext) => this.#ask(asked, context.signal),
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
      retryOnMount: false,
      refetchOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // a lost network is an answer too: it says so, and offers to try again
      networkMode: 'always',
    } as const;
  }

  #idle() {
    return { queryKey: this.#key('idle'), enabled: false };
  }

  #giveUp(): void {
    void this.#options.client.cancelQueries({ queryKey: this.#key() });
  }

  #forgetEarlier(): void {
    const { client } = this.#options;
    const earlier = client.getQueryCache().findAll({ queryKey: this.#key() });
    for (const query of earlier) if (query.queryKey[3] !== this.#matchNumber) client.getQueryCache().remove(query);
  }

  #isBeyond({ page, matchNumber }: AskedMatch): boolean {
    const count = this.#last?.matchNumber === matchNumber ? this.#last.count : null;
    return page > 0 && page >= pageCountOf(count ?? Infinity, this.#options.pageSize);
  }

  async #show(asked: AskedMatch): Promise<void> {
    this.#asked = asked;
    if (this.#isBeyond(asked)) {
      this.#observer.setOptions(this.#idle());
      this.#tell();
      return;
    }
    const { client, log } = this.#options;
    const options = this.#query(asked);
    const fetching = client.fetchQuery(options);
    this.#observer.setOptions(options);
    this.#tell();
    try {
      await fetching;
    } catch (error) {
      // Whoever asked something else since then does not want to hear of this one (MAT-09c).
      if (this.#asked !== asked) return;
      log('A page of results could not be fetched', error);
      throw error;
    }
  }

  #call({ request, source, page }: AskedMatch, size: number) {
    const { index, userLanguage, log } = this.#options;
    return {
      params: { index: index.name },
      query: request.strategy === null ? {} : { strategy: request.strategy },
      body: matchBody(request, page, {
        source,
        index,
        userLanguage: userLanguage(),
        size,
        warn: (line) => log(line, null),
      }),
    };
  }

  async #ask(asked: AskedMatch, signal: AbortSignal, size = this.#options.pageSize): Promise<FetchedPage> {
    const { api, target } = this.#options;
    const answer = await api.call(target === 'JOB' ? 'matchToJobs' : 'matchToCandidates', {
      ...this.#call(asked, size),
      signal,
    });
    // Nothing asked, nothing proven of anyone: such an answer lists nobody.
    const isNothingAsked = answer.asked === 0;
    return {
      matchNumber: asked.matchNumber,
      page: asked.page,
      matches: isNothingAsked ? [] : preparedMatches(this.#options.index, answer.matches),
      count: isNothingAsked ? 0 : answer.count,
      isNothingAsked,
      leftOut: answer.left?.STATUS ?? 0,
      strategy: answer.strategy ?? null,
      asOf: answer.asOf ?? null,
    };
  }

  #tell(): void {
    this.#snapshot = null;
    for (const listener of this.#listeners) listener();
  }

  #read(): IndexResults {
    const asked = this.#asked;
    const last = this.#last;
    const { isFetching, error } = this.#observer.getCurrentResult();
    const isBeyond = asked !== null && this.#isBeyond(asked);
    return {
      lastRequest: asked?.request ?? null,
      page: asked?.page ?? 0,
      pageSize: this.#options.pageSize,
      matches: isBeyond ? [] : (last?.matches ?? []),
      count: last?.count ?? null,
      isNothingAsked: last?.isNothingAsked ?? false,
      leftOut: last?.leftOut ?? 0,
      strategy: last?.strategy ?? null,
      asOf: last?.asOf ?? null,
      isMatching: isFetching && asked?.matchNumber !== last?.matchNumber,
      isFetching,
      isBeyond,
      error: asked === null ? null : error,
    };
  }
}
