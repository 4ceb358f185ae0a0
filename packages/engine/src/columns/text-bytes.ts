const HASH_START = 0x811c_9dc5;
const HASH_PRIME = 0x0100_0193;
/** Most bytes that one code unit takes. */
const MOST_BYTES = 3;

/**
 * Texts as bytes: each UTF-16 code unit by itself in the manner of UTF-8, so that half a surrogate pair comes back as it was.
 * One at a time; the bytes of a text are there until the next one is written.
 */
export class TextBytes {
  bytes = new Uint8Array(256);
  length = 0;
  #hash = HASH_START;

  /** Writes a text. */
  write(text: string): void {
    this.length = 0;
    this.#hash = HASH_START;
    this.append(text);
  }

  /** Writes a text behind the one that is there, as if the two were one. */
  append(text: string): void {
    const { length } = text;
    let at = this.length;
    if (at + length * MOST_BYTES > this.bytes.length) this.#grow(at + length * MOST_BYTES);
    const { bytes } = this;
    let hash = this.#hash;
    for (let i = 0; i < length; i += 1) {
      const unit = text.charCodeAt(i);
      if (unit < 0x80) {
        bytes[at++] = unit;
        hash = Math.imul(hash ^ unit, HASH_PRIME);
        continue;
      }
      const first = at;
      if (unit < 0x800) bytes[at++] = 0xc0 | (unit >> 6);
      else {
        bytes[at++] = 0xe0 | (unit >> 12);
        bytes[at++] = 0x80 | ((unit >> 6) & 0x3f);
      }
      bytes[at++] = 0x80 | (unit & 0x3f);
      for (let byte = first; byte < at; byte += 1) hash = Math.imul(hash ^ (bytes[byte] ?? 0), HASH_PRIME);
    }
    this.length = at;
    this.#hash = hash;
  }

  /** Of the bytes, 32 bits (FNV-1a, mixed so that its low bits are good ones). */
  get hash(): number {
    return mixed(this.#hash);
  }

  #grow(least: number): void {
    const longer = new Uint8Array(least * 2);
    longer.set(this.bytes.subarray(0, this.length));
    this.bytes = longer;
  }
}

/** The hash of bytes that TextBytes wrote. */
export function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = HASH_START;
  for (let i = start; i < end; i += 1) hash = Math.imul(hash ^ (bytes[i] ?? 0), HASH_PRIME);
  return mixed(hash);
}

function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 15), 0x85eb_ca6b);
  return (once ^ (once >>> 13)) >>> 0;
}

/** The text of bytes that TextBytes wrote. */
export function textOfBytes(bytes: Uint8Array, start: number, end: number): string {
  for (let i = start; i < end; i += 1) if ((bytes[i] ?? 0) >= 0x80) return decoded(bytes, start, end);
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1');
}

function decoded(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  for (let i = start; i < end;) {
    const first = bytes[i] ?? 0;
    const second = (bytes[i + 1] ?? 0) & 0x3f;
    if (first < 0x80) {
      text += String.fromCharCode(first);
      i += 1;
    } else if (first < 0xe0) {
      text += String.fromCharCode(((first & 0x1f) << 6) | second);
      i += 2;
    } else {
      text += String.fromCharCode(((first & 0x0f) << 12) | (second << 6) | ((bytes[i + 2] ?? 0) & 0x3f));
      i += 3;
    }
  }
  return text;
}
