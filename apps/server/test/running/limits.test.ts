import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const MATCH = '/hrmatching/match2candidates/candidates';
const DOC = '/hrmatching/candidates_index/candidates/doc/c1';

/** POSTs and answers status, code and the paths that are named. */
async function refusal(method: 'POST' | 'PUT', url: string, body: unknown) {
  const { status, json } = await server.call(method, url, body);
  return {
    status,
    code: json?.error?.code,
    paths: (json?.error?.details ?? []).map((each: { path: string }) => each.path),
  };
}

const items = (count: number, required = false) =>
  Array.from({ length: count }, (_, i) => ({ label: `kunde ${i}`, required }));
const rules = (count: number) =>
  Array.from({ length: count }, () => ({ property: 'status', data: { type: 'enum', comparison: 'is empty' } }));
const asking = (aspect: object) => ({ matchProfile: { language: 'DUT', aspects: { hardSkills: aspect } } });
const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i += 1) value = { a: value };
  return value;
};
function groups(depth: number): unknown {
  let group: unknown = { combinator: 'and', rules: rules(1) };
  for (let i = 1; i < depth; i += 1) group = { combinator: 'and', rules: [group] };
  return group;
}

describe('what a request may hold', () => {
  it('200 items an aspect', async () => {
    expect((await server.call('POST', MATCH, asking({ value: items(200) }))).status).toBe(200);
    expect(await refusal('POST', MATCH, asking({ value: items(201) }))).toEqual({
      status: 400,
      code: 'INVALID_REQUEST',
      paths: ['matchProfile.aspects.hardSkills.value'],
    });
  });

  it('200 rules a filter, groups counted together, 8 groups deep', async () => {
    const half = { combinator: 'or', rules: rules(100) };
    const filter = (members: unknown[]) => ({ matchFilter: { combinator: 'and', rules: members } });
    expect((await server.call('POST', MATCH, filter([half, half]))).status).toBe(200);
    const refused = { status: 400, code: 'INVALID_REQUEST', paths: ['matchFilter.rules'] };
    expect(await refusal('POST', MATCH, filter([half, half, ...rules(1)]))).toEqual(refused);
    expect(await refusal('POST', MATCH, filter(rules(1000)))).toEqual(refused);
    expect((await server.call('POST', MATCH, { matchFilter: groups(8) })).status).toBe(200);
    const tooDeep = await refusal('POST', MATCH, { matchFilter: groups(9) });
    expect(tooDeep).toEqual({ ...refused, paths: [`matchFilter${'.rules[0]'.repeat(8)}`] });
  });

  it('20 facets', async () => {
    const aggs = (count: number) => ({
      aggs: Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, { terms: { field: 'office' } }])),
    });
    const url = '/hrmatching/candidates_index/candidates/_search';
    expect((await server.call('POST', url, aggs(20))).status).toBe(200);
    expect(await refusal('POST', url, aggs(21))).toEqual({ status: 400, code: 'INVALID_REQUEST', paths: ['aggs'] });
  });

  it('50 required items for impact and why-not', async () => {
    for (const [call, more] of [
      ['impact', {}],
      ['whynot', { targetId: 'nobody' }],
    ] as const) {
      const body = (count: number) => ({ ...asking({ value: items(count, true) }), ...more });
      expect((await server.call('POST', `${MATCH}/${call}`, body(50))).status).toBe(200);
      expect(await refusal('POST', `${MATCH}/${call}`, body(51))).toEqual({
        status: 400,
        code: 'INVALID_REQUEST',
        paths: ['matchProfile.aspects.hardSkills.value[50].required'],
      });
    }
  });

  it('a title of 1,000 characters', async () => {
    const title = 'x'.repeat(1001);
    expect((await refusal('PUT', DOC, { preferredJobTitle: title })).paths).toEqual(['preferredJobTitle']);
    expect((await refusal('PUT', '/hrmatching/jobs_index/jobs/doc/j1', { jobTitle: title })).paths).toEqual([
      'jobTitle',
    ]);
    expect((await refusal('PUT', DOC, { workExperiences: [{ title }] })).paths).toEqual(['workExperiences[0].title']);
    expect((await refusal('POST', '/parsing/parseJob', { title, text: '' })).paths).toEqual(['title']);
    expect((await server.call('PUT', DOC, { preferredJobTitle: 'x'.repeat(1000) })).status).toBe(200);
  });

  it('JSON 64 deep, in every call and every line', async () => {
    expect((await server.call('PUT', DOC, { extraProperties: nested(60) })).status).toBe(200);
    const deep = { extraProperties: nested(70) };
    const put = await refusal('PUT', DOC, deep);
    expect([put.status, put.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(put.paths[0]).toMatch(/^extraProperties\.a\.a/);
    expect((await refusal('POST', MATCH, { ...deep, from: 0 })).status).toBe(400);
    const thousands = `{"id":"deep","extraProperties":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`;
    const headers = { 'content-type': 'application/json' };
    const raw = await server.app.inject({
      method: 'PUT',
      url: `/api${DOC}`,
      headers: { host: 'localhost', ...headers },
      payload: thousands,
    });
    expect(raw.statusCode).toBe(400);
    const bulk = await server.app.inject({
      method: 'POST',
      url: '/api/hrmatching/candidates_index/candidates/_bulk',
      headers: { host: 'localhost', 'content-type': 'application/x-ndjson' },
      payload: `${thousands}\n{"id":"fine","cvText":"bakker"}\n`,
    });
    const lines = bulk.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]).toMatchObject({ line: 1, status: 'error', error: { code: 'INVALID_REQUEST' } });
    expect(lines[1]).toMatchObject({ line: 2, id: 'fine', status: 'created' });
    expect(lines[2]).toEqual({ ok: 1, failed: 1 });
  });

  it('an object with a strange length where a list or a text is meant is refused with its path', async () => {
    const strange = { length: { toString: 1 } };
    expect(await refusal('POST', '/annotations/candidates', { ids: strange })).toMatchObject({
      status: 400,
      paths: ['ids'],
    });
    expect(await refusal('PUT', DOC, { cvText: strange })).toMatchObject({ status: 400, paths: ['cvText'] });
    expect(await refusal('POST', MATCH, { excludedIds: strange })).toMatchObject({
      status: 400,
      paths: ['excludedIds'],
    });
    expect(await refusal('POST', '/parsing/parseJob', { text: strange })).toMatchObject({
      status: 400,
      paths: ['text'],
    });
  });

  it('a thousand excluded ids and a page of ten thousand are as they were', async () => {
    const excludedIds = Array.from({ length: 10_000 }, (_, i) => `c${i}`);
    expect((await server.call('POST', MATCH, { excludedIds })).status).toBe(200);
    expect((await refusal('POST', MATCH, { excludedIds: [...excludedIds, 'one more'] })).paths).toEqual([
      'excludedIds',
    ]);
    const { status, json } = await server.call('POST', MATCH, { matchFilter: groups(1), size: 10_000 });
    expect([status, json.size, json.matches.length]).toEqual([200, 10_000, json.count]);
  });
});

