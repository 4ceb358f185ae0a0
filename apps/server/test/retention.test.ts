import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Enrichment } from '@counterpart/domain';
import { openSqliteStore, type RecordStore } from '@counterpart/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RetentionSettings, retentionDays } from '../src/config/retention-settings.ts';
import { Retention } from '../src/services/retention.ts';

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

function put(kind: 'CANDIDATE' | 'JOB', id: string, at: string): void {
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
  const index = kind === 'JOB' ? 'jobs' : 'candidates';
  store.write(index, [{ op: 'put', kind, id, document: { id }, enrichment }], at);
}

const left = (index: string) => store.page(index, 0, 10).map(({ id }) => id);

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

  it('also jobs and the access log; the audit log stays', async () => {
    put('JOB', 'j1', '2026-01-01T12:00:00.000Z');
    const access = {
      caller: null,
      action: 'csv',
      kind: 'JOB',
      index: 'jobs',
      requestHash: 'h',
      asked: 1,
      found: 1,
    } as const;
    store.accesses.add({ ...access, at: '2026-01-01T12:00:00.000Z' });
    store.accesses.add({ ...access, at: '2026-03-01T12:00:00.000Z' });
    const settings = { jobDays: 30, accessLogDays: 30 };
    expect(retention(settings).due()).toEqual({ candidates: 0, jobs: 1, accesses: 1 });
    expect(await retention(settings).apply(() => undefined)).toEqual({ candidates: 0, jobs: 1, accesses: 1 });
    expect(store.accesses.list(10).map(({ at }) => at)).toEqual(['2026-03-01T12:00:00.000Z']);
    expect(store.audit.list(10)).toHaveLength(5);
  });
});
