import { evidenceFrom } from '../blocks/document-rows.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';
import { COUNTED_BITS } from '../kernels/sum-kernels.ts';
import type { Scratch } from './scratch.ts';
import { keepRead } from '../kernels/keep-read.ts';
import { setBit, wordsFor } from '../kernels/slot-bits.ts';

/** A concept that leads somewhere: what each kind of its evidence counts for a group. */
export interface ChainedTerm {
  readonly concept: number;
  readonly group: number;
  readonly values: Uint16Array;
}

/** Adds what documents count for groups; see `EntryChains`. */
type AddEntries = (
  columns: DocumentColumns,
  rows: Uint16Array | null,
  left: Uint16Array,
  from: number,
  end: number,
  firstNumber: number,
  chains: ChainColumns,
  sums: Float64Array,
  met: Uint32Array,
) => void;

/** Entries by number; 0 is none. `next` is the next one of the same concept, `tables` where its values begin in `values`. */
interface ChainColumns {
  /** A bit for each concept that leads somewhere: small enough for the nearest cache, which `heads` is not. */
  readonly isAsked: Uint32Array;
  readonly heads: Uint32Array;
  readonly next: Uint32Array;
  readonly groups: Uint32Array;
  readonly tables: Uint32Array;
  readonly values: Uint16Array;
  /** By group, 0 for a condition; and 1 for a condition, else 0. */
  readonly shares: Float64Array;
  readonly isCondition: Uint8Array;
  /** By group: number of the document × 2¹⁴ + what it counts there, so that nothing is cleared between documents. */
  readonly counted: Int32Array;
}

/** Documents whose entries are read ahead. */
const AHEAD = 128;
/** Where the entries of each of them begin and end, in turns. */
const ahead = new Uint32Array(2 * AHEAD);
/** Entries of a document that are looked through for concepts that lead somewhere at a time. */
const PICKED = 64;
const picked = new Uint32Array(PICKED + 1);

/** Functions of their own with each call, so that each loop only ever meets one width of column. */
function addEntriesKernel(): AddEntries {
  /**
   * Reads the first, middle and last entries of documents, which are in the cache then when they are gone through: these reads do
   * not wait for each other (measured: 0.50 to 0.26 µs a document; the middle, where entries take three lines, × .97 of a search).
   */
  const readAhead = (
    { evidenceStarts, concepts, kinds }: DocumentColumns,
    rows: Uint16Array | null,
    left: Uint16Array,
    from: number,
    end: number,
  ): number => {
    for (let i = from; i < end; i += 1) {
      const slot = left[i] ?? 0;
      ahead[2 * (i - from)] = rows === null ? (evidenceStarts[slot] ?? 0) : evidenceFrom(rows, slot);
      ahead[2 * (i - from) + 1] = rows === null ? (evidenceStarts[slot + 1] ?? 0) : evidenceFrom(rows, slot + 1);
    }
    let read = 0;
    for (let i = 0; i < 2 * (end - from); i += 2) {
      const first = ahead[i] ?? 0;
      const last = (ahead[i + 1] ?? 0) - 1;
      if (last < first) continue;
      const middle = (first + last) >>> 1;
      read += (concepts[first] ?? 0) + (concepts[middle] ?? 0) + (concepts[last] ?? 0);
      read += (kinds[first] ?? 0) + (kinds[last] ?? 0);
    }
    return read;
  };
  const addRead: AddEntries = ({ concepts, kinds }, _rows, left, from, end, firstNumber, chains, sums, met) => {
    const { isAsked, heads, next, groups, tables, values, shares, isCondition, counted } = chains;
    for (let i = from; i < end; i += 1) {
      const slot = left[i] ?? 0;
      const base = (firstNumber + i - from) << COUNTED_BITS;
      const last = ahead[2 * (i - from) + 1] ?? 0;
      let sum = sums[slot] ?? 0;
      let conditions = 0;
      for (let at = ahead[2 * (i - from)] ?? 0; at < last;) {
        // which entries lead somewhere is chance: writing all costs less than a branch guessed wrong
        const stop = Math.min(last, at + PICKED);
        let found = 0;
        for (; at < stop; at += 1) {
          const concept = concepts[at] ?? 0;
          picked[found] = at;
          found += ((isAsked[concept >>> 5] ?? 0) >>> (concept & 31)) & 1;
        }
        for (let place = 0; place < found; place += 1) {
          const asked = picked[place] ?? 0;
          let entry = heads[concepts[asked] ?? 0] ?? 0;
          while (entry !== 0) {
            const group = groups[entry] ?? 0;
            const now = base + (values[(tables[entry] ?? 0) + (kinds[asked] ?? 0)] ?? 0);
            const before = Math.max(base, counted[group] ?? 0);
            if (now > before) {
              counted[group] = now;
              sum += (shares[group] ?? 0) * (now - before);
              conditions += isCondition[group] ?? 0;
            }
            entry = next[entry] ?? 0;
          }
        }
      }
      sums[slot] = sum;
      met[i] = conditions;
    }
  };
  return (columns, rows, left, from, end, firstNumber, chains, sums, met) => {
    for (let at = from; at < end; at += AHEAD) {
      const stop = Math.min(end, at + AHEAD);
      keepRead(readAhead(columns, rows, left, at, stop));
      addRead(columns, rows, left, at, stop, firstNumber + at - from, chains, sums, met);
    }
  };
}

