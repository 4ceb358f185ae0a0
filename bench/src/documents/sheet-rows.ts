import { inflateRawSync } from 'node:zlib';

/** Signatures of the parts of a ZIP file (APPNOTE.TXT, 4.3). */
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER_BYTES = 30;

/** The rows of the first sheet of a workbook, its head included; throws when there is no such sheet. */
export function sheetRows(workbook: Buffer): number {
  let end = workbook.length - 22;
  while (end > 0 && workbook.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  let at = workbook.readUInt32LE(end + 16);
  while (at < end && workbook.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const [name, extra, comment] = [28, 30, 32].map((field) => workbook.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    if (workbook.toString('utf8', at + 46, at + 46 + name) === 'xl/worksheets/sheet1.xml') {
      const size = workbook.readUInt32LE(at + 20);
      const local = workbook.readUInt32LE(at + 42);
      const from = local + LOCAL_HEADER_BYTES + workbook.readUInt16LE(local + 26) + workbook.readUInt16LE(local + 28);
      const sheet = inflateRawSync(workbook.subarray(from, from + size));
      let rows = 0;
      for (let found = sheet.indexOf('<row'); found >= 0; found = sheet.indexOf('<row', found + 4)) rows += 1;
      return rows;
    }
    at += 46 + name + extra + comment;
  }
  throw new Error('the workbook has no sheet');
}
