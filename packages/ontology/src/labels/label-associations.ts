import { LANGUAGES, type Language } from '@counterpart/domain';
import { GramIndex } from './gram-index.ts';
import { LatentSpace } from './latent-space.ts';
import { TitleWords } from './title-words.ts';
import { type ConceptWords, conceptWords, learnTranslations, type Translations } from './word-translations.ts';

/** The labels of one language: their folded texts, and the place of the concept that each names. */
export interface LabelTable {
  readonly folded: readonly string[];
  readonly concepts: Int32Array;
}

interface LanguageWords {
  readonly table: LabelTable;
  /** Every label by the numbers of its words. */
  readonly labels: GramIndex;
  readonly words: ConceptWords;
}

/**
 * What labels teach about words: a concept's labels mean the same, so their words go together, in one language and
 * across four. Learnt from the labels alone when the first title comes; nothing is shipped or stored.
 *
 *     "geneesheer platteland" ──→ words ─┬─→ sum of the words' directions ──→ cosine with every concept    (latent)
 *                                        └─→ doctor .7, physician .2, rural .6 … ──→ cosine with the
 *                                            labels of each other language, the likest counts          (translated)
 */
export class LabelAssociations {
  readonly #words = new TitleWords();
  readonly #languages = new Map<Language, LanguageWords>();
  readonly #space: LatentSpace;
  readonly #translations = new Map<string, ReadonlyMap<number, Translations>>();
  readonly #concepts: number;

  constructor(tables: ReadonlyMap<Language, LabelTable>, concepts: number) {
    this.#concepts = concepts;
    const together = Array.from({ length: concepts }, () => new Map<number, number>());
    for (const [language, table] of tables) {
      const words = this.#words.learn(table.folded, language);
      const counts = Array.from({ length: concepts }, () => new Map<number, number>());
      for (const [at, numbers] of words.entries()) {
        const concept = table.concepts[at] ?? 0;
        for (const number of numbers) addTo(together[concept], number);
        for (const number of new Set(numbers)) addTo(counts[concept], number);
      }
      this.#languages.set(language, { table, labels: new GramIndex(words), words: conceptWords(counts) });
    }
    this.#space = new LatentSpace(together, this.#words.size);
  }

  /** The likeness of a folded title to all that is known of each concept, -1..1, by the concept's place. */
  latent(folded: string, language: Language): Float64Array {
    const counts = new Map<number, number>();
    for (const word of this.#words.numbersOf(folded, language)) addTo(counts, word);
    return this.#space.cosines(counts);
  }

  /** The likeness of a folded title's translations to the likest label of each concept in another language, 0..1. */
  translated(folded: string, language: Language): Float64Array {
    const best = new Float64Array(this.#concepts);
    const own = this.#languages.get(language);
    if (own === undefined) return best;
    const words = this.#words.numbersOf(folded, language);
    for (const other of LANGUAGES) {
      const target = this.#languages.get(other);
      if (other === language || target === undefined) continue;
      const translations = this.#translationsOf(language, own, other, target);
      const weights = new Map<number, number>();
      for (const word of words) {
        const idf = own.labels.idfOf(word);
        for (const [meant, probability] of translations.get(word) ?? [])
          weights.set(meant, (weights.get(meant) ?? 0) + idf * probability);
      }
      if (weights.size > 0) keepBest(target.labels.cosinesOf(weights), target.table.concepts, best);
    }
    return best;
  }

  #translationsOf(
    from: Language,
    own: LanguageWords,
    to: Language,
    target: LanguageWords,
  ): ReadonlyMap<number, Translations> {
    const key = `${from} ${to}`;
    let known = this.#translations.get(key);
    if (known === undefined) {
      known = learnTranslations(own.words, target.words, this.#words.size);
      this.#translations.set(key, known);
    }
    return known;
  }
}

/** Raises each concept's best to that of its likest label. */
export function keepBest(ofLabels: Float64Array, concepts: Int32Array, best: Float64Array): void {
  for (let at = 0; at < ofLabels.length; at++) {
    const score = ofLabels[at] ?? 0;
    const concept = concepts[at] ?? 0;
    if (score > (best[concept] ?? 0)) best[concept] = score;
  }
}

function addTo(counts: Map<number, number> | undefined, word: number): void {
  counts?.set(word, (counts.get(word) ?? 0) + 1);
}
