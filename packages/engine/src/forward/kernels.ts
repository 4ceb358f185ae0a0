import type { Naturals } from '../columns/numbers.ts';

// Loops over postings and columns, each over plain arrays so that it is compiled once and well.

/** Bits of what an item counts (0..10000) below the number of the item. */
export const COUNTED_BITS = 14;

/**
 * Adds an item's postings of one concept to the sums. An item counts its best evidence once: what it counted before is
 * known by its number in `counted`, and only the increase is added × share.
 */
export function addPostings(
  slots: Uint16Array,
  kinds: Naturals,
  start: number,
  end: number,
  values: Uint16Array,
  item: number,
  share: number,
  sums: Float64Array,
  counted: Int32Array,
): void {
  const base = item << COUNTED_BITS;
  for (let i = start; i < end; i += 1) {
    const slot = slots[i] ?? 0;
    const now = base + (values[kinds[i] ?? 0] ?? 0);
    const before = counted[slot] ?? 0;
    if (now <= before) continue;
    sums[slot] = (sums[slot] ?? 0) + share * (now - (before > base ? before : base));
    counted[slot] = now;
  }
}

/** Lets one more condition count as met for the documents that met those before it. */
export function meetAll(slots: Uint16Array, start: number, end: number, met: Uint16Array, before: number): void {
  for (let i = start; i < end; i += 1) {
    const slot = slots[i] ?? 0;
    if (met[slot] === before) met[slot] = before + 1;
  }
}

/** The same for those whose kind of evidence holds. */
export function meetWhere(
  slots: Uint16Array,
  kinds: Naturals,
  start: number,
  end: number,
  holding: Uint8Array,
  met: Uint16Array,
  before: number,
): void {
  for (let i = start; i < end; i += 1) {
    if (holding[kinds[i] ?? 0] !== 1) continue;
    const slot = slots[i] ?? 0;
    if (met[slot] === before) met[slot] = before + 1;
  }
}

/**
 * Works out the classes that documents of a block have and nobody worked out yet. A pass of its own: in the loop that adds,
 * a value that may come from a call would cost a number on the heap for every document (measured: 5 ns against 2).
 */
export function workOutClasses(
  classes: Naturals,
  isKnown: Uint8Array,
  workOut: (classNumber: number) => void,
  length: number,
): void {
  for (let slot = 0; slot < length; slot += 1) {
    const classNumber = classes[slot] ?? 0;
    if (isKnown[classNumber] === 1) continue;
    workOut(classNumber);
    isKnown[classNumber] = 1;
  }
}

/** Adds what a class of documents contributes to each of them. */
export function addClasses(classes: Naturals, contributions: Float64Array, length: number, sums: Float64Array): void {
  for (let slot = 0; slot < length; slot += 1) {
    sums[slot] = (sums[slot] ?? 0) + (contributions[classes[slot] ?? 0] ?? 0);
  }
}

/** Lets one more condition count as met for documents of classes that hold. */
export function meetClasses(
  classes: Naturals,
  holding: Uint8Array,
  length: number,
  met: Uint16Array,
  before: number,
): void {
  for (let slot = 0; slot < length; slot += 1) {
    if (met[slot] === before && holding[classes[slot] ?? 0] === 1) met[slot] = before + 1;
  }
}
