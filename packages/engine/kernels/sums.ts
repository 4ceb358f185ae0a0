// The loops over postings and documents in which nearly all of a search goes, in AssemblyScript: they work in one linear memory
// whose layout `src/kernels/kernel-memory.ts` deals out, and take addresses in it. `npm run kernels` compiles them to
// `src/kernels/sums.wasm`; a test compiles them anew and compares (docs/adr/0023-kernels-in-webassembly.md).

/** Bits of what an item counts (0..10000) below the number of the item. */
const COUNTED_BITS: i32 = 14;
/** Postings that are looked through for open documents at a time. */
const PICKED: u32 = 512;
/** Verdicts of `query/verdicts.ts`. */
const COUNTS: u64 = 0;
const LEFT_OUT: u64 = 1;
const REFUSED: u64 = 2;
const APART: u64 = 3;

/** How many documents reached a sum, by verdict. */
let counts: u32 = 0;
let leftOut: u32 = 0;

export function countedMatches(): u32 {
  return counts;
}
export function countedLeftOut(): u32 {
  return leftOut;
}

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

/** Leaves a bit in `set` for each marked document, of those in it alone where `isNarrowed`, and no mark; answers how many there are. */
export function takeMarks(length: u32, marks: usize, isNarrowed: bool, set: usize): u32 {
  const others: u32 = isNarrowed ? 0 : 0xffff;
  let count: u32 = 0;
  for (let slot: u32 = 0; slot < length; slot += 16) {
    const bits = i8x16.bitmask(i8x16.ne(v128.load(marks + slot), i8x16.splat(0)));
    v128.store(marks + slot, i8x16.splat(0));
    const kept = bits & (<u32>load<u16>(set + (slot >> 3)) | others);
    store<u16>(set + (slot >> 3), <u16>kept);
    count += popcnt(kept);
  }
  return count;
}

/**
 * Keeps those documents of a set whose number in a column of bytes has a 1 in `holding`, a table of `tables` × 16 bytes: sixteen
 * documents take one look into each 16 of it. Answers how many are kept.
 */
export function keepBytes(length: u32, column: usize, holding: usize, tables: u32, set: usize): u32 {
  let count: u32 = 0;
  for (let slot: u32 = 0; slot < length; slot += 16) {
    const before = <u32>load<u16>(set + (slot >> 3));
    if (before == 0) continue;
    let numbers = v128.load(column + slot);
    let found = i8x16.splat(0);
    for (let table: u32 = 0; table < tables; table++) {
      found = v128.or(found, i8x16.swizzle(v128.load(holding + (table << 4)), numbers));
      numbers = i8x16.sub(numbers, i8x16.splat(16));
    }
    const kept = before & i8x16.bitmask(i8x16.ne(found, i8x16.splat(0)));
    store<u16>(set + (slot >> 3), <u16>kept);
    count += popcnt(kept);
  }
  return count;
}

/** The same where the column's numbers take two bytes. */
export function keepShorts(length: u32, column: usize, holding: usize, set: usize): u32 {
  let count: u32 = 0;
  for (let slot: u32 = 0; slot < length; slot += 8) {
    const before = <u32>load<u8>(set + (slot >> 3));
    if (before == 0) continue;
    let bits: u32 = 0;
    for (let i: u32 = 0; i < 8; i++) {
      bits |= <u32>load<u8>(holding + <usize>load<u16>(column + ((slot + i) << 1))) << i;
    }
    const kept = before & bits;
    store<u8>(set + (slot >> 3), <u8>kept);
    count += popcnt(kept);
  }
  return count;
}

/** What a document's numbers in four columns contribute. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function contribution(
  slot: u32,
  a: usize,
  b: usize,
  c: usize,
  d: usize,
  tableA: usize,
  tableB: usize,
  tableC: usize,
  tableD: usize,
): f64 {
  const at = slot << 1;
  return (
    load<f64>(tableA + (<usize>load<u16>(a + at) << 3)) +
    load<f64>(tableB + (<usize>load<u16>(b + at) << 3)) +
    load<f64>(tableC + (<usize>load<u16>(c + at) << 3)) +
    load<f64>(tableD + (<usize>load<u16>(d + at) << 3))
  );
}

/** Begins the sums of documents with what the numbers in four columns contribute. */
export function beginColumns(
  length: u32,
  a: usize,
  b: usize,
  c: usize,
  d: usize,
  tableA: usize,
  tableB: usize,
  tableC: usize,
  tableD: usize,
  sums: usize,
): void {
  for (let slot: u32 = 0; slot < length; slot++) {
    store<f64>(sums + (slot << 3), contribution(slot, a, b, c, d, tableA, tableB, tableC, tableD));
  }
}

