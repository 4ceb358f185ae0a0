import { useMemo } from 'react';
import type { SortMode } from '@counterpart/domain';
import type { IndexResults } from '../state/matching/searches/index-results.ts';
import type { MatchingContext } from '../state/matching/matching-context.ts';
import { useStore } from './application/use-store.ts';

/** The results of one index of a page, and what may be done with them; a failure stands in `error`. */
export interface IndexResultsAccess extends IndexResults {
  /** From 0; a page that was fetched is only shown again. */
  readonly setPage: (page: number) => void;
  /** From 0; fetches a page before it is asked for. */
  readonly preparePage: (page: number) => void;
  readonly setSortMode: (sortMode: SortMode | null) => void;
  /** Leaves a match out of the results and their count, and matches this index again (MAT-13). */
  readonly exclude: (id: string) => void;
  readonly unexclude: (id: string) => void;
  /** Asks again for the page that could not be had. */
  readonly retry: () => void;
}

/** The results of an index; the component renders again when they change, and only then. */
export function useIndexResults(context: MatchingContext, index: string): IndexResultsAccess {
  const search = context.search(index);
  const results = useStore(search);
  const actions = useMemo(() => {
    const excluded = () => context.nextRequest(index).excludedIds;
    // what fails stands in the results
    const setPage = (page: number) => void search.showPage(page).catch(() => undefined);
    return {
      setPage,
      preparePage: (page: number) => search.prepare(page),
      setSortMode: (sortMode: SortMode | null) => void context.setSortMode(index, sortMode),
      exclude: (id: string) => void context.setExcludedIds(index, [...excluded().filter((known) => known !== id), id]),
      unexclude: (id: string) =>
        void context.setExcludedIds(
          index,
          excluded().filter((known) => known !== id),
        ),
      retry: () => void context.retry(index),
    };
  }, [context, search, index]);
  return useMemo(() => ({ ...results, ...actions }), [results, actions]);
}
