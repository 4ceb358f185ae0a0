import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FilterGroup, ProfileKind } from '@counterpart/domain';
import { useScreen } from '../../parts/application/use-screen.ts';
import { isUnknownProperty, listFilter, type ListRequest, listSort } from '../../state/lists/list-request.ts';

/** Documents on a page of a list (LST-04). */
export const LIST_PAGE_SIZE = 20;
/** Jobs on a page in demo-filter mode (LST-04), most of which may not be shown. */
export const DEMO_PAGE_SIZE = 40;

interface AskedList {
  readonly kind: ProfileKind;
  readonly index: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly request: ListRequest;
}

/** A page of a list; an index that knows no names is searched by id alone. */
export function useList({ kind, index, page, size, request }: AskedList) {
  const { api } = useScreen().application;
  return useQuery({
    queryKey: ['list', index, page, size, request],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const sort = listSort(kind, request);
      const ask = (filter: FilterGroup | null) =>
        api.call(kind === 'JOB' ? 'matchToJobs' : 'matchToCandidates', {
          params: { index },
          body: {
            from: (page - 1) * size,
            size,
            ...(filter === null ? {} : { matchFilter: filter }),
            ...(sort.length === 0 ? {} : { sort }),
          },
          signal,
        });
      try {
        return await ask(listFilter(kind, request));
      } catch (error) {
        if (!isUnknownProperty(error) || request.text.trim() === '') throw error;
        return ask(listFilter(kind, request, { idsOnly: true }));
      }
    },
  });
}
