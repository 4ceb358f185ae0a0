import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { StoreFailure } from '../store-failure.ts';
import { keepPrivate, takeLock } from './database/open-database.ts';
import { SCHEMA_VERSION } from './database/schema.ts';
import { openFailure } from './database/sqlite-failure.ts';
import { openSqliteStore } from './sqlite-store.ts';

/** The database within a data folder, and within a backup of one. */
const DATABASE = 'counterpart.db';
/** More pages than SQLite has in a file of some TB. */
const MOST_PAGES = 2 ** 31 - 1;
/** What the current folder keeps when an older state is put back: who did what is not undone by that. */
const CARRIED_TABLES = ['audit_log', 'access_log'];
const CARRIED_SETTINGS = ['audit key', 'audit head'];

/** What a restored backup holds. */
export interface Restored {
  readonly documents: number;
  /** Ids that were erased after the backup was made, and were erased again. */
  readonly erased: number;
}

function sync(file: string): void {
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Refuses a file that is no whole database of a version that this product knows. */
function check(file: string): void {
  if (!existsSync(file)) throw new StoreFailure('EMPTIED', `There is no ${file}.`);
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    if (version > SCHEMA_VERSION) {
      throw new StoreFailure('NEWER_VERSION', `${file} was written by a newer Counterpart (data version ${version}).`);
    }
    if (version === 0) throw new StoreFailure('EMPTIED', `${file} holds no data of Counterpart.`);
    const { integrity_check: found } = database.prepare('PRAGMA integrity_check(1)').get() as {
      integrity_check: string;
    };
    if (found !== 'ok') throw new StoreFailure('DAMAGED', `${file} is damaged: ${found}`);
  } catch (error) {
    throw openFailure(error, file);
  } finally {
    database?.close();
  }
}

/**
 * Copies the database of a data folder as it is at one moment, also while a server writes to it; the copy is there as a
 * whole or not at all. Refuses a folder that holds one already.
 */
export async function backupStore(folder: string, target: string): Promise<void> {
  const source = path.join(folder, DATABASE);
  const copy = path.join(target, DATABASE);
  if (!existsSync(source)) throw new StoreFailure('EMPTIED', `There is no ${source}.`);
  if (existsSync(copy)) throw new StoreFailure('UNWRITABLE', `${copy} is there already: name another folder.`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const unfinished = `${copy}.new`;
  rmSync(unfinished, { force: true });
  keepPrivate(unfinished);
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    // in one step: a writer in between would make it begin anew
    await backup(database, unfinished, { rate: MOST_PAGES });
  } finally {
    database.close();
  }
  const made = new DatabaseSync(unfinished);
  // one file, without a log beside it
  made.exec('PRAGMA journal_mode = DELETE');
  made.close();
  sync(unfinished);
  check(unfinished);
  renameSync(unfinished, copy);
}

/** Takes the logs of the folder over, and answers what stands for the ids that were erased in it. */
function carryOver(restored: DatabaseSync, current: string): ReadonlySet<string> {
  restored.prepare('ATTACH DATABASE ? AS current').run(current);
  const { user_version: version } = restored.prepare('PRAGMA current.user_version').get() as { user_version: number };
  if (version < SCHEMA_VERSION) return new Set();
  const triggers = restored
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'audit_log'")
    .all() as { readonly name: string; readonly sql: string }[];
  const { last } = restored.prepare('SELECT coalesce(max(number), 0) AS last FROM main.audit_log').get() as {
    last: number;
  };
  restored.exec('BEGIN IMMEDIATE');
  for (const { name } of triggers) restored.exec(`DROP TRIGGER ${name}`);
  for (const table of CARRIED_TABLES) {
    restored.exec(`DELETE FROM main.${table}; INSERT INTO main.${table} SELECT * FROM current.${table};`);
  }
  for (const { sql } of triggers) restored.exec(sql);
  const keep = restored.prepare(
    `INSERT INTO main.settings SELECT key, value FROM current.settings WHERE key = ?
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  );
  for (const key of CARRIED_SETTINGS) keep.run(key);
  const erasures = "SELECT DISTINCT target FROM main.audit_log WHERE action = 'erase' AND number > ?";
  const erased = restored.prepare(erasures).all(last);
  restored.exec('COMMIT');
  return new Set((erased as { target: string }[]).map(({ target }) => target));
}

const ID_COLUMNS = [
  'SELECT id FROM documents',
  'SELECT subject_id FROM notes',
  'SELECT id FROM selections',
  'SELECT subject_id FROM selections',
  'SELECT from_id FROM judgements',
  'SELECT to_id FROM judgements',
];

/**
 * Puts a backup in the place of a data folder's database. The folder's audit and access logs go on, and whoever was erased
 * after the backup was made is erased again. No server may be running; `now` in ISO 8601.
 */
export function restoreStore(backupFolder: string, folder: string, now: string): Restored {
  const source = path.join(backupFolder, DATABASE);
  check(source);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, DATABASE);
  const work = path.join(folder, 'restoring');
  const lock = takeLock(folder);
  try {
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { mode: 0o700 });
    const copy = path.join(work, DATABASE);
    copyFileSync(source, copy);
    // brings an older backup to the tables of now
    openSqliteStore(work).close();
    let targets: ReadonlySet<string> = new Set();
    if (existsSync(file)) {
      // what the log beside it holds is moved into it
      const before = new DatabaseSync(file);
      before.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      before.close();
      const database = new DatabaseSync(copy);
      try {
        targets = carryOver(database, file);
      } finally {
        database.close();
      }
    }
    const restored = finish(work, targets, now);
    for (const each of ['-wal', '-shm']) rmSync(`${file}${each}`, { force: true });
    sync(copy);
    renameSync(copy, file);
    return restored;
  } finally {
    rmSync(work, { recursive: true, force: true });
    lock.close();
  }
}

function finish(work: string, targets: ReadonlySet<string>, now: string): Restored {
  const store = openSqliteStore(work);
  try {
    const reader = new DatabaseSync(path.join(work, DATABASE), { readOnly: true });
    const ids = reader.prepare(ID_COLUMNS.join(' UNION ')).all() as { readonly id: string }[];
    const { count } = reader.prepare('SELECT count(*) AS count FROM documents WHERE document IS NOT NULL').get() as {
      count: number;
    };
    reader.close();
    const again =
      targets.size === 0 ? [] : ids.map(({ id }) => id).filter((id) => targets.has(store.audit.targetOf(id)));
    let gone = 0;
    for (const id of again) gone += store.erase(id, now).indices.length;
    store.audit.add({ at: now, by: null, action: 'restore', detail: `${count - gone} documents` });
    return { documents: count - gone, erased: again.length };
  } finally {
    store.close();
  }
}
