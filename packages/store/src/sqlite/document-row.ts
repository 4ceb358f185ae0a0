import type { WireDocument } from '@counterpart/domain';
import type { StoredRecord } from '../document-store.ts';
import type { StoredRow } from '../stored-row.ts';
import { decodeEnrichment } from './enrichment-codec.ts';
import { contentText } from './packed-content.ts';

/** The columns of a row, for a SELECT. */
export const ROW_COLUMNS =
  'index_name, id, kind, version, change, created_at, updated_at, by_name, document, enrichment';

/** The record of a row, null when it was removed; throws when its content is not what was written. */
export function recordOf(row: StoredRow): StoredRecord | null {
  if (row.document === null || row.enrichment === null) return null;
  // who wrote last is ours to say, whatever came in
  const { updatedBy: _given, ...stored } = JSON.parse(contentText(row.document)) as WireDocument;
  return {
    index: row.index_name,
    kind: row.kind as StoredRecord['kind'],
    id: row.id,
    version: row.version,
    change: row.change,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    document: {
      ...stored,
      id: row.id,
      version: row.version,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      ...(row.by_name === null ? {} : { updatedBy: row.by_name }),
    },
    enrichment: decodeEnrichment(row.enrichment),
  };
}
