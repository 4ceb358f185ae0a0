import { matchPage } from '@counterpart/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, startTestServer, type TestServer } from '../worlds/test-server.ts';

let server: TestServer;
const TO_CANDIDATES = '/hrmatching/match2candidates/candidates';
const TO_JOBS = '/hrmatching/match2jobs/jobs';

const item = (label: string, more: object = {}) => ({ id: label, label, weight: 1, required: false, ...more });
const concepts = (...items: object[]) => ({ type: 'concepts', weight: 1, required: false, value: items });
const asking = (aspects: object, more: object = {}) => ({ matchProfile: { language: 'DUT', aspects }, ...more });
const welder = { jobFunctions: concepts(item('lasser')) };
const ids = ({ json }: Answer): string[] => json.matches.map(({ id }: { id: string }) => id);
const rule = (property: string, data: object) => ({ combinator: 'and', rules: [{ property, data }] });
const oneOf = (property: string, ...value: string[]) =>
  rule(property, { type: 'enum', comparison: 'is one of', value });
const post = (url: string, body?: unknown) => server.call('POST', url, body);
const first = async (body: object, url = TO_CANDIDATES) => (await post(url, body)).json.matches[0];

beforeAll(async () => {
  server = await startTestServer();
  const put = (kind: 'candidates' | 'jobs', id: string, body: object) =>
    server.call('PUT', `/hrmatching/${kind}_index/${kind}/doc/${id}?refresh=true`, { language: 'DUT', ...body });
  const person = (id: string, aspects: object, extraProperties: object = {}, more: object = {}) =>
    put('candidates', id, { matchProfile: { aspects }, extraProperties: { name: id, ...extraProperties }, ...more });
  await person('anna', { ...welder, hardSkills: concepts(item('TIG-lassen')) }, { office: 'Gent', rank: 2 });
  await person(
    'ben',
    welder,
    { office: 'Brugge', rank: 1 },
    { cvText: 'Ik spreek Frans.', preferredJobInfo: 'Nacht.' },
  );
  await person('closed', welder, { status: 'closed', office: 'Gent' });
  await person('placed', welder, { status: 'placed', office: 'Brugge' });
  await person('picky', { ...welder, languages: concepts(item('Italiaans', { required: true })) }, { office: 'Geel' });
  const job = (id: string, extraProperties: object = {}) =>
    put('jobs', id, { jobTitle: 'Lasser', jobText: 'Je last.', extraProperties });
  await job('j1', { office: 'Gent' });
  await job('j2', { office: 'Brugge', status: 'closed' });
});
afterAll(async () => server.close());

