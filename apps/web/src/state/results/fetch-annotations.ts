import type { ApiClient, RouteResponse } from '@counterpart/client';

type Annotations = RouteResponse<'annotations'>['annotationsById'];

/** Annotations of results by id: POST ids to the configured endpoint (RES-09); what cannot be had is nothing, and logged. */
export async function fetchAnnotations(
  api: ApiClient,
  baseUrl: string,
  endpoint: string,
  ids: readonly string[],
  log: (what: string, error: unknown) => void,
  signal: AbortSignal,
): Promise<Annotations> {
  const address = /^(https?:)?\/\//.test(endpoint) ? endpoint : `${baseUrl}${endpoint}`;
  try {
    const answer = (await api.request('POST', address, { ids }, signal)) as {
      readonly annotationsById?: unknown;
    } | null;
    const byId = answer?.annotationsById;
    return typeof byId === 'object' && byId !== null ? (byId as Annotations) : {};
  } catch (error) {
    // a call that was given up, as for the page before, did not fail
    if (!signal.aborted) log('The annotations of results could not be fetched', error);
    return {};
  }
}
