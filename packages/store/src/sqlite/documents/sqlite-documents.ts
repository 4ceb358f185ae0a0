import type { DatabaseSync } from 'node:sqlite';
import type { Enrichment, Person } from '@counterpart/domain';
import type {
  DocumentStore,
  EncodedEnrichment,
  ListedDocument,
  StoredRecord,
  Write,
  WriteResult,
} from '../../document-store.ts';
import { listedOf } from '../content/document-row.ts';
import { enrichmentContent } from '../content/enrichment-codec.ts';
import { packContent } from '../content/packed-content.ts';
import type { LivingCounts } from './living-counts.ts';
import { DocumentReader } from './read-documents.ts';
import { RecordCache } from './record-cache.ts';
import { ReplacedVersions } from './replaced-versions.ts';
import type { StoredRow } from '../../stored-row.ts';
import { StoreFailure } from '../../store-failure.ts';
import { salvageDocuments } from '../database/salvage.ts';
import type { AuditWriter } from '../traces/sqlite-audit.ts';
import { namesText, sqliteNames } from './sqlite-names.ts';
import { sqliteTraces } from '../traces/sqlite-traces.ts';
import { inTransaction } from '../database/transaction.ts';

/** What a write needs of the row that it replaces: its beginning, not its content. */
interface Head {
  readonly kind: string;
  readonly version: number;
  readonly change: number;
  readonly created_at: string;
  readonly is_gone: number;
}

/** What a write makes of the number of documents, by its status. */
const CHANGE_OF_COUNT: Readonly<Partial<Record<WriteResult['status'], number>>> = { created: 1, deleted: -1 };
/** Some 100 KB each in memory. */
const CACHED_RECORDS = 500;

function versionKey(index: string, id: string, change: number): string {
  return `${index}\n${id}\n${change}`;
}

