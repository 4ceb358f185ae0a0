import { StoreFailure } from '../../store-failure.ts';

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const BUSY = 5;
const READ_ONLY = 8;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;

/** The primary result code of an error of SQLite, null for any other error. */
export function resultCode(error: unknown): number | null {
  const { errcode } = error as { readonly errcode?: unknown };
  return typeof errcode === 'number' ? errcode & 0xff : null;
}

/** Whether another process holds the database. */
export function isBusy(error: unknown): boolean {
  return resultCode(error) === BUSY;
}

/** Whether what was to be read is damaged: pages that SQLite cannot follow, or content that is not what was written. */
export function isDamage(error: unknown): boolean {
  const code = resultCode(error);
  return code === CORRUPT || code === NOT_A_DATABASE || error instanceof SyntaxError;
}

/** The failure that an error of SQLite amounts to while a folder is in use; any other error as it is. */
export function storeFailure(error: unknown): unknown {
  switch (resultCode(error)) {
    case FULL:
      return new StoreFailure('DISK_FULL', 'The disk is full.');
    case CORRUPT:
    case NOT_A_DATABASE:
      return new StoreFailure('DAMAGED', 'The database is damaged where this is stored.');
    // a file system that met an error is often mounted anew for reading only
    case IO_ERROR:
    case READ_ONLY:
    case CANNOT_OPEN:
      return new StoreFailure('DISK_FAILED', 'The disk reports an error.');
    default:
      return error;
  }
}

/** The failure, in one line, that keeps a file of the data folder from being opened. */
export function openFailure(error: unknown, file: string): unknown {
  switch (resultCode(error)) {
    case CORRUPT:
    case NOT_A_DATABASE:
      return new StoreFailure('DAMAGED', `${file} is damaged or no database: put a backup in its place.`);
    case READ_ONLY:
    case CANNOT_OPEN:
      return new StoreFailure('UNWRITABLE', `${file} cannot be read and written: check its permissions.`);
    case FULL:
      return new StoreFailure('DISK_FULL', `The disk that holds ${file} is full.`);
    case IO_ERROR:
      return new StoreFailure('DAMAGED', `${file} cannot be read: the disk reports an error.`);
    default:
      return error;
  }
}
