import { type ConceptCriterion, ONE, type ScoringNumbers, timesTenThousandths } from '@counterpart/scoring';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { outcome } from './item-outcome.ts';

/** A concept that an item reaches, with the outcome of each kind of evidence of it. */
export interface ConceptTerm {
  readonly concept: number;
  readonly outcomes: Uint16Array;
  /** Whether any kind of evidence of it meets a required flag. */
  readonly holds: boolean;
}

/** Works out what concept items reach, once for each factor: a profile's items share a handful of them. */
export class ConceptTerms {
  readonly #vocabulary: Vocabulary;
  readonly #numbers: ScoringNumbers;
  readonly #isNeedAsked: boolean;
  readonly strengths: Uint16Array;
  /** By factor × 2, + 1 where it holds; and by level asked. */
  readonly #byFactor = new Map<number, Uint16Array>();
  readonly #byLevel = new Map<number | null, Uint16Array>();

  constructor(vocabulary: Vocabulary, numbers: ScoringNumbers, isNeedAsked: boolean) {
    this.#vocabulary = vocabulary;
    this.#numbers = numbers;
    this.#isNeedAsked = isNeedAsked;
    this.strengths = vocabulary.kinds.strengths(numbers);
  }

  /** The terms of an item that some document has. */
  of(item: ConceptCriterion): readonly ConceptTerm[] {
    const terms: ConceptTerm[] = [];
    for (const [id, { factor, holds }] of item.reach) {
      const concept = this.#vocabulary.concepts.find(id);
      if (concept < 0) continue;
      const isLanguage = item.kind === 'language';
      const outcomes = isLanguage ? this.#ofLevel(item.level) : this.#ofFactor(factor, holds);
      terms.push({ concept, outcomes, holds: isLanguage || holds });
    }
    return terms;
  }

  #ofFactor(factor: number, holds: boolean): Uint16Array {
    const key = factor * 2 + Number(holds);
    let table = this.#byFactor.get(key);
    if (table === undefined) {
      table = this.strengths.map((strength) => outcome(timesTenThousandths(factor, strength), holds, false));
      this.#byFactor.set(key, table);
    }
    return table;
  }

  #ofLevel(level: number | null): Uint16Array {
    let table = this.#byLevel.get(level);
    if (table === undefined) {
      table = this.#vocabulary.kinds
        .levelSimilarities(level, this.#isNeedAsked, this.#numbers.unknownLevel)
        .map((similarity) => outcome(similarity, similarity === ONE, false));
      this.#byLevel.set(level, table);
    }
    return table;
  }
}
