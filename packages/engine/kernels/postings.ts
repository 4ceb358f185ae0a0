/**
 * Works out what documents reach at least by postings of a group: the sum before the group, and what the posting counts × share.
 * `runs` has two numbers for each concept: where its postings end, and the address of what each kind of evidence counts.
 */
// @ts-ignore: a decorator of AssemblyScript
@inline
function floorsOf<Kind>(
  slots: usize,
  kinds: usize,
  runs: usize,
  runCount: u32,
  share: f64,
  before: usize,
  floors: usize,
): void {
  let i: u32 = 0;
  for (let run: u32 = 0; run < runCount; run++) {
    const end = load<u32>(runs + (run << 3));
    const values = <usize>load<u32>(runs + (run << 3), 4);
    for (; i < end; i++) {
      const value = <f64><i32>load<u16>(values + (<usize>load<Kind>(kinds + (i << alignof<Kind>())) << 1));
      const sum = load<f64>(before + (<usize>load<u16>(slots + (i << 1)) << 3));
      store<f64>(floors + (i << 3), sum + share * value);
    }
  }
}

/** The same for postings whose kinds are bytes. */
export function floorBytePostings(
  slots: usize,
  kinds: usize,
  runs: usize,
  runCount: u32,
  share: f64,
  before: usize,
  floors: usize,
): void {
  floorsOf<u8>(slots, kinds, runs, runCount, share, before, floors);
}

/** The same where kinds take two bytes. */
export function floorShortPostings(
  slots: usize,
  kinds: usize,
  runs: usize,
  runCount: u32,
  share: f64,
  before: usize,
  floors: usize,
): void {
  floorsOf<u16>(slots, kinds, runs, runCount, share, before, floors);
}

/** Raises the sums of documents to what they reach at least. */
export function raiseToFloors(count: u32, slots: usize, floors: usize, sums: usize): void {
  for (let i: u32 = 0; i < count; i++) {
    const sum = sums + (<usize>load<u16>(slots + (i << 1)) << 3);
    // no f64.max, which looks for what is no number
    const larger = f64x2.pmax(v128.load64_zero(sum), v128.load64_zero(floors + (i << 3)));
    v128.store64_lane(sum, larger, 0);
  }
}

/** Adds each document with a posting whose kind holds to the set `found`: the table of its run says 1 for it, else 0. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function findIn<Kind>(slots: usize, kinds: usize, runs: usize, runCount: u32, found: usize): void {
  let i: u32 = 0;
  for (let run: u32 = 0; run < runCount; run++) {
    const end = load<u32>(runs + (run << 3));
    const holding = <usize>load<u32>(runs + (run << 3), 4);
    for (; i < end; i++) {
      const slot = load<u16>(slots + (i << 1));
      const word = found + (<usize>(slot >> 6) << 3);
      const holds = <u64>load<u8>(holding + (<usize>load<Kind>(kinds + (i << alignof<Kind>())) << 1));
      store<u64>(word, load<u64>(word) | (holds << (slot & 63)));
    }
  }
}

/** The same for postings whose kinds are bytes. */
export function findBytePostings(slots: usize, kinds: usize, runs: usize, runCount: u32, found: usize): void {
  findIn<u8>(slots, kinds, runs, runCount, found);
}

/** The same where kinds take two bytes. */
export function findShortPostings(slots: usize, kinds: usize, runs: usize, runCount: u32, found: usize): void {
  findIn<u16>(slots, kinds, runs, runCount, found);
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
