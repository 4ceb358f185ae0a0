import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { LoggedAccess, RecordStore } from '../record-store.ts';

const SELECT = `SELECT number, at, caller, action, kind, index_name AS "index", request_hash AS requestHash, asked, found
  FROM access_log WHERE number < ? ORDER BY number DESC LIMIT ?`;

/** The log of who read much at once. */
export function sqliteAccesses(database: DatabaseSync): RecordStore['accesses'] {
  const insert = database.prepare(
    'INSERT INTO access_log (at, caller, action, kind, index_name, request_hash, asked, found) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const select = database.prepare(SELECT);
  return {
    add: ({ at, caller, action, kind, index, requestHash, asked, found }) => {
      insert.run(at, caller, action, kind, index, requestHash, asked, found);
    },
    list: (limit, before = Number.MAX_SAFE_INTEGER) => select.all(before, limit) as unknown as LoggedAccess[],
  };
}

/** The newest entries of the access log of a data folder, also while a server runs on it; none for a folder that has none. */
export function readAccessLog(folder: string, limit: number): readonly LoggedAccess[] {
  const file = path.join(folder, 'counterpart.db');
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    if (version < 2) return [];
    return database.prepare(SELECT).all(Number.MAX_SAFE_INTEGER, limit) as unknown as LoggedAccess[];
  } finally {
    database.close();
  }
}
