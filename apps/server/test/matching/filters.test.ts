import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

const CANDIDATES = '/hrmatching/match2candidates/candidates';
const VALUES = '/hrmatching/candidates_index/candidates/_search';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const people = {
    anna: {
      town: 'Gent',
      tags: ['nacht', 'ploeg'],
      rate: 20,
      born: '1999-03-02',
      hired: '2026-02-27',
      note: 'rijdt met een heftruck',
    },
    bert: { town: 'Brugge', tags: ['dag'], rate: 25, born: '1999-03-03', hired: '2025-12-01', note: 'Hoge hakken' },
    carla: {
      town: 'Gent',
      rate: '30',
      born: '1960-01-01',
      hired: '2026-03-20',
      note: 'heftruck en reachtruck, rijdt graag',
    },
    dirk: { town: '' },
  };
  for (const [id, extraProperties] of Object.entries(people)) {
    const put = await server.call('PUT', `/hrmatching/candidates_index/candidates/doc/${id}?refresh=true`, {
      language: 'DUT',
      extraProperties,
    });
    expect(put.status).toBe(200);
  }
}, 120_000);
afterAll(() => server.close());

const EVERYBODY = ['anna', 'bert', 'carla', 'dirk'];

/** The ids of the list under one rule about a property; the day of the request is 2 March 2026. */
async function passing(property: string, data: object): Promise<readonly string[]> {
  const matchFilter = { combinator: 'and', rules: [{ property, data }] };
  const answer = await server.call('POST', CANDIDATES, { matchFilter });
  expect(answer.status).toBe(200);
  expect(answer.json.count).toBe(answer.json.matches.length);
  return answer.json.matches.map(({ id }: { id: string }) => id);
}

describe('a filter over stored documents', () => {
  it('FIL-04a enum: is one of, is not one of, is empty, is not empty', async () => {
    const rule = (comparison: string, value?: readonly string[]) =>
      passing('town', { type: 'enum', comparison, ...(value === undefined ? {} : { value }) });
    expect(await rule('is one of', ['Gent'])).toEqual(['anna', 'carla']);
    expect(await rule('is not one of', ['Gent'])).toEqual(['bert', 'dirk']);
    expect(await rule('is empty')).toEqual(['dirk']);
    expect(await rule('is not empty')).toEqual(['anna', 'bert', 'carla']);
    expect(await passing('tags', { type: 'enum', comparison: 'is one of', value: ['ploeg'] })).toEqual(['anna']);
  });

  it('FIL-04a keyword: contains, whatever the case; full text: all words in any order', async () => {
    const words = (type: string, value: string) => passing('note', { type, comparison: 'contains', value });
    expect(await words('keyword', 'HAKKEN')).toEqual(['bert']);
    expect(await words('keyword', 'heftruck rijdt')).toEqual([]);
    expect(await words('fullText', 'heftruck rijdt')).toEqual(['anna', 'carla']);
  });

  it('FIL-04a number: equal, less, greater, between', async () => {
    const rate = (comparison: string, value: number | readonly number[]) =>
      passing('rate', { type: 'number', comparison, value });
    expect(await rate('equal', 25)).toEqual(['bert']);
    expect(await rate('less than', 25)).toEqual(['anna']);
    expect(await rate('greater than', 24)).toEqual(['bert', 'carla']);
    expect(await rate('between', [20, 25])).toEqual(['anna', 'bert']);
  });

  it('FIL-04a age: who turned 27 today is 27, who turns it tomorrow is 26', async () => {
    const age = (comparison: string, value: number) => passing('born', { type: 'age', comparison, value });
    expect(await age('equal', 27)).toEqual(['anna']);
    expect(await age('less than', 27)).toEqual(['bert']);
    expect(await age('greater than', 27)).toEqual(['carla']);
  });

  it('FIL-04a date interval: less and more than a week ago, within a month from now', async () => {
    const hired = (comparison: string, value: object) => passing('hired', { type: 'dateInterval', comparison, value });
    expect(await hired('less than', { amount: 1, unit: 'w', direction: 'ago' })).toEqual(['anna']);
    expect(await hired('more than', { amount: 1, unit: 'w', direction: 'ago' })).toEqual(['bert']);
    expect(await hired('less than', { amount: 1, unit: 'M', direction: 'future' })).toEqual(['carla']);
  });

  it('FIL-04b a keyword or full text without input is ignored', async () => {
    expect(await passing('note', { type: 'keyword', comparison: 'contains', value: ' ' })).toEqual(EVERYBODY);
    expect(await passing('note', { type: 'fullText', comparison: 'contains' })).toEqual(EVERYBODY);
    expect(await passing('note', { type: 'keyword', comparison: 'is empty' })).toEqual(['dirk']);
  });

  it('FIL-04c an enum with nothing chosen is ignored', async () => {
    expect(await passing('town', { type: 'enum', comparison: 'is one of', value: [] })).toEqual(EVERYBODY);
    expect(await passing('town', { type: 'enum', comparison: 'is not one of' })).toEqual(EVERYBODY);
  });

  it('FIL-04d a number or an age without input is ignored, between without its second number too', async () => {
    expect(await passing('rate', { type: 'number', comparison: 'equal' })).toEqual(EVERYBODY);
    expect(await passing('born', { type: 'age', comparison: 'less than', value: null })).toEqual(EVERYBODY);
    for (const value of [20, [], [20], [20, null], [null, 20], ['', 20]]) {
      expect(await passing('rate', { type: 'number', comparison: 'between', value })).toEqual(EVERYBODY);
      expect(await passing('born', { type: 'age', comparison: 'between', value })).toEqual(EVERYBODY);
    }
    expect(await passing('rate', { type: 'number', comparison: 'between', value: ['20', 25] })).toEqual([
      'anna',
      'bert',
    ]);
  });

  it('FIL-04d a date interval without its amount, and days between without both, are ignored', async () => {
    const interval = { amount: null, unit: 'w', direction: 'ago' };
    expect(await passing('hired', { type: 'dateInterval', comparison: 'less than', value: interval })).toEqual(
      EVERYBODY,
    );
    for (const value of ['2026-02-01', ['2026-02-01'], ['2026-02-01', null], ['', '2026-02-01']]) {
      expect(await passing('hired', { type: 'date', comparison: 'between', value })).toEqual(EVERYBODY);
    }
  });
});

