import { createApiClient } from '@counterpart/client';
import { MatchingTest } from '../../src/state/monitoring/matching-test.ts';
import { type Sent, settle, waitingNetwork } from '../state/matching/matching-world.ts';

/** A match of a matching test as the server answers it. */
export const match = (id: string, decision = 'UNDECIDED', decidedBy: string | null = null) => ({
  matchedProfileId: id,
  label: id,
  decision,
  decidedAt: null,
  decidedBy,
  score: 0.9,
  rank: 1,
  resultStatus: 'CORRECT',
});

/** A profile with what was judged of it. */
export const profile = (id: string, ...matches: object[]) => ({
  id,
  label: id,
  matchProfile: {},
  matchFeedback: matches,
});

/** A page of the matching test whose calls wait for their answers. */
export function aMatchingTest() {
  const sent: Sent[] = [];
  const logged: string[] = [];
  const waited: number[] = [];
  const api = createApiClient({ baseUrl: '/api', fetch: waitingNetwork(sent) });
  const wait = (ms: number) => {
    waited.push(ms);
    return Promise.resolve();
  };
  const test = new MatchingTest({ api, person: null, wait, log: (what) => void logged.push(what) });
  /** Answers a call when it was made. */
  async function answer(at: number, json: unknown, status?: number): Promise<void> {
    await settle();
    await sent[at]?.answer(json, status);
  }
  /** The page as it is once it has loaded, with two keys and two profiles of the first. */
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
  const decisions = () =>
    test.store
      .get()
      .profiles.flatMap(({ id, matchFeedback }) =>
        matchFeedback.map((each) => [id, each.matchedProfileId, each.decision, each.decidedBy]),
      );
  return { test, sent, logged, waited, answer, begun, decisions, state: () => test.store.get() };
}
