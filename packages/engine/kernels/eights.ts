/** A bit for each of eight documents from `slot` on whose sum is `bound` or more. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function reach(sums: usize, slot: u32, bound: v128): u32 {
  const at = sums + (slot << 3);
  return (
    i64x2.bitmask(f64x2.ge(v128.load(at), bound)) |
    (i64x2.bitmask(f64x2.ge(v128.load(at, 16), bound)) << 2) |
    (i64x2.bitmask(f64x2.ge(v128.load(at, 32), bound)) << 4) |
    (i64x2.bitmask(f64x2.ge(v128.load(at, 48), bound)) << 6)
  );
}

/** A bit for each of eight documents from `slot` on that has a verdict. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function having(verdicts: usize, slot: u32, verdict: u64): u32 {
  return i8x16.bitmask(i8x16.eq(v128.load64_zero(verdicts + slot), i8x16.splat(<i8>verdict))) & 0xff;
}

/** Appends the documents of eight whose bit is set, and answers how many stand in `list` then. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function append(bits: u32, slot: u32, list: usize, count: u32): u32 {
  while (bits != 0) {
    store<u16>(list + (count << 1), <u16>(slot + ctz(bits)));
    count++;
    bits &= bits - 1;
  }
  return count;
}

/** The documents of eight that stand before `end`. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function before(slot: u32, end: u32): u32 {
  return end - slot >= 8 ? 0xff : (1 << (end - slot)) - 1;
}

/** The bits of a set for 64 documents from `first` on, without those behind `end`. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function wordOf(set: usize, first: u32, end: u32): u64 {
  const bits = load<u64>(set + (first >> 3));
  return end - first >= 64 ? bits : bits & (((<u64>1) << (end - first)) - 1);
}
