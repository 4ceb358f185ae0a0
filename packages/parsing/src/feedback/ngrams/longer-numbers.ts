/** The same numbers with room for `size`, at least twice as many as before when they had none. */
export function longer<Numbers extends Int32Array | Uint16Array>(numbers: Numbers, size: number): Numbers {
  if (size <= numbers.length) return numbers;
  const grown = new (numbers.constructor as new (length: number) => Numbers)(Math.max(size, 2 * numbers.length));
  grown.set(numbers);
  return grown;
}
