import type { Enrichment, Person, ProfileKind, Strategy, WireDocument } from '@counterpart/domain';
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

/** An enrichment as it is stored: made where there is time for it, so that whoever stores it need not. */
export interface EncodedEnrichment {
  readonly ontologyVersion: string;
  readonly text: string;
  /** What an index reads of the document, and the form of it; without one an index reads the whole document. */
  readonly digest?: Digest | null;
}

/** Bytes that a search backend made of a document; another form than the backend's of now is not handed to it. */
export interface Digest {
  readonly form: number;
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

/** What the erasure of an id removed. */
export interface Erased {
  /** The indices that held a document of that id. */
  readonly indices: readonly string[];
  readonly notes: number;
  readonly selections: number;
  /** Decisions about its matches, and what tests found of them. */
  readonly judgements: number;
}

/** A note about a document. */
export interface StoredNote {
  readonly id: string;
  readonly type: string | null;
  readonly subject: string;
  readonly body: string;
  readonly createdAt: string;
  /** Who wrote it; null without a login. */
  readonly createdBy: Person | null;
  /** From 1; one more with each change. */
  readonly version: number;
  /** When it was changed last, ISO 8601, and by whom; null for one that was not. */
  readonly updatedAt: string | null;
  readonly updatedBy: Person | null;
}

/** One selected id and the status it was selected with. */
export interface SelectedId {
  readonly id: string;
  readonly status: string | null;
}

/** One selection that an id is part of. */
export interface SelectionMembership {
  readonly id: string;
  readonly subjectId: string;
  readonly status: string | null;
  readonly selectedAt: string;
  readonly selectedBy: Person | null;
}

/** A strategy as it was saved; version 0 and no time are those of a template that nobody changed. */
export interface StoredStrategy extends Strategy {
  /** Rises by one with each save of the name, starting at 1; goes on after a removal. */
  readonly version: number;
  /** ISO 8601; null where it is not known. */
  readonly savedAt: string | null;
  /** Null where it is not known. */
  readonly savedBy: Person | null;
}

/** By what a document may be called; null where it says nothing. */
export interface DocumentNames {
  readonly jobTitle: string | null;
  readonly preferredJobTitle: string | null;
  /** The property `name`. */
  readonly name: string | null;
}

/** From whose side a match is judged: the feedback of documents of one kind about those of the other, under a key. */
export interface JudgementSet {
  readonly fromKind: ProfileKind;
  readonly toKind: ProfileKind;
  readonly key: string;
}

/** What a reviewer decided of one match. */
export interface Judgement {
  readonly fromId: string;
  readonly toId: string;
  readonly decision: 'ACCEPT' | 'REJECT';
}

/** A decision with when and by whom it was made. */
export interface KeptJudgement extends Judgement {
  /** ISO 8601. */
  readonly decidedAt: string;
  /** Null where nobody was known. */
  readonly decidedBy: Person | null;
}

/** What a matching test found of one match; `score` 0..1 and `rank` from 1 are null where it was not among the results. */
export interface TestResult {
  readonly fromId: string;
  readonly toId: string;
  /** As it was when the test ran. */
  readonly decision: Judgement['decision'] | 'UNDECIDED';
  readonly score: number | null;
  readonly rank: number | null;
}

/** A matching test as it is kept; what it says of single documents stands in its results, and goes with them. */
export interface StoredReport {
  readonly id: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly status: 'SCHEDULED' | 'RUNNING' | 'FINISHED' | 'ERROR';
  /** JSON of whoever keeps it. */
  readonly report: string;
}

/** One reading of many documents at once: a download, all ids, a page longer than a screen's. */
export interface BulkAccess {
  /** ISO 8601. */
  readonly at: string;
  /** Who read, when that is known. */
  readonly caller: Person | null;
  /** `ids`, `page`, or the type of a downloaded file. */
  readonly action: string;
  readonly kind: ProfileKind;
  readonly index: string;
  /** The same for the same request; says nothing about a person. */
  readonly requestHash: string;
  /** Documents that were asked for, and how many there were to be read. */
  readonly asked: number;
  readonly found: number;
}

/** An entry of the access log with its number, which rises. */
export interface LoggedAccess extends BulkAccess {
  readonly number: number;
}

/** What somebody did, as it is told to the audit log. */
export interface AuditAction {
  /** ISO 8601. */
  readonly at: string;
  /** Null where there is no login: whoever reaches this machine. */
  readonly by: Person | null;
  /** Such as `put`, `delete`, `erase`, `csv`, `strategy`. */
  readonly action: string;
  readonly index?: string | null;
  /** The document that it was done to; the log holds only a keyed hash of it. */
  readonly id?: string | null;
  /** Names no person: a version, a count, the name of a strategy. */
  readonly detail?: string;
}

/** An entry of the audit log. */
export interface AuditEntry {
  /** From 1 on, without a gap. */
  readonly number: number;
  readonly at: string;
  readonly by: Person | null;
  readonly action: string;
  readonly index: string | null;
  /** A keyed hash of an id; null where it was done to no document. */
  readonly target: string | null;
  readonly detail: string;
}

/** All that is kept of an id; rows as they are stored, with the names of their columns. */
export interface SubjectData {
  readonly id: string;
  /** With what was read from them. */
  readonly documents: readonly StoredRecord[];
  readonly notes: readonly Readonly<Record<string, unknown>>[];
  /** Those it is part of, and those made for it. */
  readonly selections: readonly Readonly<Record<string, unknown>>[];
  readonly judgements: readonly Readonly<Record<string, unknown>>[];
  /** What matching tests found of it. */
  readonly tests: readonly Readonly<Record<string, unknown>>[];
  /** Searches that people saved and that name it. */
  readonly searches: readonly unknown[];
  /** What the audit log says was done to it. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
}

/** Records by id, and the last id that was looked at; null at the end. Damaged records are left out. */
export interface RecordsAfter {
  readonly records: readonly StoredRecord[];
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
  /** At most `size` records whose ids come after one, by id; as quick at the end of an index as at its beginning. */
  after(index: string, id: string, size: number): RecordsAfter;
  count(index: string): number;
  /**
   * Writes and removals after a change number, oldest first: at most `limit`, fewer when they are long. Who reads digests of a form
   * gets these in place of content where they were made; null or nothing reads none.
   */
  changesAfter(index: string, change: number, limit: number, digestForm?: number | null): readonly Change[];
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

/** Everything else the product remembers. */
export interface RecordStore extends DocumentStore {
  readonly notes: {
    add(subject: { kind: ProfileKind; index: string; id: string }, note: StoredNote): void;
    list(subject: { kind: ProfileKind; index: string; id: string }): readonly StoredNote[];
    /** One note of a document; null when there is none of that id. */
    get(subject: { kind: ProfileKind; index: string; id: string }, note: string): StoredNote | null;
    /** Puts a changed note of a document in the place of the one of its id. */
    replace(subject: { kind: ProfileKind; index: string; id: string }, note: StoredNote): void;
    /** Removes a note of a document; `now` in ISO 8601. */
    remove(
      subject: { kind: ProfileKind; index: string; id: string },
      note: string,
      now: string,
      by: Person | null,
    ): void;
    /** Number of notes and the day of the newest, by document id. */
    counts(index: string, ids: readonly string[]): ReadonlyMap<string, { count: number; latest: string }>;
  };
  readonly selections: {
    add(type: string, subjectId: string, selected: readonly SelectedId[], now: string, by?: Person | null): void;
    list(type: string, subjectId: string): readonly SelectedId[];
    membershipsOf(ids: readonly string[]): readonly SelectionMembership[];
  };
  readonly accesses: {
    /** Durable when the call returns. */
    add(access: BulkAccess): void;
    /** Newest first, at most `limit`; those numbered below `before` where it is given. */
    list(limit: number, before?: number): readonly LoggedAccess[];
    /** How many entries are older than a moment, ISO 8601. */
    countBefore(at: string): number;
    /** Removes them; answers how many. */
    removeBefore(at: string): number;
  };
  /** Everything that was changed, taken out or let in: append-only, each entry holds the hash of the one before it. */
  readonly audit: {
    /** Durable when the call returns. What the store itself does is in the log without being asked. */
    add(action: AuditAction): void;
    /** Newest first, at most `limit`; those numbered below `before` where it is given. */
    list(limit: number, before?: number): readonly (AuditEntry & { readonly hash: string })[];
    /** What stands for an id in the log. */
    targetOf(id: string): string;
  };
  readonly strategies: {
    list(): readonly StoredStrategy[];
    /** Saves the next version of a name; `now` in ISO 8601. */
    put(strategy: Strategy, now: string, by?: Person | null): StoredStrategy;
    /** Every version that was saved under a name, newest first; those of a removed strategy too. */
    versions(name: string): readonly StoredStrategy[];
    /** False when there was none of that name; its versions stay. */
    remove(name: string, now: string, by?: Person | null): boolean;
  };
  readonly judgements: {
    /** The keys under which documents of a kind judge others, by key. */
    keys(fromKind: ProfileKind): readonly { readonly key: string; readonly toKind: ProfileKind }[];
    /** Ids of the documents that judge, by id, and how many there are in all. */
    sources(set: JudgementSet, from: number, size: number): { readonly ids: readonly string[]; readonly count: number };
    /** What these documents judged, by their id and then the id judged. */
    of(set: JudgementSet, fromIds: readonly string[]): readonly KeptJudgement[];
    /** Keeps decisions in one transaction; null takes one back. `now` in ISO 8601. */
    put(
      set: JudgementSet,
      decided: readonly (Omit<Judgement, 'decision'> & { readonly decision: Judgement['decision'] | null })[],
      now: string,
      by?: Person | null,
    ): void;
  };
  readonly reports: {
    get(id: string): StoredReport | null;
    /** Newest first. */
    list(size: number): readonly StoredReport[];
    put(report: StoredReport): void;
    /** False when there was none; its results go too. */
    remove(id: string): boolean;
    /** Adds what a test found for one document. */
    addResults(id: string, set: JudgementSet, results: readonly TestResult[]): void;
    /** By document, then the returned ones by rank, then the others by id. */
    results(id: string): readonly TestResult[];
  };
  readonly searches: {
    /** Those of one person, the newest first, as they were put. */
    list(subject: string): readonly string[];
    /** Keeps a search of a person as JSON, at most `limit` of them: the oldest go. `now` in ISO 8601. */
    put(subject: string, id: string, search: string, now: string, limit: number): void;
    /** False when the person had none of that id. */
    remove(subject: string, id: string): boolean;
  };
  /**
   * Removes every document of an id with its notes and selections, and what is left of it where it was removed before.
   * For a folder that no server is at: an index that follows would not hear of it.
   */
  erase(id: string, now: string): Erased;
  /** At most `limit` documents of a kind that nobody changed, nor wrote a note about, since `before` (ISO 8601). */
  aged(kind: ProfileKind, before: string, limit: number): readonly { readonly index: string; readonly id: string }[];
  /** Everything that is kept of an id. */
  subject(id: string): SubjectData;
  readonly settings: {
    get(key: string): string | null;
    set(key: string, value: string): void;
  };
  close(): void;
}
