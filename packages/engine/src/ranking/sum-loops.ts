/** How many documents reach a sum, by verdict. */
export interface Counted {
  counts: number;
  leftOut: number;
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
