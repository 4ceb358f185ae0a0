import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** A piece of text on a page of a PDF, in points from the lower left corner. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** Lines one under the other. */
export function column(x: number, top: number, lines: readonly string[], leading = 14): readonly Placed[] {
  return lines.map((text, i) => ({ x, y: top - i * leading, text }));
}

function contentOf(pieces: readonly Placed[]): string {
  return pieces
    .map(({ x, y, text }) => `BT /F1 11 Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`)
    .join('\n');
}

function pdfFrom(contents: readonly Buffer[], trailer = '', extra: readonly string[] = []): Buffer {
  const pages = contents.map((_content, i) => `${4 + i * 2} 0 R`).join(' ');
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages}] /Count ${contents.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  contents.forEach((content, i) => {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + i * 2} 0 R >>`,
    );
    const head = Buffer.from(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`);
    objects.push(Buffer.concat([head, content, Buffer.from('\nendstream')]));
  });
  objects.push(...extra);
  const parts = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  objects.forEach((object, i) => {
    offsets.push(length);
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
        `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A PDF with a page for each list of pieces. */
export function pdfOf(...pages: readonly (readonly Placed[])[]): Buffer {
  return pdfFrom(pages.map((pieces) => deflateSync(Buffer.from(contentOf(pieces), 'latin1'))));
}

/** A PDF that asks for a password: nothing was encrypted, but no password opens it. */
export function lockedPdf(): Buffer {
  const content = deflateSync(Buffer.from(contentOf(column(50, 800, ['Geheim']))));
  const secret = `<${'ab'.repeat(32)}>`;
  const encrypt = `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O ${secret} /U ${secret} >>`;
  return pdfFrom([content], `/Encrypt 6 0 R /ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>]`, [encrypt]);
}

/** A PDF whose one page unpacks to `bytes` of drawing that shows no text. */
export function bigPdf(bytes: number): Buffer {
  return pdfFrom([deflateSync(Buffer.alloc(bytes, '0 0 m '), { level: 9 })]);
}

/** One file for a ZIP archive; `declared` lies about its size. */
export interface ZipFile {
  readonly name: string;
  readonly content: Buffer | string;
  readonly declared?: number;
  readonly isEncrypted?: boolean;
}

/** A ZIP archive. */
export function zipOf(files: readonly ZipFile[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declared, isEncrypted = false } of files) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(isEncrypted ? 1 : 0, 6);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(crc32(data), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(declared ?? data.length, 22);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    head.copy(entry, 6, 4, 30);
    entry.writeUInt32LE(offset, 42);
    const local = Buffer.concat([head, Buffer.from(name), packed]);
    locals.push(local);
    directory.push(entry, Buffer.from(name));
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}

const OOXML = 'http://schemas.openxmlformats.org';

/** The files of a Word document around the XML of its body. */
export function docxFiles(body: string): readonly ZipFile[] {
  return [
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0"?><Types xmlns="${OOXML}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<?xml version="1.0"?><Relationships xmlns="${OOXML}/package/2006/relationships"><Relationship Id="r1" Type="${OOXML}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0"?><w:document xmlns:w="${OOXML}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    },
  ];
}

/** A paragraph of a Word document. */
export function paragraph(text: string): string {
  return `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
}

/** A Word document with the XML of its body. */
export function docxOf(body: string): Buffer {
  return zipOf(docxFiles(body));
}

/** An OLE container that holds streams of these names: what old Word files and locked new ones are. */
export function oleOf(...names: readonly string[]): Buffer {
  const signature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  return Buffer.concat([signature, Buffer.alloc(1016), ...names.map((name) => Buffer.from(name, 'utf16le'))]);
}

/** A picture of one point. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
