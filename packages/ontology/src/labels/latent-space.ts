import type { WordCounts } from './word-translations.ts';

/** Dimensions: the mean over MELO's open sets is .676 with 64, .675 with 100, and .002 less with 32 than with 64. */
const DIMENSIONS = 64;
/** Rounds of the subspace iteration: one to eight rank alike within .003 on the mean of six sets. */
const ROUNDS = 4;
/** A direction with less of its length left beside the others is one of them again. */
const LEAST_LEFT = 1e-9;

/** Rows of numbers of which most are 0. */
interface SparseRows {
  readonly from: Int32Array;
  readonly columns: Int32Array;
  readonly values: Float32Array;
}

/**
 * Concepts and words as points of few dimensions, words near the words they share concepts with (latent semantic
 * analysis, Deerwester et al. 1990):
 *
 *     concepts × words, tf-idf      the 64 strongest directions        a title = the sum of its words
 *     ┌ 1 . 1 . . ┐                 each concept and each word          "docent ergonomie" ──→ near
 *     │ . 1 1 . . │   ──────→       as 64 numbers                ──→     lecturer, though no label of it
 *     └ . . . 1 1 ┘                                                     has either word
 */
export class LatentSpace {
  readonly #concepts: number;
  readonly #dimensions: number;
  readonly #idf: Float64Array;
  /** The directions' values of each word, weighted by idf. */
  readonly #words: Float32Array;
  /** Each concept as a vector of length 1, or of zeros where it has no word. */
  readonly #vectors: Float32Array;

