import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_STRATEGY_PARAMETERS } from '@counterpart/domain';
import { readConfigurationFile } from '../../src/config/configuration-file.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import { OneTimePasswords } from '../../src/services/login/one-time-passwords.ts';
import { AUDIENCE, type IdentityProvider, startIdentityProvider } from '../worlds/identity-provider.ts';
import { loginOf } from '../worlds/login-world.ts';
import { ServerProcesses } from '../worlds/server-process.ts';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

const OLGA = { subject: 'olga', name: 'Olga Peeters' };
const NOON = '2026-03-02T12:00:00.000Z';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let provider: IdentityProvider;
let server: TestServer;
let olga: Record<string, string>;
let bart: Record<string, string>;
let ats: Record<string, string>;
const folder = mkdtempSync(path.join(tmpdir(), 'counterpart-login-'));
const processes = new ServerProcesses();

beforeAll(async () => {
  const accounts = {
    olga: { name: 'Olga Peeters', roles: ['administrator'] },
    bart: { name: 'Bart Claes', roles: ['recruiter'] },
    ats: { name: 'The other system', roles: [] },
  };
  provider = await startIdentityProvider({ accounts });
  server = await startTestServer({}, { login: loginOf(provider.issuer) });
  olga = bearer(await provider.token('olga'));
  bart = bearer(await provider.token('bart'));
  ats = bearer(await provider.token('ats', { scope: 'issue:otp' }));
});
afterAll(async () => {
  processes.remove();
  await server.close();
  await provider.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('what somebody does carries who did it', () => {
  it('documents, notes, selections, strategies, tests and what is taken out', async () => {
    const { call } = server;
    const jan = { preferredJobTitle: 'lasser', updatedBy: 'Somebody Else' };
    await call('PUT', '/hrmatching/candidates_index/candidates/doc/jan?refresh=true', jan, bart);
    await call('PUT', '/hrmatching/jobs_index/jobs/doc/j1?refresh=true', { jobTitle: 'lasser' }, olga);
    const document = async () =>
      (await call('GET', '/hrmatching/candidates_index/candidates/doc/jan', undefined, olga)).json;
    expect(await document()).toMatchObject({ version: 1, updatedBy: 'Bart Claes' });
    const line = `${JSON.stringify({ id: 'jan', preferredJobTitle: 'metser' })}\n`;
    const ndjson = { ...olga, 'content-type': 'application/x-ndjson' };
    await call('POST', '/hrmatching/candidates_index/candidates/_bulk?refresh=true', line, ndjson);
    expect(await document()).toMatchObject({ version: 2, updatedBy: 'Olga Peeters' });

    const note = { subject: 'Belde terug' };
    expect((await call('POST', '/notes/CANDIDATE/candidates/jan', note, bart)).json).toMatchObject({
      createdAt: NOON,
      createdBy: { subject: 'bart', name: 'Bart Claes' },
    });
    const selection = { subjectId: 'j1', selectionIds: ['jan'], selectionStatus: 'proposed' };
    await call('POST', '/selections/candidatesForJob', selection, bart);
    const { annotationsById } = (await call('POST', '/annotations/candidates', { ids: ['jan'] }, olga)).json;
    expect(annotationsById.jan.selectionStatuses).toEqual([
      { subjectId: 'j1', status: 'proposed', selectedAt: NOON, selectedBy: { subject: 'bart', name: 'Bart Claes' } },
    ]);

    const decision = { type: 'CANDIDATE', key: 'recruiters', matchedProfileId: 'jan', decision: 'ACCEPT' };
    const judged = await call('PUT', '/monitoring/from/JOB/doc/j1', decision, bart);
    const byBart = { decidedAt: NOON, decidedBy: { subject: 'bart', name: 'Bart Claes' } };
    expect(judged.json).toEqual({ id: 'j1', ...decision, ...byBart });
    const feedback = await call('GET', '/monitoring/from/JOB/to/CANDIDATE/key/recruiters', undefined, olga);
    expect(feedback.json.profiles[0].matchFeedback[0]).toMatchObject({ matchedProfileId: 'jan', ...byBart });

    const saved = await call('PUT', '/hrmatching/matchingstrategies/own', DEFAULT_STRATEGY_PARAMETERS, olga);
    expect(saved.json).toMatchObject({ version: 1, savedAt: NOON, savedBy: OLGA });
    const versions = await call('GET', '/hrmatching/matchingstrategies/own/versions', undefined, olga);
    expect(versions.json.versions[0].savedBy).toEqual(OLGA);

    const started = await call('POST', '/monitoring/match/JOB/to/CANDIDATE/key/recruiters', undefined, olga);
    const report = await call('GET', `/monitoring/match/reports/${started.json.reportId}`, undefined, olga);
    expect(report.json.startedBy).toEqual(OLGA);
    const own = await call('POST', '/monitoring/match/JOB/to/CANDIDATE/key/recruiters', undefined, olga);
    const reportOf = async () =>
      (await call('GET', `/monitoring/match/reports/${own.json.reportId}`, undefined, olga)).json;
    await expect.poll(async () => (await reportOf()).taskStatus).toBe('FINISHED');
    expect((await reportOf()).matchResults.matches[0].matchFeedback[0]).toMatchObject({
      decision: 'ACCEPT',
      ...byBart,
    });

    await call('POST', '/hrmatching/match2candidates/candidates/csv', {}, bart);
    expect(server.store.accesses.list(1)).toMatchObject([{ action: 'csv', caller: { subject: 'bart' } }]);
  });

  it('saved searches are their own, and a search of another id than its address is refused', async () => {
    const search = {
      id: 's1',
      name: 'Lassers',
      about: 'Gent',
      page: 'profileToCandidates',
      index: 'candidates',
      aspects: {},
      language: 'DUT',
      strategy: null,
      choices: 'f=office',
      entity: { type: 'JOB', index: 'jobs', id: 'j1' },
      job: null,
      seen: { when: NOON, ids: ['jan'] },
    };
    expect((await server.call('PUT', '/searches/s1', search, bart)).status).toBe(200);
    expect((await server.call('GET', '/searches', undefined, bart)).json).toEqual({ searches: [search] });
    expect((await server.call('GET', '/searches', undefined, olga)).json).toEqual({ searches: [] });
    expect((await server.call('PUT', '/searches/s2', search, bart)).status).toBe(400);
    expect((await server.call('DELETE', '/searches/s1', undefined, olga)).status).toBe(404);
    // whoever is removed is no longer among what somebody saw
    await server.call('DELETE', '/hrmatching/candidates_index/candidates/doc/jan', undefined, olga);
    expect((await server.call('GET', '/searches', undefined, bart)).json.searches[0].seen.ids).toEqual([]);
    expect((await server.call('DELETE', '/searches/s1', undefined, bart)).status).toBe(200);
    expect((await server.call('GET', '/searches', undefined, bart)).json).toEqual({ searches: [] });
    // twenty are kept, and the oldest goes
    for (let i = 1; i <= 21; i += 1) {
      expect((await server.call('PUT', `/searches/n${i}`, { ...search, id: `n${i}` }, bart)).status).toBe(200);
    }
    const { json } = await server.call('GET', '/searches', undefined, bart);
    expect(json.searches.map(({ id }: { id: string }) => id)).toEqual(
      Array.from({ length: 20 }, (_, i) => `n${21 - i}`),
    );
  });
});

describe('one-time passwords', () => {
  it('ENG-15a SET-11 stand for a token once, are given to a trusted caller only, and for a token that is valid', async () => {
    const token = await provider.token('bart');
    expect((await server.call('POST', '/auth/otp', { token }, olga)).status).toBe(403);
    expect((await server.call('POST', '/auth/otp', { token: 'x' }, ats)).status).toBe(400);
    const issued = await server.call('POST', '/auth/otp', { token }, ats);
    expect(issued.json).toEqual({ otp: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/), expiresIn: 60 });
    const otp = encodeURIComponent(issued.json.otp as string);
    const exchanged = await server.call('POST', `/auth/exchange?otp=${otp}`);
    expect([exchanged.status, exchanged.json]).toEqual([200, { token }]);
    expect(exchanged.headers['cache-control']).toBe('no-store');
    expect(exchanged.headers['referrer-policy']).toBe('no-referrer');
    const again = await server.call('POST', `/auth/exchange?otp=${otp}`);
    expect([again.status, again.json.error.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect((await server.call('POST', '/auth/exchange')).status).toBe(400);
    // guessing: 20 a minute from one caller
    const tries = await Promise.all(Array.from({ length: 25 }, () => server.call('POST', '/auth/exchange?otp=guess')));
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
    expect(tries.find(({ status }) => status === 429)?.headers['retry-after']).toBeDefined();
  });

  it('ENG-15a last 60 s, and one wrong try spends them', () => {
    let now = 0;
    const passwords = new OneTimePasswords(() => new Date(now));
    const { otp } = passwords.issue('t1');
    now = 59_999;
    expect(passwords.exchange(otp)).toBe('t1');
    const late = passwords.issue('t2').otp;
    now += 60_000;
    expect(() => passwords.exchange(late)).toThrow(/unknown, used or too old/);
    const guessed = passwords.issue('t3').otp;
    expect(() => passwords.exchange(`${guessed.split('.')[0]}.guess`)).toThrow(/unknown/);
    expect(() => passwords.exchange(guessed)).toThrow(/unknown/);
    for (let i = 0; i < 1000; i += 1) passwords.issue('t');
    expect(() => passwords.issue('t')).toThrow(/busy/);
  });
});

function fileWith(server: object, config: object = {}): string {
  const file = path.join(folder, 'config.json');
  writeFileSync(file, JSON.stringify({ server, config }));
  return file;
}

describe('a configured login', () => {
  it.each([
    [{ audience: 'a' }, 'server.login.issuer: Config value is required but not set'],
    [{ issuer: 'https://id.example' }, 'server.login.audience: Config value is required but not set'],
    [
      { issuer: 'http://id.example', audience: 'a' },
      'server.login.issuer: Expected an https address but got "http://id.example"',
    ],
    [
      { issuer: 'https://id.example', audience: 'a', roles: { boss: 'owner' } },
      'server.login.roles.boss: Expected one of reader, recruiter, operator, administrator but got "owner"',
    ],
    [{ issuer: 'https://id.example', audience: 'a', algorithms: ['none'] }, /algorithms\[0\]: Expected one of RS256/],
  ])('that is wrong never half starts: %o', (login, message) => {
    expect(() => readConfigurationFile(fileWith({ login }), () => undefined)).toThrow(message);
  });

  it('SET-23c an external login without a provider is a startup error that names the key', () => {
    const file = fileWith({}, { features: { externalLogin: true } });
    expect(() => readConfigurationFile(file, () => undefined)).toThrow(
      'login.domain: Config value is required but not set',
    );
  });

  it('lets others than this machine in', () => {
    const login = { issuer: 'https://id.example', audience: 'a' };
    const { server: settings } = readConfigurationFile(fileWith({ login }), () => undefined);
    expect(readEnvironment({ HOST: '0.0.0.0' }, folder, settings).host).toBe('0.0.0.0');
    const { server: open } = readConfigurationFile(fileWith({}), () => undefined);
    expect(() => readEnvironment({ HOST: '0.0.0.0' }, folder, open)).toThrow(/configure server.login/);
  });

  it('nothing of a token or a one-time password stands in a log, of all that is logged', async () => {
    const login = { issuer: provider.issuer, audience: AUDIENCE };
    const { base, server: started } = await processes.serve({ CONFIG_FILE: fileWith({ login }), LOG_LEVEL: 'trace' });
    const token = await provider.token('bart');
    const asked = await fetch(`${base}/api/auth/otp`, {
      method: 'POST',
      headers: { ...ats, 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    const { otp } = (await asked.json()) as { otp: string };
    await fetch(`${base}/api/auth/exchange?otp=${otp}`, { method: 'POST' });
    expect((await fetch(`${base}/api/auth/exchange?otp=${otp}`, { method: 'POST' })).status).toBe(401);
    expect((await fetch(`${base}/api/auth/me`, { headers: bearer(token) })).status).toBe(200);
    expect((await fetch(`${base}/api/auth/me`, { headers: bearer(`${token}x`) })).status).toBe(401);
    expect((await fetch(`${base}/?tmb=${token}`)).headers.get('referrer-policy')).toBe('no-referrer');
    const output = started.output();
    expect(output).toContain('/api/auth/exchange');
    for (const secret of [token, ...token.split('.').slice(1), otp, ...otp.split('.')]) {
      expect(output).not.toContain(secret);
    }
  });
});
