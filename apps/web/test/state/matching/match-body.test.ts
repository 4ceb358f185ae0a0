import type { IndexConfiguration } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { unconfiguredIndex } from '../../../src/state/lists/unconfigured-index.ts';
import { matchBody, pageCountOf, pageSizeOf } from '../../../src/state/matching/searches/match-body.ts';
import type { MatchRequest } from '../../../src/state/matching/searches/match-request.ts';
import { preparedMatches } from '../../../src/state/matching/searches/prepared-matches.ts';
import { tabFirstStorage } from '../../../src/state/kept/tab-first-storage.ts';
import { aMatch } from '../../results/a-match.ts';
import { skill, sortModes, storageOf } from './matching-world.ts';

const entity = { type: 'JOB', index: 'jobs', id: 'j1' } as const;

describe('the pages of a match', () => {
  it('A9 are twenty, forty of jobs in demo-filter mode, and end with the ten thousandth', () => {
    expect([pageSizeOf('JOB', false), pageSizeOf('JOB', true), pageSizeOf('CANDIDATE', true)]).toEqual([20, 40, 20]);
    expect([pageCountOf(41, 20), pageCountOf(40, 20), pageCountOf(0, 20)]).toEqual([3, 2, 0]);
    expect([pageCountOf(1_000_000, 20), pageCountOf(1_000_000, 40)]).toEqual([500, 250]);
  });
});

describe('the body of a match', () => {
  const request: MatchRequest = {
    aspects: skill('MIG'),
    language: 'DUT',
    strategy: null,
    sortMode: null,
    filters: {},
    customFiltersPredicate: null,
    excludedIds: [],
    includeStatus: [],
  };
  const index: IndexConfiguration = {
    ...unconfiguredIndex('people'),
    scoreType: 'REVERSE',
    expansionType: 'NONE',
    filterProperties: [{ property: 'office', label: 'o', type: 'keyword', values: { from: 'terms' } }],
  };
  const around = { source: null, index, userLanguage: 'it' };

  it('asks a profile, its page and how it is scored', () => {
    expect(matchBody(request, 2, around)).toEqual({
      matchProfile: {
        language: 'DUT',
        aspects: {
          hardSkills: {
            type: 'concepts',
            weight: 1,
            required: false,
            value: [{ id: 'MIG', label: 'MIG', weight: 1, required: false }],
          },
        },
      },
      userLanguage: 'it',
      from: 40,
      size: 20,
      queryParams: { scoreType: 'REVERSE', expansionType: 'NONE', explain: 'page' },
    });
  });

  it('SET-21b scores forward in full across types where no index says otherwise', () => {
    expect(matchBody(request, 0, { ...around, index: undefined }).queryParams).toEqual({
      scoreType: 'MUTUAL_FORWARD_SCORE',
      expansionType: 'FULL_CROSS_TYPES',
      explain: 'page',
    });
  });

  it('names source, order, filter, excluded ids and statuses where there are any', () => {
    const rules = [{ property: 'office', data: { type: 'keyword', comparison: 'contains', value: 'x' } }] as const;
    const asked: MatchRequest = {
      ...request,
      sortMode: sortModes[0],
      customFiltersPredicate: { combinator: 'or', rules },
      excludedIds: ['c1'],
      includeStatus: ['CLOSED'],
    };
    expect(matchBody(asked, 0, { ...around, source: entity, size: 3 })).toMatchObject({
      source: entity,
      sort: [{ field: 'score', order: 'desc' }],
      matchFilter: { combinator: 'and', rules: [{ combinator: 'or', rules }] },
      excludedIds: ['c1'],
      includeStatus: ['CLOSED'],
      size: 3,
    });
  });

  it('MAT-03c of a list asks no profile, no source and no order by score', () => {
    const list: MatchRequest = { ...request, isList: true };
    const body = matchBody({ ...list, sortMode: sortModes[0] }, 0, { ...around, source: entity });
    expect(Object.keys(body)).toEqual(['userLanguage', 'from', 'size', 'queryParams']);
    expect(matchBody({ ...list, sortMode: sortModes[1] }, 0, around).sort).toEqual([{ field: 'name', order: 'asc' }]);
  });
});

describe('matches of a customer', () => {
  it('SET-21q are changed by the customer’s module before anything is read from them', () => {
    const matches = [aMatch([], { id: 'c1', score: 0.7, document: { id: 'c1' } })];
    const index = unconfiguredIndex('people');
    expect(preparedMatches(index, matches)).toBe(matches);
    const prepared = preparedMatches(
      { ...index, apiConversionPreProcessor: (one) => ({ ...one, jobTitle: 'changed' }) },
      matches,
    );
    expect(prepared).toEqual([{ ...matches[0], document: { id: 'c1', jobTitle: 'changed' } }]);
  });
});

describe('what a tab keeps', () => {
  it('is its own first, and the browser’s where it has none', () => {
    const tab = new Map([['a', 'tab']]);
    const browser = new Map([
      ['a', 'browser'],
      ['b', 'browser'],
    ]);
    const storage = tabFirstStorage(storageOf(tab), storageOf(browser));
    expect([storage.getItem('a'), storage.getItem('b'), storage.getItem('c')]).toEqual(['tab', 'browser', null]);
    expect([storage.length, storage.key(1)]).toEqual([2, 'b']);
    storage.setItem('c', 'new');
    expect([tab.get('c'), browser.get('c')]).toEqual(['new', 'new']);
    storage.removeItem('a');
    expect([tab.has('a'), browser.has('a')]).toEqual([false, false]);
  });
});
