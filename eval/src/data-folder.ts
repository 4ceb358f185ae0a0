import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A data folder that is not there or lacks a file; the message is one line for whoever started the evaluation. */
export class DataFolderError extends Error {}

/** Public evaluation data by path; it is read, never copied into the project. */
export class DataFolder {
  readonly #root: string;

  constructor(root: string) {
    if (!existsSync(root)) throw new DataFolderError(`There is no data folder at ${root}.`);
    this.#root = root;
  }

  /** Where a file or folder of the data lies. */
  path(name: string): string {
    return path.join(this.#root, name);
  }

  /** The rows of a CSV file by column name; a name that ends in .gz is unpacked. */
  rows(file: string): readonly Readonly<Record<string, string>>[] {
    const [head = [], ...lines] = parseCsv(this.#text(file));
    return lines.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i] ?? ''])));
  }

  /** The values of a file with one JSON value on each line. */
  jsonLines(file: string): readonly unknown[] {
    const lines = this.#text(file).split('\n');
    return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as unknown);
  }

  #text(file: string): string {
    const full = path.join(this.#root, file);
    if (!existsSync(full)) throw new DataFolderError(`The data folder ${this.#root} has no ${file}.`);
    const bytes = readFileSync(full);
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  }
}

/** The cells of a CSV text (RFC 4180): commas, quotes doubled within quotes, line ends of either kind. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = (): void => {
    row.push(cell);
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i] ?? '';
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === ',') endCell();
    else if (character === '\n') endRow();
    else if (character !== '\r') cell += character;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}
