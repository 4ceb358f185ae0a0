import { readFileSync } from 'node:fs';

/** Bits of what an item counts (0..10000) below the number of the item. */
export const COUNTED_BITS = 14;

/** An address in the memory that a loop works in. */
type Address = number;

/** The loops of the folder `kernels`, over addresses of one memory. */
export interface SumKernels {
  /** Leaves in `floors` what a group's postings, whose kinds are bytes, have their documents reach from the sums `before`. */
  floorBytePostings: FloorPostings;
  /** The same where kinds take two bytes. */
  floorShortPostings: FloorPostings;
  /** Raises the sums of documents to floors. */
  raiseToFloors(count: number, slots: Address, floors: Address, sums: Address): void;
  /** Adds runs that count the same each, the highest first, to documents that no mark says the group of; of sets, to open ones. */
  addRuns(
    runs: Address,
    runCount: number,
    group: number,
    length: number,
    sums: Address,
    marks: Address,
    open: Address,
  ): void;
  /** Adds each document with a posting whose kind holds, by the table of its run, to the set `found`; kinds are bytes. */
  findBytePostings: FindPostings;
  /** The same where kinds take two bytes. */
  findShortPostings: FindPostings;
  /** Adds what the source answers to criteria × the share of the item to the sums of those who ask them. */
  addAnswers(slots: Address, items: Address, runs: Address, runCount: number, shares: Address, sums: Address): void;
  /** Leaves in `set` the documents found, of those in it alone where `isNarrowed`, and none in `found`; answers how many. */
  takeFound(length: number, found: Address, isNarrowed: boolean, set: Address): number;
  /** Keeps documents of a set by their number in a column of bytes; `holding` has a 1 or 0 for 16 × `tables` numbers. Answers how many. */
  keepBytes(length: number, column: Address, holding: Address, tables: number, set: Address): number;
  /** The same by a column of numbers of two bytes. */
  keepShorts(length: number, column: Address, holding: Address, set: Address): number;
  /** Makes the sums of the first documents what the numbers in four columns contribute; where `isAdded` that comes to what they are. */
  sumColumns(...columns: ColumnsOfSums): void;
  /** The same for the documents of a set alone. */
  sumColumnsOf(...columns: [...ColumnsOfSums, set: Address]): void;
  /** Counts documents from a multiple of 8 on whose sum is `least` or more, and lists those that reach `ranked`; answers how many. */
  countSums(
    from: number,
    end: number,
    verdicts: Address,
    sums: Address,
    least: number,
    ranked: number,
    reaching: Address,
  ): number;
  /** Leaves a bit in `open` for each document of which it is not known whether it ranks, or counts; answers how many. */
  openDocuments(
    length: number,
    verdicts: Address,
    sums: Address,
    least: number,
    ranked: number,
    rest: number,
    open: Address,
  ): number;
  /** The same where both directions count; documents that must be asked for themselves are open. */
  openBalanced(
    length: number,
    verdicts: Address,
    sums: Address,
    reverseSums: Address,
    forward: number,
    reverse: number,
    certain: number,
    possible: number,
    ranked: number,
    rest: number,
    open: Address,
  ): number;
  /** Refuses documents that have no bit in `kept`. */
  refuseOthers(length: number, kept: Address, verdicts: Address): void;
  /** Refuses marked documents, and leaves no mark. */
  refuseMarked(length: number, marks: Address, verdicts: Address): void;
  /** Adds share × value of six aspects that documents ask; columns, values and shares of each lie behind those of the one before. */
  addAnswered(length: number, shapes: Address, columns: Address, values: Address, shares: Address, sums: Address): void;
  /** Counts documents from a multiple of 8 on by both directions, and lists those that are to be looked at; answers how many. */
  countBalanced(
    from: number,
    end: number,
    verdicts: Address,
    sums: Address,
    reverseSums: Address,
    forward: number,
    reverse: number,
    certain: number,
    possible: number,
    ranked: number,
    reaching: Address,
  ): number;
  /** What the last count found: documents that count, and those that would but for their status. */
  countedMatches(): number;
  countedLeftOut(): number;
}

type ColumnsOfSums = [
  length: number,
  a: Address,
  b: Address,
  c: Address,
  d: Address,
  tableA: Address,
  tableB: Address,
  tableC: Address,
  tableD: Address,
  isAdded: boolean,
  sums: Address,
];

type FindPostings = (slots: Address, kinds: Address, runs: Address, runCount: number, found: Address) => void;

type FloorPostings = (
  slots: Address,
  kinds: Address,
  runs: Address,
  runCount: number,
  share: number,
  before: Address,
  floors: Address,
) => void;

const compiled = new WebAssembly.Module(readFileSync(new URL('sums.wasm', import.meta.url)));

/** The loops over a memory. */
export function sumKernels(memory: WebAssembly.Memory): SumKernels {
  // the compiler's source says what it exports; a test calls each
  return new WebAssembly.Instance(compiled, { env: { memory } }).exports as unknown as SumKernels;
}
