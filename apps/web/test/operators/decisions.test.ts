import { createApiClient } from '@counterpart/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { MatchingTest } from '../../src/state/monitoring/matching-test.ts';
import { type Sent, settle, waitingNetwork } from '../state/matching/matching-world.ts';

const match = (id: string, decision = 'UNDECIDED', decidedBy: string | null = null) => ({
  matchedProfileId: id,
  label: id,
  decision,
  decidedAt: null,
  decidedBy,
  score: 0.9,
  rank: 1,
  resultStatus: 'CORRECT',
});
const profile = (id: string, ...matches: object[]) => ({ id, label: id, matchProfile: {}, matchFeedback: matches });

let sent: Sent[];
let logged: string[];
let waited: number[];
let test: MatchingTest;
const state = () => test.store.get();
const decisions = () =>
  state().profiles.flatMap(({ id, matchFeedback }) =>
    matchFeedback.map((each) => [id, each.matchedProfileId, each.decision, each.decidedBy]),
  );

beforeEach(() => {
  sent = [];
  logged = [];
  waited = [];
  const api = createApiClient({ baseUrl: '/api', fetch: waitingNetwork(sent) });
  const wait = (ms: number) => {
    waited.push(ms);
    return Promise.resolve();
  };
  test = new MatchingTest({ api, person: null, wait, log: (what) => void logged.push(what) });
});

/** Answers a call when it was made. */
async function answer(at: number, json: unknown, status?: number): Promise<void> {
  await settle();
  await sent[at]?.answer(json, status);
}

async function begun(): Promise<void> {
  const started = test.initialize();
  await answer(0, { strategies: [{ name: 'JOB' }, { name: 'own' }] });
  await answer(1, {
    feedbackIds: [
      { key: 'autumn', type: 'JOB' },
      { key: 'spring', type: 'CANDIDATE' },
    ],
  });
  await answer(2, {
    count: 7,
    profiles: [profile('j1', match('c1'), match('c2', 'ACCEPT', 'An')), profile('j2', match('c1'))],
  });
  await started;
  sent.length = 0;
}

describe('the page of the matching test', () => {
  it('TST-01 is uninitialized at first, again when it could not be loaded, and loads once', async () => {
    expect(state()).toEqual({
      pageStatus: 'UNINITIALIZED',
      fromType: 'JOB',
      toType: 'CANDIDATE',
      feedbackIds: [],
      key: null,
      strategies: [],
      strategy: null,
      profiles: [],
      profileCount: 0,
      isMatching: false,
      report: null,
    });
    const failed = expect(test.initialize()).rejects.toThrow();
    expect(state().pageStatus).toBe('INITIALIZING');
    await test.initialize();
    expect(sent).toHaveLength(1);
    await answer(0, {}, 500);
    await failed;
    expect(state().pageStatus).toBe('UNINITIALIZED');
  });

  it('TST-01b takes the kind of the first key, and another kind’s first key when that is chosen', async () => {
    await begun();
    expect(state()).toMatchObject({ pageStatus: 'INITIALIZED', toType: 'JOB', key: 'autumn', profileCount: 7 });
    const chosen = test.chooseTo('CANDIDATE');
    expect(sent[0]?.url).toBe('/api/monitoring/from/JOB/to/CANDIDATE/key/spring?from=0&size=50');
    await answer(0, { count: 0, profiles: [] });
    await chosen;
    expect(state()).toMatchObject({ toType: 'CANDIDATE', key: 'spring', profiles: [], profileCount: 0 });
  });

  it('a kind without keys has none chosen, and an answer that comes too late is not shown', async () => {
    await begun();
    const slow = test.chooseKey('spring');
    const none = test.chooseFrom('CANDIDATE');
    await answer(1, { feedbackIds: [] });
    await none;
    await answer(0, { count: 3, profiles: [profile('late')] });
    await slow;
    expect(state()).toMatchObject({ fromType: 'CANDIDATE', toType: 'JOB', key: null, profiles: [], profileCount: 0 });
    const first = test.chooseFrom('JOB');
    const second = test.chooseFrom('CANDIDATE');
    await answer(2, { feedbackIds: [{ key: 'late', type: 'CANDIDATE' }] });
    await answer(3, { feedbackIds: [] });
    await Promise.all([first, second]);
    expect(state()).toMatchObject({ fromType: 'CANDIDATE', feedbackIds: [] });
  });

  it('strategies are chosen, and read anew', async () => {
    await begun();
    test.chooseStrategy('own');
    expect(state().strategy).toBe('own');
    const reloaded = test.reloadStrategies();
    await answer(0, { strategies: [{ name: 'new' }] });
    await reloaded;
    expect(state().strategies).toEqual(['new']);
  });
});

