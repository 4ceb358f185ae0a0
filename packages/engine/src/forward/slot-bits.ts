import type { Naturals } from '../columns/numbers.ts';

// Sets of a block's documents as a bit each: eight kilobytes for all, which stay in the nearest cache while postings pass.

/** Words of 32 bits that a set of that many documents takes. */
export function wordsFor(length: number): number {
  return (length + 31) >>> 5;
}

/** Whether a document is in a set. */
export function hasBit(bits: Uint32Array, slot: number): boolean {
  return (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
}

/** Adds a document to a set. */
export function setBit(bits: Uint32Array, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

/** Adds the documents of a concept; of those whose kind `holding` says 1, or all where it is null. */
export function addBits(
  slots: Uint16Array,
  kinds: Naturals,
  start: number,
  end: number,
  holding: Uint8Array | null,
  bits: Uint32Array,
): void {
  if (holding === null) {
    for (let i = start; i < end; i += 1) {
      const slot = slots[i] ?? 0;
      bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
    }
    return;
  }
  for (let i = start; i < end; i += 1) {
    const slot = slots[i] ?? 0;
    const word = slot >>> 5;
    bits[word] = (bits[word] ?? 0) | ((holding[kinds[i] ?? 0] ?? 0) << (slot & 31));
  }
}

/** Leaves in `bits` what both sets have. */
export function intersect(bits: Uint32Array, others: Uint32Array, words: number): void {
  for (let word = 0; word < words; word += 1) bits[word] = (bits[word] ?? 0) & (others[word] ?? 0);
}

/** How many documents a set has. */
export function countBits(bits: Uint32Array, words: number): number {
  let count = 0;
  for (let word = 0; word < words; word += 1) {
    let rest = bits[word] ?? 0;
    rest -= (rest >>> 1) & 0x5555_5555;
    rest = (rest & 0x3333_3333) + ((rest >>> 2) & 0x3333_3333);
    count += Math.imul((rest + (rest >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return count;
}

/** Writes the documents of a set to `left`, ascending, and answers how many there are. */
export function listBits(bits: Uint32Array, words: number, left: Uint16Array): number {
  let count = 0;
  for (let word = 0; word < words; word += 1) {
    let rest = (bits[word] ?? 0) | 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      left[count] = (word << 5) + 31 - Math.clz32(lowest);
      count += 1;
      rest ^= lowest;
    }
  }
  return count;
}

/** Keeps those of the first `count` documents of `left` that a set has, in order; answers how many remain. */
export function keepBits(bits: Uint32Array, left: Uint16Array, count: number): number {
  let kept = 0;
  for (let i = 0; i < count; i += 1) {
    const slot = left[i] ?? 0;
    left[kept] = slot;
    kept += ((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1;
  }
  return kept;
}
