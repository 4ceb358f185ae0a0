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
