/** The JSON of a document or an enrichment: text in folders of version 8 and before, packed bytes since. */
export type StoredContent = string | Uint8Array;

/** A document as it lies in the store, which `recordOf` reads: plain data, so that another thread can do it. */
export interface StoredRow {
  readonly index_name: string;
  readonly id: string;
  readonly kind: string;
  readonly version: number;
  readonly change: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly by_name: string | null;
  /** Null of a removed document, which has no content. */
  readonly document: StoredContent | null;
  readonly enrichment: StoredContent | null;
}

/** What a feed hands over of a document whose digest has the format that is read: its content stays where it is. */
export interface DigestedRow extends Pick<StoredRow, 'id' | 'change' | 'created_at' | 'updated_at'> {
  readonly digest: Uint8Array;
}

/** A row of a feed. */
export type FeedRow = StoredRow | DigestedRow;
