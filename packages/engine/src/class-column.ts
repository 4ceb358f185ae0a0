import type { ScoringNumbers } from '@counterpart/scoring';
import type { IndexedRecord } from './indexed-record.ts';
import { factsAsOf } from './stored-facts.ts';
import { changesByDay, type ValueAspect, type ValueClasses } from './value-classes.ts';

/** The class of each document of a block in one value aspect; filled when a query first needs it. */
export class ClassColumn {
  readonly #aspect: ValueAspect;
  #numbers = new Int32Array(0);
  #length = 0;
  #day = Number.NaN;

  constructor(aspect: ValueAspect) {
    this.#aspect = aspect;
  }

  /** Class numbers by slot on the day of a request; -1 for a dead slot that was never looked at. */
  upTo(
    records: readonly (IndexedRecord | null)[],
    classes: ValueClasses,
    numbers: Pick<ScoringNumbers, 'asOfDay' | 'asOfMonth'>,
  ): Readonly<Int32Array> {
    const isDaily = changesByDay(this.#aspect);
    if (isDaily && this.#day !== numbers.asOfDay) this.#length = 0;
    this.#day = numbers.asOfDay;
    if (this.#numbers.length < records.length) {
      const longer = new Int32Array(records.length * 2);
      longer.set(this.#numbers);
      this.#numbers = longer;
    }
    for (let slot = this.#length; slot < records.length; slot += 1) {
      const record = records[slot];
      if (record === null || record === undefined) this.#numbers[slot] = -1;
      else {
        const { facts } = record;
        const today = isDaily ? factsAsOf(facts, record, numbers) : { ...facts, seniority: null, availableDays: null };
        this.#numbers[slot] = classes.numberOf(today);
      }
    }
    this.#length = records.length;
    return this.#numbers;
  }
}
