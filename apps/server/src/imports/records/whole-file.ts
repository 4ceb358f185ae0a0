import { CatalogueError, type ProfileKind, type WireDocument } from '@counterpart/domain';
import type { ImportFormat } from '@counterpart/contract';
import { decodeText } from '../formats/decode-text.ts';
import { htmlText, scriptsOfType } from '../formats/html-text.ts';
import { importFailure } from '../formats/import-failure.ts';
import { jobPostingDocument, jobPostings } from './job-posting.ts';
import { syntaxReason } from '../../services/refusal.ts';
import { jsonDocuments } from './json-documents.ts';
import { rtfText } from '../formats/rtf-text.ts';
import { oleReason } from '../formats/sniff-format.ts';
import { documentOfText } from './text-document.ts';

/** A file that is read as a whole: what its first bytes say it is. */
export type WholeKind = 'PDF' | 'ZIP' | 'OLE' | 'RTF' | 'TEXT' | 'HTML' | 'JSON';

/** A file to read. */
export interface WholeFile {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly as: WholeKind;
  readonly kind: ProfileKind;
}

/** What a file holds. */
export interface WholeReading {
  readonly format: ImportFormat;
  readonly documents: readonly WireDocument[];
}

async function wordText({ bytes }: WholeFile): Promise<string> {
  const { zipDirectory } = await import('../formats/zip-directory.ts');
  const names = new Set(zipDirectory(bytes).map(({ name }) => name));
  if (!names.has('[Content_Types].xml')) throw importFailure(names.has('content.xml') ? 'OTHER_OFFICE' : 'ARCHIVE');
  if (![...names].some((name) => name.startsWith('word/'))) throw importFailure('OTHER_OFFICE');
  // Loaded here alone: a process that reads no Word document never pays for its reader.
  const { docxText } = await import('../formats/docx-text.ts');
  return docxText(bytes);
}

function pageReading(html: string, file: WholeFile): WholeReading {
  const postings = scriptsOfType(html, 'ld+json').flatMap((script) => {
    try {
      return jobPostings(JSON.parse(script));
    } catch {
      // A broken script on a page is no reason to refuse the page.
      return [];
    }
  });
  if (postings.length === 0) return { format: 'HTML', documents: [documentOfText(htmlText(html), file)] };
  if (file.kind !== 'JOB') throw importFailure('WRONG_KIND');
  return { format: 'JOB_POSTING', documents: postings.map(jobPostingDocument) };
}

function jsonReading(text: string, { kind }: WholeFile): WholeReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const message = `The file is not valid JSON: ${(error as Error).message}`.slice(0, 300);
    throw new CatalogueError('MALFORMED_JSON', [{ path: 'file', message, ...syntaxReason(error) }], message);
  }
  return jsonDocuments(value, kind);
}

/** Reads a file as a whole; throws a CatalogueError that says what keeps it from being read. */
export async function readWholeFile(file: WholeFile): Promise<WholeReading> {
  const { bytes } = file;
  switch (file.as) {
    case 'PDF': {
      const { pdfText } = await import('../formats/pdf-text.ts');
      // The reader takes the bytes over: the id is made from a copy's content.
      const document = documentOfText(await pdfText(new Uint8Array(bytes)), file);
      return { format: 'PDF', documents: [document] };
    }
    case 'ZIP':
      return { format: 'DOCX', documents: [documentOfText(await wordText(file), file)] };
    case 'OLE':
      throw importFailure(oleReason(bytes));
    case 'RTF':
      return { format: 'RTF', documents: [documentOfText(rtfText(Buffer.from(bytes).toString('latin1')), file)] };
    case 'HTML':
      return pageReading(decodeText(bytes), file);
    case 'JSON':
      return jsonReading(decodeText(bytes), file);
    case 'TEXT':
      return { format: 'TEXT', documents: [documentOfText(decodeText(bytes), file)] };
  }
}
