import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MatchingTests } from '../../src/services/monitoring/matching-tests.ts';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

vi.setConfig({ hookTimeout: 120_000 });

let server: TestServer;
const JOB_TO_CANDIDATE = '/monitoring/from/JOB/to/CANDIDATE/key/spring';

interface Row {
  readonly matchedProfileId: string;
  readonly decision: string;
  readonly score: number | null;
  readonly rank: number | null;
  readonly resultStatus: string;
}

async function decide(jobId: string, matchedProfileId: string, decision: string) {
  const body = { type: 'CANDIDATE', key: 'spring', matchedProfileId, decision };
  return server.call('PUT', `/monitoring/from/JOB/doc/${jobId}`, body);
}

async function finished(reportId: string) {
  let report = await server.call('GET', `/monitoring/match/reports/${reportId}`);
  while (report.json.taskStatus === 'SCHEDULED' || report.json.taskStatus === 'RUNNING') {
    await new Promise((resolve) => setTimeout(resolve, 20));
    report = await server.call('GET', `/monitoring/match/reports/${reportId}`);
  }
  return report.json;
}

async function run(query = '') {
  const started = await server.call('POST', `/monitoring/match/JOB/to/CANDIDATE/key/spring${query}`);
  expect(started.status).toBe(200);
  expect(started.json).toEqual({ taskStatus: 'SCHEDULED', reportId: expect.any(String) });
  return finished(started.json.reportId as string);
}

beforeAll(async () => {
  server = await startTestServer();
  const welder = { jobFunctions: { value: [{ label: 'lasser' }] } };
  const nurse = { jobFunctions: { value: [{ label: 'verpleegkundige' }] } };
  const put = (kind: string, id: string, aspects: object, more: object) =>
    server.call('PUT', `/hrmatching/${kind}_index/${kind}/doc/${id}?refresh=true`, {
      language: 'DUT',
      matchProfile: { language: 'DUT', aspects },
      ...more,
    });
  await put('jobs', 'weld', welder, { jobTitle: 'Lasser' });
  await put('jobs', 'care', nurse, { jobTitle: 'Verpleegkundige' });
  for (const id of ['w1', 'w2', 'w3', 'w4'])
    await put('candidates', id, welder, { extraProperties: { name: `Las ${id}` } });
  for (const id of ['n1', 'n2']) await put('candidates', id, nurse, {});
});
afterAll(() => server.close());

