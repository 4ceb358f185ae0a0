import type { Locale } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { startApplication } from '../../../src/state/startup.ts';
import { settle, skill, storageOf } from '../matching/matching-world.ts';

/** A call of the pages, as it reaches the network. */
interface Called {
  readonly url: string;
  readonly headers: Headers;
  readonly body: {
    readonly userLanguage?: string;
    readonly locale?: string;
    readonly matchProfile?: { readonly language?: string; readonly aspects?: object };
  };
}

const JOB = {
  id: 'j1',
  language: 'FRE',
  revision: 1,
  matchProfile: {
    language: 'ITA',
    aspects: { locations: { type: 'locations', value: [{ id: 'g', label: 'Gent', range: null }] } },
  },
};

const entity = { type: 'JOB', index: 'jobs', id: 'j1' } as const;
const index = { name: 'talents', label: 'Talents' };
const pages = { profileToCandidates: { indices: [index] }, jobToCandidates: { indices: [index] } };

/** What a browser keeps from one visit to the next. */
function aBrowser(): Map<string, string> {
  return new Map();
}

/** Opens the application as it is configured, with a server that answers one job and a match of one. */
async function open(
  config: object,
  {
    kept = aBrowser(),
    today = '2026-11-22',
    locale = null,
    job = JOB,
  }: { kept?: Map<string, string>; today?: string; locale?: Locale | null; job?: object } = {},
) {
  const called: Called[] = [];
  const application = await startApplication({
    fetch: async (url, init) => {
      const address = url instanceof Request ? url.url : url.toString();
      if (address.endsWith('/config/default')) return Response.json({ variables: {}, config: { pages, ...config } });
      const body: Called['body'] = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
      called.push({ url: address, headers: new Headers(init?.headers), body });
      if (address.includes('/doc/')) return Response.json(job);
      if (address.includes('/parseJob')) {
        const skill = { aspectType: 'JOB_PROPERTY', matchedText: 'lassen', field: 'text', start: 0, end: 6 };
        return Response.json({ language: 'DUT', parsingAspects: [{ ...skill, conceptId: null, confidence: 1 }] });
      }
      return Response.json({ from: 0, size: 20, count: 1, matches: [{ id: 'c1' }] });
    },
    location: new URL('http://localhost/'),
    session: storageOf(new Map()),
    browser: storageOf(kept),
    now: () => new Date(`${today}T12:00:00Z`),
    locale,
    layers: ['default'],
    log: () => undefined,
  });
  return { application, called, context: application.contexts.profileToCandidates };
}

