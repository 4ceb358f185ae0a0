import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchedSearch } from '../../../src/state/matching/matching-state.ts';
import { hasFailedLoading } from '../../../src/state/matching/source-entity.ts';
import { answerOf, openPage, type OpenedPage, settle, skill, storageOf } from './matching-world.ts';

const entity = { type: 'JOB', index: 'jobs', id: 'j1' } as const;
const document = { id: 'j1', language: 'FRE', matchProfile: { aspects: {} } };

let page: OpenedPage;
let matched: MatchedSearch[];

beforeEach(() => {
  matched = [];
  page = openPage(new Map(), { onMatched: (search) => void matched.push(search) });
});

async function answerAll({ sent }: OpenedPage, answer: object): Promise<void> {
  for (const request of sent) await request.answer(answer);
}

describe('a page without a source', () => {
  it('is open once it was opened, and stays as it is when it is opened again', async () => {
    const { context, sent } = page;
    expect(context.isOpen).toBe(false);
    void context.withoutSource();
    expect(context.isOpen).toBe(true);
    context.setAspects(skill('MIG'));
    await context.withoutSource();
    expect(context.store.get()).toMatchObject({ source: { status: 'notLoaded' }, aspects: skill('MIG') });
    expect(sent).toEqual([]);
  });

  it('SET-24c follows the interface language while its profile is empty', () => {
    const { context } = page;
    void context.withoutSource();
    context.followLanguage('FRE');
    expect(context.store.get().language).toBe('FRE');
    context.setAspects(skill('MIG'));
    context.followLanguage('ITA');
    expect(context.store.get().language).toBe('FRE');
  });

  it('opened after a source shows the profile, in the language of the page and with nothing of it', async () => {
    const { context, sent } = page;
    void context.load(entity);
    expect(context.isOpen).toBe(false);
    await sent[0]?.answer(document);
    expect(context.isOpen).toBe(true);
    context.openSection('results');
    expect(context.store.get().openSection).toBe('results');
    void context.withoutSource();
    expect(context.store.get()).toMatchObject({
      source: { status: 'notLoaded' },
      language: 'DUT',
      openSection: 'profile',
      lastRequests: { a: null, b: null },
    });
  });

  it('has a name, a target and what its configuration offers', () => {
    const { context } = page;
    expect([context.name, context.target, context.offersStrategies, context.offersKeywordSearch]).toEqual([
      'profileToCandidates',
      'CANDIDATE',
      false,
      false,
    ]);
    expect([context.offersSuggestions, context.canReset]).toEqual([false, false]);
    expect(context.store.get()).toMatchObject({ activeIndex: 'a', openSection: 'profile' });
  });
});

describe('whose a profile is that was read of a CV', () => {
  const AN = ['An Peeters', 'lasser'];
  let kept: Map<string, string>;
  let tab: Map<string, string>;
  const opened = () => openPage(kept, { session: storageOf(tab) }).context;

  beforeEach(() => {
    kept = new Map();
    tab = new Map();
  });

  it('is known after a reload too, in this tab alone', () => {
    const first = opened();
    void first.withoutSource();
    first.startFrom(skill('TIG'), 'DUT', AN);
    expect(first.store.get().subject).toEqual(AN);
    expect([...kept.values()].join(' ')).not.toContain('Peeters');
    const again = opened();
    void again.withoutSource();
    expect(again.store.get().subject).toEqual(AN);
    const elsewhere = openPage(kept).context;
    void elsewhere.withoutSource();
    expect(elsewhere.store.get()).toMatchObject({ aspects: skill('TIG'), subject: [] });
  });

  it('is nobody once the profile is emptied, the person again after a reset', () => {
    const context = opened();
    void context.withoutSource();
    context.startFrom(skill('TIG'), 'DUT', AN);
    context.clear();
    expect(context.store.get().subject).toEqual([]);
    context.setAspects(skill('MIG'));
    expect(context.store.get().subject).toEqual([]);
    context.reset();
    expect(context.store.get().subject).toEqual(AN);
  });

  it('is nobody with another profile or a search that is taken up', () => {
    const context = opened();
    void context.withoutSource();
    context.startFrom(skill('TIG'), 'DUT', AN);
    void context.takeUp(null, { aspects: skill('MIG') });
    expect(context.store.get().subject).toEqual([]);
    context.startFrom(skill('TIG'), 'DUT', AN);
    context.startFrom(skill('MAG'), 'DUT');
    expect(context.store.get().subject).toEqual([]);
    expect([...tab.keys()]).toEqual([]);
  });

  it('is the source while there is one, and the person again without', async () => {
    const page = openPage(kept, { session: storageOf(tab) });
    void page.context.withoutSource();
    page.context.startFrom(skill('TIG'), 'DUT', AN);
    void page.context.load(entity);
    expect(page.context.store.get().subject).toEqual([]);
    await page.sent[0]?.answer(document);
    expect(page.context.store.get().subject).toEqual([]);
    void page.context.withoutSource();
    expect(page.context.store.get().subject).toEqual(AN);
  });

  it('a tab that can keep nothing, or kept something else, knows nobody', () => {
    const full = {
      ...storageOf(tab),
      setItem: () => {
        throw new Error('full');
      },
    };
    const { context, logged } = openPage(kept, { session: full });
    void context.withoutSource();
    context.startFrom(skill('TIG'), 'DUT', AN);
    expect(context.store.get().subject).toEqual(AN);
    expect(logged[0]?.[0]).toBe('Whose the profile is could not be kept in this tab');
    for (const value of ['{', '3', '[1]']) {
      tab.set('counterpart.subject.profileToCandidates', value);
      const again = opened();
      void again.withoutSource();
      expect(again.store.get().subject).toEqual([]);
    }
  });
});

