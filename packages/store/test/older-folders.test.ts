import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DEFAULT_STRATEGY_PARAMETERS } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { openSqliteStore, readAccessLog } from '../src/index.ts';
import { storeInFolder } from './store-in-folder.ts';

const NOW = '2026-03-01T10:00:00.000Z';
const own = storeInFolder();

const AN = { subject: 'u1', name: 'An Claes' };
/** Takes back what version 4 added to tables that version 1 had. */
const WITHOUT_PEOPLE = ['documents', 'notes', 'selections']
  .map((table) => `ALTER TABLE ${table} DROP COLUMN by_subject; ALTER TABLE ${table} DROP COLUMN by_name;`)
  .concat('DROP TABLE saved_searches;')
  .join('');

/** Takes back what versions 9 and 8 added, and what version 6 and 5 did. */
const WITHOUT_JUDGES =
  'ALTER TABLE documents DROP COLUMN names; ALTER TABLE documents DROP COLUMN digest_format; ALTER TABLE documents DROP COLUMN digest; DROP TABLE audit_log; ALTER TABLE judgements DROP COLUMN by_subject; ALTER TABLE judgements DROP COLUMN by_name;';
const WITHOUT_NOTE_VERSIONS = ['version', 'updated_at', 'updated_subject', 'updated_name']
  .map((column) => `ALTER TABLE notes DROP COLUMN ${column};`)
  .join('');
/** A note that nobody changed yet. */
const UNCHANGED = { version: 1, updatedAt: null, updatedBy: null } as const;

describe('a folder of version 4', () => {
  it('keeps its judgements, made by nobody that is known', () => {
    const set = { fromKind: 'JOB', toKind: 'CANDIDATE', key: 'k' } as const;
    own.store.judgements.put(set, [{ fromId: 'j1', toId: 'c1', decision: 'ACCEPT' }], NOW);
    own.store.close();
    const old = new DatabaseSync(path.join(own.folder, 'counterpart.db'));
    old.exec(`${WITHOUT_JUDGES} ${WITHOUT_NOTE_VERSIONS} PRAGMA user_version = 4`);
    old.close();
    own.store = openSqliteStore(own.folder);
    const kept = { fromId: 'j1', toId: 'c1', decision: 'ACCEPT', decidedAt: NOW };
    expect(own.store.judgements.of(set, ['j1'])).toEqual([{ ...kept, decidedBy: null }]);
    own.store.judgements.put(set, [{ fromId: 'j1', toId: 'c1', decision: 'ACCEPT' }], NOW, AN);
    expect(own.store.judgements.of(set, ['j1'])).toEqual([{ ...kept, decidedBy: AN }]);
  });
});

describe('a folder of version 3', () => {
  it('learns who did what, and keeps what it holds without a name', () => {
    const strategy = { name: 'own', template: 'JOB', parameters: DEFAULT_STRATEGY_PARAMETERS } as const;
    own.store.strategies.put(strategy, NOW);
    own.store.notes.add(
      { kind: 'JOB', index: 'jobs', id: 'j1' },
      { id: 'n1', type: null, subject: 'oud', body: '', createdAt: NOW, createdBy: null, ...UNCHANGED },
    );
    own.store.close();
    const old = new DatabaseSync(path.join(own.folder, 'counterpart.db'));
    old.exec(`${WITHOUT_PEOPLE} ${WITHOUT_NOTE_VERSIONS} ALTER TABLE strategy_versions DROP COLUMN by_subject;
      ALTER TABLE strategy_versions DROP COLUMN by_name; ${WITHOUT_JUDGES} ALTER TABLE access_log DROP COLUMN caller_name;
      INSERT INTO access_log (at, caller, action, kind, index_name, request_hash, asked, found)
        VALUES ('${NOW}', NULL, 'csv', 'JOB', 'jobs', 'h', 10, 3);
      PRAGMA user_version = 3`);
    old.close();
    expect(readAccessLog(own.folder, 5)).toMatchObject([{ action: 'csv', caller: null }]);
    own.store = openSqliteStore(own.folder);
    expect(own.store.strategies.list()).toMatchObject([{ version: 1, savedBy: null }]);
    expect(own.store.strategies.put(strategy, NOW, AN)).toMatchObject({ version: 2, savedBy: AN });
    expect(own.store.strategies.versions('own').map(({ savedBy }) => savedBy)).toEqual([AN, null]);
    expect(own.store.notes.list({ kind: 'JOB', index: 'jobs', id: 'j1' })).toMatchObject([
      { id: 'n1', createdBy: null, version: 1, updatedAt: null, updatedBy: null },
    ]);
    own.store.selections.add('candidatesForJob', 'j1', [{ id: 'c1', status: null }], NOW, AN);
    expect(own.store.selections.membershipsOf(['candidatesForJob'], ['c1'])).toMatchObject([{ selectedBy: AN }]);
    const access = {
      at: NOW,
      action: 'ids',
      kind: 'JOB',
      index: 'jobs',
      requestHash: 'h',
      asked: 1,
      found: 1,
    } as const;
    own.store.accesses.add({ ...access, caller: AN });
    expect(own.store.accesses.list(5).map(({ caller }) => caller)).toEqual([AN, null]);
    expect(readAccessLog(own.folder, 1)).toMatchObject([{ action: 'ids', caller: AN }]);
  });
});

describe('a folder of version 1', () => {
  it('gets the tables that it lacks, and its strategies are their own first versions', () => {
    const strategy = { name: 'own', template: 'JOB', parameters: DEFAULT_STRATEGY_PARAMETERS } as const;
    own.store.strategies.put(strategy, NOW);
    own.store.close();
    const old = new DatabaseSync(path.join(own.folder, 'counterpart.db'));
    old.exec(`DROP TABLE strategy_versions; DROP TABLE judgements; DROP TABLE test_results; DROP TABLE test_reports;
      ALTER TABLE documents DROP COLUMN names; ALTER TABLE documents DROP COLUMN digest_format;
      ALTER TABLE documents DROP COLUMN digest;
      DROP TABLE access_log; DROP TABLE audit_log; ${WITHOUT_PEOPLE} ${WITHOUT_NOTE_VERSIONS}
      PRAGMA user_version = 1`);
    old.close();
    own.store = openSqliteStore(own.folder);
    expect(own.store.strategies.list()).toEqual([{ ...strategy, version: 1, savedAt: null, savedBy: null }]);
    expect(own.store.strategies.put(strategy, NOW)).toMatchObject({ version: 2, savedAt: NOW });
    expect(own.store.reports.list(10)).toEqual([]);
  });
});
