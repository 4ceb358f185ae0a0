import { append, before, having, reach } from './eights';
import { APART, COUNTS, LEFT_OUT, REFUSED } from './verdicts';

/** How many documents reached a sum, by verdict. */
let counts: u32 = 0;
let leftOut: u32 = 0;

export function countedMatches(): u32 {
  return counts;
}

export function countedLeftOut(): u32 {
  return leftOut;
}

/**
 * Counts the documents from `from` (a multiple of 8) to `end` whose sum is `least` or more, by verdict, and appends those to
 * `reaching` that count and reach `ranked`. Answers how many were appended.
 */
export function countSums(
  from: u32,
  end: u32,
  verdicts: usize,
  sums: usize,
  least: f64,
  ranked: f64,
  reaching: usize,
): u32 {
  const leasts = f64x2.splat(least);
  const ranks = f64x2.splat(max(least, ranked));
  let found: u32 = 0;
  counts = 0;
  leftOut = 0;
  for (let slot = from; slot < end; slot += 8) {
    const counted = having(verdicts, slot, COUNTS) & before(slot, end);
    const reached = reach(sums, slot, leasts);
    counts += popcnt(reached & counted);
    leftOut += popcnt(reached & having(verdicts, slot, LEFT_OUT) & before(slot, end));
    found = append(reach(sums, slot, ranks) & counted, slot, reaching, found);
  }
  return found;
}

/** A bit for each of two sums that may rank, or of which it is not known whether they count. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function undecidedOf(two: v128, ranks: v128, leasts: v128, hopes: v128): u32 {
  const counting = v128.and(f64x2.ge(two, hopes), f64x2.lt(two, leasts));
  return i64x2.bitmask(v128.or(f64x2.ge(two, ranks), counting));
}

/**
 * Leaves a bit in `open` for each document that is not refused and whose sum, which can still rise by `rest`, may reach `ranked`,
 * or does not tell yet whether it reaches `least`. Answers how many there are.
 */
export function openDocuments(
  length: u32,
  verdicts: usize,
  sums: usize,
  least: f64,
  ranked: f64,
  rest: f64,
  open: usize,
): u32 {
  const ranks = f64x2.splat(ranked - rest);
  const leasts = f64x2.splat(least);
  const hopes = f64x2.splat(least - rest);
  let count: u32 = 0;
  for (let slot: u32 = 0; slot < length; slot += 8) {
    const at = sums + (slot << 3);
    const undecided =
      undecidedOf(v128.load(at), ranks, leasts, hopes) |
      (undecidedOf(v128.load(at, 16), ranks, leasts, hopes) << 2) |
      (undecidedOf(v128.load(at, 32), ranks, leasts, hopes) << 4) |
      (undecidedOf(v128.load(at, 48), ranks, leasts, hopes) << 6);
    const bits = undecided & before(slot, length) & ~having(verdicts, slot, REFUSED);
    store<u8>(open + (slot >> 3), <u8>bits);
    count += popcnt(bits);
  }
  return count;
}

/** Both directions of two documents from `at` on, balanced. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function balancedTwo(sums: usize, reverseSums: usize, at: usize, forward: v128, reverse: v128): v128 {
  const ahead = f64x2.mul(forward, v128.load(sums + at));
  return f64x2.add(ahead, f64x2.mul(reverse, v128.load(reverseSums + at)));
}

/**
 * `openDocuments` where both directions count: a balanced sum decides only outside of a narrow band, and documents that must be asked
 * for themselves stay open. `rest` is what the balanced sum can still rise by.
 */
export function openBalanced(
  length: u32,
  verdicts: usize,
  sums: usize,
  reverseSums: usize,
  forward: f64,
  reverse: f64,
  certain: f64,
  possible: f64,
  ranked: f64,
  rest: f64,
  open: usize,
): u32 {
  const forwards = f64x2.splat(forward);
  const reverses = f64x2.splat(reverse);
  const ranks = f64x2.splat(ranked - rest);
  const certains = f64x2.splat(certain);
  const hopes = f64x2.splat(possible - rest);
  let count: u32 = 0;
  for (let slot: u32 = 0; slot < length; slot += 8) {
    let undecided: u32 = 0;
    for (let two: u32 = 0; two < 8; two += 2) {
      const sum = balancedTwo(sums, reverseSums, (slot + two) << 3, forwards, reverses);
      undecided |= undecidedOf(sum, ranks, certains, hopes) << two;
    }
    undecided = (undecided & ~having(verdicts, slot, REFUSED)) | having(verdicts, slot, APART);
    const bits = undecided & before(slot, length);
    store<u8>(open + (slot >> 3), <u8>bits);
    count += popcnt(bits);
  }
  return count;
}

/**
 * `countSums` where both directions count: a balanced sum decides only outside of a narrow band. Documents within it, those that
 * may rank and those that must be asked for themselves are appended to `reaching`; of these the caller counts all that are not
 * certain.
 */
export function countBalanced(
  from: u32,
  end: u32,
  verdicts: usize,
  sums: usize,
  reverseSums: usize,
  forward: f64,
  reverse: f64,
  certain: f64,
  possible: f64,
  ranked: f64,
  reaching: usize,
): u32 {
  const forwards = f64x2.splat(forward);
  const reverses = f64x2.splat(reverse);
  const certains = f64x2.splat(certain);
  const possibles = f64x2.splat(possible);
  const ranks = f64x2.splat(max(certain, ranked));
  let found: u32 = 0;
  counts = 0;
  leftOut = 0;
  for (let slot = from; slot < end; slot += 8) {
    let isCertain: u32 = 0;
    let isPossible: u32 = 0;
    let mayRank: u32 = 0;
    for (let two: u32 = 0; two < 8; two += 2) {
      const sum = balancedTwo(sums, reverseSums, (slot + two) << 3, forwards, reverses);
      isCertain |= i64x2.bitmask(f64x2.ge(sum, certains)) << two;
      isPossible |= i64x2.bitmask(f64x2.ge(sum, possibles)) << two;
      mayRank |= i64x2.bitmask(f64x2.ge(sum, ranks)) << two;
    }
    const inside = before(slot, end);
    const counted = having(verdicts, slot, COUNTS) & inside;
    const apart = having(verdicts, slot, LEFT_OUT) & inside;
    counts += popcnt(isCertain & counted);
    leftOut += popcnt(isCertain & apart);
    const inBand = isPossible & ~isCertain & (counted | apart);
    const asked = having(verdicts, slot, APART) & inside;
    found = append(inBand | (mayRank & counted) | asked, slot, reaching, found);
  }
  return found;
}
