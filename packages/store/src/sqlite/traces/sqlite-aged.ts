import type { DatabaseSync } from 'node:sqlite';
import type { RecordStore } from '../../record-store.ts';

/** Finds documents that nobody changed, nor wrote a note about, since a moment. */
export function sqliteAged(database: DatabaseSync): RecordStore['aged'] {
  const select = database.prepare(
    `SELECT d.index_name AS "index", d.id FROM documents d
     WHERE d.kind = ?1 AND d.updated_at < ?2 AND typeof(d.document) <> 'null' AND NOT EXISTS
       (SELECT 1 FROM notes n WHERE n.index_name = d.index_name AND n.subject_id = d.id AND n.created_at >= ?2)
     ORDER BY d.index_name, d.id LIMIT ?3`,
  );
  return (kind, before, limit) => select.all(kind, before, limit) as unknown as { index: string; id: string }[];
}
