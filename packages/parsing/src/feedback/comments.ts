/** How comments stand in a text: a line each, or cells of a table. */
export type FeedbackInput = 'csv' | 'text';

const QUOTE = '"';
const DELIMITERS = [';', '\t', ','] as const;
/** Rows by which a table is told from lines. */
const SAMPLE = 50;
/** Cells with fewer words are names, dates and figures. */
const FEWEST_WORDS = 3;
const WORD = /\p{L}{2,}/gu;

/** The rows of a text as RFC 4180 quotes them; a quote inside a cell stands for itself. */
function* rowsOf(text: string, delimiter: string | null): Generator<readonly string[]> {
  let cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    let cell: string;
    const close = text[at] === QUOTE ? closingQuote(text, at + 1, delimiter) : -1;
    if (close >= 0) {
      cell = text.slice(at + 1, close).replaceAll('""', QUOTE);
      at = close + 1;
    } else {
      const start = at;
      while (at < text.length && text[at] !== '\n' && text[at] !== '\r' && text[at] !== delimiter) at++;
      cell = text.slice(start, at);
    }
    cells.push(cell.trim());
    if (delimiter !== null && text[at] === delimiter) {
      at++;
      continue;
    }
    yield cells;
    cells = [];
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    at++;
  }
}

/** Where the quotes that were opened close: before a delimiter or the end of a line; -1 when they never do. */
function closingQuote(text: string, from: number, delimiter: string | null): number {
  for (let at = text.indexOf(QUOTE, from); at >= 0; at = text.indexOf(QUOTE, at + 1)) {
    const next = text[at + 1];
    if (next === QUOTE) at++;
    else if (next === undefined || next === '\n' || next === '\r' || next === delimiter) return at;
    else return -1;
  }
  return -1;
}

/** Whether the first line is prose: outside of quotes a delimiter has a space behind it. */
function isProse(text: string, delimiter: string): boolean {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  return line.replace(/"[^"]*"/g, '').includes(`${delimiter} `);
}

/** The delimiter of a table: it gives the first rows equally many cells, two or more; null for plain lines. */
function delimiterOf(text: string): string | null {
  for (const delimiter of DELIMITERS) {
    if (isProse(text, delimiter)) continue;
    const widths: number[] = [];
    for (const row of rowsOf(text.slice(0, 100_000), delimiter)) {
      if (row.some((cell) => cell !== '')) widths.push(row.length);
      if (widths.length > SAMPLE) break;
    }
    // the last row of a long text was cut
    if (widths.length > SAMPLE) widths.pop();
    const [first = 1] = widths;
    if (widths.length > 1 && first > 1 && widths.every((width) => width === first)) return delimiter;
  }
  return null;
}

function isComment(cell: string): boolean {
  return (cell.match(WORD)?.length ?? 0) >= FEWEST_WORDS;
}

/** The comments of a text: csv has one a line, or in cells of a table with its header left out; text has one a line. */
export function* commentsOf(text: string, input: FeedbackInput): Generator<string> {
  const whole = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (input === 'text') {
    for (const line of whole.split(/\r\n|\r|\n/)) if (line.trim() !== '') yield line.trim();
    return;
  }
  const delimiter = delimiterOf(whole);
  let isFirst = true;
  for (const row of rowsOf(whole, delimiter)) {
    const isHeader = isFirst && delimiter !== null && !row.some((cell) => /[.!?]$/.test(cell));
    isFirst = false;
    if (isHeader) continue;
    for (const cell of row) if (cell !== '' && (delimiter === null || isComment(cell))) yield cell;
  }
}
