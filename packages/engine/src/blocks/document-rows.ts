import type { DocumentColumns } from '../documents/document-columns.ts';
import { type ValueAspect, VALUE_ASPECTS } from '../vocabulary/value-classes.ts';
import { denseClasses } from './joint-classes.ts';
import type { MadeOnce } from './made-once.ts';
import type { RequirementRows } from './requirement-rows.ts';

/** Documents that are put into rows between two moments at which others may go first. */
const STRETCH = 16_384;

/** Numbers in a row: sixteen bytes, so that none lies across two lines of the cache. */
export const ROW = 8;
/** Places in a row: where its evidence begins, low and high half; what it requires; its values from there on. */
const EVIDENCE_LOW = 0;
const EVIDENCE_HIGH = 1;
export const REQUIRES = 2;
const FIRST_VALUE = 3;
/** Stands for what a document requires where that is nothing; where it is more than one condition, or told by other columns. */
export const NOTHING = 0;
export const SEVERAL = 0xffff;

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
 *   low      high │ 18       │ 412    3         1      1755  0           numbers of the block
 *
 * Most documents that require something have a single condition: then it is 1 + the row of `requirements` about it.
 */
export interface DocumentRows {
  /** One row more than documents, as the evidence of a document ends where that of the next one begins. */
  readonly numbers: Uint16Array;
  readonly requirements: RequirementRows;
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
  required: MadeOnce<RequirementRows>,
  boundOf: (aspect: ValueAspect) => number,
): Generator<undefined, DocumentRows> {
  const requirements = yield* required.prepare();
  const numbers = new Uint16Array((length + 1) * ROW);
  for (let slot = 0; slot <= length; slot += 1) {
    const at = slot * ROW;
    const start = evidenceStarts[slot] ?? 0;
    numbers[at + EVIDENCE_LOW] = start & 0xffff;
    numbers[at + EVIDENCE_HIGH] = start >>> 16;
    numbers[at + REQUIRES] = (flags[slot] ?? 0) === 0 ? NOTHING : SEVERAL;
    if (slot % STRETCH === STRETCH - 1) yield;
  }
  yield;
  nameOnlyConditions(numbers, requirements);
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
  return { numbers, requirements, values };
}

/** Puts the condition of documents that have only one into their rows. */
function nameOnlyConditions(numbers: Uint16Array, { starts, slots, needs, seniors }: RequirementRows): void {
  const isSenior = new Set(seniors);
  const rows = Math.min(starts.length - 1, SEVERAL - 1);
  for (let row = 0; row < rows; row += 1) {
    for (let i = starts[row] ?? 0; i < (starts[row + 1] ?? 0); i += 1) {
      const slot = slots[i] ?? 0;
      if (needs[slot] === 1 && !isSenior.has(slot)) numbers[slot * ROW + REQUIRES] = row + 1;
    }
  }
}
