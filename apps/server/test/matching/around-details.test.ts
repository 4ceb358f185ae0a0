import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CANDIDATES, asking, places, rule, startDetailsWorld, welder } from '../worlds/details-world.ts';
import { concepts, item, TO_CANDIDATES } from '../worlds/matching-world.ts';
import type { TestServer } from '../worlds/test-server.ts';

const STRATEGIES = '/hrmatching/matchingstrategies';

let server: TestServer;
const post = (url: string, body: unknown) => server.call('POST', url, body);

beforeAll(async () => {
  server = await startDetailsWorld();
});
afterAll(() => server.close());

describe('values of a property', () => {
  const search = (body: object) => post(`${CANDIDATES}/_search`, body);
  const aggs = { offices: { terms: { field: 'office' } } };

  it('FIL-02a a facet does not count its own rules out, in groups of groups either', async () => {
    const nested = { combinator: 'and', rules: [{ combinator: 'or', rules: [rule('office', 'Gent')] }] };
    const { json } = await search({ aggs, matchFilter: nested });
    expect(json.aggregations.offices.buckets.map(({ key }: { key: string }) => key)).toEqual([
      'Brugge',
      'Gent',
      'Luik',
    ]);
  });

  it('FIL-09 a facet under a filter about a property that no document has is refused with its path', async () => {
    const { status, json } = await search({ aggs, matchFilter: { combinator: 'and', rules: [rule('ofice', 'Gent')] } });
    expect([status, json.error.details[0].path]).toEqual([400, 'matchFilter.rules[0].property']);
  });
});

describe('why somebody is not in the list', () => {
  const whyNot = async (body: object) => (await post(`${TO_CANDIDATES}/whynot`, body)).json;

  it('of two changes the one is proposed that lets fewer others in, with its range in kilometres', async () => {
    const near = asking({
      jobFunctions: concepts(item('bakker')),
      locations: places('Gent', 20, { required: true }),
    });
    // without the place as a must both bakers would be in
    const answer = await whyNot({ ...near, targetId: 'a-baker' });
    expect(answer.change).toMatchObject([{ op: 'WIDEN_RANGE', aspect: 'locations', label: 'Gent' }]);
    // Bruges is some 40 km from Ghent, and Liège some 130
    expect(answer.change[0].range).toBeGreaterThan(35);
    expect(answer.change[0].range).toBeLessThan(45);
    expect(answer.rankAfter).toBeGreaterThan(0);
  });

  it('names who was excluded, and the place that they would have', async () => {
    const answer = await whyNot({ ...asking(welder), excludedIds: ['z-welder'], targetId: 'z-welder' });
    expect(answer).toMatchObject({
      reasons: [{ kind: 'EXCLUDED' }],
      change: [{ op: 'UNEXCLUDE', label: 'z-welder' }],
      rankAfter: 2,
    });
  });

  it('counts the source itself in no place of the list', async () => {
    const source = { type: 'CANDIDATE', index: 'candidates', id: 'twin' };
    expect((await whyNot({ source, targetId: 'z-welder' })).rank).toBe(1);
    expect((await whyNot({ source, targetId: 'twin' })).reasons).toMatchObject([{ kind: 'SOURCE' }]);
  });

  it('of several requirements the one is given up that removes most, and none where somebody is left', async () => {
    const impact = async (body: object) => (await post(`${TO_CANDIDATES}/impact`, body)).json;
    const both = asking({
      jobFunctions: concepts(item('bakker', { required: true })),
      hardSkills: concepts(item('TIG-lassen', { required: true })),
    });
    const none = await impact(both);
    expect(none.count).toBe(0);
    const removed = none.impacts.map(({ label, removes }: { label: string; removes: number }) => [label, removes]);
    expect(removed).toEqual([
      ['bakker', 1],
      ['TIG-lassen', 2],
    ]);
    expect(none.cheapest).toMatchObject([{ op: 'MAKE_OPTIONAL', label: 'TIG-lassen' }]);
    const some = await impact(asking({ ...welder, hardSkills: concepts(item('TIG-lassen', { required: true })) }));
    expect([some.count, some.impacts[0].removes, some.cheapest]).toEqual([1, 1, []]);
  });
});

