import type { DatabaseSync } from 'node:sqlite';
import type { RecordStore, SelectedId, SelectionMembership, StoredNote } from '../../record-store.ts';
import type { AuditWriter } from '../traces/sqlite-audit.ts';
import { personOf } from '../traces/person-of.ts';
import { inTransaction } from '../database/transaction.ts';

/** A statement's parameter for a list of ids: SQLite's json_each keeps one prepared statement for any length. */
const asList = (ids: readonly string[]) => JSON.stringify(ids);

interface ByColumns {
  readonly bySubject: string | null;
  readonly byName: string | null;
}

interface NoteRow extends Omit<StoredNote, 'createdBy' | 'updatedBy'>, ByColumns {
  readonly updatedSubject: string | null;
  readonly updatedName: string | null;
}

function noteOf({ bySubject, byName, updatedSubject, updatedName, ...note }: NoteRow): StoredNote {
  const updatedBy = personOf(updatedSubject, updatedName);
  return { ...note, createdBy: personOf(bySubject, byName), updatedBy };
}

/** Notes about documents. */
export function sqliteNotes(database: DatabaseSync, audit: AuditWriter): RecordStore['notes'] {
  const insert = database.prepare(
    `INSERT INTO notes (id, kind, index_name, subject_id, type, subject, body, created_at, by_subject, by_name)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const columns = `id, type, subject, body, created_at AS createdAt, by_subject AS bySubject, by_name AS byName, version,
    updated_at AS updatedAt, updated_subject AS updatedSubject, updated_name AS updatedName`;
  const ofSubject = 'kind = ? AND index_name = ? AND subject_id = ?';
  const select = database.prepare(
    `SELECT ${columns} FROM notes WHERE ${ofSubject} ORDER BY created_at DESC, rowid DESC`,
  );
  const one = database.prepare(`SELECT ${columns} FROM notes WHERE ${ofSubject} AND id = ?`);
  const update = database.prepare(
    `UPDATE notes SET type = ?, subject = ?, body = ?, version = ?, updated_at = ?, updated_subject = ?, updated_name = ?
     WHERE id = ?`,
  );
  const remove = database.prepare('DELETE FROM notes WHERE id = ?');
  const counts = database.prepare(
    `SELECT subject_id AS id, count(*) AS count, max(created_at) AS latest FROM notes
     WHERE index_name = ? AND subject_id IN (SELECT value FROM json_each(?)) GROUP BY subject_id`,
  );
  return {
    add: ({ kind, index, id }, note) =>
      inTransaction(database, () => {
        const { createdBy, createdAt } = note;
        const who = [createdBy?.subject ?? null, createdBy?.name ?? null];
        insert.run(note.id, kind, index, id, note.type, note.subject, note.body, createdAt, ...who);
        audit.add({ at: createdAt, by: createdBy, action: 'note', index, id });
      }),
    list: ({ kind, index, id }) => (select.all(kind, index, id) as unknown as NoteRow[]).map(noteOf),
    get: ({ kind, index, id }, note) => {
      const row = one.get(kind, index, id, note) as unknown as NoteRow | undefined;
      return row === undefined ? null : noteOf(row);
    },
    replace: ({ index, id }, note) =>
      inTransaction(database, () => {
        const { type, subject, body, version, updatedAt, updatedBy } = note;
        const who = [updatedBy?.subject ?? null, updatedBy?.name ?? null];
        update.run(type, subject, body, version, updatedAt, ...who, note.id);
        const detail = `version ${version}`;
        audit.add({ at: updatedAt ?? note.createdAt, by: updatedBy, action: 'note', index, id, detail });
      }),
    remove: ({ index, id }, note, now, by) =>
      inTransaction(database, () => {
        remove.run(note);
        audit.add({ at: now, by, action: 'note removed', index, id });
      }),
    counts: (index, ids) => {
      const rows = counts.all(index, asList(ids)) as unknown as { id: string; count: number; latest: string }[];
      return new Map(rows.map((row) => [row.id, { count: row.count, latest: row.latest }]));
    },
  };
}

/** Selections: which ids were selected for a subject. */
export function sqliteSelections(database: DatabaseSync, audit: AuditWriter): RecordStore['selections'] {
  const insert = database.prepare(
    `INSERT INTO selections (type, subject_id, id, status, selected_at, by_subject, by_name) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (type, subject_id, id) DO UPDATE SET status = excluded.status, selected_at = excluded.selected_at,
       by_subject = excluded.by_subject, by_name = excluded.by_name`,
  );
  const select = database.prepare(
    'SELECT id, status FROM selections WHERE type = ? AND subject_id = ? ORDER BY selected_at, id',
  );
  const memberships = database.prepare(
    `SELECT id, subject_id AS subjectId, status, selected_at AS selectedAt, by_subject AS bySubject, by_name AS byName
     FROM selections
     WHERE type IN (SELECT value FROM json_each(?)) AND id IN (SELECT value FROM json_each(?))
     ORDER BY selected_at, subject_id`,
  );
  return {
    add: (type, subjectId, selected, now, by = null) =>
      inTransaction(database, () => {
        for (const { id, status } of selected)
          insert.run(type, subjectId, id, status, now, by?.subject ?? null, by?.name ?? null);
        audit.add({ at: now, by, action: 'select', id: subjectId, detail: `${type} ${selected.length}` });
      }),
    list: (type, subjectId) => select.all(type, subjectId) as unknown as SelectedId[],
    membershipsOf: (types, ids) =>
      (
        memberships.all(asList(types), asList(ids)) as unknown as (Omit<SelectionMembership, 'selectedBy'> &
          ByColumns)[]
      ).map(({ bySubject, byName, ...membership }) => ({ ...membership, selectedBy: personOf(bySubject, byName) })),
  };
}

/** Small facts the server remembers of itself. */
export function sqliteSettings(database: DatabaseSync): RecordStore['settings'] {
  const select = database.prepare('SELECT value FROM settings WHERE key = ?');
  const upsert = database.prepare(
    'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  );
  return {
    get: (key) => (select.get(key) as { value: string } | undefined)?.value ?? null,
    set: (key, value) => {
      upsert.run(key, value);
    },
  };
}
