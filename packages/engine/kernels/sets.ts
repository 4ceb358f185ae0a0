import { wordOf } from './eights';
import { REFUSED } from './verdicts';

/** Leaves in `set` the documents that were found, of those in it alone where `isNarrowed`, and none in `found`; answers how many there are. */
export function takeFound(length: u32, found: usize, isNarrowed: bool, set: usize): u32 {
  const others: u64 = isNarrowed ? 0 : u64.MAX_VALUE;
  const end = set + ((<usize>(length + 63) >> 6) << 3);
  let count: u32 = 0;
  for (; set < end; set += 8) {
    const kept = load<u64>(found) & (load<u64>(set) | others);
    store<u64>(found, 0);
    store<u64>(set, kept);
    count += <u32>popcnt(kept);
    found += 8;
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

/** Of a word of a set with so many documents and more each of the 64 is looked at: the next one is known without a look at the word. */
const MANY: u64 = 40;

/** The same where the column's numbers take two bytes; documents that are not in the set are not looked at where it has few. */
export function keepShorts(length: u32, column: usize, holding: usize, set: usize): u32 {
  let count: u32 = 0;
  for (let first: u32 = 0; first < length; first += 64) {
    const before = wordOf(set, first, length);
    let kept: u64 = 0;
    if (popcnt(before) >= MANY) {
      for (let at: u32 = 0; at < 64; at++) kept |= isHeld(column, first + at, holding) << at;
      kept &= before;
    } else {
      for (let rest = before; rest != 0; rest &= rest - 1) {
        const at = <u32>ctz(rest);
        kept |= isHeld(column, first + at, holding) << at;
      }
    }
    store<u64>(set + (first >> 3), kept);
    count += <u32>popcnt(kept);
  }
  return count;
}

/** 1 where a document's number in a column of two bytes has a 1 in `holding`. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function isHeld(column: usize, slot: u32, holding: usize): u64 {
  return <u64>load<u8>(holding + <usize>load<u16>(column + (slot << 1)));
}

/** Refuses the first `length` documents that have no bit in `kept`: two bytes of it are spread over sixteen. */
export function refuseOthers(length: u32, kept: usize, verdicts: usize): void {
  const bits = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 1, 2, 4, 8, 16, 32, 64, -128);
  const bytes = i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
  const refused = i8x16.splat(<i8>REFUSED);
  for (let slot: u32 = 0; slot < length; slot += 16) {
    const spread = i8x16.swizzle(v128.load16_splat(kept + (slot >> 3)), bytes);
    const isKept = i8x16.eq(v128.and(spread, bits), bits);
    v128.store(verdicts + slot, v128.bitselect(v128.load(verdicts + slot), refused, isKept));
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
