/** The features of a text (n-grams, words) as numbers, each as often as it occurs. */
export type Features = readonly number[];

/** N-grams of fewer letters say too little, of more too much of one word (measured on the open halves of MELO). */
const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 4;
/** Letters of a word that are cut into n-grams. */
const LONGEST_WORD = 40;
/** Words of a label or title that count. */
const MOST_WORDS = 30;
const WORD = /[\p{L}\p{N}+#]+/gu;
/** Fewer documents than this are worth no bigger first arrays. */
const FIRST_SIZE = 1024;
/** The most that one feature counts in a text: what fits a byte. */
const MOST_COUNTED = 255;

/**
 * A number for a few letters (FNV-1a, 32 bits): among some hundred thousand n-grams a handful share theirs, which
 * changes no ranking, and numbers take a tenth of the memory and time of strings.
 */
export function featureOf(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** The n-grams of three and four letters of every word of a folded text, its edges marked by a space. */
export function gramsOf(folded: string): Features {
  const features: number[] = [];
  let words = 0;
  for (const [word] of folded.matchAll(WORD)) {
    if (++words > MOST_WORDS) break;
    const padded = ` ${word.slice(0, LONGEST_WORD)} `;
    for (let length = SHORTEST_GRAM; length <= LONGEST_GRAM; length++) {
      for (let at = 0; at + length <= padded.length; at++) features.push(featureOf(padded, at, at + length));
    }
  }
  return features;
}

/** An array of numbers that grows. */
class Growing {
  values = new Int32Array(FIRST_SIZE);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const longer = new Int32Array(2 * this.length);
      longer.set(this.values);
      this.values = longer;
    }
    this.values[this.length++] = value;
  }
}

function counted(features: Features): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

/** Documents by their features, compared by the cosine of tf-idf weights (Salton and Buckley 1988: 1 + ln tf, ln(1 + N/(1 + df))). */
export class GramIndex {
  readonly #size: number;
  /** The number of every feature; its postings stand from `#from` of it to `#from` of the next. */
  readonly #numbers = new Map<number, number>();
  readonly #from: Int32Array;
  readonly #documents: Int32Array;
  readonly #counts: Uint8Array;
  readonly #idf: Float64Array;
  /** 1 ÷ the length of each document's vector. */
  readonly #scale: Float32Array;

  constructor(documents: Iterable<Features>) {
    const [ofFeature, ofDocument, counts] = [new Growing(), new Growing(), new Growing()];
    let size = 0;
    for (const features of documents) {
      for (const [feature, count] of counted(features)) {
        ofFeature.push(this.#numberOf(feature));
        ofDocument.push(size);
        counts.push(Math.min(count, MOST_COUNTED));
      }
      size++;
    }
    this.#size = size;
    const total = ofFeature.length;
    const from = new Int32Array(this.#numbers.size + 1);
    for (let at = 0; at < total; at++) {
      const after = (ofFeature.values[at] ?? 0) + 1;
      from[after] = (from[after] ?? 0) + 1;
    }
    this.#idf = new Float64Array(this.#numbers.size);
    for (let number = 0; number < this.#idf.length; number++) {
      this.#idf[number] = Math.log(1 + size / (1 + (from[number + 1] ?? 0)));
    }
    for (let number = 1; number < from.length; number++) from[number] = (from[number] ?? 0) + (from[number - 1] ?? 0);
    this.#from = from;
    this.#documents = new Int32Array(total);
    this.#counts = new Uint8Array(total);
    const squares = new Float64Array(size);
    const next = from.slice();
    for (let at = 0; at < total; at++) {
      const [number, document, count] = [ofFeature.values[at] ?? 0, ofDocument.values[at] ?? 0, counts.values[at] ?? 0];
      const place = next[number] ?? 0;
      next[number] = place + 1;
      this.#documents[place] = document;
      this.#counts[place] = count;
      squares[document] = (squares[document] ?? 0) + weight(count, this.#idf[number] ?? 0) ** 2;
    }
    this.#scale = Float32Array.from(squares, (sum) => (sum === 0 ? 0 : 1 / Math.sqrt(sum)));
  }

  #numberOf(feature: number): number {
    const known = this.#numbers.get(feature);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(feature, number);
    return number;
  }

  /** The cosine of a text with every document, 0..1, by the document's place. */
  cosines(features: Features): Float64Array {
    const scores = new Float64Array(this.#size);
    let sum = 0;
    // what no document has makes the text longer, as any other word would
    const unknown = Math.log(1 + this.#size);
    for (const [feature, count] of counted(features)) {
      const number = this.#numbers.get(feature);
      const idf = number === undefined ? unknown : (this.#idf[number] ?? 0);
      const own = weight(count, idf);
      sum += own * own;
      if (number === undefined) continue;
      for (let place = this.#from[number] ?? 0; place < (this.#from[number + 1] ?? 0); place++) {
        const document = this.#documents[place] ?? 0;
        const theirs = weight(this.#counts[place] ?? 0, idf) * (this.#scale[document] ?? 0);
        scores[document] = (scores[document] ?? 0) + own * theirs;
      }
    }
    const norm = Math.sqrt(sum) || 1;
    for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / norm;
    return scores;
  }
}

function weight(count: number, idf: number): number {
  return count === 1 ? idf : (1 + Math.log(count)) * idf;
}
