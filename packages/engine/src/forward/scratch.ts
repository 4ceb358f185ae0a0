import { BLOCK_SIZE } from '../blocks/block.ts';
import { ColumnStage } from '../kernels/column-stage.ts';
import { KernelMemory } from '../kernels/kernel-memory.ts';
import { PostingStage } from '../kernels/posting-stage.ts';
import { LeftSlots } from '../kernels/left-slots.ts';
import { RunStage } from '../kernels/run-stage.ts';
import { wordsFor } from '../kernels/slot-bits.ts';

/** What all arrays take: thirteen megabytes. */
const MEMORY_BYTES = 208 * 65_536;

/** The arrays that a search works in, one entry for each document of a block; lent to one search at a time. */
export class Scratch {
  readonly #memory = new KernelMemory(MEMORY_BYTES);
  /** The loops over these arrays; they are given addresses, which are the arrays' `byteOffset`. */
  readonly kernels = this.#memory.kernels;
  /** Σ share × value so far. */
  readonly sums = this.#memory.numbers(BLOCK_SIZE);
  /** The same of the reverse direction. */
  readonly reverseSums = this.#memory.numbers(BLOCK_SIZE);
  /** What is known of each document before its score. */
  readonly verdicts = this.#memory.bytes(BLOCK_SIZE);
  /** Documents of a stretch that may rank; one more place, as loops write before they count. */
  readonly reaching = this.#memory.shorts(BLOCK_SIZE + 1);
  /** Documents whose sums are made from their own entries, as they may rank. */
  readonly contenders = this.#memory.shorts(BLOCK_SIZE + 1);
  /** The group that each document counted in last. */
  readonly groups = this.#memory.bytes(BLOCK_SIZE);
  /** The sums before a group, where its postings are too many to be held. */
  readonly before = this.#memory.numbers(BLOCK_SIZE);
  /** The item that counted last × 2¹⁴ + what it counted, where the best of several is found in JavaScript. */
  readonly counted = new Int32Array(BLOCK_SIZE);
  /** The documents that are left after the conditions so far; the list of them. */
  readonly left = this.#memory.shorts(BLOCK_SIZE);
  /** Where postings and columns of a block are put for the loops. */
  readonly postings = new PostingStage(this.#memory);
  readonly runs = new RunStage(this.#memory);
  readonly columns = new ColumnStage(this.#memory);
  /** How many conditions on evidence a document meets, by its place in `left`. */
  readonly met = new Uint32Array(BLOCK_SIZE);
  /** Sets of documents, a bit each: those that are not decided yet, */
  readonly open = this.#memory.words(wordsFor(BLOCK_SIZE));
  /** those that are left, */
  readonly slots = new LeftSlots(this.#memory.words(wordsFor(BLOCK_SIZE)), this.left);
  /** and those that may have a keyword. */
  readonly wordBits = new Uint32Array(wordsFor(BLOCK_SIZE));
  /** Those that meet a condition; none between conditions. */
  readonly found = this.#memory.words(wordsFor(BLOCK_SIZE));
  /** A byte for each document that requires something; all 0 between blocks. */
  readonly marks = this.#memory.bytes(BLOCK_SIZE);
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
