import { ASPECT_NAMES, type AspectName } from '@counterpart/domain';
import {
  type ConceptCriterion,
  type Criterion,
  type CompiledCriteria,
  compileCriteria,
  type CompiledQuery,
  levelSimilarity,
  nonEmptyAspect,
  ONE,
  type Reach,
  requesterNeeds,
} from '@counterpart/scoring';
import { type EvaluatedFacts, aspectBit, aspectBits } from './evaluated-facts.ts';
import type { CriteriaCacheKeys } from './criteria-cache-keys.ts';
import { DirectionFold, type DirectionScore } from './direction-score.ts';
import type { IndexedRecord } from './indexed-record.ts';
import { Interner } from './interner.ts';
import { type Outcome, outcome, evaluateValue } from './item-outcome.ts';
import { factsAsOf, sourceFacts } from './stored-facts.ts';
import { evaluateKeyword, type NumberedText } from './text-search.ts';

const NO_REACH: Reach = new Map();

/** The reverse direction of one document. */
export interface ReverseScore {
  readonly hasScore: boolean;
  readonly score: number;
  readonly passes: boolean;
}

/** Asks what documents ask of the query's source, one document at a time. */
export class ReverseEvaluation {
  readonly #query: CompiledQuery;
  /** The source's own stems: its words need not stand in any document of the index. */
  readonly #stems = new Interner();
  readonly #facts: EvaluatedFacts;
  readonly #texts: readonly NumberedText[];
  readonly #allowed: ReadonlySet<AspectName>;
  /** Bits of the aspects that pass every flag, as nobody stands behind the profile who could lack them. */
  readonly #silent: number;
  readonly #key: number;
  readonly #fold: DirectionFold;
  #outcomes = new Uint16Array(64);

  /** `cacheKeys` numbers everything that a document's compiled criteria depend on. */
  constructor(query: CompiledQuery, cacheKeys: CriteriaCacheKeys) {
    const { document, weights, hasEntity } = query.reverse;
    const { numbers, allowedAspects } = query;
    this.#query = query;
    this.#facts = sourceFacts(document);
    this.#texts = document.texts.map(({ source, endYear, stems: words }) => ({
      source,
      endYear,
      stems: Int32Array.from(words, (word) => this.#stems.intern(word)),
    }));
    this.#allowed = new Set(allowedAspects);
    const silent = ASPECT_NAMES.filter((name) => nonEmptyAspect(document.profile, name) === null);
    this.#silent = hasEntity ? 0 : aspectBits(silent);
    const { aspects, asOfDay, asOfMonth } = numbers;
    this.#key = cacheKeys.numberOf(JSON.stringify([aspects, allowedAspects, weights, asOfDay, asOfMonth]));
    this.#fold = new DirectionFold(numbers);
  }

  /** Whether the source meets what the document requires. */
  meetsFlags(record: IndexedRecord): boolean {
    if (record.flagged.length === 0) return true;
    if (record.flagCriteria?.key !== this.#key) {
      const flagged = record.flagged.filter((name) => this.#allowed.has(name));
      record.flagCriteria = { key: this.#key, compiled: this.#compiled(record, new Set(flagged)) };
    }
    return this.#folded(record.flagCriteria.compiled, record).passes;
  }

  /** The whole reverse direction of a document. */
  score(record: IndexedRecord): ReverseScore {
    if (record.criteria?.key !== this.#key) {
      record.criteria = { key: this.#key, compiled: this.#compiled(record, this.#allowed) };
    }
    const criteria = record.criteria.compiled;
    const { score, passes } = this.#folded(criteria, record);
    return { hasScore: criteria.hasScore, score, passes };
  }

  #folded(criteria: CompiledCriteria, record: IndexedRecord): DirectionScore {
    const { aspects } = criteria;
    let row = 0;
    let withoutCriteria = 0;
    for (let a = 0; a < aspects.length; a += 1) {
      const aspect = aspects[a];
      if (aspect === undefined) continue;
      const { items, name } = aspect;
      if ((this.#silent & aspectBit(name)) !== 0) withoutCriteria |= 1 << a;
      if (this.#outcomes.length < row + items.length) {
        const longer = new Uint16Array((row + items.length) * 2);
        longer.set(this.#outcomes);
        this.#outcomes = longer;
      }
      for (const item of items) this.#outcomes[row++] = this.#outcome(record, name, item);
    }
    return this.#fold.fold(criteria, this.#outcomes, 1, 0, withoutCriteria);
  }

  #compiled(record: IndexedRecord, allowed: ReadonlySet<AspectName>): CompiledCriteria {
    const { numbers, reverse } = this.#query;
    const { seniority, availableDays } = factsAsOf(record.facts, record, numbers);
    // Reach is the query's: outcomes come from the query's own table, so the compiled criteria keep none.
    const { profile, facts } = record;
    const requester = { profile, kind: facts.kind, seniority, availableDays, reachOf: () => NO_REACH };
    return compileCriteria(requester, allowed, numbers, reverse.weights);
  }

  #outcome(record: IndexedRecord, aspect: AspectName, item: Criterion): Outcome {
    const { numbers } = this.#query;
    const hasInformation = (this.#facts.hasInformation & aspectBit(aspect)) !== 0;
    const isNeedAsked = requesterNeeds(record.facts.kind, this.#facts.kind);
    switch (item.kind) {
      case 'concept':
        return this.#concept(item, hasInformation);
      case 'language':
        return this.#language(item, hasInformation, isNeedAsked);
      case 'keyword': {
        const { language, ownLabels } = this.#query.reverse.document;
        const words = this.#texts.length === 0 ? [] : item.words[language].map((word) => this.#stems.find(word));
        const known = words.length === 0 || words.includes(-1) ? null : words;
        return evaluateKeyword(
          item,
          known,
          this.#texts,
          ownLabels,
          hasInformation || this.#facts.hasText,
          isNeedAsked,
          numbers,
        );
      }
      case 'place':
      case 'value':
      case 'wage':
      case 'seniority':
      case 'availability':
        return evaluateValue(item, aspect, this.#facts, record.facts.kind, numbers);
    }
  }

  #concept(item: ConceptCriterion, hasInformation: boolean): Outcome {
    let similarity = 0;
    let isMet = false;
    for (const concept of item.concepts) {
      const found = this.#query.reverse.outcomes.get(concept);
      if (found === undefined) continue;
      similarity = Math.max(similarity, found.similarity);
      isMet ||= found.holds;
    }
    return outcome(similarity, isMet, hasInformation);
  }

  #language(item: ConceptCriterion, hasInformation: boolean, isNeedAsked: boolean): Outcome {
    const { unknownLevel } = this.#query.numbers;
    let similarity = 0;
    for (const concept of item.concepts) {
      for (const level of this.#query.reverse.languages.get(concept) ?? []) {
        similarity = Math.max(similarity, levelSimilarity(item.level, level, isNeedAsked, unknownLevel));
      }
    }
    return outcome(similarity, similarity === ONE, hasInformation);
  }
}