describe('a match', () => {
  it('ENG-02a _source shows the fields it names and no other', async () => {
    const match = await first(asking(welder, { _source: ['cvText', 'extraProperties.name'], excludedIds: ['anna'] }));
    expect(match.document).toEqual({ id: 'ben', cvText: 'Ik spreek Frans.', extraProperties: { name: 'ben' } });
    const aspects = await first(asking(welder, { _source: ['matchProfile.aspects.hardSkills', 'id'] }));
    expect(aspects.document).toMatchObject({
      id: 'anna',
      matchProfile: { aspects: { hardSkills: { value: [{ label: 'TIG-lassen' }] } } },
    });
    expect(Object.keys(aspects.document.matchProfile)).toEqual(['aspects']);
    expect(Object.keys(aspects.document.matchProfile.aspects)).toEqual(['hardSkills']);
  });

  it('ENG-02a __proto__ within the properties is a name like others', async () => {
    const nothing = await first(asking(welder, { _source: ['extraProperties.__proto__'] }));
    expect(nothing.document).toEqual({ id: 'anna' });
  });

  it('ENG-02a userLanguage is the language of the labels found', async () => {
    const labelIn = async (userLanguage: string | undefined) =>
      (await first(asking(welder, userLanguage === undefined ? {} : { userLanguage }))).explanations[0].foundConcept
        .label;
    expect(await labelIn('nl')).toBe('lasser');
    expect(await labelIn('fr-BE')).toBe('soudeur');
    expect(await labelIn('ITA')).toBe('saldatore');
    expect(await labelIn(undefined)).toBe('lasser');
  });

  it('ENG-02a the language of the profile, or of the call, is that of its labels', async () => {
    // An Italian barista is a bartender; to everyone else the word is the coffee maker's alone.
    const barista = { aspects: { jobFunctions: concepts(item('barista')) } };
    const target = { targetIndex: 'candidates', targetId: 'ben' };
    const askedFor = async (body: object, query = '') => {
      const { json } = await post(`/hrmatching/match2candidates/details${query}`, { ...target, ...body });
      return json.matches[0].explanations[0].asked.conceptId;
    };
    expect(await askedFor({ matchProfile: barista })).toBe('barista');
    expect(await askedFor({ matchProfile: { language: 'ITA', ...barista } })).toBe('bartender');
    expect(await askedFor({ matchProfile: { language: 'it-CH', ...barista } })).toBe('bartender');
    expect(await askedFor({ matchProfile: barista, language: 'ITA' })).toBe('bartender');
    expect(await askedFor({ matchProfile: barista }, '?language=it-IT')).toBe('bartender');
    expect(await askedFor({ matchProfile: { language: 'ENG', ...barista }, language: 'ITA' })).toBe('barista');
  });

  it('ENG-02a sort, from and size take effect, and the answer says them', async () => {
    const body = asking(welder, { sort: [{ field: 'rank', order: 'asc' }] });
    expect(ids(await post(TO_CANDIDATES, body))).toEqual(['ben', 'anna', 'picky']);
    expect(ids(await post(TO_CANDIDATES, { ...body, sort: [{ field: 'rank' }] }))).toEqual(['ben', 'anna', 'picky']);
    const second = await post(TO_CANDIDATES, { ...body, from: 1, size: 1 });
    expect(second.json).toMatchObject({ from: 1, size: 1, count: 3 });
    expect(ids(second)).toEqual(['anna']);
  });

  it('ENG-02a ENG-04 the expansion type takes effect', async () => {
    const asked = asking({ hardSkills: concepts(item('lassen')) });
    const count = async (expansionType: string) =>
      (await post(TO_CANDIDATES, { ...asked, queryParams: { expansionType, scoreType: 'FORWARD' } })).json.count;
    expect(await count('NONE')).toBe(0);
    expect(await count('FULL_CROSS_TYPES')).toBeGreaterThan(0);
  });

  it('ENG-03 without a score type it is MUTUAL_FORWARD_SCORE: the score is forward, the flags of both bind', async () => {
    const body = { source: { type: 'JOB', index: 'jobs', id: 'j1' } };
    const given = async (scoreType?: string) =>
      ids(await post(TO_CANDIDATES, { ...body, ...(scoreType === undefined ? {} : { queryParams: { scoreType } }) }));
    expect((await given()).toSorted()).toEqual(['anna', 'ben']);
    expect((await given('MUTUAL_FORWARD_SCORE')).toSorted()).toEqual(['anna', 'ben']);
    expect((await given('FORWARD')).toSorted()).toEqual(['anna', 'ben', 'picky']);
    const match = await first(body);
    expect(match.score).toBe(match.forward);
    expect(match.balance).toBe(0);
  });

  it('ENG-05c a mile is 1,609.344 metres', async () => {
    const near = (range: number, rangeUnit: string) => ({
      locations: { type: 'locations', value: [item('Gent', { range, rangeUnit, required: true })] },
    });
    const bruges = { locations: { type: 'locations', value: [{ label: 'Brugge', range: 5 }] } };
    await server.call('PUT', '/hrmatching/candidates_index/candidates/doc/far?refresh=true', {
      matchProfile: { language: 'DUT', aspects: bruges },
    });
    const kilometres = (await first(asking(near(60, 'KILOMETER')))).explanations[0].found.distanceKm;
    // Miles that are just enough at 1,609.344 m and too few at 1,600 m or at 1,609 m.
    const miles = (kilometres + 0.05) / 1.609344;
    expect(miles * 1.6).toBeLessThan(kilometres - 0.05);
    expect(ids(await post(TO_CANDIDATES, asking(near(miles, 'MILE'))))).toEqual(['far']);
    expect(ids(await post(TO_CANDIDATES, asking(near(miles - 0.07, 'MILE'))))).toEqual([]);
    expect(ids(await post(TO_CANDIDATES, asking(near((kilometres + 0.05) * 1000, 'METER'))))).toEqual(['far']);
    await server.call('DELETE', '/hrmatching/candidates_index/candidates/doc/far?refresh=true');
  });

  it('ENG-05d a float value takes effect, also as a text', async () => {
    const years = (value: number | string, type: string) => ({ seniority: { type, value: { weight: 1, value } } });
    await server.call('PUT', '/hrmatching/candidates_index/candidates/doc/senior?refresh=true', {
      matchProfile: { language: 'DUT', aspects: years(2, 'integer') },
    });
    expect((await first(asking(years(2.5, 'float')))).score).toBe(0.8);
    expect((await first(asking(years('2.5', 'float')))).score).toBe(0.8);
    expect((await first(asking(years('2.0', 'float')))).score).toBe(1);
    expect((await post(TO_CANDIDATES, asking(years(2.5, 'integer')))).status).toBe(400);
    await server.call('DELETE', '/hrmatching/candidates_index/candidates/doc/senior?refresh=true');
  });

  it('ENG-05d the default range of a place without one is 30 km', async () => {
    const bruges = { locations: { type: 'locations', value: [item('Brugge')] } };
    const at = async (label: string) =>
      (await post(TO_CANDIDATES, asking({ locations: { value: [item(label)] } }))).json;
    await server.call('PUT', '/hrmatching/candidates_index/candidates/doc/home?refresh=true', {
      matchProfile: { language: 'DUT', aspects: bruges },
    });
    // Brugge to Gent is 39.6 km: beyond 30 and within 45, where nothing is left.
    const { matches } = await at('Gent');
    const [match] = matches.filter(({ id }: { id: string }) => id === 'home');
    const { distanceKm } = match.explanations[0].found;
    expect(Math.abs(match.score - (45 - distanceKm) / 15)).toBeLessThan(0.01);
    await server.call('DELETE', '/hrmatching/candidates_index/candidates/doc/home?refresh=true');
  });

  it('says how many closed and placed it left out, and includeStatus or a filter brings them back', async () => {
    const plain = await post(TO_CANDIDATES, asking(welder));
    expect(plain.json).toMatchObject({ count: 3, left: { STATUS: 2 }, asked: 1, strategy: 'CANDIDATE' });
    expect(plain.json.asOf).toBe('2026-03-02');
    expect(matchPage.parse(plain.json)).toEqual(plain.json);
    const placed = await post(TO_CANDIDATES, asking(welder, { includeStatus: ['placed'] }));
    expect(placed.json).toMatchObject({ count: 4, left: { STATUS: 1 } });
    expect(ids(placed)).toContain('placed');
    const named = await post(TO_CANDIDATES, asking(welder, { matchFilter: oneOf('status', 'closed') }));
    expect(named.json).toMatchObject({ count: 1, left: { STATUS: 0 } });
    // What another filter leaves out is not left out for its status.
    const gent = await post(TO_CANDIDATES, asking(welder, { matchFilter: oneOf('office', 'Gent') }));
    expect(gent.json).toMatchObject({ count: 1, left: { STATUS: 1 } });
  });

  it('the document that asks is no target of its own search', async () => {
    const source = { type: 'CANDIDATE', index: 'candidates', id: 'anna' };
    const similar = await post(TO_CANDIDATES, { source });
    expect(ids(similar)).toEqual(['ben']);
    expect((await post(`${TO_CANDIDATES}/ids`, { source })).json).toEqual({ ids: ['ben'], count: 1 });
    const why = await post(`${TO_CANDIDATES}/whynot`, { source, targetId: 'anna' });
    expect(why.json).toMatchObject({ included: false, reasons: [{ kind: 'SOURCE' }], change: null, rankAfter: null });
    // A job of the same id in another index is not meant.
    expect(ids(await post(TO_JOBS, { source }))).toEqual(['j1']);
  });

  it('an empty profile asks nothing, and the answer says so', async () => {
    const { json } = await post(TO_CANDIDATES, asking({}));
    expect(json).toMatchObject({ asked: 0, count: 3 });
    expect(
      json.matches.every(({ score, unknown }: { score: number; unknown: number }) => score === 0 && unknown === 1),
    ).toBe(true);
  });

  it('explain: page leaves out paths and offsets; the score is the same', async () => {
    const asked = asking({ hardSkills: concepts(item('lassen')) });
    const full = await first(asked);
    const page = await first({ ...asked, queryParams: { explain: 'page' } });
    expect(page).toMatchObject({ id: full.id, score: full.score, details: full.details });
    expect(page.explanations[0]).toEqual({
      scoreType: 'FORWARD',
      aspect: 'hardSkills',
      itemId: 'lassen',
      asked: { label: 'lassen' },
      required: false,
      status: 'found',
      similarity: 0.9,
      holds: true,
      foundConcept: full.explanations[0].foundConcept,
      matchedTo: [{ source: 'ASPECT.hardSkills' }],
    });
    expect(full.explanations[0]).toHaveProperty('path');
  });

  it('ENG-08 details with the profile, source, strategy and day of a list have the score of the list', async () => {
    const source = { type: 'JOB', index: 'jobs', id: 'j1' };
    const body = { ...asking({ hardSkills: concepts(item('lassen')), ...welder }), source };
    const list = await post(`${TO_CANDIDATES}?strategy=JOB`, { ...body, queryParams: { scoreType: 'MUTUAL' } });
    const [top] = list.json.matches;
    const one = await post('/hrmatching/match2candidates/details?strategy=JOB', {
      ...body,
      targetIndex: 'candidates',
      targetId: top.id,
      queryParams: { scoreType: 'MUTUAL', asOf: list.json.asOf },
    });
    expect(one.json.matches[0]).toEqual(top);
  });

  it('STR-04f parameters of the call stand in for the strategy’s, group by group; a version that never was is 404', async () => {
    const asked = asking({ hardSkills: concepts(item('lassen')) });
    const { json } = await post(TO_CANDIDATES, { ...asked, strategyParameters: { minScore: 0.95 } });
    expect(json.count).toBe(0);
    const plain = (await post(TO_CANDIDATES, asked)).json;
    expect(plain.count).toBeGreaterThan(0);
    expect((await post(TO_CANDIDATES, { ...asked, strategyParameters: {} })).json).toEqual(plain);
    const wrong = await post(TO_CANDIDATES, { ...asked, strategyParameters: { minScore: 7 } });
    expect(wrong).toMatchObject({
      status: 400,
      json: { error: { details: [{ path: 'strategyParameters.minScore' }] } },
    });
    const old = await post(TO_CANDIDATES, { ...asked, strategyVersion: 3 });
    expect(old).toMatchObject({ status: 404, json: { error: { details: [{ path: 'strategyVersion' }] } } });
  });
});

