import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { generalFigures, profileFigures, type TestedMatch } from '../../src/services/monitoring/figures.ts';
import { MatchingTests } from '../../src/services/monitoring/matching-tests.ts';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

const accepted = (rank: number | null): TestedMatch => ({
  decision: 'ACCEPT',
  score: rank === null ? null : 0.9,
  rank,
});
const rejected = (rank: number | null): TestedMatch => ({
  decision: 'REJECT',
  score: rank === null ? null : 0.9,
  rank,
});

describe('the figures of a test', () => {
  it('TST-02a TST-06d precision is hits of what was returned, recall hits of what was accepted', () => {
    const found = [accepted(1), accepted(2), accepted(3), rejected(4), accepted(null), accepted(null)];
    const figures = { hits: 3, falsePositives: 1, missed: 2, precision: 3 / 4, recall: 3 / 5 };
    expect(profileFigures(found)).toMatchObject(figures);
    expect(generalFigures([profileFigures(found)])).toMatchObject(figures);
  });

  it('TST-06d precision at ten looks at the first ten that are decided', () => {
    const nine = Array.from({ length: 9 }, (_, i) => accepted(i + 1));
    const undecided: TestedMatch = { decision: 'UNDECIDED', score: 0.9, rank: 10 };
    const found = [...nine, undecided, rejected(11), accepted(12)];
    expect(profileFigures(found)).toMatchObject({ precisionAt10: 0.9, unjudged: 1 });
  });

  it('TST-06d what stands lower is worth less: 1, 0.63, 0.5 of what the best order would have', () => {
    const { ndcg } = profileFigures([accepted(1), rejected(2), accepted(3), accepted(null)]);
    expect(ndcg).toBeCloseTo((1 + 0.5) / (1 + 0.63093 + 0.5), 5);
  });

  it('TST-02a TST-06d over all profiles hits are counted together', () => {
    const profiles = [
      [accepted(1), accepted(null)],
      [accepted(1), accepted(2), rejected(3)],
    ].map(profileFigures);
    expect(generalFigures(profiles)).toMatchObject({
      hits: 3,
      falsePositives: 1,
      missed: 1,
      precision: 0.75,
      recall: 0.75,
    });
  });
});

describe('the means of a test', () => {
  it('TST-06d are of the profiles that have the figure: one of which nothing was returned has no precision at ten', () => {
    const profiles = [[accepted(1), rejected(2)], [accepted(null)]].map(profileFigures);
    expect(profiles.map(({ precisionAt10 }) => precisionAt10)).toEqual([0.5, null]);
    expect(generalFigures(profiles)).toMatchObject({ precisionAt10: 0.5, ndcg: 0.5 });
  });
});

