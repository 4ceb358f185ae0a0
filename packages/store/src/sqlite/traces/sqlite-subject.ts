import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SubjectData } from '../../record-store.ts';
import type { StoredRow } from '../../stored-row.ts';
import { StoreFailure } from '../../store-failure.ts';
import { targetHash } from './audit-chain.ts';
import { recordOf, ROW_COLUMNS } from '../content/document-row.ts';
import { INDEX_NAMES } from '../database/index-names.ts';
import { SCHEMA_VERSION } from '../database/schema.ts';

/** Collects all that a database holds of an id, in words of its own: what a person may ask to be given. */
export function sqliteSubject(database: DatabaseSync, targetOf: (id: string) => string): (id: string) => SubjectData {
  const documents = database.prepare(
    `${INDEX_NAMES} SELECT ${ROW_COLUMNS} FROM names CROSS JOIN documents d ON d.index_name = names.name AND d.id = ? ORDER BY names.name`,
  );
  const select = (sql: string) => {
    const statement = database.prepare(sql);
    return (id: string) => statement.all(id) as unknown as readonly Readonly<Record<string, unknown>>[];
  };
  const notes = select(
    `SELECT index_name AS "index", id, type, subject, body, created_at AS createdAt, by_name AS createdBy
     FROM notes WHERE subject_id = ? ORDER BY created_at, rowid`,
  );
  const selections = select(
    `SELECT type, subject_id AS subjectId, id, status, selected_at AS selectedAt, by_name AS selectedBy
     FROM selections WHERE id = ?1 OR subject_id = ?1 ORDER BY selected_at, type, subject_id, id`,
  );
  const judgements = select(
    `SELECT from_kind AS fromKind, from_id AS fromId, to_kind AS toKind, to_id AS toId, key, decision, decided_at AS decidedAt
     FROM judgements WHERE from_id = ?1 OR to_id = ?1 ORDER BY decided_at, key, from_id, to_id`,
  );
  const tests = select(
    `SELECT report_id AS test, from_id AS fromId, to_id AS toId, decision, score, rank
     FROM test_results WHERE from_id = ?1 OR to_id = ?1 ORDER BY report_id, from_id, to_id`,
  );
  const searches = select(
    `SELECT search FROM saved_searches WHERE instr(search, json_quote(?)) ORDER BY saved_at, rowid`,
  );
  const log = select(
    `SELECT number, at, by_name AS "by", action, index_name AS "index", detail FROM audit_log WHERE target = ? ORDER BY number`,
  );
  return (id) => ({
    id,
    documents: (documents.all(id) as unknown as StoredRow[]).flatMap((row) => {
      const record = recordOf(row);
      return record === null ? [] : [record];
    }),
    notes: notes(id),
    selections: selections(id),
    judgements: judgements(id),
    tests: tests(id),
    searches: searches(id).map(({ search }) => JSON.parse(String(search)) as unknown),
    log: log(targetOf(id)),
  });
}

/** The same of a data folder, also while a server runs on it. */
export function readSubject(folder: string, id: string): SubjectData {
  const file = path.join(folder, 'counterpart.db');
  if (!existsSync(file)) throw new StoreFailure('EMPTIED', `There is no ${file}.`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    if (version !== SCHEMA_VERSION) {
      throw new StoreFailure(
        'NEWER_VERSION',
        `${file} has data version ${version}: start this Counterpart on it once.`,
      );
    }
    // one moment: a server may be writing
    database.exec('BEGIN');
    const row = database.prepare("SELECT value FROM settings WHERE key = 'audit key'").get() as { value: string };
    return sqliteSubject(database, (each) => targetHash(row.value, each))(id);
  } finally {
    database.close();
  }
}
