import type { DatabaseSync } from 'node:sqlite';
import { StoreFailure } from '../../store-failure.ts';

/** The version of the tables; a folder written by a newer one is refused. */
export const SCHEMA_VERSION = 10;

// Rowid tables: WITHOUT ROWID with rows of some KB doubles the size and quarters the read speed (measured, stack.md).
/** Makes the table of documents under a name. */
export function documentsTable(name: string): string {
  return `CREATE TABLE ${name} (
    index_name TEXT NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL,
    version INTEGER NOT NULL, change INTEGER NOT NULL,
    created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
    ontology_version TEXT NOT NULL, document TEXT, enrichment TEXT
  );`;
}

/** Makes the indexes over the table of documents. */
export const DOCUMENT_INDEXES = `
  CREATE UNIQUE INDEX documents_by_id ON documents (index_name, id);
  CREATE UNIQUE INDEX documents_by_change ON documents (index_name, change);
  CREATE INDEX documents_by_ontology ON documents (index_name, ontology_version) WHERE document IS NOT NULL;
`;

/** Who read much at once (version 2); no id of a document ever stands in it. */
const ACCESS_LOG = `
  CREATE TABLE access_log (
    number INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, caller TEXT, action TEXT NOT NULL,
    kind TEXT NOT NULL, index_name TEXT NOT NULL, request_hash TEXT NOT NULL,
    asked INTEGER NOT NULL, found INTEGER NOT NULL
  );
`;

const TABLES = `
  ${documentsTable('documents')}
  ${DOCUMENT_INDEXES}
  CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
  INSERT INTO counters VALUES ('change', 0);
  CREATE TABLE notes (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, index_name TEXT NOT NULL, subject_id TEXT NOT NULL,
    type TEXT, subject TEXT NOT NULL, body TEXT NOT NULL, created_at TEXT NOT NULL
  );
  CREATE INDEX notes_by_subject ON notes (index_name, subject_id, created_at);
  CREATE TABLE selections (
    type TEXT NOT NULL, subject_id TEXT NOT NULL, id TEXT NOT NULL, status TEXT, selected_at TEXT NOT NULL,
    PRIMARY KEY (type, subject_id, id)
  );
  CREATE INDEX selections_by_id ON selections (id);
  CREATE TABLE strategies (name TEXT PRIMARY KEY, template TEXT NOT NULL, parameters TEXT NOT NULL);
  CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
`;

/** What version 3 added: how strategies were before, judgements of matches, and tests that count them. */
const MONITORING_TABLES = `
  CREATE TABLE strategy_versions (
    name TEXT NOT NULL, version INTEGER NOT NULL, template TEXT NOT NULL, parameters TEXT NOT NULL, saved_at TEXT,
    PRIMARY KEY (name, version)
  );
  INSERT INTO strategy_versions SELECT name, 1, template, parameters, NULL FROM strategies;
  CREATE TABLE judgements (
    from_kind TEXT NOT NULL, from_id TEXT NOT NULL, to_kind TEXT NOT NULL, to_id TEXT NOT NULL, key TEXT NOT NULL,
    decision TEXT NOT NULL, decided_at TEXT NOT NULL,
    PRIMARY KEY (from_kind, to_kind, key, from_id, to_id)
  );
  CREATE INDEX judgements_by_source ON judgements (from_id);
  CREATE INDEX judgements_by_target ON judgements (to_id);
  CREATE TABLE test_reports (
    id TEXT PRIMARY KEY, started_at TEXT NOT NULL, status TEXT NOT NULL, report TEXT NOT NULL
  );
  CREATE INDEX test_reports_by_time ON test_reports (started_at);
  CREATE TABLE test_results (
    report_id TEXT NOT NULL, from_kind TEXT NOT NULL, from_id TEXT NOT NULL, to_kind TEXT NOT NULL, to_id TEXT NOT NULL,
    decision TEXT NOT NULL, score REAL, rank INTEGER,
    PRIMARY KEY (report_id, from_id, to_id)
  );
  CREATE INDEX test_results_by_source ON test_results (from_id);
  CREATE INDEX test_results_by_target ON test_results (to_id);
`;

