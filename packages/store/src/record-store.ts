import type { Person, ProfileKind, Strategy } from '@counterpart/domain';
import type { DocumentStore, StoredRecord } from './document-store.ts';
import type { AuditAction, AuditEntry, BulkAccess, LoggedAccess } from './log-entries.ts';
import type { Judgement, JudgementSet, KeptJudgement, StoredReport, TestResult } from './stored-judgements.ts';

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

/** A document that was kept long enough, and its place among those. */
export interface AgedDocument {
  readonly index: string;
  readonly id: string;
  readonly updatedAt: string;
  readonly row: number;
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
    /** In which selections of some types the ids were chosen; a job and a candidate may share an id. */
    membershipsOf(types: readonly string[], ids: readonly string[]): readonly SelectionMembership[];
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
    /** Keeps decisions in one transaction. `now` in ISO 8601. */
    put(set: JudgementSet, decided: readonly Judgement[], now: string, by?: Person | null): void;
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
  /**
   * At most `limit` documents of a kind that nobody changed, nor wrote a note about, since `before` (ISO 8601), the oldest first; those
   * behind `after`, where it is given.
   */
  aged(kind: ProfileKind, before: string, limit: number, after?: AgedDocument | null): readonly AgedDocument[];
  /** Everything that is kept of an id. */
  subject(id: string): SubjectData;
  readonly settings: {
    get(key: string): string | null;
    set(key: string, value: string): void;
  };
  close(): void;
}
