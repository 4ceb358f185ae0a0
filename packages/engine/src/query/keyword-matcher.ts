import { LANGUAGES } from '@counterpart/domain';
import { type KeywordCriterion, levelNumber, levelSimilarity, ONE, type ScoringNumbers } from '@counterpart/scoring';
import type { KeywordPostings } from '../blocks/word-postings.ts';
import { slotsOf } from '../columns/postings.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { outcome, type Outcome } from './item-outcome.ts';
import { containsPhrase } from './phrase.ts';

/** No number of a stem. */
const NO_WORD = -1;

/** Documents that may have a keyword, and the word that all of them have. */
export interface Candidates {
  readonly slots: Uint16Array;
  /** Number of the stem; −1 where they have its label. */
  readonly word: number;
}

/** Looks for one keyword item in documents: its words in their texts, its label among their own (matching.md, "Keyword"). */
export class KeywordMatcher {
  readonly #item: KeywordCriterion;
  /** Numbers of its words by language; null in a language of which no document has all of them. */
  readonly #words: readonly (readonly number[] | null)[];
  /** Criteria of documents whose label it is, with the similarity of an own label there. */
  readonly #labels = new Map<number, number>();
  readonly #strengths: Uint16Array;
  /** Similarity of a language that a text names: without a level. */
  readonly #levelless: number;

  constructor(
    item: KeywordCriterion,
    isNeedAsked: boolean,
    strengths: Uint16Array,
    numbers: ScoringNumbers,
    { stems, criteria }: Vocabulary,
  ) {
    this.#item = item;
    this.#strengths = strengths;
    this.#words = LANGUAGES.map((language) => {
      const found = item.words[language].map((word) => stems.find(word));
      return found.length === 0 || found.includes(-1) ? null : found;
    });
    const { unknownLevel } = numbers;
    this.#levelless = levelSimilarity(item.level, null, isNeedAsked, unknownLevel);
    if (item.key === '') return;
    for (const number of criteria.labelled(item.key)) {
      const criterion = criteria.criterion(number);
      if (criterion?.kind !== 'concepts') continue;
      const similarity = item.isLanguage
        ? levelSimilarity(item.level, levelNumber(criterion.level), isNeedAsked, unknownLevel)
        : numbers.strengths.bySource.ASPECT;
      this.#labels.set(number, similarity);
    }
  }

  /** Numbers of the criteria of documents whose label it is. */
  get labels(): Iterable<number> {
    return this.#labels.keys();
  }

  /** Its words in a language (by its place in LANGUAGES); none where no document has all of them. */
  wordsIn(language: number): readonly number[] {
    return this.#words[language] ?? [];
  }

  /**
   * The best that a document offers; without a word on what it knows. `listed` is the word in whose postings the document
   * was found: where that is all there is to find, its only text need not be read.
   */
  outcomeAt(columns: DocumentColumns, slot: number, listed = NO_WORD): Outcome {
    let similarity = 0;
    let isMet = false;
    const { isLanguage } = this.#item;
    if (this.#labels.size > 0) {
      const end = columns.criteriaStarts[slot + 1] ?? 0;
      for (let i = columns.criteriaStarts[slot] ?? 0; i < end; i += 1) {
        const entry = columns.criteria[i] ?? 0;
        const found = (entry & 1) === 1 ? this.#labels.get(entry >> 1) : undefined;
        if (found === undefined) continue;
        similarity = Math.max(similarity, found);
        isMet ||= !isLanguage || found === ONE;
      }
    }
    const words = this.#words[columns.languages[slot] ?? 0] ?? null;
    if (words === null) return outcome(similarity, isMet, false);
    const { textStarts, textKinds, stemStarts, stems } = columns;
    const lastText = textStarts[slot + 1] ?? 0;
    const firstText = textStarts[slot] ?? 0;
    const isCertain = words.length === 1 && words[0] === listed && lastText === firstText + 1;
    for (let text = firstText; text < lastText; text += 1) {
      if (!isCertain && !containsPhrase(stems, stemStarts[text] ?? 0, stemStarts[text + 1] ?? 0, words)) continue;
      const found = isLanguage ? this.#levelless : (this.#strengths[textKinds[text] ?? 0] ?? 0);
      similarity = Math.max(similarity, found);
      isMet ||= !isLanguage || found === ONE;
    }
    return outcome(similarity, isMet, false);
  }

  /**
   * What a document whose only text has a word offers by it, where that word is all there is to find in its language: the similarity
   * by kind of the text, ten-thousandths. Labels are another list of `candidates`.
   */
  soleText(word: number): { readonly isAll: Uint8Array; readonly similarities: Uint16Array } {
    const isAll = Uint8Array.from(this.#words, (words) => (words?.length === 1 && words[0] === word ? 1 : 0));
    const similarities = this.#item.isLanguage ? this.#strengths.map(() => this.#levelless) : this.#strengths;
    return { isAll, similarities };
  }

  /** Documents of a block that may have it: those with its label, and those with the rarest of its words. */
  candidates({ stems, criteria }: KeywordPostings): readonly Candidates[] {
    const lists: Candidates[] = [];
    for (const number of this.#labels.keys()) lists.push({ slots: slotsOf(criteria, number), word: NO_WORD });
    for (const words of this.#words) {
      let rarest: Candidates | null = null;
      for (const word of words ?? []) {
        const slots = slotsOf(stems, word);
        if (rarest === null || slots.length < rarest.slots.length) rarest = { slots, word };
      }
      // many words have one stem in several languages
      if (rarest !== null && !lists.some(({ word }) => word === rarest.word)) lists.push(rarest);
    }
    return lists;
  }
}
