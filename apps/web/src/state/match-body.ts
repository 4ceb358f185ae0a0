import { aspectsToWire, type RouteBody } from '@counterpart/client';
import type { IndexConfiguration } from '@counterpart/domain';
import type { MatchRequest } from './match-request.ts';
import type { SourceState } from './source-entity.ts';

/** Results on one page of a list (A9). */
export const PAGE_SIZE = 20;

/** What a match is asked with besides its request. */
export interface MatchSurroundings {
  readonly source: SourceState;
  /** The configuration of the index that is searched; its types go into queryParams (SET-21b). */
  readonly index: IndexConfiguration | undefined;
  /** Interface language of the labels that the answer carries. */
  readonly userLanguage: string;
}

/** The body of a match as it is sent: the source rides along, so that its texts count in the reverse direction. */
export function matchBody(
  request: MatchRequest,
  page: number,
  { source, index, userLanguage }: MatchSurroundings,
): RouteBody<'matchToJobs'> {
  const { sortMode } = request;
  return {
    matchProfile: { language: request.language, aspects: aspectsToWire(request.aspects) },
    userLanguage,
    ...(source.status === 'loaded' ? { source: source.entity } : {}),
    ...(sortMode === null ? {} : { sort: [{ field: sortMode.field, order: sortMode.order }] }),
    ...(request.excludedIds.length === 0 ? {} : { excludedIds: [...request.excludedIds] }),
    from: page * PAGE_SIZE,
    size: PAGE_SIZE,
    queryParams: {
      scoreType: index?.scoreType ?? 'MUTUAL_FORWARD_SCORE',
      expansionType: index?.expansionType ?? 'FULL_CROSS_TYPES',
    },
  };
}
