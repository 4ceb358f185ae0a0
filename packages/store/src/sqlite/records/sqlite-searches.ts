import type { DatabaseSync } from 'node:sqlite';
import type { RecordStore } from '../../record-store.ts';
import { inTransaction } from '../database/transaction.ts';

/** The searches that people saved, each for themselves. */
export function sqliteSearches(database: DatabaseSync): RecordStore['searches'] {
  const select = database.prepare(
    'SELECT search FROM saved_searches WHERE subject = ? ORDER BY saved_at DESC, rowid DESC',
  );
  // one that is put again keeps its place
  const upsert = database.prepare(
    `INSERT INTO saved_searches (subject, id, search, saved_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (subject, id) DO UPDATE SET search = excluded.search`,
  );
  const trim = database.prepare(
    `DELETE FROM saved_searches WHERE subject = ?1 AND rowid NOT IN
       (SELECT rowid FROM saved_searches WHERE subject = ?1 ORDER BY saved_at DESC, rowid DESC LIMIT ?2)`,
  );
  const remove = database.prepare('DELETE FROM saved_searches WHERE subject = ? AND id = ?');
  return {
    list: (subject) => (select.all(subject) as { search: string }[]).map(({ search }) => search),
    put: (subject, id, search, now, limit) =>
      inTransaction(database, () => {
        upsert.run(subject, id, search, now);
        trim.run(subject, limit);
      }),
    remove: (subject, id) => remove.run(subject, id).changes > 0,
  };
}
