import { CatalogueError, IMPORT_REASONS, type ImportReason } from '@counterpart/domain';

/** The refusal of a file as a whole: IMPORT_UNREADABLE with its reason. */
export function importFailure(reason: ImportReason): CatalogueError {
  const message = IMPORT_REASONS[reason];
  return new CatalogueError('IMPORT_UNREADABLE', [{ path: 'file', message, reason }], message);
}

const TEXT_TOO_COMPLEX = 'Reading the texts of this document took too much memory.';

/** The refusal of a document whose texts exhausted a thread that parses. */
export function textTooComplex(): CatalogueError {
  const detail = { path: '', message: TEXT_TOO_COMPLEX, reason: 'TOO_COMPLEX' } as const;
  return new CatalogueError('IMPORT_UNREADABLE', [detail], TEXT_TOO_COMPLEX);
}

const TEXT_TOO_SLOW = 'Reading this text took too long.';

/** The refusal of a text that kept a thread that parses for too long. */
export function textTooSlow(): CatalogueError {
  const detail = { path: '', message: TEXT_TOO_SLOW, reason: 'TOO_COMPLEX' } as const;
  return new CatalogueError('IMPORT_UNREADABLE', [detail], TEXT_TOO_SLOW);
}

/** Whether something thrown is the refusal of a text that took too long. */
export function isTextTooSlow(error: unknown): boolean {
  return error instanceof CatalogueError && error.message === TEXT_TOO_SLOW;
}

/** Whether something thrown is the refusal of a document that took too much memory. */
export function isTextTooComplex(error: unknown): error is CatalogueError {
  return error instanceof CatalogueError && error.message === TEXT_TOO_COMPLEX;
}

/** The refusal of a file that is larger than its format may be; `limit` in bytes. */
export function fileTooLarge(limit: number): CatalogueError {
  const message = `A file of this kind holds at most ${Math.round(limit / 1_000_000)} MB.`;
  return new CatalogueError('TOO_LARGE', [{ path: 'file', message }], message);
}
