import { describe, expect, it } from 'vitest';
import type { FilterRule, PropertyDefinition, RuleData } from '@counterpart/domain';
import { readConfiguration } from '@counterpart/domain';
import {
  activePredicate,
  emptyRuleData,
  isCompleteRule,
  readPredicate,
  unavailableValues,
  withProperty,
} from '../../src/state/filters/predicate.ts';

const property = (name: string, type: RuleData['type']): PropertyDefinition => ({
  property: name,
  label: name,
  type,
  values: { from: 'terms' },
});
const rule = (name: string, data: RuleData): FilterRule => ({ property: name, data });
const isOneOf = (name: string, ...value: string[]) => rule(name, { type: 'enum', comparison: 'is one of', value });
const isNotOneOf = (name: string, ...value: string[]) =>
  rule(name, { type: 'enum', comparison: 'is not one of', value });

describe('the custom predicate', () => {
  it('FIL-03 another property resets the data, unless the types are equal and not enum', () => {
    const wage = rule('wage', { type: 'number', comparison: 'between', value: [1, 2] });
    expect(withProperty(wage, property('years', 'number'))).toEqual({ ...wage, property: 'years' });
    expect(withProperty(wage, property('name', 'keyword')).data).toEqual({
      type: 'keyword',
      comparison: 'contains',
      value: '',
    });
    const office = isOneOf('office', 'Gent');
    expect(withProperty(office, property('status', 'enum')).data).toEqual({
      type: 'enum',
      comparison: 'is one of',
      value: [],
    });
    expect(withProperty(office, property('office', 'enum'))).toBe(office);
  });

  it("FIL-05 a new time interval is 1 week ago, 'less than'", () => {
    expect(emptyRuleData('dateInterval')).toEqual({
      type: 'dateInterval',
      comparison: 'less than',
      value: { amount: 1, unit: 'w', direction: 'ago' },
    });
  });

  it('FIL-04b FIL-04c FIL-04d a rule without its input is ignored, but for empty and not empty', () => {
    for (const type of ['keyword', 'fullText'] as const) {
      expect(isCompleteRule(rule('p', { type, comparison: 'contains', value: ' ' }))).toBe(false);
      expect(isCompleteRule(rule('p', { type, comparison: 'contains', value: 'x' }))).toBe(true);
      expect(isCompleteRule(rule('p', { type, comparison: 'is empty', value: '' }))).toBe(true);
    }
    expect(isCompleteRule(isOneOf('p'))).toBe(false);
    expect(isCompleteRule(rule('p', { type: 'enum', comparison: 'is not empty', value: [] }))).toBe(true);
    for (const type of ['number', 'age'] as const) {
      expect(isCompleteRule(rule('p', { type, comparison: 'equal', value: null }))).toBe(false);
      expect(isCompleteRule(rule('p', { type, comparison: 'equal', value: 0 }))).toBe(true);
      expect(isCompleteRule(rule('p', { type, comparison: 'between', value: 3 }))).toBe(false);
      for (const half of [[3, null], [null, 5], [3]])
        expect(isCompleteRule(rule('p', { type, comparison: 'between', value: half } as never))).toBe(false);
      expect(isCompleteRule(rule('p', { type, comparison: 'between', value: [3, 5] }))).toBe(true);
    }
  });

  it('FIL-04a what lies between two bounds does so whichever of them was typed first', () => {
    const definitions = ['age', 'wage', 'start'].map((name) => property(name, 'number'));
    const rules = [
      rule('age', { type: 'age', comparison: 'between', value: [30, 9] }),
      rule('wage', { type: 'number', comparison: 'between', value: [1, 2] }),
      rule('start', { type: 'date', comparison: 'between', value: ['2026-08-01', '2026-07-01'] }),
    ];
    const sent = activePredicate({ combinator: 'and', rules }, definitions, () => undefined);
    expect(sent?.rules.map((one) => 'data' in one && one.data.value)).toEqual([
      [9, 30],
      [1, 2],
      ['2026-07-01', '2026-08-01'],
    ]);
  });

  it('FIL-07 a value under one comparison is unavailable under the opposite one', () => {
    const first = isOneOf('office', 'Gent');
    const second = isNotOneOf('office', 'Lille');
    const predicate = {
      combinator: 'and' as const,
      rules: [first, { combinator: 'or' as const, rules: [second, isOneOf('status', 'x')] }],
    };
    expect([...unavailableValues(predicate, first)]).toEqual(['Lille']);
    expect([...unavailableValues(predicate, second)]).toEqual(['Gent']);
  });

  it('FIL-09 a definition without a label, or disabled, is dropped', () => {
    const filterProperties = [
      { property: 'a', label: 'A', type: 'keyword' },
      { property: 'b', type: 'keyword' },
      { property: 'c', label: 'C', type: 'keyword', disabled: true },
    ];
    const { pages } = readConfiguration(
      { pages: { profileToJobs: { indices: [{ name: 'jobs', label: 'Jobs', filterProperties }] } } },
      () => undefined,
    );
    expect(pages.profileToJobs.indices[0]?.filterProperties.map(({ label }) => label)).toEqual(['A']);
    expect(pages.profileToJobs.indices[0]?.filterDepth).toBe(1);
  });

  it('FIL-09 a rule on an unknown property is skipped with a warning, the others stay', () => {
    const warnings: string[] = [];
    const predicate = { combinator: 'and' as const, rules: [isOneOf('gone', 'x'), isOneOf('office', 'Gent')] };
    expect(activePredicate(predicate, [property('office', 'enum')], (line) => warnings.push(line))).toEqual({
      combinator: 'and',
      rules: [isOneOf('office', 'Gent')],
    });
    expect(warnings).toEqual(['A filter rule on the unknown property gone was skipped']);
  });

  it('FIL-03 a group of nothing is no filter', () => {
    const nested = { combinator: 'or' as const, rules: [{ combinator: 'and' as const, rules: [] }] };
    expect(activePredicate(nested, [], () => undefined)).toBeNull();
  });

  it('FIL-09 a predicate that is none says what is wrong', () => {
    expect(() => readPredicate([])).toThrow('Predicate itself must be a group');
    expect(() => readPredicate({ property: 'office' })).toThrow('Predicate itself must be a group');
    expect(() => readPredicate({ combinator: 'xor', rules: [] })).toThrow('Unknown combinator');
    expect(() => readPredicate({ combinator: 'and', rules: [{ property: 'office' }] })).toThrow(
      'Invalid rule in predicate',
    );
    const read = { combinator: 'or', rules: [isOneOf('office', 'Gent')] };
    expect(readPredicate(read)).toEqual(read);
  });
});