describe('a list', () => {
  it('LST-04 ENG-02c shows closed and placed, filtered or sorted too, and counts as ids and the export do', async () => {
    const all = ['anna', 'ben', 'closed', 'picky', 'placed'];
    const plain = await post(TO_CANDIDATES, {});
    expect([ids(plain), plain.json.count]).toEqual([all, 5]);
    expect(plain.json).not.toHaveProperty('left');
    expect((await post(`${TO_CANDIDATES}/ids`, {})).json).toEqual({ ids: all, count: 5 });
    const file = await post(`${TO_CANDIDATES}/csv`, {});
    expect(file.text.trim().split('\r\n')).toHaveLength(6);
    const inGent = { matchFilter: oneOf('office', 'Gent') };
    expect(ids(await post(TO_CANDIDATES, inGent))).toEqual(['anna', 'closed']);
    expect((await post(`${TO_CANDIDATES}/ids`, inGent)).json).toEqual({ ids: ['anna', 'closed'], count: 2 });
    const sorted = await post(TO_CANDIDATES, { sort: [{ field: 'id', order: 'desc' }], size: 2 });
    expect([ids(sorted), sorted.json.count]).toEqual([['placed', 'picky'], 5]);
    expect(ids(await post(TO_CANDIDATES, { excludedIds: ['anna', 'ben'] }))).toEqual(['closed', 'picky', 'placed']);
  });

  it('checks strategy and queryParams as a match does', async () => {
    const unknown = await post(`${TO_CANDIDATES}?strategy=nonsense`, {});
    expect(unknown).toMatchObject({ status: 404, json: { error: { code: 'UNKNOWN_STRATEGY' } } });
    const wrong = await post(TO_CANDIDATES, { queryParams: { scoreType: 'SIDEWAYS' } });
    expect(wrong).toMatchObject({ status: 400, json: { error: { details: [{ path: 'queryParams.scoreType' }] } } });
  });
});

