import { TextDecoder } from 'node:util';

// UTF-16 needs its byte order mark to be recognised; UTF-8 is taken until bytes come that cannot be UTF-8.
type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

function encodingOfMark(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/** How many bytes at the end begin a UTF-8 character that goes on in the next chunk: 0 to 3. */
function unfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? back : 0;
    }
  }
  return 0;
}

/**
 * Decodes a file that tells its encoding by its bytes alone: UTF-16 by its mark, UTF-8 as long as it is valid, otherwise
 * Windows-1252. The first byte sequence that is not ASCII decides between the last two, so that a stream is decoded
 * in one pass; later bytes that do not fit become replacement characters.
 */
export class TextStreamDecoder {
  #decoder: TextDecoder | null = null;
  #rest: Uint8Array = new Uint8Array(0);
  #isDecided = false;

  /** The text of the next bytes; characters that are cut in two come with the following bytes. */
  decode(chunk: Uint8Array): string {
    if (this.#decoder !== null) return this.#decoder.decode(chunk, { stream: true });
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    if (!this.#isDecided) {
      const marked = encodingOfMark(bytes);
      if (marked !== null) return this.#settle(marked, bytes);
    }
    const end = bytes.length - unfinished(bytes);
    const whole = bytes.subarray(0, end);
    this.#rest = bytes.slice(end);
    try {
      const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: this.#isDecided }).decode(whole);
      this.#isDecided ||= whole.length > 1;
      if (text.length === whole.length) return text;
      return this.#settle('utf-8', whole, this.#rest);
    } catch {
      return this.#settle('windows-1252', bytes);
    }
  }

  /** What is left when the file ends. */
  end(): string {
    if (this.#decoder !== null) return this.#decoder.decode();
    const { length } = this.#rest;
    return length === 0 ? '' : new TextDecoder('windows-1252').decode(this.#rest);
  }

  #settle(encoding: Encoding, bytes: Uint8Array, rest: Uint8Array = new Uint8Array(0)): string {
    this.#decoder = new TextDecoder(encoding);
    this.#rest = new Uint8Array(0);
    const text = this.#decoder.decode(bytes, { stream: true });
    return rest.length === 0 ? text : text + this.#decoder.decode(rest, { stream: true });
  }
}

/** The text of a whole file, decoded as TextStreamDecoder does. */
export function decodeText(bytes: Uint8Array): string {
  const decoder = new TextStreamDecoder();
  return decoder.decode(bytes) + decoder.end();
}
