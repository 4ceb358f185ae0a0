import { describe, expect, it } from 'vitest';
import type { FilterGroup, RuleData } from '@counterpart/domain';
import { compareBySort, compileFilter, filterProperties, matchesFilter, type SortRow } from '../../src/index.ts';

const NOW = '2026-06-15T23:30:00Z';

function passes(value: unknown, data: RuleData): boolean {
  const properties = value === undefined ? {} : { p: value };
  return matchesFilter(properties, { combinator: 'and', rules: [{ property: 'p', data }] }, NOW);
}

describe('FIL-04a rule kinds', () => {
  it('FIL-06 keyword contains is literal and regards neither case nor accents', () => {
    const contains = (text: string, value: string) => passes(text, { type: 'keyword', comparison: 'contains', value });
    expect([
      contains('C++ and more', 'c++'),
      contains('CXX and more', 'c++'),
      contains('a.b', 'a.b'),
      contains('axb', 'a.b'),
    ]).toEqual([true, false, true, false]);
    expect([
      contains('Café Gëel', 'cafe geel'),
      contains('cafe', 'CAFÉ'),
      contains('(50%)', '(50%)'),
      contains('a*', '.*'),
    ]).toEqual([true, true, true, false]);
  });

  it('full text finds all words, whole, in any order', () => {
    const contains = (text: unknown, value: string) =>
      passes(text, { type: 'fullText', comparison: 'contains', value });
    expect([
      contains('Gent, or Brugge', 'brugge GENT'),
      contains('Gentbrugge', 'gent'),
      contains('Gent', 'gent brugge'),
    ]).toEqual([true, false, false]);
  });

  it('enum is one of, is not one of; a list passes when any member does', () => {
    const one = (value: unknown) => passes(value, { type: 'enum', comparison: 'is one of', value: ['Gent', '3'] });
    const none = (value: unknown) => passes(value, { type: 'enum', comparison: 'is not one of', value: ['Gent', '3'] });
    expect(['Gent', 'gent', 3, ['Brugge', 'Gent'], [], undefined].map(one)).toEqual([
      true,
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(['Gent', 'gent', 3, ['Brugge', 'Gent'], [], undefined].map(none)).toEqual([
      false,
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  it('empty and not empty look for a value', () => {
    for (const type of ['keyword', 'fullText', 'enum', 'number', 'age'] as const) {
      const empty = [undefined, null, '', '  ', [], [null], 'x', 0, false].map((value) =>
        passes(value, { type, comparison: 'is empty' }),
      );
      expect(empty).toEqual([true, true, true, true, true, true, false, false, false]);
      expect(passes('x', { type, comparison: 'is not empty' })).toBe(true);
      expect(passes([], { type, comparison: 'is not empty' })).toBe(false);
    }
  });

  it('FIL-01 number compares numbers and numeric strings, between inclusive', () => {
    const is = (comparison: 'equal' | 'less than' | 'greater than', value: unknown) =>
      passes(value, { type: 'number', comparison, value: 5 });
    expect([
      is('equal', '5.0'),
      is('equal', 5.1),
      is('less than', 4.9),
      is('less than', 5),
      is('greater than', '6'),
      is('greater than', 5),
    ]).toEqual([true, false, true, false, true, false]);
    expect([null, undefined, '', 'x'].map((value) => is('less than', value))).toEqual([false, false, false, false]);
    const between = (value: unknown) => passes(value, { type: 'number', comparison: 'between', value: [1, 5] });
    expect([1, 5, '3', 0.9, 5.1, 'x', null, '', [9, 4]].map(between)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(passes(3, { type: 'number', comparison: 'equal', value: '3' as unknown as number })).toBe(true);
  });

  it('FIL-05 age is a range of birth days', () => {
    const age = (comparison: 'equal' | 'less than' | 'greater than', value: number, birth: string) =>
      passes(birth, { type: 'age', comparison, value });
    // On 2026-06-15 somebody born on 1996-06-15 turns 30, one day later is still 29.
    expect([age('less than', 30, '1996-06-16'), age('less than', 30, '1996-06-15')]).toEqual([true, false]);
    expect([
      age('equal', 30, '1996-06-15'),
      age('equal', 30, '1995-06-16'),
      age('equal', 30, '1995-06-15'),
      age('equal', 30, '1996-06-16'),
    ]).toEqual([true, true, false, false]);
    expect([age('greater than', 30, '1995-06-15'), age('greater than', 30, '1995-06-16')]).toEqual([true, false]);
    const between = (birth: string) => passes(birth, { type: 'age', comparison: 'between', value: [20, 30] });
    expect(['2006-06-16', '2006-06-15', '1995-06-16', '1995-06-15'].map(between)).toEqual([false, true, true, false]);
    expect([
      age('less than', 29.5, '1996-06-16'),
      age('greater than', 29.5, '1996-06-15'),
      age('equal', 29.5, '1996-06-16'),
    ]).toEqual([true, true, false]);
    expect(age('less than', 30, 'unknown')).toBe(false);
  });

  it('FIL-05 intervals reach from today, by d w M y, ago or into the future', () => {
    const within =
      (
        comparison: 'less than' | 'more than',
        amount: number,
        unit: 'd' | 'w' | 'M' | 'y',
        direction: 'ago' | 'future',
      ) =>
      (day: string) =>
        passes(day, { type: 'dateInterval', comparison, value: { amount, unit, direction } });
    expect(['2026-06-09', '2026-06-08', '2026-06-15', '2026-06-16'].map(within('less than', 1, 'w', 'ago'))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(['2026-06-07', '2026-06-08', '2026-06-09'].map(within('more than', 1, 'w', 'ago'))).toEqual([
      true,
      false,
      false,
    ]);
    expect(['2026-07-14', '2026-07-15', '2026-06-15', '2026-06-14'].map(within('less than', 1, 'M', 'future'))).toEqual(
      [true, false, true, false],
    );
    expect(['2027-06-16', '2027-06-15'].map(within('more than', 1, 'y', 'future'))).toEqual([true, false]);
    expect(['2026-06-13', '2026-06-12'].map(within('less than', 3, 'd', 'ago'))).toEqual([true, false]);
    expect(within('less than', 1, 'd', 'ago')('2026-06-15T23:59:59+00:00')).toBe(true);
  });

  it('a moment that is no day of the years 0 to 9999 in UTC is no date', () => {
    const before = (value: string) => passes(value, { type: 'date', comparison: 'before', value: '2026-01-02' });
    expect(before('2026-01-01T23:59:59+02:00')).toBe(true);
    expect(before('9999-12-31T23:59:59-12:00')).toBe(false);
    expect(before('0000-01-01T00:00:00+12:00')).toBe(false);
  });

  it('dates are before, after, or between two days inclusive', () => {
    const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', 'x'];
    const of = (data: RuleData) => days.map((day) => passes(day, data));
    expect(of({ type: 'date', comparison: 'before', value: '2026-01-02' })).toEqual([true, false, false, false, false]);
    expect(of({ type: 'date', comparison: 'after', value: '2026-01-02' })).toEqual([false, false, true, true, false]);
    expect(of({ type: 'date', comparison: 'between', value: ['2026-01-02', '2026-01-03'] })).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(passes('2025', { type: 'date', comparison: 'before', value: '2025-01-02' })).toBe(true);
  });
});

describe('incomplete rules', () => {
  it('FIL-04b FIL-04c FIL-04d are ignored, also in an or and in a nested group', () => {
    const incomplete: readonly RuleData[] = [
      { type: 'keyword', comparison: 'contains', value: ' ' },
      { type: 'fullText', comparison: 'contains' },
      { type: 'enum', comparison: 'is one of', value: [] },
      { type: 'enum', comparison: 'is not one of' },
      { type: 'number', comparison: 'equal', value: null },
      { type: 'number', comparison: 'between', value: 3 },
      { type: 'number', comparison: 'between', value: [null, 3] } as unknown as RuleData,
      { type: 'number', comparison: 'between', value: [3, null] } as unknown as RuleData,
      { type: 'age', comparison: 'between', value: [null, 30] } as unknown as RuleData,
      { type: 'dateInterval', comparison: 'less than', value: { amount: null, unit: 'w', direction: 'ago' } } as never,
      { type: 'age', comparison: 'less than' },
      { type: 'dateInterval', comparison: 'less than' },
      { type: 'date', comparison: 'between', value: '2026-01-01' },
      { type: 'date', comparison: 'before' },
    ];
    for (const data of incomplete) {
      expect(passes('anything', data)).toBe(true);
      const rules = [
        { property: 'p', data },
        { property: 'p', data: { type: 'keyword', comparison: 'contains', value: 'x' } as const },
      ];
      expect(matchesFilter({ p: 'y' }, { combinator: 'or', rules }, NOW)).toBe(false);
      expect(matchesFilter({ p: 'x' }, { combinator: 'and', rules: [{ combinator: 'or', rules }] }, NOW)).toBe(true);
    }
    expect(compileFilter({ combinator: 'and', rules: [{ combinator: 'or', rules: [] }] }, NOW)).toBeNull();
  });
});

describe('FIL-03 groups', () => {
  const is = (property: string, value: string) =>
    ({ property, data: { type: 'enum', comparison: 'is one of', value: [value] } }) as const;
  it('join rules and nested groups by and, or', () => {
    const filter: FilterGroup = {
      combinator: 'and',
      rules: [is('a', '1'), { combinator: 'or', rules: [is('b', '1'), is('c', '1')] }],
    };
    const of = (a: string, b: string, c: string) => matchesFilter({ a, b, c }, filter, NOW);
    expect([of('1', '1', '0'), of('1', '0', '1'), of('1', '0', '0'), of('0', '1', '1')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(matchesFilter({}, null, NOW)).toBe(true);
  });

  it('read extra properties and the four names of the document, never an inherited name', () => {
    const properties = filterProperties({
      id: 'c1',
      language: 'DUT',
      updatedAt: '2026-06-14T00:00:00Z',
      extraProperties: { id: 'other', office: 'Gent' },
    });
    expect(properties).toEqual({ id: 'c1', language: 'DUT', updatedAt: '2026-06-14T00:00:00Z', office: 'Gent' });
    expect(
      matchesFilter(
        {},
        { combinator: 'and', rules: [{ property: 'constructor', data: { type: 'keyword', comparison: 'is empty' } }] },
        NOW,
      ),
    ).toBe(true);
  });
});

describe('ENG-02a sort', () => {
  const row = (id: string, scoreUnits: number, office?: unknown): SortRow => ({
    id,
    scoreUnits,
    properties: office === undefined ? {} : { office },
  });
  const ids = (rows: readonly SortRow[], ...sort: Parameters<typeof compareBySort>[0]) =>
    [...rows]
      .sort(compareBySort(sort))
      .map((entry) => entry.id)
      .join('');

  it('is by score descending, then id, unless asked otherwise', () => {
    const rows = [row('b', 1), row('a', 1), row('c', 2)];
    expect(ids(rows)).toBe('cab');
    expect(ids(rows, { field: 'score', order: 'asc' })).toBe('abc');
    expect(ids(rows, { field: 'id', order: 'desc' })).toBe('cba');
  });

  it('sorts a property as numbers before texts, missing values last either way, ties by id ascending', () => {
    const rows = [
      row('a', 0, '10'),
      row('b', 0, 9),
      row('c', 0, 'Zele'),
      row('d', 0, 'émile'),
      row('e', 0),
      row('f', 0, 'EMILE'),
      row('g', 0, null),
    ];
    expect(ids(rows, { field: 'office', order: 'asc' })).toBe('badfceg');
    expect(ids(rows.toReversed(), { field: 'office', order: 'asc' })).toBe('badfceg');
    expect(ids(rows, { field: 'office', order: 'desc' })).toBe('cdfabeg');
    expect(ids(rows, { field: 'office', order: 'asc' }, { field: 'id', order: 'desc' })).toBe('bafdcge');
    expect(ids([row('a', 0, [5, 1]), row('b', 0, [3])], { field: 'office', order: 'asc' })).toBe('ab');
    expect(ids([row('a', 0, [1, 2]), row('b', 0, [3])], { field: 'office', order: 'desc' })).toBe('ba');
  });
});
