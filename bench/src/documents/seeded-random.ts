/** Random numbers from a seed, so that two runs measure the same work. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A number in [0, 1) (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number in [0, bound). */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  /** One of a list. */
  pick<Value>(list: readonly Value[]): Value {
    const value = list[this.below(list.length)];
    if (value === undefined) throw new RangeError('nothing to pick from');
    return value;
  }

  /** A whole number in [0, bound), small ones as much likelier as words and skills are in real texts (Zipf, exponent 1). */
  zipf(bound: number): number {
    return Math.min(bound - 1, Math.floor((bound + 1) ** this.next()) - 1);
  }
}
