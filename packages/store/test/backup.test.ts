import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupStore, openSqliteStore, packContent, readAuditLog, restoreStore, verifyAuditLog } from '../src/index.ts';
import { putCandidate } from './candidate-write.ts';

const NOW = '2026-03-01T10:00:00.000Z';
const CANARY = 'kanariezwaluw';
let folder: string;
let data: string;
let copy: string;

function inStore<Result>(work: (store: ReturnType<typeof openSqliteStore>) => Result): Result {
  const store = openSqliteStore(data);
  try {
    return work(store);
  } finally {
    store.close();
  }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counterpart-backup-'));
  data = path.join(folder, 'data');
  copy = path.join(folder, 'copy');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a backup', () => {
  it('is made beside an open store, is one private file, and is not written over', async () => {
    const store = openSqliteStore(data);
    store.write('candidates', [putCandidate('c1', 'een')], NOW);
    await backupStore(data, copy);
    store.write('candidates', [putCandidate('c1', 'twee')], NOW);
    store.close();
    expect(readdirSync(copy)).toEqual(['counterpart.db']);
    expect(statSync(path.join(copy, 'counterpart.db')).mode & 0o777).toBe(0o600);
    await expect(backupStore(data, copy)).rejects.toThrow('is there already');
  });

  it('restored has what was stored then; the audit log goes on', async () => {
    inStore((store) => store.write('candidates', [putCandidate('c1', 'een'), putCandidate('c2', 'een')], NOW));
    await backupStore(data, copy);
    inStore((store) =>
      store.write('candidates', [putCandidate('c1', 'twee'), { op: 'delete', id: 'c2' }, putCandidate('c3', 'x')], NOW),
    );
    expect(restoreStore(copy, data, NOW)).toEqual({ documents: 2, erased: 0 });
    const texts = inStore((store) => ['c1', 'c2', 'c3'].map((id) => store.get('candidates', id)?.document.cvText));
    expect(texts).toEqual(['een', 'een', undefined]);
    expect(readAuditLog(data, 10).map(({ action }) => action)).toEqual([
      'restore',
      'put',
      'delete',
      'put',
      'put',
      'put',
    ]);
    expect(verifyAuditLog(data, null)?.broken).toBeNull();
  });

  it('restored lacks whoever was erased since, in every byte', async () => {
    inStore((store) => {
      store.write('candidates', [putCandidate('c1', CANARY), putCandidate('c2', 'een')], NOW);
      const subject = { kind: 'CANDIDATE', index: 'candidates', id: 'c1' } as const;
      store.notes.add(subject, {
        id: 'n',
        type: null,
        subject: CANARY,
        body: '',
        createdAt: NOW,
        createdBy: null,
        version: 1,
        updatedAt: null,
        updatedBy: null,
      });
    });
    await backupStore(data, copy);
    inStore((store) => store.erase('c1', NOW));
    const packed = Buffer.from(packContent(JSON.stringify({ id: 'c1', cvText: CANARY })));
    const holds = (file: string) => [CANARY, packed].map((bytes) => readFileSync(file).includes(bytes));
    expect(holds(path.join(copy, 'counterpart.db'))).toEqual([true, true]);
    expect(restoreStore(copy, data, NOW)).toEqual({ documents: 1, erased: 1 });
    for (const name of readdirSync(data)) expect(holds(path.join(data, name)), name).toEqual([false, false]);
    expect(inStore((store) => store.get('candidates', 'c2')?.id)).toBe('c2');
  });

  it('goes into a folder that is new', async () => {
    inStore((store) => store.write('candidates', [putCandidate('c1', 'een')], NOW));
    await backupStore(data, copy);
    const elsewhere = path.join(folder, 'elsewhere');
    expect(restoreStore(copy, elsewhere, NOW)).toEqual({ documents: 1, erased: 0 });
    expect(verifyAuditLog(elsewhere, null)).toMatchObject({ entries: 2, broken: null });
  });

  it('is refused when it is damaged or none, or a server runs, and then changes nothing', async () => {
    inStore((store) => store.write('candidates', [putCandidate('c1', 'x'.repeat(20_000))], NOW));
    await backupStore(data, copy);
    const store = openSqliteStore(data);
    expect(() => restoreStore(copy, data, NOW)).toThrow('already running');
    store.close();
    const file = path.join(copy, 'counterpart.db');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length - 9000));
    expect(() => restoreStore(copy, data, NOW)).toThrow('damaged');
    expect(() => restoreStore(path.join(folder, 'nowhere'), data, NOW)).toThrow('There is no');
    expect(inStore((each) => each.get('candidates', 'c1')?.version)).toBe(1);
  });
});
