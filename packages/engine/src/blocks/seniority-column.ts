import { workedYears } from '@counterpart/scoring';
import type { DocumentColumns } from '../documents/document-columns.ts';
import type { SeniorityClasses } from '../vocabulary/value-classes.ts';

/** The classes of seniority of a run of documents in one month: made when a request first needs them. */
export class SeniorityColumn {
  #classes = new Uint32Array(0);
  #length = 0;
  #month = Number.NaN;

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
}
