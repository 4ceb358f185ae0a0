import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type CsvFault, type CsvRow, CsvRows, delimiterOf } from '@counterpart/text';
import type { ProblemList } from './import-problem.ts';

/** Characters of a file that tell its delimiter. */
const DELIMITER_SAMPLE = 16_384;

const FAULTS: Readonly<Record<CsvFault, string>> = {
  OPEN_QUOTE: 'a quote is opened here and never closed',
  TOO_LONG: 'the row is longer than any text may be: is a quote left open?',
  TEXT_AFTER_QUOTE: 'text follows a closing quote: a quote inside a cell is written twice',
};

/** A row by column name; a column that the file lacks is undefined. */
export interface TableRow {
  readonly line: number;
  cell(column: string): string | undefined;
}

/** What a table must and may hold, and what becomes of its rows. */
export interface TableReading {
  readonly file: string;
  /** Columns without which the file cannot be used; of the names in one entry one is enough. */
  readonly required: readonly (readonly string[])[];
  /** Takes a row; a text returned is what is wrong with it. */
  readonly take: (row: TableRow) => string | undefined;
  /** Called now and then with the rows read so far. */
  readonly onRows?: (rows: number) => void;
}

class Row implements TableRow {
  readonly line: number;
  readonly #cells: readonly string[];
  readonly #columns: ReadonlyMap<string, number>;

  constructor(line: number, cells: readonly string[], columns: ReadonlyMap<string, number>) {
    this.line = line;
    this.#cells = cells;
    this.#columns = columns;
  }

  cell(column: string): string | undefined {
    const at = this.#columns.get(column.toLowerCase());
    return at === undefined ? undefined : this.#cells[at];
  }
}

/** Reads a CSV file, gzipped when its name ends in .gz, and answers its number of rows; what is wrong goes to `problems`. */
export async function readTable(reading: TableReading, problems: ProblemList): Promise<number> {
  const { required, take, onRows } = reading;
  const file = path.basename(reading.file);
  let head = '';
  let reader: CsvRows | null = null;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let columns: Map<string, number> | null = null;
  let isUsable = true;
  let rows = 0;

  function use(piece: readonly CsvRow[]): void {
    for (const { line, cells, fault } of piece) {
      if (fault !== undefined) problems.add(file, line, FAULTS[fault]);
      if (!isUsable || cells === null || fault !== undefined) continue;
      if (columns === null) {
        // spreadsheets may name the delimiter in a first line of its own
        if (cells[0]?.toLowerCase().startsWith('sep=') === true) continue;
        columns = new Map(cells.map((name, at) => [name.trim().toLowerCase(), at]));
        for (const names of required) {
          if (names.some((name) => columns?.has(name.toLowerCase()))) continue;
          problems.add(file, line, `the column ${names.join(' or ')} is missing`);
          isUsable = false;
        }
        if (!isUsable) return;
        continue;
      }
      rows++;
      if (cells.length !== columns.size) {
        problems.add(file, line, `${cells.length} cells where the header has ${columns.size}`);
        continue;
      }
      const problem = take(new Row(line, cells, columns));
      if (problem !== undefined) problems.add(file, line, problem);
    }
    onRows?.(rows);
  }

  function read(text: string, isEnd: boolean): void {
    head += text;
    if (reader === null && head.length < DELIMITER_SAMPLE && !isEnd) return;
    reader ??= new CsvRows(delimiterOf(head));
    use(reader.push(head));
    head = '';
    if (isEnd) use(reader.end());
  }
  async function consume(chunks: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const chunk of chunks) read(decoder.decode(chunk, { stream: true }), false);
    read(decoder.decode(), true);
  }
  try {
    const source = createReadStream(reading.file);
    if (file.endsWith('.gz')) await pipeline(source, createGunzip(), consume);
    else await pipeline(source, consume);
  } catch (error) {
    const reason = error instanceof TypeError ? 'it is not UTF-8 text' : (error as Error).message;
    problems.add(file, undefined, `cannot be read: ${reason}`);
    return rows;
  }
  if (columns === null) problems.add(file, undefined, 'is empty: not even a header');
  return rows;
}
