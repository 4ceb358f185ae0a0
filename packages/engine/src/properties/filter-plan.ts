import type { FilterGroup } from '@counterpart/domain';
import { compileFilter, type CompiledGroup, type CompiledRule, type ValueTest } from '@counterpart/scoring';
import type { Naturals } from '../columns/numbers.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';
import { idAt } from '../documents/id-bytes.ts';
import { keepClasses } from '../kernels/keep-classes.ts';
import type { LeftSlots } from '../kernels/left-slots.ts';
import type { ColumnStage } from '../kernels/column-stage.ts';
import type { PropertyTable, PropertyValues } from '../vocabulary/property-values.ts';
import { propertyClasses } from './property-column.ts';

/** Whether a document of the block entered last passes. */
type SlotTest = (slot: number) => boolean;

const UNTESTED = 0;
const FAILS = 1;
const PASSES = 2;
/** So many classes of a property are all tested before documents are. */
const FEW_CLASSES = 1024;
/** Tests of a document by a rule between two moments at which others may go first. */
const STRETCH = 2048;

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
interface PassTable {
  readonly column: Naturals;
  readonly holding: Uint8Array;
}

/** One rule: tested once for each class of values that documents have, then read off a column. */
class RulePlan {
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

  enter(columns: DocumentColumns): void {
    this.#columns = columns;
    this.#classes = propertyClasses(columns, this.#property);
  }

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

/** Whether a member is one rule and no group. */
function isRule(member: CompiledGroup | CompiledRule): member is CompiledRule {
  return !('combinator' in member);
}

/** A condition that documents must all meet: a rule, or a group, which has none. */
interface Member {
  readonly rule: RulePlan | null;
  readonly test: SlotTest;
}

/** A filter over columns: enter a block, then test its documents. */
export class FilterPlan {
  readonly #rules: RulePlan[] = [];
  readonly #members: readonly Member[];
  #length = 0;
  readonly test: SlotTest;

  constructor(filter: CompiledGroup, properties: PropertyTable) {
    const { combinator, members } = filter;
    const all = combinator === 'and' || members.length === 1 ? members : [filter];
    this.#members = all.map((member): Member => {
      if (!isRule(member)) return { rule: null, test: this.#testOf(member, properties) };
      const rule = new RulePlan(member, properties);
      this.#rules.push(rule);
      return { rule, test: rule.test };
    });
    this.test = everyOf(this.#members.map(({ test }) => test));
  }

  enter(columns: DocumentColumns): void {
    this.#length = columns.length;
    for (const rule of this.#rules) rule.enter(columns);
  }

  /** Number of rules: what testing a document costs. */
  get size(): number {
    return this.#rules.length;
  }

  /** Keeps those of the documents left that pass, a condition at a time; `stage` is null where a block's columns still grow. */
  *keep(slots: LeftSlots, stage: ColumnStage | null): Generator<undefined, void> {
    for (const { rule, test } of this.#members) {
      const table = rule === null || stage === null ? null : yield* rule.table();
      if (table === null || stage === null) yield* keepTested(test, slots, this.#stretch(rule));
      else {
        keepClasses(slots, stage, table.column, table.holding, this.#length);
        yield;
      }
    }
  }

  /** Documents that are tested between two moments at which others may go first; a group may test every rule of the filter. */
  #stretch(rule: RulePlan | null): number {
    return rule === null ? Math.max(8, Math.floor(STRETCH / this.size)) : STRETCH;
  }

  /** Puts `mark` where the first `length` documents pass. */
  *mark(marks: Uint8Array, mark: number, length: number): Generator<undefined, void> {
    const [first] = this.#members;
    const alone = this.#members.length === 1 ? (first?.rule ?? null) : null;
    const stretch = this.#stretch(alone);
    for (let from = 0; from < length; from += stretch) {
      const end = Math.min(length, from + stretch);
      if (alone !== null) alone.mark(marks, mark, from, end);
      else for (let slot = from; slot < end; slot += 1) if (this.test(slot)) marks[slot] = mark;
      yield;
    }
  }

  #testOf(member: CompiledGroup | CompiledRule, properties: PropertyTable): SlotTest {
    if (isRule(member)) {
      const rule = new RulePlan(member, properties);
      this.#rules.push(rule);
      return rule.test;
    }
    const tests = member.members.map((each) => this.#testOf(each, properties));
    if (tests.length === 1 && tests[0] !== undefined) return tests[0];
    return member.combinator === 'and' ? everyOf(tests) : someOf(tests);
  }
}

function everyOf(tests: readonly SlotTest[]): SlotTest {
  return (slot) => {
    for (const test of tests) if (!test(slot)) return false;
    return true;
  };
}

function someOf(tests: readonly SlotTest[]): SlotTest {
  return (slot) => {
    for (const test of tests) if (test(slot)) return true;
    return false;
  };
}

function* keepTested(test: SlotTest, slots: LeftSlots, stretch: number): Generator<undefined, void> {
  const { list } = slots;
  let kept = 0;
  for (let from = 0; from < list.length; from += stretch) {
    const end = Math.min(list.length, from + stretch);
    for (let i = from; i < end; i += 1) {
      const slot = list[i] ?? 0;
      if (test(slot)) list[kept++] = slot;
    }
    yield;
  }
  slots.shortened(kept);
}

/** The plan of a filter; null where it lets all pass. `now` is the moment of the request, ISO 8601. */
export function filterPlan(filter: FilterGroup | null, now: string, properties: PropertyTable): FilterPlan | null {
  const compiled = filter === null ? null : compileFilter(filter, now);
  return compiled === null ? null : new FilterPlan(compiled, properties);
}