describe('judgements', () => {
  it('TST-06e TST-06f a decision is stored, UNDECIDED as well; before a test every status is UNKNOWN', async () => {
    const kept = await decide('weld', 'w1', 'ACCEPT');
    expect([kept.status, kept.json]).toEqual([
      200,
      {
        id: 'weld',
        type: 'CANDIDATE',
        key: 'spring',
        matchedProfileId: 'w1',
        decision: 'ACCEPT',
        decidedAt: '2026-03-02T12:00:00.000Z',
        decidedBy: null,
      },
    ]);
    await decide('weld', 'w2', 'ACCEPT');
    await decide('weld', 'w3', 'REJECT');
    await decide('weld', 'n1', 'ACCEPT');
    await decide('weld', 'n2', 'REJECT');
    await decide('care', 'n1', 'ACCEPT');
    await decide('care', 'w1', 'ACCEPT');
    await decide('care', 'w1', 'UNDECIDED');
    const { json } = await server.call('GET', JOB_TO_CANDIDATE);
    expect(json).toMatchObject({ from: 0, size: 50, count: 2 });
    const [care, weld] = json.profiles as { id: string; label: string; matchFeedback: Row[]; matchProfile: object }[];
    expect(care?.id).toBe('care');
    expect(new Set(weld?.matchFeedback.map(({ resultStatus }) => resultStatus))).toEqual(new Set(['UNKNOWN']));
    expect(care?.matchFeedback.map(({ matchedProfileId, decision }) => [matchedProfileId, decision])).toEqual([
      ['n1', 'ACCEPT'],
      ['w1', 'UNDECIDED'],
    ]);
    const beside = await server.call('GET', '/monitoring/from/JOB/doc/care/to/CANDIDATE/key/spring');
    expect(beside.json.decisions).toMatchObject([{ matchedProfileId: 'n1', decision: 'ACCEPT' }]);
    expect(beside.json.decisions).toHaveLength(1);
    expect(weld?.label).toBe('Lasser');
    expect(weld?.matchProfile).toMatchObject({ aspects: { jobFunctions: { value: [{ label: 'lasser' }] } } });
    expect(weld?.matchFeedback.map(({ matchedProfileId, decision }) => [matchedProfileId, decision])).toEqual([
      ['n1', 'ACCEPT'],
      ['n2', 'REJECT'],
      ['w1', 'ACCEPT'],
      ['w2', 'ACCEPT'],
      ['w3', 'REJECT'],
    ]);
  });

  it('are read for one document, as beside the rows of its matches', async () => {
    const url = '/monitoring/from/JOB/doc/weld/to/CANDIDATE/key/spring';
    const { status, json } = await server.call('GET', url);
    expect(status).toBe(200);
    expect(json.decisions).toHaveLength(5);
    expect(json.decisions[3]).toEqual({
      matchedProfileId: 'w2',
      decision: 'ACCEPT',
      decidedAt: '2026-03-02T12:00:00.000Z',
      decidedBy: null,
    });
    expect((await server.call('GET', url.replace('spring', 'autumn'))).json).toEqual({ decisions: [] });
    expect((await server.call('GET', url.replace('CANDIDATE', 'JOB'))).status).toBe(400);
  });

  it('TST-06a the keys of a kind, each with the kind that it judges', async () => {
    const { json } = await server.call('GET', '/monitoring/from/JOB/feedbackIds');
    expect(json).toEqual({ feedbackIds: [{ key: 'spring', type: 'CANDIDATE' }] });
    expect((await server.call('GET', '/monitoring/from/CANDIDATE/feedbackIds')).json).toEqual({ feedbackIds: [] });
  });

  it('TST-06b a page of profiles goes by from and size', async () => {
    const { json } = await server.call('GET', `${JOB_TO_CANDIDATE}?from=1&size=1`);
    expect([json.from, json.size, json.count, json.profiles.length]).toEqual([1, 1, 2, 1]);
    expect(json.profiles[0].id).toBe('weld');
  });

  it('TST-06e wrong ones are refused with their path, and nothing is stored', async () => {
    const path = async (answer: ReturnType<typeof decide>) => {
      const { status, json } = await answer;
      return [status, json.error.details[0].path];
    };
    expect(await path(decide('weld', 'nobody', 'ACCEPT'))).toEqual([404, 'matchedProfileId']);
    expect(await path(decide('nothing', 'w1', 'ACCEPT'))).toEqual([404, 'id']);
    expect(await path(decide('weld', 'w1', 'MAYBE'))).toEqual([400, 'decision']);
    const same = server.call('PUT', '/monitoring/from/JOB/doc/weld', {
      type: 'JOB',
      key: 'spring',
      matchedProfileId: 'care',
      decision: 'ACCEPT',
    });
    expect(await path(same)).toEqual([400, 'type']);
    expect((await server.call('GET', '/monitoring/from/TAXI/feedbackIds')).status).toBe(400);
  });
});