describe('a search that is taken up', () => {
  it('where the page is there already it takes its place and matches', async () => {
    const { context, sent } = page;
    void context.withoutSource();
    void context.takeUp(null, { aspects: skill('TIG'), language: 'ITA' });
    await settle();
    expect(context.store.get()).toMatchObject({ aspects: skill('TIG'), language: 'ITA' });
    expect(sent).toHaveLength(2);
  });

  it('opens the page without a source and matches', async () => {
    const { context, sent } = page;
    void context.takeUp(null, { aspects: skill('TIG') });
    await settle();
    expect(context.store.get()).toMatchObject({ source: { status: 'notLoaded' }, aspects: skill('TIG') });
    expect(sent).toHaveLength(2);
  });

  it('loads its source first', async () => {
    const { context, sent } = page;
    void context.withoutSource();
    void context.takeUp(entity, { aspects: skill('TIG') });
    expect(sent[0]?.url).toBe('/api/hrmatching/jobs_index/jobs/doc/j1');
    await sent[0]?.answer(document);
    expect(context.store.get()).toMatchObject({ source: { status: 'loaded' }, aspects: skill('TIG') });
    expect(sent[1]?.body.source).toEqual(entity);
  });
});

describe('a source', () => {
  it('MAT-11 that is missing is told from one that cannot be had', async () => {
    const { context, sent, logged } = page;
    void context.load({ type: 'CANDIDATE', index: 'people', id: 'c1' });
    expect(sent[0]?.url).toBe('/api/hrmatching/candidates_index/people/doc/c1');
    await sent[0]?.answer({}, 404);
    expect(context.store.get().source).toMatchObject({ status: 'error', isMissing: true });
    void context.load(entity);
    await sent[1]?.answer({}, 503);
    expect(context.store.get().source).toMatchObject({ status: 'error', isMissing: false, reason: 'failure.busy' });
    expect(hasFailedLoading(context.store.get().source)).toBe(true);
    expect(hasFailedLoading({ status: 'loading', entity })).toBe(false);
    void context.load({ type: 'JOB', index: 'jobs', id: '<b>/' });
    await sent[2]?.answer({}, 400);
    expect(context.store.get().source).toMatchObject({ status: 'error', isMissing: true });
    expect(logged.map(([what]) => what)).toEqual(Array(3).fill('The source could not be loaded'));
  });

  it('that came or failed after another was opened changes nothing', async () => {
    const { context, sent } = page;
    void context.load(entity);
    void context.load({ ...entity, id: 'j2' });
    await sent[0]?.answer({ ...document, matchProfile: { aspects: { hardSkills: { type: 'concepts', value: [] } } } });
    expect(context.store.get().source).toMatchObject({ status: 'loading', entity: { id: 'j2' } });
    void context.load({ ...entity, id: 'j3' });
    await sent[1]?.answer({}, 500);
    expect(context.store.get().source).toMatchObject({ status: 'loading', entity: { id: 'j3' } });
  });
});