describe('a decision about a match', () => {
  it('TST-05 shows at once, of its own match only, and then who made it', async () => {
    await begun();
    const decided = test.decide('j1', 'c1', 'ACCEPT');
    expect(decisions()).toEqual([
      ['j1', 'c1', 'ACCEPT', null],
      ['j1', 'c2', 'ACCEPT', 'An'],
      ['j2', 'c1', 'UNDECIDED', null],
    ]);
    expect(sent[0]?.body).toEqual({ type: 'JOB', key: 'autumn', matchedProfileId: 'c1', decision: 'ACCEPT' });
    await answer(0, { decidedAt: '2026-11-22', decidedBy: 'Bo' });
    await decided;
    expect(decisions()[0]).toEqual(['j1', 'c1', 'ACCEPT', 'Bo']);
  });

  it('TST-05 that is made again is taken back, and nobody made it', async () => {
    await begun();
    const decided = test.decide('j1', 'c2', 'ACCEPT');
    expect(sent[0]?.body).toMatchObject({ decision: 'UNDECIDED' });
    await answer(0, { decidedAt: '2026-11-22', decidedBy: 'Bo' });
    await decided;
    expect(decisions()[1]).toEqual(['j1', 'c2', 'UNDECIDED', null]);
  });

  it('TST-05 that could not be saved is as it was, logged and thrown on', async () => {
    await begun();
    const failed = expect(test.decide('j1', 'c2', 'REJECT')).rejects.toThrow();
    expect(decisions()[1]?.[2]).toBe('REJECT');
    await answer(0, {}, 500);
    await failed;
    expect(decisions()[1]).toEqual(['j1', 'c2', 'ACCEPT', 'An']);
    expect(logged).toEqual(['A decision could not be saved']);
  });

  it('TST-05 that was made since is not undone by an earlier one that fails or comes late', async () => {
    await begun();
    const first = expect(test.decide('j1', 'c1', 'ACCEPT')).rejects.toThrow();
    const second = test.decide('j1', 'c1', 'REJECT');
    await answer(0, {}, 500);
    await first;
    expect(decisions()[0]?.[2]).toBe('REJECT');
    await answer(1, { decidedAt: null, decidedBy: 'Bo' });
    await second;
    expect(decisions()[0]).toEqual(['j1', 'c1', 'REJECT', 'Bo']);
  });

  it('TST-05 TST-04 that is made while a test runs stays, though the test began before it, until it is taken back', async () => {
    await begun();
    const report = (taskStatus: string) => ({
      reportId: 'r1',
      taskStatus,
      matchResults: { matches: [profile('j1', match('c1'), match('c2', 'ACCEPT', 'An'))] },
    });
    const decided = () => state().report?.matchResults?.matches[0]?.matchFeedback.map(({ decision }) => decision);
    const run = test.start();
    await answer(0, { reportId: 'r1', taskStatus: 'SCHEDULED' });
    await answer(1, report('RUNNING'));
    await settle();
    const accepted = test.decide('j1', 'c1', 'ACCEPT');
    await answer(3, { decidedAt: '2026-11-22', decidedBy: 'Bo' });
    await accepted;
    await answer(2, report('RUNNING'));
    await settle();
    expect(decided()).toEqual(['ACCEPT', 'ACCEPT']);
    const takenBack = test.decide('j1', 'c1', 'ACCEPT');
    await settle();
    expect(sent[5]?.body).toMatchObject({ matchedProfileId: 'c1', decision: 'UNDECIDED' });
    await answer(5, { decidedAt: null, decidedBy: null });
    await takenBack;
    await answer(4, report('FINISHED'));
    await run;
    expect(decided()).toEqual(['UNDECIDED', 'ACCEPT']);
    const shown = test.show('r1');
    await answer(6, { ...report('FINISHED'), matchResults: { matches: [profile('j1', match('c1', 'REJECT'))] } });
    await shown;
    expect(decided()).toEqual(['UNDECIDED']);
  });

  it('TST-05 of two that cannot be saved neither is shown, and of the second alone the first', async () => {
    await begun();
    const first = expect(test.decide('j1', 'c1', 'ACCEPT')).rejects.toThrow();
    const second = expect(test.decide('j1', 'c1', 'REJECT')).rejects.toThrow();
    await answer(0, {}, 500);
    await first;
    await answer(1, {}, 500);
    await second;
    expect(decisions()[0]).toEqual(['j1', 'c1', 'UNDECIDED', null]);
    const kept = test.decide('j1', 'c1', 'ACCEPT');
    const lost = expect(test.decide('j1', 'c1', 'REJECT')).rejects.toThrow();
    await answer(2, { decidedAt: null, decidedBy: 'Bo' });
    await kept;
    await answer(3, {}, 500);
    await lost;
    expect(decisions()[0]).toEqual(['j1', 'c1', 'ACCEPT', 'Bo']);
  });

  it('TST-05 that is made before the last one was saved is saved after it, and other matches wait for neither', async () => {
    await begun();
    const first = test.decide('j1', 'c1', 'ACCEPT');
    const second = test.decide('j1', 'c1', 'REJECT');
    const other = test.decide('j2', 'c1', 'ACCEPT');
    await settle();
    expect(sent.map(({ body }) => body)).toMatchObject([{ decision: 'ACCEPT' }, { decision: 'ACCEPT' }]);
    await answer(0, { decidedAt: null, decidedBy: 'Bo' });
    await first;
    await answer(2, { decidedAt: null, decidedBy: 'Bo' });
    await answer(1, { decidedAt: null, decidedBy: 'Bo' });
    await Promise.all([second, other]);
    expect(sent[2]?.body).toMatchObject({ matchedProfileId: 'c1', decision: 'REJECT' });
    expect(decisions()[0]).toEqual(['j1', 'c1', 'REJECT', 'Bo']);
  });

  it('about a match that is not there is none', async () => {
    await begun();
    await test.decide('j1', 'nobody', 'ACCEPT');
    await test.decide('nobody', 'c1', 'ACCEPT');
    expect(sent).toEqual([]);
  });

  it('TST-05 stands in the results of a test as well', async () => {
    await begun();
    const shown = test.show('r1');
    const results = { matches: [{ ...profile('j1', match('c1')), hits: 1 }, profile('j2', match('c1'))], hits: 1 };
    await answer(0, { reportId: 'r1', taskStatus: 'FINISHED', progress: 1, matchResults: results });
    await shown;
    const decided = test.decide('j1', 'c1', 'REJECT');
    await answer(1, { decidedAt: null, decidedBy: 'Bo' });
    await decided;
    const [first, second] = state().report?.matchResults?.matches ?? [];
    expect([first?.matchFeedback[0]?.decision, second?.matchFeedback[0]?.decision]).toEqual(['REJECT', 'UNDECIDED']);
    expect(state().report?.matchResults).toMatchObject({ hits: 1 });
  });
});

