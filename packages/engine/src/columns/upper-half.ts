/**
 * The upper half of a number as a whole one: of numbers that are not negative the larger has the larger one, or the same and
 * differs below. So most sums are compared as whole numbers, without a branch that the processor guesses wrong.
 */
const halves = new Uint32Array(2);
const whole = new Float64Array(halves.buffer);

/** Where the upper half of a number stands: at `2 × place + UPPER` of `upperHalves`. */
export const UPPER = (() => {
  whole[0] = 1;
  return halves[1] === 0 ? 0 : 1;
})();

/** The halves of numbers, two entries for each of them. */
export function upperHalves(numbers: Float64Array): Int32Array {
  return new Int32Array(numbers.buffer, numbers.byteOffset, numbers.length * 2);
}

/** The upper half of a number; of a negative one that of 0. */
export function upperHalf(value: number): number {
  whole[0] = Math.max(0, value);
  return (halves[UPPER] ?? 0) | 0;
}
