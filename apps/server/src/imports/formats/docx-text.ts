import mammoth from 'mammoth';
import { importFailure } from './import-failure.ts';
import { htmlText } from './html-text.ts';
import { refuseZipBomb, zipDirectory } from './zip-directory.ts';

/**
 * The text of a Word document: paragraphs, list items with a dash, the cells of a table row beside each other.
 * Pictures, headers and footers are left out. The archive is measured before it is unpacked.
 */
export async function docxText(bytes: Uint8Array): Promise<string> {
  const entries = zipDirectory(bytes);
  refuseZipBomb(bytes, entries);
  let html: string;
  try {
    const result = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
      {
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
        includeEmbeddedStyleMap: false,
        externalFileAccess: false,
      },
    );
    html = result.value;
  } catch (error) {
    throw importFailure(error instanceof RangeError ? 'TOO_COMPLEX' : 'DAMAGED');
  }
  return htmlText(html);
}
