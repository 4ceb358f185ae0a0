/** How often each feature (an n-gram, a word) occurs in a text. */
export type Features = ReadonlyMap<string, number>;

/** N-grams of fewer letters say too little, of more too much of one word (measured on the open halves of MELO). */
const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 4;
/** Letters of a word that are cut into n-grams. */
const LONGEST_WORD = 40;
/** Words of a label or title that count. */
const MOST_WORDS = 30;
const WORD = /[\p{L}\p{N}+#]+/gu;

/** The n-grams of three and four letters of every word of a folded text, its edges marked by a space. */
export function gramsOf(folded: string): Features {
  const features = new Map<string, number>();
  let words = 0;
  for (const [word] of folded.matchAll(WORD)) {
    if (++words > MOST_WORDS) break;
    const padded = ` ${word.slice(0, LONGEST_WORD)} `;
    for (let length = SHORTEST_GRAM; length <= LONGEST_GRAM; length++) {
      for (let at = 0; at + length <= padded.length; at++) {
        const gram = padded.slice(at, at + length);
        features.set(gram, (features.get(gram) ?? 0) + 1);
      }
    }
  }
  return features;
}

/** Documents by their features, compared by the cosine of tf-idf weights (Salton and Buckley 1988: 1 + ln tf, ln(1 + N/(1 + df))). */
export class GramIndex {
  readonly #postings = new Map<string, { readonly documents: Int32Array; readonly weights: Float32Array }>();
  readonly #idf = new Map<string, number>();
  readonly #size: number;

  constructor(documents: readonly Features[]) {
    this.#size = documents.length;
    const places = new Map<string, number[]>();
    for (const [at, features] of documents.entries()) {
      for (const feature of features.keys()) {
        const known = places.get(feature);
        if (known === undefined) places.set(feature, [at]);
        else known.push(at);
      }
    }
    for (const [feature, list] of places) this.#idf.set(feature, Math.log(1 + documents.length / (1 + list.length)));
    const norms = documents.map((features) => {
      let sum = 0;
      for (const [feature, count] of features) sum += this.#weight(feature, count) ** 2;
      return Math.sqrt(sum) || 1;
    });
    for (const [feature, list] of places) {
      this.#postings.set(feature, {
        documents: Int32Array.from(list),
        weights: Float32Array.from(
          list,
          (at) => this.#weight(feature, documents[at]?.get(feature) ?? 0) / (norms[at] ?? 1),
        ),
      });
    }
  }

  #weight(feature: string, count: number): number {
    return count === 0 ? 0 : (1 + Math.log(count)) * (this.#idf.get(feature) ?? 0);
  }

  /** The cosine of a text with every document, 0..1, by the document's place. */
  cosines(features: Features): Float64Array {
    const scores = new Float64Array(this.#size);
    let sum = 0;
    // what no document has makes the text longer, as any other word would
    const unknown = Math.log(1 + this.#size);
    for (const [feature, count] of features) {
      const posting = this.#postings.get(feature);
      const weight = posting === undefined ? (1 + Math.log(count)) * unknown : this.#weight(feature, count);
      sum += weight * weight;
      if (posting === undefined) continue;
      const { documents, weights } = posting;
      for (let at = 0; at < documents.length; at++) {
        const document = documents[at] ?? 0;
        scores[document] = (scores[document] ?? 0) + weight * (weights[at] ?? 0);
      }
    }
    const norm = Math.sqrt(sum) || 1;
    for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / norm;
    return scores;
  }
}
