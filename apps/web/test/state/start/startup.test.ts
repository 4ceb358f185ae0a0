import type { Locale } from '@counterpart/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfiguration } from '../../../src/state/configuration/load-configuration.ts';
import { contextsOf } from '../../../src/state/contexts-of.ts';
import { startApplication } from '../../../src/state/startup.ts';
import { storageOf } from '../matching/matching-world.ts';

type Layer = { variables: Record<string, unknown>; config: Record<string, unknown> };
type Modules = Readonly<Record<string, () => Promise<unknown>>>;

let asked: string[];
let logged: unknown[][];

beforeEach(() => {
  asked = [];
  logged = [];
});

function start(
  layers: Readonly<Record<string, Layer | number>>,
  modules: Modules = {},
  { locale = null }: { readonly locale?: Locale | null } = {},
) {
  return startApplication({
    fetch: async (url, init) => {
      const address = url instanceof Request ? url.url : url.toString();
      asked.push(`${init?.method ?? 'GET'} ${address}`);
      const layer = layers[address.split('/').at(-1) ?? ''];
      return typeof layer === 'object'
        ? new Response(JSON.stringify(layer))
        : new Response('out of order', { status: layer ?? 404 });
    },
    location: new URL('http://localhost/'),
    session: storageOf(new Map()),
    browser: storageOf(new Map()),
    now: () => new Date('2026-11-22T12:00:00Z'),
    locale,
    layers: Object.keys(layers).filter((name) => !name.endsWith('.json')),
    modules,
    log: (...what) => void logged.push(what),
  });
}

const index = { name: 'talents', label: 'Talents' };

