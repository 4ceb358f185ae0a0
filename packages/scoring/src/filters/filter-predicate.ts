import { isFilterGroup, type FilterGroup, type FilterRule } from '@counterpart/domain';
import { valueTest, type ValueTest } from './filter-test.ts';
import { dayOf, valuesOf, type FilterProperties } from './filter-value.ts';

/** A rule that is not ignored: how many of the property's values must pass the test. */
export interface CompiledRule {
  readonly rule: FilterRule;
  /** `some` and `none` of the values pass `test`; `empty` and `present` look only whether there are any. */
  readonly passes: 'some' | 'none' | 'empty' | 'present';
  readonly test: ValueTest;
}

/** A group without its ignored members; never empty. */
export interface CompiledGroup {
  readonly combinator: 'and' | 'or';
  readonly members: readonly (CompiledRule | CompiledGroup)[];
}

/**
 * Whether a document passes a filter (FIL-04, wire.md "A match"). `now` is the moment of the request, ISO 8601 in UTC;
 * ages and intervals count from its day.
 */
export function matchesFilter(properties: FilterProperties, filter: FilterGroup | null, now: string): boolean {
  const compiled = filter === null ? null : compileFilter(filter, now);
  return compiled === null || filterPasses(properties, compiled);
}

/** A filter without the rules whose input is incomplete and the groups of which nothing remains; null lets all pass. */
export function compileFilter(group: FilterGroup, now: string): CompiledGroup | null {
  const members = group.rules.flatMap((member) => {
    const compiled = isFilterGroup(member) ? compileFilter(member, now) : compileRule(member, now);
    return compiled === null ? [] : [compiled];
  });
  return members.length === 0 ? null : { combinator: group.combinator, members };
}

/** One rule made ready, null when it is ignored. */
export function compileRule(rule: FilterRule, now: string): CompiledRule | null {
  const { data } = rule;
  if (data.comparison === 'is empty') return { rule, passes: 'empty', test: isAnything };
  if (data.comparison === 'is not empty') return { rule, passes: 'present', test: isAnything };
  const test = valueTest(data, dayOf(now) ?? now.slice(0, 10));
  return test === null ? null : { rule, passes: data.comparison === 'is not one of' ? 'none' : 'some', test };
}

/** Whether a document passes; a property that holds a list passes when some member does, for `none` when none does. */
export function filterPasses(properties: FilterProperties, filter: CompiledGroup | CompiledRule): boolean {
  if ('combinator' in filter) {
    const passes = (member: CompiledRule | CompiledGroup): boolean => filterPasses(properties, member);
    return filter.combinator === 'and' ? filter.members.every(passes) : filter.members.some(passes);
  }
  const values = valuesOf(properties, filter.rule.property);
  switch (filter.passes) {
    case 'some':
      return values.some(filter.test);
    case 'none':
      return !values.some(filter.test);
    case 'empty':
      return values.length === 0;
    case 'present':
      return values.length > 0;
  }
}

function isAnything(): boolean {
  return true;
}
