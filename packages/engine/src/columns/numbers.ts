/** Whole numbers, in as few bytes as the largest of them needs. */
export type Naturals = Uint8Array | Uint16Array | Uint32Array;
/** Any column of numbers. */
export type Numbers = Naturals | Float64Array;

/** Numbers that are looked at between two moments at which others may go first: some tenths of a millisecond. */
const STRETCH = 131_072;

/** The same numbers in an array of just their length, as narrow as the largest allows; a stretch at a time. */
export function* narrowedInSteps(values: Naturals, length: number): Generator<undefined, Naturals> {
  let largest = 0;
  for (const [from, end] of stretches(length)) {
    for (let i = from; i < end; i += 1) {
      const value = values[i] ?? 0;
      if (value > largest) largest = value;
    }
    if (end < length) yield;
  }
  const narrow = naturals(length, largest);
  for (const [from, end] of stretches(length)) {
    if (from > 0) yield;
    narrow.set(values.subarray(from, end), from);
  }
  return narrow;
}

/** Where the stretches of a column begin and end. */
export function* stretches(length: number): Generator<readonly [number, number], void> {
  for (let from = 0; from < length; from += STRETCH) yield [from, Math.min(length, from + STRETCH)];
}

/** Zeros that may become as large as `largest`. */
export function naturals(length: number, largest: number): Naturals {
  if (largest < 0x100) return new Uint8Array(length);
  return largest < 0x1_0000 ? new Uint16Array(length) : new Uint32Array(length);
}
