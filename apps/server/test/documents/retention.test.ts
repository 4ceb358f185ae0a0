import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Enrichment } from '@counterpart/domain';
import { openSqliteStore, type RecordStore } from '@counterpart/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RetentionSettings, retentionDays } from '../../src/config/retention-settings.ts';
import { Retention } from '../../src/services/retention.ts';
import { removeDaily } from '../../src/wiring/daily-removal.ts';

let folder: string;
let store: RecordStore;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counterpart-retention-'));
  store = openSqliteStore(folder);
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

const NOW = '2026-03-02T12:00:00.000Z';
const retention = (settings?: RetentionSettings) => new Retention(store, retentionDays(settings), () => new Date(NOW));

function put(kind: 'CANDIDATE' | 'JOB', id: string, at: string, index = kind === 'JOB' ? 'jobs' : 'candidates'): void {
  const enrichment: Enrichment = {
    ontologyVersion: 'o1',
    id,
    kind,
    language: 'DUT',
    profile: { language: 'DUT', aspects: {} },
    evidence: [],
    texts: [],
    worked: [],
    availableFrom: null,
  };
  store.write(index, [{ op: 'put', kind, id, document: { id }, enrichment }], at);
}

const left = (index: string) => store.page(index, 0, 10).map(({ id }) => id);

/** A download that the access log holds. */
const access = {
  caller: null,
  action: 'csv',
  kind: 'JOB',
  index: 'jobs',
  requestHash: 'h',
  asked: 1,
  found: 1,
} as const;

describe('what is kept', () => {
  it('is kept for ever where nothing is configured, or a number below 1 says so', () => {
    expect(retention().isConfigured).toBe(false);
    expect(retention({ country: 'NL', candidateDays: 0 }).isConfigured).toBe(false);
  });

  it('has the days of its own setting, else those of the country', () => {
    expect(retentionDays({ country: 'NL' })).toEqual({ candidate: 365, job: null, accessLog: null });
    expect(retentionDays({ country: 'FR', accessLogDays: 90 })).toEqual({ candidate: 730, job: null, accessLog: 90 });
    expect(retentionDays({ country: 'FR', candidateDays: 28 }).candidate).toBe(28);
  });

  it('goes when its days are over, counted from the last change or note', async () => {
    put('CANDIDATE', 'old', '2026-01-01T12:00:00.000Z');
    put('CANDIDATE', 'called', '2026-01-01T12:00:00.000Z');
    put('CANDIDATE', 'changed', '2026-01-01T12:00:00.000Z');
    put('CANDIDATE', 'changed', '2026-02-20T12:00:00.000Z');
    put('CANDIDATE', 'to the day', '2026-01-31T12:00:00.000Z');
    put('JOB', 'old', '2020-01-01T12:00:00.000Z');
    const subject = { kind: 'CANDIDATE', index: 'candidates', id: 'called' } as const;
    const unchanged = { version: 1, updatedAt: null, updatedBy: null };
    const note = { id: 'n', type: null, subject: 'x', body: '', createdBy: null, ...unchanged };
    store.notes.add(subject, { ...note, createdAt: '2026-02-20T12:00:00.000Z' });
    const month = retention({ candidateDays: 30 });
    expect(month.due()).toEqual({ candidates: 1, jobs: 0, accesses: 0 });
    expect(left('candidates')).toHaveLength(4);
    const indices: string[] = [];
    expect(await month.apply((index) => indices.push(index))).toEqual({ candidates: 1, jobs: 0, accesses: 0 });
    expect([left('candidates'), left('jobs'), indices]).toEqual([
      ['called', 'changed', 'to the day'],
      ['old'],
      ['candidates'],
    ]);
    expect(store.audit.list(1)).toMatchObject([{ action: 'retention', detail: '1 candidates, 0 jobs, 0 accesses' }]);
    expect(await month.apply(() => undefined)).toEqual({ candidates: 0, jobs: 0, accesses: 0 });
    expect(store.audit.list(2).map(({ action }) => action)).toEqual(['retention', 'delete']);
  });

  it('goes from every index of its kind, each of which is told', async () => {
    const old = '2026-01-01T12:00:00.000Z';
    put('CANDIDATE', 'a', old);
    put('CANDIDATE', 'b', old, 'interns');
    put('CANDIDATE', 'c', old);
    put('CANDIDATE', 'd', old, 'interns');
    const told: string[] = [];
    const stop = new AbortController();
    // what cannot be removed would be looked for again and again
    const removed = (index: string) => void (told.push(index) > 9 && stop.abort());
    expect(await retention({ candidateDays: 30 }).apply(removed, stop.signal)).toMatchObject({ candidates: 4 });
    expect([left('candidates'), left('interns'), new Set(told)]).toEqual([[], [], new Set(['candidates', 'interns'])]);
  });

  it('has a time of its own for accesses, and their removal alone is in the audit log too', async () => {
    store.accesses.add({ ...access, at: '2026-02-01T12:00:00.000Z' });
    store.accesses.add({ ...access, at: '2025-12-01T12:00:00.000Z' });
    const settings = { jobDays: 10, accessLogDays: 60 };
    expect(await retention(settings).apply(() => undefined)).toEqual({ candidates: 0, jobs: 0, accesses: 1 });
    expect(store.accesses.list(10).map(({ at }) => at)).toEqual(['2026-02-01T12:00:00.000Z']);
    expect(store.audit.list(1)).toMatchObject([{ action: 'retention', detail: '0 candidates, 0 jobs, 1 accesses' }]);
  });

  it('also jobs and the access log; the audit log stays', async () => {
    put('JOB', 'j1', '2026-01-01T12:00:00.000Z');
    store.accesses.add({ ...access, at: '2026-01-01T12:00:00.000Z' });
    store.accesses.add({ ...access, at: '2026-03-01T12:00:00.000Z' });
    const settings = { jobDays: 30, accessLogDays: 30 };
    expect(retention(settings).due()).toEqual({ candidates: 0, jobs: 1, accesses: 1 });
    expect(await retention(settings).apply(() => undefined)).toEqual({ candidates: 0, jobs: 1, accesses: 1 });
    expect(store.accesses.list(10).map(({ at }) => at)).toEqual(['2026-03-01T12:00:00.000Z']);
    expect(store.audit.list(10)).toHaveLength(5);
  });
});

