import { csvText } from '../documents/csv-text.ts';
import type { RejectedLine } from './upload-entry.ts';
import { type Refusal, refusalOfLine } from './upload-refusal.ts';

/** Rejected lines as CSV: line, code, reason, field, and the message in the words that the screen has for it. */
export function rejectedCsv(rejected: readonly RejectedLine[], say: (refusal: Refusal) => string): string {
  const rows = rejected.map(({ line, error }) => [
    line,
    error.code,
    error.reason ?? '',
    error.path ?? '',
    say(refusalOfLine(error)),
  ]);
  return csvText([['line', 'code', 'reason', 'field', 'message'], ...rows]);
}
