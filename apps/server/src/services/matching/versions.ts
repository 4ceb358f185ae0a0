import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SearchHit, SearchPage } from '@counterpart/search-port';
import type { DocumentStore, StoredRecord } from '@counterpart/store';

/** Times a search is made again because a version that it found could not be had any more. */
const MOST_REPEATS = 5;

/** The record in the version that a search found; null when it is gone. */
export function recordOfHit(store: DocumentStore, index: string, { id, change }: SearchHit): StoredRecord | null {
  return change === undefined ? store.get(index, id) : store.at(index, id, change);
}

/**
 * A search whose documents can all be read in the very versions that it ranked. Only while an index is far behind its
 * store can a version be gone; then the search is made again.
 */
export async function searchOfOneMoment(
  store: DocumentStore,
  index: string,
  search: () => Promise<SearchPage>,
  isAtHand: (page: SearchPage) => boolean = (page) => page.hits.every((hit) => recordOfHit(store, index, hit) !== null),
): Promise<SearchPage> {
  let page = await search();
  for (let repeat = 0; repeat < MOST_REPEATS && !isAtHand(page); repeat += 1) {
    await nextTurn();
    page = await search();
  }
  return page;
}
