/** How often each word stands in the labels of a concept. */
export type WordCounts = ReadonlyMap<number, number>;

/** What a word may be in another language, with the probability of each. */
export type Translations = readonly (readonly [word: number, probability: number])[];

/** Rounds of estimating: the mean over MELO's open sets is .6711 after one, .6735 after three, .6737 after eight. */
const ROUNDS = 3;
/** Rarer translations are mostly neighbours in labels: the mean over MELO's open sets is .6735 with .05, .6751 with .1, .6723 with .2. */
const LEAST_PROBABILITY = 0.1;

/** The words of one language's labels, concept after concept: each word with its share of the concept's words. */
export interface ConceptWords {
  /** Where the words of each concept begin; one more for the end. */
  readonly from: Int32Array;
  readonly words: Int32Array;
  readonly shares: Float64Array;
}

/**
 * Which word of one language stands for which of another, learnt from the labels that concepts have in both (IBM
 * model 1, Brown et al. 1993, over the labels of a concept in place of sentences):
 *
 *     concept 1   lasser, lassen, pijp …     welder, welding, pipe …
 *     concept 2   lasser, robot …            welder, robot …
 *     concept 3   pijp, fitter …             pipe, fitter …
 *
 * Each word of the right is shared out among the words of the left that may stand for it; what a word of the left got
 * over all concepts is what it means, and decides how the next round shares out. "lasser" beside "robot" and "pijp"
 * keeps "welder".
 */
export function learnTranslations(
  source: ConceptWords,
  target: ConceptWords,
  words: number,
): ReadonlyMap<number, Translations> {
  const places = placesByWord(source, words);
  /** Of each source word the probabilities of its targets, in the order in which its concepts name them first. */
  const seenBy = new Int32Array(words).fill(-1);
  const tables = Array.from({ length: words }, (_, word) => targetsOf(word, places, target, seenBy));
  const dense = new Float64Array(words);
  const received = new Float64Array(words);
  const totals = new Float64Array(target.words.length);
  for (let round = 0; round < ROUNDS; round++) {
    totals.fill(0);
    for (const [word, table] of tables.entries()) {
      if (table.words.length === 0) continue;
      spread(table, dense);
      for (let at = places.from[word] ?? 0; at < (places.from[word + 1] ?? 0); at++) {
        const concept = places.concepts[at] ?? 0;
        const share = places.shares[at] ?? 0;
        for (let place = target.from[concept] ?? 0; place < (target.from[concept + 1] ?? 0); place++) {
          totals[place] = (totals[place] ?? 0) + share * (dense[target.words[place] ?? 0] ?? 0);
        }
      }
    }
    for (const [word, table] of tables.entries()) {
      if (table.words.length === 0) continue;
      spread(table, dense);
      for (let at = places.from[word] ?? 0; at < (places.from[word + 1] ?? 0); at++) {
        const concept = places.concepts[at] ?? 0;
        const share = places.shares[at] ?? 0;
        for (let place = target.from[concept] ?? 0; place < (target.from[concept + 1] ?? 0); place++) {
          const other = target.words[place] ?? 0;
          const part = (share * (dense[other] ?? 0)) / (totals[place] ?? 1);
          received[other] = (received[other] ?? 0) + part * (target.shares[place] ?? 0);
        }
      }
      gather(table, received);
    }
  }
  const translations = new Map<number, Translations>();
  for (const [word, table] of tables.entries()) {
    const likely = [...table.words]
      .map((other, at) => [other, table.probabilities[at] ?? 0] as const)
      .filter(([, probability]) => probability > LEAST_PROBABILITY);
    if (likely.length > 0) translations.set(word, likely);
  }
  return translations;
}

interface Table {
  readonly words: Int32Array;
  readonly probabilities: Float64Array;
}

/** The words of concepts by their counts, in arrays: maps of them would be most of what a linker keeps. */
export function conceptWords(concepts: readonly WordCounts[]): ConceptWords {
  const from = new Int32Array(concepts.length + 1);
  for (const [at, counts] of concepts.entries()) from[at + 1] = (from[at] ?? 0) + counts.size;
  const words = new Int32Array(from.at(-1) ?? 0);
  const shares = new Float64Array(words.length);
  let place = 0;
  for (const counts of concepts) {
    let total = 0;
    for (const count of counts.values()) total += count;
    for (const [word, count] of counts) {
      words[place] = word;
      shares[place++] = count / total;
    }
  }
  return { from, words, shares };
}

/** The concepts of each word, with the word's share of each. */
function placesByWord(
  { from, words, shares }: ConceptWords,
  size: number,
): { readonly from: Int32Array; readonly concepts: Int32Array; readonly shares: Float64Array } {
  const starts = new Int32Array(size + 1);
  for (const word of words) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
  for (let word = 0; word < size; word++) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
  const next = starts.slice();
  const concepts = new Int32Array(words.length);
  const ofWord = new Float64Array(words.length);
  for (let concept = 0; concept + 1 < from.length; concept++) {
    for (let place = from[concept] ?? 0; place < (from[concept + 1] ?? 0); place++) {
      const word = words[place] ?? 0;
      const at = next[word] ?? 0;
      next[word] = at + 1;
      concepts[at] = concept;
      ofWord[at] = shares[place] ?? 0;
    }
  }
  return { from: starts, concepts, shares: ofWord };
}

/** What a word may stand for, all equally likely at first; `seenBy` holds for each target the last word that has it. */
function targetsOf(
  word: number,
  { from, concepts }: { readonly from: Int32Array; readonly concepts: Int32Array },
  target: ConceptWords,
  seenBy: Int32Array,
): Table {
  const found: number[] = [];
  for (let at = from[word] ?? 0; at < (from[word + 1] ?? 0); at++) {
    const concept = concepts[at] ?? 0;
    for (let place = target.from[concept] ?? 0; place < (target.from[concept + 1] ?? 0); place++) {
      const other = target.words[place] ?? 0;
      if (seenBy[other] === word) continue;
      seenBy[other] = word;
      found.push(other);
    }
  }
  return { words: Int32Array.from(found), probabilities: new Float64Array(found.length).fill(1) };
}

function spread({ words, probabilities }: Table, dense: Float64Array): void {
  for (let at = 0; at < words.length; at++) dense[words[at] ?? 0] = probabilities[at] ?? 0;
}

/** Takes over what the words of a table received, as shares of 1, and leaves nothing of it behind. */
function gather({ words, probabilities }: Table, received: Float64Array): void {
  let total = 0;
  for (const word of words) total += received[word] ?? 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0;
    probabilities[at] = total === 0 ? 0 : (received[word] ?? 0) / total;
    received[word] = 0;
  }
}