/** Adds what the numbers in four columns contribute to the sums of documents. */
export function addColumns(
  length: u32,
  a: usize,
  b: usize,
  c: usize,
  d: usize,
  tableA: usize,
  tableB: usize,
  tableC: usize,
  tableD: usize,
  sums: usize,
): void {
  for (let slot: u32 = 0; slot < length; slot++) {
    const sum = sums + (slot << 3);
    store<f64>(sum, load<f64>(sum) + contribution(slot, a, b, c, d, tableA, tableB, tableC, tableD));
  }
}

/** A bit for each of eight documents from `slot` on whose sum is `bound` or more. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function reach(sums: usize, slot: u32, bound: v128): u32 {
  const at = sums + (slot << 3);
  return (
    i64x2.bitmask(f64x2.ge(v128.load(at), bound)) |
    (i64x2.bitmask(f64x2.ge(v128.load(at, 16), bound)) << 2) |
    (i64x2.bitmask(f64x2.ge(v128.load(at, 32), bound)) << 4) |
    (i64x2.bitmask(f64x2.ge(v128.load(at, 48), bound)) << 6)
  );
}

/** A bit for each of eight documents from `slot` on that has a verdict. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function having(verdicts: usize, slot: u32, verdict: u64): u32 {
  return i8x16.bitmask(i8x16.eq(v128.load64_zero(verdicts + slot), i8x16.splat(<i8>verdict))) & 0xff;
}

/** Appends the documents of eight whose bit is set, and answers how many stand in `list` then. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function append(bits: u32, slot: u32, list: usize, count: u32): u32 {
  while (bits != 0) {
    store<u16>(list + (count << 1), <u16>(slot + ctz(bits)));
    count++;
    bits &= bits - 1;
  }
  return count;
}

/** The documents of eight that stand before `end`. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function before(slot: u32, end: u32): u32 {
  return end - slot >= 8 ? 0xff : (1 << (end - slot)) - 1;
}

/**
 * Counts the documents from `from` (a multiple of 8) to `end` whose sum is `least` or more, by verdict, and appends those to
 * `reaching` that count and reach `ranked`. Answers how many were appended.
 */
export function countSums(
  from: u32,
  end: u32,
  verdicts: usize,
  sums: usize,
  least: f64,
  ranked: f64,
  reaching: usize,
): u32 {
  const leasts = f64x2.splat(least);
  const ranks = f64x2.splat(max(least, ranked));
  let found: u32 = 0;
  counts = 0;
  leftOut = 0;
  for (let slot = from; slot < end; slot += 8) {
    const counted = having(verdicts, slot, COUNTS) & before(slot, end);
    const reached = reach(sums, slot, leasts);
    counts += popcnt(reached & counted);
    leftOut += popcnt(reached & having(verdicts, slot, LEFT_OUT) & before(slot, end));
    found = append(reach(sums, slot, ranks) & counted, slot, reaching, found);
  }
  return found;
}

/** A bit for each of two sums that may rank, or of which it is not known whether they count. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function undecidedOf(two: v128, ranks: v128, leasts: v128, hopes: v128): u32 {
  const counting = v128.and(f64x2.ge(two, hopes), f64x2.lt(two, leasts));
  return i64x2.bitmask(v128.or(f64x2.ge(two, ranks), counting));
}

/**
 * Leaves a bit in `open` for each document that is not refused and whose sum, which can still rise by `rest`, may reach `ranked`,
 * or does not tell yet whether it reaches `least`. Answers how many there are.
 */
export function openDocuments(
  length: u32,
  verdicts: usize,
  sums: usize,
  least: f64,
  ranked: f64,
  rest: f64,
  open: usize,
): u32 {
  const ranks = f64x2.splat(ranked - rest);
  const leasts = f64x2.splat(least);
  const hopes = f64x2.splat(least - rest);
  let count: u32 = 0;
  for (let slot: u32 = 0; slot < length; slot += 8) {
    const at = sums + (slot << 3);
    const undecided =
      undecidedOf(v128.load(at), ranks, leasts, hopes) |
      (undecidedOf(v128.load(at, 16), ranks, leasts, hopes) << 2) |
      (undecidedOf(v128.load(at, 32), ranks, leasts, hopes) << 4) |
      (undecidedOf(v128.load(at, 48), ranks, leasts, hopes) << 6);
    const bits = undecided & before(slot, length) & ~having(verdicts, slot, REFUSED);
    store<u8>(open + (slot >> 3), <u8>bits);
    count += popcnt(bits);
  }
  return count;
}

