/** What is wrong with a row: a quote that nothing closes, more than a row may hold, or text behind a closed quote. */
export type CsvFault = 'OPEN_QUOTE' | 'TOO_LONG' | 'TEXT_AFTER_QUOTE';

/** One row of a CSV file and the line on which it begins, from 1; `cells` is null when it cannot be read. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[] | null;
  readonly fault?: CsvFault;
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
  readonly lineEnds: number;
  readonly hasTextAfterQuote: boolean;
}

/** A row that needs more text to be read; a quote in it may be open. */
type Unfinished = 'OPEN_QUOTE' | 'MORE';

/** How many lines end in a text. */
function lineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  for (let at = text.indexOf('\r'); at >= 0; at = text.indexOf('\r', at + 1)) {
    if (text.charCodeAt(at + 1) !== LINE_FEED) count += 1;
  }
  return count;
}

/** Reads CSV (RFC 4180, any delimiter, line ends of every system) as its text comes in, in constant memory. */
export class CsvRows {
  readonly #delimiter: number;
  #rest = '';
  #line = 1;
  #brokenQuotes = 0;
  /** Whether the rest of a refused row has still to come: it is no row of its own. */
  #isInRefused = false;
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
    let at = this.#isInRefused ? this.#passLine(text, 0) : 0;
    while (at < text.length) {
      const read = this.#row(text, at, isEnd);
      if (typeof read !== 'string') {
        const { cells, hasTextAfterQuote } = read;
        const fault = hasTextAfterQuote ? { fault: 'TEXT_AFTER_QUOTE' as const } : {};
        if (read.end - at > MAX_ROW) rows.push({ line: this.#line, cells: null, fault: 'TOO_LONG' });
        else if (cells.some((cell) => cell !== '')) rows.push({ line: this.#line, cells, ...fault });
        this.#line += read.lineEnds;
        at = read.end;
        continue;
      }
      if (!isEnd && text.length - at <= MAX_ROW) break;
      // Too long, or a quote that nothing closes: its line is refused, and the next line begins anew.
      if (read === 'OPEN_QUOTE') this.#brokenQuotes += 1;
      rows.push({ line: this.#line, cells: null, fault: read === 'OPEN_QUOTE' ? 'OPEN_QUOTE' : 'TOO_LONG' });
      at = this.#passLine(text, at);
    }
    this.#rest = text.slice(at);
    this.#triedAgainFrom = at === 0 ? Math.min(2 * this.#rest.length, MAX_ROW + 1) : 0;
    return rows;
  }

  /** Passes over what is left of a line that is refused; the answer is where the next one begins. */
  #passLine(text: string, at: number): number {
    const next = text.indexOf('\n', at);
    this.#isInRefused = next < 0;
    const end = next < 0 ? text.length : next + 1;
    this.#line += lineEnds(text.slice(at, end));
    return end;
  }

  #row(text: string, start: number, isEnd: boolean): ReadRow | Unfinished {
    const cells: string[] = [];
    let hasTextAfterQuote = false;
    let lines = 0;
    for (let at = start; ;) {
      let cell = '';
      let isQuoted = false;
      if (text.charCodeAt(at) === QUOTE && this.#brokenQuotes < MAX_BROKEN_QUOTES) {
        const quoted = this.#quoted(text, at + 1, isEnd);
        if (quoted === null) return 'OPEN_QUOTE';
        cell = quoted.cell;
        lines += lineEnds(cell);
        at = quoted.end;
        isQuoted = true;
      }
      const end = this.#cellEnd(text, at);
      hasTextAfterQuote ||= isQuoted && end > at;
      cells.push(cell + text.slice(at, end));
      if (end === text.length) return isEnd ? { cells, end, lineEnds: lines, hasTextAfterQuote } : 'MORE';
      if (text.charCodeAt(end) !== this.#delimiter) {
        // A return at the end of what has come may be half of a line end.
        if (text.charCodeAt(end) === RETURN && end + 1 === text.length && !isEnd) return 'MORE';
        const isPair = text.charCodeAt(end) === RETURN && text.charCodeAt(end + 1) === LINE_FEED;
        return { cells, end: end + (isPair ? 2 : 1), lineEnds: lines + 1, hasTextAfterQuote };
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
