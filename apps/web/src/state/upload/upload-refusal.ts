import { ApiFailure, type ImportProblem } from '@counterpart/client';
import { type ErrorDetail, FIELD_REASONS, type FieldReason, MAX_WHOLE_FILE } from '@counterpart/domain';

/** The field that is refused, and why: its reason as a message of the catalogue, null where none is known. */
export interface RefusedField {
  /** As the file or the call names it; empty for the whole. */
  readonly path: string;
  readonly reason: string | null;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Why something could not be done, as messages of the catalogue with their values; never in the server's own words. */
export interface Refusal {
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** Where and why, when the message alone does not tell enough. */
  readonly field: RefusedField | null;
}

/** The refusal of a document that is larger than the server reads. */
export function tooLarge(): Refusal {
  return { id: 'upload.refused.TOO_LARGE', values: { limit: MAX_WHOLE_FILE / 1_000_000 }, field: null };
}

/** The refusal of dates that are none. */
export const INVALID_DATES: Refusal = { id: 'upload.refused.dates', values: {}, field: null };

/** Nothing is wrong with the file: another time, or another disk, will do. */
const SERVER_STATES = new Set(['TOO_MANY_REQUESTS', 'OVERLOADED', 'DISK_FULL', 'DISK_FAILED']);
/** What is wrong with a file or a document, in words of its own. */
const OWN_WORDS = new Set<string | null>([
  'MALFORMED_JSON',
  'INVALID_REQUEST',
  'EMPTY_TEXT',
  'BINARY_TEXT',
  'UNKNOWN_DOCUMENT',
]);

type Problem = { readonly [Name in 'path' | 'reason' | 'values']?: ErrorDetail[Name] | undefined };

function isFieldReason(reason: ErrorDetail['reason']): reason is FieldReason {
  return FIELD_REASONS.some((known) => known === reason);
}

function fieldOf({ path = '', reason, values = {} }: Problem): RefusedField | null {
  const where = path === 'file' ? '' : path;
  const why = isFieldReason(reason) ? `error.field.${reason}` : null;
  return where === '' && why === null ? null : { path: where, reason: why, values };
}

function refusalOf(code: string | null, problem: Problem): Refusal {
  if (code === 'IMPORT_UNREADABLE' && problem.reason !== undefined) {
    return { id: `error.IMPORT_UNREADABLE.${problem.reason}`, values: {}, field: null };
  }
  if (code === 'TOO_LARGE') return tooLarge();
  if (code === 'FORBIDDEN') return { id: 'failure.forbidden', values: {}, field: null };
  if (code === 'UNAUTHENTICATED') return { id: 'failure.loggedOut', values: {}, field: null };
  if (code !== null && SERVER_STATES.has(code)) return { id: `upload.refused.${code}`, values: {}, field: null };
  return { id: `upload.refused.${OWN_WORDS.has(code) ? code : 'other'}`, values: {}, field: fieldOf(problem) };
}

/** Why a call failed. */
export function refusalFrom(error: unknown): Refusal {
  if (!(error instanceof ApiFailure)) return refusalOf(null, {});
  if (error.status === 0) return { id: 'error.unreachable', values: {}, field: null };
  return refusalOf(error.code, error.details[0] ?? {});
}

/** Why one line of a file was not taken in. */
export function refusalOfLine({ code, ...problem }: Omit<ImportProblem, 'line' | 'message'>): Refusal {
  // the file as a whole may be larger
  return refusalOf(code === 'TOO_LARGE' ? 'INVALID_REQUEST' : code, problem);
}

const WHOLE_FILE_BEGINS = [
  '%PDF-',
  'PK',
  '{\\rtf',
  '\u00d0\u00cf\u0011\u00e0',
  '\u0089PNG',
  '\u00ff\u00d8\u00ff',
  'GIF8',
];

/**
 * Whether a file is known to be too large before it is sent: what it is by its first bytes, and how large such files
 * may be.
 */
export async function isKnownTooLarge(file: Blob): Promise<boolean> {
  if (file.size <= MAX_WHOLE_FILE) return false;
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 8).arrayBuffer()));
  return WHOLE_FILE_BEGINS.some((begin) => head.startsWith(begin));
}
