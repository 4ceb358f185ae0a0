import type { RejectedLine } from './upload-entry.ts';

function cell(value: string | number): string {
  const text = String(value);
  // A spreadsheet would compute a cell that begins so.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rejected lines as CSV: line, code, reason, field, message; the messages are the server's, in English. */
export function rejectedCsv(rejected: readonly RejectedLine[]): string {
  const rows = rejected.map(({ line, error }) =>
    [line, error.code, error.reason ?? '', error.path ?? '', error.message].map(cell).join(','),
  );
  return `${['line,code,reason,field,message', ...rows].join('\r\n')}\r\n`;
}
