import type { Numbers } from './numbers.ts';

const FIRST_CAPACITY = 64;

/**
 * A column of numbers that is only appended to. Whoever holds `values` while it grows goes on seeing what was in it: the
 * array is exchanged for a longer one, never cut.
 */
export class GrowingColumn<Values extends Numbers> {
  readonly #make: (length: number) => Values;
  values: Values;
  length = 0;

  constructor(make: (length: number) => Values) {
    this.#make = make;
    this.values = make(FIRST_CAPACITY);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.#grow(this.length + 1);
    this.values[this.length] = value;
    this.length += 1;
  }

  pushAll(values: ArrayLike<number>): void {
    if (this.length + values.length > this.values.length) this.#grow(this.length + values.length);
    this.values.set(values, this.length);
    this.length += values.length;
  }

  /** Makes room for that many more at once, which growing by doubling would copy again and again. */
  expect(more: number): void {
    if (this.length + more > this.values.length) this.#grow(this.length + more);
  }

  #grow(least: number): void {
    const longer = this.#make(Math.max(least, this.values.length * 2));
    longer.set(this.values);
    this.values = longer;
  }
}

/** A column of bytes, of whole numbers below 2³², or of any number. */
export const byteColumn = (): GrowingColumn<Uint8Array> => new GrowingColumn((length) => new Uint8Array(length));
export const numberColumn = (): GrowingColumn<Uint32Array> => new GrowingColumn((length) => new Uint32Array(length));
export const wideColumn = (): GrowingColumn<Float64Array> => new GrowingColumn((length) => new Float64Array(length));
