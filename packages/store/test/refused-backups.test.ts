import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  backupStore,
  openSqliteStore,
  type RecordStore,
  restoreStore,
  StoreFailure,
  verifyAuditLog,
} from '../src/index.ts';
import { putCandidate } from './candidate-write.ts';

const NOW = '2026-03-01T10:00:00.000Z';
let folder: string;
let data: string;
let copy: string;

function inStore<Result>(work: (store: RecordStore) => Result, where = data): Result {
  const store = openSqliteStore(where);
  try {
    return work(store);
  } finally {
    store.close();
  }
}

/** Why a backup is not taken over. */
function refusal(): string {
  try {
    restoreStore(copy, data, NOW);
  } catch (error) {
    return error instanceof StoreFailure ? error.reason : String(error);
  }
  return 'taken over';
}

function inBackup(work: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(path.join(copy, 'counterpart.db'));
  work(database);
  database.close();
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counterpart-refused-'));
  data = path.join(folder, 'data');
  copy = path.join(folder, 'deep', 'copy');
  inStore((store) => store.write('candidates', [putCandidate('c1', 'een'.repeat(9000)), putCandidate('c2')], NOW));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a backup that is no whole one of this product', () => {
  beforeEach(() => backupStore(data, copy));
  // what is in the folder stays as it was, and nothing is left beside it
  afterEach(() => {
    expect(inStore((store) => store.get('candidates', 'c2')?.version)).toBe(1);
    expect(readdirSync(data).filter((name) => name.startsWith('restoring'))).toEqual([]);
  });

  it('is refused when a newer version wrote it', () => {
    inBackup((database) => database.exec('PRAGMA user_version = 99'));
    expect(refusal()).toBe('NEWER_VERSION');
  });

  it('is refused when it holds no data of this product', () => {
    rmSync(path.join(copy, 'counterpart.db'));
    inBackup((database) => database.exec('CREATE TABLE others (a)'));
    expect(refusal()).toBe('EMPTIED');
  });

  it('is refused when a page within it is not what was written', () => {
    const file = path.join(copy, 'counterpart.db');
    const bytes = readFileSync(file);
    // behind the first page, which says what file it is
    for (let at = 4096 * 3; at < 4096 * 6; at += 1) bytes[at] = 0xa5;
    writeFileSync(file, bytes);
    expect(refusal()).toBe('DAMAGED');
  });

  it('is refused when it is no database', () => {
    writeFileSync(path.join(copy, 'counterpart.db'), 'a text'.repeat(2000));
    expect(refusal()).toBe('DAMAGED');
  });
});

describe('a backup that is not made', () => {
  it('is that of a folder without data', async () => {
    await expect(backupStore(path.join(folder, 'nowhere'), copy)).rejects.toMatchObject({ reason: 'EMPTIED' });
    expect(readdirSync(folder)).toEqual(['data']);
  });
});

describe('a folder into which a backup was put', () => {
  it('keeps its audit log append-only, and goes on to write it', async () => {
    await backupStore(data, copy);
    inStore((store) => store.write('candidates', [putCandidate('c3')], NOW));
    restoreStore(copy, data, NOW);
    inStore((store) => store.write('candidates', [putCandidate('c4')], NOW));
    const database = new DatabaseSync(path.join(data, 'counterpart.db'));
    expect(() => database.exec("UPDATE audit_log SET detail = 'x'")).toThrow('append-only');
    expect(() => database.exec('DELETE FROM audit_log')).toThrow('append-only');
    database.close();
    expect(verifyAuditLog(data, null)).toMatchObject({ entries: 5, broken: null });
  });

  it('keeps the key of its own log, also where the backup is of another folder', async () => {
    const other = path.join(folder, 'other');
    inStore((store) => store.write('candidates', [putCandidate('o1')], NOW), other);
    await backupStore(other, copy);
    const target = inStore((store) => store.audit.targetOf('c1'));
    expect(restoreStore(copy, data, NOW)).toEqual({ documents: 1, erased: 0 });
    expect(inStore((store) => store.audit.targetOf('c1'))).toBe(target);
    expect(verifyAuditLog(data, null)).toMatchObject({ entries: 3, broken: null });
  });

  it('has nothing of what a process that was killed had only written beside the database', async () => {
    await backupStore(data, copy);
    const log = path.join(data, 'counterpart.db-wal');
    const database = new DatabaseSync(path.join(data, 'counterpart.db'));
    database.exec("PRAGMA journal_mode = WAL; INSERT INTO settings VALUES ('mine', 'x')");
    const left = readFileSync(log);
    database.close();
    writeFileSync(log, left);
    restoreStore(copy, data, NOW);
    expect(readdirSync(data).filter((name) => name.endsWith('-wal') || name.endsWith('-shm'))).toEqual([]);
    expect(inStore((store) => store.settings.get('mine'))).toBeNull();
  });
});