describe('the removal of every day', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date(NOW) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const DAY_MS = 24 * 60 * 60 * 1000;
  const monthly = (settings?: RetentionSettings) => new Retention(store, retentionDays(settings), () => new Date());

  it('removes at the start, again a day later what has come of age since, and nothing once it is ended', async () => {
    put('CANDIDATE', 'old', '2026-01-01T12:00:00.000Z');
    put('CANDIDATE', 'tomorrow', '2026-02-01T06:00:00.000Z');
    put('CANDIDATE', 'later', '2026-02-02T06:00:00.000Z');
    const indices: string[] = [];
    const failures: unknown[] = [];
    const listener = {
      removed: (index: string) => indices.push(index),
      failed: (error: unknown) => failures.push(error),
    };
    const removal = removeDaily(monthly({ candidateDays: 30 }), listener, new AbortController().signal);
    await vi.waitFor(() => expect(left('candidates')).toEqual(['later', 'tomorrow']));
    vi.advanceTimersByTime(DAY_MS - 1000);
    await new Promise(setImmediate);
    expect(left('candidates')).toEqual(['later', 'tomorrow']);
    vi.advanceTimersByTime(1000);
    await vi.waitFor(() => expect(left('candidates')).toEqual(['later']));
    await removal.end();
    vi.advanceTimersByTime(3 * DAY_MS);
    await new Promise(setImmediate);
    expect([left('candidates'), indices, failures]).toEqual([['later'], ['candidates', 'candidates'], []]);
  });

  it('tells of a day on which it failed, and goes on the day after', async () => {
    put('CANDIDATE', 'old', '2026-01-01T12:00:00.000Z');
    put('CANDIDATE', 'tomorrow', '2026-02-01T06:00:00.000Z');
    const failures: unknown[] = [];
    const removed = vi.fn(() => {
      if (failures.length === 0) throw new Error('the index is closed');
    });
    const listener = { removed, failed: (error: unknown) => failures.push(error) };
    const removal = removeDaily(monthly({ candidateDays: 30 }), listener, new AbortController().signal);
    await vi.waitFor(() => expect(failures).toEqual([new Error('the index is closed')]));
    vi.advanceTimersByTime(DAY_MS);
    await vi.waitFor(() => expect(left('candidates')).toEqual([]));
    await removal.end();
    expect([failures.length, removed.mock.calls.length]).toEqual([1, 2]);
  });

  it('never begins where nothing is configured', async () => {
    put('CANDIDATE', 'old', '2020-01-01T12:00:00.000Z');
    const failed = (error: unknown) => expect.fail(String(error));
    await removeDaily(monthly(), { removed: () => undefined, failed }, new AbortController().signal).end();
    expect([left('candidates'), vi.getTimerCount()]).toEqual([['old'], 0]);
  });
});
