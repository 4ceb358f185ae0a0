import type { FilterGroup } from '@counterpart/domain';
import { compileFilter, type CompiledGroup, type CompiledRule } from '@counterpart/scoring';
import type { DocumentColumns } from '../documents/document-columns.ts';
import { keepClasses } from '../kernels/keep-classes.ts';
import type { LeftSlots } from '../kernels/left-slots.ts';
import type { ColumnStage } from '../kernels/column-stage.ts';
import type { PropertyTable } from '../vocabulary/property-values.ts';
import { RulePlan, type SlotTest, STRETCH } from './rule-plan.ts';

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
