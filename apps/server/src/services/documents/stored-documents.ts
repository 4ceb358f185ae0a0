import { filterProperties } from '@counterpart/scoring';
import type { IndexedDocument, StoredDocument } from '@counterpart/search-port';
import { recordOf, type StoredRow } from '@counterpart/store';

/** A row of the store as an index takes it in. */
export function storedDocument(row: StoredRow): StoredDocument {
  return { id: row.id, change: row.change, row };
}

/** Reads a row where the index lies; throws when its content is not what was written. */
export function readStored({ id, change, row }: StoredDocument): IndexedDocument {
  // what storedDocument put there
  const record = recordOf(row as StoredRow);
  if (record === null) throw new TypeError(`${id} has no content`);
  return { id, change, enrichment: record.enrichment, properties: filterProperties(record.document) };
}
