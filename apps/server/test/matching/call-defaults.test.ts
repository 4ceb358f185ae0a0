import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asking, concepts, ids, item, startMatchingWorld, TO_CANDIDATES } from '../worlds/matching-world.ts';
import type { TestServer } from '../worlds/test-server.ts';

const CANDIDATES = '/hrmatching/candidates_index/candidates';

let server: TestServer;
const post = (url: string, body: unknown) => server.call('POST', url, body);

/** What is refused, as status, code and path. */
async function refusalOf(url: string, body: unknown) {
  const { status, json } = await post(url, body);
  return [status, json.error?.code, json.error?.details?.[0]?.path];
}

beforeAll(async () => {
  server = await startMatchingWorld();
  const tags = Array.from({ length: 10_050 }, (_, i) => `tag ${i}`);
  await server.call('PUT', `${CANDIDATES}/doc/tagged?refresh=true`, { extraProperties: { tags } });
});
afterAll(() => server.close());

describe('a match', () => {
  const welders = asking({ jobFunctions: concepts(item('lasser')) });

  it('ENG-02a a _source that names no field shows none but the id', async () => {
    const { json } = await post(TO_CANDIDATES, { ...welders, _source: [] });
    expect(json.matches[0].document).toEqual({ id: 'welder' });
  });

  it('ENG-02a from and size may reach ten thousand together, and not one more', async () => {
    const to = (from: number, size: number) => post(TO_CANDIDATES, { ...welders, from, size });
    expect((await to(9990, 10)).status).toBe(200);
    expect((await to(9991, 10)).json.error.code).toBe('RESULT_WINDOW');
  });

  it('ENG-02a what is optional may be null: it is as if it were not there', async () => {
    const nulls = { sort: null, _source: null, queryParams: null, userLanguage: null, source: null, excludedIds: null };
    const plain = await post(TO_CANDIDATES, welders);
    const same = await post(TO_CANDIDATES, { ...welders, ...nulls, matchFilter: null, language: null });
    expect([same.status, ids(same)]).toEqual([200, ids(plain)]);
    const own = { matchProfile: null, strategyParameters: null, strategyVersion: null, includeStatus: null };
    const inner = { scoreType: null, expansionType: null, asOf: null, explain: null };
    const list = await post(TO_CANDIDATES, { ...own, queryParams: inner, from: null, size: null });
    expect(list.json).toEqual((await post(TO_CANDIDATES, {})).json);
    const target = { targetIndex: 'candidates', targetId: 'welder' };
    const none = { sourceIndex: null, sourceId: null, source: null, language: null, userLanguage: null };
    const details = await post('/hrmatching/match2candidates/details', { ...welders, ...target, ...none, ...inner });
    expect([details.status, ids(details)]).toEqual([200, ['welder']]);
  });

  it('ENG-02a PRO-12 what is optional in a profile may be null, and a number may be an empty text', async () => {
    const value = { id: null, label: 'lasser', weight: null, required: null, custom: null, conceptId: null };
    const place = { label: 'Gent', range: '', rangeUnit: null, weight: null, required: null };
    const of = (nulls: object) => ({
      jobFunctions: { type: 'concepts', weight: null, required: null, custom: null, value: [value] },
      locations: { type: null, value: [place] },
      wage: { type: 'range', value: { from: '2500', to: '', weight: null } },
      seniority: { type: 'integer', value: { value: '' } },
      ...nulls,
    });
    const plain = asking({
      jobFunctions: concepts(item('lasser')),
      locations: { type: 'locations', value: [{ label: 'Gent' }] },
      wage: { type: 'range', value: { from: 2500 } },
    });
    const scores = async (body: unknown) => {
      const { status, json } = await post(TO_CANDIDATES, body);
      return [status, json.matches?.map(({ id, score }: { id: string; score: number }) => [id, score])];
    };
    const nulls = asking(of({ hardSkills: null, shoeSize: null }));
    expect(await scores({ matchProfile: { ...nulls.matchProfile, language: null } })).toEqual(await scores(plain));
    expect(await scores({ matchProfile: { aspects: null } })).toEqual(await scores({ matchProfile: {} }));
  });

  it('ENG-17 ENG-18 what is optional in a document may be null', async () => {
    const nulls = {
      language: null,
      matchProfile: null,
      extraProperties: null,
      workExperiences: null,
      educations: null,
    };
    const url = `${CANDIDATES}/doc/nulls`;
    expect((await server.call('PUT', url, { ...nulls, cvText: 'Ik ben lasser.', colour: null })).status).toBe(200);
    const { json } = await server.call('GET', url);
    expect(json).toMatchObject({ language: 'DUT', colour: null, version: 1 });
    expect(json.matchProfile.aspects.jobFunctions.value).toMatchObject([{ label: 'lasser' }]);
    await server.call('DELETE', `${url}?refresh=true`);
  });

  it('PRO-04 ENG-02a an item without a label asks nothing', async () => {
    const blank = asking({ jobFunctions: concepts(item('lasser'), item(' ')), hardSkills: concepts(item('')) });
    const { json } = await post(TO_CANDIDATES, blank);
    const plain = (await post(TO_CANDIDATES, welders)).json;
    expect([json.count, json.matches[0].score]).toEqual([plain.count, plain.matches[0].score]);
  });

  it('ENG-02c in a list nothing is proven of anyone: score 0, all of it unknown', async () => {
    const { json } = await post(TO_CANDIDATES, { size: 1 });
    expect(json.matches[0]).toMatchObject({ score: 0, unknown: 1, green: false, penalty: 1 });
    expect(json.matches[0]).toMatchObject({ details: [], explanations: [] });
  });

  it('ENG-14 ids begin with the first match, wherever the list stands', async () => {
    const two = asking({ jobFunctions: concepts(item('lasser'), item('bakker', { weight: 0.1 })) });
    const [best] = ids(await post(TO_CANDIDATES, two));
    expect((await post(`${TO_CANDIDATES}/ids`, { ...two, from: 1, size: 1 })).json.ids).toEqual([best]);
  });
});