describe('what a server takes on', () => {
  it.each([
    ['matching', 2 + 3],
    ['long', 2 + 6],
    ['mining', 2 + 4],
    ['loading', 16],
  ] as const)('of %s at most %i pieces of work, under way and waiting', async (name, most) => {
    const lane = server.services.lanes[name];
    const end = Promise.withResolvers<void>();
    const works: Promise<void>[] = [];
    while (!lane.isFull && works.length < 100) works.push(lane.run(() => end.promise));
    end.resolve();
    await Promise.all(works);
    expect(works).toHaveLength(most);
  });
});

describe('a text that takes too long to read', () => {
  it('is stored, marked unread and named, and the caller’s own values are found', async () => {
    const hasty = await startTestServer({ timeoutMs: 1500 });
    try {
      await hasty.call('POST', '/parsing/parseJob', { title: 'lasser', text: 'lasser in Gent' });
      // six texts of nearly a million characters: five seconds here, and more than one and a half on a machine three times as fast
      const text = 'Ik ben lasser in Gent met ervaring in MIG-lassen en plaatwerk. '.repeat(15_000);
      const document = {
        language: 'DUT',
        cvText: text,
        workExperiences: Array.from({ length: 5 }, (_, i) => ({ id: `w${i}`, title: 'lasser', text })),
        matchProfile: { aspects: { jobFunctions: { value: [{ label: 'bakker' }] } } },
      };
      const put = await hasty.call('PUT', '/hrmatching/candidates_index/candidates/doc/slow?refresh=true', document);
      expect(put.status).toBe(200);
      const { json } = await hasty.call('GET', '/hrmatching/indices');
      expect(json.indices[0].unread).toEqual([{ id: 'slow', reason: 'TOO_SLOW', change: 1 }]);
      const stored = await hasty.call('GET', '/hrmatching/candidates_index/candidates/doc/slow');
      expect(stored.json.cvText).toBe(document.cvText);
      const ids = async (label: string) => {
        const body = { matchProfile: { language: 'DUT', aspects: { jobFunctions: { value: [{ label }] } } } };
        return (await hasty.call('POST', '/hrmatching/match2candidates/candidates/ids', body)).json.ids;
      };
      expect([await ids('bakker'), await ids('lasser')]).toEqual([['slow'], []]);
    } finally {
      await hasty.close();
    }
  });

  it('is refused where somebody waits for what it says', async () => {
    const hasty = await startTestServer({ timeoutMs: 50 });
    try {
      const text = 'Wij zoeken een lasser in Gent met ervaring in MIG-lassen. '.repeat(8000);
      const { status, json } = await hasty.call('POST', '/parsing/parseJob', { title: 'lasser', text });
      expect([status, json.error.code]).toEqual([422, 'IMPORT_UNREADABLE']);
    } finally {
      await hasty.close();
    }
  });
});
