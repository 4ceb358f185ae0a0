import type { RouteResponse } from '@counterpart/client';
import type { SortMode } from '@counterpart/domain';
import type { MatchRequest } from './match-request.ts';

/** One ranked document as the server answers it. */
export type Match = RouteResponse<'matchToJobs'>['matches'][number];

/** A page is fetched once and then only shown again (MAT-09b). */
export type PageState =
  | { readonly status: 'NOT_FETCHED' }
  | { readonly status: 'FETCHING' }
  | { readonly status: 'FETCHED'; readonly matches: readonly Match[] };

/** The results of one index on one page (MAT-20); an action on one index leaves the others alone. */
export interface IndexResults {
  readonly lastRequest: MatchRequest | null;
  readonly sortMode: SortMode | null;
  /** What the next match leaves out (MAT-13). */
  readonly excludedIds: readonly string[];
  readonly pages: Readonly<Record<number, PageState>>;
  /** Null until a first answer came. */
  readonly count: number | null;
  /** The last answer said that its profile asked nothing: then nobody is listed. */
  readonly isNothingAsked: boolean;
  /** Documents that matched but for their status, closed or placed. */
  readonly leftOut: number;
  readonly displayedPage: number;
  /** What stays visible, dimmed, while a new match runs. */
  readonly shown: readonly Match[];
  readonly isMatching: boolean;
  readonly error: Error | null;
}

/** The page of an index, NOT_FETCHED when it was never asked for. */
export function pageOf(results: IndexResults, page: number): PageState {
  return results.pages[page] ?? { status: 'NOT_FETCHED' };
}

/** The state of an index before its first match. */
export function emptyResults(sortModes: readonly SortMode[] | undefined): IndexResults {
  return {
    lastRequest: null,
    sortMode: sortModes?.[0] ?? null,
    excludedIds: [],
    pages: {},
    count: null,
    isNothingAsked: false,
    leftOut: 0,
    displayedPage: 0,
    shown: [],
    isMatching: false,
    error: null,
  };
}
