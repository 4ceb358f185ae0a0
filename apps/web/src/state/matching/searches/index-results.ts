import type { RouteResponse } from '@counterpart/client';
import type { MatchRequest } from './match-request.ts';

/** One ranked document as the server answers it. */
export type Match = RouteResponse<'matchToJobs'>['matches'][number];

/** A page as it was fetched, and of which match it is. */
export interface FetchedPage {
  readonly matchNumber: number;
  /** From 0. */
  readonly page: number;
  readonly matches: readonly Match[];
  readonly count: number;
  /** The answer said that its profile asked nothing: then nobody is listed. */
  readonly isNothingAsked: boolean;
  /** Documents that matched but for their status, closed or placed. */
  readonly leftOut: number;
  /** The strategy that scored, and the day it was scored for: the details ask with them again. */
  readonly strategy: string | null;
  readonly asOf: string | null;
}

/** What a screen shows of one index (MAT-20). */
export interface IndexResults extends Omit<FetchedPage, 'count' | 'matchNumber'> {
  readonly lastRequest: MatchRequest | null;
  /** The page that was asked for, from 0; `matches` may still be those of the page before. */
  readonly page: number;
  /** What stays visible, dimmed, while a page or a new match is on its way. */
  readonly matches: readonly Match[];
  /** Results on a page. */
  readonly pageSize: number;
  /** Null until a first answer came. */
  readonly count: number | null;
  /** A new match runs: neither rows nor count are those of the last request. */
  readonly isMatching: boolean;
  /** The asked page is on its way, of a new match or of this one. */
  readonly isFetching: boolean;
  /** The page that was asked for lies behind the last one: it has no rows and nothing was sent. */
  readonly isBeyond: boolean;
  readonly error: Error | null;
}
