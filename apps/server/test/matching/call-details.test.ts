import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CANDIDATES, asking, startDetailsWorld, welder } from '../worlds/details-world.ts';
import { concepts, ids, item, TO_CANDIDATES } from '../worlds/matching-world.ts';
import type { TestServer } from '../worlds/test-server.ts';

let server: TestServer;
const post = (url: string, body: unknown) => server.call('POST', url, body);

beforeAll(async () => {
  server = await startDetailsWorld();
});
afterAll(() => server.close());

describe('who is found', () => {
  it('ENG-14 the ids of select-all stand in the order of the matches', async () => {
    const two = asking({ jobFunctions: concepts(item('lasser'), item('bakker', { weight: 0.5 })) });
    const { json } = await post(`${TO_CANDIDATES}/ids`, { ...two, size: 10 });
    expect(json.ids).toEqual(['twin', 'z-welder', 'a-baker', 'far']);
    expect(json.ids).toEqual(ids(await post(TO_CANDIDATES, two)));
  });

  it('LST-04 a list has as many as its page, by id, and the rest on the next', async () => {
    expect(ids(await post(TO_CANDIDATES, { from: 0, size: 3 }))).toEqual(['a-baker', 'far', 'twin']);
    expect(ids(await post(TO_CANDIDATES, { from: 3, size: 3 }))).toEqual(['z-welder']);
  });

  it('MAT-10 a source leaves out itself, and not the document of its id in another index', async () => {
    const of = (type: string, index: string) => ({ source: { type, index, id: 'twin' } });
    expect(ids(await post(TO_CANDIDATES, of('JOB', 'jobs')))).toContain('twin');
    expect(ids(await post(TO_CANDIDATES, of('CANDIDATE', 'candidates')))).not.toContain('twin');
  });

  it('MAT-21 a source of a kind that its index does not hold is refused', async () => {
    const { status, json } = await post(TO_CANDIDATES, { source: { type: 'JOB', index: 'candidates', id: 'twin' } });
    expect([status, json.error.code]).toEqual([404, 'UNKNOWN_INDEX']);
  });

  it('ENG-08 an index or a document that is not there is refused at the field that names it', async () => {
    const refused = async (path: string, body: object) => {
      const { status, json } = await post(path, body);
      return [status, json.error.code, json.error.details.map((detail: { path: string }) => detail.path)];
    };
    const source = { type: 'JOB', index: 'jobs', id: 'twin' };
    expect(await refused(TO_CANDIDATES, { source: { ...source, index: 'no' } })).toEqual([
      404,
      'UNKNOWN_INDEX',
      ['source.index'],
    ]);
    expect(await refused(TO_CANDIDATES, { source: { ...source, id: 'no' } })).toEqual([
      404,
      'UNKNOWN_DOCUMENT',
      ['source.id'],
    ]);
    const pair = { sourceIndex: 'jobs', sourceId: 'twin', targetIndex: 'candidates', targetId: 'twin' };
    const details = (change: object) => refused('/hrmatching/match2candidates/details', { ...pair, ...change });
    expect(await details({ sourceIndex: 'no' })).toEqual([404, 'UNKNOWN_INDEX', ['sourceIndex']]);
    expect(await details({ sourceId: 'no' })).toEqual([404, 'UNKNOWN_DOCUMENT', ['sourceId']]);
    expect(await details({ targetIndex: 'no' })).toEqual([404, 'UNKNOWN_INDEX', ['targetIndex']]);
    expect(await details({ targetId: 'no' })).toEqual([404, 'UNKNOWN_DOCUMENT', ['targetId']]);
  });

  it('ENG-04 the documents of a value are those that have it, not those that it reaches', async () => {
    const body = { label: 'lassen', aspect: 'hardSkills', lang: 'nl', index: 'candidates', size: 1 };
    const { json } = await post('/ontology/expand', body);
    expect(json.items).toMatchObject([{ label: 'lassen', documents: 0 }]);
    const tig = await post('/ontology/expand', { ...body, label: 'TIG-lassen' });
    expect(tig.json.items).toMatchObject([{ label: 'TIG-lassen', documents: 1 }]);
  });
});

