import { DEFAULT_STRATEGY_PARAMETERS } from '@counterpart/domain';
import { demoCandidates, demoJobs } from '@counterpart/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from '../../src/config/environment.ts';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

const TO_CANDIDATES = '/hrmatching/match2candidates/candidates';
const SEED = 1;
const CANDIDATES = 60;
const JOBS = 3;

let alone: TestServer;
let inThreads: TestServer;
beforeAll(async () => {
  [alone, inThreads] = await Promise.all([startTestServer(), startTestServer({}, { matchThreads: 2 })]);
  for (const server of [alone, inThreads]) {
    const put = async (index: string, { id, ...document }: { readonly id: string }) => {
      const answer = await server.call('PUT', `/hrmatching/${index}/doc/${id}?refresh=true`, document);
      expect([id, answer.status]).toEqual([id, 200]);
    };
    for (const document of demoJobs(SEED, JOBS)) await put('jobs_index/jobs', document);
    for (const document of demoCandidates(SEED, CANDIDATES)) await put('candidates_index/candidates', document);
  }
}, 120_000);
afterAll(async () => {
  await Promise.all([alone.close(), inThreads.close()]);
});

/** What both servers answer; that of the threads alone. */
async function both(url: string, body: unknown): Promise<readonly [unknown, unknown]> {
  const answers = await Promise.all([alone, inThreads].map((server) => server.call('POST', url, body)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  return [answers[0]?.json, answers[1]?.json];
}

const source = { type: 'JOB', index: 'jobs', id: 'demo-j00001' };

// few have all that a job requires: those who lack something stay in the list
const lenient = { required: { ...DEFAULT_STRATEGY_PARAMETERS.required, mode: 'PENALTY' }, minScore: 0 };

describe('a server whose indices lie in threads', () => {
  it.each([
    ['a match', { source, size: 10 }],
    ['its second page', { source, from: 10, size: 10 }],
    ['a mutual one', { source, size: 20, queryParams: { scoreType: 'MUTUAL' } }],
    ['one in the order of a property', { source, size: 20, sort: [{ field: 'status', order: 'desc' }] }],
    ['one without some', { source, size: 10, excludedIds: ['demo-c00001', 'demo-c00002'] }],
  ])('ENG-02b, ENG-02c answers as one without: %s', async (_name, body) => {
    const [one, other] = await both(TO_CANDIDATES, { ...body, strategyParameters: lenient });
    expect(other).toEqual(one);
    expect((other as { count: number }).count).toBeGreaterThan(10);
  });

  it('ENG-02b answers as one without: jobs for a candidate', async () => {
    const candidate = { type: 'CANDIDATE', index: 'candidates', id: 'demo-c00001' };
    const [one, other] = await both('/hrmatching/match2jobs/jobs', { source: candidate });
    expect(other).toEqual(one);
  });

  it('says why somebody is not in the list', async () => {
    const body = { source, targetId: 'demo-c00003', excludedIds: ['demo-c00003'] };
    const [one, other] = await both('/hrmatching/match2candidates/candidates/whynot', body);
    expect(other).toEqual(one);
    expect((other as { reasons: readonly { kind: string }[] }).reasons.map(({ kind }) => kind)).toContain('EXCLUDED');
  });

  it('ENG-16b shows a change to the next match', async () => {
    const body = { source, size: 100, strategyParameters: lenient };
    const before = await inThreads.call('POST', TO_CANDIDATES, body);
    const gone = before.json.matches[3].id;
    await inThreads.call('DELETE', `/hrmatching/candidates_index/candidates/doc/${gone}?refresh=true`);
    const after = await inThreads.call('POST', TO_CANDIDATES, body);
    expect(after.json.count).toBe(before.json.count - 1);
    expect(after.json.matches).toEqual(before.json.matches.filter(({ id }: { id: string }) => id !== gone));
  });
});

describe('MATCH_THREADS', () => {
  it('is 0 unless it is said', () => {
    expect(readEnvironment({}, '.').matchThreads).toBe(0);
    expect(readEnvironment({ MATCH_THREADS: '2' }, '.').matchThreads).toBe(2);
  });

  it.each(['', 'two', '-1', '1.5', '65'])('refuses %j in one clear line', (text) => {
    const read = () => readEnvironment({ MATCH_THREADS: text }, '.');
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(`MATCH_THREADS must be a whole number from 0 to 64, not "${text}".`);
  });
});
