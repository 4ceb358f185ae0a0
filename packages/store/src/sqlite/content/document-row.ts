import type { WireDocument } from '@counterpart/domain';
import type { ListedDocument, StoredRecord } from '../../document-store.ts';
import type { StoredRow } from '../../stored-row.ts';
import { decodeEnrichment } from './enrichment-codec.ts';
import { contentText } from './packed-content.ts';

/** The columns of a row, for a SELECT. */
export const ROW_COLUMNS =
  'index_name, id, kind, version, change, created_at, updated_at, by_name, document, enrichment';

type Content = NonNullable<StoredRow['document']>;

function documentOf(row: StoredRow, content: Content): Omit<StoredRecord, 'enrichment'> {
  // who wrote last is ours to say, whatever came in
  const { updatedBy: _given, ...stored } = JSON.parse(contentText(content)) as WireDocument;
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
  };
}

/** The record of a row, null when it was removed; throws when its content is not what was written. */
export function recordOf(row: StoredRow): StoredRecord | null {
  if (row.document === null || row.enrichment === null) return null;
  return { ...documentOf(row, row.document), enrichment: decodeEnrichment(row.enrichment) };
}

/** A record as a list shows it. */
export function listedOf({ enrichment, ...record }: StoredRecord): ListedDocument {
  return { ...record, availableFrom: enrichment.availableFrom };
}

/**
 * The same of a row: its enrichment is read only where the document says when somebody is available, as the day is kept there.
 * Null when it was removed; throws as `recordOf` does.
 */
export function listedRow(row: StoredRow): ListedDocument | null {
  if (row.document === null || row.enrichment === null) return null;
  const listed = documentOf(row, row.document);
  const isAvailable = listed.document.matchProfile?.aspects.availabilityAspect !== undefined;
  return { ...listed, availableFrom: isAvailable ? decodeEnrichment(row.enrichment).availableFrom : null };
}