describe('what is refused', () => {
  it('FIL-09 a filter about a property that no document has, with its path', async () => {
    const matchFilter = {
      combinator: 'and',
      rules: [
        { property: 'office', data: { type: 'enum', comparison: 'is not empty' } },
        { combinator: 'or', rules: [{ property: 'offise', data: { type: 'enum', comparison: 'is not empty' } }] },
      ],
    };
    for (const body of [asking(welder, { matchFilter }), { matchFilter }]) {
      for (const call of ['', '/ids', '/csv', '/impact']) {
        const refused = await post(`${TO_CANDIDATES}${call}`, body);
        expect(refused.status).toBe(400);
        expect(refused.json.error.details).toEqual([
          { path: 'matchFilter.rules[1].rules[0].property', message: 'No document has a property offise.' },
        ]);
      }
    }
    for (const property of ['id', 'language', 'createdAt', 'updatedAt', 'status', 'rank']) {
      const known = await post(TO_CANDIDATES, {
        matchFilter: rule(property, { type: 'enum', comparison: 'is not empty' }),
      });
      expect(known.status).toBe(200);
    }
  });
});

describe('why a candidate is not in the list', () => {
  it('a status that is left out comes back with includeStatus, and applying the change admits it', async () => {
    const why = await post(`${TO_CANDIDATES}/whynot`, asking(welder, { targetId: 'placed' }));
    expect(why.json).toMatchObject({
      included: false,
      reasons: [{ kind: 'STATUS', label: 'placed' }],
      change: [{ op: 'INCLUDE_STATUS', label: 'placed' }],
      rankAfter: 4,
      match: { id: 'placed' },
    });
    expect(ids(await post(TO_CANDIDATES, asking(welder, { includeStatus: ['placed'] })))[3]).toBe('placed');
  });

  it('names the direction of a flag; what the target itself requires nothing in the request can change', async () => {
    const body = { source: { type: 'JOB', index: 'jobs', id: 'j1' }, targetId: 'picky' };
    const why = await post(`${TO_CANDIDATES}/whynot`, body);
    expect(why.json).toMatchObject({
      reasons: [{ scoreType: 'REVERSE', kind: 'REQUIRED_ITEM', aspect: 'languages', label: 'Italiaans' }],
      change: null,
      rankAfter: null,
    });
  });

  it('a place out of range is reached by a wider one, which admits it', async () => {
    const home = { locations: { type: 'locations', value: [item('Brugge')] } };
    await server.call('PUT', '/hrmatching/candidates_index/candidates/doc/home?refresh=true', {
      matchProfile: { language: 'DUT', aspects: home },
    });
    const asked = (range: number) =>
      asking({ locations: { value: [item('Gent', { range, rangeUnit: 'KILOMETER' })] } });
    const why = await post(`${TO_CANDIDATES}/whynot`, { ...asked(10), targetId: 'home' });
    expect(why.json).toMatchObject({ reasons: [{ kind: 'SCORE' }], change: [{ op: 'WIDEN_RANGE', label: 'Gent' }] });
    expect(ids(await post(TO_CANDIDATES, asked(why.json.change[0].range)))).toEqual(['home']);
    await server.call('DELETE', '/hrmatching/candidates_index/candidates/doc/home?refresh=true');
  });
});