describe('the last test', () => {
  const ended = (reportId: string, change: object = {}) => ({
    reportId,
    taskStatus: 'FINISHED',
    feedbackFromType: 'JOB',
    feedbackToType: 'CANDIDATE',
    feedbackKey: 'spring',
    ...change,
  });
  const reports = [
    ended('stopped', { taskStatus: 'ERROR' }),
    ended('of somebody else', { taskStatus: 'RUNNING', startedBy: { subject: 'u1', name: 'An' } }),
    ended('autumn', { feedbackKey: 'autumn' }),
    ended('of candidates', { feedbackFromType: 'CANDIDATE', feedbackToType: 'JOB' }),
    ended('last'),
    ended('before'),
  ];

  /** The key of the reports above is chosen. */
  async function spring(): Promise<void> {
    await begun();
    const chosen = test.chooseTo('CANDIDATE');
    await answer(0, { count: 1, profiles: [profile('j1', match('c1'))] });
    await chosen;
    sent.length = 0;
  }

  it('TST-04 of what is chosen that finished is shown, such as after a reload', async () => {
    await spring();
    const shown = test.showLast();
    await answer(0, { reports });
    await settle();
    expect(sent.map(({ url }) => url)).toEqual(['/api/monitoring/match/reports', '/api/monitoring/match/reports/last']);
    await answer(1, ended('last', { matchResults: { matches: [profile('j1', match('c1', 'REJECT'))] } }));
    await shown;
    expect(state().report).toMatchObject({ reportId: 'last' });
    // one that is shown stays
    await test.showLast();
    expect(sent).toHaveLength(2);
  });

  it('TST-04 is not shown where there was none, over another key, or over a test that was begun meanwhile', async () => {
    await spring();
    const none = test.showLast();
    await answer(0, { reports: reports.slice(0, 4) });
    await none;
    expect(sent).toHaveLength(1);
    const late = test.showLast();
    const other = test.chooseKey('summer');
    await answer(1, { reports });
    await answer(2, { count: 0, profiles: [] });
    await Promise.all([late, other]);
    expect(sent).toHaveLength(3);
    const behind = test.showLast();
    const run = test.start();
    await answer(3, { reports: [ended('last', { feedbackKey: 'summer' })] });
    await behind;
    expect(state().report).toBeNull();
    expect(sent).toHaveLength(5);
    test.leave();
    await run;
  });
});