const OF_CLOSED = addEntriesKernel();
const OF_OTHERS = addEntriesKernel();

/**
 * The way from a document's concepts to what they add to its sum. A concept leads to the first of its entries, an entry to the
 * next; nearly all concepts of a document lead nowhere. A required flag is a group of its own that counts 1 and shares nothing.
 *
 *   heads[concept] → entry: group, values by kind → next entry of the concept → 0
 */
export class EntryChains {
  readonly #concepts: readonly number[];
  readonly #columns: ChainColumns;

  /** `shares` by group, of which those from `firstCondition` on are conditions; 0 is no group. */
  constructor(
    terms: readonly ChainedTerm[],
    shares: Float64Array,
    firstCondition: number,
    conceptCount: number,
    scratch: Scratch,
  ) {
    const heads = scratch.headsFor(conceptCount);
    const count = terms.length + 1;
    const columns = {
      isAsked: new Uint32Array(wordsFor(conceptCount)),
      heads,
      next: new Uint32Array(count),
      groups: new Uint32Array(count),
      tables: new Uint32Array(count),
      shares,
      isCondition: new Uint8Array(shares.length).fill(1, firstCondition),
      counted: new Int32Array(shares.length),
    };
    const starts = new Map<Uint16Array, number>();
    let room = 0;
    for (const [i, { concept, group, values }] of terms.entries()) {
      let start = starts.get(values);
      if (start === undefined) {
        start = room;
        starts.set(values, start);
        room += values.length;
      }
      const entry = i + 1;
      columns.next[entry] = heads[concept] ?? 0;
      heads[concept] = entry;
      setBit(columns.isAsked, concept);
      columns.groups[entry] = group;
      columns.tables[entry] = start;
    }
    const values = new Uint16Array(room);
    for (const [table, start] of starts) values.set(table, start);
    this.#columns = { ...columns, values };
    this.#concepts = terms.map(({ concept }) => concept);
  }

  /**
   * Adds what the evidence of the documents `left[from..end]` counts × share to their `sums`, and leaves in `met`, by place in
   * `left`, how many conditions each meets. They are numbered from `firstNumber`, at least 1; begin anew after `forget`. `rows` are
   * those of a closed block.
   */
  add(
    documents: DocumentColumns,
    rows: Uint16Array | null,
    left: Uint16Array,
    from: number,
    end: number,
    firstNumber: number,
    sums: Float64Array,
    met: Uint32Array,
  ): void {
    const isClosed = documents.concepts instanceof Uint16Array && documents.kinds instanceof Uint8Array;
    const add = isClosed ? OF_CLOSED : OF_OTHERS;
    add(documents, rows, left, from, end, firstNumber, this.#columns, sums, met);
  }

  /** Raises what the document numbered so counts for a group; answers the increase. */
  raise(group: number, value: number, documentNumber: number): number {
    const { counted } = this.#columns;
    const base = documentNumber << COUNTED_BITS;
    const before = Math.max(base, counted[group] ?? 0);
    if (base + value <= before) return 0;
    counted[group] = base + value;
    return base + value - before;
  }

  /** Forgets what documents counted, so that their numbers can be used again. */
  forget(): void {
    this.#columns.counted.fill(0);
  }

  /** Leaves the scratch as it was found. */
  release(): void {
    for (const concept of this.#concepts) this.#columns.heads[concept] = 0;
  }
}