/** Refuses the first `length` documents that have no bit in `kept`. */
export function refuseOthers(length: u32, kept: usize, verdicts: usize): void {
  for (let slot: u32 = 0; slot < length; slot += 8) {
    let others = ~(<u32>load<u8>(kept + (slot >> 3))) & before(slot, length);
    if (others == 0xff) {
      store<u64>(verdicts + slot, REFUSED * 0x0101_0101_0101_0101);
      continue;
    }
    while (others != 0) {
      store<u8>(verdicts + slot + ctz(others), <u8>REFUSED);
      others &= others - 1;
    }
  }
}

/** Refuses marked documents, and leaves no mark. */
export function refuseMarked(length: u32, marks: usize, verdicts: usize): void {
  const none = i8x16.splat(0);
  for (let slot: u32 = 0; slot < length; slot += 16) {
    const isMarked = i8x16.ne(v128.load(marks + slot), none);
    v128.store(marks + slot, none);
    const others = v128.andnot(v128.load(verdicts + slot), isMarked);
    v128.store(verdicts + slot, v128.or(others, v128.and(isMarked, i8x16.splat(<i8>REFUSED))));
  }
}

/** Adds share × value of three aspects that documents ask to the sums of the reverse direction; the shares by shape. */
export function addAnswered(
  length: u32,
  shapes: usize,
  a: usize,
  b: usize,
  c: usize,
  valuesA: usize,
  valuesB: usize,
  valuesC: usize,
  sharesA: usize,
  sharesB: usize,
  sharesC: usize,
  sums: usize,
): void {
  for (let slot: u32 = 0; slot < length; slot++) {
    const at = slot << 1;
    const shape = <usize>load<u16>(shapes + at) << 3;
    const sum = sums + (slot << 3);
    store<f64>(
      sum,
      load<f64>(sum) +
        load<f64>(sharesA + shape) * load<f64>(valuesA + (<usize>load<u16>(a + at) << 3)) +
        load<f64>(sharesB + shape) * load<f64>(valuesB + (<usize>load<u16>(b + at) << 3)) +
        load<f64>(sharesC + shape) * load<f64>(valuesC + (<usize>load<u16>(c + at) << 3)),
    );
  }
}

/** Both directions of two documents from `at` on, balanced. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function balancedTwo(sums: usize, reverseSums: usize, at: usize, forward: v128, reverse: v128): v128 {
  const ahead = f64x2.mul(forward, v128.load(sums + at));
  return f64x2.add(ahead, f64x2.mul(reverse, v128.load(reverseSums + at)));
}

/**
 * `countSums` where both directions count: a balanced sum decides only outside of a narrow band. Documents within it, those that
 * may rank and those that must be asked for themselves are appended to `reaching`; of these the caller counts all that are not
 * certain.
 */
export function countBalanced(
  from: u32,
  end: u32,
  verdicts: usize,
  sums: usize,
  reverseSums: usize,
  forward: f64,
  reverse: f64,
  certain: f64,
  possible: f64,
  ranked: f64,
  reaching: usize,
): u32 {
  const forwards = f64x2.splat(forward);
  const reverses = f64x2.splat(reverse);
  const certains = f64x2.splat(certain);
  const possibles = f64x2.splat(possible);
  const ranks = f64x2.splat(max(certain, ranked));
  let found: u32 = 0;
  counts = 0;
  leftOut = 0;
  for (let slot = from; slot < end; slot += 8) {
    let isCertain: u32 = 0;
    let isPossible: u32 = 0;
    let mayRank: u32 = 0;
    for (let two: u32 = 0; two < 8; two += 2) {
      const sum = balancedTwo(sums, reverseSums, (slot + two) << 3, forwards, reverses);
      isCertain |= i64x2.bitmask(f64x2.ge(sum, certains)) << two;
      isPossible |= i64x2.bitmask(f64x2.ge(sum, possibles)) << two;
      mayRank |= i64x2.bitmask(f64x2.ge(sum, ranks)) << two;
    }
    const inside = before(slot, end);
    const counted = having(verdicts, slot, COUNTS) & inside;
    const apart = having(verdicts, slot, LEFT_OUT) & inside;
    counts += popcnt(isCertain & counted);
    leftOut += popcnt(isCertain & apart);
    const inBand = isPossible & ~isCertain & (counted | apart);
    const asked = having(verdicts, slot, APART) & inside;
    found = append(inBand | (mayRank & counted) | asked, slot, reaching, found);
  }
  return found;
}
