import { createApiClient } from '@counterpart/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { MatchingTest } from '../../src/state/monitoring/matching-test.ts';
import { verdictOf } from '../../src/state/monitoring/verdict.ts';
import { type Sent, settle, waitingNetwork } from '../state/matching/matching-world.ts';

const STRATEGIES = { strategies: [{ name: 'JOB' }, { name: 'own' }] };
const IDS = {
  feedbackIds: [
    { key: 'autumn', type: 'CANDIDATE' },
    { key: 'spring', type: 'CANDIDATE' },
  ],
};
const match = (decision: string) => ({
  matchedProfileId: 'c1',
  label: 'An',
  decision,
  score: 0.9,
  rank: 1,
  resultStatus: 'CORRECT',
});
const PROFILES = {
  from: 0,
  size: 50,
  count: 1,
  profiles: [{ id: 'j1', label: 'Job', matchProfile: {}, matchFeedback: [match('UNDECIDED')] }],
};
const report = (taskStatus: string, progress: number) => ({ reportId: 'r1', taskStatus, progress, matchResults: null });

let sent: Sent[];
let waits: { ms: number; go: () => void }[];
let test: MatchingTest;
const state = () => test.store.get();

/** Answers the next call and answers its address. */
async function answer(json: unknown, status?: number): Promise<string> {
  await settle();
  const call = sent.at(-1);
  await call?.answer(json, status);
  await settle();
  return call?.url ?? '';
}

beforeEach(() => {
  sent = [];
  waits = [];
  const api = createApiClient({ baseUrl: '/api', fetch: waitingNetwork(sent) });
  const wait = (ms: number) => new Promise<void>((go) => waits.push({ ms, go }));
  test = new MatchingTest({ api, person: null, wait, log: () => undefined });
});

async function begun(): Promise<void> {
  const started = test.initialize();
  await answer(STRATEGIES);
  await answer(IDS);
  await answer(PROFILES);
  await started;
}

describe('the page of the matching test', () => {
  it('TST-01a TST-01b TST-01c chooses the first strategy and key, and reads profiles from 0, 50 of them', async () => {
    expect(state().pageStatus).toBe('UNINITIALIZED');
    const started = test.initialize();
    expect(state().pageStatus).toBe('INITIALIZING');
    await answer(STRATEGIES);
    expect(await answer(IDS)).toBe('/api/monitoring/from/JOB/feedbackIds');
    expect(await answer(PROFILES)).toBe('/api/monitoring/from/JOB/to/CANDIDATE/key/autumn?from=0&size=50');
    await started;
    expect(state()).toMatchObject({ pageStatus: 'INITIALIZED', strategy: 'JOB', key: 'autumn', toType: 'CANDIDATE' });
    expect(state().profiles).toHaveLength(1);
  });

  it('TST-01b another from-type reads its keys and chooses the first; another key reads its profiles', async () => {
    await begun();
    const run = test.start();
    await answer({ taskStatus: 'SCHEDULED', reportId: 'r1' });
    waits.at(-1)?.go();
    await answer(report('FINISHED', 1));
    await run;
    expect(state().report).not.toBeNull();
    const chosen = test.chooseFrom('CANDIDATE');
    // what was found is of what was chosen before
    expect(state()).toMatchObject({ report: null, profiles: [], key: null });
    expect(await answer({ feedbackIds: [{ key: 'back', type: 'JOB' }] })).toBe(
      '/api/monitoring/from/CANDIDATE/feedbackIds',
    );
    expect(await answer(PROFILES)).toBe('/api/monitoring/from/CANDIDATE/to/JOB/key/back?from=0&size=50');
    await chosen;
    expect(state()).toMatchObject({ fromType: 'CANDIDATE', toType: 'JOB', key: 'back' });
    const key = test.chooseKey('other');
    expect(await answer(PROFILES)).toBe('/api/monitoring/from/CANDIDATE/to/JOB/key/other?from=0&size=50');
    await key;
  });
});

