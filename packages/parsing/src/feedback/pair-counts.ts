const NONE = -1;
const EMPTY = 0;
/** A prime that spreads neighbouring numbers over the table. */
const SPREAD = 0x9e3779b1;

/** Counts which two numbers stand side by side, in a table over bytes: millions of pairs in a fraction of a second. */
export class PairCounts {
  /** The number of the pair that begins at each place, -1 where none does. */
  readonly ids: Int32Array;
  readonly counts: Int32Array;
  /** Where each pair stands first. */
  readonly firstAt: Int32Array;

  constructor(values: Int32Array) {
    this.ids = new Int32Array(values.length).fill(NONE);
    let pairs = 0;
    for (let at = 0; at + 1 < values.length; at++) if (values[at] !== NONE && values[at + 1] !== NONE) pairs++;
    let size = 16;
    while (size < 2 * pairs) size *= 2;
    /** One more than the number of the pair in a slot. */
    const slots = new Int32Array(size);
    const counts = new Int32Array(pairs);
    const firstAt = new Int32Array(pairs);
    let known = 0;
    for (let at = 0; at + 1 < values.length; at++) {
      const left = values[at] ?? NONE;
      const right = values[at + 1] ?? NONE;
      if (left === NONE || right === NONE) continue;
      let slot = (Math.imul(left, SPREAD) ^ Math.imul(right + 1, 0x85ebca6b)) >>> 0;
      slot = (slot ^ (slot >>> 15)) & (size - 1);
      let entry = slots[slot] ?? EMPTY;
      while (entry !== EMPTY) {
        const first = firstAt[entry - 1] ?? 0;
        if (values[first] === left && values[first + 1] === right) break;
        slot = (slot + 1) & (size - 1);
        entry = slots[slot] ?? EMPTY;
      }
      if (entry === EMPTY) {
        firstAt[known] = at;
        entry = ++known;
        slots[slot] = entry;
      }
      counts[entry - 1] = (counts[entry - 1] ?? 0) + 1;
      this.ids[at] = entry - 1;
    }
    this.counts = counts.slice(0, known);
    this.firstAt = firstAt.slice(0, known);
  }
}
