import type { Aspect, Aspects } from '@counterpart/domain';
import { createApiClient } from '@counterpart/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { SearchMemory } from '../../../src/state/kept/search-memory.ts';
import type { MatchedSearch } from '../../../src/state/matching/matching-state.ts';
import { askedValues } from '../../../src/state/matching/asked-values.ts';
import { personalSearches } from '../../../src/state/start/personal-searches.ts';
import { recentSearchOf } from '../../../src/state/start/recent-search-of.ts';
import { type RecentSearch, RecentSearches } from '../../../src/state/start/recent-searches.ts';
import { searchAbout, searchName } from '../../../src/state/start/search-name.ts';
import { type Sent, skill, storageOf, waitingNetwork } from '../matching/matching-world.ts';

const labels = (names: readonly string[], required = false) => ({
  type: 'concepts' as const,
  weight: 100,
  required: false,
  value: names.map((label) => ({ id: label, label, weight: 100, required })),
});
const places = (...names: string[]): NonNullable<Aspects['locations']> => ({
  type: 'locations',
  weight: 100,
  required: false,
  value: names.map((label) => ({ id: label, label, weight: 100, required: false, range: 30, rangeUnit: 'KILOMETER' })),
});
const wage: NonNullable<Aspects['wage']> = {
  type: 'range',
  weight: 100,
  required: false,
  value: { from: 2000, to: 3000, weight: 100, required: true },
};

describe('what a search is called', () => {
  it('is by two functions and a skill, or by three skills', () => {
    expect(searchName({ jobFunctions: labels(['a', 'b', 'c']), hardSkills: labels(['x', 'y']) })).toBe('a, b, x');
    expect(searchName({ jobFunctions: labels(['a']) })).toBe('a');
    expect(searchName({ hardSkills: labels(['w', 'x', 'y', 'z']) })).toBe('w, x, y');
  });

  it('is by whatever else it asks, and nothing where it asks no label', () => {
    expect(searchName({ softSkills: labels(['s']), locations: places('Gent') })).toBe('s, Gent');
    expect(searchName({ wage })).toBe('');
    expect(searchName({ jobFunctions: labels([]), languages: labels(['Dutch']) })).toBe('Dutch');
  });

  it('says its first place and two of what is required', () => {
    const aspects = {
      locations: places('Gent', 'Aalst'),
      hardSkills: labels(['a', 'b', 'c'], true),
      softSkills: labels(['d']),
      wage,
    };
    expect(searchAbout(aspects)).toBe('Gent, a, b');
    expect(searchAbout({ softSkills: labels(['d']) })).toBe('');
    expect(searchAbout({ locations: places() })).toBe('');
  });
});

describe('the values that a ranking was asked for', () => {
  it('are a wage and years too, where they have a number', () => {
    const single = (value: number | null): Aspect => ({
      type: 'integer',
      weight: 100,
      required: false,
      value: { weight: 100, required: true, value },
    });
    const open: Aspect = {
      type: 'range',
      weight: 100,
      required: false,
      value: { weight: 100, required: false, from: null, to: null },
    };
    expect(askedValues({ seniority: single(3), availabilityAspect: single(null), wage: open })).toEqual([
      { aspect: 'seniority', id: 'seniority', label: '', required: true, weight: 100, single: single(3) },
    ]);
  });

  it('stand by required, then the work itself, then by weight, then in the order of the aspects', () => {
    const value = (label: string, weight: number, required: boolean) => ({ id: `i-${label}`, label, weight, required });
    const aspects: Aspects = {
      hardSkills: {
        type: 'concepts',
        weight: 100,
        required: false,
        value: [value('light', 50, false), value('must', 10, true), value('heavy', 150, false)],
      },
      jobFunctions: { type: 'concepts', weight: 100, required: false, value: [value('function', 50, false)] },
      wage,
    };
    expect(askedValues(aspects)).toEqual([
      { aspect: 'wage', id: 'wage', label: '', required: true, weight: 100, single: wage },
      { aspect: 'hardSkills', id: 'i-must', label: 'must', required: true, weight: 10 },
      { aspect: 'jobFunctions', id: 'i-function', label: 'function', required: false, weight: 50 },
      { aspect: 'hardSkills', id: 'i-heavy', label: 'heavy', required: false, weight: 150 },
      { aspect: 'hardSkills', id: 'i-light', label: 'light', required: false, weight: 50 },
    ]);
  });
});

const NOW = new Date('2026-11-22T12:00:00Z');
const entity = { type: 'JOB', index: 'jobs', id: 'j1' } as const;
const request = {
  aspects: skill('MIG'),
  language: 'DUT',
  strategy: null,
  sortMode: null,
  filters: {},
  customFiltersPredicate: null,
  excludedIds: [],
  includeStatus: [],
} as const;
const matched = (change: Partial<MatchedSearch> = {}): MatchedSearch => ({
  index: 'a',
  request,
  source: { status: 'notLoaded' },
  count: 7,
  ids: [],
  ...change,
});

