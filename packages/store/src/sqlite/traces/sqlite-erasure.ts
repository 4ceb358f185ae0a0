import type { DatabaseSync } from 'node:sqlite';
import type { Erased, RecordStore } from '../../record-store.ts';
import type { AuditWriter } from './sqlite-audit.ts';
import { sqliteTraces } from './sqlite-traces.ts';
import { inTransaction } from '../database/transaction.ts';

/** Removes all that a folder holds of an id, and the free space in which it may have lain before. */
export function sqliteErasure(database: DatabaseSync, audit: AuditWriter): RecordStore['erase'] {
  const living = database.prepare(
    "SELECT index_name AS name FROM documents WHERE id = ? AND typeof(document) <> 'null' ORDER BY index_name",
  );
  const remove = database.prepare('DELETE FROM documents WHERE id = ?');
  const traces = sqliteTraces(database);
  return (id, now): Erased => {
    const erased = inTransaction(database, () => {
      const indices = (living.all(id) as { name: string }[]).map(({ name }) => name);
      remove.run(id);
      const traced = traces.removeAll(id);
      audit.add({ at: now, by: null, action: 'erase', id, detail: `from ${indices.length} indices` });
      return { indices, ...traced };
    });
    // pages that were freed before deleted texts were overwritten are given back, and the log is emptied
    database.exec('VACUUM');
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return erased;
  };
}
