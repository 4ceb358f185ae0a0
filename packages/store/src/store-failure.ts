/** What keeps a data folder or a record of it from being used. */
export type StoreFailureReason =
  | 'UNWRITABLE'
  | 'IN_USE'
  | 'NEWER_VERSION'
  | 'NOT_DURABLE'
  /** The file is no database, or holds damaged pages. */
  | 'DAMAGED'
  /** A database that was in use is empty: nothing is begun anew without being asked to. */
  | 'EMPTIED'
  | 'DISK_FULL'
  /** The disk answers with errors, or takes no writes any more: what was asked is not stored, or nobody can say. */
  | 'DISK_FAILED';

/** Why a data folder cannot be used; the message is one clear line for whoever starts the server. */
export class StoreFailure extends Error {
  readonly reason: StoreFailureReason;

  constructor(reason: StoreFailureReason, message: string) {
    super(message);
    this.name = 'StoreFailure';
    this.reason = reason;
  }
}
