import type { Naturals } from '../columns/numbers.ts';
import type { KernelMemory } from './kernel-memory.ts';
import type { SumKernels } from './sum-kernels.ts';

/** Postings and concepts that are added in one call. */
const MOST_POSTINGS = 65_536;
const MOST_RUNS = 4096;
/** Room for tables by kind of evidence, in numbers: some eighty for each table of a search. */
const MOST_NUMBERS = 131_072;
/** Items that the documents of a block ask are numbered by two bytes. */
const MOST_ITEMS = 65_536;
/** What counts of postings that all meet a condition. */
const HOLDING = Uint16Array.of(1);
/** Fewer postings are copied one by one: a view of an array costs more (measured). */
const FEW = 96;

/**
 * Puts the postings of an item where the loops find them, and has them added when there are enough or no more:
 *
 *   slots  3 9 12 │ 3 40 │ …      kinds  0 0 5 │ 1 1 │ …
 *   runs   end 3, table of the first concept │ end 5, table of the second │ …
 */
export class PostingStage {
  readonly #kernels: SumKernels;
  readonly #slots: Uint16Array;
  readonly #byteKinds: Uint8Array;
  readonly #shortKinds: Uint16Array;
  readonly #runs: Uint32Array;
  readonly #numbers: Uint16Array;
  /** The address of each table by kind that was put there. */
  readonly #tables = new Map<Uint16Array, number>();
  #numberCount = 0;
  /** What documents reach at least, by posting. */
  readonly #floors: Float64Array;
  #count = 0;
  #runCount = 0;
  #areBytes = true;
  #share = 0;
  #sums = 0;
  /** The sums before the group. */
  #before = 0;
  /** The set of those that are found; 0 while documents are summed. */
  #found = 0;
  /** The share of each item that documents ask; whether answers to them are added. */
  readonly #itemShares: Float64Array;
  #areAnswers = false;
  #isHeld = false;

  constructor(memory: KernelMemory) {
    this.#kernels = memory.kernels;
    this.#slots = memory.shorts(MOST_POSTINGS);
    this.#shortKinds = memory.shorts(MOST_POSTINGS);
    this.#byteKinds = new Uint8Array(this.#shortKinds.buffer, this.#shortKinds.byteOffset, MOST_POSTINGS);
    this.#runs = memory.words(2 * MOST_RUNS);
    this.#numbers = memory.shorts(MOST_NUMBERS);
    this.#floors = memory.numbers(MOST_POSTINGS);
    this.#itemShares = memory.numbers(MOST_ITEMS);
  }

  /** Begins a search: tables of others are forgotten. */
  forget(): void {
    this.#tables.clear();
    this.#numberCount = 0;
  }

