/** One row of a CSV file and the line on which it begins; `cells` is null when it cannot be read. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[] | null;
}

const QUOTE = 34;
const LINE_FEED = 10;
const RETURN = 13;
/** After so many quotes that nothing closes, the file's quotes are no quotes: they are read as they stand. */
const MAX_BROKEN_QUOTES = 5;
/** The longest row, in UTF-16 code units: a text of a million characters and what stands beside it. */
const MAX_ROW = 1_500_000;

interface ReadRow {
  readonly cells: readonly string[];
  readonly end: number;
}

/** A row that needs more text to be read; a quote in it may be open. */
type Unfinished = 'OPEN_QUOTE' | 'MORE';

/** Reads CSV (RFC 4180, any delimiter, line ends of every system) as its text comes in, in constant memory. */
export class CsvRows {
  readonly #delimiter: number;
  #rest = '';
  #line = 1;
  #brokenQuotes = 0;
  /** Length below which a row that was not complete is not tried again, so that a long row is read a few times only. */
  #triedAgainFrom = 0;

  /** `delimiter` is one character. */
  constructor(delimiter: string) {
    this.#delimiter = delimiter.charCodeAt(0);
  }

  /** The rows that the next piece of text completes. */
  push(text: string): readonly CsvRow[] {
    return this.#rows(text, false);
  }

  /** The rows that are left when the file ends. */
  end(): readonly CsvRow[] {
    return this.#rows('', true);
  }

  #rows(added: string, isEnd: boolean): readonly CsvRow[] {
    const text = this.#rest + added;
    if (!isEnd && text.length < this.#triedAgainFrom) {
      this.#rest = text;
      return [];
    }
    const rows: CsvRow[] = [];
    let at = 0;
    while (at < text.length) {
      const read = this.#row(text, at, isEnd);
      if (typeof read !== 'string') {
        if (read.cells.some((cell) => cell !== '')) rows.push({ line: this.#line, cells: read.cells });
        at = this.#pass(text, at, read.end);
        continue;
      }
      if (!isEnd && text.length - at <= MAX_ROW) break;
      // Too long, or a quote that nothing closes: its line is refused, and the next line begins anew.
      if (read === 'OPEN_QUOTE') this.#brokenQuotes += 1;
      rows.push({ line: this.#line, cells: null });
      const next = text.indexOf('\n', at);
      at = this.#pass(text, at, next < 0 ? text.length : next + 1);
    }
    this.#rest = text.slice(at);
    this.#triedAgainFrom = at === 0 ? 2 * this.#rest.length : 0;
    return rows;
  }

  /** Counts the lines from `at` to `end`, which it answers. */
  #pass(text: string, at: number, end: number): number {
    for (let i = at; i < end; i += 1) {
      const code = text.charCodeAt(i);
      if (code === LINE_FEED || (code === RETURN && text.charCodeAt(i + 1) !== LINE_FEED)) this.#line += 1;
    }
    return end;
  }

  #row(text: string, start: number, isEnd: boolean): ReadRow | Unfinished {
    const cells: string[] = [];
    for (let at = start; ;) {
      let cell = '';
      if (text.charCodeAt(at) === QUOTE && this.#brokenQuotes < MAX_BROKEN_QUOTES) {
        const quoted = this.#quoted(text, at + 1, isEnd);
        if (quoted === null) return 'OPEN_QUOTE';
        cell = quoted.cell;
        at = quoted.end;
      }
      const end = this.#cellEnd(text, at);
      cells.push(cell + text.slice(at, end));
      if (end === text.length) return isEnd ? { cells, end } : 'MORE';
      if (text.charCodeAt(end) !== this.#delimiter) {
        // A return at the end of what has come may be half of a line end.
        if (text.charCodeAt(end) === RETURN && end + 1 === text.length && !isEnd) return 'MORE';
        const isPair = text.charCodeAt(end) === RETURN && text.charCodeAt(end + 1) === LINE_FEED;
        return { cells, end: end + (isPair ? 2 : 1) };
      }
      at = end + 1;
    }
  }

  #cellEnd(text: string, from: number): number {
    for (let at = from; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === this.#delimiter || code === LINE_FEED || code === RETURN) return at;
    }
    return text.length;
  }

  #quoted(text: string, start: number, isEnd: boolean): { readonly cell: string; readonly end: number } | null {
    const parts: string[] = [];
    for (let from = start; ;) {
      const quote = text.indexOf('"', from);
      if (quote < 0) return null;
      parts.push(text.slice(from, quote));
      if (text.charCodeAt(quote + 1) === QUOTE) {
        parts.push('"');
        from = quote + 2;
      } else {
        if (quote + 1 === text.length && !isEnd) return null;
        return { cell: parts.join(''), end: quote + 1 };
      }
    }
  }
}

const DELIMITERS = [';', '\t', ','] as const;
const SAMPLE_ROWS = 25;

/** The first rows of a file with one delimiter; a row that the head cuts off counts when it is the only one. */
export function sampleRows(head: string, delimiter: string): readonly (readonly string[])[] {
  const reader = new CsvRows(delimiter);
  const whole = reader.push(head);
  return (whole.length > 0 ? whole : reader.end())
    .slice(0, SAMPLE_ROWS)
    .flatMap(({ cells }) => (cells === null ? [] : [cells]));
}

/** The delimiter of a file: the one that cuts its first rows into the most cells while they stay equally many. */
export function delimiterOf(head: string): string {
  const declared = /^\ufeff?sep=(.)\r?\n/i.exec(head)?.[1];
  if (declared !== undefined) return declared;
  let best: string = ',';
  let bestScore = 0;
  for (const delimiter of DELIMITERS) {
    const rows = sampleRows(head, delimiter);
    const columns = rows[0]?.length ?? 0;
    const alike = rows.filter((row) => row.length === columns).length / Math.max(1, rows.length);
    const score = columns < 2 ? 0 : alike * alike * columns;
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}
