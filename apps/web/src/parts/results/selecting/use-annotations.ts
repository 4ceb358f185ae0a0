import { useQuery } from '@tanstack/react-query';
import type { RouteResponse } from '@counterpart/client';
import { fetchAnnotations } from '../../../state/results/fetch-annotations.ts';
import { useScreen } from '../../application/use-screen.ts';

/** What is known of one result besides its match. */
export type Annotation = RouteResponse<'annotations'>['annotationsById'][string];

/** How long annotations are taken as they were fetched, in milliseconds. */
const FRESH_MS = 30_000;
/** What there is to say; a row of which nothing is known needs not show again. */
const hasWords = ({ noteCount, lastContact, selectionStatuses }: Annotation) =>
  noteCount > 0 || lastContact !== null || selectionStatuses.length > 0;
const withWords = (all: Readonly<Record<string, Annotation>>) =>
  Object.fromEntries(Object.entries(all).filter(([, annotation]) => hasWords(annotation)));
const NOTHING: Readonly<Record<string, Annotation>> = {};

/** Annotations of the rows of a page, by id; without an endpoint nothing is asked (RES-09, SET-21m). */
export function useAnnotations(
  endpoint: string | undefined,
  ids: readonly string[],
): Readonly<Record<string, Annotation>> {
  const { api, configuration, log } = useScreen().application;
  const { data = NOTHING } = useQuery({
    queryKey: ['annotations', endpoint ?? null, ids],
    enabled: endpoint !== undefined && ids.length > 0,
    staleTime: FRESH_MS,
    retry: false,
    select: withWords,
    queryFn: ({ signal }) => fetchAnnotations(api, configuration.apiUrl, endpoint ?? '', ids, log, signal),
  });
  return data;
}
