import type { IdColumns } from './document-columns.ts';

const FNV_START = 0x811c_9dc5;
const FNV_PRIME = 0x0100_0193;
/** Code units below are one byte. */
const ASCII = 0x80;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** An id in UTF-8. */
export function idBytes(id: string): Uint8Array {
  const bytes = new Uint8Array(id.length);
  for (let i = 0; i < id.length; i += 1) {
    const unit = id.charCodeAt(i);
    // the encoder is a call out of JavaScript: ten times what a short id takes
    if (unit >= ASCII) return encoder.encode(id);
    bytes[i] = unit;
  }
  return bytes;
}

/** Number of 32 bits that ids rarely share (FNV-1a). */
export function idHash(bytes: Uint8Array): number {
  let hash = FNV_START;
  for (let i = 0; i < bytes.length; i += 1) hash = Math.imul(hash ^ (bytes[i] ?? 0), FNV_PRIME);
  return hash >>> 0;
}

/** The id of a document. */
export function idAt({ idStarts, idBytes: bytes }: IdColumns, slot: number): string {
  return decoder.decode(bytes.subarray(idStarts[slot], idStarts[slot + 1]));
}

/** Compares the ids of two documents by code point, which is the order of their UTF-8. */
export function compareIds(a: IdColumns, slotA: number, b: IdColumns, slotB: number): number {
  const startA = a.idStarts[slotA] ?? 0;
  const startB = b.idStarts[slotB] ?? 0;
  const lengthA = (a.idStarts[slotA + 1] ?? 0) - startA;
  const lengthB = (b.idStarts[slotB + 1] ?? 0) - startB;
  const shorter = Math.min(lengthA, lengthB);
  for (let i = 0; i < shorter; i += 1) {
    const difference = (a.idBytes[startA + i] ?? 0) - (b.idBytes[startB + i] ?? 0);
    if (difference !== 0) return difference;
  }
  return lengthA - lengthB;
}

/** Whether a document has an id. */
export function hasId({ idStarts, idBytes: bytes }: IdColumns, slot: number, id: Uint8Array): boolean {
  const start = idStarts[slot] ?? 0;
  if ((idStarts[slot + 1] ?? 0) - start !== id.length) return false;
  for (let i = 0; i < id.length; i += 1) if (bytes[start + i] !== id[i]) return false;
  return true;
}
