import { getDocumentProxy } from 'unpdf';
import { importFailure } from './import-failure.ts';
import { MAX_DOCUMENT_TEXT, MAX_PAGES } from './import-limits.ts';
import { type PagePiece, pageLines } from './pdf-lines.ts';

/** Fewer letters than this on a page on average is a scan with a stamp on it, not a text. */
const MIN_LETTERS = 12;
/** Above this share of characters that no script has, the fonts do not tell which letters they draw. */
const MAX_UNKNOWN_SHARE = 0.3;

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

async function open(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(bytes, {
      verbosity: 0,
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
      maxImageSize: 1_000_000,
    });
  } catch (error) {
    throw importFailure((error as Error).name === 'PasswordException' ? 'PASSWORD' : 'DAMAGED');
  }
}

async function piecesOf(document: PdfDocument, number: number): Promise<readonly PagePiece[]> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent({ disableNormalization: false });
  page.cleanup();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str === '') return [];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
    // Text that runs up the side of a page is decoration; a slight slant is a scan's.
    if (Math.abs(b) > Math.abs(a)) return [];
    const size = Math.hypot(c, d) || item.height || 1;
    return [{ text: item.str, x, y, width: item.width, size }];
  });
}

function refuseWithoutText(text: string, pages: number): void {
  let letters = 0;
  let unknown = 0;
  for (const character of text) {
    if (/[\p{L}\p{N}]/u.test(character)) letters += 1;
    else if (/[\p{Co}\p{Cn}\p{Cc}\ufffd]/u.test(character) && character !== '\n' && character !== '\t') unknown += 1;
  }
  if (letters < MIN_LETTERS * Math.min(pages, 2) || unknown > letters * MAX_UNKNOWN_SHARE) {
    throw importFailure('NO_TEXT');
  }
}

/** The text of a PDF in reading order, its first 200 pages; refused when it is locked, damaged, or a scan. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const document = await open(bytes);
  try {
    const pages = Math.min(document.numPages, MAX_PAGES);
    const lines: string[] = [];
    let length = 0;
    for (let number = 1; number <= pages && length <= MAX_DOCUMENT_TEXT; number += 1) {
      for (const line of pageLines(await piecesOf(document, number))) {
        lines.push(line);
        length += line.length + 1;
      }
      lines.push('');
    }
    const text = lines.join('\n');
    refuseWithoutText(text, pages);
    return text;
  } catch (error) {
    if ((error as Error).name === 'CatalogueError') throw error;
    throw importFailure('DAMAGED');
  } finally {
    await document.loadingTask.destroy();
  }
}
