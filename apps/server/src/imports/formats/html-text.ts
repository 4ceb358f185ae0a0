import { readMarkup } from '@counterpart/text';

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

/** Soft hyphens stand where a word may be broken, not where it is. */
const SOFT_HYPHEN = '\u00ad';

/** The text of an HTML page or fragment as a reader sees it. Linear, and never deeper than its tables. */
export function htmlText(html: string): string {
  const page = new PageText();
  let raw: string | null = null;
  readMarkup(html, {
    handleText(start, end) {
      if (raw === null) page.add(html.slice(start, end).replace(/\s+/g, ' '));
    },
    handleEntity(character) {
      if (raw === null && character !== SOFT_HYPHEN) page.add(character.replace(/\s/, ' '));
    },
    handleOpen(name) {
      // the end of a head may be left out
      if (raw === 'head' && name === 'body') raw = null;
      if (raw !== null) return;
      if (RAW.has(name)) raw = name;
      else page.open(name);
    },
    handleClose(name) {
      if (raw === null) page.close(name);
      else if (raw === name) raw = null;
    },
  });
  return page.text();
}

/** What the scripts of one type in a page hold, such as `application/ld+json`. */
export function scriptsOfType(html: string, type: string): readonly string[] {
  const scripts: string[] = [];
  let parts: string[] | null = null;
  const endScript = (): void => {
    if (parts !== null) scripts.push(parts.join(''));
    parts = null;
  };
  readMarkup(html, {
    handleText: (start, end) => parts?.push(html.slice(start, end)),
    handleEntity: () => undefined,
    handleOpen(name, start, end) {
      endScript();
      if (name === 'script' && html.slice(start, end).toLowerCase().includes(type)) parts = [];
    },
    handleClose: endScript,
  });
  endScript();
  return scripts;
}