describe('what is configured reaches the pages', () => {
  it('SET-18 the base URL and the extra headers go with every call', async () => {
    const { application, called } = await open({ apiUrl: '/desk/api', apiHeaders: { 'x-desk': '7' } });
    await application.api.call('indices');
    expect(called.map(({ url, headers }) => [url, headers.get('x-desk')])).toEqual([
      ['/desk/api/hrmatching/indices', '7'],
    ]);
  });

  it('SET-22 of the aspects those that are not excluded are allowed', async () => {
    const { application } = await open({ enabledAspects: '!wage,softSkills' });
    const names = ['wage', 'softSkills', 'hardSkills', 'locations'] as const;
    expect(names.map((name) => application.allowed.has(name))).toEqual([false, false, true, true]);
  });

  it('SET-24b a locale counts by its first part, and none or an unknown one is en', async () => {
    const configured = async (locale?: string) => {
      const { application } = await open(locale === undefined ? {} : { locale });
      return [application.configuredLocale, application.locale.get().current];
    };
    expect(await configured('fr-BE')).toEqual(['fr', 'fr']);
    expect(await configured('xx')).toEqual(['en', 'en']);
    expect(await configured()).toEqual(['en', 'en']);
  });

  it('PRO-07 MAT-10 a place of the source without a range gets the configured one, 30 when none is configured', async () => {
    const rangeWith = async (config: object) => {
      const { context } = await open(config);
      await context.load(entity);
      const { locations } = context.store.get().aspects;
      return locations?.type === 'locations' ? locations.value.map(({ range, rangeUnit }) => [range, rangeUnit]) : [];
    };
    expect(await rangeWith({ defaultRange: 45 })).toEqual([[45, 'KILOMETER']]);
    expect(await rangeWith({})).toEqual([[30, 'KILOMETER']]);
  });

  it('MAT-10 the language of a source is that of its profile, otherwise its own, otherwise the one of before', async () => {
    const languageOf = async (job: object) => {
      const { context, called } = await open({ locale: 'nl' }, { job });
      await context.load(entity);
      return [context.store.get().language, called.at(-1)?.body.matchProfile?.language];
    };
    const { aspects } = JOB.matchProfile;
    expect(await languageOf(JOB)).toEqual(['ITA', 'ITA']);
    expect(await languageOf({ ...JOB, matchProfile: { aspects } })).toEqual(['FRE', 'FRE']);
    expect(await languageOf({ id: 'j1', matchProfile: { aspects } })).toEqual(['DUT', 'DUT']);
  });

  it('MAT-09a ENG-02a the labels of a match are asked for in the language of the screen as it is by then', async () => {
    const { application, called, context } = await open({ locale: 'nl' });
    await context.load(entity);
    application.locale.set({ current: 'it' });
    await context.match();
    expect(called.flatMap(({ body }) => body.userLanguage ?? [])).toEqual(['nl', 'it']);
  });

  it('MAT-17f a job is parsed with the language of the screen as it is by then', async () => {
    const { application, called } = await open({ locale: 'nl' });
    application.locale.set({ current: 'fr' });
    application.jobInput.setDescription('lassen');
    await application.jobInput.parse(() => 'id');
    expect(called.flatMap(({ body }) => body.locale ?? [])).toEqual(['fr']);
  });

  it('a search is remembered for the page on which it was made', async () => {
    const { application, context } = await open({});
    await context.withoutSource();
    context.setAspects(skill('TIG'));
    await context.match();
    const { profileToCandidates, profileToJobs, jobToCandidates } = application.recent.store.get();
    expect(profileToCandidates.map(({ label }) => label)).toEqual(['TIG']);
    expect([profileToJobs, jobToCandidates]).toEqual([[], []]);
  });
});

describe('what is kept of a search, as it is configured', () => {
  /** Matches an edited profile, forgets its draft and comes back: the labels that are asked then. */
  async function comeBack(
    config: object,
    { job = JOB, later = '2026-11-22' }: { readonly job?: object; readonly later?: string } = {},
  ) {
    const kept = aBrowser();
    const before = await open(config, { kept });
    await before.context.load(entity);
    before.context.setAspects(skill('MIG'));
    await before.context.match();
    await settle();
    for (const key of kept.keys()) if (key.includes('.draft.')) kept.delete(key);
    const after = await open(config, { kept, today: later, job });
    await after.context.load(entity);
    return Object.keys(after.context.store.get().aspects);
  }

  it('MAT-12e aspects are kept after a match only if matching options are on', async () => {
    expect(await comeBack({ persistMatchingOptions: true })).toEqual(['hardSkills']);
    expect(await comeBack({ persistMatchingOptions: false })).toEqual(['locations']);
    expect(await comeBack({})).toEqual(['locations']);
  });

  it('MAT-12c until the entity has another value of the configured property, version when none is configured', async () => {
    const on = { persistMatchingOptions: true };
    const job = { ...JOB, revision: 2 };
    expect(await comeBack({ ...on, entityVersionProperty: 'revision' }, { job })).toEqual(['locations']);
    expect(await comeBack(on, { job })).toEqual(['hardSkills']);
    expect(await comeBack(on, { job: { ...JOB, version: 2 } })).toEqual(['locations']);
  });

  it('MAT-12c for as long as is configured, 30 days when nothing is', async () => {
    const on = { persistMatchingOptions: true };
    expect(await comeBack({ ...on, localStorageMaxAge: 'P2D' }, { later: '2026-11-24' })).toEqual(['hardSkills']);
    expect(await comeBack({ ...on, localStorageMaxAge: 'P2D' }, { later: '2026-11-25' })).toEqual(['locations']);
    expect(await comeBack(on, { later: '2026-12-22' })).toEqual(['hardSkills']);
    expect(await comeBack(on, { later: '2026-12-23' })).toEqual(['locations']);
  });
});
