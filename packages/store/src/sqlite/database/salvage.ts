import type { DatabaseSync } from 'node:sqlite';
import { isDamage } from './sqlite-failure.ts';
import { digestedIn, DOCUMENT_INDEXES, documentsTable, LIVING_INDEX, namedIn, writtenBy } from './schema.ts';
import { inTransaction } from './transaction.ts';

const WRITTEN = 'index_name, id, kind, version, change, created_at, updated_at, ontology_version, document, enrichment';
const COLUMNS = `${WRITTEN}, by_subject, by_name, digest_format, digest, names`;
const INDEXES = ['documents_by_id', 'documents_by_change', 'documents_by_ontology', 'documents_living'];
/** Stands for content that is lost: it reads as damaged, as the page did that held it, and can be replaced. */
const LOST = 'lost';

interface Entry {
  readonly row: number;
  readonly index: string;
  readonly id: string;
}

/**
 * Moves all documents that can be read into a new table, because a page of theirs is damaged and takes no write any more. Of
 * the others the id is kept, known from the index over ids: they stay named as damaged until somebody writes them again.
 */
export function salvageDocuments(database: DatabaseSync): void {
  const entries = database
    .prepare('SELECT rowid AS row, index_name AS "index", id FROM documents INDEXED BY documents_by_id')
    .all() as unknown as Entry[];
  const numbered = database
    .prepare('SELECT rowid AS row, change FROM documents INDEXED BY documents_by_change WHERE index_name IS NOT NULL')
    .all() as unknown as { readonly row: number; readonly change: number }[];
  const changes = new Map(numbered.map(({ row, change }) => [row, change]));
  // before anything is written: a statement that meets a damaged page spoils the transaction it is in
  const lost = new Set(entries.filter(({ row }) => !isReadable(database, row)).map(({ row }) => row));
  inTransaction(database, () => {
    database.exec(documentsTable('salvaged') + writtenBy('salvaged') + digestedIn('salvaged') + namedIn('salvaged'));
    const copy = database.prepare(`INSERT INTO salvaged (${COLUMNS}) SELECT ${COLUMNS} FROM documents WHERE rowid = ?`);
    const name = database.prepare(
      `INSERT INTO salvaged (${WRITTEN}) VALUES (?, ?, 'CANDIDATE', 1, ?, '', '', '', '${LOST}', '${LOST}')`,
    );
    for (const { row, index, id } of entries) {
      if (lost.has(row)) name.run(index, id, changes.get(row) ?? -row);
      else copy.run(row);
    }
    for (const name of INDEXES) database.exec(`DROP INDEX ${name}`);
    const damaged = `damaged_${damagedNames(database).length + 1}`;
    database.exec(`ALTER TABLE documents RENAME TO ${damaged}; ALTER TABLE salvaged RENAME TO documents;`);
    database.exec(DOCUMENT_INDEXES + LIVING_INDEX);
  });
  dropDamaged(database);
}

function isReadable(database: DatabaseSync, row: number): boolean {
  try {
    // a statement of its own: one that failed holds on to the page
    database.prepare(`SELECT ${COLUMNS} FROM documents WHERE rowid = ?`).get(row);
    return true;
  } catch (error) {
    if (!isDamage(error)) throw error;
    return false;
  }
}

function damagedNames(database: DatabaseSync): readonly string[] {
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'damaged_%'")
    .all();
  return (tables as { name: string }[]).map((table) => table.name);
}

/** Gives back what can be given back of damaged tables: pages that cannot be followed stay, and nobody reads them. */
function dropDamaged(database: DatabaseSync): void {
  for (const name of damagedNames(database)) {
    try {
      database.exec(`DROP TABLE ${name}`);
    } catch (error) {
      if (!isDamage(error)) throw error;
    }
  }
}
