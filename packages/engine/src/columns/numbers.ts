/** Whole numbers, in as few bytes as the largest of them needs. */
export type Naturals = Uint8Array | Uint16Array | Uint32Array;
/** Any column of numbers. */
export type Numbers = Naturals | Float64Array;

/** The same numbers in an array of just their length, as narrow as the largest allows. */
export function narrowed(values: Naturals, length: number): Naturals {
  let largest = 0;
  for (let i = 0; i < length; i += 1) {
    const value = values[i] ?? 0;
    if (value > largest) largest = value;
  }
  const narrow = naturals(length, largest);
  narrow.set(values.subarray(0, length));
  return narrow;
}

/** Zeros that may become as large as `largest`. */
export function naturals(length: number, largest: number): Naturals {
  if (largest < 0x100) return new Uint8Array(length);
  return largest < 0x1_0000 ? new Uint16Array(length) : new Uint32Array(length);
}
