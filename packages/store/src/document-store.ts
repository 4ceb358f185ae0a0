import type { Enrichment, Person, ProfileKind, WireDocument } from '@counterpart/domain';
import type { FeedRow } from './stored-row.ts';

/** A document as it is kept: what it says and what it means, written together. */
export interface StoredRecord {
  readonly index: string;
  readonly kind: ProfileKind;
  readonly id: string;
  /** Rises by one with each write of this document, starting at 1; goes on after a removal. */
  readonly version: number;
  /** Number of the write in the whole store; rises with every write and removal. */
  readonly change: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly document: WireDocument;
  readonly enrichment: Enrichment;
}

/** A document as a list shows it: nothing was asked of it, so that what it means is not read. */
export interface ListedDocument extends Omit<StoredRecord, 'enrichment'> {
  /** `yyyy-MM-dd` from which its person is available or its job is free; null when it says nothing of it. */
  readonly availableFrom: string | null;
}

/** An enrichment as it is stored: made where there is time for it, so that whoever stores it need not. */
export interface EncodedEnrichment {
  readonly ontologyVersion: string;
  readonly content: Uint8Array;
  /** What an index reads of the document; without one an index reads the whole document. */
  readonly digest?: Digest | null;
}

/** Bytes that a search backend made of a document; those of another format than its own of now are not handed to it. */
export interface Digest {
  readonly format: number;
  readonly bytes: Uint8Array;
}

/** Whether a write may go over the version that is there; null for a document that is not there. Asked within the transaction. */
export type Precondition = (version: number | null) => boolean;

/** One write of a batch. */
export type Write =
  | {
      readonly op: 'put';
      readonly kind: ProfileKind;
      readonly id: string;
      readonly document: WireDocument;
      readonly enrichment: Enrichment | EncodedEnrichment;
      readonly precondition?: Precondition;
    }
  | { readonly op: 'delete'; readonly id: string; readonly precondition?: Precondition };

/** What became of one write; a conflict or a missing document changes nothing and leaves the others alone. */
export type WriteResult =
  | {
      readonly status: 'created' | 'replaced' | 'deleted';
      readonly id: string;
      readonly version: number;
      readonly change: number;
    }
  | { readonly status: 'conflict'; readonly id: string }
  | { readonly status: 'missing'; readonly id: string };

/** A document's enrichment made anew, and the version of the document it was made from. */
export interface Renewal {
  readonly id: string;
  readonly version: number;
  readonly document: WireDocument;
  readonly enrichment: Enrichment | EncodedEnrichment;
}

/** One step of the feed that an index follows; a removed document has no row. Whether a row can be read shows when it is. */
export interface Change {
  readonly change: number;
  /** Empty when not even that can be read. */
  readonly id: string;
  readonly row: FeedRow | null;
  /** Its texts took too long to read: its own values alone count. */
  readonly isUnread: boolean;
  /** The row cannot be read: there is a document, and nobody knows what it says. */
  readonly isDamaged: boolean;
}

/** By what a document may be called; null where it says nothing. */
export interface DocumentNames {
  readonly jobTitle: string | null;
  readonly preferredJobTitle: string | null;
  /** The property `name`. */
  readonly name: string | null;
}

/** Documents by id, and the last id that was looked at; null at the end. Those that cannot be read are left out. */
export interface DocumentsAfter {
  readonly documents: readonly ListedDocument[];
  readonly last: string | null;
}

/** Documents with versions; every write is durable when the call returns. */
export interface DocumentStore {
  /** Writes a batch in one transaction; `now` in ISO 8601. Keep batches small (≤ 100): the call is synchronous. */
  write(index: string, writes: readonly Write[], now: string, by?: Person | null): readonly WriteResult[];
  /** Null when there is none; throws StoreFailure when what is stored is damaged. */
  get(index: string, id: string): StoredRecord | null;
  /**
   * The record as it was from its change `change` on; null when that version is gone. Versions replaced since `retain`
   * are there.
   */
  at(index: string, id: string, change: number): StoredRecord | null;
  /** Whether `at` would find that version; reads no content. */
  holds(index: string, id: string, change: number): boolean;
  /**
   * For an answer: keeps for `at` the versions that an index may hold now, until the function that this answers is
   * called.
   */
  retain(): () => void;
  /** For an index that is level with the store now: the same for versions that are replaced from now on. */
  retainForIndex(): () => void;
  /** The records of these ids that exist and can be read, in the order asked. */
  getMany(index: string, ids: readonly string[]): readonly StoredRecord[];
  /** What documents of these ids are called, of those that exist and can be read: a fraction of the cost of their records. */
  names(index: string, ids: readonly string[]): ReadonlyMap<string, DocumentNames>;
  /** A page by id, code point order; damaged records are left out. */
  page(index: string, from: number, size: number): readonly StoredRecord[];
  /** The document that is there, or that `at` would find with a change, as a list shows it; null when it cannot be read. */
  listed(index: string, id: string, change: number | null): ListedDocument | null;
  /** At most `size` documents whose ids come after one, by id; as quick at the end of an index as at its beginning. */
  after(index: string, id: string, size: number): DocumentsAfter;
  count(index: string): number;
  /**
   * Writes and removals after a change number, oldest first: at most `limit`, fewer when they are long. Who reads digests of a format
   * gets these in place of content where they were made; null or nothing reads none.
   */
  changesAfter(index: string, change: number, limit: number, digestFormat?: number | null): readonly Change[];
  /** The last change number of an index, 0 when it never had one. */
  lastChange(index: string): number;
  /** Ids whose enrichment was made by another ontology version, at most `limit`. */
  staleIds(index: string, ontologyVersion: string, limit: number): readonly string[];
  staleCount(index: string, ontologyVersion: string): number;
  /**
   * Replaces enrichments and parsed profiles in one transaction, except of documents written since their `version`;
   * answers how many.
   */
  reEnrich(index: string, renewals: readonly Renewal[]): number;
}
