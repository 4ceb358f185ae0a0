import { useQuery } from '@tanstack/react-query';
import type { ProfileKind } from '@counterpart/domain';
import { useScreen } from '../application/use-screen.ts';

/** Matches that are looked at: those that a test returns (wire.md, "Matching test"). */
const LIMIT = 50;

/** How many of the values asked a match has, and how many it lacks, by its id. */
export type FoundItems = ReadonlyMap<string, { readonly matched: number; readonly missed: number }>;

const NONE: FoundItems = new Map();

/** What the matches of a document have of what it asks, for those that are returned. */
export function useFoundItems(
  source: { readonly kind: ProfileKind; readonly index: string; readonly id: string },
  targetIndex: string,
  strategy: string | null,
): FoundItems {
  const { api } = useScreen().application;
  const route = source.kind === 'CANDIDATE' ? 'matchToJobs' : 'matchToCandidates';
  const { data } = useQuery({
    queryKey: ['test-found-items', source.index, source.id, targetIndex, strategy],
    queryFn: async ({ signal }) => {
      const { matches } = await api.call(route, {
        params: { index: targetIndex },
        query: strategy === null ? {} : { strategy },
        body: {
          source: { type: source.kind, index: source.index, id: source.id },
          size: LIMIT,
          _source: [],
          includeStatus: ['closed', 'placed'],
          queryParams: { explain: 'page' },
        },
        signal,
      });
      return new Map(
        matches.map(({ id, explanations }) => {
          const asked = explanations.filter(({ scoreType }) => scoreType === 'FORWARD');
          const matched = asked.filter(({ status }) => status === 'found').length;
          return [id, { matched, missed: asked.length - matched }] as const;
        }),
      );
    },
  });
  return data ?? NONE;
}