describe('values of properties', () => {
  const values = async (body: object) => {
    const answer = await post('/hrmatching/candidates_index/candidates/_search', {
      size: 0,
      aggs: { values: { terms: { field: 'office' } } },
      ...body,
    });
    return answer.json.aggregations.values.buckets.map(
      ({ key, doc_count: count }: { key: string; doc_count: number }) => [key, count],
    );
  };

  it('ENG-13e come under the other filters, a facet never counts its own property out, and a text narrows them', async () => {
    const all = [
      ['Brugge', 2],
      ['Gent', 2],
      ['Geel', 1],
    ];
    expect(await values({})).toEqual(all);
    expect(await values({ matchFilter: oneOf('office', 'Gent') })).toEqual(all);
    expect(await values({ matchFilter: oneOf('status', 'placed') })).toEqual([['Brugge', 1]]);
    expect(await values({ query: 'GE' })).toEqual([
      ['Gent', 2],
      ['Geel', 1],
    ]);
    expect(await values({ query: 'ent' })).toEqual([]);
  });

  it('ENG-13e GET options answers value, label and count', async () => {
    const options = (query: string, at = 'candidates') =>
      server.call('GET', `/hrmatching/${at}_index/${at}/_options?${query}`);
    expect((await options('property=office')).json).toEqual({
      options: [
        { value: 'Brugge', label: 'Brugge', count: 2 },
        { value: 'Gent', label: 'Gent', count: 2 },
        { value: 'Geel', label: 'Geel', count: 1 },
      ],
    });
    expect((await options('property=office&size=1')).json.options).toHaveLength(1);
    expect((await options('property=office', 'jobs')).json.options).toHaveLength(2);
    expect((await options('size=1')).json.error.details).toMatchObject([{ path: 'property' }]);
  });
});