/** What version 4 adds to a table of documents: who wrote last. */
export function writtenBy(name: string): string {
  return `ALTER TABLE ${name} ADD COLUMN by_subject TEXT; ALTER TABLE ${name} ADD COLUMN by_name TEXT;`;
}

/** What version 4 added: who did what, and the searches that people saved. */
const PEOPLE = `
  ${writtenBy('documents')}
  ${writtenBy('notes')}
  ${writtenBy('selections')}
  ${writtenBy('strategy_versions')}
  ALTER TABLE access_log ADD COLUMN caller_name TEXT;
  CREATE TABLE saved_searches (
    subject TEXT NOT NULL, id TEXT NOT NULL, search TEXT NOT NULL, saved_at TEXT NOT NULL,
    PRIMARY KEY (subject, id)
  );
`;

/** What version 5 added: who judged a match, and which version of a note stands there. */
const JUDGES = `
  ${writtenBy('judgements')}
  ALTER TABLE notes ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE notes ADD COLUMN updated_at TEXT;
  ALTER TABLE notes ADD COLUMN updated_subject TEXT;
  ALTER TABLE notes ADD COLUMN updated_name TEXT;
`;

/** What version 6 added: what was done, each entry with the hash of the one before it; no id of a document stands in it. */
const AUDIT_LOG = `
  CREATE TABLE audit_log (
    number INTEGER PRIMARY KEY, at TEXT NOT NULL, by_subject TEXT, by_name TEXT, action TEXT NOT NULL,
    index_name TEXT, target TEXT, detail TEXT NOT NULL, previous TEXT NOT NULL, hash TEXT NOT NULL
  );
  CREATE TRIGGER audit_log_is_not_changed BEFORE UPDATE ON audit_log
    BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
  CREATE TRIGGER audit_log_is_not_cut BEFORE DELETE ON audit_log
    BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
`;

/** Version 7 has the same tables; enrichments are written in a form that an older Counterpart cannot read. */
const SAME_TABLES = '';

/** What version 8 adds to a table of documents: what an index reads of them, and the format of that. */
export function digestedIn(name: string): string {
  return `ALTER TABLE ${name} ADD COLUMN digest_format INTEGER; ALTER TABLE ${name} ADD COLUMN digest BLOB;`;
}

/** What version 9 adds to a table of documents: what they are called by, as content is packed from then on. */
export function namedIn(name: string): string {
  return `ALTER TABLE ${name} ADD COLUMN names TEXT;`;
}

/** What version 10 added: documents that were not removed by id, so that pages and counts of them read no row that is not asked. */
export const LIVING_INDEX = `
  CREATE INDEX IF NOT EXISTS documents_living ON documents (index_name, id) WHERE document IS NOT NULL;
`;

/** The tables that each version added to those before it. */
const VERSIONS: readonly string[] = [
  TABLES,
  ACCESS_LOG,
  MONITORING_TABLES,
  PEOPLE,
  JUDGES,
  AUDIT_LOG,
  SAME_TABLES,
  digestedIn('documents'),
  namedIn('documents'),
  LIVING_INDEX,
];

/**
 * Makes the tables of a new database, and those that an older one lacks; refuses one of a newer version, and one that is
 * not new and has no tables. Writes the version each time: a database that cannot be written is found at start rather
 * than at the first document.
 */
export function prepareSchema(database: DatabaseSync, isNew: boolean, file: string): void {
  const row = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (row.user_version > SCHEMA_VERSION) {
    throw new StoreFailure(
      'NEWER_VERSION',
      `The data folder was written by a newer Counterpart (data version ${row.user_version}, this one knows ${SCHEMA_VERSION}): start that version, or choose another DATA_DIR.`,
    );
  }
  if (row.user_version === 0 && !isNew) {
    throw new StoreFailure('EMPTIED', `${file} holds no data of Counterpart: put a backup in its place.`);
  }
  const tables = VERSIONS.slice(row.user_version).join('');
  database.exec(`BEGIN IMMEDIATE; ${tables} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT;`);
}
