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
  readonly #tables = new Map<string, Uint16Array>();

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
    return this.#table(`${factor} ${holds}`, () =>
      this.strengths.map((strength) => outcome(timesTenThousandths(factor, strength), holds, false)),
    );
  }

  #ofLevel(level: number | null): Uint16Array {
    return this.#table(`level ${level}`, () =>
      this.#vocabulary.kinds
        .levelSimilarities(level, this.#isNeedAsked, this.#numbers.unknownLevel)
        .map((similarity) => outcome(similarity, similarity === ONE, false)),
    );
  }

  #table(key: string, make: () => Uint16Array): Uint16Array {
    let table = this.#tables.get(key);
    if (table === undefined) this.#tables.set(key, (table = make()));
    return table;
  }
}
