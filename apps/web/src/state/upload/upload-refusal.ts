import { ApiFailure, type ImportProblem } from '@counterpart/client';
import { MAX_WHOLE_FILE } from '@counterpart/domain';

/** Why something could not be done, as a message of the catalogue with its values. */
export interface Refusal {
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** The server's own words when the message alone does not tell enough; English. */
  readonly detail: string | null;
}

/** The refusal of a document that is larger than the server reads. */
export function tooLarge(): Refusal {
  return { id: 'upload.refused.TOO_LARGE', values: { limit: MAX_WHOLE_FILE / 1_000_000 }, detail: null };
}

/** The refusal of dates that are none. */
export const INVALID_DATES: Refusal = { id: 'upload.refused.dates', values: {}, detail: null };

/** Nothing is wrong with the file: another time, or another disk, will do. */
const SERVER_STATES = new Set(['TOO_MANY_REQUESTS', 'OVERLOADED', 'DISK_FULL', 'DISK_FAILED']);
const OWN_WORDS = new Set(['MALFORMED_JSON', 'INVALID_REQUEST']);

function refusalOf(
  code: string | null,
  reason: string | undefined,
  path: string | undefined,
  message: string,
): Refusal {
  if (code === 'IMPORT_UNREADABLE' && reason !== undefined) {
    return { id: `error.IMPORT_UNREADABLE.${reason}`, values: {}, detail: null };
  }
  if (code === 'TOO_LARGE') return tooLarge();
  if (code === 'FORBIDDEN') return { id: 'failure.forbidden', values: {}, detail: null };
  if (code === 'UNAUTHENTICATED') return { id: 'failure.loggedOut', values: {}, detail: null };
  if (code !== null && SERVER_STATES.has(code)) return { id: `upload.refused.${code}`, values: {}, detail: null };
  const detail = path === undefined || path === '' || path === 'file' ? message : `${path}: ${message}`;
  return { id: `upload.refused.${code !== null && OWN_WORDS.has(code) ? code : 'other'}`, values: {}, detail };
}

/** Why a call failed. */
export function refusalFrom(error: unknown): Refusal {
  if (!(error instanceof ApiFailure)) return refusalOf(null, undefined, undefined, String(error));
  if (error.status === 0) return { id: 'error.unreachable', values: {}, detail: null };
  const [first] = error.details;
  return refusalOf(error.code, first?.reason, first?.path, first?.message ?? error.message);
}

/** Why one line of a file was not taken in. */
export function refusalOfLine({ code, reason, path, message }: Omit<ImportProblem, 'line'>): Refusal {
  if (code === 'TOO_LARGE') return refusalOf(null, undefined, path, message);
  return refusalOf(code, reason, path, message);
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
