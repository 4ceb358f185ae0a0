import { CatalogueError, DEFAULT_LANGUAGE, type Language, type ProfileKind } from '@counterpart/domain';
import type { ImportFormat } from '@counterpart/contract';
import { CsvRows, delimiterOf, detectLanguage } from '@counterpart/text';
import { type Column, type ColumnTarget, mapColumns } from './records/column-mapping.ts';
import { TextStreamDecoder } from './formats/decode-text.ts';
import { importFailure } from './formats/import-failure.ts';
import { checkedItem, type ImportItem, problemOf } from './import-item.ts';
import { MAX_RECORD } from './formats/import-limits.ts';
import type { WholeFileReader } from './import-reader-port.ts';
import { refuseUnboundedJson } from '../services/json-bounds.ts';
import { syntaxReason } from '../services/refusal.ts';
import { jsonDocuments } from './records/json-documents.ts';
import { jsonElements, jsonLines, type JsonRecord } from './formats/json-records.ts';
import { type RowLanguage, rowDocument } from './records/row-document.ts';
import { sniffFormat } from './formats/sniff-format.ts';
import { textualFormat } from './records/textual-format.ts';
import { OpenedUpload, type Upload } from './upload.ts';
import type { WorkLane } from '../services/work-lane.ts';
import type { WholeKind } from './records/whole-file.ts';

