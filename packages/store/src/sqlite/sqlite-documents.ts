import type { DatabaseSync } from 'node:sqlite';
import type { WireDocument } from '@counterpart/domain';
import type { Change, DocumentStore, Precondition, StoredRecord, Write, WriteResult } from '../record-store.ts';
import { decodeEnrichment, encodeEnrichment } from './enrichment-codec.ts';
import { RecordCache } from './record-cache.ts';
import { inTransaction } from './transaction.ts';

interface Row {
  readonly index_name: string;
  readonly id: string;
  readonly kind: string;
  readonly version: number;
  readonly change: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly document: string | null;
  readonly enrichment: string | null;
}

function recordOf(row: Row): StoredRecord | null {
  if (row.document === null || row.enrichment === null) return null;
  const stored = JSON.parse(row.document) as WireDocument;
  return {
    index: row.index_name,
    kind: row.kind as StoredRecord['kind'],
    id: row.id,
    version: row.version,
    change: row.change,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    document: { ...stored, id: row.id, version: row.version, createdAt: row.created_at, updatedAt: row.updated_at },
    enrichment: decodeEnrichment(row.enrichment),
  };
}

function isRefused(precondition: Precondition | undefined, living: Row | undefined): boolean {
  switch (precondition?.kind) {
    case 'absent':
      return living !== undefined;
    case 'version':
      return living?.version !== precondition.version;
    case 'none':
    case undefined:
      return false;
  }
}

/** Some 100 KB each in memory. */
const CACHED_RECORDS = 500;

const COLUMNS = 'index_name, id, kind, version, change, created_at, updated_at, document, enrichment';

/** Documents in SQLite. A removal keeps a row without content, so that an index that follows hears of it. */
export function sqliteDocuments(database: DatabaseSync): DocumentStore {
  const selectOne = database.prepare(`SELECT ${COLUMNS} FROM documents WHERE index_name = ? AND id = ?`);
  const nextChange = database.prepare(`UPDATE counters SET value = value + 1 WHERE name = 'change' RETURNING value`);
  const upsert = database.prepare(
    `INSERT INTO documents (index_name, id, kind, version, change, created_at, updated_at, ontology_version, document, enrichment)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (index_name, id) DO UPDATE SET kind = excluded.kind, version = excluded.version, change = excluded.change,
       created_at = excluded.created_at, updated_at = excluded.updated_at, ontology_version = excluded.ontology_version,
       document = excluded.document, enrichment = excluded.enrichment`,
  );
  const empty = database.prepare(
    `UPDATE documents SET document = NULL, enrichment = NULL, version = version + 1, change = ?, updated_at = ?
     WHERE index_name = ? AND id = ?`,
  );
  const selectPage = database.prepare(
    `SELECT ${COLUMNS} FROM documents WHERE index_name = ? AND document IS NOT NULL ORDER BY id LIMIT ? OFFSET ?`,
  );
  const selectCount = database.prepare(
    'SELECT count(*) AS count FROM documents WHERE index_name = ? AND document IS NOT NULL',
  );
  const selectChanges = database.prepare(
    `SELECT ${COLUMNS} FROM documents WHERE index_name = ? AND change > ? ORDER BY change LIMIT ?`,
  );
  const selectLast = database.prepare('SELECT max(change) AS change FROM documents WHERE index_name = ?');
  const selectStale = database.prepare(
    `SELECT id FROM documents WHERE index_name = ? AND ontology_version <> ? AND document IS NOT NULL ORDER BY id LIMIT ?`,
  );
  const selectStaleCount = database.prepare(
    `SELECT count(*) AS count FROM documents WHERE index_name = ? AND ontology_version <> ? AND document IS NOT NULL`,
  );
  const updateEnrichment = database.prepare(
    `UPDATE documents SET document = ?, enrichment = ?, ontology_version = ?, change = ?
     WHERE index_name = ? AND id = ? AND version = ? AND document IS NOT NULL`,
  );

  const cache = new RecordCache(CACHED_RECORDS);
  const takeChange = () => (nextChange.get() as { value: number }).value;
  const rowOf = (index: string, id: string) => selectOne.get(index, id) as unknown as Row | undefined;

  function writeOne(index: string, write: Write, now: string): WriteResult {
    cache.drop(index, write.id);
    const row = rowOf(index, write.id);
    const living = row?.document === null ? undefined : row;
    if (isRefused(write.precondition, living)) return { status: 'conflict', id: write.id };
    if (write.op === 'delete') {
      if (living === undefined) return { status: 'missing', id: write.id };
      const change = takeChange();
      empty.run(change, now, index, write.id);
      return { status: 'deleted', id: write.id, version: living.version + 1, change };
    }
    const version = (row?.version ?? 0) + 1;
    const change = takeChange();
    upsert.run(
      index,
      write.id,
      write.kind,
      version,
      change,
      living?.created_at ?? now,
      now,
      write.enrichment.ontologyVersion,
      JSON.stringify(write.document),
      encodeEnrichment(write.enrichment),
    );
    return { status: living === undefined ? 'created' : 'replaced', id: write.id, version, change };
  }

  function get(index: string, id: string): StoredRecord | null {
    const cached = cache.get(index, id);
    if (cached !== null) return cached;
    const row = rowOf(index, id);
    const record = row === undefined ? null : recordOf(row);
    if (record !== null) cache.put(record);
    return record;
  }

  return {
    get,
    write: (index, writes, now) => inTransaction(database, () => writes.map((write) => writeOne(index, write, now))),
    getMany: (index, ids) => ids.map((id) => get(index, id)).filter((record) => record !== null),
    page: (index, from, size) =>
      (selectPage.all(index, size, from) as unknown as Row[]).map(recordOf).filter((record) => record !== null),
    count: (index) => (selectCount.get(index) as { count: number }).count,
    changesAfter: (index, change, limit) =>
      (selectChanges.all(index, change, limit) as unknown as Row[]).map((row): Change => ({
        change: row.change,
        id: row.id,
        record: recordOf(row),
      })),
    lastChange: (index) => (selectLast.get(index) as { change: number | null }).change ?? 0,
    staleIds: (index, ontologyVersion, limit) =>
      (selectStale.all(index, ontologyVersion, limit) as { id: string }[]).map((row) => row.id),
    staleCount: (index, ontologyVersion) => (selectStaleCount.get(index, ontologyVersion) as { count: number }).count,
    reEnrich: (index, renewals) =>
      inTransaction(database, () => {
        let renewed = 0;
        for (const { id, version, document, enrichment } of renewals) {
          cache.drop(index, id);
          const values = [JSON.stringify(document), encodeEnrichment(enrichment), enrichment.ontologyVersion];
          renewed += Number(updateEnrichment.run(...values, takeChange(), index, id, version).changes);
        }
        return renewed;
      }),
  };
}
