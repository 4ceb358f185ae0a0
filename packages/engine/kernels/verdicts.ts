/** Verdicts of `query/verdicts.ts`. */
export const COUNTS: u64 = 0;
export const LEFT_OUT: u64 = 1;
export const REFUSED: u64 = 2;
export const APART: u64 = 3;
