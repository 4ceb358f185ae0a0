import { delimitedRows } from './delimited-rows.ts';

/** One comment of the input. */
export interface FeedbackComment {
  readonly text: string;
  /** `yyyy-MM-dd`; null without a date. */
  readonly date: string | null;
}

/** Rows from which a text counts as a table. */
const FEWEST_ROWS = 3;
/** A cell longer than this is no column's name. */
const LONGEST_NAME = 40;
/** The part of a column's cells that must be dates for the column to be one. */
const DATED = 0.8;

/** A date as spreadsheets write it, as `yyyy-MM-dd`: the year first, or the day first. */
function dateOf(cell: string): string | null {
  const text = cell.trim();
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?: .*)?$/.exec(text);
  const [year, month, day] = yearFirst?.slice(1, 4) ?? dayFirst?.slice(1, 4).toReversed() ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return Number.isNaN(Date.parse(date)) ? null : date;
}

/** A table has the same columns in every row, at least two, and a first row of short names; commas of prose have a space behind them. */
function isTable(rows: readonly (readonly string[])[]): boolean {
  const [head, ...body] = rows;
  if (head === undefined || head.length < 2 || rows.length < FEWEST_ROWS) return false;
  if (head.slice(1).some((cell) => cell.startsWith(' '))) return false;
  const isNames = head.every(
    (cell) => cell.trim() !== '' && cell.length <= LONGEST_NAME && !/[.!?]$/.test(cell.trim()),
  );
  return isNames && body.every(({ length }) => length === head.length);
}

/** The comments of an input: the longest column of a table, dated by its date column; otherwise one a line. */
export function readComments(input: string): readonly FeedbackComment[] {
  const text = input.replace(/^\uFEFF/, '');
  const rows = delimitedRows(text);
  const [head, ...body] = rows;
  if (head === undefined || !isTable(rows)) {
    const lines = text.split(/\r?\n/).map((line) => line.trim());
    return lines.filter((line) => line !== '').map((line) => ({ text: line, date: null }));
  }
  const columns = head.map((_name, at) => body.map((row) => row[at]?.trim() ?? ''));
  const lengths = columns.map((cells) => cells.reduce((sum, { length }) => sum + length, 0));
  const comments = columns[lengths.indexOf(Math.max(...lengths))] ?? [];
  const dates = columns
    .map((cells) => cells.map(dateOf))
    .find((cells) => cells.filter((cell) => cell !== null).length >= cells.length * DATED);
  return comments.flatMap((comment, at) => {
    // one line each, as the parser reads them
    const line = comment.replace(/\s*\r?\n\s*/g, ' ');
    return line === '' ? [] : [{ text: line, date: dates?.[at] ?? null }];
  });
}
