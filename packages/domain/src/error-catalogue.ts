import type { FieldReason } from './imports/field-reason.ts';
import type { ImportReason } from './imports/import-reason.ts';

/** Every error that a call can answer: status and English message; translations live under `error.{code}`. */
export const ERROR_CATALOGUE = {
  INVALID_REQUEST: { status: 400, message: 'The request is not valid.' },
  MALFORMED_JSON: { status: 400, message: 'The body is not valid JSON.' },
  EMPTY_TEXT: { status: 400, message: 'The text is empty.' },
  BINARY_TEXT: { status: 400, message: 'The text holds binary data.' },
  RESULT_WINDOW: { status: 400, message: 'from + size may not exceed 10000.' },
  UNAUTHENTICATED: { status: 401, message: 'A valid token is needed.' },
  FORBIDDEN: { status: 403, message: 'This is not allowed.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  UNKNOWN_INDEX: { status: 404, message: 'There is no index of that name.' },
  UNKNOWN_DOCUMENT: { status: 404, message: 'There is no document with that id.' },
  UNKNOWN_STRATEGY: { status: 404, message: 'There is no strategy of that name.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'The method is not allowed here.' },
  VERSION_CONFLICT: { status: 412, message: 'The document was changed in the meantime.' },
  TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'The content type is not supported.' },
  IMPORT_UNREADABLE: { status: 422, message: 'The file cannot be read.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests.' },
  CLIENT_CLOSED_REQUEST: { status: 499, message: 'Client Closed Request' },
  UNREADABLE_DOCUMENT: { status: 500, message: 'What is stored of this document is damaged.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side.' },
  NOT_READY: { status: 503, message: 'The server is not ready yet.' },
  OVERLOADED: { status: 503, message: 'The server is busy: try again in a moment.' },
  DISK_FULL: { status: 507, message: 'The disk of the server is full: nothing was stored.' },
  DISK_FAILED: { status: 507, message: 'The disk of the server reports an error: this may not be stored.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** The code of a catalogued error. */
export type ErrorCode = keyof typeof ERROR_CATALOGUE;

/** One offending place in a request. */
export interface ErrorDetail {
  /** Path of the field, such as `matchProfile.aspects.hardSkills.weight`; empty for the body as a whole. */
  readonly path: string;
  readonly message: string;
  /** Why, as a name that screens translate: of a file as a whole (IMPORT_UNREADABLE), or of a field. */
  readonly reason?: ImportReason | FieldReason;
  /** What the translation of the reason shows. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** An expected failure with a catalogue code; anything else thrown is a defect and leaves as INTERNAL. */
export class CatalogueError extends Error {
  readonly code: ErrorCode;
  readonly details: readonly ErrorDetail[];

  constructor(code: ErrorCode, details: readonly ErrorDetail[] = [], message: string = ERROR_CATALOGUE[code].message) {
    super(message);
    this.name = 'CatalogueError';
    this.code = code;
    this.details = details;
  }
}
