import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore, StoreFailure } from '../src/index.ts';

let parent = '';
let folder = '';
let file = '';
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'counterpart-open-'));
  folder = path.join(parent, 'data');
  file = path.join(folder, 'counterpart.db');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Makes a data folder and leaves it. */
function made(): void {
  openSqliteStore(folder).close();
}

/** Why the folder cannot be opened, in one line; null where it can. */
function refusal(): readonly [reason: string, message: string] | null {
  try {
    made();
    return null;
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    return [error.reason, error.message];
  }
}

const rightsOf = (name: string) => (statSync(name).mode & 0o777).toString(8);

/** Does something to the database that a server left. */
function sql(statement: string): void {
  const database = new DatabaseSync(file);
  database.exec(statement);
  database.close();
}

describe('opening a data folder', () => {
  it('keeps it for its owner alone, also what was more open before', () => {
    made();
    expect([rightsOf(folder), rightsOf(file), rightsOf(path.join(folder, 'lock.db'))]).toEqual(['700', '600', '600']);
    chmodSync(file, 0o664);
    made();
    expect(rightsOf(file)).toBe('600');
  });

  it('refuses a database that nobody may write, whoever asks', () => {
    made();
    chmodSync(file, 0o400);
    expect(refusal()).toEqual(['UNWRITABLE', `${file} cannot be read and written: check its permissions.`]);
  });

  it('takes neither an emptied database nor a log without one for a first start', () => {
    made();
    truncateSync(file, 0);
    expect(refusal()).toEqual(['EMPTIED', `${file} is empty: put a backup in its place, or remove it to begin anew.`]);
    rmSync(file);
    writeFileSync(`${file}-wal`, 'what was written last');
    expect(refusal()).toEqual([
      'EMPTIED',
      `${file} is gone but its log is there: put it back, or remove ${file}-wal too.`,
    ]);
    rmSync(`${file}-wal`);
    expect(refusal()).toBeNull();
  });

  it('refuses the tables of somebody else, and those of the next version', () => {
    made();
    sql('PRAGMA user_version = 0');
    expect(refusal()).toEqual(['EMPTIED', `${file} holds no data of Counterpart: put a backup in its place.`]);
    sql('PRAGMA user_version = 11');
    expect(refusal()).toEqual([
      'NEWER_VERSION',
      'The data folder was written by a newer Counterpart (data version 11, this one knows 10): start that version, or choose another DATA_DIR.',
    ]);
    sql('PRAGMA user_version = 10');
    expect(refusal()).toBeNull();
  });

  it('lets one process in at a time, and tells that from a lock that is none', () => {
    const store = openSqliteStore(folder);
    expect(refusal()).toEqual(['IN_USE', `Another Counterpart is already running on the data folder ${folder}.`]);
    store.close();
    const lock = path.join(folder, 'lock.db');
    writeFileSync(lock, 'no lock of anybody, but longer than a header of SQLite is: '.repeat(40));
    expect(refusal()).toEqual(['DAMAGED', `${lock} is no lock of Counterpart: remove it, it holds no data.`]);
  });

  it('moves what an unclean end left in the log into the database, and what was deleted is zeros there', () => {
    made();
    const writer = new DatabaseSync(file);
    writer.exec(
      "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; INSERT INTO settings VALUES ('k', 'unclean-end')",
    );
    const log = readFileSync(`${file}-wal`);
    const before = readFileSync(file);
    writer.close();
    // as a process leaves both that was killed
    writeFileSync(file, before);
    writeFileSync(`${file}-wal`, log);
    const store = openSqliteStore(folder);
    expect(store.settings.get('k')).toBe('unclean-end');
    expect(existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0).toBe(0);
    store.settings.set('k', 'x');
    store.close();
    expect(readFileSync(file).includes('unclean-end')).toBe(false);
  });

  it('begins anew where a first start was broken off', () => {
    made();
    rmSync(file);
    writeFileSync(`${file}.new`, 'half a database');
    expect(refusal()).toBeNull();
    expect(existsSync(`${file}.new`)).toBe(false);
  });
});