  constructor(concepts: readonly WordCounts[], words: number) {
    this.#concepts = concepts.length;
    this.#dimensions = Math.min(DIMENSIONS, concepts.length);
    this.#idf = idfOf(concepts, words);
    const rows = weightedRows(concepts, this.#idf);
    const k = this.#dimensions;
    // orthogonal iteration (Golub and Van Loan, 8.2.4) on the concepts' side, which is the shorter
    let basis = scattered(concepts.length * k);
    for (let round = 0; round < ROUNDS; round++) {
      makeOrthonormal(basis, k);
      basis = product(rows, transposedProduct(rows, basis, words, k), k);
    }
    makeOrthonormal(basis, k);
    this.#words = transposedProduct(rows, basis, words, k);
    makeOrthonormal(this.#words, k);
    this.#vectors = product(rows, this.#words, k);
    for (let at = 0; at < this.#vectors.length; at += k) toUnitLength(this.#vectors.subarray(at, at + k));
  }

  /** The cosine of a text of these words with every concept, -1..1, by the concept's place. */
  cosines(words: WordCounts): Float64Array {
    const k = this.#dimensions;
    const vector = new Float32Array(k);
    for (const [word, count] of words) {
      const weight = weightOf(count) * (this.#idf[word] ?? 0);
      for (let at = 0; at < k; at++) vector[at] = (vector[at] ?? 0) + weight * (this.#words[word * k + at] ?? 0);
    }
    toUnitLength(vector);
    const cosines = new Float64Array(this.#concepts);
    for (let concept = 0; concept < cosines.length; concept++) {
      let sum = 0;
      const from = concept * k;
      for (let at = 0; at < k; at++) sum += (vector[at] ?? 0) * (this.#vectors[from + at] ?? 0);
      cosines[concept] = sum;
    }
    return cosines;
  }
}

function weightOf(count: number): number {
  return 1 + Math.log(count);
}

function idfOf(concepts: readonly WordCounts[], words: number): Float64Array {
  const idf = new Float64Array(words);
  for (const counts of concepts) for (const word of counts.keys()) idf[word] = (idf[word] ?? 0) + 1;
  for (let word = 0; word < words; word++) idf[word] = Math.log(1 + concepts.length / (1 + (idf[word] ?? 0)));
  return idf;
}

/** One row of tf-idf weights a concept, each of length 1. */
function weightedRows(concepts: readonly WordCounts[], idf: Float64Array): SparseRows {
  const from = new Int32Array(concepts.length + 1);
  for (const [at, counts] of concepts.entries()) from[at + 1] = (from[at] ?? 0) + counts.size;
  const columns = new Int32Array(from.at(-1) ?? 0);
  const values = new Float32Array(columns.length);
  let place = 0;
  for (const [at, counts] of concepts.entries()) {
    for (const [word, count] of counts) {
      columns[place] = word;
      values[place++] = weightOf(count) * (idf[word] ?? 0);
    }
    toUnitLength(values.subarray(from[at], from[at + 1]));
  }
  return { from, columns, values };
}

function toUnitLength(vector: Float32Array): void {
  let sum = 0;
  for (const value of vector) sum += value * value;
  if (sum === 0) return;
  const scale = 1 / Math.sqrt(sum);
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) * scale;
}

/** Rows × a matrix with `k` columns. */
function product({ from, columns, values }: SparseRows, matrix: Float32Array, k: number): Float32Array {
  const result = new Float32Array((from.length - 1) * k);
  for (let row = 0; row + 1 < from.length; row++) {
    for (let place = from[row] ?? 0; place < (from[row + 1] ?? 0); place++) {
      const [value, other] = [values[place] ?? 0, (columns[place] ?? 0) * k];
      for (let at = 0; at < k; at++)
        result[row * k + at] = (result[row * k + at] ?? 0) + value * (matrix[other + at] ?? 0);
    }
  }
  return result;
}

/** The rows turned around × a matrix with `k` columns. */
function transposedProduct(rows: SparseRows, matrix: Float32Array, width: number, k: number): Float32Array {
  const { from, columns, values } = rows;
  const result = new Float32Array(width * k);
  for (let row = 0; row + 1 < from.length; row++) {
    for (let place = from[row] ?? 0; place < (from[row + 1] ?? 0); place++) {
      const [value, other] = [values[place] ?? 0, (columns[place] ?? 0) * k];
      for (let at = 0; at < k; at++)
        result[other + at] = (result[other + at] ?? 0) + value * (matrix[row * k + at] ?? 0);
    }
  }
  return result;
}

/** Makes the `k` columns of a matrix perpendicular and of length 1, by the Cholesky factor of their products; what is left of a column that depends on others is 0. */
function makeOrthonormal(matrix: Float32Array, k: number): void {
  const products = new Float64Array(k * k);
  for (let from = 0; from < matrix.length; from += k) {
    for (let i = 0; i < k; i++) {
      const value = matrix[from + i] ?? 0;
      if (value === 0) continue;
      for (let j = 0; j <= i; j++) products[i * k + j] = (products[i * k + j] ?? 0) + value * (matrix[from + j] ?? 0);
    }
  }
  const factor = choleskyOf(products, k);
  for (let from = 0; from < matrix.length; from += k) {
    for (let i = 0; i < k; i++) {
      const pivot = factor[i * k + i] ?? 0;
      let left = matrix[from + i] ?? 0;
      for (let j = 0; j < i; j++) left -= (factor[i * k + j] ?? 0) * (matrix[from + j] ?? 0);
      matrix[from + i] = pivot === 0 ? 0 : left / pivot;
    }
  }
}

/** The lower triangle whose product with itself is `products`; 0 on the diagonal for what depends on others. */
function choleskyOf(products: Float64Array, k: number): Float64Array {
  const factor = new Float64Array(k * k);
  for (let i = 0; i < k; i++) {
    const whole = products[i * k + i] ?? 0;
    for (let j = 0; j <= i; j++) {
      let left = products[i * k + j] ?? 0;
      for (let at = 0; at < j; at++) left -= (factor[i * k + at] ?? 0) * (factor[j * k + at] ?? 0);
      if (i === j) factor[i * k + j] = left > LEAST_LEFT * whole ? Math.sqrt(left) : 0;
      else {
        const pivot = factor[j * k + j] ?? 0;
        factor[i * k + j] = pivot === 0 ? 0 : left / pivot;
      }
    }
  }
  return factor;
}

/** Numbers from -1 to 1 that look random and are the same each time (xorshift, Marsaglia 2003). */
function scattered(length: number): Float32Array {
  const values = new Float32Array(length);
  let state = 2463534242;
  for (let at = 0; at < length; at++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    values[at] = state / 2 ** 31;
  }
  return values;
}
