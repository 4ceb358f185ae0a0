/** Bytes of a run as it is handed over: address and number of its slots, or of its set where there are none, and what it adds. */
const RUN_BYTES: usize = 16;

/**
 * Adds what one document counts in a run to its sum, unless a run before did for the group. Which documents have a group twice is
 * chance: a condition on it would be guessed wrong, and a mark that is not written for all would wait for being read.
 */
// @ts-ignore: a decorator of AssemblyScript
@inline
function addUnmarked(slot: usize, group: v128, more: v128, sums: usize, marks: usize): void {
  const before = v128.load8_splat(marks + slot);
  v128.store8_lane(marks + slot, group, 0);
  const sum = sums + (slot << 3);
  const added = v128.andnot(more, i8x16.eq(before, group));
  v128.store64_lane(sum, f64x2.add(v128.load64_zero(sum), added), 0);
}

/**
 * Adds runs of documents that count the same for a group, the highest first: what a document counts first is its best. Groups are
 * numbered upwards, and `marks` says which one a document counted in last.
 *
 *   runs   slots 3 9 12, 4200 × share │ a set, 4000 × share │ …
 *
 * Of a set only the documents with a bit in `open` are added: 64 at a time are passed over.
 */
export function addRuns(
  runs: usize,
  runCount: u32,
  group: i32,
  length: u32,
  sums: usize,
  marks: usize,
  open: usize,
): void {
  const words = (length + 63) >> 6;
  const own = i8x16.splat(<i8>group);
  for (let run: u32 = 0; run < runCount; run++) {
    const from = <usize>load<u32>(runs);
    const count = load<u32>(runs, 4);
    const more = v128.load64_splat(runs, 8);
    for (let i: u32 = 0; i < count; i++) addUnmarked(load<u16>(from + (i << 1)), own, more, sums, marks);
    for (let word: u32 = count == 0 ? 0 : words; word < words; word++) {
      let rest = load<u64>(from + (word << 3)) & load<u64>(open + (word << 3));
      while (rest != 0) {
        addUnmarked((word << 6) + <u32>ctz(rest), own, more, sums, marks);
        rest &= rest - 1;
      }
    }
    runs += RUN_BYTES;
  }
}