describe('what of a match is shown', () => {
  const only = async (body: object) => (await post(TO_CANDIDATES, { ...body, size: 1 })).json.matches[0];

  it('ENG-02a a _source names fields and properties whole, with the dots in their names', async () => {
    const { document } = await only(
      asking(
        { hardSkills: concepts(item('TIG-lassen')) },
        { _source: ['extraProperties.visit.last', 'preferredJobInfo'] },
      ),
    );
    expect(document).toEqual({
      id: 'z-welder',
      preferredJobInfo: 'Nacht.',
      extraProperties: { 'visit.last': 'May' },
    });
  });

  it('ENG-06 an explanation of a page says what is required, as the whole one does', async () => {
    const asked = asking({ jobFunctions: concepts(item('lasser', { required: true }), item('bakker')) });
    const flags = async (explain: string) =>
      (await only({ ...asked, queryParams: { explain } })).explanations.map(
        ({ asked: { label }, required }: { asked: { label: string }; required: boolean }) => [label, required],
      );
    expect(await flags('full')).toEqual(
      expect.arrayContaining([
        ['lasser', true],
        ['bakker', false],
      ]),
    );
    expect(await flags('page')).toEqual(await flags('full'));
  });

  it('ENG-08 details are as short as the call asks', async () => {
    const details = async (queryParams: object) => {
      const body = { ...asking(welder), targetIndex: 'candidates', targetId: 'z-welder', queryParams };
      return (await post('/hrmatching/match2candidates/details', body)).json.matches[0].explanations[0];
    };
    expect(await details({})).toHaveProperty('path');
    expect(await details({ explain: 'page' })).not.toHaveProperty('path');
  });

  it('ENG-08 a target without a source and a profile is compared with nothing', async () => {
    const { status, json } = await post('/hrmatching/match2candidates/details', {
      targetIndex: 'candidates',
      targetId: 'twin',
    });
    expect([status, json.error.details[0].path]).toEqual([400, 'sourceId']);
  });

  it('ENG-02a labels are in the language of the source where the call names none, and a path in that of the user', async () => {
    const source = { type: 'JOB', index: 'jobs', id: 'french' };
    const [match] = (await post(TO_CANDIDATES, { source })).json.matches;
    expect(match.explanations[0].foundConcept.label).toBe('soudeur');
    const reached = asking({ hardSkills: concepts(item('lassen')) }, { userLanguage: 'it' });
    const { path } = (await only(reached)).explanations[0];
    expect(path).toMatchObject([{ relation: 'narrower', label: 'saldatura TIG' }]);
  });

  it('ENG-02a the language of the body goes before that of the call', async () => {
    // an Italian barista is a bartender; to everyone else the word is the coffee maker's alone
    const body = { matchProfile: { aspects: { jobFunctions: concepts(item('barista')) } }, language: 'ITA' };
    const { json } = await post('/hrmatching/match2candidates/details?language=en', {
      ...body,
      targetIndex: 'candidates',
      targetId: 'twin',
    });
    expect(json.matches[0].explanations[0].asked.conceptId).toBe('bartender');
  });

  it('ENG-05b under PENALTY who lacks a required value stays, with half of the score and the penalty that did it', async () => {
    const relations = ['same', 'narrower', 'skillToOccupation'];
    const required = { mode: 'PENALTY', relations, enumMinimum: 0.8, missing: 'FAIL', penalty: 0.5 };
    const body = asking(
      { jobFunctions: concepts(item('bakker'), item('lasser', { required: true, weight: 0.5 })) },
      { strategyParameters: { required } },
    );
    const { matches } = (await post(TO_CANDIDATES, body)).json;
    const baker = matches.find(({ id }: { id: string }) => id === 'a-baker');
    expect(baker).toMatchObject({ score: 0.5, penalty: 0.5, balance: 0 });
    const whole = matches.find(({ id }: { id: string }) => id === 'z-welder');
    expect(whole).toMatchObject({ penalty: 1 });
  });
});

describe('a source of the kind that is searched', () => {
  const source = { type: 'CANDIDATE', index: 'candidates', id: 's' };
  const number = (value: number) => ({
    type: 'integer',
    weight: 1,
    required: false,
    value: { weight: 1, required: false, value },
  });
  const wage = (from: number, to: number) => ({
    type: 'range',
    weight: 1,
    required: false,
    value: { weight: 1, required: false, from, to },
  });
  const forward = async (more: object = {}) => {
    const { json } = await post(TO_CANDIDATES, { source, queryParams: { scoreType: 'FORWARD', ...more } });
    const match = json.matches.find(({ id }: { id: string }) => id === 't');
    return Object.fromEntries(
      match.explanations
        .filter(({ scoreType }: { scoreType: string }) => scoreType === 'FORWARD')
        .map(({ aspect, similarity }: { aspect: string; similarity: number }) => [aspect, similarity]),
    );
  };

  beforeAll(async () => {
    const put = (id: string, aspects: object) =>
      server.call('PUT', `${CANDIDATES}/doc/${id}?refresh=true`, { language: 'DUT', matchProfile: { aspects } });
    await put('s', { ...welder, wage: wage(3000, 3000), availabilityAspect: number(30) });
    await put('t', { ...welder, wage: wage(2000, 2000), availabilityAspect: number(40) });
  });
  afterAll(async () => {
    for (const id of ['s', 't']) await server.call('DELETE', `${CANDIDATES}/doc/${id}?refresh=true`);
  });

  it('ENG-03 asks as such a one: of two candidates the one who asks more is not served by who gets less', async () => {
    // a job that pays 3000 would be enough for who asks 2000
    expect(await forward()).toMatchObject({ jobFunctions: 1, wage: 0 });
  });

  it('ENG-05d asks for its own day as of the day of the call: both have ten days less by then', async () => {
    // ten days too late of the thirty that are tolerated
    expect(await forward()).toMatchObject({ availabilityAspect: 0.6667 });
    expect(await forward({ asOf: '2026-03-12' })).toMatchObject({ availabilityAspect: 0.6667 });
  });
});