  /** Whether so many postings of these concepts find room at once, with what their kinds count. */
  hasRoom(postings: number, terms: readonly { readonly values: Uint16Array }[]): boolean {
    const numbers = terms.length * (terms[0]?.values.length ?? 0);
    if (this.#numberCount + numbers > MOST_NUMBERS) this.forget();
    return postings < MOST_POSTINGS && terms.length < MOST_RUNS && numbers <= MOST_NUMBERS;
  }

  /** Begins a group, of which the best counts × `share` beyond the sums `before`. */
  begin(share: number, sums: Float64Array, before: Float64Array): void {
    this.#found = 0;
    this.#areAnswers = false;
    this.#isHeld = false;
    this.#share = share;
    this.#sums = sums.byteOffset;
    this.#before = before.byteOffset;
  }

  /** Works out what documents reach by the postings that are there, which must be all of the group: sums may rise before `finish`. */
  hold(): void {
    if (this.#count > 0) this.#floor();
    this.#isHeld = true;
  }

  /** Begins a condition: documents with a posting whose kind counts 1 are added to the set `found`; others count 0. */
  beginFinding(found: Uint32Array): void {
    this.#areAnswers = false;
    this.#found = found.byteOffset;
  }

  /** Begins the answers to criteria that documents ask: similarity × the share of the item, by its number, is added to `sums`. */
  beginAnswers(sums: Float64Array, shares: Float64Array): void {
    this.#areAnswers = true;
    this.#found = 0;
    this.#sums = sums.byteOffset;
    this.#itemShares.set(shares);
  }

  /** Adds postings `start` to `end` of a criterion, whose tags are items. */
  addAnswer(slots: Uint16Array, items: Naturals, start: number, end: number, similarity: number): void {
    this.#areBytes = false;
    this.#stage(slots, items, start, start, end, similarity);
  }

  /**
   * Adds postings `start` to `end` of a concept, whose kinds begin at `kindStart`; `table` says what each kind counts, or whether it
   * holds.
   */
  add(slots: Uint16Array, kinds: Naturals, kindStart: number, start: number, end: number, table: Uint16Array): void {
    this.#areBytes = kinds instanceof Uint8Array;
    this.#stage(slots, kinds, kindStart, start, end, this.#addressOf(table));
  }

  /** Adds the documents of a run from `start` to `end`, all of which meet the condition; kinds as those of other postings are. */
  addHolding(slots: Uint16Array, areBytes: boolean, start: number, end: number): void {
    this.#areBytes = areBytes;
    this.#stage(slots, null, 0, start, end, this.#addressOf(HOLDING));
  }

  /** Puts postings behind those that are there; `about` says of all of them what the loops need. Without kinds they are of kind 0. */
  #stage(
    slots: Uint16Array,
    kinds: Naturals | null,
    kindStart: number,
    start: number,
    end: number,
    about: number,
  ): void {
    for (let from = start; from < end;) {
      const count = Math.min(end - from, MOST_POSTINGS - this.#count);
      this.#copy(slots, kinds, kindStart + from - start, from, count);
      this.#count += count;
      this.#runs[2 * this.#runCount] = this.#count;
      this.#runs[2 * this.#runCount + 1] = about;
      this.#runCount += 1;
      from += count;
      if (this.#count === MOST_POSTINGS || this.#runCount === MOST_RUNS) this.finish();
    }
  }

  /** Has the loops add what is still to be added. */
  finish(): void {
    if (this.#count === 0) return;
    if (this.#areAnswers) this.#answer();
    else if (this.#found === 0) this.#sum();
    else this.#find();
    this.#count = 0;
    this.#runCount = 0;
    this.#isHeld = false;
  }

  #sum(): void {
    if (!this.#isHeld) this.#floor();
    this.#kernels.raiseToFloors(this.#count, this.#slots.byteOffset, this.#floors.byteOffset, this.#sums);
  }

  #floor(): void {
    const floor = this.#areBytes ? this.#kernels.floorBytePostings : this.#kernels.floorShortPostings;
    floor(
      this.#slots.byteOffset,
      this.#shortKinds.byteOffset,
      this.#runs.byteOffset,
      this.#runCount,
      this.#share,
      this.#before,
      this.#floors.byteOffset,
    );
  }

  #answer(): void {
    const { addAnswers } = this.#kernels;
    const [slots, items, runs] = [this.#slots.byteOffset, this.#shortKinds.byteOffset, this.#runs.byteOffset];
    addAnswers(slots, items, runs, this.#runCount, this.#itemShares.byteOffset, this.#sums);
  }

  #find(): void {
    const find = this.#areBytes ? this.#kernels.findBytePostings : this.#kernels.findShortPostings;
    find(this.#slots.byteOffset, this.#shortKinds.byteOffset, this.#runs.byteOffset, this.#runCount, this.#found);
  }

  #copy(slots: Uint16Array, kinds: Naturals | null, kindFrom: number, from: number, count: number): void {
    const at = this.#count;
    const own = this.#areBytes ? this.#byteKinds : this.#shortKinds;
    if (count >= FEW) {
      this.#slots.set(slots.subarray(from, from + count), at);
      if (kinds === null) own.fill(0, at, at + count);
      else own.set(kinds.subarray(kindFrom, kindFrom + count), at);
      return;
    }
    if (kinds === null) {
      for (let i = 0; i < count; i += 1) {
        this.#slots[at + i] = slots[from + i] ?? 0;
        own[at + i] = 0;
      }
      return;
    }
    for (let i = 0; i < count; i += 1) {
      this.#slots[at + i] = slots[from + i] ?? 0;
      own[at + i] = kinds[kindFrom + i] ?? 0;
    }
  }

  #addressOf(table: Uint16Array): number {
    const known = this.#tables.get(table);
    if (known !== undefined) return known;
    if (this.#numberCount + table.length > MOST_NUMBERS) {
      this.finish();
      this.forget();
    }
    const address = this.#numbers.byteOffset + 2 * this.#numberCount;
    this.#numbers.set(table, this.#numberCount);
    this.#numberCount += table.length;
    this.#tables.set(table, address);
    return address;
  }
}
