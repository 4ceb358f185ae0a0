import type { Token } from '../../tokens/text-tokens.ts';
import { tokensOf } from '../../tokens/text-tokens.ts';
import { CV_LABELS, CV_WORDS } from '../words/cv-words.ts';
import { sectionOfWords } from './cv-headings.ts';

/** A line of a text, or the part of a line that stands in one column. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The lines of a text in reading order, and the characters of each column where there are two. */
export interface PageLayout {
  readonly stretches: readonly Stretch[];
  /** Cells of the left column and of the right one; empty in a text of one column. */
  readonly columns: readonly (readonly Stretch[])[];
}

/** What divides two columns on a line: a tab, or blanks wider than between words. */
const GAP = /\t+| {3,}/g;
const LONGEST_LINE = 240;
/** Lines of text in each column; fewer are a table or an address beside a name. */
const FEWEST_CELLS = 5;
/** This share of the cells at the right begin at the very same character. */
const ALIGNED = 0.8;
/** Characters by which a left cell with letters of double width may push the right one. */
const SHIFT = 1;

interface Line extends Stretch {
  /** Where the gap begins and where the text behind it does; null: one cell. */
  readonly gaps: readonly Stretch[];
}

function linesOfText(plain: string): readonly Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= plain.length;) {
    let end = plain.indexOf('\n', start);
    if (end < 0) end = plain.length;
    const written = plain.slice(start, Math.min(end, start + LONGEST_LINE)).trimEnd();
    const gaps = [...written.matchAll(GAP)].map(({ index, 0: gap }) => ({
      start: start + index,
      end: start + index + gap.length,
    }));
    lines.push({ start, end, gaps });
    start = end + 1;
  }
  return lines;
}

/** The gap of a line that ends at a column; for tabs the only one there is. */
function gapAt({ start, gaps }: Line, column: number | 'tab', plain: string): Stretch | undefined {
  if (column === 'tab') return gaps.length === 1 && plain.charAt(gaps[0]?.start ?? 0) === '\t' ? gaps[0] : undefined;
  const own = gaps.find((gap) => Math.abs(gap.end - start - column) <= SHIFT);
  // dates at the left of the second column, and below them nothing: the gap of that line is wider
  return own ?? gaps.find((gap) => gap.start - start < column - SHIFT && gap.end - start > column);
}

/** Places that are tried as the begin of a second column. */
const MOST_COLUMNS = 3;

/** Where most gaps end, counted from the begin of the line, the most usual first. */
function columnsOf(lines: readonly Line[], plain: string): readonly (number | 'tab')[] {
  const ends = new Map<number | 'tab', number>();
  for (const { start, gaps } of lines) {
    for (const gap of gaps) {
      const key = plain.charAt(gap.start) === '\t' ? 'tab' : gap.end - start;
      ends.set(key, (ends.get(key) ?? 0) + 1);
    }
  }
  return [...ends]
    .filter(([, count]) => count >= FEWEST_CELLS)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_COLUMNS)
    .map(([column]) => column);
}

function isHeading(words: string): boolean {
  const tokens: readonly Token[] = tokensOf(words);
  return /^\p{Lu}/u.test(words) && sectionOfWords(tokens, 0, tokens.length) !== null;
}

/** Gaps of a line that heads a table: one of two cells may head two columns of text. */
const FEWEST_GAPS = 2;

/** "Period    School    Study": each cell is what a form asks for. */
function headsTable(plain: string, { start, end, gaps }: Line): boolean {
  if (gaps.length < FEWEST_GAPS) return false;
  const bounds = [start, ...gaps.flatMap((gap) => [gap.start, gap.end]), end];
  const cells = bounds.flatMap((from, at) => (at % 2 === 0 ? [plain.slice(from, bounds[at + 1]).trim()] : []));
  return cells.filter((words) => words !== '').every(isColumnHead);
}

function isColumnHead(words: string): boolean {
  const tokens = tokensOf(words);
  const heads = [
    CV_WORDS.tableHeads,
    CV_WORDS.columnFrom,
    CV_WORDS.columnTo,
    ...CV_LABELS.map(([, phrases]) => phrases),
  ];
  return heads.some((phrases) => phrases.endOf(tokens, 0) === tokens.length);
}

/** Labels alone at the left of a gap that make a form of lines in two columns, and their share of such lines. */
const FEWEST_LABELS = 4;
const LABEL_SHARE = 0.5;

/** "• Date (da – a)	2008 – 2012": labels at the left, their values at the right, are read line by line. */
function isForm(plain: string, rows: readonly Stretch[]): boolean {
  const labels = rows.filter(({ start, end }) => isColumnHead(plain.slice(start, end).replace(/\([^)]{0,20}\)/, '')));
  return labels.length >= FEWEST_LABELS && labels.length >= rows.length * LABEL_SHARE;
}

/**
 * The lines of a text as they are to be read. A CV in two columns that was pasted line by line ("Contact      Work
 * experience") is read column after column: told by headings in both, so that a table with dates at the left stays one.
 */
export function pageLayout(plain: string): PageLayout {
  const lines = linesOfText(plain);
  const single: PageLayout = { stretches: lines, columns: [] };
  const columns = columnsOf(lines, plain);
  if (columns.length === 0 || lines.some((line) => headsTable(plain, line))) return single;
  for (const column of columns) {
    const two = twoColumns(plain, lines, column);
    if (two !== null) return two;
  }
  return single;
}

/** The lines of a text as two columns of which the second begins at `column`; null where they are none. */
function twoColumns(plain: string, lines: readonly Line[], column: number | 'tab'): PageLayout | null {
  const left: Stretch[] = [];
  const right: Stretch[] = [];
  const rows = lines.flatMap((line) => {
    const gap = gapAt(line, column, plain);
    return gap === undefined ? [] : [{ start: line.start, end: gap.start }];
  });
  if (isForm(plain, rows)) return null;
  let lost = 0;
  let first = -1;
  for (const [at, line] of lines.entries()) {
    const gap = gapAt(line, column, plain);
    if (gap !== undefined && first < 0) first = at;
    if (first < 0) continue;
    if (gap !== undefined) {
      left.push({ start: line.start, end: gap.start });
      right.push({ start: gap.end, end: line.end });
    } else {
      // text that runs through the gap stands in no column
      const width = column === 'tab' ? Infinity : column;
      if (line.end - line.start > width) lost++;
      left.push(line);
      right.push({ start: line.end, end: line.end });
    }
  }
  const written = (cells: readonly Stretch[]): readonly string[] =>
    cells.map(({ start, end }) => plain.slice(start, end).trim()).filter((words) => words !== '');
  const columns = [written(left), written(right)] as const;
  const isTwo =
    columns.every((cells) => cells.length >= FEWEST_CELLS && cells.some(isHeading)) &&
    lost <= columns[1].length * (1 - ALIGNED);
  return isTwo ? { stretches: [...lines.slice(0, first), ...left, ...right], columns: [left, right] } : null;
}

/** Characters of the other column inside a part of one. */
export function foreignCells({ columns }: PageLayout, { start, end }: Stretch): readonly Stretch[] {
  const own = columns.findIndex((cells) => cells.some((cell) => cell.start <= start && start < cell.end));
  if (own < 0) return [];
  return columns.flatMap((cells, at) =>
    at === own ? [] : cells.filter((cell) => cell.end > start && cell.start < end && cell.end > cell.start),
  );
}
