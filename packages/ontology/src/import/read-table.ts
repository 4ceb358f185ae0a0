import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ProblemList } from './import-problem.ts';
import { type CsvPiece, CsvReader } from './read-csv.ts';

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
  const reader = new CsvReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let columns: Map<string, number> | null = null;
  let isUsable = true;
  let rows = 0;

  function use(piece: CsvPiece): void {
    for (const { line, message } of piece.faults) problems.add(file, line, message);
    if (!isUsable) return;
    for (const { line, cells } of piece.rows) {
      if (columns === null) {
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

  async function consume(chunks: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const chunk of chunks) use(reader.push(decoder.decode(chunk, { stream: true })));
    use(reader.push(decoder.decode()));
    use(reader.end());
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