describe('a matching test', () => {
  it('TST-06c TST-06d TST-06f runs in the background and counts what was returned against what was decided', async () => {
    const report = await run();
    expect(report).toMatchObject({
      taskStatus: 'FINISHED',
      progress: 1,
      feedbackFromType: 'JOB',
      feedbackToType: 'CANDIDATE',
      feedbackKey: 'spring',
      matchingStrategy: 'CANDIDATE',
      strategyVersion: 0,
      limit: 50,
      threshold: 0.5,
      error: null,
    });
    // weld: w1 and w2 accepted and found, w3 rejected and found, n1 accepted and not found; care: n1 accepted and found
    expect(report.matchResults).toMatchObject({
      hits: 3,
      falsePositives: 1,
      missed: 1,
      precision: 3 / 4,
      recall: 3 / 4,
      unjudged: 2,
    });
    const weld = report.matchResults.matches.find(({ id }: { id: string }) => id === 'weld');
    expect(weld).toMatchObject({ hits: 2, falsePositives: 1, missed: 1, precision: 2 / 3, recall: 2 / 3 });
    const statuses = Object.fromEntries(
      (weld.matchFeedback as Row[]).map(({ matchedProfileId, resultStatus }) => [matchedProfileId, resultStatus]),
    );
    expect(statuses).toEqual({
      w1: 'CORRECT',
      w2: 'CORRECT',
      w3: 'FALSE_POSITIVE',
      w4: 'UNKNOWN',
      n1: 'MISSED',
      n2: 'UNKNOWN',
    });
    const missed = (weld.matchFeedback as Row[]).find(({ matchedProfileId }) => matchedProfileId === 'n1');
    expect([missed?.score, missed?.rank]).toEqual([null, null]);
    // the profiles show what the last test found
    const { json } = await server.call('GET', JOB_TO_CANDIDATE);
    expect(json.profiles[1].matchFeedback.map(({ resultStatus }: Row) => resultStatus)).toEqual([
      'MISSED',
      'UNKNOWN',
      'CORRECT',
      'CORRECT',
      'FALSE_POSITIVE',
    ]);
    // it looked at nothing that is decided under another key
    const other = { type: 'CANDIDATE', key: 'autumn', matchedProfileId: 'w1' };
    await server.call('PUT', '/monitoring/from/JOB/doc/weld', { ...other, decision: 'ACCEPT' });
    const untested = await server.call('GET', '/monitoring/from/JOB/to/CANDIDATE/key/autumn');
    expect(untested.json.profiles[0].matchFeedback).toMatchObject([
      { matchedProfileId: 'w1', decision: 'ACCEPT', score: null, resultStatus: 'UNKNOWN' },
    ]);
  });

  it('returns only the first of its limit with a score of its threshold', async () => {
    const one = await run('?limit=1');
    expect(one.matchResults).toMatchObject({ hits: 2, missed: 2, falsePositives: 0 });
    const none = await run('?threshold=1');
    expect(none.threshold).toBe(1);
    expect(none.matchResults.hits + none.matchResults.falsePositives).toBeLessThanOrEqual(4);
    for (const query of ['?limit=0', '?limit=1001', '?threshold=1.1', '?threshold=-0.1', '?strategy=nonsense']) {
      const refused = await server.call('POST', `/monitoring/match/JOB/to/CANDIDATE/key/spring${query}`);
      expect([400, 404]).toContain(refused.status);
    }
  });

  it('STR-04f goes by the strategy that is asked, as it was when it began, and survives its removal', async () => {
    const { parameters } = (await server.call('GET', '/hrmatching/matchingstrategies/defaults/CANDIDATE')).json;
    const strict = { ...parameters, minScore: 1 };
    expect((await server.call('PUT', '/hrmatching/matchingstrategies/strict', strict)).status).toBe(200);
    const { json } = await server.call(
      'POST',
      '/monitoring/match/JOB/to/CANDIDATE/key/spring?strategy=strict&threshold=0',
    );
    expect((await server.call('DELETE', '/hrmatching/matchingstrategies/strict')).status).toBe(200);
    const report = await finished(json.reportId as string);
    expect(report).toMatchObject({ taskStatus: 'FINISHED', matchingStrategy: 'strict', strategyVersion: 1 });
  });

  it('two are compared on the decisions that both know', async () => {
    const [all, first] = [await run(), await run('?limit=1')];
    const { json } = await server.call('GET', `/monitoring/match/reports/${all.reportId}/compare/${first.reportId}`);
    expect(json.judgements).toBe(6);
    const weld = json.profiles.find(({ id }: { id: string }) => id === 'weld');
    expect([weld.lost.length, weld.won.length]).toEqual([1, 0]);
    expect(json.recall.difference).toBeCloseTo(-1 / 6, 9);
    expect(json.recall.low).toBeLessThanOrEqual(json.recall.difference);
    expect(json.recall.high).toBeGreaterThanOrEqual(json.recall.difference);
    expect((await server.call('GET', `/monitoring/match/reports/${all.reportId}/compare/none`)).status).toBe(404);
  });

  it('judgements and what a test found leave as CSV, from which an independent script counts the same', async () => {
    const report = await run();
    const judged = await server.call('GET', `${JOB_TO_CANDIDATE}/csv`);
    const found = await server.call('GET', `/monitoring/match/reports/${report.reportId}/csv`);
    const rows = (text: string) =>
      text
        .replace('\uFEFF', '')
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.slice(1, -1).split('","'));
    const returned = new Set(
      rows(found.text)
        .filter(([, , , , rank]) => rank !== '')
        .map(([id, other]) => `${id} ${other}`),
    );
    let [hits, falsePositives, missed] = [0, 0, 0];
    for (const [id, other, decision] of rows(judged.text)) {
      const isReturned = returned.has(`${id} ${other}`);
      if (decision === 'ACCEPT' && isReturned) hits += 1;
      if (decision === 'ACCEPT' && !isReturned) missed += 1;
      if (decision === 'REJECT' && isReturned) falsePositives += 1;
    }
    expect({ hits, falsePositives, missed }).toEqual({ hits: 3, falsePositives: 1, missed: 1 });
    expect(report.matchResults.precision).toBeCloseTo(hits / (hits + falsePositives), 12);
    expect(report.matchResults.recall).toBeCloseTo(hits / (hits + missed), 12);
  });

  it('can be cancelled, also while it waits for another, and an unknown one is 404', async () => {
    const { tests } = server.services;
    const set = { fromKind: 'JOB', toKind: 'CANDIDATE', key: 'spring' } as const;
    const bounds = { limit: 50, threshold: 0.5 };
    const [first, second] = [tests.start(set, undefined, bounds), tests.start(set, undefined, bounds)];
    expect(await tests.cancel(second.reportId)).toMatchObject({ taskStatus: 'ERROR', error: 'CANCELLED' });
    expect(await finished(first.reportId)).toMatchObject({ taskStatus: 'FINISHED' });
    const url = `/monitoring/match/reports/${second.reportId}`;
    expect((await server.call('POST', `${url}/cancel`)).json).toMatchObject({
      taskStatus: 'ERROR',
      error: 'CANCELLED',
    });
    expect((await server.call('POST', `/monitoring/match/reports/${first.reportId}/cancel`)).json.error).toBeNull();
    expect((await server.call('GET', '/monitoring/match/reports/none')).status).toBe(404);
    expect((await server.call('POST', '/monitoring/match/reports/none/cancel')).status).toBe(404);
    const { json: list } = await server.call('GET', '/monitoring/match/reports');
    expect(list.reports.map(({ error }: { error: string | null }) => error)).toContain('CANCELLED');
  });

  it('TST-06c nothing is tested of a key under which nothing is decided', async () => {
    for (const url of ['JOB/to/CANDIDATE/key/sprng', 'CANDIDATE/to/JOB/key/spring']) {
      const { status, json } = await server.call('POST', `/monitoring/match/${url}`);
      expect([status, json.error.code, json.error.details[0].path]).toEqual([404, 'NOT_FOUND', 'key']);
    }
  });

  it('twenty are taken on at once, one more is refused, and all of them end', async () => {
    const { tests } = server.services;
    const set = { fromKind: 'JOB', toKind: 'CANDIDATE', key: 'spring' } as const;
    const start = () => tests.start(set, undefined, { limit: 50, threshold: 0.5 }).reportId;
    const ids = Array.from({ length: 20 }, start);
    expect(start).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }));
    for (const id of ids) expect(await finished(id)).toMatchObject({ taskStatus: 'FINISHED', error: null });
    expect(await run()).toMatchObject({ taskStatus: 'FINISHED' });
  });

  it('one that runs stays, however many are begun and cancelled after it', async () => {
    const { tests } = server.services;
    const set = { fromKind: 'JOB', toKind: 'CANDIDATE', key: 'spring' } as const;
    const start = () => tests.start(set, undefined, { limit: 50, threshold: 0.5 }).reportId;
    const first = start();
    await Promise.all(Array.from({ length: 60 }, () => tests.cancel(start())));
    expect(await finished(first)).toMatchObject({ taskStatus: 'FINISHED', error: null });
  });

  it('that a stop of the server cut short is an ERROR at the next start', async () => {
    const { tests, judgements, strategies, clock } = server.services;
    const { reportId } = tests.start({ fromKind: 'JOB', toKind: 'CANDIDATE', key: 'spring' }, undefined, {
      limit: 50,
      threshold: 0.5,
    });
    await tests.stop();
    const preparation = undefined as never;
    const again = new MatchingTests(server.store, judgements, { preparation, strategies }, clock, () => 'x');
    expect(await again.report(reportId)).toMatchObject({ taskStatus: 'ERROR', error: 'INTERRUPTED' });
  });

  it('weights are proposed from enough judgements only', async () => {
    const refused = await server.call('POST', '/monitoring/propose/JOB/to/CANDIDATE/key/spring');
    expect([refused.status, refused.json.error.details[0].path]).toEqual([400, 'key']);
    expect(refused.json.error.details[0].message).toContain('At least 10 profiles');
    // near by is what counts in these judgements
    const place = (label: string) => ({ value: [{ label, range: 30, rangeUnit: 'KILOMETER' }] });
    const named = { jobFunctions: { value: [{ label: 'lasser' }] }, locations: place('Gent') };
    const put = (kind: string, id: string, aspects: object) =>
      server.call('PUT', `/hrmatching/${kind}_index/${kind}/doc/${id}?refresh=true`, {
        language: 'DUT',
        matchProfile: { language: 'DUT', aspects },
      });
    await put('candidates', 'near', { locations: place('Gent') });
    await put('candidates', 'far', { jobFunctions: named.jobFunctions, locations: place('Maastricht') });
    for (let i = 0; i < 10; i += 1) {
      await put('jobs', `place${i}`, named);
      for (const [matchedProfileId, decision] of [
        ['near', 'ACCEPT'],
        ['far', 'REJECT'],
      ]) {
        const body = { type: 'CANDIDATE', key: 'places', matchedProfileId, decision };
        await server.call('PUT', `/monitoring/from/JOB/doc/place${i}`, body);
      }
    }
    // of whom all were accepted nothing can be learned
    await put('jobs', 'onesided', named);
    await server.call('PUT', '/monitoring/from/JOB/doc/onesided', {
      type: 'CANDIDATE',
      key: 'places',
      matchedProfileId: 'near',
      decision: 'ACCEPT',
    });
    const { json } = await server.call('POST', '/monitoring/propose/JOB/to/CANDIDATE/key/places');
    expect(json).toMatchObject({ strategy: 'CANDIDATE', profiles: 10, before: 0, after: 1 });
    expect(json.parameters.aspects.locations.weight).toBeGreaterThan(1);
    expect(json.parameters.aspects.jobFunctions.weight).toBeLessThan(2);
    // hundredths of what ships, times what was learned
    const shipped = { locations: 1, jobFunctions: 2 } as const;
    for (const [name, weight] of Object.entries(shipped)) {
      const { factor } = json.factors.find(({ aspect }: { aspect: string }) => aspect === name);
      expect(json.parameters.aspects[name].weight, name).toBeCloseTo(weight * factor, 2);
    }
    // nothing is applied by itself
    const { json: list } = await server.call('GET', '/hrmatching/matchingstrategies');
    expect(list.strategies.map(({ version }: { version: number }) => version)).toEqual([0, 0]);
  });

  it('forgets a removed candidate: no decision and no result names them', async () => {
    const report = await run();
    await server.call('DELETE', '/hrmatching/candidates_index/candidates/doc/w1?refresh=true');
    const after = await server.call('GET', `/monitoring/match/reports/${report.reportId}`);
    expect(after.text).not.toContain('"w1"');
    expect((await server.call('GET', JOB_TO_CANDIDATE)).text).not.toContain('"w1"');
  });
});
