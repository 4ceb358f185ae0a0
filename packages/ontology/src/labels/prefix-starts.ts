import { CONCEPT_TYPES, type ConceptId, type ConceptType, type Language } from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';
import type { Concept } from '../concepts/concept.ts';
import type { Steps } from '../concepts/steps.ts';

/** A visible label. */
export interface Term {
  readonly concept: Concept;
  readonly text: string;
  /** The folded label. */
  readonly key: string;
}

/** By label: the number of its concept among the so many that have one, and the number of its type. */
interface Numbered {
  readonly conceptOf: Uint32Array;
  readonly typeOf: Uint8Array;
  readonly concepts: number;
}

/** Concepts whose labels are folded in one piece of work. */
const PIECE = 100;
/** Labels cut into words in one piece of work. */
const TERMS_PIECE = 1000;
/** Words put together in one piece of work. */
const WORDS_PIECE = 5000;
/** Folded labels are cut here, so that an offset fits 16 bits; nobody types as much to look one up. */
const MAX_KEY = 1000;
/** Longer than any label: what puts preferred labels before all others. */
const ALTERNATIVE = 1e9;
/** What a grade weighs in a place: more than there are labels. */
const GRADE = 2 ** 32;

/** The only order that is left when frequency, kind and length are the same: it keeps answers stable. */
function compareTerms(x: Term, y: Term): number {
  return compareText(x.key, y.key) || compareText(x.concept.id, y.concept.id);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The labels of one language, those of frequent concepts first, by the words in them. */
export class PrefixStarts {
  /** In the order in which equally good finds are listed: a label's number is its rank. */
  readonly #terms: readonly Term[];
  /** The number of each label's concept among those with a label, and the number of its type. */
  readonly #conceptOf: Uint32Array;
  readonly #typeOf: Uint8Array;
  /** All words, sorted, and where the places of each begin; one more number ends the last. */
  readonly #words: readonly string[];
  readonly #from: Uint32Array;
  /** Label and offset of every place where a word stands, by word and then by label. */
  readonly #termOf: Uint32Array;
  readonly #at: Uint16Array;
  /** The best place found of each concept while a call runs. */
  readonly #best: Float64Array;

  private constructor(
    terms: readonly Term[],
    { conceptOf, typeOf, concepts }: Numbered,
    words: readonly string[],
    places: { readonly from: Uint32Array; readonly termOf: Uint32Array; readonly at: Uint16Array },
  ) {
    this.#terms = terms;
    this.#conceptOf = conceptOf;
    this.#typeOf = typeOf;
    this.#words = words;
    this.#from = places.from;
    this.#termOf = places.termOf;
    this.#at = places.at;
    this.#best = new Float64Array(concepts).fill(Number.POSITIVE_INFINITY);
  }

  static *build(
    concepts: Iterable<Concept>,
    language: Language,
    frequencies: ReadonlyMap<ConceptId, number>,
  ): Steps<PrefixStarts> {
    const terms = yield* rankedTerms(concepts, language, frequencies);
    const conceptOf = new Uint32Array(terms.length);
    const typeOf = new Uint8Array(terms.length);
    const numbers = new Map<Concept, number>();
    const byWord = new Map<string, number[]>();
    let total = 0;
    for (const [number, { key, concept }] of terms.entries()) {
      if (number % TERMS_PIECE === 0) yield;
      const known = numbers.get(concept) ?? numbers.size;
      numbers.set(concept, known);
      conceptOf[number] = known;
      typeOf[number] = CONCEPT_TYPES.indexOf(concept.type);
      for (let at = 0; at >= 0; at = nextWord(key, at)) {
        const word = wordAt(key, at);
        const places = byWord.get(word);
        // label and offset in turns
        if (places === undefined) byWord.set(word, [number, at]);
        else places.push(number, at);
        total++;
      }
    }
    const words = yield* sortedInSteps(byWord.keys());
    const from = new Uint32Array(words.length + 1);
    const termOf = new Uint32Array(total);
    const offsets = new Uint16Array(total);
    let place = 0;
    for (const [number, word] of words.entries()) {
      if (number % WORDS_PIECE === 0) yield;
      from[number] = place;
      const places = byWord.get(word) ?? [];
      for (let i = 0; i < places.length; i += 2) {
        termOf[place] = places[i] ?? 0;
        offsets[place++] = places[i + 1] ?? 0;
      }
    }
    from[words.length] = place;
    return new PrefixStarts(terms, { conceptOf, typeOf, concepts: numbers.size }, words, { from, termOf, at: offsets });
  }

  /**
   * The best label of each concept of the wanted types, at most `wanted`: the whole label before its beginning before
   * the beginning of a later word, then frequent concepts, then preferred labels, then short ones (ENG-12).
   */
  terms(prefix: string, types: ReadonlySet<ConceptType>, wanted: number): readonly Term[] {
    const word = wordAt(prefix, 0);
    const isWordWhole = word.length < prefix.length;
    const first = this.#lowerBound(word);
    const last = isWordWhole ? first + Number(this.#words[first] === word) : this.#endOf(word, first);
    const isWanted = Uint8Array.from(CONCEPT_TYPES, (type) => Number(types.has(type)));
    const found: number[] = [];
    for (let place = this.#from[first] ?? 0; place < (this.#from[last] ?? 0); place++) {
      const number = this.#termOf[place] ?? 0;
      const at = this.#at[place] ?? 0;
      if (isWanted[this.#typeOf[number] ?? 0] === 0) continue;
      if (isWordWhole && this.#terms[number]?.key.startsWith(prefix, at) !== true) continue;
      const grade = at !== 0 ? 2 : this.#terms[number]?.key.length === prefix.length ? 0 : 1;
      const concept = this.#conceptOf[number] ?? 0;
      const before = this.#best[concept] ?? 0;
      if (before === Number.POSITIVE_INFINITY) found.push(concept);
      this.#best[concept] = Math.min(before, grade * GRADE + number);
    }
    const ranks = Float64Array.from(found, (concept) => this.#best[concept] ?? 0).sort();
    for (const concept of found) this.#best[concept] = Number.POSITIVE_INFINITY;
    return Array.from(ranks.subarray(0, wanted), (rank) => this.#terms[rank % GRADE]).filter(
      (term) => term !== undefined,
    );
  }

  /** The first word that is not before the text. */
  #lowerBound(text: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The first word from `begin` on that does not begin so. */
  #endOf(beginning: string, begin: number): number {
    let low = begin;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#words[middle]?.startsWith(beginning) === true) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** All visible labels of a language: those of frequent concepts first, then preferred ones, then short ones. */
function* rankedTerms(
  concepts: Iterable<Concept>,
  language: Language,
  frequencies: ReadonlyMap<ConceptId, number>,
): Steps<readonly Term[]> {
  // sorting labels by numbers they have in common first and then among themselves leaves no long sort
  const byFrequency = new Map<number, Map<number, Term[]>>();
  let count = 0;
  for (const concept of concepts) {
    if (++count % PIECE === 0) yield;
    const labels = concept.labels[language];
    if (labels === undefined) continue;
    const bySize = entryOf(byFrequency, frequencies.get(concept.id) ?? 0, () => new Map<number, Term[]>());
    for (const text of [labels.preferred, ...labels.alternative]) {
      const isPreferred = text === labels.preferred;
      const size = isPreferred ? text.length - ALTERNATIVE : text.length;
      entryOf(bySize, size, () => []).push({ concept, text, key: foldLabel(text).slice(0, MAX_KEY) });
    }
  }
  const ranked: Term[] = [];
  let paused = 0;
  for (const frequency of sortedNumbers(byFrequency.keys()).reverse()) {
    const bySize = byFrequency.get(frequency) ?? new Map<number, Term[]>();
    for (const size of sortedNumbers(bySize.keys())) {
      for (const term of (bySize.get(size) ?? []).sort(compareTerms)) ranked.push(term);
      if (ranked.length < paused + TERMS_PIECE) continue;
      paused = ranked.length;
      yield;
    }
  }
  return ranked;
}

function entryOf<Value>(map: Map<number, Value>, key: number, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function sortedNumbers(numbers: Iterable<number>): Float64Array {
  return Float64Array.from(numbers).sort();
}

/** Words in order, sorted in pieces: those of each first letter by themselves. */
function* sortedInSteps(words: Iterable<string>): Steps<readonly string[]> {
  const byLetter = new Map<string, string[]>();
  let count = 0;
  for (const word of words) {
    if (++count % WORDS_PIECE === 0) yield;
    const letter = word.charAt(0);
    const known = byLetter.get(letter);
    if (known === undefined) byLetter.set(letter, [word]);
    else known.push(word);
  }
  const sorted: string[] = [];
  for (const letter of [...byLetter.keys()].sort()) {
    yield;
    for (const word of (byLetter.get(letter) ?? []).sort()) sorted.push(word);
  }
  return sorted;
}

function wordAt(key: string, at: number): string {
  const end = key.indexOf(' ', at);
  return end < 0 ? key.slice(at) : key.slice(at, end);
}

/** Where the next word begins, or -1. */
function nextWord(key: string, at: number): number {
  const space = key.indexOf(' ', at);
  return space < 0 || space === key.length - 1 ? -1 : space + 1;
}
