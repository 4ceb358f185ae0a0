import { byteColumn, numberColumn } from './growing-column.ts';
import { TextPlaces } from './text-places.ts';
import { hashOf, TextBytes, textOfBytes } from './text-bytes.ts';

/** Stands for the length of a text that nobody uses. */
const UNUSED = 0xffff_ffff;
/** Texts that are taken in between two moments at which others may go first. */
const TEXTS = 4096;

/** Texts by number, as a snapshot keeps them: the length of each in bytes, and all bytes one after the other. */
export interface TextColumns {
  readonly lengths: Uint32Array;
  readonly bytes: Uint8Array;
}

/** By text of a run: its hash, the number + 1 of the first text with that hash, and where that one's bytes begin. */
interface Run {
  readonly hashes: Int32Array;
  readonly known: Int32Array;
  readonly begins: Uint32Array;
}

function runFor(length: number): Run {
  return { hashes: new Int32Array(length), known: new Int32Array(length), begins: new Uint32Array(length) };
}

/** The arrays of the last run, which the next one takes over. */
let lastRun = runFor(256);

/** What is written now; nothing else runs between writing a text and looking it up. */
const written = new TextBytes();

/**
 * Numbers for texts, in order of first sight; one for all blocks of an index, so that postings hold small integers. Texts are
 * bytes in a row and are found by an open hash table, both plain arrays: a snapshot takes them as they are, and a text costs
 * its bytes and some twenty more, where a string in a Map costs a hundred.
 *
 *   text → hash → places → starts[number] → bytes
 */
export class Interner {
  readonly #places = new TextPlaces();
  #starts = numberColumn();
  #bytes = byteColumn();

  constructor() {
    this.#starts.push(0);
  }

  /** The number of a text, given now when it is new. */
  intern(text: string): number {
    written.write(text);
    return this.#internWritten();
  }

  /** The number of a text that is four put together, which are never made into one string. */
  internFour(first: string, second: string, third: string, fourth: string): number {
    written.write(first);
    written.append(second);
    written.append(third);
    written.append(fourth);
    return this.#internWritten();
  }

