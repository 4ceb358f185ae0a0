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
/** Rows and terms that are gone through between two moments at which others may go first: a millisecond or two. */
const ROWS = 8192;
const TERMS = 262_144;

function count(terms: Naturals, start: number, end: number, counts: Uint32Array): void {
  for (let i = start; i < end; i += 1) {
    const term = (terms[i] ?? 0) + 1;
    counts[term] = (counts[term] ?? 0) + 1;
  }
}

function place(
  { rowStarts, terms }: TermRows,
  first: number,
  last: number,
  tags: Naturals | null,
  next: Uint32Array,
  slots: Uint16Array,
  moved: Naturals,
): void {
  for (let row = first; row < last; row += 1) {
    const end = rowStarts[row + 1] ?? 0;
    for (let i = rowStarts[row] ?? 0; i < end; i += 1) {
      const term = terms[i] ?? 0;
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
): Generator<undefined, Postings> {
  const { rowStarts, terms, length } = rows;
  const end = rowStarts[length] ?? 0;
  const starts = new Uint32Array(termBound + 1);
  for (let from = 0; from < end; from += TERMS) {
    count(terms, from, Math.min(end, from + TERMS), starts);
    yield;
  }
  for (let term = 0; term < termBound; term += 1) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const slots = new Uint16Array(end);
  const moved = tags === null ? NO_TAGS : naturals(end, tags instanceof Uint8Array ? 0xff : 0xffff);
  const next = starts.slice();
  for (let first = 0; first < length; first += ROWS) {
    place(rows, first, Math.min(length, first + ROWS), tags, next, slots, moved);
    yield;
  }
  return { starts, slots, tags: moved };
}

/** The same for terms that a row may have more than once: each row stands in a term's postings once, without tags. */
export function* invertedOnceInSteps(rows: TermRows, termBound: number): Generator<undefined, Postings> {
  const { starts, slots } = yield* invertedInSteps(rows, termBound, null);
  const onceStarts = new Uint32Array(termBound + 1);
  const once = new Uint16Array(slots.length);
  let length = 0;
  for (let first = 0; first < termBound; first += ROWS) {
    length = keepOnce(starts, slots, first, Math.min(termBound, first + ROWS), onceStarts, once, length);
    yield;
  }
  return { starts: onceStarts, slots: once.slice(0, length), tags: NO_TAGS };
}

function keepOnce(
  starts: Uint32Array,
  slots: Uint16Array,
  first: number,
  last: number,
  onceStarts: Uint32Array,
  once: Uint16Array,
  before: number,
): number {
  let length = before;
  for (let term = first; term < last; term += 1) {
    let latest = -1;
    for (let i = starts[term] ?? 0; i < (starts[term + 1] ?? 0); i += 1) {
      const slot = slots[i] ?? 0;
      if (slot !== latest) once[length++] = slot;
      latest = slot;
    }
    onceStarts[term + 1] = length;
  }
  return length;
}

/** Number of postings of a term; 0 for a term that came after the postings were made. */
export function postingCount({ starts }: Postings, term: number): number {
  return term + 1 < starts.length ? (starts[term + 1] ?? 0) - (starts[term] ?? 0) : 0;
}

/** The rows of a term, in order; none for a term that came after the postings were made. */
export function slotsOf({ starts, slots }: Postings, term: number): Uint16Array {
  if (term < 0 || term + 1 >= starts.length) return slots.subarray(0, 0);
  return slots.subarray(starts[term], starts[term + 1]);
}