/** Characters of a table that tell its language. */
const SAMPLE = 8000;
/** Addresses, numbers and signs tell none. */
const NO_WORDS = /\S*[@\d/]\S*|[;,"|\t]/g;

/** What decides how a file is read, besides its content. */
export interface ReadOptions {
  readonly kind: ProfileKind;
  /** Where columns of a CSV file go against their headers. */
  readonly overrides: ReadonlyMap<string, ColumnTarget>;
  /** The language of the documents of a list that name none; null: each tells its own. */
  readonly language?: Language | null;
  /** `yyyy-MM-dd`. */
  readonly today: string;
  /** Rows, lines and elements up to and with this one are passed over. */
  readonly after: number;
  /** Reads PDF, Word and other whole files. */
  readonly reader: WholeFileReader;
  /** Bounds how many of those are in memory at once; without it their reader alone does. */
  readonly wholeFiles?: WorkLane;
  readonly signal: AbortSignal;
}

/** A file that is being read. */
export interface OpenedFile {
  readonly format: ImportFormat;
  /** Whether the file holds one document after the other, so that a later import can go on in its midst. */
  readonly isStream: boolean;
  /** Whether it is known to hold exactly one document. */
  readonly isSingle: boolean;
  /** CSV only: each column and its first cell. */
  readonly columns: readonly (Column & { readonly sample: string | null })[] | null;
  /** Every document, checked, or what is wrong with it; in order, read once. */
  readonly items: AsyncIterable<ImportItem>;
  /** Bytes read so far. */
  readonly bytesRead: () => number;
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextStreamDecoder();
  for await (const chunk of bytes) yield decoder.decode(chunk);
  yield decoder.end();
}

function itemsOfRecord({ line, text }: JsonRecord, kind: ProfileKind): readonly ImportItem[] {
  if (text === null) {
    const message = `One document may be ${MAX_RECORD} characters long.`;
    const values = { limit: MAX_RECORD };
    return [{ line, problem: { code: 'TOO_LARGE', message, reason: 'TOO_LONG', values } }];
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const message = `Not valid JSON: ${(error as Error).message}`.slice(0, 300);
    return [{ line, problem: { code: 'MALFORMED_JSON', message, ...syntaxReason(error) } }];
  }
  try {
    refuseUnboundedJson(value);
    return jsonDocuments(value, kind).documents.map((document) => ({ line, document }));
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return [{ line, problem: problemOf(error) }];
  }
}

async function* recordItems(
  records: AsyncIterable<JsonRecord>,
  { kind, after, language = null }: ReadOptions,
): AsyncGenerator<ImportItem> {
  for await (const record of records) {
    if (record.line <= after) continue;
    for (const item of itemsOfRecord(record, kind)) {
      const isOpen = language !== null && 'document' in item && item.document.language === undefined;
      yield checkedItem(kind, isOpen ? { ...item, document: { ...item.document, language } } : item);
    }
  }
}

async function* rowsOf(upload: OpenedUpload, delimiter: string): AsyncGenerator<ReturnType<CsvRows['end']>[number]> {
  const rows = new CsvRows(delimiter);
  for await (const text of decoded(upload.bytes())) yield* rows.push(text);
  yield* rows.end();
}

async function openCsv(upload: OpenedUpload, head: string, options: ReadOptions): Promise<OpenedFile> {
  const { kind, today, after, overrides, language = null } = options;
  // rows of a few words are read in the language of the whole table
  const ofTable = detectLanguage(head.slice(0, SAMPLE).replace(NO_WORDS, ' '), DEFAULT_LANGUAGE);
  const languageOf: RowLanguage = (texts) => language ?? detectLanguage(texts, ofTable);
  const rows = rowsOf(upload, delimiterOf(head));
  let header = await rows.next();
  // Spreadsheets may name the delimiter in a first line of its own.
  if (header.value?.cells?.[0]?.toLowerCase().startsWith('sep=') === true) header = await rows.next();
  if (header.done === true) throw importFailure('EMPTY');
  const columns = mapColumns(header.value.cells ?? [], kind, overrides);
  if (!columns.some(({ target }) => target.to === 'field')) throw importFailure('NO_DOCUMENT');
  const first = await rows.next();
  async function* items(): AsyncGenerator<ImportItem> {
    for (let row = first; row.done !== true; row = await rows.next()) {
      const { line, cells } = row.value;
      if (line <= after) continue;
      if (cells === null) {
        const message = 'A quote opens here that nothing closes.';
        yield { line, problem: { code: 'INVALID_REQUEST', message, reason: 'OPEN_QUOTE' } };
      } else if (cells.slice(columns.length).some((cell) => cell !== '')) {
        const message = `The row has ${cells.length} cells, the header ${columns.length}.`;
        const values = { cells: cells.length, columns: columns.length };
        yield { line, problem: { code: 'INVALID_REQUEST', message, reason: 'EXTRA_CELLS', values } };
      } else yield checkedItem(kind, { line, document: rowDocument(columns, cells, { kind, today, languageOf }) });
    }
  }
  const sample = first.done === true ? null : first.value.cells;
  return {
    format: 'CSV',
    isStream: true,
    isSingle: false,
    columns: columns.map((column, i) => ({ ...column, sample: sample?.[i]?.slice(0, 200) ?? null })),
    items: items(),
    bytesRead: () => upload.bytesRead,
  };
}

async function openWhole(upload: OpenedUpload, as: WholeKind, options: ReadOptions): Promise<OpenedFile> {
  const { kind, reader, wholeFiles, signal } = options;
  const readIt = async () => reader.read({ bytes: await upload.whole(), name: upload.name, as, kind }, signal);
  const { format, documents } = await (wholeFiles === undefined ? readIt() : wholeFiles.run(readIt, signal));
  async function* items(): AsyncGenerator<ImportItem> {
    for (const [at, document] of documents.entries()) yield checkedItem(kind, { line: at + 1, document });
  }
  return {
    format,
    isStream: false,
    isSingle: documents.length === 1,
    columns: null,
    items: items(),
    bytesRead: () => upload.bytesRead,
  };
}

/**
 * Tells a file by its content and begins to read it; throws what keeps it from being read as a whole. CSV, NDJSON and
 * JSON arrays are read as streams, whatever their size; everything else at once, up to 20 MB.
 */
export async function openFile(source: Upload, options: ReadOptions): Promise<OpenedFile> {
  const upload = await OpenedUpload.open(source);
  const bytes = upload.head();
  const sniffed = sniffFormat(bytes);
  if (sniffed.kind === 'REFUSED') throw importFailure(sniffed.reason);
  if (sniffed.kind !== 'TEXTUAL') return openWhole(upload, sniffed.kind, options);
  const head = new TextStreamDecoder().decode(bytes);
  const format = textualFormat(head, upload.name, options.kind);
  switch (format) {
    case 'CSV':
      return openCsv(upload, head, options);
    case 'NDJSON':
    case 'JSON_ARRAY': {
      const texts = decoded(upload.bytes());
      const records = format === 'NDJSON' ? jsonLines(texts) : jsonElements(texts);
      const items = recordItems(records, options);
      return { format, isStream: true, isSingle: false, columns: null, items, bytesRead: () => upload.bytesRead };
    }
    case 'TEXT':
    case 'HTML':
    case 'JSON':
      return openWhole(upload, format, options);
  }
}
