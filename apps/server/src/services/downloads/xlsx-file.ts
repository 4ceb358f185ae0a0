import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { SHEET_BEGIN, SHEET_END, SHEET_PATH, type SheetCell, sheetRow, WORKBOOK_PARTS } from './xlsx-parts.ts';

/** Characters that go to the compressor at a time. */
const PIECE = 65_536;

async function* sheet(head: readonly string[], rows: AsyncIterable<readonly SheetCell[]>): AsyncGenerator<string> {
  let piece = SHEET_BEGIN + sheetRow(head, 1);
  let number = 1;
  for await (const row of rows) {
    number += 1;
    piece += sheetRow(row, number);
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece + SHEET_END;
}

/**
 * A workbook with one sheet, row by row: no more of it is in memory than is being compressed, and that happens beside the event loop.
 * Destroying the stream ends the rows.
 */
export function xlsxFile(head: readonly string[], rows: AsyncIterable<readonly SheetCell[]>, made: Date): Readable {
  const zip = new ZipFile();
  for (const [path, content] of WORKBOOK_PARTS) zip.addBuffer(Buffer.from(content), path, { mtime: made });
  const content = Readable.from(sheet(head, rows), { objectMode: false });
  zip.addReadStream(content, SHEET_PATH, { mtime: made });
  zip.end();
  const file = zip.outputStream as Readable;
  const fail = (error: Error) => file.destroy(error);
  zip.on('error', fail);
  content.on('error', fail);
  file.once('close', () => content.destroy());
  return file;
}
