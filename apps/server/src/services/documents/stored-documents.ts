import { filterProperties } from '@counterpart/scoring';
import type { DigestedDocument, IndexedDocument, StoredDocument } from '@counterpart/search-port';
import { type FeedRow, recordOf } from '@counterpart/store';

/** A row of the store as an index takes it in. */
export function storedDocument(row: FeedRow): StoredDocument {
  return { id: row.id, change: row.change, row };
}

/** Reads a row where the index lies: its digest where it has one. Throws when its content is not what was written. */
export function readStored({ id, change, row }: StoredDocument): IndexedDocument | DigestedDocument {
  // what storedDocument put there
  const stored = row as FeedRow;
  if ('digest' in stored) {
    const { digest, created_at: createdAt, updated_at: updatedAt } = stored;
    return { id, change, digest, told: { createdAt, updatedAt } };
  }
  const record = recordOf(stored);
  if (record === null) throw new TypeError(`${id} has no content`);
  return { id, change, enrichment: record.enrichment, properties: filterProperties(record.document) };
}
