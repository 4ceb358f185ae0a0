import type { DatabaseSync } from 'node:sqlite';
import type { AgedDocument, RecordStore } from '../../record-store.ts';

/** Finds documents that nobody changed, nor wrote a note about, since a moment. */
export function sqliteAged(database: DatabaseSync): RecordStore['aged'] {
  const select = database.prepare(
    `SELECT d.index_name AS "index", d.id, d.updated_at AS updatedAt, d.rowid AS row FROM documents d INDEXED BY documents_by_age
     WHERE d.kind = ?1 AND d.updated_at < ?2 AND (d.updated_at, d.rowid) > (?4, ?5) AND d.document IS NOT NULL AND NOT EXISTS
       (SELECT 1 FROM notes n WHERE n.index_name = d.index_name AND n.subject_id = d.id AND n.created_at >= ?2)
     ORDER BY d.updated_at, d.rowid LIMIT ?3`,
  );
  return (kind, before, limit, after = null) =>
    select.all(kind, before, limit, after?.updatedAt ?? '', after?.row ?? 0) as unknown as AgedDocument[];
}
