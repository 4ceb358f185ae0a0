import { createApiClient } from '@counterpart/client';
import type { FilterDefinition, FilterGroup, PropertyDefinition } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { fetchFilterValues, fetchPrefixValues, type FilterValuesQuery } from '../../src/state/filters/filter-values.ts';
import { activePredicate, readPredicate } from '../../src/state/filters/predicate.ts';
import { hasFilters, requestFilter, withIds } from '../../src/state/filters/request-filter.ts';
import { COMPARISONS, ruleData } from '../../src/state/filters/rule-data.ts';
import { type Sent, waitingNetwork } from '../state/matching/matching-world.ts';

const office: PropertyDefinition = { property: 'office', label: 'Office', type: 'enum', values: { from: 'terms' } };
const filter: FilterDefinition = {
  name: 'office-filter',
  label: 'Office',
  property: 'office',
  type: 'multipleTerm',
  values: { from: 'terms' },
};
const custom: FilterGroup = {
  combinator: 'or',
  rules: [{ property: 'office', data: { type: 'enum', comparison: 'is one of', value: ['Gent'] } }],
};
const silent = () => undefined;

describe('the filters of a request', () => {
  it('are those of the tab and the custom ones, all of them asked', () => {
    const definitions = { filters: [filter], filterProperties: [office] };
    const filters = { 'office-filter': { enabled: true, value: ['Brugge'] } };
    const both = requestFilter({ filters, customFiltersPredicate: custom }, definitions, silent);
    expect(both).toEqual({
      combinator: 'and',
      rules: [{ property: 'office', data: { type: 'enum', comparison: 'is one of', value: ['Brugge'] } }, custom],
    });
    expect(requestFilter({ filters: {}, customFiltersPredicate: custom }, definitions, silent)).toEqual({
      combinator: 'and',
      rules: [custom],
    });
  });

  it('are none where nothing is set', () => {
    const definitions = { filters: [filter], filterProperties: [office] };
    expect(requestFilter({ filters: {}, customFiltersPredicate: null }, definitions, silent)).toBeNull();
    const empty: FilterGroup = { combinator: 'and', rules: [] };
    expect(requestFilter({ filters: {}, customFiltersPredicate: empty }, definitions, silent)).toBeNull();
  });

  it('SET-21c have a tab where an index has filters or properties', () => {
    expect(hasFilters({ filters: [], filterProperties: [] })).toBe(false);
    expect(hasFilters({ filters: [filter], filterProperties: [] })).toBe(true);
    expect(hasFilters({ filters: [], filterProperties: [office] })).toBe(true);
    expect(hasFilters({ filters: [filter], filterProperties: [office] })).toBe(true);
  });
});

