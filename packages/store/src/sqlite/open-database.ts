import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreFailure } from '../store-failure.ts';
import { prepareSchema } from './schema.ts';

/** An open data folder: the database and the lock that keeps a second server out. */
export interface OpenDatabase {
  readonly database: DatabaseSync;
  close(): void;
}

function refuseUnwritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StoreFailure('UNWRITABLE', `The data folder ${folder} cannot be written: choose another with DATA_DIR.`);
  }
}

/** An exclusive lock that the operating system drops with the process, however it ends. */
function takeLock(folder: string): DatabaseSync {
  const lock = new DatabaseSync(path.join(folder, 'lock.db'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;');
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new StoreFailure('IN_USE', `Another Counterpart is already running on the data folder ${folder}.`);
  }
  return lock;
}

/**
 * Opens a data folder for one server. WAL with synchronous FULL, asserted: SQLite's WAL default loses
 * acknowledged commits when the power is cut.
 */
export function openDatabase(folder: string): OpenDatabase {
  refuseUnwritable(folder);
  const lock = takeLock(folder);
  try {
    const database = new DatabaseSync(path.join(folder, 'counterpart.db'));
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536;');
    const { synchronous } = database.prepare('PRAGMA synchronous').get() as { synchronous: number };
    if (synchronous !== 2) throw new StoreFailure('NOT_DURABLE', 'SQLite refused synchronous = FULL.');
    prepareSchema(database);
    return {
      database,
      close() {
        database.close();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}