describe('what a test returns', () => {
  let server: TestServer;
  const KEY = 'autumn';

  async function report(query = '') {
    const { json } = await server.call('POST', `/monitoring/match/JOB/to/CANDIDATE/key/${KEY}${query}`);
    for (;;) {
      const { json: now } = await server.call('GET', `/monitoring/match/reports/${json.reportId}`);
      if (now.taskStatus === 'FINISHED' || now.taskStatus === 'ERROR') return now;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  beforeAll(async () => {
    server = await startTestServer();
    const put = (kind: string, id: string, body: object) =>
      server.call('PUT', `/hrmatching/${kind}_index/${kind}/doc/${id}?refresh=true`, { language: 'DUT', ...body });
    const skills = (...labels: string[]) => ({ hardSkills: { value: labels.map((label) => ({ label })) } });
    await put('jobs', 'weld', {
      matchProfile: { aspects: skills('TIG-lassen', 'VCA', 'slijpen') },
      jobTitle: ' ',
    });
    await put('candidates', 'half', {
      matchProfile: { aspects: skills('TIG-lassen', 'VCA') },
      preferredJobTitle: 'Lasser',
      extraProperties: { name: 'Els Maes' },
    });
    for (const status of ['placed', 'closed']) {
      await put('candidates', status, {
        matchProfile: { aspects: skills('TIG-lassen', 'VCA', 'slijpen') },
        extraProperties: { status, name: ' ' },
      });
    }
    for (const matchedProfileId of ['half', 'placed', 'closed']) {
      const body = { type: 'CANDIDATE', key: KEY, matchedProfileId, decision: 'ACCEPT' };
      expect((await server.call('PUT', '/monitoring/from/JOB/doc/weld', body)).status).toBe(200);
    }
  });
  afterAll(() => server.close());

  it('TST-06d counts who was placed or whose file was closed since they were judged', async () => {
    const { matchResults } = await report('?threshold=0');
    expect(matchResults).toMatchObject({ hits: 3, missed: 0, recall: 1 });
  });

  it('TST-06d passes over a profile that is removed while those before it are tested', async () => {
    const { tests, documents } = server.services;
    const set = { fromKind: 'JOB', toKind: 'CANDIDATE', key: 'winter' } as const;
    for (const id of ['first', 'second']) {
      await server.call('PUT', `/hrmatching/jobs_index/jobs/doc/${id}?refresh=true`, { jobTitle: 'Lasser' });
      const body = { type: 'CANDIDATE', key: 'winter', matchedProfileId: 'half', decision: 'ACCEPT' };
      await server.call('PUT', `/monitoring/from/JOB/doc/${id}`, body);
    }
    const { reportId } = tests.start(set, undefined, { limit: 5, threshold: 0 });
    while (server.store.reports.results(reportId).length === 0) await new Promise(setImmediate);
    // one of two is done
    expect(await tests.report(reportId)).toMatchObject({ taskStatus: 'RUNNING', progress: 0.5 });
    documents.delete('JOB', 'jobs', 'second', () => true);
    await vi.waitUntil(async () => (await tests.report(reportId)).taskStatus !== 'RUNNING');
    expect(await tests.report(reportId)).toMatchObject({
      taskStatus: 'FINISHED',
      error: null,
      matchResults: { matches: [{ id: 'first' }] },
    });
  });

  it('TST-06d a test that fails says so in its report, and why to a listener', async () => {
    const { judgements, strategies, clock } = server.services;
    const broken = { prepare: () => Promise.reject(new Error('no match can be made')) } as never;
    const tests = new MatchingTests(server.store, judgements, { preparation: broken, strategies }, clock, () => 'bad');
    const heard: unknown[] = [];
    tests.reportTo((reportId, error) => heard.push([reportId, error]));
    tests.start({ fromKind: 'JOB', toKind: 'CANDIDATE', key: KEY }, undefined, { limit: 5, threshold: 0 });
    await vi.waitUntil(async () => (await tests.report('bad')).taskStatus === 'ERROR');
    expect(await tests.report('bad')).toMatchObject({ error: 'FAILED', matchResults: { hits: 0, matches: [] } });
    const stored = server.store.reports.get('bad');
    if (stored === null) throw new Error('it was stored');
    server.store.reports.put({ ...stored, status: 'SCHEDULED' });
    expect((await tests.report('bad')).matchResults).toBeNull();
    server.store.reports.put(stored);
    expect(heard).toEqual([['bad', new Error('no match can be made')]]);
  });

  it('TST-06b a candidate is called by name, before the job that they look for; who has a blank one by their id', async () => {
    const { json } = await server.call('GET', `/monitoring/from/JOB/to/CANDIDATE/key/${KEY}`);
    expect(json.profiles[0].label).toBe('weld');
    const labels = json.profiles[0].matchFeedback.map(({ label }: { label: string }) => label);
    expect(labels.toSorted()).toEqual(['Els Maes', 'closed', 'placed']);
  });

  it('TST-06b TST-06d ranks begin at 1, and stay those of the last test that ended whatever was begun since', async () => {
    const { reportId } = await report('?threshold=0');
    const stored = server.store.reports.get(reportId);
    if (stored === null) throw new Error('it was stored');
    server.store.reports.put({ ...stored, id: 'cut short', startedAt: '2027-01-01T00:00:00.000Z', status: 'ERROR' });
    const { json } = await server.call('GET', `/monitoring/from/JOB/to/CANDIDATE/key/${KEY}`);
    const ranks = json.profiles[0].matchFeedback.map(
      ({ matchedProfileId, rank }: { matchedProfileId: string; rank: number | null }) => [matchedProfileId, rank],
    );
    expect(Object.fromEntries(ranks)).toEqual({ closed: 1, placed: 2, half: 3 });
    server.store.reports.remove('cut short');
    const file = await server.call('GET', `/monitoring/match/reports/${reportId}/csv`);
    expect(file.text).toMatch(/^"weld","closed","ACCEPT","CORRECT","1","[01]\.\d{4}","ACCEPT"\r$/m);
  });

  it('TST-05 TST-06d a report shows decisions as they stand now, and counts by those of its run', async () => {
    const decide = (decision: string) =>
      server.call('PUT', '/monitoring/from/JOB/doc/weld', {
        type: 'CANDIDATE',
        key: KEY,
        matchedProfileId: 'half',
        decision,
      });
    await decide('ACCEPT');
    const { reportId } = await report('?threshold=0');
    const half = async () => {
      const { matchResults } = (await server.call('GET', `/monitoring/match/reports/${reportId}`)).json;
      const matches: { matchedProfileId: string }[] = matchResults.matches[0].matchFeedback;
      return { ...matches.find(({ matchedProfileId }) => matchedProfileId === 'half'), counted: matchResults.hits };
    };
    const then = '2026-03-02T12:00:00.000Z';
    const first = await half();
    expect(first).toMatchObject({ decision: 'ACCEPT', decidedAt: then, resultStatus: 'CORRECT' });
    await decide('REJECT');
    expect(await half()).toEqual({ ...first, decision: 'REJECT' });
    // the file says the same, and by which decision was counted
    const file = await server.call('GET', `/monitoring/match/reports/${reportId}/csv`);
    expect(file.text).toMatch(/^\uFEFF"id","matchedProfileId","decision","status","rank","score","decisionOfRun"\r\n/);
    expect(file.text).toMatch(/^"weld","half","REJECT","CORRECT","3","[01]\.\d{4}","ACCEPT"\r$/m);
    await decide('ACCEPT');
  });

  it('TST-06d a test of a profile that is gone finds nothing, and has no figures in the list', async () => {
    const gone = { fromId: 'gone', toId: 'half', decision: 'ACCEPT' } as const;
    const set = { fromKind: 'JOB', toKind: 'CANDIDATE', key: 'nobody' } as const;
    server.store.judgements.put(set, [gone], '2026-03-02T12:00:00.000Z', null);
    const { json } = await server.call('POST', '/monitoring/match/JOB/to/CANDIDATE/key/nobody');
    await vi.waitUntil(async () => (await server.services.tests.report(json.reportId)).taskStatus === 'FINISHED');
    expect((await server.call('GET', `/monitoring/match/reports/${json.reportId}`)).json.matchResults).toMatchObject({
      hits: 0,
      precision: null,
      recall: null,
      matches: [],
    });
    const listed = (await server.call('GET', '/monitoring/match/reports')).json.reports;
    const { figures } = listed.find(({ reportId }: { reportId: string }) => reportId === json.reportId);
    expect(figures).toBeNull();
  });

  it('TST-06b every decision of a key is in its file, however many profiles there are', async () => {
    const set = { fromKind: 'JOB', toKind: 'CANDIDATE', key: 'many' } as const;
    const decided = Array.from({ length: 1201 }, (_, i) => ({
      fromId: `j${i}`,
      toId: 'half',
      decision: 'ACCEPT' as const,
    }));
    server.store.judgements.put(set, decided, '2026-03-02T12:00:00.000Z');
    const { text } = await server.call('GET', '/monitoring/from/JOB/to/CANDIDATE/key/many/csv');
    expect(text.trim().split('\r\n')).toHaveLength(1202);
  });

  it('TST-06d the last fifty tests are kept', async () => {
    const { report: kept } = server.store.reports.list(1)[0] ?? { report: '{}' };
    for (let i = 10; i < 70; i += 1) {
      server.store.reports.put({
        id: `old${i}`,
        startedAt: `2026-01-01T00:00:00.0${i}Z`,
        status: 'FINISHED',
        report: kept,
      });
    }
    const { reportId } = await report();
    const { json } = await server.call('GET', '/monitoring/match/reports');
    expect(json.reports).toHaveLength(50);
    expect(json.reports.map((each: { reportId: string }) => each.reportId)).toContain(reportId);
    expect(server.store.reports.list(1000)).toHaveLength(50);
  });

  it('TST-06d begins at the threshold itself', async () => {
    const [{ matchFeedback }] = (await report('?threshold=0')).matchResults.matches;
    const { score } = matchFeedback.find((each: { matchedProfileId: string }) => each.matchedProfileId === 'half');
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThan(1);
    expect((await report(`?threshold=${score}`)).matchResults.hits).toBe(3);
    expect((await report(`?threshold=${score + 0.000001}`)).matchResults.hits).toBe(2);
  });
});
