// Files as people have them, written here byte by byte: what a spec uploads is in the spec's own hands.
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** A file as the browser's chooser takes it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

function zip(files: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = [];
  const index: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const raw = Buffer.from(text);
    const packed = deflateRawSync(raw);
    // Version, flags, method 8 (deflate), time, date, checksum, packed and true size, length of the name, no extras.
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(raw), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(raw.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    index.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, place, Buffer.from(name));
    bodies.push(body);
    at += body.length;
  }
  const directory = Buffer.concat(index);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(bodies.length, 4);
  end.writeUInt16LE(bodies.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, directory, Buffer.from('PK\u0005\u0006'), end]);
}

const SCHEMAS = 'http://schemas.openxmlformats.org';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A Word document with a paragraph for each line. */
export function wordFile(name: string, lines: readonly string[]): ChosenFile {
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
  const buffer = zip({
    '[Content_Types].xml': `<Types xmlns="${SCHEMAS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${SCHEMAS}/package/2006/relationships"><Relationship Id="d" Type="${SCHEMAS}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${SCHEMAS}/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`,
  });
  return { name, mimeType: WORD, buffer };
}

function pdf(name: string, drawing: string, locked: boolean): ChosenFile {
  const stream = deflateSync(Buffer.from(drawing, 'latin1'));
  const key = 'cd'.repeat(32);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Length ${stream.length}/Filter/FlateDecode>>\nstream\n${stream.toString('latin1')}\nendstream`,
    ...(locked ? [`<</Filter/Standard/V 1/R 2/P -44/O<${key}>/U<${key}>>>`] : []),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const lock = locked ? '/Encrypt 6 0 R/ID[<0102><0102>]' : '';
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R${lock}>>\nstartxref\n${text.length}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(`${text}${table}${trailer}`, 'latin1') };
}

/** A PDF of one page with the lines from top to bottom. */
export function pdfFile(name: string, lines: readonly string[]): ChosenFile {
  const shown = lines.map((line, i) => `1 0 0 1 56 ${790 - 15 * i} Tm (${line.replace(/[\\()]/g, '\\$&')}) Tj`);
  return pdf(name, `BT /F 11 Tf ${shown.join('\n')} ET`, false);
}

/** A PDF that shows a grey page and no text, as a scan does. */
export function scannedPdf(name: string): ChosenFile {
  return pdf(name, '0.9 g 0 0 595 842 re f', false);
}

/** A PDF that asks for a password which nobody has. */
export function lockedPdf(name: string): ChosenFile {
  return pdf(name, 'BT /F 11 Tf (x) Tj ET', true);
}

/** A text, whatever its name says. */
export function textFile(name: string, text: string, mimeType = 'text/plain'): ChosenFile {
  return { name, mimeType, buffer: Buffer.from(text) };
}

/** The head of a picture under a name of our choice. */
export function renamedPicture(name: string): ChosenFile {
  const head = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat([head, Buffer.from('IHDR'), Buffer.alloc(64)]) };
}
