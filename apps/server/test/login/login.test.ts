import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Login } from '../../src/services/login/login.ts';
import { AUDIENCE, type IdentityProvider, SCOPES, startIdentityProvider } from '../worlds/identity-provider.ts';
import { loginOf } from '../worlds/login-world.ts';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

const ACCOUNTS = {
  ria: { name: 'Ria Reader', roles: ['reader'] },
  bart: { name: 'Bart Recruiter', roles: 'recruiter' },
  olga: { name: 'Olga Operator', roles: ['something', 'operator'] },
  ats: { name: 'The other system', roles: [] },
};
const NEEDED = { scope: 'hrmatching', role: 'reader' } as const;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let provider: IdentityProvider;
let other: IdentityProvider;
let rotating: IdentityProvider;
let server: TestServer;

beforeAll(async () => {
  provider = await startIdentityProvider({ accounts: ACCOUNTS });
  other = await startIdentityProvider({ accounts: ACCOUNTS });
  rotating = await startIdentityProvider({ accounts: ACCOUNTS });
  server = await startTestServer({}, { login: loginOf(provider.issuer) });
});
afterAll(async () => {
  await server.close();
  await other.stop();
  await provider.stop();
});
afterEach(() => vi.useRealTimers());

/** A token that says something else than what was signed. */
function withRoles(token: string, roles: readonly string[]): string {
  const [head, claims = '', signature] = token.split('.');
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  return [head, Buffer.from(JSON.stringify({ ...payload, roles })).toString('base64url'), signature].join('.');
}

