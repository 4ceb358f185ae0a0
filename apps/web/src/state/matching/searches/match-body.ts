import { aspectsToWire, type RouteBody } from '@counterpart/client';
import type { IndexConfiguration, ProfileKind } from '@counterpart/domain';
import { requestFilter } from '../../filters/request-filter.ts';
import type { MatchRequest } from './match-request.ts';
import type { SourceEntity } from '../source-entity.ts';

/** Results on one page of a list (A9). */
const PAGE_SIZE = 20;
/** Jobs on one page in demo-filter mode (A9). */
const DEMO_JOBS_PAGE_SIZE = 40;
/** The last result that a match may answer: `from + size` is at most this (wire.md). */
const MAX_RESULT_WINDOW = 10_000;

/** Results on one page of documents of a kind. */
export function pageSizeOf(kind: ProfileKind, isDemoFilterMode: boolean): number {
  return isDemoFilterMode && kind === 'JOB' ? DEMO_JOBS_PAGE_SIZE : PAGE_SIZE;
}

/** Pages that can be shown of so many results; the window of a match ends them. */
export function pageCountOf(count: number, pageSize: number): number {
  return Math.min(MAX_RESULT_WINDOW / pageSize, Math.ceil(count / pageSize));
}

/** What a match is asked with besides its request. */
export interface MatchSurroundings {
  readonly source: SourceEntity | null;
  /** The configuration of the index that is searched; its types go into queryParams (SET-21b). */
  readonly index: IndexConfiguration | undefined;
  /** Interface language of the labels that the answer carries. */
  readonly userLanguage: string;
  /** Matches wanted, a page unless it says otherwise. */
  readonly size?: number;
  /** Told what of the request could not be sent, such as a rule on an unknown property. */
  readonly warn?: (line: string) => void;
}

/** The body of a match as it is sent: the source rides along, so that its texts count in the reverse direction. */
export function matchBody(
  request: MatchRequest,
  page: number,
  { source, index, userLanguage, size = PAGE_SIZE, warn = () => undefined }: MatchSurroundings,
): RouteBody<'matchToJobs'> {
  const { sortMode, isList } = request;
  const filter = index === undefined ? null : requestFilter(request, index, warn);
  return {
    ...(isList === true
      ? {}
      : { matchProfile: { language: request.language, aspects: aspectsToWire(request.aspects) } }),
    userLanguage,
    ...(source === null || isList === true ? {} : { source }),
    ...(filter === null ? {} : { matchFilter: filter }),
    ...(sortMode === null || (isList === true && sortMode.field === 'score')
      ? {}
      : { sort: [{ field: sortMode.field, order: sortMode.order }] }),
    ...(request.excludedIds.length === 0 ? {} : { excludedIds: [...request.excludedIds] }),
    ...(request.includeStatus.length === 0 ? {} : { includeStatus: [...request.includeStatus] }),
    from: page * size,
    size,
    queryParams: {
      scoreType: index?.scoreType ?? 'MUTUAL_FORWARD_SCORE',
      expansionType: index?.expansionType ?? 'FULL_CROSS_TYPES',
      explain: 'page',
    },
  };
}
