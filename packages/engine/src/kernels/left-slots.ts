import { listBits, setBit, wordsFor } from './slot-bits.ts';

/**
 * The documents of a block that are left: as a bit each while conditions narrow them, and as a list for who goes through few.
 *
 *   all → set, a condition at a time over whole columns → list, ascending
 */
export class LeftSlots {
  readonly #bits: Uint32Array;
  readonly #slots: Uint16Array;
  #length = 0;
  #count = 0;
  #isSet = false;
  #isListed = false;

  /** Works in these arrays, with room for the documents of a block. */
  constructor(bits: Uint32Array, slots: Uint16Array) {
    this.#bits = bits;
    this.#slots = slots;
  }

  /** All documents of a block are left. */
  begin(length: number): void {
    this.#length = length;
    this.#count = length;
    this.#isSet = false;
    this.#isListed = false;
  }

  /** How many are left. */
  get count(): number {
    return this.#count;
  }

  /** Whether nothing narrowed them so far. */
  get areAll(): boolean {
    return !this.#isSet && !this.#isListed;
  }

  /** A bit for each that is left, none behind the last document; whoever narrows it says so by `narrowed`. */
  get set(): Uint32Array {
    if (this.#isSet) return this.#bits;
    const words = wordsFor(this.#length);
    if (this.#isListed) {
      this.#bits.fill(0, 0, words);
      for (let i = 0; i < this.#count; i += 1) setBit(this.#bits, this.#slots[i] ?? 0);
    } else {
      this.#bits.fill(0xffff_ffff, 0, words);
      const behind = this.#length & 31;
      if (behind > 0) this.#bits[words - 1] = 2 ** behind - 1;
    }
    this.#isSet = true;
    return this.#bits;
  }

  /** The set was narrowed to so many. */
  narrowed(count: number): void {
    this.#count = count;
    this.#isSet = true;
    this.#isListed = false;
  }

  /** Those that are left, ascending; whoever shortens the list says so by `shortened`. */
  get list(): Uint16Array {
    if (!this.#isListed) {
      if (this.#isSet) listBits(this.#bits, wordsFor(this.#length), this.#slots);
      else for (let slot = 0; slot < this.#length; slot += 1) this.#slots[slot] = slot;
      this.#isListed = true;
    }
    return this.#slots.subarray(0, this.#count);
  }

  /** So many stand at the beginning of the list now. */
  shortened(count: number): void {
    this.#count = count;
    this.#isListed = true;
    this.#isSet = false;
  }
}
