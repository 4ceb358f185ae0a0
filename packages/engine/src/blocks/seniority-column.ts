import { workedYears } from '@counterpart/scoring';
import type { Naturals } from '../columns/numbers.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';
import { denseClasses, type JointClasses } from './joint-classes.ts';
import type { SeniorityClasses } from '../vocabulary/value-classes.ts';

/** The classes of seniority of a run of documents in one month: made when a request first needs them. */
export class SeniorityColumn {
  #classes = new Uint32Array(0);
  #length = 0;
  #month = Number.NaN;
  /** The classes of a closed block numbered within it, and those they were made from. */
  #numbered: { readonly classes: Naturals; readonly joint: JointClasses } | null = null;

  /** Class by slot; whoever holds the array goes on seeing the month it was made for. */
  inMonth(columns: DocumentColumns, seniorities: SeniorityClasses, month: number): Uint32Array {
    if (this.#month !== month || this.#classes.length < columns.length) {
      const isSame = this.#month === month;
      const before = this.#classes;
      this.#classes = new Uint32Array(Math.max(columns.length, isSame ? before.length * 2 : 0));
      if (isSame) this.#classes.set(before);
      else this.#length = 0;
      this.#month = month;
    }
    const { classes, workedStarts, worked, length } = columns;
    for (let slot = this.#length; slot < length; slot += 1) {
      const end = workedStarts[slot + 1] ?? 0;
      const spans = [];
      for (let i = workedStarts[slot] ?? 0; i < end; i += 2) {
        const last = worked[i + 1] ?? 0;
        spans.push({ from: worked[i] ?? 0, to: last === 0 ? null : last - 1 });
      }
      const years = spans.length === 0 ? null : workedYears(spans, month);
      this.#classes[slot] = seniorities.numberOf(classes.seniority[slot] ?? 0, years);
    }
    this.#length = length;
    return this.#classes;
  }

  /** The classes that `inMonth` answered for a closed block, numbered within it. */
  numbered(classes: Naturals, length: number): JointClasses {
    if (this.#numbered?.classes !== classes) {
      let largest = 0;
      for (let slot = 0; slot < length; slot += 1) largest = Math.max(largest, classes[slot] ?? 0);
      this.#numbered = { classes, joint: denseClasses('seniority', classes, length, largest + 1) };
    }
    return this.#numbered.joint;
  }
}
