import { longer } from './longer-numbers.ts';

const NONE = -1;
const EMPTY = 0;
/** A prime that spreads neighbouring numbers over the table. */
const SPREAD = 0x9e3779b1;
const LEAST_SLOTS = 1 << 12;
/** A mask: every so many numbers somebody is asked whether the work is to go on. */
const OFTEN = (1 << 16) - 1;

function slotOf(left: number, right: number): number {
  const hash = Math.imul(left, SPREAD) ^ Math.imul(right + 1, 0x85ebca6b);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Counts which two numbers stand side by side, in a table over bytes: millions of pairs in a fraction of a second. It
 * grows with the different pairs: a text that repeats itself stays in the processor's cache.
 */
export class PairCounts {
  /** The number of the pair that begins at each place, -1 where none does. */
  readonly ids: Int32Array;
  readonly counts: Int32Array;
  /** Where each pair stands first. */
  readonly firstAt: Int32Array;

  /** Calls `goOn` every some thousand numbers: it throws when the work is to end. */
  constructor(values: Int32Array, goOn: () => void) {
    const ids = new Int32Array(values.length).fill(NONE);
    /** One more than the number of the pair in a slot. */
    let slots = new Int32Array(LEAST_SLOTS);
    let mask = LEAST_SLOTS - 1;
    let counts = new Int32Array(LEAST_SLOTS / 2);
    let firstAt = new Int32Array(LEAST_SLOTS / 2);
    let known = 0;
    let right = values[0] ?? NONE;
    for (let at = 0; at + 1 < values.length; at++) {
      if ((at & OFTEN) === 0) goOn();
      const left = right;
      right = values[at + 1] ?? NONE;
      if (left === NONE || right === NONE) continue;
      let slot = slotOf(left, right) & mask;
      let entry = slots[slot] ?? EMPTY;
      while (entry !== EMPTY) {
        const first = firstAt[entry - 1] ?? 0;
        if (values[first] === left && values[first + 1] === right) break;
        slot = (slot + 1) & mask;
        entry = slots[slot] ?? EMPTY;
      }
      if (entry === EMPTY) {
        firstAt[known] = at;
        entry = ++known;
        slots[slot] = entry;
      }
      counts[entry - 1] = (counts[entry - 1] ?? 0) + 1;
      ids[at] = entry - 1;
      if (2 * known <= mask) continue;
      slots = new Int32Array(4 * slots.length);
      mask = slots.length - 1;
      counts = longer(counts, slots.length / 2);
      firstAt = longer(firstAt, slots.length / 2);
      for (let pair = 0; pair < known; pair++) {
        const first = firstAt[pair] ?? 0;
        let free = slotOf(values[first] ?? NONE, values[first + 1] ?? NONE) & mask;
        while (slots[free] !== EMPTY) free = (free + 1) & mask;
        slots[free] = pair + 1;
      }
    }
    this.ids = ids;
    this.counts = counts.slice(0, known);
    this.firstAt = firstAt.slice(0, known);
  }
}