describe('the startup', () => {
  it('SET-15 gets each configuration endpoint and merges variables and config in their order', async () => {
    const { configuration } = await start({
      default: {
        variables: { BRAND: 'first', RANGE: 12 },
        config: { defaultRoute: '/first', defaultRange: '${RANGE}', hideMenu: true },
      },
      customer: { variables: { RANGE: 77 }, config: { defaultRoute: '/${BRAND}/second' } },
    });
    expect(asked).toEqual(['GET /api/config/default', 'GET /api/config/customer']);
    // a later layer wins, and its variables hold in what an earlier one says
    expect(configuration).toMatchObject({ defaultRoute: '/first/second', defaultRange: 77, hideMenu: true });
  });

  it('SET-14 SET-15 an endpoint that fails stops the startup and is named', async () => {
    await expect(start({ default: { variables: {}, config: {} }, customer: 503 })).rejects.toThrow(
      'The configuration customer could not be loaded: 503',
    );
  });

  it('SET-14 SET-15 an endpoint that cannot be reached, or answers something else, is named with what it answered', async () => {
    const failing = (answer: () => Promise<Response>) =>
      loadConfiguration({ fetch: answer, layers: ['customer'], log: () => undefined });
    await expect(failing(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(
      'The configuration customer could not be loaded: it cannot be reached',
    );
    for (const [text, found] of [
      ['<!doctype html>\n<title>Portal</title>', '"<!doctype html>\\n<title>Portal</title>"'],
      ['null', '"null"'],
      ['[]', '"[]"'],
    ] as const) {
      await expect(failing(() => Promise.resolve(new Response(text)))).rejects.toThrow(
        `The configuration customer could not be loaded: Expected an object of variables and config but got ${found}`,
      );
    }
  });

  it('SET-15 an endpoint that does not answer is waited for half a minute', async () => {
    const waits: number[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      waits.push(ms);
      return AbortSignal.abort();
    });
    try {
      const waiting = loadConfiguration({
        fetch: (_url, init) => Promise.reject(init?.signal?.reason as Error),
        layers: ['customer'],
        log: () => undefined,
      });
      await expect(waiting).rejects.toThrow('The configuration customer could not be loaded: no answer in 30 seconds');
      expect(waits).toEqual([30_000]);
    } finally {
      timeout.mockRestore();
    }
  });

  it('SET-16a SET-16e a wrong value and an unresolved variable stop the startup and name their key; an unknown key warns', async () => {
    await expect(start({ default: { variables: {}, config: { hideMenu: 'yes' } } })).rejects.toThrow(
      'hideMenu: Expected a boolean but got string',
    );
    await expect(start({ default: { variables: {}, config: { defaultRoute: '/${GONE}' } } })).rejects.toThrow(
      'defaultRoute: Unresolved variable in config: GONE',
    );
    await start({ default: { variables: {}, config: { hideMenue: true } } });
    expect(logged).toEqual([['Unknown configuration key hideMenue', null]]);
  });

  it('SET-01 SET-16d nothing configured: no page is on, and the default route is /profile-to-candidates', async () => {
    const { configuration, contexts } = await start({ default: { variables: {}, config: {} } });
    expect(configuration.defaultRoute).toBe('/profile-to-candidates');
    expect(Object.values(configuration.pages).map(({ enabled }) => enabled)).toEqual([false, false, false]);
    expect(contexts.profileToJobs.offersKeywordSearch).toBe(false);
    expect(contexts.profileToJobs.offersSuggestions).toBe(false);
  });

  it('SET-13a SET-24b SET-24c the language that somebody chose before goes before the configured one, in profiles too', async () => {
    const layers = { default: { variables: {}, config: { locale: 'nl' } } };
    const languages = async (locale: Locale | null) => {
      const application = await start(layers, {}, { locale });
      return [application.locale.get().current, application.contexts.jobToCandidates.store.get().language];
    };
    expect(await languages(null)).toEqual(['nl', 'DUT']);
    expect(await languages('it')).toEqual(['it', 'ITA']);
  });

  it('SET-13b SET-20d SET-21b three contexts, each with the indices of its page, score and expansion type by default', async () => {
    const page = { enabled: true, indices: [index] };
    const { contexts } = await start({
      default: {
        variables: {},
        config: {
          pages: { profileToCandidates: page, profileToJobs: { ...page, indices: [] }, jobToCandidates: page },
        },
      },
    });
    expect(Object.keys(contexts).toSorted()).toEqual(['jobToCandidates', 'profileToCandidates', 'profileToJobs']);
    expect(contexts.profileToCandidates.indices).toMatchObject([
      { name: 'talents', label: 'Talents', scoreType: 'MUTUAL_FORWARD_SCORE', expansionType: 'FULL_CROSS_TYPES' },
    ]);
    expect(contexts.profileToJobs.indices).toEqual([]);
    expect([contexts.profileToJobs.target, contexts.jobToCandidates.target]).toEqual(['JOB', 'CANDIDATE']);
  });

  it('SET-13b a context id that comes twice is logged, and the first context stays', async () => {
    const { contexts } = await start({ default: { variables: {}, config: {} } });
    const made = contextsOf(
      ['profileToJobs', 'jobToCandidates', 'profileToJobs'],
      (page) => contexts[page],
      (...what) => void logged.push(what),
    );
    expect(made).toEqual({ profileToJobs: contexts.profileToJobs, jobToCandidates: contexts.jobToCandidates });
    expect(logged).toEqual([['Duplicate matching context id profileToJobs', null]]);
  });

  it('MAT-07 a page holds 20; of jobs 40 in demo-filter mode', async () => {
    const pages = { profileToCandidates: { indices: [index] }, profileToJobs: { indices: [index] } };
    const sizes = async (demoFilter: boolean) => {
      const { contexts } = await start({ default: { variables: {}, config: { features: { demoFilter }, pages } } });
      return [contexts.profileToCandidates, contexts.profileToJobs].map(
        (context) => context.search('talents').get().pageSize,
      );
    };
    expect(await sizes(false)).toEqual([20, 20]);
    expect(await sizes(true)).toEqual([20, 40]);
  });
});
