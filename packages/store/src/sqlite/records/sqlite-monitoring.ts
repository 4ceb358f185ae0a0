import type { DatabaseSync } from 'node:sqlite';
import type { ProfileKind } from '@counterpart/domain';
import type { Judgement, StoredReport, TestResult } from '../../stored-judgements.ts';
import type { RecordStore } from '../../record-store.ts';
import { personOf } from '../traces/person-of.ts';
import type { AuditWriter } from '../traces/sqlite-audit.ts';
import { inTransaction } from '../database/transaction.ts';

interface JudgementRow extends Judgement {
  readonly decidedAt: string;
  readonly bySubject: string | null;
  readonly byName: string | null;
}

/** What reviewers decided of matches. */
export function sqliteJudgements(database: DatabaseSync, audit: AuditWriter): RecordStore['judgements'] {
  const inSet = 'from_kind = ? AND to_kind = ? AND key = ?';
  const keys = database.prepare(
    'SELECT DISTINCT key, to_kind AS toKind FROM judgements WHERE from_kind = ? ORDER BY key, to_kind',
  );
  const sources = database.prepare(
    `SELECT DISTINCT from_id AS id FROM judgements WHERE ${inSet} ORDER BY from_id LIMIT ? OFFSET ?`,
  );
  const count = database.prepare(`SELECT count(DISTINCT from_id) AS count FROM judgements WHERE ${inSet}`);
  const judged = database.prepare(
    `SELECT from_id AS fromId, to_id AS toId, decision, decided_at AS decidedAt, by_subject AS bySubject, by_name AS byName
     FROM judgements
     WHERE ${inSet} AND from_id IN (SELECT value FROM json_each(?)) ORDER BY from_id, to_id`,
  );
  const upsert = database.prepare(
    `INSERT INTO judgements (from_kind, to_kind, key, from_id, to_id, decision, decided_at, by_subject, by_name)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (from_kind, to_kind, key, from_id, to_id)
     DO UPDATE SET decision = excluded.decision, decided_at = excluded.decided_at, by_subject = excluded.by_subject,
       by_name = excluded.by_name`,
  );
  return {
    keys: (fromKind) => keys.all(fromKind) as unknown as { key: string; toKind: ProfileKind }[],
    sources: ({ fromKind, toKind, key }, from, size) => ({
      ids: (sources.all(fromKind, toKind, key, size, from) as { id: string }[]).map(({ id }) => id),
      count: (count.get(fromKind, toKind, key) as { count: number }).count,
    }),
    of: ({ fromKind, toKind, key }, fromIds) =>
      (judged.all(fromKind, toKind, key, JSON.stringify(fromIds)) as unknown as JudgementRow[]).map(
        ({ bySubject, byName, ...judgement }) => ({ ...judgement, decidedBy: personOf(bySubject, byName) }),
      ),
    put: ({ fromKind, toKind, key }, decided, now, by = null) =>
      inTransaction(database, () => {
        for (const { fromId, toId, decision } of decided) {
          upsert.run(fromKind, toKind, key, fromId, toId, decision, now, by?.subject ?? null, by?.name ?? null);
        }
        audit.add({ at: now, by, action: 'judge', detail: `${fromKind} ${toKind} ${decided.length}` });
      }),
  };
}

/** Matching tests and what they counted. */
export function sqliteReports(database: DatabaseSync): RecordStore['reports'] {
  const columns = 'id, started_at AS startedAt, status, report';
  const select = database.prepare(`SELECT ${columns} FROM test_reports WHERE id = ?`);
  const list = database.prepare(`SELECT ${columns} FROM test_reports ORDER BY started_at DESC, id LIMIT ?`);
  const upsert = database.prepare(
    `INSERT INTO test_reports (id, started_at, status, report) VALUES (?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET status = excluded.status, report = excluded.report`,
  );
  const remove = database.prepare('DELETE FROM test_reports WHERE id = ?');
  const removeResults = database.prepare('DELETE FROM test_results WHERE report_id = ?');
  const add = database.prepare(
    `INSERT INTO test_results (report_id, from_kind, from_id, to_kind, to_id, decision, score, rank)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const results = database.prepare(
    `SELECT from_id AS fromId, to_id AS toId, decision, score, rank FROM test_results WHERE report_id = ?
     ORDER BY from_id, rank IS NULL, rank, to_id`,
  );
  return {
    get: (id) => (select.get(id) as unknown as StoredReport | undefined) ?? null,
    list: (size) => list.all(size) as unknown as StoredReport[],
    put: ({ id, startedAt, status, report }) => {
      upsert.run(id, startedAt, status, report);
    },
    remove: (id) =>
      inTransaction(database, () => {
        removeResults.run(id);
        return remove.run(id).changes > 0;
      }),
    addResults: (id, { fromKind, toKind }, found) =>
      inTransaction(database, () => {
        for (const { fromId, toId, decision, score, rank } of found) {
          add.run(id, fromKind, fromId, toKind, toId, decision, score, rank);
        }
      }),
    results: (id) => results.all(id) as unknown as TestResult[],
  };
}
