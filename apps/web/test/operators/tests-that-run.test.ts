import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../state/matching/matching-world.ts';
import { aMatchingTest, match, profile } from './matching-test-page.ts';

let test: ReturnType<typeof aMatchingTest>['test'];
let sent: ReturnType<typeof aMatchingTest>['sent'];
let waited: ReturnType<typeof aMatchingTest>['waited'];
let answer: ReturnType<typeof aMatchingTest>['answer'];
let begun: ReturnType<typeof aMatchingTest>['begun'];
let state: ReturnType<typeof aMatchingTest>['state'];

beforeEach(() => {
  ({ test, sent, waited, answer, begun, state } = aMatchingTest());
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

  it('TST-04 is looked at once more after a look that failed', async () => {
    await begun();
    const own = running({ feedbackFromType: 'JOB', feedbackKey: 'autumn' });
    const shown = expect(test.showLast()).rejects.toMatchObject({ status: 503 });
    await answer(0, { reports: [own] });
    await answer(1, own);
    await answer(2, {}, 503);
    await shown;
    expect(state()).toMatchObject({ isMatching: false, report: { reportId: 'r7', taskStatus: 'RUNNING' } });
    const again = test.showLast();
    await answer(3, { reports: [own] });
    await answer(4, { ...own, taskStatus: 'FINISHED' });
    await again;
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

  it('TST-04 that could not be looked at goes on: the next attempt begins no other, and looks at once', async () => {
    await begun();
    const attempt = test.starting();
    const first = expect(attempt()).rejects.toMatchObject({ status: 503 });
    await answer(0, { reportId: 'r1' });
    await answer(1, {}, 503);
    await first;
    expect(state().isMatching).toBe(false);
    const second = attempt();
    await answer(2, { reportId: 'r1', taskStatus: 'FINISHED', progress: 1, matchResults: null });
    await second;
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/monitoring/match/JOB/to/JOB/key/autumn?strategy=JOB',
      '/api/monitoring/match/reports/r1',
      '/api/monitoring/match/reports/r1',
    ]);
    expect(waited).toEqual([1000]);
    expect(state()).toMatchObject({ isMatching: false, report: { reportId: 'r1', taskStatus: 'FINISHED' } });
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
