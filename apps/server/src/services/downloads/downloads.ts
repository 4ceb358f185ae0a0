import { Readable } from 'node:stream';
import type { ParsedBody } from '@counterpart/contract';
import type { ProfileKind } from '@counterpart/domain';
import type { Clock } from '../clock.ts';
import type { MatchQuery } from '../matching/match-preparation.ts';
import type { Matching } from '../matching/matching.ts';
import { csvRow } from './csv-cells.ts';
import { type DownloadedMatch, type MatchCell, type MatchColumn, matchColumns } from './match-cells.ts';
import { xlsxFile } from './xlsx-file.ts';

/** A kind of file that matches can be downloaded as. */
export type ExportType = 'csv' | 'xlsx' | 'ndjson';

const MEDIA_TYPE: Readonly<Record<ExportType, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ndjson: 'application/x-ndjson; charset=utf-8',
};
const BYTE_ORDER_MARK = '\uFEFF';

/** A file on its way. */
export interface DownloadedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Readable;
  /** How many matches there are in all, those beyond the file too. */
  readonly count: number;
}

/** Ranked matches as a file. */
export class Downloads {
  readonly #matching: Matching;
  readonly #clock: Clock;

  constructor(matching: Matching, clock: Clock) {
    this.#matching = matching;
    this.#clock = clock;
  }

  /**
   * csv (RFC 4180, UTF-8 with BOM, formulas defused), xlsx or ndjson of the first `size` matches, beyond the window of a page too,
   * a match at a time.
   */
  async open(
    kind: ProfileKind,
    index: string,
    exportType: ExportType,
    body: ParsedBody<'exportJobs'>,
    call: MatchQuery,
    signal: AbortSignal,
  ): Promise<DownloadedFile> {
    // a table shows no explanation: no paths are made for it
    const { queryParams, _source: fields } = body;
    const explain = exportType === 'ndjson' ? (queryParams?.explain ?? 'full') : 'page';
    const asked = { ...body, from: 0, queryParams: { ...queryParams, explain } };
    const { matches, count } = await this.#matching.openAll(kind, index, asked, call, signal);
    const now = this.#clock();
    const name = `${index}-${now.toISOString().slice(0, 10)}.${exportType}`.replace(/[^\w.-]/g, '_');
    const columns = matchColumns(kind, fields);
    const heads = columns.map(({ head }) => head);
    const rows = cellsOf(columns, matches);
    const content = {
      csv: () => Readable.from(csv(heads, rows)),
      xlsx: () => xlsxFile(heads, rows, now),
      ndjson: () => Readable.from(ndjson(matches)),
    }[exportType]();
    return { name, mediaType: MEDIA_TYPE[exportType], content, count };
  }
}

async function* cellsOf(
  columns: readonly MatchColumn[],
  matches: AsyncGenerator<DownloadedMatch>,
): AsyncGenerator<readonly MatchCell[]> {
  for await (const match of matches) yield columns.map(({ cell }) => cell(match));
}

async function* ndjson(matches: AsyncGenerator<DownloadedMatch>): AsyncGenerator<string> {
  for await (const match of matches) yield `${JSON.stringify(match)}\n`;
}

async function* csv(heads: readonly string[], rows: AsyncGenerator<readonly MatchCell[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(heads);
  for await (const row of rows) yield csvRow(row.map((cell) => (typeof cell === 'number' ? cell.toFixed(4) : cell)));
}
