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

/** Adds what a class of documents contributes to each of them; −1 stands for a class that is not worked out yet. */
export function addClasses(
  classes: Naturals,
  contributions: Float64Array,
  workOut: (classNumber: number) => number,
  length: number,
  sums: Float64Array,
): void {
  for (let slot = 0; slot < length; slot += 1) {
    const classNumber = classes[slot] ?? 0;
    let added = contributions[classNumber] ?? -1;
    if (added < 0) added = workOut(classNumber);
    sums[slot] = (sums[slot] ?? 0) + added;
  }
}

/** Lets one more condition count as met for documents of classes that hold; 2 stands for a class not worked out yet. */
export function meetClasses(
  classes: Naturals,
  holding: Uint8Array,
  workOut: (classNumber: number) => number,
  length: number,
  met: Uint16Array,
  before: number,
): void {
  for (let slot = 0; slot < length; slot += 1) {
    if (met[slot] !== before) continue;
    const classNumber = classes[slot] ?? 0;
    let isHeld = holding[classNumber] ?? 2;
    if (isHeld === 2) isHeld = workOut(classNumber);
    if (isHeld === 1) met[slot] = before + 1;
  }
}
