import { createApiClient } from '@counterpart/client';
import type { PageConfiguration } from '@counterpart/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageOf } from '../src/state/index-results.ts';
import { MatchingContext } from '../src/state/matching-context.ts';

/** A request that the context sent, to be answered by the test. */
interface Sent {
  readonly url: string;
  readonly body: {
    from?: number;
    matchProfile?: { aspects: object };
    source?: object;
    sort?: object;
    excludedIds?: readonly string[];
  };
  readonly signal: AbortSignal | null;
  answer(json: unknown, status?: number): Promise<void>;
}

const sortModes = [
  { name: 'relevance', label: 'r', field: 'score', order: 'desc' as const },
  { name: 'name', label: 'n', field: 'name', order: 'asc' as const },
];
const index = (name: string) => ({
  name,
  label: name,
  scoreType: 'MUTUAL' as const,
  expansionType: 'LIMITED' as const,
  showMatchButton: false,
  allowSelection: false,
  allowComparison: false,
  allowDownload: false,
  exportType: 'csv',
  exportSize: 10,
  selectAllLimit: 0,
  extraColumns: [],
  extraProperties: [],
  sortModeGroup: sortModes,
});
const page: PageConfiguration = {
  enabled: true,
  keywordSearch: false,
  keywordSuggestions: false,
  indices: [index('a'), index('b')],
};

let sent: Sent[];
let logged: unknown[][];
let context: MatchingContext;

/** The network's side of the client: every request waits until the test answers it. */
const network: typeof fetch = (url, init) =>
  new Promise((resolve, reject) => {
    const signal = init?.signal ?? null;
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    sent.push({
      url: url as string,
      body: init?.body === undefined ? {} : JSON.parse(init.body as string),
      signal,
      async answer(json, status = 200) {
        resolve(new Response(JSON.stringify(json), { status }));
        await new Promise((done) => setTimeout(done, 0));
      },
    });
  });

const answerOf = (count: number, ...ids: string[]) => ({
  from: 0,
  size: 20,
  count,
  matches: ids.map((id) => ({ id })),
});
const results = (name: string) => {
  const found = context.store.get().results[name];
  if (found === undefined) throw new Error(`no results of ${name}`);
  return found;
};
const skill = (label: string) => ({
  hardSkills: {
    type: 'concepts' as const,
    weight: 100,
    required: false,
    value: [{ id: label, label, weight: 100, required: false }],
  },
});

beforeEach(() => {
  sent = [];
  logged = [];
  context = new MatchingContext({
    api: createApiClient({ baseUrl: '/api', fetch: network }),
    page,
    target: 'CANDIDATE',
    language: 'DUT',
    userLanguage: () => 'nl',
    log: (...what) => logged.push(what),
  });
});