describe('look-ups', () => {
  it('ENG-09 ten suggestions, none of which is another word for what was given', async () => {
    const suggest = async (...keywords: string[]) => {
      const { json } = await post('/hrmatching/suggest/candidates', { keywords, language: 'DUT' });
      return json.suggestions.map(({ keyword }: { keyword: string }) => keyword) as string[];
    };
    expect(await suggest('lasser')).toHaveLength(10);
    expect(await suggest('lasser')).toContain('TIG-lassen');
    expect(await suggest('lasser', 'argonlassen')).not.toContain('TIG-lassen');
  });

  it('ENG-12 a beginning has at most a hundred labels', async () => {
    const prefix = (size: number) => ({ text: 'a', lang: 'nl', size });
    expect((await post('/ontology/findPrefix', prefix(100))).json.items).toHaveLength(100);
    expect(await refusalOf('/ontology/findPrefix', prefix(101))).toEqual([400, 'INVALID_REQUEST', 'size']);
  });

  it('TXT-07 a length that comes twice is counted once', async () => {
    const count = async (lengths: string) => {
      const { payload } = await server.app.inject({
        method: 'POST',
        url: `/api/stats/ngrams/${lengths}/DUT`,
        headers: { host: 'localhost', 'content-type': 'text/plain' },
        payload: 'lasser lasser bakker bakker',
      });
      return JSON.parse(payload) as unknown;
    };
    expect(await count('1,1')).toEqual(await count('1'));
  });

  it('ENG-10a an advertisement of 500,000 characters is read, one more is too large', async () => {
    const text = (length: number) => ({ locale: 'nl', text: `lasser${' '.repeat(length - 7)}.` });
    expect((await post('/parsing/parseJob', text(500_000))).status).toBe(200);
    expect(await refusalOf('/parsing/parseJob', text(500_001))).toEqual([413, 'TOO_LARGE', 'text']);
  });

  it('ENG-10a an advertisement has no title where it is null, and no locale', async () => {
    const text = 'Wij zoeken een lasser in Gent.';
    const { status, json } = await post('/parsing/parseJob', { title: null, text, locale: null });
    expect([status, json]).toEqual([200, (await post('/parsing/parseJob', { text })).json]);
    expect(await refusalOf('/parsing/parseJob', { title: null, text: null })).toEqual([400, 'EMPTY_TEXT', 'text']);
    const item = { type: 'FUNCTION', text: 'lasser' };
    const query = await post('/ontology/parseQuery', { query: 'lasser', lang: null });
    expect(query.json.parsedQueryItems).toMatchObject([item]);
    const prefix = await post('/ontology/findPrefix', { text: 'lasser', lang: null, conceptTypes: null });
    expect(prefix.json).toEqual((await post('/ontology/findPrefix', { text: 'lasser' })).json);
    for (const [url, needed, nulls] of [
      ['/ontology/findPrefix', { text: 'lasser' }, { size: null }],
      ['/ontology/places', { text: 'gent' }, { lang: null, size: null }],
      ['/ontology/expand', { label: 'lassen', aspect: 'hardSkills' }, { conceptId: null, lang: null, index: null }],
      ['/ontology/expand', { label: 'lassen', aspect: 'hardSkills' }, { expansionType: null, size: null }],
      ['/parsing/parseCandidate', { text: 'Jan Peeters\nlasser' }, { language: null }],
      ['/hrmatching/suggest/candidates', { keywords: ['lasser'] }, { language: null, size: null }],
      [`${CANDIDATES}/_prefix`, { property: 'tags', text: 'tag' }, { size: null }],
    ] as const) {
      expect((await post(url, { ...needed, ...nulls })).json).toEqual((await post(url, needed)).json);
    }
    const keyword = { keyword: 'lasser', queryItemType: null, conceptId: null };
    expect((await post('/hrmatching/suggest/candidates', { keywords: [keyword] })).status).toBe(200);
    const facet = { size: null, query: null, aggs: { tags: { terms: { field: 'tags', size: null } } } };
    expect((await post(`${CANDIDATES}/_search`, facet)).json.aggregations.tags.buckets).toHaveLength(10);
    expect(await refusalOf('/parsing/parseCandidate', { text: null })).toEqual([400, 'EMPTY_TEXT', 'text']);
  });

  it('ENG-10a a title that holds binary data is refused with its path', async () => {
    const body = { title: 'las\u0000ser', text: 'Wij zoeken een lasser.' };
    expect(await refusalOf('/parsing/parseJob', body)).toEqual([400, 'BINARY_TEXT', 'title']);
  });

  it('ENG-11 a query has at most 2,000 characters', async () => {
    const query = (length: number) => ({ query: 'lasser'.padEnd(length, ' '), lang: 'nl' });
    expect((await post('/ontology/parseQuery', query(2000))).status).toBe(200);
    expect(await refusalOf('/ontology/parseQuery', query(2001))).toEqual([400, 'INVALID_REQUEST', 'query']);
  });
});

