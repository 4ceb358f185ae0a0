import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../state/matching/matching-world.ts';
import { aMatchingTest, match, profile } from './matching-test-page.ts';

let test: ReturnType<typeof aMatchingTest>['test'];
let sent: ReturnType<typeof aMatchingTest>['sent'];
let logged: ReturnType<typeof aMatchingTest>['logged'];
let answer: ReturnType<typeof aMatchingTest>['answer'];
let begun: ReturnType<typeof aMatchingTest>['begun'];
let decisions: ReturnType<typeof aMatchingTest>['decisions'];
let state: ReturnType<typeof aMatchingTest>['state'];

beforeEach(() => {
  ({ test, sent, logged, answer, begun, decisions, state } = aMatchingTest());
});

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
