import { useQuery } from '@tanstack/react-query';
import { useScreen } from './use-screen.ts';

const POLL_MS = 1500;

/** Which of some indices documents are still on their way into; none where the warning of it is not wanted (MAT-02). */
export function useBehindIndices(names: readonly string[]) {
  const { application } = useScreen();
  const { showIndexingWarning } = application.configuration;
  const { data } = useQuery({
    queryKey: ['indices'],
    queryFn: ({ signal }) => application.api.call('indices', { signal }),
    enabled: showIndexingWarning,
    refetchInterval: (query) =>
      query.state.data?.indices.some((index) => !index.fullyIndexed) === false ? false : POLL_MS,
  });
  // others ask for the indices too: their answer is there even where the warning is not wanted
  if (!showIndexingWarning) return [];
  return data?.indices.filter((index) => names.includes(index.name) && !index.fullyIndexed) ?? [];
}
