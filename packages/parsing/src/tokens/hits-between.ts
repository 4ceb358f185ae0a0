interface Placed {
  readonly from: number;
  readonly to: number;
}

/**
 * The hits that touch the tokens `from` to `to` (exclusive). Hits stand in order and do not overlap: two steps of a
 * binary search instead of a walk over all of them, which keeps every finder linear in the text.
 */
export function hitsBetween<Hit extends Placed>(hits: readonly Hit[], from: number, to: number): readonly Hit[] {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.to ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < hits.length && (hits[end]?.from ?? to) < to) end++;
  return hits.slice(low, end);
}

/** Whether any hit touches the tokens `from` to `to` (exclusive). */
export function hasHitBetween(hits: readonly Placed[], from: number, to: number): boolean {
  return firstHitBetween(hits, from, to) !== undefined;
}

/** The first hit that touches the tokens `from` to `to` (exclusive); a sentence may have thousands. */
export function firstHitBetween<Hit extends Placed>(hits: readonly Hit[], from: number, to: number): Hit | undefined {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.to ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  const hit = hits[low];
  return hit !== undefined && hit.from < to ? hit : undefined;
}