describe('the strategies', () => {
  const defaults = async () => (await server.call('GET', `${STRATEGIES}/defaults/JOB`)).json.parameters;
  const list = async () => (await server.call('GET', STRATEGIES)).json.strategies;

  it('STR-04b come with the templates first, then by name', async () => {
    const parameters = await defaults();
    await server.call('PUT', `${STRATEGIES}/zeta`, parameters);
    await server.call('PUT', `${STRATEGIES}/alpha`, parameters);
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['JOB', 'CANDIDATE', 'alpha', 'zeta']);
    for (const name of ['zeta', 'alpha']) await server.call('DELETE', `${STRATEGIES}/${name}`);
  });

  it('STR-04d one keeps its template where none is named, and another template is another version', async () => {
    const parameters = await defaults();
    const first = await server.call('PUT', `${STRATEGIES}/own?template=JOB`, parameters);
    expect(first.json).toMatchObject({ template: 'JOB', version: 1 });
    const second = await server.call('PUT', `${STRATEGIES}/own`, { ...parameters, minScore: 0.3 });
    expect(second.json).toMatchObject({ template: 'JOB', version: 2 });
    const third = await server.call('PUT', `${STRATEGIES}/own?template=CANDIDATE`, { ...parameters, minScore: 0.3 });
    expect(third.json).toMatchObject({ template: 'CANDIDATE', version: 3 });
    expect(third.headers['etag']).not.toBe(second.headers['etag']);
    await server.call('DELETE', `${STRATEGIES}/own`);
  });

  it('STR-04d a template that is saved as it ships is a version of its own, and the shipped one stays among them', async () => {
    const parameters = await defaults();
    expect((await server.call('PUT', `${STRATEGIES}/CANDIDATE`, parameters)).json.version).toBe(1);
    expect((await server.call('PUT', `${STRATEGIES}/CANDIDATE`, parameters)).json.version).toBe(1);
    const { versions } = (await server.call('GET', `${STRATEGIES}/CANDIDATE/versions`)).json;
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([1, 0]);
    await server.call('DELETE', `${STRATEGIES}/CANDIDATE`);
  });
});

describe('suggestions', () => {
  it('ENG-09 essential skills come first, then what goes with the function here, then optional ones; alike by label', async () => {
    const put = (id: string, ...skills: string[]) =>
      server.call('PUT', `${CANDIDATES}/doc/${id}?refresh=true`, {
        language: 'DUT',
        matchProfile: { aspects: { ...welder, hardSkills: concepts(...skills.map((skill) => item(skill))) } },
      });
    // who asks for no skill counts with the others
    for (const id of ['z-welder', 'twin']) await server.call('DELETE', `${CANDIDATES}/doc/${id}?refresh=true`);
    await put('x', 'Excel', 'SAP');
    await put('y', 'Excel');
    const { json } = await post('/hrmatching/suggest/candidates', { keywords: ['lasser'], language: 'DUT', size: 9 });
    expect(json.suggestions.map(({ keyword }: { keyword: string }) => keyword)).toEqual([
      'MIG/MAG-lassen',
      'lassen',
      'slijpen',
      'technische tekeningen lezen',
      'veiligheid op het werk',
      'Excel',
      'ISO 15614',
      'SAP',
      'TIG-lassen',
    ]);
  });

  it('a concept says what it is related to, its groups of ISCO too', async () => {
    const { relations } = (await server.call('GET', '/ontology/concepts/welder?language=nl')).json;
    const of = (relation: string) =>
      relations
        .filter((each: { relation: string }) => each.relation === relation)
        .map(({ label }: { label: string }) => label);
    expect([of('broader'), of('isco')[0], of('essentialSkill').length > 3]).toEqual([
      ['metaalbewerker'],
      'Lassers en snijders',
      true,
    ]);
    expect(of('optionalSkill')).toContain('TIG-lassen');
  });
});
