import { describe, expect, it } from 'vitest';
import type { FilterGroup, PropertyDefinition } from '@counterpart/domain';
import { builderQuery, predicateFrom } from '../../src/state/filters/builder-query.ts';
import { COMPARISONS, ruleData } from '../../src/state/filters/rule-data.ts';

const definitions: readonly PropertyDefinition[] = [
  { property: 'office', label: 'Office', type: 'enum', values: { from: 'terms' } },
  { property: 'town', label: 'Town', type: 'enum', values: { from: 'terms' } },
  { property: 'wage', label: 'Wage', type: 'number', values: { from: 'terms' } },
];

describe('the query builder', () => {
  const predicate: FilterGroup = {
    combinator: 'and',
    rules: [
      { key: 'r1', property: 'office', data: { type: 'enum', comparison: 'is one of', value: ['Gent'] } },
      {
        combinator: 'or',
        rules: [{ key: 'r2', property: 'wage', data: { type: 'number', comparison: 'between', value: [1, 3] } }],
      },
    ],
  };

  it('FIL-03 a predicate comes back from the builder as it went in', () => {
    expect(predicateFrom(builderQuery(predicate), predicate, definitions)).toEqual(predicate);
  });

  it('FIL-03 a rule that the builder added is empty, and one on another enum is reset', () => {
    const query = builderQuery(predicate);
    const changed = predicateFrom(
      {
        ...query,
        rules: [
          { id: 'r1', field: 'town', operator: 'is one of', value: ['Gent'] },
          { id: 'new', field: 'wage', operator: '=', value: '' },
        ],
      },
      predicate,
      definitions,
    );
    expect(changed.rules).toEqual([
      { key: 'r1', property: 'town', data: { type: 'enum', comparison: 'is one of', value: [] } },
      { key: 'new', property: 'wage', data: { type: 'number', comparison: 'equal', value: null } },
    ]);
  });

  it('FIL-04a offers the comparisons of each kind', () => {
    expect(COMPARISONS).toEqual({
      keyword: ['contains', 'is empty', 'is not empty'],
      fullText: ['contains', 'is empty', 'is not empty'],
      enum: ['is one of', 'is not one of', 'is empty', 'is not empty'],
      number: ['equal', 'less than', 'greater than', 'between', 'is empty', 'is not empty'],
      age: ['equal', 'less than', 'greater than', 'between', 'is empty', 'is not empty'],
      dateInterval: ['less than', 'more than'],
      date: ['before', 'after', 'between'],
    });
  });

  it('another comparison keeps what goes with it', () => {
    expect(ruleData('number', 'less than', [3, 5])).toEqual({ type: 'number', comparison: 'less than', value: 3 });
    expect(ruleData('number', 'between', 3)).toEqual({ type: 'number', comparison: 'between', value: null });
    expect(ruleData('date', 'before', '2026-01-02')).toEqual({
      type: 'date',
      comparison: 'before',
      value: '2026-01-02',
    });
    expect(ruleData('keyword', 'nonsense', 'x')).toEqual({ type: 'keyword', comparison: 'contains', value: 'x' });
  });
});
