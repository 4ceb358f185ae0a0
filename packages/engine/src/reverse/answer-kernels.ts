import { bestItemValue } from '@counterpart/scoring';
import type { Naturals } from '../columns/numbers.ts';
import { COUNTED_BITS } from '../kernels/sum-kernels.ts';

/** Raises an aspect of which the best item counts; `counted` holds its number × 2¹⁴ + what it counted, if it is above those before. */
export function raiseAnswer(
  slots: Uint16Array,
  items: Naturals,
  start: number,
  end: number,
  similarity: number,
  shares: Float64Array,
  weights: Float64Array,
  largest: Float64Array,
  aspect: number,
  sums: Float64Array,
  counted: Int32Array,
): void {
  const base = aspect << COUNTED_BITS;
  for (let i = start; i < end; i += 1) {
    const slot = slots[i] ?? 0;
    const item = items[i] ?? 0;
    const weight = weights[item] ?? 0;
    const most = largest[item] ?? 0;
    const value = weight === most ? similarity : bestItemValue(similarity, weight, most);
    const before = Math.max(base, counted[slot] ?? 0);
    const more = base + value - before;
    if (more <= 0) continue;
    counted[slot] = base + value;
    sums[slot] = (sums[slot] ?? 0) + (shares[item] ?? 0) * more;
  }
}