describe('the data of a rule', () => {
  it('A5 offers the comparisons of its kind, in their order', () => {
    const words = ['contains', 'is empty', 'is not empty'];
    const numbers = ['equal', 'less than', 'greater than', 'between', 'is empty', 'is not empty'];
    expect(COMPARISONS).toEqual({
      keyword: words,
      fullText: words,
      enum: ['is one of', 'is not one of', 'is empty', 'is not empty'],
      number: numbers,
      age: numbers,
      dateInterval: ['less than', 'more than'],
      date: ['before', 'after', 'between'],
    });
  });

  it('keeps a text, and the texts of a list', () => {
    for (const type of ['keyword', 'fullText'] as const) {
      expect(ruleData(type, 'is empty', 'x')).toEqual({ type, comparison: 'is empty', value: 'x' });
      expect(ruleData(type, 'between', 7)).toEqual({ type, comparison: 'contains', value: '' });
    }
    expect(ruleData('enum', 'is not one of', ['a', 7, 'b'])).toEqual({
      type: 'enum',
      comparison: 'is not one of',
      value: ['a', 'b'],
    });
    expect(ruleData('enum', 'x', 'a')).toEqual({ type: 'enum', comparison: 'is one of', value: [] });
  });

  it('keeps a number, of a pair its first, and a pair only for between', () => {
    for (const type of ['number', 'age'] as const) {
      const value = (comparison: string, given: unknown) => ruleData(type, comparison, given);
      expect(value('less than', 5)).toEqual({ type, comparison: 'less than', value: 5 });
      expect(value('equal', [3, 9])).toEqual({ type, comparison: 'equal', value: 3 });
      expect(value('between', [3, 9])).toEqual({ type, comparison: 'between', value: [3, 9] });
      for (const none of [5, [3], [3, 9, 10], [3, '9'], ['3', 9], null]) {
        expect(value('between', none)).toEqual({ type, comparison: 'between', value: null });
      }
      expect(value('equal', '5')).toEqual({ type, comparison: 'equal', value: null });
      expect(value('equal', ['a', 'b'])).toEqual({ type, comparison: 'equal', value: null });
    }
  });

  it('keeps a date, of a pair its first, and a pair only for between', () => {
    const value = (comparison: string, given: unknown) => ruleData('date', comparison, given);
    expect(value('after', '2026-01-02')).toEqual({ type: 'date', comparison: 'after', value: '2026-01-02' });
    expect(value('before', ['2026-01-02', '2026-02-03'])).toMatchObject({ value: '2026-01-02' });
    expect(value('between', ['2026-01-02', '2026-02-03'])).toMatchObject({ value: ['2026-01-02', '2026-02-03'] });
    for (const none of ['2026-01-02', ['2026-01-02'], ['2026-01-02', 7]]) {
      expect(value('between', none)).toMatchObject({ value: null });
    }
    expect(value('after', 7)).toMatchObject({ value: null });
    expect(value('after', [7, 8])).toMatchObject({ value: null });
  });

  it('keeps an interval', () => {
    const week = { amount: 1, unit: 'w', direction: 'ago' };
    expect(ruleData('dateInterval', 'more than', week)).toEqual({
      type: 'dateInterval',
      comparison: 'more than',
      value: week,
    });
    for (const none of [null, 'x', { unit: 'w' }, undefined]) {
      expect(ruleData('dateInterval', 'x', none)).toEqual({
        type: 'dateInterval',
        comparison: 'less than',
        value: null,
      });
    }
  });
});

describe('a predicate', () => {
  it('that is written is read as it is, with the keys of its rules', () => {
    const rule = custom.rules[0];
    const written = { combinator: 'and', rules: [{ ...rule, key: 'k1' }, custom] };
    expect(readPredicate(written)).toEqual(written);
    expect(readPredicate({ combinator: 'or', rules: [{ ...rule, key: 7 }] })).toEqual({
      combinator: 'or',
      rules: [rule],
    });
  });

  const NO_GROUP = 'Predicate itself must be a group';
  const NO_RULE = 'Invalid rule in predicate';
  it.each([
    [null, NO_GROUP],
    ['x', NO_GROUP],
    [{}, NO_GROUP],
    [{ combinator: 'xor', rules: [] }, 'Unknown combinator'],
    [{ combinator: 'and', rules: null }, NO_RULE],
    [{ combinator: 'and', rules: [null] }, NO_RULE],
    [{ combinator: 'and', rules: ['x'] }, NO_RULE],
    [{ combinator: 'and', rules: [{ property: 7, data: {} }] }, NO_RULE],
    [{ combinator: 'and', rules: [{ property: 'p', data: null }] }, NO_RULE],
    [{ combinator: 'and', rules: [{ property: 'p', data: 'x' }] }, NO_RULE],
    [{ combinator: 'and', rules: [{ combinator: 'and', rules: 'x' }] }, NO_RULE],
  ])('FIL-09 %j is none, and "%s" is said', (value, said) => {
    expect(() => readPredicate(value)).toThrow(new Error(said));
  });

  it('goes out without groups and rules that ask nothing', () => {
    const blank: FilterGroup = {
      combinator: 'and',
      rules: [{ property: 'office', data: { type: 'enum', comparison: 'is one of', value: [] } }],
    };
    expect(activePredicate(blank, [office], silent)).toBeNull();
    expect(activePredicate({ combinator: 'and', rules: [blank, custom] }, [office], silent)).toEqual({
      combinator: 'and',
      rules: [custom],
    });
    expect(activePredicate({ combinator: 'or', rules: [blank] }, [office], silent)).toBeNull();
  });
});

