/** A seeded source of numbers (mulberry32, public domain): the same seed gives the same sequence everywhere. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** The next number, 0 ≤ x < 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  /** A whole number, both bounds included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }
  /** True with this probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }
  /** One of a list that is not empty. */
  pick<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(this.next() * values.length)];
    if (value === undefined) throw new Error('Nothing to pick from.');
    return value;
  }
  /** Up to `count` different ones, in random order. */
  several<Value>(values: readonly Value[], count: number): Value[] {
    const rest = [...values];
    const taken: Value[] = [];
    while (taken.length < count && rest.length > 0) {
      taken.push(...rest.splice(Math.floor(this.next() * rest.length), 1));
    }
    return taken;
  }
  /** One of a list by weight. */
  weighted<Value extends { readonly weight: number }>(values: readonly Value[]): Value {
    const total = values.reduce((sum, value) => sum + value.weight, 0);
    let left = this.next() * total;
    for (const value of values) {
      left -= value.weight;
      if (left < 0) return value;
    }
    return this.pick(values);
  }
}

/** A seed of its own for one document, so that each can be made without those before it. */
export function seedOf(seed: number, kind: number, index: number): number {
  let mixed = (seed ^ Math.imul(kind + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
