import type { FilterGroup } from '@counterpart/domain';
import { compileFilter, type CompiledGroup, type CompiledRule, type ValueTest } from '@counterpart/scoring';
import type { Naturals } from '../columns/numbers.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';
import { idAt } from '../documents/id-bytes.ts';
import type { PropertyTable, PropertyValues } from '../vocabulary/property-values.ts';
import { propertyClasses } from './property-column.ts';

/** Whether a document of the block entered last passes. */
type SlotTest = (slot: number) => boolean;

const UNTESTED = 0;
const FAILS = 1;
const PASSES = 2;

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

/** One rule: tested once for each class of values that documents have, then read off a column. */
class RulePlan {
  readonly #rule: CompiledRule;
  readonly #values: PropertyValues | undefined;
  readonly #property: number;
  /** By class + 1; 0 is a document without the property. */
  #results: Uint8Array;
  /** Results of a rule about days, by group of classes with the same days. */
  readonly #byDays = new Map<number, boolean>();
  #classes: Naturals = new Uint8Array(0);
  #columns: DocumentColumns | null = null;

  constructor(rule: CompiledRule, properties: PropertyTable) {
    this.#rule = rule;
    this.#property = properties.names.find(rule.rule.property);
    this.#values = properties.named(rule.rule.property);
    this.#results = new Uint8Array((this.#values?.size ?? 0) + 1);
    this.#results[0] = passesWith([], rule.passes, rule.test) ? PASSES : FAILS;
  }

  enter(columns: DocumentColumns): void {
    this.#columns = columns;
    this.#classes = propertyClasses(columns, this.#property);
  }

  readonly test: SlotTest = (slot) => {
    const classPlusOne = this.#classes[slot] ?? 0;
    const known = this.#results[classPlusOne] ?? UNTESTED;
    return known === UNTESTED ? this.#work(classPlusOne, slot) : known === PASSES;
  };

  #work(classPlusOne: number, slot: number): boolean {
    const { passes, test } = this.#rule;
    if (this.#values === undefined) return false;
    if (this.#values.isOwnId(classPlusOne - 1)) {
      return this.#columns !== null && passesWith([idAt(this.#columns, slot)], passes, test);
    }
    const isPassed = this.#readsDays
      ? this.#ofDays(this.#values, classPlusOne - 1)
      : passesWith(this.#values.values(classPlusOne - 1), passes, test);
    this.#results[classPlusOne] = isPassed ? PASSES : FAILS;
    return isPassed;
  }

  /** Whether only the days of values matter: reading a day out of a moment costs most of the test. */
  get #readsDays(): boolean {
    const { passes, rule } = this.#rule;
    const { type } = rule.data;
    return passes === 'some' && (type === 'date' || type === 'dateInterval' || type === 'age');
  }

  #ofDays(values: PropertyValues, classNumber: number): boolean {
    const group = values.dayGroup(classNumber);
    const known = this.#byDays.get(group);
    if (known !== undefined) return known;
    const days = values.days(group);
    // a day outside of the years 0 to 9999 does not read back as one
    if (!days.every((day) => /^\d/.test(day))) return values.values(classNumber).some(this.#rule.test);
    const isPassed = days.some(this.#rule.test);
    this.#byDays.set(group, isPassed);
    return isPassed;
  }
}

/** A filter over columns: enter a block, then test its documents. */
export class FilterPlan {
  readonly #rules: RulePlan[] = [];
  readonly test: SlotTest;

  constructor(filter: CompiledGroup, properties: PropertyTable) {
    this.test = this.#testOf(filter, properties);
  }

  enter(columns: DocumentColumns): void {
    for (const rule of this.#rules) rule.enter(columns);
  }

  /** Number of rules: what testing a document costs. */
  get size(): number {
    return this.#rules.length;
  }

  #testOf(member: CompiledGroup | CompiledRule, properties: PropertyTable): SlotTest {
    if (!('combinator' in member)) {
      const rule = new RulePlan(member, properties);
      this.#rules.push(rule);
      return rule.test;
    }
    const tests = member.members.map((each) => this.#testOf(each, properties));
    if (tests.length === 1 && tests[0] !== undefined) return tests[0];
    return member.combinator === 'and'
      ? (slot) => {
          for (const test of tests) if (!test(slot)) return false;
          return true;
        }
      : (slot) => {
          for (const test of tests) if (test(slot)) return true;
          return false;
        };
  }
}

/** The plan of a filter; null where it lets all pass. `now` is the moment of the request, ISO 8601. */
export function filterPlan(filter: FilterGroup | null, now: string, properties: PropertyTable): FilterPlan | null {
  const compiled = filter === null ? null : compileFilter(filter, now);
  return compiled === null ? null : new FilterPlan(compiled, properties);
}
