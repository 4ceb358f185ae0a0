import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchingContext } from '../../../src/state/matching/matching-context.ts';
import { answerOf, openPage, type Sent, settle, skill, sortModes } from './matching-world.ts';

let sent: Sent[];
let logged: unknown[][];
let context: MatchingContext;

const results = (name: string) => context.search(name).get();
const shown = (name: string) => results(name).matches.map(({ id }) => id);

beforeEach(() => {
  ({ sent, logged, context } = openPage(new Map()));
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
      size: 20,
      queryParams: { scoreType: 'MUTUAL', expansionType: 'LIMITED', explain: 'page' },
      userLanguage: 'nl',
    });
  });

  it('MAT-09b a page goes from NOT_FETCHED over FETCHING to FETCHED, and is then only shown again', async () => {
    expect(results('a')).toMatchObject({ isFetching: false, count: null });
    void context.match();
    await settle();
    expect(results('a')).toMatchObject({ isFetching: true, isMatching: true });
    await sent[0]?.answer(answerOf(50, 'x'));
    expect(results('a')).toMatchObject({ isFetching: false, isMatching: false, count: 50 });
    void context.search('a').showPage(1);
    expect(sent.at(-1)?.body.from).toBe(20);
    // the rows of before stay while the page is on its way, and the count with them
    expect(results('a')).toMatchObject({ page: 1, count: 50, isMatching: false });
    expect(shown('a')).toEqual(['x']);
    await sent.at(-1)?.answer(answerOf(50, 'y'));
    expect(shown('a')).toEqual(['y']);
    const before = sent.length;
    await context.search('a').showPage(0);
    await settle();
    expect(sent.length).toBe(before);
    expect(shown('a')).toEqual(['x']);
  });

  it('MAT-02 when everything is indexed, what found nothing is asked again, and no other', async () => {
    void context.match();
    await sent[0]?.answer(answerOf(0));
    await sent[1]?.answer(answerOf(2, 'y'));
    void context.matchWhereNothing();
    expect(sent.slice(2).map(({ url }) => url)).toEqual(['/api/hrmatching/match2candidates/a']);
  });

  it('MAT-09c an answer to an earlier request is ignored, however late it comes', async () => {
    void context.match();
    const [early] = sent;
    context.setAspects(skill('MIG'));
    void context.match();
    await sent[2]?.answer(answerOf(1, 'new'));
    await early?.answer(answerOf(9, 'old'));
    expect(results('a')).toMatchObject({ count: 1, matches: [{ id: 'new' }] });
  });

  it('MAT-09c a page that comes after the user went on to another one is not shown', async () => {
    void context.match();
    await sent[0]?.answer(answerOf(90, 'x'));
    void context.search('a').showPage(1);
    const second = sent.at(-1);
    void context.search('a').showPage(2);
    await sent.at(-1)?.answer(answerOf(90, 'z'));
    await second?.answer(answerOf(90, 'y'));
    expect(shown('a')).toEqual(['z']);
  });

  it('MAT-09d resetting the results aborts pages that are being fetched', async () => {
    void context.match();
    await settle();
    void context.match();
    await settle();
    expect(sent[0]?.signal?.aborted).toBe(true);
    expect(sent[2]?.signal?.aborted).toBe(false);
  });

  it('MAT-09e a failed page is thrown on, the rows of before stay, and it can be fetched again', async () => {
    void context.match();
    await sent[0]?.answer(answerOf(50, 'x'));
    const failure = expect(context.search('a').showPage(1)).rejects.toMatchObject({ status: 500 });
    await sent.at(-1)?.answer({}, 500);
    await failure;
    expect(results('a')).toMatchObject({ isFetching: false, error: { status: 500 } });
    expect(shown('a')).toEqual(['x']);
    expect(logged.map(([what]) => what)).toContain('A page of results could not be fetched');
    void context.search('a').showPage(1);
    expect(results('a').error).toBeNull();
    await sent.at(-1)?.answer(answerOf(50, 'y'));
    expect(shown('a')).toEqual(['y']);
  });

  it('a page behind the last one asks nothing and says so', async () => {
    void context.match();
    await sent[0]?.answer(answerOf(50, 'x'));
    const before = sent.length;
    await context.search('a').showPage(3);
    expect(results('a')).toMatchObject({ isBeyond: true, page: 3, matches: [], count: 50 });
    await context.search('a').showPage(9998);
    expect(sent.length).toBe(before);
    await context.search('a').showPage(0);
    await settle();
    expect(results('a')).toMatchObject({ isBeyond: false, matches: [{ id: 'x' }] });
  });

  it('MAT-20 an action on one index leaves the others alone', async () => {
    void context.match();
    await sent[0]?.answer(answerOf(50, 'x'));
    await sent[1]?.answer(answerOf(7, 'y'));
    const other = results('b');
    void context.search('a').showPage(1);
    void context.setExcludedIds('a', ['x']);
    void context.setSortMode('a', sortModes[1]);
    await settle();
    expect(results('b')).toBe(other);
    expect(context.nextRequest('b')).toMatchObject({ excludedIds: [], sortMode: { name: 'relevance' } });
    expect(sent.slice(2).every(({ url }) => url.endsWith('/a'))).toBe(true);
  });

  it('MAT-13 the excluded ids travel in the body, on every page, of their own index alone', async () => {
    void context.match();
    await sent[0]?.answer(answerOf(50, 'c3', 'x'));
    void context.setExcludedIds('a', ['c3', 'c17']);
    expect(context.nextRequest('a').excludedIds).toEqual(['c3', 'c17']);
    expect(sent.at(-1)?.body).toMatchObject({ from: 0, excludedIds: ['c3', 'c17'] });
    await sent.at(-1)?.answer(answerOf(49, 'x'));
    expect(results('a').count).toBe(49);
    void context.search('a').showPage(1);
    expect(sent.at(-1)?.body).toMatchObject({ from: 20, excludedIds: ['c3', 'c17'] });
    void context.match();
    expect(sent.slice(-2).map(({ body }) => body.excludedIds)).toEqual([['c3', 'c17'], undefined]);
  });

  it('an answer to a profile that asks nothing lists nobody', async () => {
    void context.match();
    await sent[0]?.answer({ ...answerOf(4806, 'x', 'y'), asked: 0 });
    expect(results('a')).toMatchObject({ isNothingAsked: true, count: 0, matches: [] });
    await sent[1]?.answer({ ...answerOf(1, 'z'), asked: 1 });
    expect(results('b')).toMatchObject({ isNothingAsked: false, count: 1, matches: [{ id: 'z' }] });
    context.setAspects(skill('MIG'));
    void context.match();
    await sent[2]?.answer({ ...answerOf(2, 'x', 'y'), asked: 1 });
    expect(results('a')).toMatchObject({ isNothingAsked: false, count: 2 });
  });

  it('MAT-03c a blank query lists every index, without a profile', async () => {
    void context.list();
    expect(sent.map(({ body }) => [body.matchProfile, body.from])).toEqual([
      [undefined, 0],
      [undefined, 0],
    ]);
    await sent[0]?.answer(answerOf(4806, 'x'));
    expect(results('a')).toMatchObject({ count: 4806, lastRequest: { isList: true } });
    // the button asks the profile, which was not asked yet
    expect(context.isChanged()).toBe(true);
  });

  it('an answer says how many were left out for their status, and what scored it on which day', async () => {
    expect(results('a').leftOut).toBe(0);
    void context.match();
    await sent[0]?.answer({ ...answerOf(2, 'x'), asked: 1, left: { STATUS: 12 }, strategy: 'JOB', asOf: '2026-11-22' });
    expect(results('a')).toMatchObject({ leftOut: 12, strategy: 'JOB', asOf: '2026-11-22' });
  });

  it('MAT-04d the request has changed until it is matched; what is edited and put back has not', async () => {
    context.setAspects({ ...skill('TIG'), wage: wage(2500) });
    void context.match();
    expect(context.isChanged()).toBe(false);
    context.setAspects({ wage: wage(2500), ...skill('MIG') });
    expect(context.isChanged()).toBe(true);
    context.setAspects({ wage: wage(2500), ...skill('TIG') });
    expect(context.isChanged()).toBe(false);
    context.setStrategy('strict');
    expect(context.isChanged()).toBe(true);
    void context.match();
    expect(context.isChanged()).toBe(false);
    expect(sent.at(-1)?.url).toBe('/api/hrmatching/match2candidates/b?strategy=strict');
  });

  it('MAT-06 another order matches its own index again, the same order does not', async () => {
    void context.match();
    await sent[0]?.answer(answerOf(1, 'x'));
    await sent[1]?.answer(answerOf(1, 'y'));
    context.setAspects(skill('edited, not matched'));
    void context.setSortMode('a', sortModes[0]);
    expect(sent).toHaveLength(2);
    void context.setSortMode('a', sortModes[1]);
    expect(sent).toHaveLength(3);
    expect(sent[2]).toMatchObject({
      url: '/api/hrmatching/match2candidates/a',
      body: { sort: [{ field: 'name', order: 'asc' }], matchProfile: { aspects: {} } },
    });
    expect(context.isChanged()).toBe(true);
  });

  it('MAT-10 a source loads once, gives its profile and matches; it rides along in the request', async () => {
    const entity = { type: 'JOB' as const, index: 'jobs', id: 'j1' };
    expect(context.store.get().source).toEqual({ status: 'notLoaded' });
    expect(sent).toHaveLength(0);
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
    expect(sent).toHaveLength(3);
    expect(sent[1]?.body).toMatchObject({
      source: entity,
      matchProfile: { language: 'FRE', aspects: { hardSkills: { weight: 1.5 } } },
    });
  });

  it('whoever loads a source that is on its way waits until it is there and matched', async () => {
    const entity = { type: 'JOB' as const, index: 'jobs', id: 'j1' };
    void context.load(entity);
    let isThere = false;
    const second = context.load(entity).then(() => (isThere = true));
    await settle();
    expect(isThere).toBe(false);
    await sent[0]?.answer({ id: 'j1', matchProfile: { aspects: {} } });
    expect(isThere).toBe(false);
    await sent[1]?.answer(answerOf(1, 'x'));
    await sent[2]?.answer(answerOf(1, 'y'));
    await second;
    expect(context.store.get().source.status).toBe('loaded');
    expect(sent).toHaveLength(3);
  });

  it('PRO-07 a place of a document without a range is shown and sent with the configured one', async () => {
    void context.load({ type: 'JOB', index: 'jobs', id: 'j1' });
    const place = (rangeUnit: string) => ({ id: rangeUnit, label: 'Gent', range: null, rangeUnit });
    await sent[0]?.answer({
      id: 'j1',
      matchProfile: { aspects: { locations: { type: 'locations', value: [place('KILOMETER'), place('METER')] } } },
    });
    const ranges = [{ range: 45 }, { range: 45_000 }];
    expect(context.store.get().aspects.locations?.value).toMatchObject(ranges);
    expect(sent[1]?.body.matchProfile?.aspects['locations']).toMatchObject({ value: ranges });
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

  it('MAT-11 a source that is not there is an error, nothing is matched, and it can be asked for again', async () => {
    const entity = { type: 'JOB', index: 'jobs', id: 'gone' } as const;
    void context.load(entity);
    await sent[0]?.answer({ error: { code: 'UNKNOWN_DOCUMENT' } }, 404);
    expect(context.store.get().source).toMatchObject({ status: 'error', isMissing: true });
    expect(sent).toHaveLength(1);
    expect(logged.map(([what]) => what)).toContain('The source could not be loaded');
    void context.load(entity);
    await sent[1]?.answer({ id: 'gone' });
    expect(context.store.get().source.status).toBe('loaded');
  });

  it('MAT-10 another source shows nothing of the one before', async () => {
    void context.load({ type: 'JOB', index: 'jobs', id: 'j1' });
    await sent[0]?.answer({ id: 'j1' });
    await sent[1]?.answer(answerOf(9, 'x'));
    expect(shown('a')).toEqual(['x']);
    void context.load({ type: 'JOB', index: 'jobs', id: 'j2' });
    await settle();
    expect(results('a')).toMatchObject({ matches: [], count: null, lastRequest: null });
  });

  it('changes of a request are asked at once, are kept, and are taken back together', async () => {
    const kept = new Map<string, string>();
    ({ sent, context } = openPage(kept));
    void context.withoutSource();
    const required = { id: 's', label: 'MIG', weight: 100, required: true };
    context.setAspects({ hardSkills: { type: 'concepts', weight: 100, required: true, value: [required] } });
    void context.match();
    await sent[0]?.answer(answerOf(1, 'x'));
    await sent[1]?.answer(answerOf(1, 'x'));
    const takeBack = context.applyChanges('a', [
      { op: 'MAKE_OPTIONAL', aspect: 'hardSkills', label: 'MIG' },
      { op: 'INCLUDE_STATUS', label: 'placed' },
    ]);
    expect(sent).toHaveLength(4);
    expect(sent[2]?.body.includeStatus).toEqual(['placed']);
    expect(sent[2]?.body.matchProfile?.aspects['hardSkills']).toMatchObject({ required: false });
    expect(sent[3]?.body.includeStatus).toBeUndefined();
    const { context: reloaded } = openPage(kept);
    void reloaded.withoutSource();
    expect(reloaded.nextRequest('a').includeStatus).toEqual(['placed']);
    takeBack();
    expect(context.nextRequest('a')).toMatchObject({ includeStatus: [], aspects: { hardSkills: { required: true } } });
  });

  it('MAT-01 choosing a results tab opens the results', () => {
    expect(context.store.get().openSection).toBe('profile');
    context.activate('b');
    expect(context.store.get()).toMatchObject({ openSection: 'results', activeIndex: 'b' });
  });

  it('MAT-21 an index that the page does not have is thrown', () => {
    expect(() => context.search('c')).toThrow('There is no index c on this page.');
  });
});

function wage(from: number) {
  return {
    type: 'range',
    weight: 100,
    required: false,
    value: { weight: 100, required: false, from, to: from },
  } as const;
}
