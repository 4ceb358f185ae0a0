import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RouteBody } from '@counterpart/client';
import type { IndexConfiguration } from '@counterpart/domain';
import type { IndexResults, Match } from '../../state/matching/searches/index-results.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { preparedMatches } from '../../state/matching/searches/prepared-matches.ts';
import { detailsBody } from '../../state/results/details/details-body.ts';
import { entityOf } from '../../state/matching/source-entity.ts';
import { useScreen } from '../application/use-screen.ts';
import { useStore } from '../application/use-store.ts';

/** A match in full, as far as it is there. */
export interface MatchInFull {
  /** The whole match, or what the list knows of it; null where neither is there. */
  readonly match: Match | null;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

interface Asked {
  readonly context: MatchingContext;
  readonly index: IndexConfiguration;
  readonly results: IndexResults;
  readonly id: string | null;
}

/**
 * The whole match of an open row, asked with the list's own profile, source, strategy and day, so that its score is the
 * list's. What the list knows of it shows at once; a match that is on another page is asked for all the same.
 */
export function useMatchDetails({ context, index, results, id }: Asked): MatchInFull {
  const { application, locale } = useScreen();
  const { source } = useStore(context.store);
  const { lastRequest, asOf, strategy, matches } = results;
  const listed = matches.find((match) => match.id === id) ?? null;
  const body: RouteBody<'candidateDetails'> | null =
    id === null || lastRequest === null
      ? null
      : detailsBody(lastRequest, { source: entityOf(source), index, id, asOf, userLanguage: locale });
  const name = context.target === 'JOB' ? 'jobDetails' : 'candidateDetails';
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['details', name, strategy, body],
    enabled: body !== null && results.count !== null && !results.isMatching,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) => {
      const { matches: found } = await application.api.call(name, {
        query: strategy === null ? {} : { strategy },
        ...(body === null ? {} : { body }),
        signal,
      });
      return preparedMatches(index, found)[0] ?? null;
    },
  });
  useEffect(() => {
    if (error !== null) context.hear(index.name, error);
  }, [error, context, index.name]);
  return { match: data ?? listed, isPending, error, retry: () => void refetch() };
}
