import type { DocumentColumns } from '../documents/document-columns.ts';
import { type ValueAspect, VALUE_ASPECTS } from '../vocabulary/value-classes.ts';
import { denseClasses } from './joint-classes.ts';

/** Documents that are put into rows between two moments at which others may go first. */
const STRETCH = 16_384;

/** Numbers in a row: sixteen bytes, so that none lies across two lines of the cache. */
export const ROW = 8;
/** Places in a row: where its evidence begins, low and high half; whether it requires anything; its values from there on. */
const EVIDENCE_LOW = 0;
const EVIDENCE_HIGH = 1;
export const REQUIRES = 2;
const FIRST_VALUE = 3;

/** Where a value aspect stands in a row, and which class each number there is. */
export interface RowValues {
  readonly place: number;
  readonly classes: Uint32Array;
}

/**
 * What a search reads of a single document besides its evidence, side by side: who answers documents one by one in no order waits
 * for memory at each array that is touched, once for a row and ten times for ten columns (ADR 20).
 *
 *   evidence from │ requires │ place  contract  hours  wage  available
 *   low      high │ 0 or 1   │ 412    3         1      1755  0           numbers of the block
 */
export interface DocumentRows {
  /** One row more than documents, as the evidence of a document ends where that of the next one begins. */
  readonly numbers: Uint16Array;
  readonly values: ReadonlyMap<ValueAspect, RowValues>;
}

/** Where the evidence of a document begins, as its row says. */
export function evidenceFrom(numbers: Uint16Array, slot: number): number {
  const at = slot * ROW;
  return (numbers[at + EVIDENCE_LOW] ?? 0) + (numbers[at + EVIDENCE_HIGH] ?? 0) * 0x1_0000;
}

/** The rows of a block's documents; `boundOf` is above every class of an aspect. */
export function* documentRowsInSteps(
  { classes, evidenceStarts, flags, length }: DocumentColumns,
  boundOf: (aspect: ValueAspect) => number,
): Generator<undefined, DocumentRows> {
  const numbers = new Uint16Array((length + 1) * ROW);
  for (let slot = 0; slot <= length; slot += 1) {
    const at = slot * ROW;
    const start = evidenceStarts[slot] ?? 0;
    numbers[at + EVIDENCE_LOW] = start & 0xffff;
    numbers[at + EVIDENCE_HIGH] = start >>> 16;
    numbers[at + REQUIRES] = (flags[slot] ?? 0) === 0 ? 0 : 1;
    if (slot % STRETCH === STRETCH - 1) yield;
  }
  const values = new Map<ValueAspect, RowValues>();
  let place = FIRST_VALUE;
  for (const aspect of VALUE_ASPECTS) {
    // seniority is told by the month of the request
    if (aspect === 'seniority') continue;
    const { column, members } = denseClasses(aspect, classes[aspect], length, boundOf(aspect));
    yield;
    for (let slot = 0; slot < length; slot += 1) numbers[slot * ROW + place] = column[slot] ?? 0;
    values.set(aspect, { place, classes: members[0] ?? new Uint32Array(0) });
    place += 1;
    yield;
  }
  return { numbers, values };
}
