import { CatalogueError, IMPORT_REASONS, type ImportReason } from '@counterpart/domain';

/** The refusal of a file as a whole: IMPORT_UNREADABLE with its reason. */
export function importFailure(reason: ImportReason): CatalogueError {
  const message = IMPORT_REASONS[reason];
  return new CatalogueError('IMPORT_UNREADABLE', [{ path: 'file', message, reason }], message);
}

/** The refusal of a file that is larger than its format may be; `limit` in bytes. */
export function fileTooLarge(limit: number): CatalogueError {
  const message = `A file of this kind holds at most ${Math.round(limit / 1_000_000)} MB.`;
  return new CatalogueError('TOO_LARGE', [{ path: 'file', message }], message);
}
