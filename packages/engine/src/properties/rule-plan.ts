import type { CompiledRule, ValueTest } from '@counterpart/scoring';
import type { Naturals } from '../columns/numbers.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';
import { idAt } from '../documents/id-bytes.ts';
import type { PropertyTable, PropertyValues } from '../vocabulary/property-values.ts';
import { propertyClasses } from './property-column.ts';

/** Whether a document of the block entered last passes. */
export type SlotTest = (slot: number) => boolean;

const UNTESTED = 0;
const FAILS = 1;
const PASSES = 2;
/** So many classes of a property are all tested before documents are. */
const FEW_CLASSES = 1024;
/** Tests of a document by a rule between two moments at which others may go first. */
export const STRETCH = 2048;

function passesWith(values: readonly unknown[], passes: CompiledRule['passes'], test: ValueTest): boolean {
  switch (passes) {
    case 'some':
      return values.some(test);
    case 'none':
      return !values.some(test);
    case 'empty':
      return values.length === 0;
    case 'present':
      return values.length > 0;
  }
}

/** A column, and 1 for each number in it that passes. */
export interface PassTable {
  readonly column: Naturals;
  readonly holding: Uint8Array;
}

/** One rule: tested once for each class of values that documents have, then read off a column. */
export class RulePlan {
  readonly #rule: CompiledRule;
  readonly #values: PropertyValues | undefined;
  readonly #property: number;
  /** Tests a day where the rule asks for one, else null. */
  readonly #ofDay: ((day: string) => boolean) | null;
  /** By class + 1; 0 is a document without the property. Made when a document is asked: a property may have a million classes. */
  #results: Uint8Array | null = null;
  /** Results of a rule about days, by group of classes with the same days + 1; 0 is a document without the property. */
  #byDays = new Uint8Array(1);
  #holdingDays = new Uint8Array(0);
  #holding: Uint8Array | null | undefined = undefined;
  #classes: Naturals = new Uint8Array(0);
  #columns: DocumentColumns | null = null;

  constructor(rule: CompiledRule, properties: PropertyTable) {
    this.#rule = rule;
    this.#property = properties.names.find(rule.rule.property);
    this.#values = properties.named(rule.rule.property);
    this.#ofDay = rule.passes === 'some' ? (rule.test.ofDay ?? null) : null;
  }

  #resultsOfAll(): Uint8Array {
    if (this.#results === null) {
      this.#results = new Uint8Array((this.#values?.size ?? 0) + 1);
      this.#results[0] = passesWith([], this.#rule.passes, this.#rule.test) ? PASSES : FAILS;
    }
    return this.#results;
  }

  /** Begins a block. */
  enter(columns: DocumentColumns): void {
    this.#columns = columns;
    this.#classes = propertyClasses(columns, this.#property);
  }

  /** Whether a document passes. */
  readonly test: SlotTest = (slot) => {
    const classPlusOne = this.#classes[slot] ?? 0;
    const known = (this.#results ?? this.#resultsOfAll())[classPlusOne] ?? UNTESTED;
    return known === UNTESTED ? this.#work(classPlusOne, slot) : known === PASSES;
  };

  /**
   * What a closed block's documents are kept by, so that none of them is asked: a column, and 1 for each number in it that passes;
   * null where its values are too many for that.
   */
  *table(): Generator<undefined, PassTable | null> {
    const values = this.#values;
    if (values !== undefined && this.#ofDay !== null) {
      const own = this.#columns?.properties.get(this.#property);
      if (own === undefined) return { column: this.#classes, holding: Uint8Array.of(0) };
      const column = yield* values.dayColumn(own, this.#classes);
      return column === null ? null : { column, holding: yield* this.#holdingOfDays(values, this.#ofDay) };
    }
    const holding = this.#holdingOfAll();
    return holding === null ? null : { column: this.#classes, holding };
  }

  /** 1 by class + 1 that passes, where the classes are few and none asks for a document; otherwise null. */
  #holdingOfAll(): Uint8Array | null {
    if (this.#holding !== undefined) return this.#holding;
    const values = this.#values;
    if (values === undefined || values.size > FEW_CLASSES || values.isOwnId(0)) return (this.#holding = null);
    const results = this.#resultsOfAll();
    for (let each = 1; each < results.length; each += 1) if (results[each] === UNTESTED) this.#work(each, 0);
    return (this.#holding = results.map((result) => (result === PASSES ? 1 : 0)));
  }

  /** Puts `mark` where the documents from `from` to `end` pass. */
  mark(marks: Uint8Array, mark: number, from: number, end: number): void {
    const classes = this.#classes;
    const results = this.#resultsOfAll();
    for (let slot = from; slot < end; slot += 1) {
      const classPlusOne = classes[slot] ?? 0;
      const known = results[classPlusOne] ?? UNTESTED;
      if (known === FAILS || (known === UNTESTED && !this.#work(classPlusOne, slot))) continue;
      marks[slot] = mark;
    }
  }

  #work(classPlusOne: number, slot: number): boolean {
    const { passes, test } = this.#rule;
    if (this.#values === undefined) return false;
    if (this.#values.isOwnId(classPlusOne - 1)) {
      return this.#columns !== null && passesWith([idAt(this.#columns, slot)], passes, test);
    }
    const isPassed =
      this.#ofDay === null
        ? passesWith(this.#values.values(classPlusOne - 1), passes, test)
        : this.#passesInGroup(this.#values, this.#values.dayGroup(classPlusOne - 1), this.#ofDay);
    this.#resultsOfAll()[classPlusOne] = isPassed ? PASSES : FAILS;
    return isPassed;
  }

  #passesInGroup(values: PropertyValues, group: number, ofDay: (day: string) => boolean): boolean {
    if (group + 1 >= this.#byDays.length) {
      const longer = new Uint8Array(2 * (values.dayGroupCount + 1));
      longer.set(this.#byDays);
      this.#byDays = longer;
    }
    if (this.#byDays[group + 1] === UNTESTED) this.#byDays[group + 1] = values.days(group).some(ofDay) ? PASSES : FAILS;
    return this.#byDays[group + 1] === PASSES;
  }

  /** 1 by group of days + 1 that passes. */
  *#holdingOfDays(values: PropertyValues, ofDay: (day: string) => boolean): Generator<undefined, Uint8Array> {
    // one for all blocks, as long as no block brings new days
    if (this.#holdingDays.length === values.dayGroupCount + 1) return this.#holdingDays;
    const holding = new Uint8Array(values.dayGroupCount + 1);
    for (let group = 0; group + 1 < holding.length; group += 1) {
      holding[group + 1] = this.#passesInGroup(values, group, ofDay) ? 1 : 0;
      if (group % STRETCH === STRETCH - 1) yield;
    }
    this.#holdingDays = holding;
    return holding;
  }
}