describe('a test that runs while the page is opened', () => {
  const running = (change: object = {}) => ({
    reportId: 'r7',
    taskStatus: 'RUNNING',
    progress: 0.4,
    feedbackFromType: 'CANDIDATE',
    feedbackToType: 'JOB',
    feedbackKey: 'back',
    matchingStrategy: 'own',
    matchResults: null,
    startedBy: null,
    ...change,
  });

  it('TST-04 TST-01d is looked at further at once, with what it is about chosen, can be ended, and leaves its result', async () => {
    await begun();
    const shown = test.showLast();
    await answer(0, { reports: [running()] });
    await settle();
    expect(sent.map(({ url }) => url).toSorted()).toEqual([
      '/api/monitoring/from/CANDIDATE/feedbackIds',
      '/api/monitoring/match/reports',
      '/api/monitoring/match/reports/r7',
    ]);
    expect(state()).toMatchObject({ isMatching: true, strategy: 'own' });
    expect(waited).toEqual([]);
    const of = (end: string) => sent.findLastIndex(({ url }) => url.endsWith(end));
    await answer(of('reports/r7'), running());
    await settle();
    expect(waited).toEqual([1000]);
    await answer(of('feedbackIds'), { feedbackIds: [{ key: 'back', type: 'JOB' }] });
    await settle();
    await answer(of('key/back?from=0&size=50'), { count: 1, profiles: [profile('c9')] });
    expect(state()).toMatchObject({ fromType: 'CANDIDATE', toType: 'JOB', key: 'back', report: { progress: 0.4 } });
    const cancelled = test.cancel();
    await settle();
    expect(sent.at(-1)?.url).toBe('/api/monitoring/match/reports/r7/cancel');
    await answer(sent.length - 1, running({ taskStatus: 'ERROR' }));
    await cancelled;
    await answer(of('reports/r7'), running({ taskStatus: 'FINISHED', progress: 1 }));
    await shown;
    expect(state()).toMatchObject({ isMatching: false, report: { reportId: 'r7', taskStatus: 'FINISHED' } });
  });

  it('TST-04 of other judgements is chosen on a page that was just opened only', async () => {
    await begun();
    const first = test.showLast();
    await answer(0, { reports: [] });
    await first;
    const second = test.showLast();
    await answer(1, { reports: [running()] });
    await second;
    expect([sent.length, state().isMatching, state().key]).toEqual([2, false, 'autumn']);
  });
});

describe('a test that runs', () => {
  it('TST-04 is not begun without a key, and none is ended that was not begun', async () => {
    await test.start();
    await test.cancel();
    expect(sent).toEqual([]);
  });

  it('TST-04 is ended as the one that runs, before it was looked at too, and once however often that is pressed', async () => {
    await begun();
    const shown = test.show('r0');
    await answer(0, { reportId: 'r0', taskStatus: 'FINISHED', progress: 1, matchResults: null });
    await shown;
    const run = test.start();
    const cancelled = Promise.all([test.cancel(), test.cancel()]);
    await settle();
    expect(sent.length).toBe(2);
    await sent[1]?.answer({ reportId: 'r1' });
    await settle();
    const cancels = sent.filter(({ url }) => url.endsWith('/cancel'));
    expect(cancels.map(({ url }) => url)).toEqual(['/api/monitoring/match/reports/r1/cancel']);
    await cancels[0]?.answer({ reportId: 'r1', taskStatus: 'ERROR', progress: 0, matchResults: null });
    await cancelled;
    expect(state().report).toMatchObject({ reportId: 'r1', taskStatus: 'ERROR' });
    test.leave();
    await run;
  });

  it('TST-04 that could not be begun is ended by nobody', async () => {
    await begun();
    const run = expect(test.start()).rejects.toThrow();
    const cancelled = test.cancel();
    await sent[0]?.answer({}, 503);
    await Promise.all([run, cancelled]);
    expect([sent.length, state().isMatching, state().report]).toEqual([1, false, null]);
  });

  it('TST-04 runs with the default strategy where none is chosen, and is ended', async () => {
    await begun();
    test.chooseStrategy(null);
    const run = test.start();
    expect([sent[0]?.url, state().isMatching]).toEqual(['/api/monitoring/match/JOB/to/JOB/key/autumn', true]);
    await answer(0, { reportId: 'r1' });
    await answer(1, { reportId: 'r1', taskStatus: 'RUNNING', progress: 0.5, matchResults: null });
    await answer(2, { reportId: 'r1', taskStatus: 'RUNNING', progress: 0.6, matchResults: null });
    const cancelled = test.cancel();
    await settle();
    await sent.at(-1)?.answer({ reportId: 'r1', taskStatus: 'ERROR', progress: 0.6, matchResults: null });
    await cancelled;
    expect(state().report?.taskStatus).toBe('ERROR');
    test.leave();
    await run;
    expect(state().isMatching).toBe(false);
  });
});
