import type { SearchHit, SearchPage } from '@counterpart/search-port';
import type { DocumentStore, StoredRecord } from '@counterpart/store';
import { Pacer } from '../slices.ts';

/** Times a search is made again because a version that it found could not be had any more. */
const MOST_REPEATS = 5;

/** The record in the version that a search found; null when it is gone. */
export function recordOfHit(store: DocumentStore, index: string, { id, change }: SearchHit): StoredRecord | null {
  return change === undefined ? store.get(index, id) : store.at(index, id, change);
}

/** Whether the store still holds every version that a search found. */
async function isAtHand(
  store: DocumentStore,
  index: string,
  { hits }: SearchPage,
  signal: AbortSignal,
): Promise<boolean> {
  const pacer = new Pacer(signal);
  for (const { id, change } of hits) {
    if (change !== undefined && !store.holds(index, id, change)) return false;
    await pacer.pause();
  }
  return true;
}

/**
 * A search whose documents can all be read in the very versions that it ranked. Only while an index is far behind its
 * store can a version be gone; then the search is made again.
 */
export async function searchOfOneMoment(
  store: DocumentStore,
  index: string,
  search: () => Promise<SearchPage>,
  signal: AbortSignal,
): Promise<SearchPage> {
  let page = await search();
  for (let repeat = 0; repeat < MOST_REPEATS && !(await isAtHand(store, index, page, signal)); repeat += 1) {
    page = await search();
  }
  return page;
}
