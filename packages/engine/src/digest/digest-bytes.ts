import { TextBytes } from '../columns/text-bytes.ts';

const MORE = 0x80;
const LOW = 0x7f;
/** Values of a byte of seven bits. */
const DIGITS = 128;
const DOUBLE = 8;

/** Writes numbers and texts one after the other: a whole number takes a byte for each seven bits, a text its length before it. */
export class DigestWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;
  readonly #text = new TextBytes();

  /** A whole number from 0 to 2⁵³. */
  number(value: number): void {
    this.#room(DOUBLE);
    let rest = value;
    while (rest >= DIGITS) {
      this.#bytes[this.#length++] = (rest % DIGITS) | MORE;
      rest = Math.floor(rest / DIGITS);
    }
    this.#bytes[this.#length++] = rest;
  }

  /** How many there are, then each. */
  numbers(values: readonly number[]): void {
    this.number(values.length);
    for (const value of values) this.number(value);
  }

  /** Any number, in eight bytes. */
  double(value: number): void {
    this.#room(DOUBLE);
    new DataView(this.#bytes.buffer).setFloat64(this.#length, value, true);
    this.#length += DOUBLE;
  }

  /** A text that is written here for the first time. */
  text(value: string): void {
    this.#text.write(value);
    this.textBytes(this.#text.bytes.subarray(0, this.#text.length));
  }

  /** A text whose bytes an interner keeps. */
  textBytes(text: Uint8Array): void {
    this.number(text.length);
    this.bytes(text);
  }

  /** The lengths of texts, then their bytes one after the other. */
  texts(texts: readonly Uint8Array[]): void {
    this.number(texts.length);
    for (const { length } of texts) this.number(length);
    for (const text of texts) this.bytes(text);
  }

  bytes(values: Uint8Array): void {
    this.#room(values.length);
    this.#bytes.set(values, this.#length);
    this.#length += values.length;
  }

  /** What was written. */
  written(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #room(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const longer = new Uint8Array(2 * (this.#length + more));
    longer.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = longer;
  }
}

/** Reads what a DigestWriter wrote, in the same order; throws a RangeError where the bytes end too early. */
export class DigestReader {
  readonly bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  number(): number {
    const { bytes } = this;
    let value = 0;
    let place = 1;
    for (;;) {
      const byte = bytes[this.#at++];
      if (byte === undefined) throw new RangeError('a digest is cut off');
      value += (byte & LOW) * place;
      if (byte < MORE) return value;
      place *= DIGITS;
    }
  }

  /** Reads as many numbers as stand before them. */
  numbers(): number[] {
    const count = this.number();
    if (count > this.bytes.length) throw new RangeError('a digest has a list longer than itself');
    const { bytes } = this;
    const values: number[] = [];
    let at = this.#at;
    for (let i = 0; i < count; i += 1) {
      const byte = bytes[at] ?? MORE;
      if (byte < MORE) {
        values.push(byte);
        at += 1;
        continue;
      }
      this.#at = at;
      values.push(this.number());
      at = this.#at;
    }
    this.#at = at;
    return values;
  }

  double(): number {
    const { buffer, byteOffset } = this.bytes;
    const value = new DataView(buffer, byteOffset + this.#at, DOUBLE).getFloat64(0, true);
    this.#at += DOUBLE;
    return value;
  }

  /** Goes past that many bytes and answers where they begin. */
  past(length: number): number {
    const start = this.#at;
    this.#at += length;
    if (this.#at > this.bytes.length) throw new RangeError('a digest is cut off');
    return start;
  }
}
