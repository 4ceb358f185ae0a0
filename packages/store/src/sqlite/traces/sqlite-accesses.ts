import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { LoggedAccess } from '../../log-entries.ts';
import type { RecordStore } from '../../record-store.ts';
import { personOf } from './person-of.ts';
import type { AuditWriter } from './sqlite-audit.ts';
import { inTransaction } from '../database/transaction.ts';

const SELECT = `SELECT number, at, caller AS bySubject, caller_name AS byName, action, kind, index_name AS "index", request_hash AS requestHash, asked, found
  FROM access_log WHERE number < ? ORDER BY number DESC LIMIT ?`;

type Row = Omit<LoggedAccess, 'caller'> & { readonly bySubject: string | null; readonly byName: string | null };

function accessOf({ bySubject, byName, ...access }: Row): LoggedAccess {
  return { ...access, caller: personOf(bySubject, byName) };
}

/** The log of who read much at once. */
export function sqliteAccesses(database: DatabaseSync, audit: AuditWriter): RecordStore['accesses'] {
  const insert = database.prepare(
    `INSERT INTO access_log (at, caller, caller_name, action, kind, index_name, request_hash, asked, found)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const select = database.prepare(SELECT);
  const countOld = database.prepare('SELECT count(*) AS count FROM access_log WHERE at < ?');
  const removeOld = database.prepare('DELETE FROM access_log WHERE at < ?');
  return {
    add: ({ at, caller, action, kind, index, requestHash, asked, found }) =>
      inTransaction(database, () => {
        insert.run(at, caller?.subject ?? null, caller?.name ?? null, action, kind, index, requestHash, asked, found);
        audit.add({ at, by: caller, action, index, detail: `asked ${asked}, found ${found}, search ${requestHash}` });
      }),
    countBefore: (at) => (countOld.get(at) as { count: number }).count,
    removeBefore: (at) => inTransaction(database, () => Number(removeOld.run(at).changes)),
    list: (limit, before = Number.MAX_SAFE_INTEGER) => (select.all(before, limit) as unknown as Row[]).map(accessOf),
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
    // an older folder gets its columns when a server starts on it
    const columns = version < 4 ? SELECT.replace('caller_name', 'NULL') : SELECT;
    return (database.prepare(columns).all(Number.MAX_SAFE_INTEGER, limit) as unknown as Row[]).map(accessOf);
  } finally {
    database.close();
  }
}
