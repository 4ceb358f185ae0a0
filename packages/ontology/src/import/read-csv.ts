/** A row of a CSV file and the line where it begins, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A place in a CSV file that cannot be read. */
export interface CsvFault {
  readonly line: number;
  readonly message: string;
}

/** What the reader makes of a piece of text. */
export interface CsvPiece {
  readonly rows: readonly CsvRow[];
  readonly faults: readonly CsvFault[];
}

/** Longest cell; a longer one is nearly always a quote that was never closed. */
const MAX_CELL = 1_000_000;

/**
 * Reads RFC 4180 text piece by piece, in memory that does not grow with the file. The first line decides whether commas,
 * semicolons or tabs separate; line ends may be any of the three. A quote inside a cell that did not begin with one stands for itself.
 */
export class CsvReader {
  #line = 1;
  #rowLine = 1;
  #quoteLine = 1;
  #cells: string[] = [];
  #cell = '';
  /** Where in a cell the reader is: at its start, in plain text, between quotes, or just after a quote within quotes. */
  #state: 'start' | 'plain' | 'quoted' | 'closing' = 'start';
  #separator: string | null = null;
  #held = '';
  #isAfterReturn = false;
  #isBroken = false;
  #rows: CsvRow[] = [];
  #faults: CsvFault[] = [];

  /** The rows that end within the next piece of text. */
  push(text: string): CsvPiece {
    if (this.#separator === null) {
      // the whole first line is needed to tell which separator it uses
      this.#held += text;
      if (!/[\r\n]/.test(this.#held)) return { rows: [], faults: [] };
      this.#begin();
    } else {
      this.#read(text);
    }
    return this.#take();
  }

  /** The last row, when the text did not end with a line end, and a quote that is still open. */
  end(): CsvPiece {
    if (this.#separator === null) this.#begin();
    if (this.#state === 'quoted') {
      this.#faults.push({ line: this.#quoteLine, message: 'a quote is opened here and never closed' });
    } else if (this.#state !== 'start' || this.#cells.length > 0) {
      this.#endRow();
    }
    return this.#take();
  }

  #begin(): void {
    const text = this.#held.startsWith('\uFEFF') ? this.#held.slice(1) : this.#held;
    this.#held = '';
    const first = text.slice(0, /[\r\n]/.exec(text)?.index ?? text.length);
    const count = (separator: string): number => first.split(separator).length;
    this.#separator = [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
    this.#read(text);
  }

  #take(): CsvPiece {
    const piece = { rows: this.#rows, faults: this.#faults };
    this.#rows = [];
    this.#faults = [];
    return piece;
  }

  #read(text: string): void {
    let at = 0;
    while (at < text.length) {
      if (this.#state === 'quoted') {
        const quote = text.indexOf('"', at);
        const end = quote < 0 ? text.length : quote;
        this.#append(text.slice(at, end));
        at = end;
        if (quote >= 0) {
          this.#state = 'closing';
          at++;
        }
        continue;
      }
      const letter = text[at] ?? '';
      at++;
      if (this.#isAfterReturn && letter === '\n') {
        this.#isAfterReturn = false;
        continue;
      }
      this.#isAfterReturn = letter === '\r';
      if (letter === this.#separator) this.#endCell();
      else if (letter === '\n' || letter === '\r') {
        this.#line++;
        this.#endRow();
      } else if (letter === '"' && this.#state === 'start') {
        this.#state = 'quoted';
        this.#quoteLine = this.#line;
      } else if (letter === '"' && this.#state === 'closing') {
        this.#append('"');
        this.#state = 'quoted';
      } else if (this.#state === 'closing') {
        this.#fault('text follows a closing quote: a quote inside a cell is written twice');
        this.#state = 'plain';
      } else {
        let end = at;
        while (end < text.length && !this.#endsPlain(text.charCodeAt(end))) end++;
        this.#append(letter + text.slice(at, end));
        this.#state = 'plain';
        at = end;
      }
    }
  }

  #endsPlain(code: number): boolean {
    return code === 10 || code === 13 || code === 34 || code === this.#separator?.charCodeAt(0);
  }

  #append(text: string): void {
    if (this.#state === 'quoted') {
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#line++;
    }
    if (this.#cell.length + text.length <= MAX_CELL) this.#cell += text;
    else this.#fault(`a cell is longer than ${MAX_CELL} characters: is a quote left open at line ${this.#quoteLine}?`);
  }

  /** One fault a row: what follows the first is mostly its consequence. */
  #fault(message: string): void {
    if (!this.#isBroken) this.#faults.push({ line: this.#rowLine, message });
    this.#isBroken = true;
  }

  #endCell(): void {
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#state = 'start';
  }

  #endRow(): void {
    const isBlank = this.#cells.length === 0 && this.#cell === '' && this.#state === 'start';
    this.#endCell();
    if (!isBlank && !this.#isBroken) this.#rows.push({ line: this.#rowLine, cells: this.#cells });
    this.#cells = [];
    this.#isBroken = false;
    this.#rowLine = this.#line;
  }
}