describe('a test that runs', () => {
  it('TST-04 looks at the report each 1000 ms until it ended, keeps each state, and clears the flag at the end', async () => {
    await begun();
    test.chooseStrategy('own');
    const run = test.start();
    expect(state().isMatching).toBe(true);
    expect(await answer({ taskStatus: 'SCHEDULED', reportId: 'r1' })).toBe(
      '/api/monitoring/match/JOB/to/CANDIDATE/key/autumn?strategy=own',
    );
    for (const [taskStatus, progress] of [
      ['SCHEDULED', 0],
      ['RUNNING', 0.5],
      ['FINISHED', 1],
    ] as const) {
      expect(waits.at(-1)?.ms).toBe(1000);
      waits.at(-1)?.go();
      expect(await answer(report(taskStatus, progress))).toBe('/api/monitoring/match/reports/r1');
      expect(state().report).toMatchObject({ taskStatus, progress });
    }
    await run;
    expect(waits).toHaveLength(3);
    expect(state().isMatching).toBe(false);
  });

  it('TST-04 ends at ERROR too', async () => {
    await begun();
    const run = test.start();
    await answer({ taskStatus: 'SCHEDULED', reportId: 'r1' });
    waits.at(-1)?.go();
    await answer(report('ERROR', 0.5));
    await run;
    expect(state()).toMatchObject({ isMatching: false, report: { taskStatus: 'ERROR' } });
  });

  it('TST-04 a failure clears the flag and is thrown on', async () => {
    await begun();
    const run = test.start();
    const failed = expect(run).rejects.toMatchObject({ status: 500 });
    await answer({}, 500);
    await failed;
    expect(state().isMatching).toBe(false);
  });

  it('TST-04 only the latest start clears the flag', async () => {
    await begun();
    const first = test.start();
    await answer({ taskStatus: 'SCHEDULED', reportId: 'r1' });
    const second = test.start();
    waits[0]?.go();
    await first;
    expect(state().isMatching).toBe(true);
    await answer({ taskStatus: 'SCHEDULED', reportId: 'r2' });
    waits.at(-1)?.go();
    await answer({ ...report('FINISHED', 1), reportId: 'r2' });
    await second;
    expect(state()).toMatchObject({ isMatching: false, report: { reportId: 'r2' } });
  });
});

describe('a decision', () => {
  const decision = () => state().profiles[0]?.matchFeedback[0]?.decision;

  it('TST-05 OK is ACCEPT, NOK is REJECT, the same again is UNDECIDED; it shows before it is saved', async () => {
    await begun();
    const accepted = test.decide('j1', 'c1', 'ACCEPT');
    expect(decision()).toBe('ACCEPT');
    expect(await answer({})).toBe('/api/monitoring/from/JOB/doc/j1');
    expect(sent.at(-1)?.body).toEqual({ type: 'CANDIDATE', key: 'autumn', matchedProfileId: 'c1', decision: 'ACCEPT' });
    await accepted;
    const rejected = test.decide('j1', 'c1', 'REJECT');
    await answer({});
    await rejected;
    expect(decision()).toBe('REJECT');
    const back = test.decide('j1', 'c1', 'REJECT');
    await settle();
    expect(sent.at(-1)?.body).toMatchObject({ decision: 'UNDECIDED' });
    await answer({});
    await back;
    expect(decision()).toBe('UNDECIDED');
  });

  it('TST-05 is as before when it could not be saved', async () => {
    await begun();
    const failed = expect(test.decide('j1', 'c1', 'ACCEPT')).rejects.toMatchObject({ status: 503 });
    expect(decision()).toBe('ACCEPT');
    await answer({}, 503);
    await failed;
    expect(decision()).toBe('UNDECIDED');
  });
});

it('TST-03 0.85 and more is good, 0.75 and more fair, less is poor', () => {
  expect([1, 0.85, 0.8499, 0.75, 0.7499, 0].map(verdictOf)).toEqual(['good', 'good', 'fair', 'fair', 'poor', 'poor']);
});
