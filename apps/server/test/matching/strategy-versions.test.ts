import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

vi.setConfig({ hookTimeout: 120_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const OWN = '/hrmatching/matchingstrategies/own';

async function defaults() {
  return (await server.call('GET', '/hrmatching/matchingstrategies/defaults/JOB')).json.parameters;
}

describe('a strategy that two operators write', () => {
  it('has an ETag, and a write or a removal for another version is refused with 412', async () => {
    const parameters = await defaults();
    const made = await server.call('PUT', OWN, parameters, { 'if-none-match': '*' });
    expect(made.status).toBe(200);
    const first = String(made.headers['etag']);
    expect(first).toMatch(/^"[\w-]+"$/);
    const { json } = await server.call('GET', '/hrmatching/matchingstrategies');
    expect(json.strategies.find(({ name }: { name: string }) => name === 'own').etag).toBe(first);
    expect((await server.call('PUT', OWN, parameters, { 'if-none-match': '*' })).status).toBe(412);
    const changed = { ...parameters, minScore: 0.2 };
    const second = await server.call('PUT', OWN, changed, { 'if-match': first });
    expect(second.status).toBe(200);
    const lost = await server.call('PUT', OWN, parameters, { 'if-match': first });
    expect([lost.status, lost.json.error.code]).toEqual([412, 'VERSION_CONFLICT']);
    expect((await server.call('DELETE', OWN, undefined, { 'if-match': first })).status).toBe(412);
    expect((await server.call('DELETE', OWN, undefined, { 'if-match': String(second.headers['etag']) })).status).toBe(
      200,
    );
    expect((await server.call('PUT', OWN, parameters, { 'if-match': '*' })).status).toBe(412);
  });

  it('without these headers the last write wins, as before', async () => {
    const parameters = await defaults();
    expect((await server.call('PUT', OWN, parameters)).status).toBe(200);
    expect((await server.call('PUT', OWN, { ...parameters, minScore: 0.3 })).status).toBe(200);
  });
});

describe('a strategy of a strange name or with a strange body', () => {
  it('STR-04d __proto__ is a name like others, and what is no number where one stands is refused by its path', async () => {
    const parameters = await defaults();
    const url = '/hrmatching/matchingstrategies/__proto__';
    expect((await server.call('PUT', url, { ...parameters, minScore: 0.4 })).status).toBe(200);
    const names = async () =>
      (await server.call('GET', '/hrmatching/matchingstrategies')).json.strategies.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names()).toContain('__proto__');
    const asked = '/hrmatching/match2candidates/candidates?strategy=__proto__';
    const body = { matchProfile: { language: 'DUT', aspects: { jobFunctions: { value: [{ label: 'lasser' }] } } } };
    const matched = await server.call('POST', asked, body);
    expect([matched.status, matched.json.strategy]).toEqual([200, '__proto__']);
    const wrong = await server.call('PUT', url, { ...parameters, minScore: 'much' });
    expect([wrong.status, wrong.json.error.details[0].path]).toEqual([400, 'minScore']);
    const { json } = await server.call('GET', '/hrmatching/matchingstrategies');
    const kept = json.strategies.find(({ name }: { name: string }) => name === '__proto__');
    expect(kept.parameters.minScore).toBe(0.4);
    expect((await server.call('DELETE', url)).status).toBe(200);
    expect(await names()).not.toContain('__proto__');
    expect(({} as Record<string, unknown>)['minScore']).toBeUndefined();
  });
});

describe('the versions of a strategy', () => {
  const LIST = '/hrmatching/match2candidates/candidates?strategy=counted';
  const COUNTED = '/hrmatching/matchingstrategies/counted';

  it('STR-04f are kept with their time; a match says which scored it, and an old one can be repeated', async () => {
    const parameters = await defaults();
    const put = async (minScore: number) => (await server.call('PUT', COUNTED, { ...parameters, minScore })).json;
    expect(await put(0.2)).toMatchObject({ name: 'counted', version: 1, savedAt: '2026-03-02T12:00:00.000Z' });
    expect((await put(0.2)).version).toBe(1);
    expect((await put(0.9)).version).toBe(2);
    const { json } = await server.call('GET', `${COUNTED}/versions`);
    expect(
      json.versions.map((each: { version: number; parameters: { minScore: number } }) => [
        each.version,
        each.parameters.minScore,
      ]),
    ).toEqual([
      [2, 0.9],
      [1, 0.2],
    ]);
    const body = { matchProfile: { language: 'DUT', aspects: { jobFunctions: { value: [{ label: 'lasser' }] } } } };
    expect((await server.call('POST', LIST, body)).json).toMatchObject({ strategy: 'counted', strategyVersion: 2 });
    const repeated = await server.call('POST', LIST, { ...body, strategyVersion: 1 });
    expect(repeated.json).toMatchObject({ strategy: 'counted', strategyVersion: 1 });
    const unknown = await server.call('POST', LIST, { ...body, strategyVersion: 3 });
    expect([unknown.status, unknown.json.error.details[0].path]).toEqual([404, 'strategyVersion']);
    expect((await server.call('GET', '/hrmatching/matchingstrategies/nobody/versions')).status).toBe(404);
    // a template that nobody changed is version 0
    const template = await server.call('POST', '/hrmatching/match2candidates/candidates', {
      ...body,
      strategyVersion: 0,
    });
    expect(template.json).toMatchObject({ strategy: 'CANDIDATE', strategyVersion: 0 });
  });
});

describe('the description of the parameters', () => {
  it('STR-04a has title, description, default and bounds of each, in the four languages', async () => {
    const describe = async (language: string) =>
      (await server.call('GET', `/hrmatching/matchingstrategies/description?language=${language}`)).json.properties;
    const english = await describe('en');
    expect(english.minScore).toMatchObject({
      title: 'Least score',
      type: 'number',
      minimum: 0,
      maximum: 1,
      default: 0.1,
    });
    expect(english.aspects.properties.jobFunctions.properties.weight).toMatchObject({
      title: 'Weight',
      minimum: 0,
      maximum: 1000,
      default: 2,
    });
    expect(english.expansion.properties.maxSteps).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 6,
      default: 3,
      unit: 'steps',
    });
    expect(english.wage.properties.hoursAMonth).toMatchObject({ unit: 'hours', default: 164 });
    expect(english.compatibility.properties.contractTypes.additionalProperties).toBeDefined();
    for (const [language, title] of [
      ['nl', 'Laagste score'],
      ['fr', 'Score minimal'],
      ['it', 'Punteggio minimo'],
      ['DUT', 'Laagste score'],
    ] as const) {
      expect((await describe(language)).minScore.title).toBe(title);
    }
    const withoutTitle = (schema: { title?: string; properties?: object }, path: string): string[] => [
      ...(schema.title === undefined && path !== '' ? [path] : []),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
        withoutTitle(each as object, `${path}/${name}`),
      ),
    ];
    expect(withoutTitle({ properties: english }, '')).toEqual([]);
  });

  it('a number written as text is read as its number, and what is out of bounds is named', async () => {
    const parameters = await defaults();
    const saved = await server.call('PUT', OWN, { ...parameters, minScore: '0.25' });
    expect(saved.json.parameters.minScore).toBe(0.25);
    const refused = await server.call('PUT', OWN, { ...parameters, mutual: { balance: 1.5 } });
    expect([refused.status, refused.json.error.details[0].path]).toEqual([400, 'mutual.balance']);
  });
});

