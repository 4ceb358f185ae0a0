import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DEFAULT_STRATEGY_PARAMETERS } from '@counterpart/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore, readAuditLog, type RecordStore, verifyAuditLog } from '../src/index.ts';
import { putCandidate } from './candidate-write.ts';

const NOW = '2026-03-01T10:00:00.000Z';
const ANNA = { subject: 'anna', name: 'Anna Peeters' };
let folder: string;
let store: RecordStore;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counterpart-audit-'));
  store = openSqliteStore(folder);
  store.write('candidates', [putCandidate('geheim-1'), putCandidate('geheim-2')], NOW, ANNA);
  store.write('candidates', [{ op: 'delete', id: 'geheim-2' }], NOW);
  store.strategies.put({ name: 'own', template: 'CANDIDATE', parameters: DEFAULT_STRATEGY_PARAMETERS }, NOW, ANNA);
  store.close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What somebody does who writes to the file past the product. */
function tamper(sql: string): void {
  const database = new DatabaseSync(path.join(folder, 'counterpart.db'));
  database.exec(`DROP TRIGGER audit_log_is_not_changed; DROP TRIGGER audit_log_is_not_cut; ${sql}`);
  database.close();
}

const broken = (noted: { number: number; hash: string } | null = null) => verifyAuditLog(folder, noted)?.broken;

describe('the audit log', () => {
  it('tells who did what when, with no id of a document in it', () => {
    const entries = readAuditLog(folder, 10);
    expect(entries.map(({ number, action, by, index, detail }) => [number, action, by?.name, index, detail])).toEqual([
      [4, 'strategy', 'Anna Peeters', null, 'own, version 1'],
      [3, 'delete', undefined, 'candidates', ''],
      [2, 'put', 'Anna Peeters', 'candidates', 'version 1'],
      [1, 'put', 'Anna Peeters', 'candidates', 'version 1'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('geheim');
    expect(entries[1]?.target).toBe(entries[2]?.target);
    expect(entries[3]?.target).not.toBe(entries[2]?.target);
    expect(verifyAuditLog(folder, null)).toMatchObject({ entries: 4, broken: null, head: { number: 4 } });
  });

  it('also of notes, selections, downloads, judgements, erasures and what others add', () => {
    store = openSqliteStore(folder);
    const subject = { kind: 'CANDIDATE', index: 'candidates', id: 'geheim-1' } as const;
    const note = { id: 'n1', type: null, subject: 'x', body: 'y', createdAt: NOW, createdBy: ANNA, version: 1 };
    store.notes.add(subject, { ...note, updatedAt: null, updatedBy: null });
    store.notes.replace(subject, { ...note, version: 2, updatedAt: NOW, updatedBy: ANNA });
    store.notes.remove(subject, 'n1', NOW, ANNA);
    store.selections.add('candidatesForJob', 'j1', [{ id: 'geheim-1', status: null }], NOW, ANNA);
    store.accesses.add({
      at: NOW,
      caller: ANNA,
      action: 'csv',
      kind: 'JOB',
      index: 'jobs',
      requestHash: 'h',
      asked: 9,
      found: 7,
    });
    const set = { fromKind: 'JOB', toKind: 'CANDIDATE', key: 'k' } as const;
    store.judgements.put(set, [{ fromId: 'j1', toId: 'geheim-1', decision: 'ACCEPT' }], NOW, ANNA);
    store.audit.add({ at: NOW, by: null, action: 'login by one-time password' });
    store.strategies.remove('own', NOW, ANNA);
    store.erase('geheim-1', NOW);
    store.close();
    expect(readAuditLog(folder, 9).map(({ action, detail }) => `${action}: ${detail}`)).toEqual([
      'erase: from 1 indices',
      'strategy removed: own',
      'login by one-time password: ',
      'judge: JOB CANDIDATE 1',
      'csv: asked 9, found 7, search h',
      'select: candidatesForJob 1',
      'note removed: ',
      'note: version 2',
      'note: ',
    ]);
    expect(broken()).toBeNull();
  });

  it('refuses to be changed over the product’s own connection', () => {
    const database = new DatabaseSync(path.join(folder, 'counterpart.db'));
    expect(() => database.exec("UPDATE audit_log SET detail = 'x'")).toThrow('append-only');
    expect(() => database.exec('DELETE FROM audit_log')).toThrow('append-only');
    database.close();
  });

  it('tells an entry that was altered, in whatever it says', () => {
    for (const change of [
      "at = '2027-01-01'",
      "by_name = 'Eva'",
      'by_subject = NULL',
      "action = 'get'",
      "index_name = 'jobs'",
      "target = 'x'",
      "detail = 'x'",
    ]) {
      tamper(`UPDATE audit_log SET ${change} WHERE number = 2`);
      expect(broken(), change).toBe(2);
      rmSync(folder, { recursive: true });
      store = openSqliteStore(folder);
      store.write('candidates', [putCandidate('a'), putCandidate('b'), putCandidate('c')], NOW, ANNA);
      store.close();
    }
  });

  it('tells one that was removed, from the middle and the beginning, also when the others are numbered anew', () => {
    tamper('DELETE FROM audit_log WHERE number = 2');
    expect(broken()).toBe(2);
    const database = new DatabaseSync(path.join(folder, 'counterpart.db'));
    database.exec('UPDATE audit_log SET number = number - 1 WHERE number > 2');
    database.close();
    expect(broken()).toBe(2);
  });

  it('tells two that changed places', () => {
    tamper(
      'UPDATE audit_log SET number = 99 WHERE number = 2; UPDATE audit_log SET number = 2 WHERE number = 3; UPDATE audit_log SET number = 3 WHERE number = 99',
    );
    expect(broken()).toBe(2);
  });

  it('tells an end that was cut off, and a head that was taken away or made up', () => {
    tamper('DELETE FROM audit_log WHERE number = 4');
    expect(broken()).toBe(4);
    const database = new DatabaseSync(path.join(folder, 'counterpart.db'));
    database.exec("DELETE FROM settings WHERE key = 'audit head'");
    expect(broken()).toBe(3);
    const { hash } = database.prepare('SELECT hash FROM audit_log WHERE number = 3').get() as { hash: string };
    const head = JSON.stringify({ number: 3, hash, seal: 'made up' });
    database.prepare("INSERT INTO settings VALUES ('audit head', ?)").run(head);
    database.close();
    expect(broken()).toBe(3);
  });

  it('tells an older copy of the whole folder only by a head that was noted elsewhere', () => {
    const noted = verifyAuditLog(folder, null)?.head ?? { number: 0, hash: '' };
    expect(broken(noted)).toBeNull();
    rmSync(folder, { recursive: true });
    store = openSqliteStore(folder);
    store.write('candidates', [putCandidate('a')], NOW);
    store.close();
    expect(broken()).toBeNull();
    expect(broken(noted)).toBe(2);
    expect(broken({ number: 1, hash: 'another' })).toBe(1);
  });
});
