import { crc32 } from 'node:zlib';

/** What stands before the bytes of a frame. */
export type FrameHead =
  | { readonly kind: 'begin'; readonly format: number; readonly mark: string }
  | {
      readonly kind: 'texts';
      readonly part: 'lengths' | 'bytes';
      readonly table: string;
      readonly property?: number;
    }
  | { readonly kind: 'numbers'; readonly table: string; readonly property?: number }
  | { readonly kind: 'block'; readonly length: number }
  | { readonly kind: 'column'; readonly name: string; readonly type: ArrayType; readonly property?: number }
  | { readonly kind: 'blockEnd' }
  | { readonly kind: 'end'; readonly checksum: number };

/** The arrays that columns are kept in. */
export const ARRAY_TYPES = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const;
/** The name of one. */
export type ArrayType = keyof typeof ARRAY_TYPES;

/** One frame: lengths of head and body in 8 bytes, the head as JSON, the body; head and body begin where numbers of any width may. */
export interface Frame {
  readonly head: FrameHead;
  readonly body: Uint8Array;
}

const LENGTHS = 8;
/** Heads and bodies are filled up to a multiple of so many bytes, the widest number's: columns are used where they lie. */
const WIDEST = 8;
const SPACE = 0x20;
const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** Bytes that are summed up between two moments at which others may go first: a millisecond or two. */
const SUMMED = 4_000_000;

/** A frame as bytes. */
export function frameBytes(head: FrameHead, body: Uint8Array): readonly Uint8Array[] {
  const written = encoder.encode(JSON.stringify(head));
  // spaces behind it mean nothing in JSON
  const text = new Uint8Array(filledUp(written.length)).fill(SPACE);
  text.set(written);
  const lengths = new Uint8Array(LENGTHS);
  const view = new DataView(lengths.buffer);
  view.setUint32(0, text.length, true);
  view.setUint32(4, body.length, true);
  const rest = filledUp(body.length) - body.length;
  return rest === 0 ? [lengths, text, body] : [lengths, text, body, new Uint8Array(rest)];
}

function filledUp(length: number): number {
  return Math.ceil(length / WIDEST) * WIDEST;
}

/** Sums up bytes, going on from a sum. */
export function checksum(bytes: Uint8Array, before: number): number {
  return crc32(bytes, before);
}

/**
 * The frames of a file whose last one holds the sum of all bytes before it; null as soon as that does not agree, a frame is
 * cut off or there is no last one. Nothing is answered before all has been summed up.
 */
export function* readFrames(bytes: Uint8Array): Generator<undefined, readonly Frame[] | null> {
  const frames: Frame[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  let sum = 0;
  while (at + LENGTHS <= bytes.length) {
    const start = at;
    const bodyAt = at + LENGTHS + view.getUint32(at, true);
    const bodyEnd = bodyAt + view.getUint32(at + 4, true);
    const end = bodyAt + filledUp(bodyEnd - bodyAt);
    if (end > bytes.length) return null;
    const head = headOf(bytes.subarray(at + LENGTHS, bodyAt));
    if (head === null) return null;
    if (head.kind === 'end') return end === bytes.length && head.checksum === sum ? frames : null;
    for (let from = start; from < end; from += SUMMED) {
      sum = checksum(bytes.subarray(from, Math.min(end, from + SUMMED)), sum);
      yield;
    }
    frames.push({ head, body: bytes.subarray(bodyAt, bodyEnd) });
    at = end;
  }
  return null;
}

function headOf(bytes: Uint8Array): FrameHead | null {
  try {
    return JSON.parse(decoder.decode(bytes)) as FrameHead;
  } catch {
    return null;
  }
}

/**
 * The numbers of a column's frame where they lie: nothing is copied, and the bytes of a file stay as long as one of its columns is
 * used. A copy of 350 MB takes a third of a second, nearly all of it the first touch of new memory (measured).
 */
export function numbersOf<Type extends ArrayType>(
  body: Uint8Array,
  type: Type,
): InstanceType<(typeof ARRAY_TYPES)[Type]> {
  const made = ARRAY_TYPES[type];
  const { buffer, byteOffset } = body.byteOffset % WIDEST === 0 ? body : Uint8Array.from(body);
  return new made(buffer as ArrayBuffer, byteOffset, body.length / made.BYTES_PER_ELEMENT) as InstanceType<
    (typeof ARRAY_TYPES)[Type]
  >;
}

/** The bytes of a column. */
export function bytesOf(values: Uint8Array | Uint16Array | Uint32Array | Float64Array): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}
