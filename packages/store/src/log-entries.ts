import type { Person, ProfileKind } from '@counterpart/domain';

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
