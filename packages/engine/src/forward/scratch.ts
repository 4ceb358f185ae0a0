import { BLOCK_SIZE } from '../blocks/block.ts';

/** The arrays that a search works in, one entry for each document of a block; lent to one search at a time. */
export interface Scratch {
  /** Σ share × value so far. */
  readonly sums: Float64Array;
  /** The item that counted last × 2¹⁴ + what it counted, so that nothing is cleared between items. */
  readonly counted: Int32Array;
  /** How many conditions of the required flags hold. */
  readonly met: Uint16Array;
}

const free: Scratch[] = [];
/** As many as searches run at once. */
const MOST_FREE = 4;

/** Arrays for a search; give them back with `returnScratch`. */
export function borrowScratch(): Scratch {
  return (
    free.pop() ?? {
      sums: new Float64Array(BLOCK_SIZE),
      counted: new Int32Array(BLOCK_SIZE),
      met: new Uint16Array(BLOCK_SIZE),
    }
  );
}

/** Gives arrays back to whoever searches next. */
export function returnScratch(scratch: Scratch): void {
  if (free.length < MOST_FREE) free.push(scratch);
}