describe('a matching context', () => {
  it('MAT-09a SET-20d SET-21b a match asks page 0 of every index, with its score and expansion type', () => {
    void context.match();
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/hrmatching/match2candidates/a',
      '/api/hrmatching/match2candidates/b',
    ]);
    expect(sent[0]?.body).toMatchObject({
      from: 0,
      queryParams: { scoreType: 'MUTUAL', expansionType: 'LIMITED' },
      userLanguage: 'nl',
    });
  });

  it('MAT-09b a page goes from NOT_FETCHED over FETCHING to FETCHED, and is then only shown again', async () => {
    expect(pageOf(results('a'), 0).status).toBe('NOT_FETCHED');
    void context.match();
    expect(pageOf(results('a'), 0).status).toBe('FETCHING');
    await sent[0]?.answer(answerOf(50, 'x'));
    expect(pageOf(results('a'), 0).status).toBe('FETCHED');
    void context.showPage('a', 1);
    expect(sent.at(-1)?.body.from).toBe(20);
    await sent.at(-1)?.answer(answerOf(50, 'y'));
    expect(results('a').shown.map(({ id }) => id)).toEqual(['y']);
    const before = sent.length;
    await context.showPage('a', 0);
    expect(sent.length).toBe(before);
    expect(results('a').shown.map(({ id }) => id)).toEqual(['x']);
  });

  it('MAT-09c an answer to an earlier request is ignored', async () => {
    void context.match();
    const [early] = sent;
    context.setAspects(skill('MIG'));
    void context.match();
    await sent[2]?.answer(answerOf(1, 'new'));
    await early?.answer(answerOf(9, 'old'));
    expect(results('a')).toMatchObject({ count: 1, shown: [{ id: 'new' }] });
  });

  it('MAT-09d resetting the results aborts pages that are being fetched', () => {
    void context.match();
    void context.match();
    expect(sent[0]?.signal?.aborted).toBe(true);
    expect(sent[2]?.signal?.aborted).toBe(false);
  });

  it('MAT-09e a failed page is thrown on and can be fetched again', async () => {
    void context.match();
    await sent[0]?.answer(answerOf(50, 'x'));
    const second = context.showPage('a', 1);
    const failure = expect(second).rejects.toMatchObject({ status: 500 });
    await sent.at(-1)?.answer({}, 500);
    await failure;
    expect(pageOf(results('a'), 1).status).toBe('NOT_FETCHED');
    expect(logged.map(([what]) => what)).toContain('A page of results could not be fetched');
    void context.showPage('a', 1);
    expect(pageOf(results('a'), 1).status).toBe('FETCHING');
  });

  it('MAT-20 an action on one index leaves the others alone', async () => {
    void context.match();
    await sent[0]?.answer(answerOf(50, 'x'));
    await sent[1]?.answer(answerOf(7, 'y'));
    const other = results('b');
    void context.showPage('a', 1);
    expect(results('b')).toBe(other);
  });

  it('MAT-13 the excluded ids of the next request travel in the body, on every page, of their own index alone', async () => {
    context.setExcludedIds('a', ['c3', 'c17']);
    expect(context.nextRequest('a').excludedIds).toEqual(['c3', 'c17']);
    void context.match();
    expect(sent.map(({ body }) => body.excludedIds)).toEqual([['c3', 'c17'], undefined]);
    await sent[0]?.answer(answerOf(50, 'x'));
    void context.showPage('a', 1);
    expect(sent.at(-1)?.body).toMatchObject({ from: 20, excludedIds: ['c3', 'c17'] });
    context.setExcludedIds('a', []);
    expect(context.isChanged()).toBe(true);
  });

  it('an answer to a profile that asks nothing lists nobody', async () => {
    void context.match();
    await sent[0]?.answer({ ...answerOf(4806, 'x', 'y'), asked: 0 });
    expect(results('a')).toMatchObject({ isNothingAsked: true, count: 0, shown: [] });
    await sent[1]?.answer({ ...answerOf(1, 'z'), asked: 1 });
    expect(results('b')).toMatchObject({ isNothingAsked: false, count: 1, shown: [{ id: 'z' }] });
    context.setAspects(skill('MIG'));
    void context.match();
    await sent[2]?.answer({ ...answerOf(2, 'x', 'y'), asked: 1 });
    expect(results('a')).toMatchObject({ isNothingAsked: false, count: 2 });
  });

  it('an answer says how many were left out for their status', async () => {
    expect(results('a').leftOut).toBe(0);
    void context.match();
    await sent[0]?.answer({ ...answerOf(2, 'x', 'y'), asked: 1, left: { STATUS: 12 } });
    expect(results('a').leftOut).toBe(12);
  });

  it('MAT-04d the request has changed until it is matched', async () => {
    void context.match();
    expect(context.isChanged()).toBe(false);
    context.setAspects(skill('MIG'));
    expect(context.isChanged()).toBe(true);
    void context.match();
    expect(context.isChanged()).toBe(false);
  });

  it('MAT-06 another order matches again, the same order does not', async () => {
    void context.match();
    await sent[0]?.answer(answerOf(1, 'x'));
    await sent[1]?.answer(answerOf(1, 'y'));
    void context.setSortMode('a', sortModes[0] ?? null);
    expect(sent).toHaveLength(2);
    void context.setSortMode('a', sortModes[1] ?? null);
    expect(sent).toHaveLength(4);
    expect(sent[2]?.body.sort).toEqual([{ field: 'name', order: 'asc' }]);
  });

  it('MAT-10 a source loads once, gives its profile and matches; it rides along in the request', async () => {
    const entity = { type: 'JOB' as const, index: 'jobs', id: 'j1' };
    void context.load(entity);
    expect(context.store.get().source.status).toBe('loading');
    void context.load(entity);
    expect(sent).toHaveLength(1);
    await sent[0]?.answer({
      id: 'j1',
      language: 'FRE',
      matchProfile: {
        aspects: { hardSkills: { type: 'concepts', weight: 1.5, value: [{ id: 's', label: 'soudure', weight: 1 }] } },
      },
    });
    const state = context.store.get();
    expect(state.source.status).toBe('loaded');
    expect(state.aspects.hardSkills?.weight).toBe(150);
    expect(state.language).toBe('FRE');
    expect(sent[1]?.body).toMatchObject({ source: entity, matchProfile: { aspects: { hardSkills: { weight: 1.5 } } } });
  });

  it('MAT-16e an aspect that cannot be read is logged by name and reason, and skipped; the others stay', async () => {
    void context.load({ type: 'JOB', index: 'jobs', id: 'j1' });
    await sent[0]?.answer({
      id: 'j1',
      matchProfile: {
        aspects: {
          hardSkills: { type: 'concepts', value: [{ id: 's', label: 'MIG' }] },
          softSkills: { type: 'concepts', value: 'teamwork' },
          wage: { type: 'range', value: { from: 'a lot', to: null } },
        },
      },
    });
    expect(Object.keys(context.store.get().aspects)).toEqual(['hardSkills']);
    expect(logged).toEqual([
      ['The aspect softSkills could not be read', 'value is not a list'],
      ['The aspect wage could not be read', 'from is not a number'],
    ]);
  });

  it('MAT-04b MAT-04c clear empties the profile and reset returns to the document’s', async () => {
    expect(context.canReset).toBe(false);
    void context.load({ type: 'CANDIDATE', index: 'c', id: 'x' });
    await sent[0]?.answer({
      id: 'x',
      matchProfile: { aspects: { hardSkills: { type: 'concepts', value: [{ id: 's', label: 'MIG' }] } } },
    });
    context.clear();
    expect(context.store.get().aspects).toEqual({});
    expect(context.canReset).toBe(true);
    context.reset();
    expect(context.store.get().aspects.hardSkills?.value).toHaveLength(1);
  });

  it('MAT-11 a source that is not there is an error and nothing is matched', async () => {
    void context.load({ type: 'JOB', index: 'jobs', id: 'gone' });
    await sent[0]?.answer({ error: { code: 'UNKNOWN_DOCUMENT' } }, 404);
    expect(context.store.get().source).toMatchObject({ status: 'error', isMissing: true });
    expect(sent).toHaveLength(1);
    expect(logged.map(([what]) => what)).toContain('The source could not be loaded');
  });

  it('MAT-01 choosing a results tab opens the results', () => {
    expect(context.store.get().openSection).toBe('profile');
    context.activate('b');
    expect(context.store.get()).toMatchObject({ openSection: 'results', activeIndex: 'b' });
  });
});
