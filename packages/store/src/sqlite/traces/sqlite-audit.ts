import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AuditAction, AuditEntry } from '../../log-entries.ts';
import type { RecordStore } from '../../record-store.ts';
import {
  type AuditFinding,
  type AuditHead,
  type ChainedEntry,
  entryHash,
  headSeal,
  NO_ENTRY,
  targetHash,
  verifyChain,
} from './audit-chain.ts';
import { personOf } from './person-of.ts';
import { inTransaction } from '../database/transaction.ts';

const KEY = 'audit key';
const HEAD = 'audit head';
const COLUMNS = `number, at, by_subject AS bySubject, by_name AS byName, action, index_name AS "index", target, detail, previous, hash`;

/** Adds to the log within the transaction of what it tells, so that neither is there without the other. */
export interface AuditWriter {
  add(action: AuditAction): void;
  /** What stands for an id in the log. */
  target(id: string): string;
}

type Row = Omit<ChainedEntry, 'by'> & { readonly bySubject: string | null; readonly byName: string | null };

function entryOf({ bySubject, byName, ...entry }: Row): ChainedEntry {
  return { ...entry, by: personOf(bySubject, byName) };
}

function settingOf(database: DatabaseSync, key: string): string | null {
  const row = database.prepare('SELECT value FROM settings WHERE key = ?').get(key) as { value: string } | undefined;
  return row?.value ?? null;
}

/** The writer of a database's log; makes its key where there is none yet. */
export function auditWriter(database: DatabaseSync): AuditWriter {
  database
    .prepare('INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .run(KEY, randomBytes(32).toString('base64url'));
  const key = settingOf(database, KEY) ?? '';
  const last = database.prepare('SELECT number, hash FROM audit_log ORDER BY number DESC LIMIT 1');
  const insert = database.prepare(
    `INSERT INTO audit_log (number, at, by_subject, by_name, action, index_name, target, detail, previous, hash)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const keepHead = database.prepare(
    'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  );
  const target = (id: string) => targetHash(key, id);
  return {
    target,
    add: ({ at, by, action, index = null, id = null, detail = '' }) => {
      const before = (last.get() as AuditHead | undefined) ?? { number: 0, hash: NO_ENTRY };
      const entry: AuditEntry = {
        number: before.number + 1,
        at,
        by,
        action,
        index,
        detail,
        target: id === null ? null : target(id),
      };
      const hash = entryHash(key, entry, before.hash);
      const who = [by?.subject ?? null, by?.name ?? null];
      insert.run(entry.number, at, ...who, action, index, entry.target, detail, before.hash, hash);
      const head = { number: entry.number, hash };
      keepHead.run(HEAD, JSON.stringify({ ...head, seal: headSeal(key, head) }));
    },
  };
}

/** Reads the log of an open store. */
export function sqliteAudit(database: DatabaseSync, writer: AuditWriter): RecordStore['audit'] {
  const select = database.prepare(`SELECT ${COLUMNS} FROM audit_log WHERE number < ? ORDER BY number DESC LIMIT ?`);
  return {
    add: (action) => inTransaction(database, () => writer.add(action)),
    list: (limit, before = Number.MAX_SAFE_INTEGER) =>
      (select.all(before, limit) as unknown as Row[]).map(entryOf).map(({ previous: _before, ...entry }) => entry),
    targetOf: (id) => writer.target(id),
  };
}

function* entriesOf(database: DatabaseSync): Generator<ChainedEntry> {
  for (const row of database.prepare(`SELECT ${COLUMNS} FROM audit_log ORDER BY number`).iterate()) {
    yield entryOf(row as unknown as Row);
  }
}

function inReadOnly<Result>(folder: string, none: Result, work: (database: DatabaseSync) => Result): Result {
  const file = path.join(folder, 'counterpart.db');
  if (!existsSync(file)) return none;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    if (version < 6) return none;
    // one moment: a server may be writing
    database.exec('BEGIN');
    return work(database);
  } finally {
    database.close();
  }
}

/** Follows the audit log of a data folder, also while a server runs on it; null for a folder that has none. */
export function verifyAuditLog(folder: string, noted: AuditHead | null): AuditFinding | null {
  return inReadOnly(folder, null, (database) => {
    const kept = settingOf(database, HEAD);
    const head = kept === null ? null : (JSON.parse(kept) as AuditHead & { readonly seal: string });
    return verifyChain(settingOf(database, KEY) ?? '', entriesOf(database), head, noted);
  });
}

/** The newest entries of the audit log of a data folder, also while a server runs on it. */
export function readAuditLog(folder: string, limit: number): readonly (AuditEntry & { readonly hash: string })[] {
  return inReadOnly(folder, [], (database) => {
    const rows = database.prepare(`SELECT ${COLUMNS} FROM audit_log ORDER BY number DESC LIMIT ?`).all(limit);
    return (rows as unknown as Row[]).map(entryOf).map(({ previous: _before, ...entry }) => entry);
  });
}
