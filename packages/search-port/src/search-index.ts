import type { Enrichment, FilterGroup, SortCriterion } from '@counterpart/domain';
import type { CompiledQuery } from '@counterpart/scoring';

/** Properties by name that filters, sorts and values read: extraProperties, and id, language, createdAt, updatedAt. */
export type DocumentProperties = Readonly<Record<string, unknown>>;

/** A document as an index takes it in. */
export interface IndexedDocument {
  readonly id: string;
  readonly enrichment: Enrichment;
  /** The store's number of the write that made this version; hits carry it. */
  readonly change?: number;
  readonly properties: DocumentProperties;
}

/** A document as its store keeps it: a backend reads it where it works, by the reader that it was made with. */
export interface StoredDocument {
  readonly id: string;
  readonly change: number;
  /** Plain data, so that another thread gets it by copying. */
  readonly row: unknown;
}

/** What a backend reads of a document, as bytes that it made itself when the document was written. */
export interface DigestedDocument {
  readonly id: string;
  readonly change: number;
  readonly digest: Uint8Array;
  /** The properties that the store tells: when it was written. */
  readonly told: DocumentProperties;
}

/** Reads what a store keeps of a document; throws when that is not what was written. */
export type StoredReader = (document: StoredDocument) => IndexedDocument | DigestedDocument;

/** One step of the feed that an index follows. */
export type IndexChange =
  | { readonly op: 'put'; readonly document: IndexedDocument }
  | { readonly op: 'putStored'; readonly document: StoredDocument }
  | { readonly op: 'remove'; readonly id: string };

/** What of the documents a search looks at, and which part of the answer it wants. */
export interface SearchOptions {
  readonly filter: FilterGroup | null;
  readonly excludedIds: readonly string[];
  /** Documents that pass this too are counted apart and not shown; null, or a filter of which nothing is complete, leaves none out. */
  readonly leaveOut: FilterGroup | null;
  /** Empty is score descending; ties always break by id ascending, code point order. */
  readonly sort: readonly SortCriterion[];
  readonly from: number;
  /** from + size ≤ 10000. */
  readonly size: number;
  /** The moment of the request, ISO 8601: ages and intervals count from it. */
  readonly now: string;
  /** Nobody waits for the answer: searches that somebody waits for go first. */
  readonly isPatient?: boolean;
}

/** One hit; `score` in 0..1, a whole number of 10⁻⁹, bit for bit what scoring gives. */
export interface SearchHit {
  readonly id: string;
  readonly score: number;
  /** Which version of the document it is, where the index was told. */
  readonly change?: number;
}

/** The documents of an index at one moment, whatever is taken in meanwhile. */
export interface SearchView {
  search(query: CompiledQuery, options: SearchOptions, signal?: AbortSignal): Promise<SearchPage>;
  /** The version of a document, 0 where the index was not told; null when it is not there. */
  changeOf(id: string): Promise<number | null>;
  /** Nothing is asked of it any more: what only it kept may go. */
  release(): void;
}

/** A part of the ranking and the exact number of targets in it. */
export interface SearchPage {
  readonly count: number;
  readonly hits: readonly SearchHit[];
  /** Targets that would be in it but for `leaveOut`. */
  readonly leftOut: number;
}

/** A value and the number of documents that have it. */
export interface TermBucket {
  readonly key: string;
  readonly count: number;
}

/** Which values of a property are wanted. */
export interface TermOptions {
  readonly size: number;
  readonly filter: FilterGroup | null;
  /** Only values in which this stands where a word begins (case and accents folded); blank takes all. */
  readonly text: string;
  /** The moment of the request, as in SearchOptions. */
  readonly now: string;
}

/** What a backend can do beyond matching; a caller asks before it relies on it. */
export interface SearchCapabilities {
  /** It keeps the documents itself, so no follower feeds it. */
  readonly holdsRecords: boolean;
  /** Ranking by properties as well as by score. */
  readonly sortsByProperty: boolean;
  /** Documents survive a restart without being fed again. */
  readonly isPersistent: boolean;
  /** The format of digests that it takes in; null when it takes none. */
  readonly digestFormat: number | null;
}

/** The documents of a backend as bytes, so that a start need not feed it all of them again. */
export interface SearchSnapshots {
  /**
   * All documents of now, in pieces to be written one after the other. `mark` is the caller's: it says how far the backend
   * was fed. What only documents said that are gone is not in it.
   */
  write(mark: string): AsyncGenerator<Uint8Array>;
  /**
   * Takes the documents of a snapshot into an empty backend and answers its mark; null, and the backend stays empty, when
   * the bytes are damaged, cut off or of another format.
   */
  read(bytes: Uint8Array): Promise<string | null>;
}

/**
 * What every search backend does. A query reaches it as data, never as functions. Ranking, ties, counts and scores
 * are those of `scoring`; the conformance suite holds a backend to it.
 */
export interface SearchIndex {
  readonly capabilities: SearchCapabilities;
  /** Null where the backend keeps the documents itself. */
  readonly snapshots: SearchSnapshots | null;
  /** Takes changes in, in order; a search that starts after the promise settles sees them. */
  apply(changes: readonly IndexChange[]): Promise<void>;
  /** Number of documents that a search can see. */
  size(): Promise<number>;
  search(query: CompiledQuery, options: SearchOptions, signal?: AbortSignal): Promise<SearchPage>;
  /** The documents of now, for several searches of one answer. */
  view(): SearchView;
  /**
   * Texts, numbers and truth values of a property over documents that pass the filter, by count descending, then key.
   */
  terms(property: string, options: TermOptions): Promise<readonly TermBucket[]>;
  /** Whether some document has the property; its value may be empty. */
  hasProperty(property: string): Promise<boolean>;
  /**
   * Values of a property in which `text` stands where a word begins (case and accents folded), by count descending,
   * then key.
   */
  prefix(property: string, text: string, size: number): Promise<readonly string[]>;
  /**
   * Occupations and skills of documents that have one of the given concepts, without those, by number of documents,
   * then id.
   */
  companions(conceptIds: readonly string[], size: number): Promise<readonly TermBucket[]>;
  /**
   * Names the one who is told when the backend lost its documents, as a thread that held some of them ended: it is empty then,
   * what was asked of it is refused with OVERLOADED, and it is to be fed from the beginning.
   */
  onLost(listener: (reason: Error) => void): void;
  close(): Promise<void>;
}