describe('the first matches of a profile', () => {
  it('are asked for without showing or keeping anything', async () => {
    const { context, sent } = page;
    const peeked = context.peek(skill('TIG'), { size: 3, signal: new AbortController().signal });
    expect(sent[0]?.body).toMatchObject({ from: 0, size: 3, matchProfile: { aspects: { hardSkills: {} } } });
    await sent[0]?.answer(answerOf(7, 'x'));
    expect(await peeked).toMatchObject({ matches: [{ id: 'x' }], count: 7, isNothingAsked: false });
    expect(context.search('a').get().count).toBeNull();
    expect(context.store.get().aspects).toEqual({});
  });

  it.each([
    ['CANDIDATE', '/api/hrmatching/match2candidates/a/impact'],
    ['JOB', '/api/hrmatching/match2jobs/a/impact'],
  ] as const)('what each requirement costs is asked of the %s index', async (target, url) => {
    const { context, sent } = openPage(new Map(), { target });
    const impact = context.impact(skill('TIG'), new AbortController().signal);
    expect(sent[0]?.url).toBe(url);
    expect(sent[0]?.body).toMatchObject({ size: 0, matchProfile: { aspects: { hardSkills: {} } } });
    await sent[0]?.answer({ requirements: [] });
    expect(await impact).toEqual({ requirements: [] });
  });

  it('of jobs are asked of the jobs', () => {
    const { context, sent } = openPage(new Map(), { target: 'JOB' });
    void context.match();
    expect(sent[0]?.url).toBe('/api/hrmatching/match2jobs/a');
  });
});

describe('pages of results', () => {
  it('one that somebody points at is fetched and not shown', async () => {
    const { context, sent } = page;
    const search = context.search('a');
    search.prepare(1);
    expect(sent).toEqual([]);
    void context.match();
    await sent[0]?.answer(answerOf(50, 'x'));
    search.prepare(1);
    expect(sent.at(-1)?.body.from).toBe(20);
    await sent.at(-1)?.answer(answerOf(50, 'y'));
    expect(search.get()).toMatchObject({ page: 0, matches: [{ id: 'x' }] });
    const before = sent.length;
    for (const none of [-1, 3, 9]) search.prepare(none);
    await search.showPage(1);
    expect(sent).toHaveLength(before);
    expect(search.get()).toMatchObject({ page: 1, matches: [{ id: 'y' }] });
    search.prepare(2);
    expect(sent).toHaveLength(before + 1);
  });

  it('tell who listens, until they stop', async () => {
    const { context, sent } = page;
    const search = context.search('a');
    let told = 0;
    const stop = search.subscribe(() => void (told += 1));
    void context.match();
    expect(told).toBeGreaterThan(0);
    await sent[0]?.answer(answerOf(1, 'x'));
    const before = told;
    search.reset();
    expect(told).toBeGreaterThan(before);
    stop();
    const stopped = told;
    search.reset();
    expect(told).toBe(stopped);
  });

  it('show no page before anything was asked', async () => {
    await page.context.search('a').showPage(1);
    expect(page.sent).toEqual([]);
    expect(page.context.search('a').get()).toMatchObject({ lastRequest: null, page: 0, pageSize: 20, error: null });
  });
});

describe('what was matched', () => {
  it('is told of the active index with its count and ids, and never of a list', async () => {
    const { context } = page;
    void context.withoutSource();
    context.setAspects(skill('MIG'));
    void context.match();
    await answerAll(page, answerOf(2, 'x', 'y'));
    expect(matched).toHaveLength(1);
    expect(matched[0]).toMatchObject({ index: 'a', count: 2, ids: ['x', 'y'], source: { status: 'notLoaded' } });
    expect(matched[0]?.request.aspects).toEqual(skill('MIG'));
    page.sent.length = 0;
    void context.list();
    await answerAll(page, answerOf(9, 'z'));
    expect(matched).toHaveLength(1);
  });

  it('is not told where it failed', async () => {
    const { context } = page;
    void context.match();
    for (const request of page.sent) await request.answer({}, 500);
    expect(matched).toEqual([]);
    expect(context.search('a').get().error).not.toBeNull();
    context.search('a').reset();
    expect(context.search('a').get().error).toBeNull();
  });

  it('is asked again with statuses that were left out', async () => {
    const { context, sent } = page;
    void context.match();
    await answerAll(page, answerOf(2, 'x'));
    const before = sent.length;
    void context.setIncludedStatuses('a', ['CLOSED']);
    expect(sent.slice(before).map(({ body }) => body.includeStatus)).toEqual([['CLOSED']]);
    await context.setIncludedStatuses('nowhere', ['CLOSED']);
    expect(sent).toHaveLength(before + 1);
  });

  it('as a list is asked again as a list when a change is made of it', async () => {
    const { context, sent } = page;
    void context.withoutSource();
    context.setAspects(skill('MIG'));
    void context.list();
    await answerAll(page, answerOf(2, 'x'));
    const before = sent.length;
    const back = context.applyChanges('a', []);
    await settle();
    expect(sent.slice(before).every(({ body }) => body.matchProfile === undefined)).toBe(true);
    back();
    await settle();
    expect(context.store.get().aspects).toEqual(skill('MIG'));
  });
});
