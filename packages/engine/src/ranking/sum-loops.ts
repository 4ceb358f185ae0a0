import { UPPER, upperHalf } from '../columns/upper-half.ts';
import { APART, COUNTS, LEFT_OUT, REFUSED } from '../query/verdicts.ts';

// Loops over the documents of a block that decide, from sums of share × value, who is a match. Each over plain arrays alone, so
// that it is compiled once and well.

/** How many documents reach a sum, by verdict. */
export interface Counted {
  counts: number;
  leftOut: number;
}

/**
 * Counts the documents from `from` to `end` (of `left`, or all where it is null) whose sum is `least` or more, and appends those
 * that reach `ranked` and count to `reaching`. Answers how many were appended.
 */
export function countSums(
  from: number,
  end: number,
  left: Uint16Array | null,
  verdicts: Uint8Array,
  sums: Float64Array,
  upper: Int32Array,
  least: number,
  ranked: number,
  counted: Counted,
  reaching: Uint16Array,
): number {
  const leastUpper = upperHalf(least);
  const rankedUpper = upperHalf(ranked);
  let counts = 0;
  let leftOut = 0;
  let found = 0;
  for (let i = from; i < end; i += 1) {
    const slot = left === null ? i : (left[i] ?? 0);
    const own = upper[2 * slot + UPPER] ?? 0;
    const verdict = verdicts[slot] ?? 0;
    // 1 where the document reaches the least: its upper half is larger
    const reaches = (leastUpper - own) >>> 31;
    counts += reaches & ((verdict - 1) >>> 31);
    leftOut += reaches & verdict;
    if (own < rankedUpper && own !== leastUpper) continue;
    const sum = sums[slot] ?? 0;
    if (own === leastUpper && sum >= least) {
      if (verdict === COUNTS) counts += 1;
      else leftOut += verdict & LEFT_OUT;
    }
    if (verdict !== COUNTS || sum < ranked || sum < least) continue;
    reaching[found] = slot;
    found += 1;
  }
  counted.counts += counts;
  counted.leftOut += leftOut;
  return found;
}

/** How forward and reverse sums make a final score, and which sums of the two decide. */
export interface Balance {
  readonly forward: number;
  readonly reverse: number;
  /** A balanced sum from which on a document counts for certain, below which it does not, and from which on it may rank. */
  readonly certain: number;
  readonly possible: number;
  ranked: number;
}

/**
 * The same where both directions count. Scores are rounded twice, so a balanced sum decides only outside of a narrow band:
 * documents within it, those that may rank and those that must be asked for themselves are appended to `reaching`; of these the
 * caller counts all that are not certain.
 */
export function countBalanced(
  from: number,
  end: number,
  left: Uint16Array | null,
  verdicts: Uint8Array,
  sums: Float64Array,
  reverseSums: Float64Array,
  { forward, reverse, certain, possible, ranked }: Balance,
  counted: Counted,
  reaching: Uint16Array,
): number {
  let counts = 0;
  let leftOut = 0;
  let found = 0;
  for (let i = from; i < end; i += 1) {
    const slot = left === null ? i : (left[i] ?? 0);
    const verdict = verdicts[slot] ?? 0;
    const sum = forward * (sums[slot] ?? 0) + reverse * (reverseSums[slot] ?? 0);
    if (verdict === APART) {
      reaching[found] = slot;
      found += 1;
      continue;
    }
    if (verdict === REFUSED || sum < possible) continue;
    if (sum >= certain) {
      counts += 1 - verdict;
      leftOut += verdict;
      if (verdict === LEFT_OUT || sum < ranked) continue;
    }
    reaching[found] = slot;
    found += 1;
  }
  counted.counts += counts;
  counted.leftOut += leftOut;
  return found;
}
