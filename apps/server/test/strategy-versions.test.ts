import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

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
    expect(policy).toContain("frame-src 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe-inline');
  });
});
