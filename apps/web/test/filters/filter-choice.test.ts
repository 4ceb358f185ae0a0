import { describe, expect, it } from 'vitest';
import type { FilterDefinition } from '@counterpart/domain';
import { choiceOf, choicesFromKept, ruleOfChoice, rulesOfChoices } from '../../src/state/filters/filter-choice.ts';

const definition = (type: FilterDefinition['type'], property = 'office'): FilterDefinition => ({
  name: `by-${property}`,
  label: property,
  type,
  property,
  values: { from: 'terms' },
});

describe('FIL-01 index filters', () => {
  it('a term, several terms and a completed term become one rule', () => {
    const rule = (value: string[]) => ({ property: 'office', data: { type: 'enum', comparison: 'is one of', value } });
    expect(ruleOfChoice(definition('term'), { enabled: true, value: 'Gent' })).toEqual(rule(['Gent']));
    expect(ruleOfChoice(definition('multipleTerm'), { enabled: true, value: ['Gent', 'Lille'] })).toEqual(
      rule(['Gent', 'Lille']),
    );
    expect(ruleOfChoice(definition('autocompleteTerm'), { enabled: true, value: 'Leuven' })).toEqual(rule(['Leuven']));
  });

  it('a number is compared by lt, lte, gte or gt', () => {
    const rule = (comparison: string) => ({ property: 'km', data: { type: 'number', comparison, value: 18 } });
    const asked = (comparison: 'lt' | 'lte' | 'gte' | 'gt') =>
      ruleOfChoice(definition('numberComparison', 'km'), { enabled: true, value: { comparison, comparand: 18 } });
    expect(asked('lt')).toEqual(rule('less than'));
    expect(asked('gt')).toEqual(rule('greater than'));
    expect(asked('lte')).toEqual({ combinator: 'or', rules: [rule('less than'), rule('equal')] });
    expect(asked('gte')).toEqual({ combinator: 'or', rules: [rule('greater than'), rule('equal')] });
  });

  it('a comparison that nobody chose is at least, of nothing yet', () => {
    for (const type of ['numberComparison', 'age'] as const)
      expect(choiceOf({}, definition(type))).toEqual({ enabled: true, value: { comparison: 'gte', comparand: null } });
  });

  it('an age is compared as an age', () => {
    const choice = { enabled: true, value: { comparison: 'lt', comparand: 30 } } as const;
    expect(ruleOfChoice(definition('age', 'birthDate'), choice)).toEqual({
      property: 'birthDate',
      data: { type: 'age', comparison: 'less than', value: 30 },
    });
  });

  it('a disabled filter is ignored and keeps its value', () => {
    const choices = { 'by-office': { enabled: false, value: ['Gent'] } };
    expect(rulesOfChoices([definition('multipleTerm')], choices)).toEqual([]);
    expect(choiceOf(choices, definition('multipleTerm')).value).toEqual(['Gent']);
  });

  it('a filter with nothing in it is ignored', () => {
    for (const type of ['term', 'autocompleteTerm', 'multipleTerm', 'numberComparison', 'age'] as const)
      expect(ruleOfChoice(definition(type), choiceOf({}, definition(type)))).toBeNull();
  });

  it('the rules but for one filter count that filter’s own values', () => {
    const definitions = [definition('multipleTerm'), definition('term', 'status')];
    const choices = {
      'by-office': { enabled: true, value: ['Gent'] },
      'by-status': { enabled: true, value: 'available' },
    };
    expect(rulesOfChoices(definitions, choices)).toHaveLength(2);
    expect(rulesOfChoices(definitions, choices, 'by-office')).toEqual([
      { property: 'status', data: { type: 'enum', comparison: 'is one of', value: ['available'] } },
    ]);
  });

  it('what a browser kept is read, and what is no choice is left out', () => {
    const kept = { a: { enabled: true, value: 'x' }, b: 5, c: { value: 'x' } };
    expect(choicesFromKept(kept)).toEqual({ a: { enabled: true, value: 'x' } });
    expect(choicesFromKept(['x'])).toEqual({});
    expect(choicesFromKept(null)).toEqual({});
  });
});
