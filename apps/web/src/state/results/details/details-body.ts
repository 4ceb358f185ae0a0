import { aspectsToWire, type RouteBody } from '@counterpart/client';
import type { IndexConfiguration } from '@counterpart/domain';
import type { MatchRequest } from '../../matching/searches/match-request.ts';
import type { SourceEntity } from '../../matching/source-entity.ts';

/** What the details of a match are asked with besides the request of its list. */
export interface DetailsSurroundings {
  readonly source: SourceEntity | null;
  readonly index: IndexConfiguration;
  /** The match. */
  readonly id: string;
  /** The day that the list was scored for. */
  readonly asOf: string | null;
  readonly userLanguage: string;
}

/** The body of a details call: the list's own profile, source and day, explained in full (wire.md). */
export function detailsBody(
  { aspects, language }: MatchRequest,
  { source, index, id, asOf, userLanguage }: DetailsSurroundings,
): RouteBody<'candidateDetails'> {
  return {
    matchProfile: { language, aspects: aspectsToWire(aspects) },
    userLanguage,
    ...(source === null ? {} : { source }),
    targetIndex: index.name,
    targetId: id,
    queryParams: {
      scoreType: index.scoreType,
      expansionType: index.expansionType,
      explain: 'full',
      ...(asOf === null ? {} : { asOf }),
    },
  };
}
