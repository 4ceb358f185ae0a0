import type { CvLine } from '../../layout/cv-line.ts';
import { CV_LABELS, CV_WORDS } from '../../words/cv-words.ts';
import type { EntryKind, HeaderFacts } from '../classify-segments.ts';
import type { EntryBlock } from '../cv-entry.ts';
import { blockOf, type CellLabel, isKey, isTime, type LabelledCell, MOST_LABELLED } from './labelled-entry.ts';

/** A cell of a line: its characters, and its tokens. */
interface RowCell {
  readonly start: number;
  readonly from: number;
  readonly to: number;
}

/** The rows of a table, and the lines below it. */
export interface Table {
  readonly rows: readonly EntryBlock[];
  readonly rest: readonly CvLine[];
}

interface Column {
  readonly label: CellLabel;
  /** Characters from the begin of its line. */
  readonly offset: number;
}

// bounded, or from the middle of a run: from each of 100,000 blanks the rest of them would be tried again
const PIPE = /\s{0,40}\|\s{0,40}/gu;
const TAB = /(?<![ \t])[ \t]*\t[ \t]*/gu;
const BLANKS = / {2,}/gu;
/** Columns of a table at least and at most, and lines above its heads at most. */
const FEWEST_COLUMNS = 3;
const MOST_COLUMNS = 20;
const MOST_ABOVE = 1;

/**
 * The rows of a table whose first line names its columns ("From | To | Position | Company"): what stands in a column is
 * what its head says. Null: no such line.
 */
export function tableBlocks(facts: HeaderFacts, kind: EntryKind, lines: readonly CvLine[]): Table | null {
  for (let at = 0; at <= MOST_ABOVE; at++) {
    const head = lines[at];
    if (head === undefined || head.ranges.length > 0) continue;
    const { plain } = facts;
    const written = plain.slice(head.start, head.end);
    const divider = written.includes('|') ? PIPE : written.includes('\t') ? TAB : BLANKS;
    const columns = columnsOf(facts, kind, head, divider);
    if (columns !== null) return rowsOf(facts, kind, lines.slice(at + 1), columns, divider);
  }
  return null;
}

/** What heads the columns; null when one of them is headed by anything else. */
function columnsOf(facts: HeaderFacts, kind: EntryKind, head: CvLine, divider: RegExp): readonly Column[] | null {
  const cells = cellsOf(facts, head, divider);
  if (cells.length < FEWEST_COLUMNS || cells.length > MOST_COLUMNS) return null;
  const columns: Column[] = [];
  const begin = beginOf(facts.plain, head);
  let unknown = 0;
  for (const { start, from, to } of cells) {
    const label = headOf(facts, kind, from, to);
    // "Employer | From | To | Job title | Why you left": one column of something else
    if (label === undefined && (++unknown > 1 || cells.length <= FEWEST_COLUMNS)) return null;
    columns.push({ label: label === undefined ? 'aside' : label, offset: start - begin });
  }
  return columns.some(({ label }) => isTime(label)) && columns.some(({ label }) => isKey(label) && !isTime(label))
    ? columns
    : null;
}

function headOf({ tokens }: HeaderFacts, kind: EntryKind, from: number, to: number): CellLabel | undefined {
  const fits = CV_LABELS.filter(([, phrases]) => phrases.endOf(tokens, from, to) === to).map(([label]) => label);
  const own = kind === 'education' ? ['degree', 'institute'] : ['title', 'company'];
  const label = fits.find((one) => own.includes(one)) ?? fits.find((one) => isKey(one)) ?? fits[0];
  if (label !== undefined) return label;
  if (CV_WORDS.columnFrom.endOf(tokens, from, to) === to) return 'from';
  if (CV_WORDS.columnTo.endOf(tokens, from, to) === to) return 'to';
  return CV_WORDS.tableHeads.endOf(tokens, from, to) === to ? null : undefined;
}

/** The first character of a line with its blanks: looked for once a line, as one may have 100,000 cells. */
function beginOf(plain: string, { start }: CvLine): number {
  return plain.lastIndexOf('\n', start - 1) + 1;
}

function cellsOf({ plain, tokens }: HeaderFacts, line: CvLine, divider: RegExp): readonly RowCell[] {
  const cells: RowCell[] = [];
  let at = line.from;
  const add = (start: number, end: number): void => {
    const from = at;
    while (at < line.to && (tokens[at]?.start ?? end) < end) at++;
    cells.push({ start, from, to: at });
  };
  let start = line.start;
  for (const { index, 0: gap } of plain.slice(line.start, line.end).matchAll(divider)) {
    add(start, line.start + index);
    start = line.start + index + gap.length;
  }
  add(start, line.end);
  return cells;
}

/** A line of one cell goes on with the row above it; below a blank line one of other cells is no row. */
function rowsOf(
  facts: HeaderFacts,
  kind: EntryKind,
  lines: readonly CvLine[],
  columns: readonly Column[],
  divider: RegExp,
): Table {
  const rows: EntryBlock[] = [];
  for (const [row, line] of lines.entries()) {
    if (rows.length >= MOST_LABELLED) break;
    const cells = cellsOf(facts, line, divider);
    const last = rows.at(-1);
    if (line.isAfterBlank && last !== undefined && cells.length !== columns.length)
      return { rows, rest: lines.slice(row) };
    if (cells.length === 1) {
      if (last !== undefined) rows[rows.length - 1] = { ...last, end: line.end };
      continue;
    }
    const begin = beginOf(facts.plain, line);
    const labelled = cells.map((cell, at): LabelledCell => ({
      ...cell,
      label: columnOf(columns, cells, cell.start - begin, at),
    }));
    const { start, end, ranges } = line;
    rows.push(blockOf(facts, kind, { cells: labelled, ranges, start, end, bodyStart: end }));
  }
  return { rows, rest: [] };
}

/** The column of a cell: by number where the row has all of them, else the one that begins nearest. */
function columnOf(columns: readonly Column[], cells: readonly RowCell[], offset: number, at: number): CellLabel {
  if (cells.length === columns.length) return columns[at]?.label ?? null;
  const [nearest] = [...columns].sort((a, b) => Math.abs(a.offset - offset) - Math.abs(b.offset - offset));
  return nearest?.label ?? null;
}
