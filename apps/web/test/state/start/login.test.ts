import { createApiClient } from '@counterpart/client';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '@counterpart/domain';
import { logoutTarget, ownAddress, takeBrought } from '../../../src/state/login/addresses.ts';
import { allowedConfiguration, mayCall } from '../../../src/state/login/access.ts';
import { forgetPerson, Tokens } from '../../../src/state/login/tokens.ts';
import { startApplication } from '../../../src/state/startup.ts';
import { storageOf } from '../matching/matching-world.ts';

const ORIGIN = 'https://match.example';

describe('addresses of a login', () => {
  it('SET-23b going on after a login leads to an address of our own, and nowhere else', () => {
    expect(ownAddress('/jobs/list?page=2#f=1', ORIGIN)).toBe('/jobs/list?page=2#f=1');
    expect(ownAddress(`${ORIGIN}/candidates/list`, ORIGIN)).toBe('/candidates/list');
    const foreign = [
      '//evil.example/x',
      'https://evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
      7,
      undefined,
    ];
    for (const address of [...foreign, '/login/callback?code=1']) expect(ownAddress(address, ORIGIN)).toBe('/');
  });

  it('SET-09 a log-out ends at the configured address; what is no page is our own start', () => {
    expect(logoutTarget('/bye', ORIGIN)).toBe('https://match.example/bye');
    expect(logoutTarget('https://portal.example/out', ORIGIN)).toBe('https://portal.example/out');
    expect(logoutTarget('javascript:alert(1)', ORIGIN)).toBe('https://match.example/');
  });

  it('SET-10 SET-11 tmb and otp are taken out of the address, and the rest of it stays', () => {
    const { address, tmb, otp } = takeBrought(new URL(`${ORIGIN}/jobs/list?a=1&tmb=t&otp=o&b=2#h`));
    expect([address.href, tmb, otp]).toEqual([`${ORIGIN}/jobs/list?a=1&b=2#h`, 't', 'o']);
    const plain = new URL(`${ORIGIN}/jobs/list?a=1`);
    expect(takeBrought(plain)).toEqual({ address: plain, tmb: null, otp: null });
    const blank = takeBrought(new URL(`${ORIGIN}/jobs/list?tmb=&otp=&a=1`));
    expect([blank.address.href, blank.tmb, blank.otp]).toEqual([`${ORIGIN}/jobs/list?a=1`, null, null]);
  });
});

describe('tokens', () => {
  it('SET-10 the token of the address wins over any other, and one that is exchanged over that of a login', () => {
    const tokens = new Tokens(storageOf(new Map()));
    expect(tokens.current).toBeNull();
    tokens.keepLoggedIn('login');
    expect(tokens.current).toBe('login');
    tokens.keepExchanged('exchanged');
    expect(tokens.current).toBe('exchanged');
    tokens.keepTmb('tmb');
    expect(tokens.current).toBe('tmb');
    tokens.forgetHanded();
    expect(tokens.current).toBe('login');
  });

  it('what a person left goes, their language stays', () => {
    const kept = new Map([
      ['counterpart.draft', 'x'],
      ['counterpart.locale', 'fr'],
      ['counterpart.token', 't'],
      ['other', 'y'],
    ]);
    forgetPerson([storageOf(kept)]);
    expect([...kept.keys()]).toEqual(['counterpart.locale', 'other']);
  });

  it('SET-11 an exchange POSTs the otp as a query value to the configured endpoint, and its token is what calls carry', async () => {
    const asked: string[] = [];
    const config = { apiUrl: '/base', login: { exchangeEndpoint: '/give/token' } };
    const application = await startApplication({
      fetch: async (url, init) => {
        const address = url instanceof Request ? url.url : url.toString();
        asked.push(`${init?.method} ${address} ${new Headers(init?.headers).get('authorization') ?? '-'}`);
        if (address.includes('/give/token')) return Response.json({ token: 'T1' });
        if (address.endsWith('/me')) return Response.json({ login: true, person: null, role: 'reader' });
        return Response.json({ variables: {}, config });
      },
      location: new URL(`${ORIGIN}/`),
      brought: { tmb: null, otp: 'a b' },
      session: storageOf(new Map()),
      browser: storageOf(new Map()),
      now: () => new Date(),
      locale: null,
      layers: ['default'],
      log: () => undefined,
    });
    expect(asked.slice(1)).toEqual(['POST /base/give/token?otp=a+b -', 'GET /base/auth/me Bearer T1']);
    expect(application.access.role).toBe('reader');
  });

  it('SET-10 SET-14 a token of the address that is refused fails the start where nobody can log in', async () => {
    const starting = startApplication({
      fetch: (url) => {
        const address = url instanceof Request ? url.url : url.toString();
        const isConfig = address.includes('/config/');
        return Promise.resolve(Response.json({ variables: {}, config: {} }, { status: isConfig ? 200 : 401 }));
      },
      location: new URL(`${ORIGIN}/`),
      brought: { tmb: 'worn out', otp: null },
      session: storageOf(new Map()),
      browser: storageOf(new Map()),
      now: () => new Date(),
      locale: null,
      layers: ['default'],
      log: () => undefined,
    });
    await expect(starting).rejects.toMatchObject({ status: 401 });
  });

  it('SET-18 a call that is refused is made once more with a new token, and once only', async () => {
    const carried: (string | null)[] = [];
    let token = 'old';
    const api = createApiClient({
      baseUrl: '/api',
      token: () => token,
      renew: async (refused) => {
        expect(refused).toBe('old');
        token = 'new';
        return true;
      },
      fetch: async (_url, init) => {
        const bearer = new Headers(init?.headers).get('authorization');
        carried.push(bearer);
        return Response.json({ status: 'ok' }, { status: bearer === 'Bearer fine' ? 200 : 401 });
      },
    });
    await expect(api.call('health')).rejects.toMatchObject({ status: 401 });
    expect(carried).toEqual(['Bearer old', 'Bearer new']);
  });
});

describe('what a role may', () => {
  const index = { name: 'c', label: 'c', allowSelection: true, allowDownload: true, selectAllLimit: 100 };
  const features = { matchingStrategy: true, monitoring: true, candidateList: true };
  const configuration = readConfiguration(
    { features, pages: { profileToCandidates: { enabled: true, indices: [index] } } },
    () => undefined,
  );
  const seen = (role: 'reader' | 'recruiter' | 'operator' | null) => {
    const allowed = allowedConfiguration(configuration, { person: null, role });
    const [first] = allowed.pages.profileToCandidates.indices;
    return [
      allowed.features.matchingStrategy,
      allowed.features.monitoring,
      first?.allowSelection,
      first?.allowDownload,
      first?.selectAllLimit,
      first?.disableNotes,
    ];
  };

  it('is all that screens show', () => {
    expect(seen(null)).toEqual([false, false, false, false, 0, true]);
    expect(seen('reader')).toEqual([false, false, false, false, 0, true]);
    expect(seen('recruiter')).toEqual([false, false, true, true, 100, false]);
    expect(seen('operator')).toEqual([true, true, true, true, 100, false]);
    expect(mayCall({ person: null, role: 'operator' }, 'deleteJob')).toBe(false);
    expect(mayCall({ person: null, role: 'administrator' }, 'deleteJob')).toBe(true);
    expect(mayCall({ person: null, role: null }, 'health')).toBe(true);
  });
});