describe('a value that is none', () => {
  it.each([
    ['number', 'equal', 'ten', 'Expected a number, or two: [from, to].'],
    ['date', 'after', 5, 'Expected a day, or two: [from, to].'],
  ])('FIL-04a of a rule of the kind %s is refused with what is expected', async (type, comparison, value, message) => {
    const matchFilter = { combinator: 'and', rules: [{ property: 'rate', data: { type, comparison, value } }] };
    const { status, json } = await server.call('POST', CANDIDATES, { matchFilter });
    expect([status, json.error.details]).toEqual([400, [{ path: 'matchFilter.rules[0].data.value', message }]]);
  });
});

describe('values of a property', () => {
  it('FIL-02a come by POST as buckets by count, then value, at most as many as were asked for', async () => {
    const answer = await server.call('POST', VALUES, { aggs: { values: { terms: { field: 'town', size: 10_000 } } } });
    expect(answer.json.aggregations.values.buckets).toEqual([
      { key: 'Gent', doc_count: 2 },
      { key: 'Brugge', doc_count: 1 },
    ]);
    const one = await server.call('POST', VALUES, { aggs: { values: { terms: { field: 'town', size: 1 } } } });
    expect(one.json.aggregations.values.buckets).toEqual([{ key: 'Gent', doc_count: 2 }]);
    const text = await server.call('POST', VALUES, { aggs: { values: { terms: { field: 'town', size: '1' } } } });
    expect(text.json).toEqual(one.json);
    const many = await server.call('POST', VALUES, { aggs: { values: { terms: { field: 'town', size: 10_001 } } } });
    expect(many.status).toBe(400);
  });

  it('FIL-02b come by GET as options', async () => {
    const answer = await server.call('GET', '/hrmatching/candidates_index/candidates/_options?property=town');
    expect(answer.json).toEqual({
      options: [
        { value: 'Gent', label: 'Gent', count: 2 },
        { value: 'Brugge', label: 'Brugge', count: 1 },
      ],
    });
  });
});

describe('an order', () => {
  const order = (field: string) => ({ sort: [{ field: 'score' }, { field }] });
  const welder = { matchProfile: { aspects: { jobFunctions: { value: [{ label: 'lasser' }] } } } };

  it('ENG-02a by a property that no document has is refused with its path, a list as well as a match', async () => {
    for (const body of [{ ...welder, ...order('twon') }, order('twon')]) {
      for (const call of ['', '/ids', '/csv', '/impact']) {
        const { status, json } = await server.call('POST', `${CANDIDATES}${call}`, body);
        expect([status, json.error.code]).toEqual([400, 'INVALID_REQUEST']);
        expect(json.error.details).toEqual([{ path: 'sort[1].field', message: 'No document has a property twon.' }]);
      }
    }
  });

  it('ENG-02a SET-21d that the screens offer is no mistake while nobody has the property, nor is what any document has', async () => {
    // "office" is an order of the configuration, and none of these candidates has one
    for (const field of ['score', 'id', 'updatedAt', 'status', 'town', 'office']) {
      expect((await server.call('POST', CANDIDATES, order(field))).status).toBe(200);
    }
  });
});