/** Documents in SQLite. A removal keeps a row without content, so that an index that follows hears of it. */
export function sqliteDocuments(database: DatabaseSync, audit: AuditWriter, counts: LivingCounts): DocumentStore {
  const selectHead = database.prepare(
    `SELECT kind, version, change, created_at, typeof(document) = 'null' AS is_gone
     FROM documents WHERE index_name = ? AND id = ?`,
  );
  const nextChange = database.prepare(`UPDATE counters SET value = value + 1 WHERE name = 'change' RETURNING value`);
  const upsert = database.prepare(
    `INSERT INTO documents (index_name, id, kind, version, change, created_at, updated_at, ontology_version, document, enrichment,
       by_subject, by_name, digest_format, digest, names)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (index_name, id) DO UPDATE SET kind = excluded.kind, version = excluded.version, change = excluded.change,
       created_at = excluded.created_at, updated_at = excluded.updated_at, ontology_version = excluded.ontology_version,
       document = excluded.document, enrichment = excluded.enrichment,
       by_subject = excluded.by_subject, by_name = excluded.by_name, digest_format = excluded.digest_format, digest = excluded.digest,
       names = excluded.names`,
  );
  const empty = database.prepare(
    `UPDATE documents SET document = NULL, enrichment = NULL, digest_format = NULL, digest = NULL, names = NULL,
       by_subject = ?, by_name = ?, version = version + 1, change = ?, updated_at = ?
     WHERE index_name = ? AND id = ?`,
  );
  const selectLast = database.prepare('SELECT max(change) AS change FROM documents WHERE index_name = ?');
  const selectStale = database.prepare(
    `SELECT id FROM documents WHERE index_name = ? AND ontology_version <> ? AND document IS NOT NULL ORDER BY id LIMIT ?`,
  );
  const selectStaleCount = database.prepare(
    `SELECT count(*) AS count FROM documents WHERE index_name = ? AND ontology_version <> ? AND document IS NOT NULL`,
  );
  const updateEnrichment = database.prepare(
    `UPDATE documents SET document = ?, enrichment = ?, ontology_version = ?, digest_format = ?, digest = ?, names = ?, change = ?
     WHERE index_name = ? AND id = ? AND version = ? AND document IS NOT NULL`,
  );

  const reader = new DocumentReader(database);
  const traces = sqliteTraces(database);
  const cache = new RecordCache(CACHED_RECORDS);
  const replaced = new ReplacedVersions<StoredRow>();
  const takeChange = () => (nextChange.get() as { value: number }).value;

  /** Keeps the version that is about to be replaced for those who are still at an answer with it. */
  function keepReplaced(index: string, id: string): void {
    if (!replaced.isWanted) return;
    let row;
    try {
      row = reader.row(index, id);
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      return;
    }
    if (row === undefined || row.document === null) return;
    const size = row.document.length + (row.enrichment?.length ?? 0);
    replaced.keep(versionKey(index, id, row.change), row, size);
  }

  function writeOne(index: string, write: Write, now: string, by: Person | null): WriteResult {
    cache.drop(index, write.id);
    const row = selectHead.get(index, write.id) as unknown as Head | undefined;
    const living = row === undefined || row.is_gone === 1 ? undefined : row;
    if (write.precondition?.(living?.version ?? null) === false) return { status: 'conflict', id: write.id };
    if (living !== undefined) keepReplaced(index, write.id);
    if (write.op === 'delete') {
      if (living === undefined) return { status: 'missing', id: write.id };
      const change = takeChange();
      empty.run(by?.subject ?? null, by?.name ?? null, change, now, index, write.id);
      audit.add({ at: now, by, action: 'delete', index, id: write.id });
      traces.removeOf(index, write.id, living.kind === 'JOB' ? 'JOB' : 'CANDIDATE');
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
      packContent(JSON.stringify(write.document)),
      enrichmentContent(write.enrichment),
      by?.subject ?? null,
      by?.name ?? null,
      ...digestColumns(write.enrichment),
      namesText(write.document),
    );
    audit.add({ at: now, by, action: 'put', index, id: write.id, detail: `version ${version}` });
    return { status: living === undefined ? 'created' : 'replaced', id: write.id, version, change };
  }

  function get(index: string, id: string): StoredRecord | null {
    const cached = cache.get(index, id);
    if (cached !== null) return cached;
    const row = reader.row(index, id);
    const record = row === undefined ? null : reader.record(row);
    if (record !== null) cache.put(record);
    return record;
  }

  const getReadable = (index: string, id: string) => ifReadable(() => get(index, id));

  function at(index: string, id: string, change: number): StoredRecord | null {
    const kept = replaced.get(versionKey(index, id, change));
    if (kept !== null) return reader.record(kept);
    const record = getReadable(index, id);
    return record?.change === change ? record : null;
  }

  function listed(index: string, id: string, change: number | null): ListedDocument | null {
    const isAsked = (found: { readonly change: number }) => change === null || found.change === change;
    const cached = cache.get(index, id);
    if (cached !== null && isAsked(cached)) return listedOf(cached);
    const kept = change === null ? null : replaced.get(versionKey(index, id, change));
    const row = kept ?? reader.row(index, id);
    return row !== undefined && isAsked(row) ? reader.listed(row) : null;
  }

  return {
    get,
    at,
    listed: (index, id, change) => ifReadable(() => listed(index, id, change)),
    holds: (index, id, change) => {
      if (replaced.get(versionKey(index, id, change)) !== null) return true;
      const head = selectHead.get(index, id) as unknown as Head | undefined;
      return head?.change === change && head.is_gone === 0;
    },
    retain: () => replaced.retain(),
    retainForIndex: () => replaced.retainForIndex(),
    write: (index, writes, now, by = null) => {
      const writeAll = () => {
        const results = inTransaction(database, () => writes.map((write) => writeOne(index, write, now, by)));
        counts.add(
          index,
          results.reduce((sum, { status }) => sum + (CHANGE_OF_COUNT[status] ?? 0), 0),
        );
        return results;
      };
      try {
        return writeAll();
      } catch (error) {
        if (!(error instanceof StoreFailure) || error.reason !== 'DAMAGED') throw error;
        // a damaged page takes no write: what can be read moves away from it, once
        salvageDocuments(database);
        counts.forget();
        return writeAll();
      }
    },
    getMany: (index, ids) => ids.map((id) => getReadable(index, id)).filter((record) => record !== null),
    names: sqliteNames(database),
    page: (index, from, size) => reader.page(index, from, size),
    after: (index, id, size) => reader.after(index, id, size),
    count: (index) => counts.of(index),
    changesAfter: (index, change, limit, digestFormat = null) =>
      reader.changesAfter(index, change, limit, digestFormat),
    lastChange: (index) => (selectLast.get(index) as { change: number | null }).change ?? 0,
    staleIds: (index, ontologyVersion, limit) =>
      (selectStale.all(index, ontologyVersion, limit) as { id: string }[]).map((row) => row.id),
    staleCount: (index, ontologyVersion) => (selectStaleCount.get(index, ontologyVersion) as { count: number }).count,
    reEnrich: (index, renewals) =>
      inTransaction(database, () => {
        let renewed = 0;
        for (const { id, version, document, enrichment } of renewals) {
          cache.drop(index, id);
          keepReplaced(index, id);
          const content = [packContent(JSON.stringify(document)), enrichmentContent(enrichment)];
          const values = [...content, enrichment.ontologyVersion, ...digestColumns(enrichment), namesText(document)];
          renewed += Number(updateEnrichment.run(...values, takeChange(), index, id, version).changes);
        }
        return renewed;
      }),
  };
}

/** What a reading gives; null where what it reads is damaged. */
function ifReadable<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof StoreFailure && error.reason === 'DAMAGED') return null;
    throw error;
  }
}

/** The format and bytes of a digest as columns; nulls where none was made. */
function digestColumns(enrichment: Enrichment | EncodedEnrichment): readonly [number | null, Uint8Array | null] {
  const digest = 'content' in enrichment ? (enrichment.digest ?? null) : null;
  return digest === null ? [null, null] : [digest.format, digest.bytes];
}