describe('a match as it is remembered', () => {
  it('of a profile is named after what it asks', () => {
    expect(recentSearchOf(matched(), null, NOW)).toEqual({
      kind: 'query',
      label: 'MIG',
      about: '',
      count: 7,
      when: '2026-11-22T12:00:00.000Z',
      aspects: skill('MIG'),
      language: 'DUT',
      entity: null,
      job: null,
    });
  });

  it('of a job is named after its title, the line that names it, or its first line', () => {
    const job = (title: string, description: string, headline?: string) =>
      recentSearchOf(matched(), { title, description, headline }, NOW);
    expect(job(' Lasser ', 'x')).toMatchObject({ kind: 'job', label: 'Lasser', job: { title: ' Lasser ', text: 'x' } });
    expect(job('  ', '\n Gezocht: lasser\nin Gent')?.label).toBe('Gezocht: lasser');
    expect(job('', 'Home > Vacatures\n\nLasser TIG', 'Lasser TIG')?.label).toBe('Lasser TIG');
    expect(job('Kok', 'Home > Vacatures\n\nLasser TIG', 'Lasser TIG')?.label).toBe('Kok');
    expect(job('', '')?.label).toBe('MIG');
  });

  it('of a document is named after that', () => {
    const document = { id: 'j1', jobTitle: 'Lasser TIG' };
    const source = { status: 'loaded', entity, document } as const;
    expect(recentSearchOf(matched({ source }), null, NOW)).toMatchObject({
      kind: 'document',
      label: 'Lasser TIG',
      entity,
    });
    const loading = { status: 'loading', entity } as const;
    expect(recentSearchOf(matched({ source: loading }), null, NOW)).toMatchObject({ kind: 'query', entity: null });
  });

  it('is not remembered without a name', () => {
    expect(recentSearchOf(matched({ request: { ...request, aspects: { wage } } }), null, NOW)).toBeNull();
  });
});

describe('the recent searches', () => {
  let kept: Map<string, string>;
  const opened = () =>
    new RecentSearches(
      new SearchMemory({ storage: storageOf(kept), maxAgeMs: 1000, now: () => NOW, log: () => undefined }),
    );
  const search = (label: string, change: Partial<RecentSearch> = {}): RecentSearch => ({
    kind: 'query',
    label,
    about: '',
    count: 1,
    when: NOW.toISOString(),
    aspects: skill(label, 150),
    language: 'DUT',
    entity: null,
    job: null,
    ...change,
  });
  const shown = (of: RecentSearches) => of.store.get().profileToJobs.map(({ label }) => label);

  beforeEach(() => {
    kept = new Map();
  });

  it('are kept by page, the newest first, with weights as they were', () => {
    const recent = opened();
    recent.add('profileToJobs', search('a'));
    recent.add('profileToJobs', search('b'));
    recent.add('profileToCandidates', search('c'));
    recent.add('jobToCandidates', search('d'));
    const again = opened().store.get();
    expect(again.profileToJobs).toEqual([search('b'), search('a')]);
    expect(again.profileToCandidates).toEqual([search('c')]);
    expect(again.jobToCandidates).toEqual([search('d')]);
  });

  it('are six at most, and the same one again takes the place of the earlier', () => {
    const recent = opened();
    for (const label of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) recent.add('profileToJobs', search(label));
    expect(shown(recent)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
    recent.add('profileToJobs', search('c', { kind: 'document', entity }));
    expect(shown(recent).slice(0, 2)).toEqual(['c', 'c']);
  });

  it('of a page are forgotten for good', () => {
    const recent = opened();
    recent.add('profileToJobs', search('a'));
    recent.add('profileToCandidates', search('c'));
    recent.clear('profileToJobs');
    expect([shown(recent), shown(opened())]).toEqual([[], []]);
    expect(opened().store.get().profileToCandidates).toHaveLength(1);
  });

  it('that are damaged are left out', () => {
    opened().add('profileToJobs', search('a'));
    for (const [key, text] of kept) kept.set(key, text.replace('"query","label":"a"', '"query","label":7'));
    expect(shown(opened())).toEqual([]);
    kept.clear();
    opened().add('profileToJobs', search('a', { language: 'XXX' as never }));
    expect(shown(opened())).toEqual([]);
  });
});

describe('the searches of a person', () => {
  it('are asked for, put and removed by their id', async () => {
    const sent: Sent[] = [];
    const searches = personalSearches(createApiClient({ baseUrl: '/api', fetch: waitingNetwork(sent) }));
    const listed = searches.list();
    await sent[0]?.answer({ searches: [{ id: 's1' }] });
    expect(await listed).toEqual([{ id: 's1' }]);
    const put = searches.put({ id: 's2', name: 'x' }, 's2');
    expect(sent[1]?.url).toContain('/s2');
    expect(sent[1]?.body).toEqual({ id: 's2', name: 'x' });
    await sent[1]?.answer({});
    await put;
    const removed = searches.remove('s3');
    expect(sent[2]?.url).toContain('/s3');
    await sent[2]?.answer({});
    await removed;
  });
});
