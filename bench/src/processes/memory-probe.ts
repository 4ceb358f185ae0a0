const NUMBERS = 16_777_216;
const ROUNDS = 5;

/** Gigabytes a second that one thread reads from memory in order: what stands beside every figure of a machine that varies. */
export function readBandwidth(): number {
  const numbers = new Float64Array(NUMBERS).fill(1);
  let best = Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    for (let i = 0; i < NUMBERS; i += 4) {
      // four sums would go faster still; this is what a plain loop over a column reaches
      sum += (numbers[i] ?? 0) + (numbers[i + 1] ?? 0) + (numbers[i + 2] ?? 0) + (numbers[i + 3] ?? 0);
    }
    best = Math.min(best, performance.now() - start);
  }
  if (sum !== NUMBERS * ROUNDS) throw new Error('the probe did not read what it wrote');
  return numbers.byteLength / best / 1e6;
}
