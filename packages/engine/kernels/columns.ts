import { wordOf } from './eights';

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

/** Makes the sums of documents what the numbers in four columns contribute; where `isAdded` that comes to what they are. */
export function sumColumns(
  length: u32,
  a: usize,
  b: usize,
  c: usize,
  d: usize,
  tableA: usize,
  tableB: usize,
  tableC: usize,
  tableD: usize,
  isAdded: bool,
  sums: usize,
): void {
  for (let slot: u32 = 0; slot < length; slot++) {
    const sum = sums + (slot << 3);
    const more = contribution(slot, a, b, c, d, tableA, tableB, tableC, tableD);
    store<f64>(sum, isAdded ? load<f64>(sum) + more : more);
  }
}

/** The same of the documents of a set alone; the sums of others stay what they were. */
export function sumColumnsOf(
  length: u32,
  a: usize,
  b: usize,
  c: usize,
  d: usize,
  tableA: usize,
  tableB: usize,
  tableC: usize,
  tableD: usize,
  isAdded: bool,
  sums: usize,
  set: usize,
): void {
  for (let first: u32 = 0; first < length; first += 64) {
    for (let rest = wordOf(set, first, length); rest != 0; rest &= rest - 1) {
      const slot = first + <u32>ctz(rest);
      const sum = sums + (slot << 3);
      const more = contribution(slot, a, b, c, d, tableA, tableB, tableC, tableD);
      store<f64>(sum, isAdded ? load<f64>(sum) + more : more);
    }
  }
}

/** Share × value of what a document asks in one aspect: columns, values and shares lie one after the other for each. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function answered(part: u32, at: usize, shape: usize, columns: usize, tables: usize, shares: usize): f64 {
  const own = <usize>load<u16>(columns + <usize>part * COLUMN_BYTES + at) << 3;
  return load<f64>(shares + <usize>part * TABLE_BYTES + shape) * load<f64>(tables + <usize>part * TABLE_BYTES + own);
}

/** Bytes from one column of a block, and from one table by its numbers, to the next: `column-stage.ts` lays them out. */
const COLUMN_BYTES: usize = (2 << 16) + 17 * 64;
const TABLE_BYTES: usize = (8 << 16) + 17 * 64;

/** Adds share × value of all aspects that documents ask by a value to the sums of the reverse direction; the shares by shape. */
export function addAnswered(length: u32, shapes: usize, columns: usize, tables: usize, shares: usize, sums: usize): void {
  for (let slot: u32 = 0; slot < length; slot++) {
    const at = <usize>slot << 1;
    const shape = <usize>load<u16>(shapes + at) << 3;
    const sum = sums + (<usize>slot << 3);
    store<f64>(
      sum,
      load<f64>(sum) +
        answered(0, at, shape, columns, tables, shares) +
        answered(1, at, shape, columns, tables, shares) +
        answered(2, at, shape, columns, tables, shares) +
        answered(3, at, shape, columns, tables, shares) +
        answered(4, at, shape, columns, tables, shares) +
        answered(5, at, shape, columns, tables, shares),
    );
  }
}
