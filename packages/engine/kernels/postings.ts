/** Bits of what an item counts (0..10000) below the number of the item. */
const COUNTED_BITS: i32 = 14;
/** Postings that are looked through for open documents at a time. */
const PICKED: u32 = 512;

/**
 * Adds an item's postings to the sums. An item counts its best evidence once: what it counted before is known by its number in
 * `counted`, and only the increase is added × share.
 *
 *   counted[slot]   other item's number │ 4200     → before = 0      (its own part would be negative)
 *                   this item's number  │ 6000     → before = 6000
 *   more = value − before, at least 0;  counted = item │ before + more;  sums += share × more
 *
 * Without a condition on what was counted: which document has an item twice is chance, and a branch that the processor guesses
 * wrong costs more than adding nothing. `runs` has two numbers for each concept: where its postings end, and the address of what
 * each kind of evidence counts. Items are numbered upwards.
 */
// @ts-ignore: a decorator of AssemblyScript
@inline
function addOne(slot: usize, value: i32, base: i32, share: f64, sums: usize, counted: usize): void {
  let before = load<i32>(counted + (slot << 2)) - base;
  before &= ~(before >> 31);
  let more = value - before;
  more &= ~(more >> 31);
  store<i32>(counted + (slot << 2), base + before + more);
  store<f64>(sums + (slot << 3), load<f64>(sums + (slot << 3)) + share * <f64>more);
}

/**
 * The postings of an item, of the documents alone that have a bit in `open` where it is no 0. These are picked some hundred at a
 * time, again without a condition.
 */
// @ts-ignore: a decorator of AssemblyScript
@inline
function addOf<Kind>(
  slots: usize,
  kinds: usize,
  runs: usize,
  runCount: u32,
  item: i32,
  share: f64,
  sums: usize,
  counted: usize,
  open: usize,
  picked: usize,
): void {
  const base = item << COUNTED_BITS;
  let i: u32 = 0;
  for (let run: u32 = 0; run < runCount; run++) {
    const end = load<u32>(runs + (run << 3));
    const values = <usize>load<u32>(runs + (run << 3), 4);
    while (open != 0 && i < end) {
      const stop = min(end, i + PICKED);
      let found: u32 = 0;
      for (; i < stop; i++) {
        const slot = <u32>load<u16>(slots + (i << 1));
        store<u32>(picked + (found << 2), i);
        found += (load<u32>(open + ((slot >> 5) << 2)) >> (slot & 31)) & 1;
      }
      for (let at: u32 = 0; at < found; at++) {
        const from = load<u32>(picked + (at << 2));
        const value = load<u16>(values + (<usize>load<Kind>(kinds + (from << alignof<Kind>())) << 1));
        addOne(load<u16>(slots + (from << 1)), value, base, share, sums, counted);
      }
    }
    for (; i < end; i++) {
      const value = load<u16>(values + (<usize>load<Kind>(kinds + (i << alignof<Kind>())) << 1));
      addOne(load<u16>(slots + (i << 1)), value, base, share, sums, counted);
    }
  }
}

/** Adds an item's postings whose kinds are bytes. */
export function addBytePostings(
  slots: usize,
  kinds: usize,
  runs: usize,
  runCount: u32,
  item: i32,
  share: f64,
  sums: usize,
  counted: usize,
  open: usize,
  picked: usize,
): void {
  addOf<u8>(slots, kinds, runs, runCount, item, share, sums, counted, open, picked);
}

/** The same where kinds take two bytes. */
export function addShortPostings(
  slots: usize,
  kinds: usize,
  runs: usize,
  runCount: u32,
  item: i32,
  share: f64,
  sums: usize,
  counted: usize,
  open: usize,
  picked: usize,
): void {
  addOf<u16>(slots, kinds, runs, runCount, item, share, sums, counted, open, picked);
}

/** Leaves a 1 in `marks` for each document with a posting whose kind holds: the table of its run says 1 for it, else 0. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function markOf<Kind>(slots: usize, kinds: usize, runs: usize, runCount: u32, marks: usize): void {
  let i: u32 = 0;
  for (let run: u32 = 0; run < runCount; run++) {
    const end = load<u32>(runs + (run << 3));
    const holding = <usize>load<u32>(runs + (run << 3), 4);
    for (; i < end; i++) {
      const mark = marks + <usize>load<u16>(slots + (i << 1));
      const holds = load<u8>(holding + (<usize>load<Kind>(kinds + (i << alignof<Kind>())) << 1));
      store<u8>(mark, load<u8>(mark) | holds);
    }
  }
}

/** Marks the documents of postings whose kinds are bytes. */
export function markBytePostings(slots: usize, kinds: usize, runs: usize, runCount: u32, marks: usize): void {
  markOf<u8>(slots, kinds, runs, runCount, marks);
}

/** The same where kinds take two bytes. */
export function markShortPostings(slots: usize, kinds: usize, runs: usize, runCount: u32, marks: usize): void {
  markOf<u16>(slots, kinds, runs, runCount, marks);
}

/**
 * Adds what the source answers to criteria to the sums of the documents that ask them: similarity × the share of the item. `runs` has
 * two numbers for each criterion: where its postings end, and the similarity.
 */
export function addAnswers(slots: usize, items: usize, runs: usize, runCount: u32, shares: usize, sums: usize): void {
  let i: u32 = 0;
  for (let run: u32 = 0; run < runCount; run++) {
    const end = load<u32>(runs + (run << 3));
    const similarity = <f64>load<u32>(runs + (run << 3), 4);
    for (; i < end; i++) {
      const sum = sums + (<usize>load<u16>(slots + (i << 1)) << 3);
      const share = load<f64>(shares + (<usize>load<u16>(items + (i << 1)) << 3));
      store<f64>(sum, load<f64>(sum) + share * similarity);
    }
  }
}
