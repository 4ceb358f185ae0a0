/** A text file as it was read, or why it could not be. */
export type ReadText =
  | { readonly text: string; readonly problem: null }
  | { readonly text: null; readonly problem: 'BINARY_TEXT' | 'EMPTY_TEXT' | 'TOO_LARGE' };

/** Bytes that the server takes at most. */
const MOST_BYTES = 20_000_000;

/** How PDF, packed and RTF documents begin: some hold no zero byte, and their code would be read as comments. */
const DOCUMENTS = ['%PDF-', 'PK\u0003\u0004', '{\\rtf'];

/**
 * A text file in UTF-8 or UTF-16, or in the code page of older spreadsheets; a document of another kind, what holds zero
 * bytes, and what holds no letter, is none.
 */
export async function readTextFile(file: Blob): Promise<ReadText> {
  if (file.size > MOST_BYTES) return { text: null, problem: 'TOO_LARGE' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const begin = String.fromCharCode(...bytes.subarray(0, 5));
  const isDocument = DOCUMENTS.some((known) => begin.startsWith(known));
  if (isDocument || (!isUtf16 && bytes.includes(0))) return { text: null, problem: 'BINARY_TEXT' };
  const text = decoded(bytes, isUtf16);
  return text.trim() === '' ? { text: null, problem: 'EMPTY_TEXT' } : { text, problem: null };
}

function decoded(bytes: Uint8Array<ArrayBuffer>, isUtf16: boolean): string {
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
