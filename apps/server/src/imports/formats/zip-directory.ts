import { inflateRawSync } from 'node:zlib';
import { importFailure } from './import-failure.ts';
import { MAX_ENTRIES, MAX_UNPACKED } from './import-limits.ts';

/** One file of a ZIP archive, as its directory declares it. */
export interface ZipEntry {
  readonly name: string;
  /** Offset of its local header. */
  readonly offset: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly method: number;
  readonly isEncrypted: boolean;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;
/** What deflate cannot exceed is 1032; XML of documents is packed 5 to 50 times. */
const MAX_RATIO = 300;
/** Entries below this size may be packed as tightly as they like. */
const RATIO_MATTERS_FROM = 2_000_000;
const STORED = 0;
const DEFLATED = 8;

function endOfDirectory(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw importFailure('DAMAGED');
}

/** Whether a reader of ZIP64 would look for the directory elsewhere: some field of its end holds its largest value. */
function pointsElsewhere(view: DataView, end: number): boolean {
  for (let at = end + 4; at <= end + 8; at += 2) if (view.getUint16(at, true) === 0xffff) return true;
  return view.getUint32(end + 12, true) === 0xffffffff || view.getUint32(end + 16, true) === 0xffffffff;
}

/**
 * The directory of a ZIP archive; IMPORT_UNREADABLE when it is damaged, lies outside the file, or is absurdly long. It is
 * the one that the reader of documents will find: an archive in which that one could see another is damaged.
 */
export function zipDirectory(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw importFailure('BOMB');
  if (pointsElsewhere(view, end)) throw importFailure('DAMAGED');
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) throw importFailure('DAMAGED');
    const nameLength = view.getUint16(at + 28, true);
    const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) throw importFailure('DAMAGED');
    entries.push({
      name: Buffer.from(bytes.subarray(at + 46, at + 46 + nameLength)).toString('utf8'),
      offset: view.getUint32(at + 42, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    });
    at = next;
  }
  // The reader of documents goes on as long as entries follow, whatever their number is said to be.
  if (at + 4 <= end && view.getUint32(at, true) === ENTRY_SIGNATURE) throw importFailure('DAMAGED');
  return entries;
}

/** Unpacks one entry, at most `limit` bytes; BOMB beyond, DAMAGED when it is not what the directory says. */
function unpack(bytes: Uint8Array, entry: ZipEntry, limit: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offset, packed, unpacked, method } = entry;
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL_SIGNATURE) throw importFailure('DAMAGED');
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > bytes.length || (method !== STORED && method !== DEFLATED)) throw importFailure('DAMAGED');
  const data = bytes.subarray(start, start + packed);
  let content: Uint8Array;
  try {
    content = method === STORED ? data : inflateRawSync(data, { maxOutputLength: Math.max(1, limit) });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw importFailure(isTooLarge ? 'BOMB' : 'DAMAGED');
  }
  // Whoever declares less than there is means to get past the sums above.
  if (content.length !== unpacked) throw importFailure(content.length > unpacked ? 'BOMB' : 'DAMAGED');
  return content;
}

function isText(name: string): boolean {
  return name.endsWith('.xml') || name.endsWith('.rels');
}

/**
 * Refuses an archive that unpacks to more than a document holds, before anything that reads it as a document sees it:
 * by what its directory declares, then by really unpacking, bounded, every XML file in it. Pictures are never unpacked.
 */
export function refuseZipBomb(bytes: Uint8Array, entries: readonly ZipEntry[]): void {
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw importFailure('PASSWORD');
  const texts = entries.filter(({ name }) => isText(name));
  for (const { packed, unpacked } of texts) {
    if (unpacked > RATIO_MATTERS_FROM && unpacked > packed * MAX_RATIO) throw importFailure('BOMB');
  }
  if (texts.reduce((sum, { unpacked }) => sum + unpacked, 0) > MAX_UNPACKED) throw importFailure('BOMB');
  let left = MAX_UNPACKED;
  for (const entry of texts) left -= unpack(bytes, entry, left).length;
}
