import { type Naturals, naturals } from './numbers.ts';

/** Which rows have a term: `slots[starts[term]] .. slots[starts[term + 1]]`, ascending, with a tag for each where tags are kept. */
export interface Postings {
  readonly starts: Uint32Array;
  readonly slots: Uint16Array;
  readonly tags: Naturals;
}

/** Rows with the terms of each: `terms[rowStarts[row]] .. terms[rowStarts[row + 1]]`. */
export interface TermRows {
  readonly rowStarts: Uint32Array;
  readonly terms: Naturals;
  readonly length: number;
}

const NO_TAGS = new Uint8Array(0);
/** Rows that are gone through between two moments at which others may go first: a millisecond or two. */
const ROWS = 4096;

/** The columns of rows, and where the postings of each term stand by now. */
interface Inversion {
  readonly rows: TermRows;
  readonly tags: Naturals | null;
  /** Row + 1 in which each term was seen last; null where a row has a term as often as it says. */
  readonly seen: Uint32Array | null;
  /** First how often each term occurs, then where its next posting goes. */
  readonly next: Uint32Array;
}

function count({ rows: { rowStarts, terms }, seen, next }: Inversion, first: number, last: number): void {
  for (let row = first; row < last; row += 1) {
    const end = rowStarts[row + 1] ?? 0;
    for (let i = rowStarts[row] ?? 0; i < end; i += 1) {
      const term = terms[i] ?? 0;
      if (seen !== null) {
        if (seen[term] === row + 1) continue;
        seen[term] = row + 1;
      }
      next[term] = (next[term] ?? 0) + 1;
    }
  }
}

function place(
  { rows: { rowStarts, terms }, tags, seen, next }: Inversion,
  first: number,
  last: number,
  slots: Uint16Array,
  moved: Naturals,
): void {
  for (let row = first; row < last; row += 1) {
    const end = rowStarts[row + 1] ?? 0;
    for (let i = rowStarts[row] ?? 0; i < end; i += 1) {
      const term = terms[i] ?? 0;
      if (seen !== null) {
        if (seen[term] === row + 1) continue;
        seen[term] = row + 1;
      }
      const at = next[term] ?? 0;
      slots[at] = row;
      if (tags !== null) moved[at] = tags[i] ?? 0;
      next[term] = at + 1;
    }
  }
}

/**
 * Turns rows of terms into postings by counting: how often each term occurs, where its postings begin, then one pass that
 * puts every row into its places. `termBound` is above every term.
 *
 *   rows  0: b a   1: a   2: c b        counts a2 b2 c1 → starts a0 b2 c4 → slots 0 1 | 0 2 | 2
 */
export function* invertedInSteps(
  rows: TermRows,
  termBound: number,
  tags: Naturals | null,
  seen: Uint32Array | null = null,
): Generator<undefined, Postings> {
  const { length } = rows;
  const next = new Uint32Array(termBound);
  const inversion = { rows, tags, seen, next };
  for (let first = 0; first < length; first += ROWS) {
    count(inversion, first, Math.min(length, first + ROWS));
    yield;
  }
  const starts = new Uint32Array(termBound + 1);
  for (let term = 0; term < termBound; term += 1) starts[term + 1] = (starts[term] ?? 0) + (next[term] ?? 0);
  const end = starts[termBound] ?? 0;
  next.set(starts.subarray(0, termBound));
  seen?.fill(0);
  const slots = new Uint16Array(end);
  const moved = tags === null ? NO_TAGS : naturals(end, tags instanceof Uint8Array ? 0xff : 0xffff);
  for (let first = 0; first < length; first += ROWS) {
    place(inversion, first, Math.min(length, first + ROWS), slots, moved);
    yield;
  }
  return { starts, slots, tags: moved };
}

/** The same for terms that a row may have more than once: each row stands in a term's postings once, without tags. */
export function* invertedOnceInSteps(rows: TermRows, termBound: number): Generator<undefined, Postings> {
  return yield* invertedInSteps(rows, termBound, null, new Uint32Array(termBound));
}

/** Number of postings of a term; 0 for a term that came after the postings were made. */
export function postingCount({ starts }: Pick<Postings, 'starts'>, term: number): number {
  return term + 1 < starts.length ? (starts[term + 1] ?? 0) - (starts[term] ?? 0) : 0;
}

/** The rows of a term, in order; none for a term that came after the postings were made. */
export function slotsOf({ starts, slots }: Pick<Postings, 'starts' | 'slots'>, term: number): Uint16Array {
  if (term < 0 || term + 1 >= starts.length) return slots.subarray(0, 0);
  return slots.subarray(starts[term], starts[term + 1]);
}
