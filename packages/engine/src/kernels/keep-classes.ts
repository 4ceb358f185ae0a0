import type { Naturals } from '../columns/numbers.ts';
import { kernelsFor } from './class-kernels.ts';
import type { ColumnStage } from './column-stage.ts';
import type { LeftSlots } from './left-slots.ts';

/** From so many times more documents than are left on, these are looked at one by one: whole columns would take longer. */
const SPARSE = 16;

/** Keeps those documents of the first `length` that are left whose class has a 1 in `holding`. */
export function keepClasses(
  slots: LeftSlots,
  stage: ColumnStage,
  classes: Naturals,
  holding: Uint8Array,
  length: number,
): void {
  const kept = slots.count * SPARSE < length ? null : stage.keep(classes, holding, length, slots.set);
  if (kept !== null) {
    slots.narrowed(kept);
    return;
  }
  const { list } = slots;
  slots.shortened(kernelsFor(classes).keep(classes, holding, 0, list.length, 0, list));
}
