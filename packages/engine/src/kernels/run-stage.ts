import type { KernelMemory } from './kernel-memory.ts';
import type { SumKernels } from './sum-kernels.ts';
import type { TagRuns } from './tag-runs.ts';

/** Postings that are copied a concept at a time, and those that are copied a run at a time where these are full. */
const MOST_POSTINGS = 131_072;
const MOST_LATE = 65_536;
/** Sets, and runs, that are added in one call. */
const MOST_SETS = 16;
const MOST_RUNS = 4096;
/** Words of 32 bits of the set of a whole block; and of a run as it is handed over, `RUN_BYTES` there. */
const SET_WORDS = 2048;
const RUN_WORDS = 4;
/** No entry. */
const NONE = -1;
/** What is not copied yet has no address: there the memory begins with the sums. */
const NOT_COPIED = 0;
/** Postings between two moments at which others may go first: a tenth of a millisecond. */
const STRETCH = 100_000;

/** A group that is added: a document gets share × the value of its best rank. */
export interface RankedGroup {
  /** 1 to 255, above those of the groups before it whose marks are there. */
  readonly number: number;
  readonly share: number;
  /** By rank, ascending; rank 0 is nothing. */
  readonly values: Float64Array;
  readonly sums: Float64Array;
  /** By document, the number of the group that it counted in last. */
  readonly marks: Uint8Array;
  /** A bit for each document that is to be added where that can be told at once, or null. */
  readonly open: Uint32Array | null;
}

/**
 * Puts the runs of a group where the loop finds them, those first that count most, and has them added:
 *
 *   concepts        7: kind 0 │ kind 3      9: kind 0        the slots of each are copied at once
 *   heads[rank]     rank 5 → 7, kind 0      rank 4 → 9, kind 0 → 7, kind 3
 *   runs            5: 3 9 12 │ 4: 12 40 │ 4: 3 5
 */
export class RunStage {
  readonly #kernels: SumKernels;
  readonly #slots: Uint16Array;
  readonly #late: Uint16Array;
  readonly #sets: Uint32Array;
  readonly #runs: Uint32Array;
  readonly #added: Float64Array;
  #runCount = 0;
  #slotCount = 0;
  #lateCount = 0;
  #setCount = 0;
  /** By rank, its first entry. */
  #heads = new Int32Array(0);
  /** By entry: its run, where the slots were copied to, and the next entry of the rank. */
  #entryRuns = new Uint32Array(MOST_RUNS);
  #addresses = new Uint32Array(MOST_RUNS);
  #next = new Int32Array(MOST_RUNS);
  #entryCount = 0;

  constructor(memory: KernelMemory) {
    this.#kernels = memory.kernels;
    this.#slots = memory.shorts(MOST_POSTINGS);
    this.#late = memory.shorts(MOST_LATE);
    this.#sets = memory.words(MOST_SETS * SET_WORDS);
    this.#runs = memory.words(MOST_RUNS * RUN_WORDS);
    this.#added = new Float64Array(this.#runs.buffer, this.#runs.byteOffset, (MOST_RUNS * RUN_WORDS) / 2);
  }

