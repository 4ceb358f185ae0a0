/** A set of whole numbers from 0 on, a byte for each up to the largest: asked and added to in a few nanoseconds. */
export class NumberSet {
  #isIn = new Uint8Array(256);
  #end = 0;

  add(number: number): void {
    if (number >= this.#isIn.length) {
      const longer = new Uint8Array(2 * number);
      longer.set(this.#isIn);
      this.#isIn = longer;
    }
    this.#isIn[number] = 1;
    if (number >= this.#end) this.#end = number + 1;
  }

  has(number: number): boolean {
    return this.#isIn[number] === 1;
  }

  /** Empties the set. */
  clear(): void {
    this.#isIn.fill(0, 0, this.#end);
    this.#end = 0;
  }

  /** Its numbers, ascending. */
  *[Symbol.iterator](): Generator<number, void> {
    for (let number = 0; number < this.#end; number += 1) if (this.#isIn[number] === 1) yield number;
  }
}
