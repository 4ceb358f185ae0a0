import type { Scratch } from './scratch.ts';

/** Documents that stand for a block; a multiple of the 64 that a set is gone through by. */
const SAMPLE = 4096;

/** Weights of both directions, together 1. */
export interface Balance {
  readonly forward: number;
  readonly reverse: number;
}

/** What documents need to rank, or to count, while their sums are made; all sums in 10⁻⁹ × 10⁻⁴. */
export interface ContestTerms {
  /** The sum from which on a document counts for certain, and the one below which it does not. */
  readonly certain: number;
  readonly possible: number;
  /** The sum from which on it may rank, as far as is known by now; negative while any may. */
  readonly rankedFrom: () => number;
  /** What each direction's sum weighs; null where the forward sum decides alone. Reverse sums are complete by then. */
  readonly balance: Balance | null;
}

/**
 * Which documents of a block are still to be told apart. Of a sum that can rise by `rest` at most it is often known early that
 * it ranks nowhere, and that it counts or not:
 *
 *   0 ──── possible − rest ──── certain ──────────────── ranked − rest ──── ranked
 *   ├ decided ─┤├──── open ─────┤├ counts, ranks nowhere: decided ┤├── open ─────→
 */
export class Contest {
  readonly #terms: ContestTerms | null;
  readonly #scratch: Scratch;

  /** With null as terms every document is open that is not refused. */
  constructor(terms: ContestTerms | null, scratch: Scratch) {
    this.#terms = terms;
    this.#scratch = scratch;
  }

  /**
   * About how many documents of a block are open, judged by the first of them, of which the set is left in `open`: those that were open
   * before and are behind them stay so.
   */
  estimate(length: number, rest: number): number {
    const some = Math.min(length, SAMPLE);
    return (this.look(some, rest) * length) / some;
  }

  /** Leaves the open documents of a block, whose forward sums can still rise by `rest`, in `open`; answers how many there are. */
  look(length: number, rest: number): number {
    const { kernels, verdicts, sums, reverseSums, open } = this.#scratch;
    const [verdictsAt, sumsAt, openAt] = [verdicts.byteOffset, sums.byteOffset, open.byteOffset];
    if (this.#terms === null) return kernels.openDocuments(length, verdictsAt, sumsAt, 0, 0, rest, openAt);
    const { certain, possible, rankedFrom, balance } = this.#terms;
    const ranked = rankedFrom();
    // where one direction decides, `certain` and `possible` are the same
    if (balance === null) return kernels.openDocuments(length, verdictsAt, sumsAt, certain, ranked, rest, openAt);
    const { forward, reverse } = balance;
    return kernels.openBalanced(
      length,
      verdictsAt,
      sumsAt,
      reverseSums.byteOffset,
      forward,
      reverse,
      certain,
      possible,
      ranked,
      forward * rest,
      openAt,
    );
  }
}