  /** Begins a group whose ranks go up to `highest`. */
  begin(highest: number): void {
    if (this.#heads.length <= highest) this.#heads = new Int32Array(2 * highest + 2);
    this.#heads.fill(NONE, 0, highest + 1);
    this.#entryCount = 0;
    this.#slotCount = 0;
  }

  /** Notes the runs `first` to `last` of a concept; `ranks` says what each kind counts, `areSets` that sets are used where there are. */
  note(runs: TagRuns, first: number, last: number, slots: Uint16Array, ranks: Uint16Array, areSets: boolean): void {
    const { tags, starts, ends, setNumbers } = runs;
    const end = ends[last - 1] ?? 0;
    let from = starts[first] ?? 0;
    const isCopied = this.#slotCount + end - from <= MOST_POSTINGS;
    for (let run = first; run < last; run += 1) {
      const start = starts[run] ?? 0;
      if (areSets && setNumbers[run] !== 0) {
        if (isCopied) this.#copy(slots, from, start);
        from = ends[run] ?? 0;
      }
      const rank = ranks[tags[run] ?? 0] ?? 0;
      if (rank === 0) continue;
      if (this.#entryCount === this.#next.length) this.#makeRoom();
      const entry = this.#entryCount;
      this.#entryCount += 1;
      this.#entryRuns[entry] = run;
      this.#addresses[entry] = isCopied ? this.#slots.byteOffset + 2 * (this.#slotCount + start - from) : NOT_COPIED;
      this.#next[entry] = this.#heads[rank] ?? NONE;
      this.#heads[rank] = entry;
    }
    if (isCopied) this.#copy(slots, from, end);
  }

  /** Adds the runs that were noted, all of the same block of `length` documents. */
  *add(runs: TagRuns, slots: Uint16Array, length: number, group: RankedGroup): Generator<undefined, void> {
    if (this.#entryCount === 0) return;
    const { share, values, open } = group;
    let waiting = 0;
    for (let rank = values.length - 1; rank > 0; rank -= 1) {
      for (let entry = this.#heads[rank] ?? NONE; entry !== NONE; entry = this.#next[entry] ?? NONE) {
        const run = this.#entryRuns[entry] ?? 0;
        const start = runs.starts[run] ?? 0;
        const count = (runs.ends[run] ?? 0) - start;
        const set = open === null ? 0 : (runs.setNumbers[run] ?? 0);
        let address = this.#addresses[entry] ?? 0;
        const isLate = set === 0 && address === NOT_COPIED;
        const isFull = this.#runCount === MOST_RUNS || this.#setCount === MOST_SETS;
        if (isFull || (isLate && this.#lateCount + count > MOST_LATE)) this.#flush(length, group);
        if (set > 0) address = this.#copySet(runs, set);
        else if (isLate) address = this.#copyLate(slots, start, count);
        const at = this.#runCount * RUN_WORDS;
        this.#runs[at] = address;
        this.#runs[at + 1] = set > 0 ? 0 : count;
        this.#added[at / 2 + 1] = share * (values[rank] ?? 0);
        this.#runCount += 1;
        waiting += count;
        if (waiting < STRETCH) continue;
        waiting = 0;
        this.#flush(length, group);
        yield;
      }
    }
    this.#flush(length, group);
  }

  #flush(length: number, { number, sums, marks, open }: RankedGroup): void {
    const { addRuns } = this.#kernels;
    const openAt = open?.byteOffset ?? 0;
    addRuns(this.#runs.byteOffset, this.#runCount, number, length, sums.byteOffset, marks.byteOffset, openAt);
    this.#runCount = 0;
    this.#setCount = 0;
    this.#lateCount = 0;
  }

  #copy(slots: Uint16Array, from: number, end: number): void {
    if (end > from) this.#slots.set(slots.subarray(from, end), this.#slotCount);
    this.#slotCount += end - from;
  }

  #copyLate(slots: Uint16Array, start: number, count: number): number {
    const address = this.#late.byteOffset + 2 * this.#lateCount;
    this.#late.set(slots.subarray(start, start + count), this.#lateCount);
    this.#lateCount += count;
    return address;
  }

  #copySet({ sets, setWords }: TagRuns, set: number): number {
    const at = this.#setCount * SET_WORDS;
    this.#sets.set(sets.subarray((set - 1) * setWords, set * setWords), at);
    this.#setCount += 1;
    return this.#sets.byteOffset + 4 * at;
  }

  #makeRoom(): void {
    const longer = 2 * this.#next.length;
    const [entryRuns, addresses, next] = [this.#entryRuns, this.#addresses, this.#next];
    this.#entryRuns = new Uint32Array(longer);
    this.#addresses = new Uint32Array(longer);
    this.#next = new Int32Array(longer);
    this.#entryRuns.set(entryRuns);
    this.#addresses.set(addresses);
    this.#next.set(next);
  }
}
