import { MAX_WHOLE_FILE } from '@counterpart/domain';
import { fileTooLarge } from './formats/import-failure.ts';
import { HEAD_BYTES, MAX_RECORD } from './formats/import-limits.ts';

const OPENING_BRACE = 0x7b;

/** A file as it comes in: its name and its bytes, read once. */
export interface Upload {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The bytes of an upload with the first of them at hand; counts what was read. */
export class OpenedUpload {
  readonly name: string;
  readonly #source: AsyncIterator<Uint8Array>;
  readonly #held: Uint8Array[] = [];
  #read = 0;
  #isEnded = false;

  private constructor({ name, bytes }: Upload) {
    this.name = name;
    this.#source = bytes[Symbol.asyncIterator]();
  }

  /** Reads the first 64 KB; of what may be one line of JSON, up to the end of its line. */
  static async open(upload: Upload): Promise<OpenedUpload> {
    const opened = new OpenedUpload(upload);
    let length = 0;
    for (;;) {
      const isLongLine = length >= HEAD_BYTES && opened.#isUnendedJsonLine() && length < MAX_RECORD;
      if (length >= HEAD_BYTES && !isLongLine) break;
      const chunk = await opened.#pull();
      if (chunk === null) break;
      opened.#held.push(chunk);
      length += chunk.length;
    }
    return opened;
  }

  /** Bytes read so far. */
  get bytesRead(): number {
    return this.#read;
  }

  /** What was read to tell the format. */
  head(): Uint8Array {
    // A chunk may be the whole file: what tells the format lies at its beginning, only a line of JSON is looked at longer.
    const length = this.#held[0]?.[0] === OPENING_BRACE ? MAX_RECORD : HEAD_BYTES;
    return Buffer.concat(this.#held).subarray(0, length);
  }

  /** All bytes, the head again first. */
  async *bytes(): AsyncGenerator<Uint8Array> {
    yield* this.#held.splice(0);
    for (let chunk = await this.#pull(); chunk !== null; chunk = await this.#pull()) yield chunk;
  }

  /** The whole file when it is no larger than such files may be; TOO_LARGE as soon as it is, without reading on. */
  async whole(): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    for await (const chunk of this.bytes()) {
      if (this.#read > MAX_WHOLE_FILE) throw fileTooLarge(MAX_WHOLE_FILE);
      parts.push(chunk);
    }
    return Buffer.concat(parts);
  }

  async #pull(): Promise<Uint8Array | null> {
    if (this.#isEnded) return null;
    const next = await this.#source.next();
    if (next.done === true) {
      this.#isEnded = true;
      return null;
    }
    this.#read += next.value.length;
    return next.value;
  }

  #isUnendedJsonLine(): boolean {
    const [first] = this.#held;
    return first?.[0] === OPENING_BRACE && !this.#held.some((chunk) => chunk.includes(0x0a));
  }
}
