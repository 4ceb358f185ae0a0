import { compareCodePoints, type SortKey } from '@counterpart/scoring';
import type { SearchHit, SearchOptions, SearchPage, TermBucket } from '@counterpart/search-port';
import { bucketsOf } from '../properties/term-counts.ts';
import { compareSortKeys, criteriaOf } from '../ranking/sort-plan.ts';
import type { RankedPage } from '../search/run-search.ts';

/** A hit and its keys. */
interface Keyed {
  readonly hit: SearchHit;
  readonly keys: readonly SortKey[];
}

function keyedOrder(sort: SearchOptions['sort']): (a: Keyed, b: Keyed) => number {
  const criteria = criteriaOf(sort);
  return (a, b) => {
    for (const [i, { field, order }] of criteria.entries()) {
      const sign = order === 'asc' ? 1 : -1;
      let difference: number;
      if (field === 'score') difference = sign * (a.hit.score - b.hit.score);
      else if (field === 'id') difference = sign * compareCodePoints(a.hit.id, b.hit.id);
      else difference = compareSortKeys(a.keys[i] ?? null, b.keys[i] ?? null, sign);
      if (difference !== 0) return difference;
    }
    return compareCodePoints(a.hit.id, b.hit.id);
  };
}

/** The part of the ranking that was asked for, from the first `from + size` hits of every shard; counts are sums. */
export function mergedPage(pages: readonly RankedPage[], { from, size, sort }: SearchOptions): SearchPage {
  const order = keyedOrder(sort);
  const heads = pages.map(() => 0);
  const headOf = (page: number): Keyed | null => {
    const at = heads[page] ?? 0;
    const hit = pages[page]?.hits[at];
    return hit === undefined ? null : { hit, keys: pages[page]?.keys[at] ?? [] };
  };
  const hits: SearchHit[] = [];
  for (let rank = 0; rank < from + size; rank += 1) {
    let first = -1;
    let best: Keyed | null = null;
    for (const page of pages.keys()) {
      const head = headOf(page);
      if (head === null || (best !== null && order(head, best) >= 0)) continue;
      [first, best] = [page, head];
    }
    if (best === null) break;
    heads[first] = (heads[first] ?? 0) + 1;
    if (rank >= from) hits.push(best.hit);
  }
  return { count: sumOf(pages, 'count'), leftOut: sumOf(pages, 'leftOut'), hits };
}

function sumOf(pages: readonly RankedPage[], name: 'count' | 'leftOut'): number {
  return pages.reduce((sum, page) => sum + page[name], 0);
}

/** Buckets of several shards as one list: counts of a key are added, the most frequent come first, then by key. */
export function mergedBuckets(lists: readonly (readonly TermBucket[])[], size: number): readonly TermBucket[] {
  const counts = new Map<string, number>();
  for (const list of lists) {
    for (const { key, count } of list) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return bucketsOf(counts).slice(0, size);
}