describe('the headers of an answer', () => {
  it('keep what is about people out of caches, frames and foreign windows', async () => {
    const { headers } = await server.call('GET', '/hrmatching/indices');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['permissions-policy']).toContain('geolocation=()');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect(policy).toContain("frame-src 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe-inline');
  });
});

describe('a strategy that was saved before a parameter existed', () => {
  it('has the default of what it lacks: it is listed whole and matches', async () => {
    const { mutual: _group, ...parameters } = { ...(await defaults()), minScore: 0.25 };
    const { tolerance: _field, ...wage } = parameters.wage;
    const old = { name: 'old', template: 'CANDIDATE' as const, parameters: { ...parameters, wage } };
    server.store.strategies.put(old, '2025-01-01T00:00:00Z');
    const { json } = await server.call('GET', '/hrmatching/matchingstrategies');
    const listed = json.strategies.find(({ name }: { name: string }) => name === 'old').parameters;
    expect([listed.minScore, listed.mutual, listed.wage]).toEqual([
      0.25,
      { balance: 0.5 },
      { tolerance: 0.2, hoursAMonth: 164 },
    ]);
    const matched = await server.call('POST', '/hrmatching/match2candidates/candidates?strategy=old', {
      queryParams: { scoreType: 'MUTUAL' },
      matchProfile: { language: 'DUT', aspects: { wage: { value: { from: 2000, to: 3000 } } } },
    });
    expect([matched.status, matched.json.strategy]).toEqual([200, 'old']);
    const versions = await server.call('GET', '/hrmatching/matchingstrategies/old/versions');
    expect(versions.json.versions[0].parameters.mutual).toEqual({ balance: 0.5 });
  });
});
