import { BLOCK_SIZE } from '../blocks/block.ts';
import { upperHalves } from '../columns/upper-half.ts';
import { wordsFor } from './slot-bits.ts';

/** The arrays that a search works in, one entry for each document of a block; lent to one search at a time. */
export class Scratch {
  /** Σ share × value so far. */
  readonly sums = new Float64Array(BLOCK_SIZE);
  /** The same of the reverse direction. */
  readonly reverseSums = new Float64Array(BLOCK_SIZE);
  /** Upper halves of `sums`, by which most documents are judged. */
  readonly upper = upperHalves(this.sums);
  /** What is known of each document before its score. */
  readonly verdicts = new Uint8Array(BLOCK_SIZE);
  /** Documents of a stretch that may rank. */
  readonly reaching = new Uint16Array(BLOCK_SIZE);
  /** The item that counted last × 2¹⁴ + what it counted, so that nothing is cleared between items. */
  readonly counted = new Int32Array(BLOCK_SIZE);
  /** How many conditions on evidence a document meets, by its place in `left`. */
  readonly met = new Uint32Array(BLOCK_SIZE);
  /** Sets of documents, a bit each: those that meet the conditions so far, and those that meet one. */
  readonly bits = new Uint32Array(wordsFor(BLOCK_SIZE));
  readonly otherBits = new Uint32Array(wordsFor(BLOCK_SIZE));
  /** The documents that are left after the conditions so far. */
  readonly left = new Uint16Array(BLOCK_SIZE);
  /** By concept, 1 + the first of the entries of a query about it; all 0 between searches. */
  heads = new Uint32Array(0);

  /** `heads` with room for that many concepts. */
  headsFor(concepts: number): Uint32Array {
    if (this.heads.length < concepts) this.heads = new Uint32Array(concepts * 2);
    return this.heads;
  }
}

const free: Scratch[] = [];
/** As many as searches run at once. */
const MOST_FREE = 4;

/** Arrays for a search; give them back with `returnScratch`. */
export function borrowScratch(): Scratch {
  return free.pop() ?? new Scratch();
}

/** Gives arrays back to whoever searches next. */
export function returnScratch(scratch: Scratch): void {
  if (free.length < MOST_FREE) free.push(scratch);
}
