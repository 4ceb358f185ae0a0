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
  /** What each posting adds to a cosine: its weight ÷ the length of its document's vector. */
  readonly #shares: Float32Array;
  readonly #idf: Float64Array;
  /** Scores of one comparison, used again by the next: tens of thousands of numbers a call kept the collector at work a third of the time. */
  readonly #scores: Float64Array;

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
    this.#shares = new Float32Array(total);
    this.#scores = new Float64Array(size);
    const squares = new Float64Array(size);
    const next = from.slice();
    for (let at = 0; at < total; at++) {
      const [number, document, count] = [ofFeature.values[at] ?? 0, ofDocument.values[at] ?? 0, counts.values[at] ?? 0];
      const place = next[number] ?? 0;
      next[number] = place + 1;
      this.#documents[place] = document;
      const own = weight(count, this.#idf[number] ?? 0);
      this.#shares[place] = own;
      squares[document] = (squares[document] ?? 0) + own ** 2;
    }
    for (let place = 0; place < total; place++) {
      const square = squares[this.#documents[place] ?? 0] ?? 0;
      this.#shares[place] = square === 0 ? 0 : (this.#shares[place] ?? 0) / Math.sqrt(square);
    }
  }

  #numberOf(feature: number): number {
    const known = this.#numbers.get(feature);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(feature, number);
    return number;
  }

  /** The cosine of a text with every document, 0..1, by the document's place; overwritten by the next comparison. */
  cosines(features: Features): Float64Array {
    const weights = new Map<number, number>();
    for (const [feature, count] of counted(features)) weights.set(feature, weight(count, 1));
    // what no document has makes the text longer, as any other word would
    return this.cosinesOf(weights, Math.log(1 + this.#size));
  }

  /**
   * The same of a text in which each feature weighs this much times its idf; what no document has weighs it times
   * `unknownIdf`.
   */
  cosinesOf(weights: ReadonlyMap<number, number>, unknownIdf = 0): Float64Array {
    const scores = this.#scores.fill(0);
    let sum = 0;
    for (const [feature, factor] of weights) sum += (factor * (this.#idfOf(feature) ?? unknownIdf)) ** 2;
    const scale = sum === 0 ? 0 : 1 / Math.sqrt(sum);
    const [documents, shares] = [this.#documents, this.#shares];
    for (const [feature, factor] of weights) {
      const number = this.#numbers.get(feature);
      if (number === undefined) continue;
      const own = factor * (this.#idf[number] ?? 0) * scale;
      const end = this.#from[number + 1] ?? 0;
      for (let place = this.#from[number] ?? 0; place < end; place++) {
        const document = documents[place] ?? 0;
        scores[document] = (scores[document] ?? 0) + own * (shares[place] ?? 0);
      }
    }
    return scores;
  }

  /** How rare a feature is among the documents: ln(1 + N/(1 + df)), 0 where none has it. */
  idfOf(feature: number): number {
    return this.#idfOf(feature) ?? 0;
  }

  #idfOf(feature: number): number | undefined {
    const number = this.#numbers.get(feature);
    return number === undefined ? undefined : this.#idf[number];
  }
}

function weight(count: number, idf: number): number {
  return count === 1 ? idf : (1 + Math.log(count)) * idf;
}