describe('a document', () => {
  it('MAT-18d a place that an advertisement names gets a range of 50 kilometres', async () => {
    const job = '/hrmatching/jobs_index/jobs/doc/place';
    await server.call('PUT', job, { language: 'DUT', jobTitle: 'Lasser', jobText: 'Wij zoeken een lasser in Gent.' });
    const { locations } = (await server.call('GET', job)).json.matchProfile.aspects;
    expect(locations.value).toMatchObject([{ label: 'Gent', range: 50, rangeUnit: 'KILOMETER' }]);
    await server.call('DELETE', `${job}?refresh=true`);
  });
});

describe('values of a property', () => {
  it('ENG-13e are ten in a facet and twenty by their beginning where the call does not say', async () => {
    const { json } = await post(`${CANDIDATES}/_search`, { aggs: { tags: { terms: { field: 'tags' } } } });
    expect(json.aggregations.tags.buckets).toHaveLength(10);
    expect((await post(`${CANDIDATES}/_prefix`, { property: 'tags', text: 'tag' })).json).toHaveLength(20);
  });

  it('FIL-02a come by hundreds as one list, however many are asked for', async () => {
    const { json } = await post(`${CANDIDATES}/_search`, { aggs: { tags: { terms: { field: 'tags', size: 1201 } } } });
    const keys = json.aggregations.tags.buckets.map(({ key }: { key: string }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([1201, 1201]);
    const few = await post(`${CANDIDATES}/_search`, { aggs: { tags: { terms: { field: 'tags' } } } });
    expect(few.json.aggregations.tags.buckets).toHaveLength(10);
  });

  it('FIL-10 that begin as typed are twenty where the call does not say', async () => {
    const { json } = await post(`${CANDIDATES}/_prefix`, { property: 'tags', text: 'tag' });
    expect(json).toHaveLength(20);
  });

  it('FIL-02b are at most ten thousand as options, and all of these where the call does not say', async () => {
    const { json } = await server.call('GET', `${CANDIDATES}/_options?property=tags`);
    expect(json.options).toHaveLength(10_000);
    const more = await server.call('GET', `${CANDIDATES}/_options?property=tags&size=10001`);
    expect(more.json.error.details[0].path).toBe('size');
  });
});

describe('records about documents', () => {
  it('ENG-13c notes are counted, and the last contact is the latest of notes and selections', async () => {
    const { selections, notes } = server.store;
    const subject = { kind: 'CANDIDATE', index: 'candidates', id: 'baker' } as const;
    const note = { type: null, subject: 'Gebeld', body: '', createdBy: null, version: 1, updatedAt: null };
    const known = async () => (await post('/annotations/candidates', { ids: ['baker'] })).json.annotationsById.baker;
    const last = async () => (await known()).lastContact;
    selections.add('candidatesForJob', 'j1', [{ id: 'baker', status: null }], '2026-02-02T08:00:00.000Z');
    notes.add(subject, { ...note, id: 'n1', createdAt: '2026-01-01T08:00:00.000Z', updatedBy: null });
    expect(await last()).toBe('2026-02-02T08:00:00.000Z');
    notes.add(subject, { ...note, id: 'n2', createdAt: '2026-03-01T08:00:00.000Z', updatedBy: null });
    expect(await last()).toBe('2026-03-01T08:00:00.000Z');
    expect((await known()).noteCount).toBe(2);
  });

  it('ENG-13c a candidate is not annotated with what was selected of a job that has the same id', async () => {
    await server.call('PUT', '/hrmatching/jobs_index/jobs/doc/welder?refresh=true', { jobTitle: 'Lasser' });
    await post('/selections/jobsForCandidate', { subjectId: 'baker', selectionIds: ['welder'] });
    const statuses = async (index: string) =>
      (await post(`/annotations/${index}`, { ids: ['welder'] })).json.annotationsById.welder.selectionStatuses;
    expect(await statuses('jobs')).toMatchObject([{ subjectId: 'baker' }]);
    expect(await statuses('candidates')).toEqual([]);
    expect((await post('/annotations/none', { ids: ['welder'] })).json.error.code).toBe('UNKNOWN_INDEX');
  });

  it('ENG-13d the subject of a note has at most 500 characters', async () => {
    const url = '/notes/CANDIDATE/candidates/placed';
    expect((await post(url, { subject: 's'.repeat(500) })).status).toBe(201);
    expect(await refusalOf(url, { subject: 's'.repeat(501) })).toEqual([400, 'INVALID_REQUEST', 'subject']);
  });

  it('ENG-13b a selection takes a thousand at once, and not one more', async () => {
    const select = (count: number) => ({
      subjectId: 'j1',
      selectionIds: Array.from({ length: count }, (_, i) => `acme${i}`),
    });
    expect((await post('/selections/candidatesForJob', select(1000))).status).toBe(200);
    const refused = [400, 'INVALID_REQUEST', 'selectionIds'];
    expect(await refusalOf('/selections/candidatesForJob', select(1001))).toEqual(refused);
  });

  it('ENG-15b a configuration that is none is 404', async () => {
    const { status, json } = await server.call('GET', '/config/none');
    expect([status, json.error.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a strategy', () => {
  const STRATEGIES = '/hrmatching/matchingstrategies';

  it('STR-04c the defaults of a kind are its own template', async () => {
    for (const kind of ['JOB', 'CANDIDATE']) {
      const { json } = await server.call('GET', `${STRATEGIES}/defaults/${kind}`);
      expect(json).toMatchObject({ name: kind, template: kind, version: 0 });
    }
  });

  it('STR-04d one that is new is made from the template of candidates where the call names none', async () => {
    const { json } = await server.call('GET', `${STRATEGIES}/defaults/JOB`);
    const saved = await server.call('PUT', `${STRATEGIES}/mine`, json.parameters);
    expect(saved.json).toMatchObject({ name: 'mine', template: 'CANDIDATE', version: 1 });
  });

  it('STR-04d STR-03f a number that was emptied is the one that ships; a group that is missing, or null, is refused', async () => {
    const { json } = await server.call('GET', `${STRATEGIES}/defaults/JOB`);
    const { minScore, recencyHalfLifeYears, expansion, aspects, ...others } = json.parameters;
    expect([minScore, recencyHalfLifeYears]).toEqual([0.1, 10]);
    const emptied = {
      ...others,
      expansion: { ...expansion, broader: undefined, narrower: 0.7 },
      aspects: { ...aspects, locations: { combine: 'BEST', missing: 'ZERO' } },
      // a row that is missing from a table with free names was removed
      compatibility: { contractTypes: {}, workingHours: { FULL_TIME: { PART_TIME: 0.3 } } },
    };
    const saved = await server.call('PUT', `${STRATEGIES}/emptied`, emptied);
    expect(saved.status).toBe(200);
    expect(saved.json.parameters).toMatchObject({ minScore: 0.1, recencyHalfLifeYears: 10 });
    expect(saved.json.parameters.expansion).toMatchObject({ broader: 0.6, narrower: 0.7 });
    expect(saved.json.parameters.aspects.locations).toEqual({ weight: 1, combine: 'BEST', missing: 'ZERO' });
    expect(saved.json.parameters.compatibility).toEqual(emptied.compatibility);
    for (const [body, path] of [
      [{ parameters: json.parameters }, 'aspects'],
      [{ ...json.parameters, wage: undefined }, 'wage'],
      [{ ...json.parameters, minScore: null }, 'minScore'],
    ] as const) {
      const { status, json: refused } = await server.call('PUT', `${STRATEGIES}/emptied`, body);
      expect([status, refused.error.details[0].path]).toEqual([400, path]);
    }
    await server.call('DELETE', `${STRATEGIES}/emptied`);
  });

  it('STR-04d a month has some hours: what is divided by is never 0', async () => {
    const { json } = await server.call('GET', `${STRATEGIES}/defaults/JOB`);
    const without = { ...json.parameters, wage: { ...json.parameters.wage, hoursAMonth: 0 } };
    const { status, json: refused } = await server.call('PUT', `${STRATEGIES}/mine`, without);
    expect([status, refused.error.details[0].path]).toEqual([400, 'wage.hoursAMonth']);
  });

  it('STR-04e one that is not there cannot be removed, nor can a template that nobody saved', async () => {
    for (const name of ['none', 'JOB']) {
      const { status, json } = await server.call('DELETE', `${STRATEGIES}/${name}`);
      expect([status, json.error.code]).toEqual([404, 'UNKNOWN_STRATEGY']);
    }
  });
});
