// From pieces of text with a place on the page to lines in reading order:
//
//   ┌──────────────────────────┐   rows      pieces of about one height
//   │ Name, spans the page     │   segments  runs of a row without a wide gap
//   │ Skills     Experience    │   band      rows through which one vertical gutter runs: read its left, then its right
//   │ TIG        2019 welder   │
//   └──────────────────────────┘

/** A piece of text on a page; in points, y grows upwards. */
export interface PagePiece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Height of the letters. */
  readonly size: number;
}

interface Segment {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

interface Row {
  readonly y: number;
  readonly size: number;
  readonly segments: readonly Segment[];
}

/** Pieces whose baselines differ by less than this share of their size stand on one line. */
const SAME_LINE = 0.45;
/** A gap of this share of the letters' size is a blank. */
const BLANK_GAP = 0.12;
/** A gap of this many letter sizes may be a gutter between columns. */
const GUTTER = 1.4;
/** What must be left of a gutter in every row, in letter sizes. */
const NARROWEST_GUTTER = 1;
/** Rows with text at each side of a gutter before it counts as two columns. */
const MIN_COLUMN_ROWS = 3;
/** Gaps of one row that are tried; more of them are a table. */
const MAX_GAPS = 6;
/** Rows of a page above which columns are not looked for: no page that people read has so many. */
const MAX_ROWS = 1500;
/** A distance of this many letter sizes between lines is a paragraph's end. */
const PARAGRAPH_GAP = 1.75;
/** Columns within columns; deeper is a table. */
const MAX_COLUMNS = 4;

function rowsOf(pieces: readonly PagePiece[]): Row[] {
  const sorted = pieces.toSorted((a, b) => b.y - a.y || a.x - b.x);
  const rows: Row[] = [];
  let current: PagePiece[] = [];
  function endRow() {
    const first = current[0];
    if (first === undefined) return;
    const size = Math.max(...current.map((piece) => piece.size));
    rows.push({ y: first.y, size, segments: segmentsOf(current, size) });
    current = [];
  }
  for (const piece of sorted) {
    const first = current[0];
    if (first !== undefined && first.y - piece.y > SAME_LINE * Math.max(first.size, piece.size)) endRow();
    current.push(piece);
  }
  endRow();
  return rows;
}

function segmentsOf(pieces: readonly PagePiece[], size: number): readonly Segment[] {
  const segments: { text: string; left: number; right: number }[] = [];
  for (const { text, x, width } of pieces.toSorted((a, b) => a.x - b.x)) {
    const last = segments.at(-1);
    const gap = last === undefined ? Number.POSITIVE_INFINITY : x - last.right;
    if (last === undefined || gap > GUTTER * size) {
      segments.push({ text, left: x, right: x + width });
      continue;
    }
    const needsBlank = gap > BLANK_GAP * size && !last.text.endsWith(' ') && !text.startsWith(' ');
    last.text += needsBlank ? ` ${text}` : text;
    last.right = Math.max(last.right, x + width);
  }
  return segments;
}

/** The part of a gap that no segment of a row covers: what is left of `from..to` left and right of the row's text. */
function clearGap(row: Row, from: number, to: number): readonly [number, number] | null {
  let [low, high] = [from, to];
  for (const { left, right } of row.segments) {
    if (right <= low || left >= high) continue;
    // The wider side of what the segment leaves free goes on.
    if (left - low >= high - right) high = left;
    else low = right;
    if (high - low < 0) return null;
  }
  return high > low ? [low, high] : null;
}

interface Band {
  readonly rows: readonly Row[];
  readonly gutter: number;
}

/** A date, a year or a label with a colon: what stands left in a list of experiences, beside what it belongs to. */
function isKey(text: string): boolean {
  return /:\s*$/.test(text) || (text.length <= 30 && /\b(19|20)\d\d\b/.test(text));
}

interface Sides {
  /** Rows with text at that side. */
  lefts: number;
  rights: number;
  /** Rows with text at the left only. */
  alone: number;
  leftKeys: number;
  rightKeys: number;
}

function sidesOf(rows: readonly Row[], gutter: number): Sides {
  const sides: Sides = { lefts: 0, rights: 0, alone: 0, leftKeys: 0, rightKeys: 0 };
  for (const { segments } of rows) {
    const left = segments.filter((segment) => segment.right <= gutter);
    const right = segments.filter((segment) => segment.right > gutter);
    if (left.length > 0) sides.lefts += 1;
    if (right.length > 0) sides.rights += 1;
    if (right.length === 0) sides.alone += 1;
    if (isKey(left.map(({ text }) => text).join(' '))) sides.leftKeys += 1;
    if (isKey(right.map(({ text }) => text).join(' '))) sides.rightKeys += 1;
  }
  return sides;
}

/** Whether one side of a band only names what stands beside it: dates, labels. Then it is a table, read by row. */
function isTable({ lefts, rights, alone, leftKeys, rightKeys }: Sides): boolean {
  if (leftKeys >= lefts / 2 || rightKeys >= rights / 2) return true;
  return lefts <= rights / 3 && alone <= lefts / 4;
}

/** Gaps that may be a gutter: between segments of the row, or between it and the row below when they stand apart. */
function gapsAt(rows: readonly Row[], start: number): readonly (readonly [number, number])[] {
  const segments = rows[start]?.segments ?? [];
  const gaps: (readonly [number, number])[] = [];
  for (let i = 0; i + 1 < segments.length && i < MAX_GAPS; i += 1) {
    gaps.push([segments[i]?.right ?? 0, segments[i + 1]?.left ?? 0]);
  }
  const [only, ...others] = segments;
  const [below] = rows[start + 1]?.segments ?? [];
  if (gaps.length === 0 && only !== undefined && others.length === 0 && below !== undefined) {
    if (below.left > only.right) gaps.push([only.right, below.left]);
    else if (only.left > below.right) gaps.push([below.right, only.left]);
  }
  return gaps;
}

/** The longest run of rows from `start` through which one gutter runs; null when there is none worth it. */
function bandFrom(rows: readonly Row[], start: number): Band | null {
  let best: Band | null = null;
  for (let gap of gapsAt(rows, start)) {
    let end = start;
    for (let at = start; at < rows.length; at += 1) {
      const row = rows[at];
      if (row === undefined) break;
      const next = clearGap(row, ...gap);
      if (next === null || next[1] - next[0] < NARROWEST_GUTTER * row.size) break;
      gap = next;
      end = at + 1;
    }
    const band = { rows: rows.slice(start, end), gutter: (gap[0] + gap[1]) / 2 };
    const sides = sidesOf(band.rows, band.gutter);
    if (Math.min(sides.lefts, sides.rights) < MIN_COLUMN_ROWS || isTable(sides)) continue;
    if (best === null || band.rows.length > best.rows.length) best = band;
  }
  return best;
}

function side(rows: readonly Row[], keep: (segment: Segment) => boolean): Row[] {
  return rows.flatMap((row) => {
    const segments = row.segments.filter(keep);
    return segments.length === 0 ? [] : [{ ...row, segments }];
  });
}

function writeRows(rows: readonly Row[], depth: number, out: string[]): void {
  let above: Row | null = null;
  for (let at = 0; at < rows.length;) {
    const row = rows[at];
    if (row === undefined) break;
    const band = depth < MAX_COLUMNS ? bandFrom(rows, at) : null;
    if (band !== null) {
      if (out.length > 0) out.push('');
      writeRows(
        side(band.rows, (segment) => segment.right <= band.gutter),
        depth + 1,
        out,
      );
      out.push('');
      writeRows(
        side(band.rows, (segment) => segment.right > band.gutter),
        depth + 1,
        out,
      );
      out.push('');
      at += band.rows.length;
      above = null;
      continue;
    }
    if (above !== null && above.y - row.y > PARAGRAPH_GAP * Math.max(above.size, row.size)) out.push('');
    out.push(row.segments.map(({ text }) => text.trim()).join('\t'));
    above = row;
    at += 1;
  }
}

/** The lines of a page in reading order; an empty line between paragraphs and between columns. */
export function pageLines(pieces: readonly PagePiece[]): readonly string[] {
  const out: string[] = [];
  const rows = rowsOf(pieces.filter(({ text }) => text.trim() !== ''));
  writeRows(rows, rows.length > MAX_ROWS ? MAX_COLUMNS : 0, out);
  return out;
}
