import { decodeEntities } from './html-entities.ts';

/** Elements that stand on lines of their own. */
const BLOCKS = new Set(
  'address article aside body center dd details div dl dt figcaption figure footer form header hr html legend main nav ol option section summary tbody tfoot thead title tr ul'.split(
    ' ',
  ),
);
/** Elements with an empty line around them. */
const PARAGRAPHS = new Set('blockquote fieldset h1 h2 h3 h4 h5 h6 p pre table'.split(' '));
/** What these hold is no text of the page. */
const RAW = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head']);
/** Tables nested deeper lay out nothing that a reader needs. */
const MAX_TABLES = 16;

/** A piece of text, or how far what follows stands from what came before: 1 a new line, 2 an empty line between. */
type Piece = string | 1 | 2;

interface Row {
  readonly cells: string[];
  cell: Piece[] | null;
}

/** The pieces as lines: blanks at the ends of lines go, breaks side by side are one. */
function renderPieces(pieces: readonly Piece[]): string {
  const lines: string[] = [];
  let line: string[] = [];
  let gap = 0;
  function endLine() {
    const text = line.join('').replace(/ +/g, ' ').trim();
    line = [];
    if (text !== '') lines.push(...(gap === 2 && lines.length > 0 ? ['', text] : [text]));
    if (text !== '') gap = 0;
  }
  for (const piece of pieces) {
    if (typeof piece === 'string') line.push(piece);
    else {
      endLine();
      gap = Math.max(gap, piece);
    }
  }
  endLine();
  return lines.join('\n');
}

/** A row on one line while its cells but the last are short; a row that lays out a page becomes a block a cell. */
function joinCells(cells: readonly string[]): string {
  let text = '';
  let isOneLine = true;
  for (const cell of cells) {
    if (cell === '') continue;
    if (text !== '') text += isOneLine ? '\t' : '\n\n';
    text += cell;
    isOneLine &&= !cell.includes('\n');
  }
  return text;
}

/** Collects the text of a page: blocks on lines, list items with a dash, the cells of a table row beside each other. */
class PageText {
  readonly #out: Piece[] = [];
  readonly #rows: Row[] = [];

  add(piece: Piece): void {
    (this.#rows.at(-1)?.cell ?? this.#out).push(piece);
  }

  open(name: string): void {
    if (name === 'br') this.add(1);
    else if (name === 'li') {
      this.add(1);
      this.add('- ');
    } else if (name === 'tr' && this.#rows.length < MAX_TABLES) this.#rows.push({ cells: [], cell: null });
    else if (name === 'td' || name === 'th') this.#openCell();
    else if (PARAGRAPHS.has(name)) this.add(2);
    else if (BLOCKS.has(name)) this.add(1);
  }

  close(name: string): void {
    const row = this.#rows.at(-1);
    if ((name === 'td' || name === 'th') && row !== undefined) this.#endCell(row);
    else if (name === 'tr') this.#endRow();
    else if (name === 'table' && row !== undefined && row.cell === null) this.#endRow();
    else if (PARAGRAPHS.has(name)) this.add(2);
    else if (name === 'li' || BLOCKS.has(name)) this.add(1);
  }

  text(): string {
    while (this.#rows.length > 0) this.#endRow();
    return renderPieces(this.#out);
  }

  #openCell(): void {
    const row = this.#rows.at(-1);
    if (row === undefined) {
      this.add(1);
      return;
    }
    this.#endCell(row);
    row.cell = [];
  }

  #endCell(row: Row): void {
    if (row.cell === null) return;
    row.cells.push(renderPieces(row.cell));
    row.cell = null;
  }

  #endRow(): void {
    const row = this.#rows.pop();
    if (row === undefined) return;
    this.#endCell(row);
    this.add(1);
    // The breaks inside a row are its own: what a cell laid out in lines stays so.
    for (const [at, line] of joinCells(row.cells).split('\n').entries()) {
      if (at > 0) this.add(line === '' ? 2 : 1);
      this.add(line);
    }
    this.add(1);
  }
}

/** Where the content of a raw element ends: behind its closing tag, or at the end of the page. */
function rawEnd(lower: string, name: string, from: number): number {
  const close = lower.indexOf(`</${name}`, from);
  if (close < 0) return lower.length;
  const end = lower.indexOf('>', close);
  return end < 0 ? lower.length : end + 1;
}

const TAG = /^<(\/?)([a-z][a-z0-9]*)/i;

/** The text of an HTML page or fragment as a reader sees it. Linear, and never deeper than its tables. */
export function htmlText(html: string): string {
  const page = new PageText();
  const lower = html.toLowerCase();
  const lastClose = html.lastIndexOf('>');
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0 || open > lastClose) break;
    if (open > at) page.add(decodeEntities(html.slice(at, open)).replace(/\s+/g, ' '));
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    const [, slash, tag] = TAG.exec(html.slice(open, open + 20)) ?? [];
    const isMarkup = tag !== undefined || html.startsWith('<!', open) || html.startsWith('<?', open);
    const end = isMarkup ? html.indexOf('>', open) : -1;
    if (end < 0) {
      page.add('<');
      at = open + 1;
      continue;
    }
    at = end + 1;
    const name = tag?.toLowerCase();
    if (name === undefined) continue;
    if (slash === '/') page.close(name);
    else if (RAW.has(name)) at = rawEnd(lower, name, at);
    else page.open(name);
  }
  if (at < html.length) page.add(decodeEntities(html.slice(at)).replace(/\s+/g, ' '));
  return page.text();
}

/** What the scripts of one type in a page hold, such as `application/ld+json`. */
export function scriptsOfType(html: string, type: string): readonly string[] {
  const lower = html.toLowerCase();
  const scripts: string[] = [];
  for (let at = lower.indexOf('<script'); at >= 0; at = lower.indexOf('<script', at)) {
    const start = lower.indexOf('>', at);
    if (start < 0) break;
    const close = lower.indexOf('</script', start);
    const end = close < 0 ? html.length : close;
    if (lower.slice(at, start).includes(type)) scripts.push(html.slice(start + 1, end));
    at = end;
  }
  return scripts;
}
