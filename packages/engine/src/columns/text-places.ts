const FIRST_PLACES = 64;
/** Numbers of a table that is parted when it is full… */
const PARTED_FROM = 131_072;
/** …by the first bits of a hash, so that each part grows by itself: moving a million texts at once takes 40 ms. */
const PARTS = 16;
const PART_SHIFT = 28;

/**
 * The open hash tables behind an interner: two numbers a place, the hash of a text and its number + 1. Whoever looks a text up goes on
 * from `(hash << 1) & mask` in steps of two until it is found or a place is free.
 *
 *   hash → part: hash, number + 1 │ hash, number + 1 │ free …
 */
export class TextPlaces {
  #parts = [new Int32Array(2 * FIRST_PLACES)];
  /** By part how many of its places are taken. */
  #taken = [0];
  /** PARTS − 1 where the table is parted, else 0. */
  #partMask = 0;

  /** The part in which a text with that hash stands; its length is a power of two. */
  of(hash: number): Int32Array {
    // there is a part for each value of those bits, or one for all
    return this.#parts[(hash >>> PART_SHIFT) & this.#partMask] as Int32Array;
  }

  /** Takes a free place of the part of a hash, and makes room before it is two thirds full. */
  take(place: number, hash: number, number: number): void {
    const part = (hash >>> PART_SHIFT) & this.#partMask;
    const places = this.of(hash);
    places[place] = hash;
    places[place + 1] = number + 1;
    const taken = (this.#taken[part] ?? 0) + 1;
    this.#taken[part] = taken;
    if (taken * 3 < places.length) return;
    if (this.#partMask === 0 && places.length >= PARTED_FROM) this.#makeParts(2 * places.length);
    else {
      this.#parts[part] = new Int32Array(2 * places.length);
      this.#taken[part] = 0;
    }
    for (let i = 0; i < places.length; i += 2) {
      const known = places[i + 1] ?? 0;
      if (known > 0) this.#move(places[i] ?? 0, known);
    }
  }

  /** Begins anew with room for that many texts. */
  restart(texts: number): void {
    let places = FIRST_PLACES;
    while (places < texts * 2) places *= 2;
    this.#makeParts(2 * places);
  }

  #makeParts(length: number): void {
    const count = length > PARTED_FROM ? PARTS : 1;
    this.#parts = Array.from({ length: count }, () => new Int32Array(length / count));
    this.#taken = Array.from({ length: count }, () => 0);
    this.#partMask = count - 1;
  }

  #move(hash: number, known: number): void {
    const part = (hash >>> PART_SHIFT) & this.#partMask;
    const places = this.of(hash);
    const mask = places.length - 1;
    let free = (hash << 1) & mask;
    while (places[free + 1] !== 0) free = (free + 2) & mask;
    places[free] = hash;
    places[free + 1] = known;
    this.#taken[part] = (this.#taken[part] ?? 0) + 1;
  }
}
