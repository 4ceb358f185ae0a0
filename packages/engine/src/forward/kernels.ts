/** Bits of what an item counts (0..10000) below the number of the item. */
export const COUNTED_BITS = 14;
