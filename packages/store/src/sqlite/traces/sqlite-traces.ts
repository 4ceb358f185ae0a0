import type { DatabaseSync } from 'node:sqlite';
import type { ProfileKind } from '@counterpart/domain';
import { INDEX_NAMES } from '../database/index-names.ts';

/** What hung on a document and went with it. */
export interface RemovedTraces {
  readonly notes: number;
  readonly selections: number;
  readonly judgements: number;
}

/** In which selections a document of a kind is chosen, and in which it is the one that others are chosen for. */
const SELECTIONS: Readonly<Record<ProfileKind, { readonly chosen: string; readonly subject: string }>> = {
  CANDIDATE: { chosen: 'candidatesForJob candidatesForCompany', subject: 'jobsForCandidate companiesForCandidate' },
  JOB: { chosen: 'jobsForCandidate', subject: 'candidatesForJob' },
};

/** Removes what hangs on a document: notes, the selections that it is part of, what was judged and tested of it. */
export function sqliteTraces(database: DatabaseSync) {
  const deleteNotes = database.prepare('DELETE FROM notes WHERE index_name = ? AND subject_id = ?');
  const deleteAllNotes = database.prepare('DELETE FROM notes WHERE subject_id = ?');
  const deleteChosen = database.prepare(
    "DELETE FROM selections WHERE id = ? AND instr(' ' || ? || ' ', ' ' || type || ' ')",
  );
  const deleteSubject = database.prepare(
    "DELETE FROM selections WHERE subject_id = ? AND instr(' ' || ? || ' ', ' ' || type || ' ')",
  );
  const deleteAllSelections = database.prepare('DELETE FROM selections WHERE id = ? OR subject_id = ?');
  // with a plus a kind is no way in: half of a table has it
  const deleteJudged = ['judgements', 'test_results'].map((table) =>
    database.prepare(`DELETE FROM ${table} WHERE from_id = ?1 AND +from_kind = ?2 OR to_id = ?1 AND +to_kind = ?2`),
  );
  const deleteAllJudged = ['judgements', 'test_results'].map((table) =>
    database.prepare(`DELETE FROM ${table} WHERE from_id = ?1 OR to_id = ?1`),
  );
  // only a text that has the id is read as JSON; a saved search of somebody may be made from the document, or have shown it; a job and a candidate may share an id
  const deleteSearches = database.prepare(
    `DELETE FROM saved_searches WHERE instr(search, json_quote(?1)) AND json_extract(search, '$.entity.id') = ?1
       AND (?2 IS NULL OR coalesce(json_extract(search, '$.entity.index'), ?2) = ?2)`,
  );
  const forgetSeen = database.prepare(
    `UPDATE saved_searches SET search = json_set(search, '$.seen.ids',
       (SELECT json_group_array(value) FROM json_each(search, '$.seen.ids') WHERE value <> ?1))
     WHERE instr(search, json_quote(?1)) AND (?2 IS NULL OR coalesce(json_extract(search, '$.index'), ?2) = ?2)
       AND EXISTS (SELECT 1 FROM json_each(search, '$.seen.ids') WHERE value = ?1)`,
  );
  /** In searches that name the id as one of an index; null takes every index. */
  function forgetInSearches(id: string, index: string | null): void {
    deleteSearches.run(id, index);
    forgetSeen.run(id, index);
  }
  const total = (changes: readonly (number | bigint)[]) => changes.reduce<number>((sum, each) => sum + Number(each), 0);
  // neither a selection nor a judgement says in which index its documents are: they stay while another one holds the id
  const hasTwin = database.prepare(
    `${INDEX_NAMES} SELECT 1 FROM names CROSS JOIN documents d ON d.index_name = names.name AND d.id = ?
     WHERE names.name <> ? AND d.kind = ? AND d.document IS NOT NULL LIMIT 1`,
  );
  return {
    removeOf(index: string, id: string, kind: ProfileKind): RemovedTraces {
      const notes = Number(deleteNotes.run(index, id).changes);
      forgetInSearches(id, index);
      if (hasTwin.get(id, index, kind) !== undefined) return { notes, selections: 0, judgements: 0 };
      const { chosen, subject } = SELECTIONS[kind];
      const selections = Number(deleteChosen.run(id, chosen).changes) + Number(deleteSubject.run(id, subject).changes);
      const judgements = total(deleteJudged.map((statement) => statement.run(id, kind).changes));
      return { notes, selections, judgements };
    },
    /** Everything that names an id, whichever document it hung on. */
    removeAll(id: string): RemovedTraces {
      forgetInSearches(id, null);
      return {
        notes: Number(deleteAllNotes.run(id).changes),
        selections: Number(deleteAllSelections.run(id, id).changes),
        judgements: total(deleteAllJudged.map((statement) => statement.run(id).changes)),
      };
    },
  };
}