async function refusal(login: Login, token: string): Promise<string> {
  try {
    await login.admit(`Bearer ${token}`, NEEDED);
    return 'taken';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('whose calls are taken', () => {
  it('ENG-15 SET-23c without a token nothing but health and configuration is answered, which names issuer and audience', async () => {
    expect((await server.call('GET', '/health')).status).toBe(200);
    const { json } = await server.call('GET', '/config/default');
    expect(json.config.login).toEqual({ domain: provider.issuer, audience: 'https://api.counterpart.example' });
    for (const address of ['/hrmatching/indices', '/auth/me', '/no/such/call']) {
      const { status, headers, json: body } = await server.call('GET', address);
      expect([address, status, headers['www-authenticate']]).toEqual([address, 401, 'Bearer']);
      expect(body.error).toMatchObject({ code: 'UNAUTHENTICATED', message: 'A valid token is needed.' });
    }
    const docs = await server.app.inject({ url: '/docs/json', headers: { host: 'localhost' } });
    expect(docs.statusCode).toBe(404);
    const known = await server.call('GET', '/no/such/call', undefined, bearer(await provider.token('ria')));
    expect(known.status).toBe(404);
  });

  it('SET-23c a token of another issuer, another audience, another key, another kind of signature or none is refused', async () => {
    const login = new Login(loginOf(provider.issuer), () => new Date());
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const forge = () =>
      new SignJWT({ scope: SCOPES, roles: ['administrator'] })
        .setSubject('ria')
        .setIssuer(provider.issuer)
        .setAudience(AUDIENCE)
        .setExpirationTime('1h');
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(publicKey)).padEnd(64));
    const none = [{ alg: 'none' }, { iss: provider.issuer, aud: AUDIENCE, sub: 'ria', exp: 9e9, scope: SCOPES }]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const right = await provider.token('ria');
    const refused = {
      'another issuer': await other.token('ria'),
      'another audience': await provider.token('ria', { resource: 'https://else.example' }),
      'another key': await forge().setProtectedHeader({ alg: 'RS256', kid: 'key-1' }).sign(privateKey),
      'an unknown key': await forge().setProtectedHeader({ alg: 'RS256', kid: 'key-9' }).sign(privateKey),
      'a shared secret': await forge().setProtectedHeader({ alg: 'HS256', kid: 'key-1' }).sign(secret),
      'no signature': `${none}.`,
      'a changed claim': withRoles(right, ['administrator']),
      'no token': 'x',
    };
    for (const [what, token] of Object.entries(refused)) {
      expect([what, await refusal(login, token)]).toEqual([what, 'UNAUTHENTICATED']);
    }
    expect(await refusal(login, right)).toBe('taken');
    const strict = new Login(loginOf(provider.issuer, { algorithms: ['ES256'] }), () => new Date());
    expect(await refusal(strict, right)).toBe('UNAUTHENTICATED');
    const wrong = await server.call('GET', '/hrmatching/indices', undefined, bearer(refused['another issuer']));
    expect([wrong.status, wrong.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
    expect(wrong.text).not.toContain(refused['another issuer']);
  });

  it('SET-23c a token ends with its hour, and clocks may differ by the seconds that are configured', async () => {
    const login = new Login(loginOf(provider.issuer, { clockToleranceSeconds: 30 }), () => new Date());
    const token = await provider.token('ria');
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
    expect(await refusal(login, token)).toBe('taken');
    vi.useFakeTimers({ toFake: ['Date'], now: (exp + 28) * 1000 });
    expect(await refusal(login, token)).toBe('taken');
    vi.setSystemTime((exp + 31) * 1000);
    expect(await refusal(login, token)).toBe('UNAUTHENTICATED');
  });

  it('keys are fetched once, again when the provider has a new one, and a provider that is away is no refusal', async () => {
    const login = new Login(loginOf(rotating.issuer), () => new Date(), { cooldownMs: 0 });
    const before = await rotating.token('ria');
    for (let i = 0; i < 5; i += 1) expect(await refusal(login, before)).toBe('taken');
    expect(rotating.keyRequests()).toBe(1);
    rotating.rotate();
    expect(await refusal(login, await rotating.token('ria'))).toBe('taken');
    expect(rotating.keyRequests()).toBe(2);
    expect(await refusal(login, before)).toBe('UNAUTHENTICATED');
    await rotating.stop();
    const late = new Login(loginOf(rotating.issuer), () => new Date());
    expect(await refusal(late, before)).toBe('NOT_READY');
    // a provider whose document names another one vouches for nobody
    const misled = new Login(loginOf(`${other.issuer}/`), () => new Date());
    expect(await refusal(misled, before)).toBe('NOT_READY');
  });

  it('SET-23c each family of calls needs its scope, and each call its role', async () => {
    const parsing = bearer(await provider.token('ria', { scope: 'read:parsing' }));
    const ad = { title: 'Lasser', text: 'Wij zoeken een lasser.', locale: 'nl' };
    expect((await server.call('POST', '/parsing/parseJob', ad, parsing)).status).toBe(200);
    for (const [method, address, scope] of [
      ['GET', '/hrmatching/indices', 'read:hrmatching'],
      ['POST', '/ontology/parseQuery', 'read:ontology'],
    ] as const) {
      const refused = await server.call(method, address, method === 'POST' ? {} : undefined, parsing);
      expect(refused.status).toBe(403);
      expect(refused.headers['www-authenticate']).toBe(`Bearer error="insufficient_scope", scope="${scope}"`);
      expect(refused.json.error).toMatchObject({ code: 'FORBIDDEN', message: 'This is not allowed.' });
    }
    const ria = bearer(await provider.token('ria'));
    const refused = await server.call('DELETE', '/hrmatching/jobs_index/jobs/doc/j1', undefined, ria);
    expect(refused.status).toBe(403);
    expect(refused.json.error.details).toEqual([{ path: 'role', message: 'This needs the role administrator.' }]);
    // parameters that are tried out belong to operators, in any call
    const trial = { strategyParameters: { minScore: 0.5 } };
    const match = '/hrmatching/match2candidates/candidates';
    expect((await server.call('POST', match, trial, ria)).json.error.details[0].path).toBe('strategyParameters');
    expect((await server.call('POST', match, trial, bearer(await provider.token('olga')))).status).toBe(200);
    expect((await server.call('POST', match, {}, ria)).status).toBe(200);
  });
});

describe('who a token stands for', () => {
  const who = async (account: string, more: Parameters<typeof loginOf>[1]) => {
    const login = new Login(loginOf(provider.issuer, more), () => new Date());
    return login.admit(`Bearer ${await provider.token(account)}`, { scope: 'ANY', role: null });
  };

  it('the highest role that the claim names, as a text or a list, by its own name or by that of the provider', async () => {
    expect(await who('olga', {})).toMatchObject({
      person: { subject: 'olga', name: 'Olga Operator' },
      role: 'operator',
    });
    expect(await who('bart', {})).toMatchObject({ role: 'recruiter' });
    expect(await who('olga', { roles: { something: 'administrator' } })).toMatchObject({ role: 'administrator' });
    expect(await who('ats', {})).toMatchObject({ role: null });
    expect(await who('ats', { defaultRole: 'reader' })).toMatchObject({ role: 'reader' });
    expect(await who('olga', { rolesClaim: 'realm_access.roles' })).toMatchObject({ role: null });
    expect(await who('bart', { rolesClaim: 'sub', roles: { bart: 'operator' } })).toMatchObject({ role: 'operator' });
    expect(await who('bart', { nameClaim: 'nothing' })).toMatchObject({ person: { subject: 'bart', name: 'bart' } });
  });

  it('is what GET /auth/me answers', async () => {
    const { json } = await server.call('GET', '/auth/me', undefined, bearer(await provider.token('bart')));
    expect(json).toEqual({ login: true, person: { subject: 'bart', name: 'Bart Recruiter' }, role: 'recruiter' });
  });
});
