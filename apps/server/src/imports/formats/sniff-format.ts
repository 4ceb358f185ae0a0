import type { ImportReason } from '@counterpart/domain';

/** What the first bytes of a file say it is. `TEXTUAL` is any text: its own kind is told by its characters. */
export type Sniffed =
  | { readonly kind: 'PDF' | 'ZIP' | 'OLE' | 'RTF' | 'TEXTUAL' }
  | { readonly kind: 'REFUSED'; readonly reason: ImportReason };

interface Signature {
  readonly bytes: readonly number[];
  readonly at?: number;
  readonly reason: ImportReason;
}

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));

const SIGNATURES: readonly Signature[] = [
  { bytes: [0x89, ...ascii('PNG')], reason: 'IMAGE' },
  { bytes: [0xff, 0xd8, 0xff], reason: 'IMAGE' },
  { bytes: ascii('GIF8'), reason: 'IMAGE' },
  { bytes: ascii('WEBP'), at: 8, reason: 'IMAGE' },
  { bytes: [...ascii('II'), 0x2a, 0], reason: 'IMAGE' },
  { bytes: [...ascii('MM'), 0, 0x2a], reason: 'IMAGE' },
  { bytes: ascii('ftyphei'), at: 4, reason: 'IMAGE' },
  { bytes: ascii('ftypmif'), at: 4, reason: 'IMAGE' },
  { bytes: ascii('ftypavif'), at: 4, reason: 'IMAGE' },
  { bytes: [...ascii('BM')], reason: 'IMAGE' },
  { bytes: [0x1f, 0x8b], reason: 'ARCHIVE' },
  { bytes: ascii('Rar!'), reason: 'ARCHIVE' },
  { bytes: [...ascii('7z'), 0xbc, 0xaf], reason: 'ARCHIVE' },
  { bytes: [...ascii('BZh')], reason: 'ARCHIVE' },
  { bytes: [0xfd, ...ascii('7zXZ')], reason: 'ARCHIVE' },
];

/** An OLE container: Office of before 2007, or a newer document that a password encrypts. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** How far into a file a PDF may begin (ISO 32000: within the first 1024 bytes). */
const PDF_WITHIN = 1024;
/** More control characters than this share of the head, or any NUL, is no text. */
const MAX_CONTROL_SHARE = 0.1;

function startsWith(bytes: Uint8Array, wanted: readonly number[], at = 0): boolean {
  return wanted.every((byte, i) => bytes[at + i] === byte);
}

/** Why a container of old Office files is not read: it is locked, an old Word document, or another kind. */
export function oleReason(bytes: Uint8Array): ImportReason {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const holds = (name: string) => buffer.includes(Buffer.from(name, 'utf16le'));
  if (holds('EncryptedPackage') || holds('EncryptionInfo')) return 'PASSWORD';
  if (holds('WordDocument')) return 'OLD_WORD';
  return 'OTHER_OFFICE';
}

function isBinary(head: Uint8Array): boolean {
  let controls = 0;
  for (const byte of head) {
    if (byte === 0) return true;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) controls += 1;
  }
  return controls > head.length * MAX_CONTROL_SHARE;
}

/** Tells a file by its first bytes; its name plays no part. */
export function sniffFormat(head: Uint8Array): Sniffed {
  const buffer = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  if (buffer.length === 0) return { kind: 'REFUSED', reason: 'EMPTY' };
  if (buffer.subarray(0, PDF_WITHIN).includes('%PDF-')) return { kind: 'PDF' };
  if (startsWith(buffer, [...ascii('PK'), 3, 4]) || startsWith(buffer, [...ascii('PK'), 5, 6])) return { kind: 'ZIP' };
  if (startsWith(buffer, OLE)) return { kind: 'OLE' };
  if (startsWith(buffer, ascii('{\\rtf'))) return { kind: 'RTF' };
  const hasMark = startsWith(buffer, [0xff, 0xfe]) || startsWith(buffer, [0xfe, 0xff]);
  const isText = hasMark || !isBinary(buffer);
  const signature = SIGNATURES.find(({ bytes, at }) => startsWith(buffer, bytes, at));
  // Two letters such as BM may also begin a text.
  if (signature !== undefined && !(isText && signature.bytes.length < 4)) {
    return { kind: 'REFUSED', reason: signature.reason };
  }
  return isText ? { kind: 'TEXTUAL' } : { kind: 'REFUSED', reason: 'BINARY' };
}
