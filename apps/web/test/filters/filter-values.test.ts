import { createApiClient } from '@counterpart/client';
import { describe, expect, it } from 'vitest';
import { fetchFilterValues, type FilterValuesQuery } from '../../src/state/filters/filter-values.ts';

/** A server that answers one JSON and remembers what it was asked. */
function server(answer: unknown, status = 200) {
  const asked: { readonly url: string; readonly method: string; readonly body: unknown }[] = [];
  const api = createApiClient({
    baseUrl: '/api',
    fetch: (url, init) => {
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
      asked.push({ url: url instanceof Request ? url.url : url.toString(), method: init?.method ?? 'GET', body });
      return Promise.resolve(Response.json(answer, { status }));
    },
  });
  return { api, asked };
}

const query = (change: Partial<FilterValuesQuery> = {}): FilterValuesQuery => ({
  kind: 'CANDIDATE',
  index: 'candidates',
  property: 'office',
  source: { from: 'terms' },
  matchFilter: null,
  ...change,
});
const silent = () => undefined;

describe('filter values', () => {
  it('FIL-02a come by POST to a configured endpoint with a terms aggregation of 10000 buckets', async () => {
    const { api, asked } = server({ aggregations: { values: { buckets: [{ key: 'Gent', doc_count: 3 }] } } });
    const source = { from: 'terms', endpoint: '/elsewhere/_search' } as const;
    expect(await fetchFilterValues(api, query({ source }), silent)).toEqual([
      { value: 'Gent', label: 'Gent', count: 3 },
    ]);
    expect(asked).toEqual([
      {
        url: '/elsewhere/_search',
        method: 'POST',
        body: { size: 0, aggs: { values: { terms: { field: 'office', size: 10000 } } } },
      },
    ]);
  });

  it('FIL-02a are counted under the other filters in the index itself', async () => {
    const { api, asked } = server({ aggregations: { values: { buckets: [] } } });
    const matchFilter = { combinator: 'and' as const, rules: [] };
    expect(await fetchFilterValues(api, query({ matchFilter }), silent)).toEqual([]);
    expect(asked[0]?.url).toBe('/api/hrmatching/candidates_index/candidates/_search');
    expect(asked[0]?.body).toMatchObject({ matchFilter });
  });

  it('FIL-02a are counted under the other filters at a configured endpoint too', async () => {
    const { api, asked } = server({ aggregations: { values: { buckets: [] } } });
    const matchFilter = { combinator: 'and' as const, rules: [] };
    const source = { from: 'terms', endpoint: '/elsewhere/_search' } as const;
    expect(await fetchFilterValues(api, query({ source, matchFilter }), silent)).toEqual([]);
    expect(asked).toEqual([
      {
        url: '/elsewhere/_search',
        method: 'POST',
        body: {
          size: 0,
          aggs: { values: { terms: { field: 'office', size: 10000 } } },
          matchFilter: { combinator: 'and', rules: [] },
        },
      },
    ]);
  });

  it('FIL-02b come by GET from an answer that holds options', async () => {
    const options = [{ value: 'a', label: 'A', count: 2 }, { value: 7 }, 'nonsense'];
    const { api, asked } = server({ options });
    const source = { from: 'options', endpoint: '/lists/offices' } as const;
    expect(await fetchFilterValues(api, query({ source }), silent)).toEqual([
      { value: 'a', label: 'A', count: 2 },
      { value: '7', label: '7', count: null },
    ]);
    expect(asked).toEqual([{ url: '/lists/offices', method: 'GET', body: null }]);
  });

  it('FIL-02c SET-26 come from the lists that ship, without a call', async () => {
    const { api, asked } = server({});
    const valuesOf = async (list: 'companies' | 'offices-candidates' | 'offices-jobs') =>
      (await fetchFilterValues(api, query({ source: { from: 'list', list } }), silent)).map(({ value }) => value);
    const offices =
      'Antwerpen, Bologna, Brussel, Gent, Hasselt, Leuven, Liège, Lille, Luxembourg, Lyon, Milano, Rotterdam';
    expect((await valuesOf('offices-candidates')).join(', ')).toBe(`${offices}, Utrecht`);
    expect((await valuesOf('offices-jobs')).join(', ')).toBe(`${offices}, Utrecht`);
    expect((await valuesOf('companies')).join(', ')).toBe(
      'Bank Vossenberg, Bibliotheek Roodkerke, Borgoforte Servizi sas, Brandsma Technics, Castelmora Servizi, ' +
        'Crèche Sartigny, Duinrand Fashion, Eemvallei Robotics, Eikenrode Automation, Ferme Grandpré, ' +
        'Harrow Vale Energy Services, Harrow Vale Events, Hôtel Rivesart, IJsselgouw Industries VOF, ' +
        'Klimaat Hoogstade, Kouterhof Holding, Maison de repos Noirval, Polderwind Cleaning bv',
    );
    expect(asked).toEqual([]);
  });

  it('FIL-02d a failure, or an answer without buckets, is logged and leaves the list empty', async () => {
    for (const { api } of [server({}, 500), server({ aggregations: {} }), server({ aggregations: { values: {} } })]) {
      const logged: string[] = [];
      expect(await fetchFilterValues(api, query(), (what) => logged.push(what))).toEqual([]);
      expect(logged).toEqual(['The values of office could not be fetched']);
    }
  });
});
