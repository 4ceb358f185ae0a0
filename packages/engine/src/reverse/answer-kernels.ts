import { bestItemValue } from '@counterpart/scoring';
import type { Naturals } from '../columns/numbers.ts';
import { COUNTED_BITS } from '../forward/kernels.ts';

// Loops over the documents that ask something, each over plain arrays so that it is compiled once and well.

/** A column of what documents ask, what the source's answer to each class is worth, and the share of the aspect by shape. */
export interface AnsweredPart {
  readonly column: Uint16Array;
  readonly values: Float64Array;
  readonly shares: Float64Array;
}

/** Puts share × value of three aspects into the sums, or adds it. */
export function addThree(
  a: AnsweredPart,
  b: AnsweredPart,
  c: AnsweredPart,
  shapes: Uint16Array,
  from: number,
  end: number,
  sums: Float64Array,
): void {
  const { column: columnA, values: valuesA, shares: sharesA } = a;
  const { column: columnB, values: valuesB, shares: sharesB } = b;
  const { column: columnC, values: valuesC, shares: sharesC } = c;
  for (let slot = from; slot < end; slot += 1) {
    const shape = shapes[slot] ?? 0;
    sums[slot] =
      (sums[slot] ?? 0) +
      (sharesA[shape] ?? 0) * (valuesA[columnA[slot] ?? 0] ?? 0) +
      (sharesB[shape] ?? 0) * (valuesB[columnB[slot] ?? 0] ?? 0) +
      (sharesC[shape] ?? 0) * (valuesC[columnC[slot] ?? 0] ?? 0);
  }
}

/** Adds the answer to one criterion in an averaged aspect: each item that asks it has its own share. */
export function addAnswer(
  slots: Uint16Array,
  items: Naturals,
  start: number,
  end: number,
  similarity: number,
  shares: Float64Array,
  sums: Float64Array,
): void {
  for (let i = start; i < end; i += 1) {
    const slot = slots[i] ?? 0;
    sums[slot] = (sums[slot] ?? 0) + (shares[items[i] ?? 0] ?? 0) * similarity;
  }
}

/** Raises an aspect of which the best item counts; `counted` holds its number and what it counted before, as in `addPostings`. */
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