  #internWritten(): number {
    const { hash } = written;
    const place = this.#placeOf(written.bytes, 0, written.length, hash);
    const known = this.#places.of(hash)[place + 1] ?? 0;
    return known > 0 ? known - 1 : this.#learn(place, hash, written.bytes.subarray(0, written.length));
  }

  /**
   * The numbers of texts whose bytes lie one after the other from `start`, by their lengths. A table of many texts is in no near cache,
   * so each read is made for all of them before its answer is looked at: they wait for memory together (a document 16.2 → 15.4 µs).
   */
  internRun(bytes: Uint8Array, start: number, lengths: readonly number[]): number[] {
    const { length } = lengths;
    if (lastRun.hashes.length < length) lastRun = runFor(2 * length);
    const run = lastRun;
    this.#find(bytes, start, lengths, run);
    const { known, begins } = run;
    const starts = this.#starts.values;
    const own = this.#bytes.values;
    for (let i = 0; i < length; i += 1) begins[i] = starts[Math.max(1, known[i] ?? 0) - 1] ?? 0;
    const numbers: number[] = [];
    for (let i = 0, at = start; i < length; i += 1) {
      const end = at + (lengths[i] ?? 0);
      const found = known[i] ?? 0;
      let other = begins[i] ?? 0;
      // behind its end: it is another text, as none is known or one of another length
      let byte = found > 0 && starts[found] === other + end - at ? at : end + 1;
      while (byte < end && own[other] === bytes[byte]) {
        byte += 1;
        other += 1;
      }
      numbers.push(byte === end ? found - 1 : this.internBytes(bytes, at, end));
      at = end;
    }
    return numbers;
  }

  /** The hashes of a run, and for each the number + 1 of the first text that has it; 0 where there is none. */
  #find(bytes: Uint8Array, start: number, lengths: readonly number[], { hashes, known }: Run): void {
    const { length } = lengths;
    for (let i = 0, at = start; i < length; i += 1) {
      const end = at + (lengths[i] ?? 0);
      hashes[i] = hashOf(bytes, at, end);
      at = end;
    }
    for (let i = 0; i < length; i += 1) {
      const hash = hashes[i] ?? 0;
      const places = this.#places.of(hash);
      known[i] = places[((hash << 1) & (places.length - 1)) + 1] ?? 0;
    }
    for (let i = 0; i < length; i += 1) {
      if (known[i] === 0) continue;
      const hash = hashes[i] ?? 0;
      const places = this.#places.of(hash);
      const mask = places.length - 1;
      let place = (hash << 1) & mask;
      while (places[place] !== hash && places[place + 1] !== 0) place = (place + 2) & mask;
      known[i] = places[place + 1] ?? 0;
    }
  }

  #learn(place: number, hash: number, bytes: Uint8Array): number {
    const number = this.size;
    this.#bytes.pushAll(bytes);
    this.#starts.push(this.#bytes.length);
    this.#places.take(place, hash, number);
    return number;
  }

  /** The number of a text whose bytes lie from `start` to `end`, as TextBytes writes them. */
  internBytes(bytes: Uint8Array, start: number, end: number): number {
    const hash = hashOf(bytes, start, end);
    const place = this.#placeOf(bytes, start, end, hash);
    const known = this.#places.of(hash)[place + 1] ?? 0;
    return known > 0 ? known - 1 : this.#learn(place, hash, bytes.subarray(start, end));
  }

  /** The number of a text; -1 when no document has it. */
  find(text: string): number {
    written.write(text);
    const { hash } = written;
    const place = this.#placeOf(written.bytes, 0, written.length, hash);
    return (this.#places.of(hash)[place + 1] ?? 0) - 1;
  }

  /** The text of a number; empty for a number that is out of use. */
  text(number: number): string {
    if (number < 0 || number >= this.size) return '';
    const starts = this.#starts.values;
    return textOfBytes(this.#bytes.values, starts[number] ?? 0, starts[number + 1] ?? 0);
  }

  /** The bytes of a number's text, where they are kept. */
  bytesOf(number: number): Uint8Array {
    const starts = this.#starts.values;
    return this.#bytes.values.subarray(starts[number] ?? 0, starts[number + 1] ?? 0);
  }

  get size(): number {
    return this.#starts.length - 1;
  }

  /** The first `size` texts for a snapshot, without those that are not used; a column at a time. */
  *columnsInSteps(size: number, isUsed: (number: number) => boolean): Generator<undefined, TextColumns> {
    const starts = this.#starts.values;
    const lengths = new Uint32Array(size);
    const bytes = new Uint8Array(starts[size] ?? 0);
    let end = 0;
    for (let number = 0; number < size; number += 1) {
      if (number % TEXTS === TEXTS - 1) yield;
      const [first, last] = [starts[number] ?? 0, starts[number + 1] ?? 0];
      if (isUsed(number)) {
        bytes.set(this.#bytes.values.subarray(first, last), end);
        end += last - first;
      }
      lengths[number] = isUsed(number) ? last - first : UNUSED;
    }
    return { lengths, bytes: bytes.subarray(0, end) };
  }

  /** Takes the place of all texts by those of a snapshot; numbers without a text stay out of use. */
  *restoreInSteps({ lengths, bytes }: TextColumns): Generator<undefined, void> {
    const { length } = lengths;
    this.#places.restart(length);
    this.#bytes = byteColumn();
    this.#bytes.pushAll(bytes);
    this.#starts = numberColumn();
    this.#starts.pushAll(startsOf(lengths));
    let start = 0;
    for (let number = 0; number < length; number += 1) {
      if (number % TEXTS === TEXTS - 1) yield;
      const own = lengths[number] ?? 0;
      const end = own === UNUSED ? start : start + own;
      if (own !== UNUSED) {
        const hash = hashOf(bytes, start, end);
        this.#places.take(this.#placeOf(bytes, start, end, hash), hash, number);
      }
      start = end;
    }
  }

  /** Where a text stands in its part, or the free place where it would. */
  #placeOf(bytes: Uint8Array, start: number, end: number, hash: number): number {
    const places = this.#places.of(hash);
    const mask = places.length - 1;
    let place = (hash << 1) & mask;
    for (;;) {
      const known = places[place + 1] ?? 0;
      if (known === 0 || (places[place] === hash && this.#says(known - 1, bytes, start, end))) return place;
      place = (place + 2) & mask;
    }
  }

  #says(number: number, bytes: Uint8Array, start: number, end: number): boolean {
    const starts = this.#starts.values;
    let at = starts[number] ?? 0;
    if ((starts[number + 1] ?? 0) - at !== end - start) return false;
    const own = this.#bytes.values;
    for (let i = start; i < end; i += 1, at += 1) if (own[at] !== bytes[i]) return false;
    return true;
  }
}

function startsOf(lengths: Uint32Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (const [number, own] of lengths.entries()) {
    starts[number + 1] = (starts[number] ?? 0) + (own === UNUSED ? 0 : own);
  }
  return starts;
}
