import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreFailure } from '../../store-failure.ts';
import { prepareSchema } from './schema.ts';
import { isBusy, openFailure } from './sqlite-failure.ts';

/** An open data folder: the database and the lock that keeps a second server out. */
export interface OpenDatabase {
  readonly database: DatabaseSync;
  close(): void;
}

/** Personal data is for the user who runs the server alone. */
const OWNER_ONLY = 0o600;

function refuseUnwritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StoreFailure('UNWRITABLE', `The data folder ${folder} cannot be written: choose another with DATA_DIR.`);
  }
}

/**
 * Makes a file that is not there readable for its owner only, or takes others' rights from one that is; SQLite's side
 * files follow it.
 */
export function keepPrivate(file: string): void {
  try {
    for (const each of [file, `${file}-wal`, `${file}-shm`]) {
      if (!existsSync(each)) continue;
      accessSync(each, constants.R_OK | constants.W_OK);
      // write permission of the owner is asked too: root passes every check and SQLite would still begin
      if ((statSync(each).mode & 0o200) === 0) throw new Error('read-only');
      chmodSync(each, OWNER_ONLY);
    }
    if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY));
  } catch {
    throw new StoreFailure('UNWRITABLE', `${file} cannot be read and written: check its permissions.`);
  }
}

/** An exclusive lock that the operating system drops with the process, however it ends. */
export function takeLock(folder: string): DatabaseSync {
  const file = path.join(folder, 'lock.db');
  keepPrivate(file);
  const lock = new DatabaseSync(file);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) {
      throw new StoreFailure('IN_USE', `Another Counterpart is already running on the data folder ${folder}.`);
    }
    throw new StoreFailure('DAMAGED', `${file} is no lock of Counterpart: remove it, it holds no data.`);
  }
  return lock;
}

/** Refuses what looks like a first start but is none: an emptied database, or a log whose database is gone. */
function refuseEmptied(file: string): boolean {
  const isNew = !existsSync(file);
  if (!isNew && statSync(file).size === 0) {
    throw new StoreFailure('EMPTIED', `${file} is empty: put a backup in its place, or remove it to begin anew.`);
  }
  if (isNew && existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0) {
    throw new StoreFailure('EMPTIED', `${file} is gone but its log is there: put it back, or remove ${file}-wal too.`);
  }
  return isNew;
}

/** Makes the names in a folder last; a system that syncs no folders keeps them by itself. */
function syncFolder(folder: string): void {
  let descriptor: number;
  try {
    descriptor = openSync(folder, 'r');
  } catch {
    return;
  }
  try {
    fsyncSync(descriptor);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EIO') throw error;
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Makes a new database beside its place and moves it there when its tables are on the disk: a power cut at the first
 * start leaves a database or none, never one that holds nothing and looks like one that was emptied.
 */
function createDatabase(folder: string, file: string): void {
  const unfinished = `${file}.new`;
  for (const each of [unfinished, `${unfinished}-journal`]) rmSync(each, { force: true });
  keepPrivate(unfinished);
  const database = new DatabaseSync(unfinished);
  try {
    database.exec('PRAGMA synchronous = FULL');
    prepareSchema(database, true, file);
  } finally {
    database.close();
  }
  renameSync(unfinished, file);
  syncFolder(folder);
}

function openChecked(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    // deleted texts are overwritten with zeros, in the pages they lay in as well
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY;' +
        'PRAGMA cache_size = -65536;',
    );
    const { synchronous } = database.prepare('PRAGMA synchronous').get() as { synchronous: number };
    if (synchronous !== 2) throw new StoreFailure('NOT_DURABLE', 'SQLite refused synchronous = FULL.');
    prepareSchema(database, false, file);
    // what an unclean end left in the log is moved into the database, and the log emptied
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Opens a data folder for one server. WAL with synchronous FULL, asserted: SQLite's WAL default loses
 * acknowledged commits when the power is cut.
 */
export function openDatabase(folder: string): OpenDatabase {
  refuseUnwritable(folder);
  const lock = takeLock(folder);
  const file = path.join(folder, 'counterpart.db');
  try {
    if (refuseEmptied(file)) createDatabase(folder, file);
    keepPrivate(file);
    const database = openChecked(file);
    return {
      database,
      close() {
        try {
          database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        } finally {
          database.close();
          lock.close();
        }
      },
    };
  } catch (error) {
    lock.close();
    throw openFailure(error, file);
  }
}
