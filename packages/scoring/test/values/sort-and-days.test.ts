import { describe, expect, it } from 'vitest';
import { compareBySort, dayOf, dealShares, foldText, numericValue, sortKey, textOf } from '../../src/index.ts';
import { availabilityByRole, seniorityHad, workedYears, yearsInThousandths } from '../../src/index.ts';

const row = (id: string, property: unknown, scoreUnits = 0) => ({ id, scoreUnits, properties: { p: property } });
const sorted = (order: 'asc' | 'desc', ...values: unknown[]) =>
  values
    .map((value, at) => row(`r${at}`, value))
    .toSorted(compareBySort([{ field: 'p', order }]))
    .map(({ properties }) => properties.p);

describe('an order by a property', () => {
  it('takes of a list the member that comes first in that order', () => {
    const list = { p: [5, 2, 9, 2] };
    expect(sortKey(list, { field: 'p', order: 'asc' })).toBe(2);
    expect(sortKey(list, { field: 'p', order: 'desc' })).toBe(9);
    expect(sortKey({ p: ['Émile', 'anna', 'Zoé'] }, { field: 'p', order: 'asc' })).toBe('anna');
    expect(sortKey({ p: ['Émile', 'anna', 'Zoé'] }, { field: 'p', order: 'desc' })).toBe('zoe');
    expect(sortKey({ p: [] }, { field: 'p', order: 'asc' })).toBeNull();
  });

  it('has numbers before texts, and what has no value last either way', () => {
    expect(sorted('asc', 'b', 10, null, 'A', 9)).toEqual([9, 10, 'A', 'b', null]);
    expect(sorted('desc', 9, 'A', null, 10, 'b')).toEqual(['b', 'A', 10, 9, null]);
    expect(sortKey({ p: ['x', 3] }, { field: 'p', order: 'asc' })).toBe(3);
    expect(sortKey({ p: [3, 'x'] }, { field: 'p', order: 'desc' })).toBe('x');
  });

  it('by id goes either way, and every order ends with the id ascending', () => {
    const rows = [row('b', 1), row('a', 1), row('c', 1)];
    const ids = (field: string, order: 'asc' | 'desc') =>
      rows.toSorted(compareBySort([{ field, order }])).map(({ id }) => id);
    expect(ids('id', 'asc')).toEqual(['a', 'b', 'c']);
    expect(ids('id', 'desc')).toEqual(['c', 'b', 'a']);
    expect(ids('p', 'desc')).toEqual(['a', 'b', 'c']);
  });

  it('is by score descending where a request names none', () => {
    const rows = [row('a', 1, 10), row('b', 1, 30), row('c', 1, 20)];
    expect(rows.toSorted(compareBySort([])).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(rows.toSorted(compareBySort([{ field: 'score', order: 'asc' }])).map(({ id }) => id)).toEqual([
      'a',
      'c',
      'b',
    ]);
  });
});

describe('values as filters read them', () => {
  it('a number, or a text that is one', () => {
    expect([' 12 ', '1e3', 5, '', '   ', 'x', true, null, Infinity].map(numericValue)).toEqual([
      12,
      1000,
      5,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('a text, and what is none is empty', () => {
    expect(['Aé', 5, true, 7n, null, undefined, {}, ['x']].map(textOf)).toEqual([
      'Aé',
      '5',
      'true',
      '7',
      '',
      '',
      '',
      '',
    ]);
    expect(foldText('ÉCOLE Straße İ')).toBe('ecole straße i');
  });

  it('FIL-01 a day of a date, a month, a year or a time stamp', () => {
    expect(
      ['2026-06-15', ' 2026-06-15 ', '2026-06', '2026', '2026-06-15T23:30:00Z', '2026-06-15T23:30:00-05:00'].map(dayOf),
    ).toEqual(['2026-06-15', '2026-06-15', '2026-06-01', '2026-01-01', '2026-06-15', '2026-06-16']);
  });

  it.each([
    '2026-02-31',
    '2026-13-01',
    '15-06-2026',
    '12026',
    '2026-06-151',
    '20265',
    'on 2026-06-15',
    'x2026-06-15T10:00:00Z',
    'June 15, 2026',
    '2026-06-15Tnoon',
    '',
    20260615,
    null,
  ])('%j is no day', (value) => {
    expect(dayOf(value)).toBeNull();
  });
});

describe('edges of single values', () => {
  const numbers = { toleranceDays: 30 };

  it('ENG-05d availability is 1 on the day, and 0 from the tolerance on', () => {
    const similarity = (candidateDays: number, jobDays: number) =>
      availabilityByRole(jobDays, candidateDays, true, numbers as never);
    expect([similarity(10, 10), similarity(9, 10)]).toEqual([10_000, 10_000]);
    expect([similarity(11, 10), similarity(39, 10), similarity(40, 10), similarity(90, 10)]).toEqual([9667, 333, 0, 0]);
    const strict = (days: number) => availabilityByRole(10, days, true, { toleranceDays: 0 } as never);
    expect([strict(10), strict(11)]).toEqual([10_000, 0]);
  });

  it('years worked count spans of one month, joined ones once, and none that has not begun', () => {
    // months since the year 0; asOf is month 24,000
    expect(workedYears([{ from: 24_000, to: 24_000 }], 24_000)).toBe(0);
    expect(workedYears([{ from: 23_989, to: null }], 24_000)).toBe(1);
    expect(workedYears([{ from: 24_001, to: null }], 24_000)).toBeNull();
    const twelve = [
      { from: 23_900, to: 23_905 },
      { from: 23_905, to: 23_910 },
      { from: 23_911, to: 23_911 },
    ];
    expect(workedYears(twelve, 24_000)).toBe(1);
    expect(workedYears(twelve.slice(0, 2), 24_000)).toBe(0);
  });

  it('seniority is the larger of what is said and what was worked', () => {
    expect(yearsInThousandths(2.5)).toBe(2500);
    expect(yearsInThousandths(1.005)).toBe(1005);
    expect([seniorityHad(2, null), seniorityHad(null, 3), seniorityHad(2, 3), seniorityHad(null, null)]).toEqual([
      2000,
      3000,
      3000,
      null,
    ]);
  });
});

describe('the deal of large numbers', () => {
  it('is the same for weights and for a million times the weights', () => {
    const deal = (scale: number) =>
      dealShares([
        {
          aspect: 'hardSkills',
          lambda: 1_000_000,
          weight: 1_000_000,
          items: [1, 2, 4].map((w) => ({ label: `${w}`, weight: w * scale })),
        },
        { aspect: 'wage', lambda: 500_000, weight: 1_000_000, items: null },
      ]);
    expect(deal(1)).toEqual([[95_238_095, 190_476_191, 380_952_381], [333_333_333]]);
    expect(deal(1_000_000)).toEqual(deal(1));
  });
});