describe('the values of a filter from the index', () => {
  const query = (change: Partial<FilterValuesQuery>): FilterValuesQuery => ({
    kind: 'CANDIDATE',
    index: 'people',
    property: 'office',
    source: { from: 'options' },
    matchFilter: null,
    ...change,
  });
  const opened = (change: Partial<FilterValuesQuery>, signal?: AbortSignal) => {
    const sent: Sent[] = [];
    const logged: unknown[] = [];
    const api = createApiClient({ baseUrl: '/api', fetch: waitingNetwork(sent) });
    const values = fetchFilterValues(api, query(change), (what) => void logged.push(what), signal);
    return { sent, logged, values };
  };

  it.each([
    ['CANDIDATE', 'options', '/api/hrmatching/candidates_index/people/_options?property=office&size=10000'],
    ['JOB', 'options', '/api/hrmatching/jobs_index/people/_options?property=office&size=10000'],
    ['CANDIDATE', 'terms', '/api/hrmatching/candidates_index/people/_search'],
    ['JOB', 'terms', '/api/hrmatching/jobs_index/people/_search'],
  ] as const)('FIL-02 of a %s come as %s from %s', async (kind, from, url) => {
    const { sent, values } = opened({ kind, source: { from } });
    expect(sent[0]?.url).toBe(url);
    await sent[0]?.answer({
      options: [{ value: 'Gent', label: 'In Gent', count: 4 }, { value: null }, null, 7, { label: 'x' }],
      aggregations: { values: { buckets: [{ key: 'Gent', doc_count: 4 }, { key: true }] } },
    });
    const label = from === 'options' ? 'In Gent' : 'Gent';
    expect(await values).toEqual([{ value: 'Gent', label, count: 4 }]);
  });

  it.each([
    ['options', {}],
    ['terms', {}],
    ['terms', { aggregations: {} }],
  ] as const)('FIL-02 an answer for %s without any, %j, is logged and leaves none', async (from, answer) => {
    const { sent, logged, values } = opened({ source: { from } });
    await sent[0]?.answer(answer);
    expect(await values).toEqual([]);
    expect(logged).toEqual(['The values of office could not be fetched']);
  });

  it('FIL-02 that are given up reject and are no failure', async () => {
    const controller = new AbortController();
    const { logged, values } = opened({}, controller.signal);
    controller.abort();
    await expect(values).rejects.toThrow();
    expect(logged).toEqual([]);
  });

  it('FIL-02c a list without a name has none', async () => {
    expect(await opened({ source: { from: 'list' } }).values).toEqual([]);
  });

  it.each([
    ['JOB', 'jobs_index/people/'],
    ['CANDIDATE', 'candidates_index/people/'],
  ] as const)('FIL-10 of a %s that begin with what was typed are twenty', async (kind, path) => {
    const sent: Sent[] = [];
    const api = createApiClient({ baseUrl: '/api', fetch: waitingNetwork(sent) });
    const values = fetchPrefixValues(api, kind, 'people', 'office', 'ge', new AbortController().signal);
    expect(sent[0]?.url).toContain(path);
    expect(sent[0]?.body).toEqual({ property: 'office', text: 'ge', size: 20 });
    await sent[0]?.answer(['Gent']);
    expect(await values).toEqual(['Gent']);
  });
});

it('RES-02 which of some people stand in a list is asked under the filters of the list, by their ids', () => {
  const named = { property: 'id', data: { type: 'enum', comparison: 'is one of', value: ['c1', 'c2'] } };
  expect(withIds(null, ['c1', 'c2'])).toEqual({ combinator: 'and', rules: [named] });
  const own = {
    combinator: 'or',
    rules: [{ property: 'office', data: { type: 'enum', comparison: 'is one of', value: ['Gent'] } }],
  } as const;
  expect(withIds(own, ['c1', 'c2'])).toEqual({ combinator: 'and', rules: [own, named] });
});
