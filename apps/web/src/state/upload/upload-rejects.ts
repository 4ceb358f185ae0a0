import { csvText } from '../documents/csv-text.ts';
import type { RejectedLine } from './upload-entry.ts';

/** Rejected lines as CSV: line, code, reason, field, message; the messages are the server's, in English. */
export function rejectedCsv(rejected: readonly RejectedLine[]): string {
  const rows = rejected.map(({ line, error }) => [
    line,
    error.code,
    error.reason ?? '',
    error.path ?? '',
    error.message,
  ]);
  return csvText([['line', 'code', 'reason', 'field', 'message'], ...rows]);
}
