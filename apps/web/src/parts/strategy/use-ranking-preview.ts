import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RouteBody } from '@counterpart/client';
import type { ProfileKind } from '@counterpart/domain';
import { type Ranking, rankingPreview } from '../../state/strategies/ranking-preview.ts';
import { useScreen } from '../application/use-screen.ts';

/** Matches that are compared; a preview looks no further. */
const COMPARED = 50;

/** A document whose ranking is previewed. */
export interface PreviewSource {
  readonly kind: ProfileKind;
  readonly index: string;
  readonly id: string;
}

interface Asked {
  readonly source: PreviewSource | null;
  readonly strategy: string;
  /** The parameters as they are edited, after a pause. */
  readonly draft: unknown;
  /** Whether the server would take the draft; it is not asked with one that it refuses. */
  readonly isValid: boolean;
  readonly version: number;
  readonly targetIndex: string;
  readonly accepted: ReadonlySet<string>;
}

/** The ranking of a source with the saved and with the edited parameters, compared. */
export function useRankingPreview({ source, strategy, draft, isValid, version, targetIndex, accepted }: Asked) {
  const { application } = useScreen();
  const route = source?.kind === 'CANDIDATE' ? 'matchToJobs' : 'matchToCandidates';
  function ask(strategyParameters: unknown, signal: AbortSignal): Promise<Ranking> {
    if (source === null) throw new Error('A preview needs a source.');
    const body = {
      source: { type: source.kind, index: source.index, id: source.id },
      from: 0,
      size: COMPARED,
      includeStatus: ['closed', 'placed'],
      queryParams: { explain: 'page' },
      ...(strategyParameters === undefined ? {} : { strategyParameters }),
    };
    return application.api.call(route, {
      params: { index: targetIndex },
      query: { strategy },
      body: body as RouteBody<'matchToJobs'>,
      signal,
    });
  }
  const key = ['strategy-preview', source?.index, source?.id, targetIndex, strategy, version] as const;
  const before = useQuery({
    queryKey: [...key, 'saved'],
    enabled: source !== null,
    queryFn: ({ signal }) => ask(undefined, signal),
  });
  const after = useQuery({
    queryKey: [...key, draft],
    enabled: source !== null && isValid,
    queryFn: ({ signal }) => ask(draft, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const preview =
    before.data === undefined || after.data === undefined ? null : rankingPreview(before.data, after.data, accepted);
  return {
    preview,
    isStale: after.isPlaceholderData,
    error: before.error ?? after.error,
    retry: () => void Promise.all([before.refetch(), after.refetch()]),
  };
}
