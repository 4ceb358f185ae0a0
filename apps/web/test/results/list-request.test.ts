import { ApiFailure } from '@counterpart/client';
import { describe, expect, it } from 'vitest';
import { isUnknownProperty, listFilter, listSort, type ListRequest } from '../../src/state/lists/list-request.ts';

const WHOLE_LIST: ListRequest = { text: '', facets: {}, sort: 'none' };

describe('a list', () => {
  it('LST-04 opens whole and in the order of the index', () => {
    expect(listFilter('CANDIDATE', WHOLE_LIST)).toBeNull();
    expect(listSort('CANDIDATE', WHOLE_LIST)).toEqual([]);
  });

  it('is searched in id, name and town, and a job in its company', () => {
    const contains = (property: string) => ({
      property,
      data: { type: 'keyword', comparison: 'contains', value: 'vermeulen' },
    });
    expect(listFilter('CANDIDATE', { ...WHOLE_LIST, text: ' vermeulen ' })).toEqual({
      combinator: 'and',
      rules: [{ combinator: 'or', rules: [contains('id'), contains('name'), contains('town')] }],
    });
    expect(listFilter('JOB', { ...WHOLE_LIST, text: 'vermeulen' }, { idsOnly: true })).toEqual({
      combinator: 'and',
      rules: [{ combinator: 'or', rules: [contains('id')] }],
    });
  });

  it('a facet counts under the other facets, never under its own', () => {
    const request = { ...WHOLE_LIST, facets: { language: ['DUT'], office: ['Gent', 'Brugge'], status: [] } };
    expect(JSON.stringify(listFilter('CANDIDATE', request))).toContain('"value":["Gent","Brugge"]');
    expect(JSON.stringify(listFilter('CANDIDATE', request, { except: 'office' }))).not.toContain('Gent');
    expect(JSON.stringify(listFilter('CANDIDATE', request, { except: 'office' }))).toContain('DUT');
  });

  it('knows an unknown property by its status', () => {
    expect(isUnknownProperty(new ApiFailure(400, 'Bad Request', '{}'))).toBe(true);
    expect(isUnknownProperty(new ApiFailure(500, 'x', '{}'))).toBe(false);
  });
});
