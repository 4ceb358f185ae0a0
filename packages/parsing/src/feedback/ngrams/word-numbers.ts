import { longer } from './longer-numbers.ts';

const EMPTY = 0;
/** What the FNV-1a hash begins with and multiplies by. */
const BASIS = 0x811c9dc5 | 0;
const PRIME = 0x01000193;
/** Below this a letter is small by itself, and by a table: nearly every character of a text. */
const LATIN_END = 0x250;
/** What a table cannot say: the small form of some letters is longer than they are. */
const RARE = 0xffff;
const SMALL = new Uint16Array(LATIN_END);
for (let code = 0; code < LATIN_END; code++) {
  const small = String.fromCharCode(code).toLowerCase();
  SMALL[code] = small.length === 1 ? small.charCodeAt(0) : RARE;
}
/** Arguments of one call that no stack is too small for. */
const AT_ONCE = 8192;

/**
 * Numbers for words whatever their case, in a table over their characters: no string is made of a word that is met
 * again, nor of one that nobody asks the label of.
 */
export class WordNumbers {
  /** The words in lower case, one behind the other. */
  #characters = new Uint16Array(1 << 16);
  /** Where each word begins in them, and where the next one would. */
  #starts = new Int32Array(1 << 10);
  #hashes = new Int32Array(1 << 10);
  /** One more than the number of the word in a slot. */
  #slots = new Int32Array(1 << 12);
  #size = 0;

  /** How many words there are; their numbers are smaller. */
  get size(): number {
    return this.#size;
  }

  /** The number of the word at a place of a text. */
  numberOf(text: string, start: number, end: number): number {
    const from = this.#starts[this.#size] ?? 0;
    this.#characters = longer(this.#characters, from + end - start);
    const characters = this.#characters;
    let hash = BASIS;
    for (let index = start; index < end; index++) {
      const code = text.charCodeAt(index);
      const small = code < LATIN_END ? (SMALL[code] ?? RARE) : RARE;
      if (small === RARE) return this.#numberOfRare(text.slice(start, end).toLowerCase());
      characters[from + index - start] = small;
      hash = Math.imul(hash ^ small, PRIME);
    }
    return this.#numberAt(from, from + end - start, hash);
  }

  /** A word in lower case. */
  label(number: number): string {
    const end = this.#starts[number + 1] ?? 0;
    let label = '';
    for (let at = this.#starts[number] ?? 0; at < end; at += AT_ONCE) {
      label += String.fromCharCode(...this.#characters.subarray(at, Math.min(end, at + AT_ONCE)));
    }
    return label;
  }

  #numberOfRare(word: string): number {
    const from = this.#starts[this.#size] ?? 0;
    this.#characters = longer(this.#characters, from + word.length);
    let hash = BASIS;
    for (let index = 0; index < word.length; index++) {
      const code = word.charCodeAt(index);
      this.#characters[from + index] = code;
      hash = Math.imul(hash ^ code, PRIME);
    }
    return this.#numberAt(from, from + word.length, hash);
  }

  /** The number of the word whose characters stand behind those of all others; it stays there when it is new. */
  #numberAt(from: number, to: number, hash: number): number {
    const characters = this.#characters;
    const starts = this.#starts;
    const mask = this.#slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (;;) {
      const entry = this.#slots[slot] ?? EMPTY;
      if (entry === EMPTY) break;
      if (this.#hashes[entry - 1] === hash) {
        const first = starts[entry - 1] ?? 0;
        let same = (starts[entry] ?? 0) - first === to - from ? 0 : -1;
        while (same >= 0 && from + same < to && characters[first + same] === characters[from + same]) same++;
        if (from + same === to) return entry - 1;
      }
      slot = (slot + 1) & mask;
    }
    const number = this.#size++;
    this.#slots[slot] = number + 1;
    this.#hashes = longer(this.#hashes, number + 1);
    this.#hashes[number] = hash;
    this.#starts = longer(this.#starts, number + 2);
    this.#starts[number + 1] = to;
    if (2 * this.#size > this.#slots.length) this.#spread();
    return number;
  }

  #spread(): void {
    const slots = new Int32Array(4 * this.#slots.length);
    for (let number = 0; number < this.#size; number++) {
      const hash = this.#hashes[number] ?? 0;
      let slot = (hash ^ (hash >>> 15)) & (slots.length - 1);
      while (slots[slot] !== EMPTY) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }
}
