import { ASPECT_NAMES, type AspectName, type ProfileKind } from '@counterpart/domain';
import {
  type CompiledQuery,
  daysUntil,
  levelNumber,
  levelSimilarity,
  findPhrase,
  ONE,
  requesterNeeds,
  strengthOf,
} from '@counterpart/scoring';
import { aspectBit, type EvaluatedFacts } from '../vocabulary/evaluated-facts.ts';
import { sourceFacts } from '../vocabulary/stored-facts.ts';
import type { StoredCriterion } from '../vocabulary/stored-criteria.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { evaluateValue, outcome, type Outcome, type ValueItem } from '../query/item-outcome.ts';

/** Stands for an outcome that nobody asked for yet: no outcome has all bits set, as similarity stays below 2¹⁴ − 1. */
export const NOT_EVALUATED = 0xffff;
/**
 * Criteria that a search works out before it pays to look for those that the source does not reach: a search of few documents
 * never comes to it, and finding them was a tenth of one (measured).
 */
const MANY = 512;
const BASE = { id: '', label: '', weight: 0, required: false };

type ConceptsAsked = Extract<StoredCriterion, { readonly kind: 'concepts' }>;

/**
 * What the source answers to each criterion that documents have: looked up by number, so a document is asked in reverse
 * without looking at what it asks. Only what some document brings up is worked out, and of many only criteria about what the
 * source has.
 */
export class SourceAnswers {
  readonly #query: CompiledQuery;
  readonly #vocabulary: Vocabulary;
  readonly #facts: EvaluatedFacts;
  /** The kind of the documents that ask. */
  readonly #requesterKind: ProfileKind;
  readonly #isNeedAsked: boolean;
  /** What the source answers by criterion, NOT_EVALUATED where `answer` must work it out. */
  readonly outcomes: Uint16Array;
  /** Criteria that are worked out one by one before all that can only be answered 0 are. */
  #rulesOut: number;
  /** The words of its texts. */
  #stems: ReadonlySet<string> | null = null;
  /** By class of seniority. */
  #seniorities = new Uint16Array(0);

  /** With `knowsInformation` outcomes say what the source has information on, which costs a look at every criterion. */
  constructor(query: CompiledQuery, vocabulary: Vocabulary, knowsInformation: boolean) {
    const { document } = query.reverse;
    const { criteria } = vocabulary;
    this.#query = query;
    this.#vocabulary = vocabulary;
    this.#facts = sourceFacts(document);
    this.#requesterKind = query.targetKind;
    this.#isNeedAsked = requesterNeeds(query.targetKind, document.kind);
    this.outcomes = new Uint16Array(criteria.size).fill(NOT_EVALUATED);
    this.#rulesOut = knowsInformation ? Number.POSITIVE_INFINITY : MANY;
  }

  /** Answers 0 to all criteria about concepts that the source does not reach, before many are asked; those worked out stay as they are. */
  ruleOut(): void {
    if (this.#rulesOut <= 0 || this.#rulesOut === Number.POSITIVE_INFINITY) return;
    this.#rulesOut = 0;
    const { outcomes, languages } = this.#query.reverse;
    const { criteria } = this.#vocabulary;
    const remains = new Uint8Array(this.outcomes.length);
    for (const number of criteria.withoutConcept) remains[number] = 1;
    for (const asked of [outcomes, languages]) {
      for (const concept of asked.keys()) for (const number of criteria.askingFor(concept)) remains[number] = 1;
    }
    for (let number = 0; number < remains.length; number += 1) {
      if (remains[number] === 0 && this.outcomes[number] === NOT_EVALUATED) this.outcomes[number] = 0;
    }
  }

  /** What the source answers to a criterion other than one of seniority. */
  answer(criterion: number): Outcome {
    const known = this.outcomes[criterion] ?? NOT_EVALUATED;
    return known === NOT_EVALUATED ? this.#workOut(criterion) : known;
  }

  /** What it answers to documents of a class of seniority. */
  answerSeniority(classNumber: number): Outcome {
    if (classNumber >= this.#seniorities.length) {
      const longer = new Uint16Array(Math.max(classNumber + 1, this.#vocabulary.seniorities.size)).fill(NOT_EVALUATED);
      longer.set(this.#seniorities);
      this.#seniorities = longer;
    }
    const known = this.#seniorities[classNumber] ?? NOT_EVALUATED;
    if (known !== NOT_EVALUATED) return known;
    const asking = this.#vocabulary.seniorities.facts(classNumber);
    const need = asking?.ownSeniority ?? 0;
    const item: ValueItem = { ...BASE, kind: 'seniority', need, have: asking?.seniority ?? need };
    const found = this.#value(item, 'seniority');
    this.#seniorities[classNumber] = found;
    return found;
  }

  #workOut(number: number): Outcome {
    if (this.#rulesOut === 1) this.ruleOut();
    else this.#rulesOut -= 1;
    const criterion = this.#vocabulary.criteria.criterion(number);
    const found = criterion === undefined ? 0 : this.#evaluate(criterion);
    this.outcomes[number] = found;
    return found;
  }

  #evaluate(criterion: StoredCriterion): Outcome {
    const { aspect } = criterion;
    switch (criterion.kind) {
      case 'concepts':
        if (criterion.words !== null) return this.#keyword(criterion);
        return aspect === 'languages' ? this.#language(criterion) : this.#concept(criterion);
      case 'place':
        return this.#value({ ...BASE, ...criterion }, aspect);
      case 'value':
        return this.#value({ ...BASE, ...criterion }, aspect);
      case 'wage':
        return this.#value({ ...BASE, ...criterion }, aspect);
      case 'availability': {
        const { availableFrom, availableIn } = criterion;
        const { asOfDay } = this.#query.numbers;
        const days = availableFrom === null ? availableIn : daysUntil(availableFrom, asOfDay);
        return this.#value({ ...BASE, kind: 'availability', days: days ?? 0 }, aspect);
      }
      case 'seniority':
        // asked by class of seniority
        return 0;
    }
  }

  #value(item: ValueItem, aspect: AspectName): Outcome {
    return evaluateValue(item, aspect, this.#facts, this.#requesterKind, this.#query.numbers);
  }

  #knows(aspect: AspectName): boolean {
    return (this.#facts.hasInformation & aspectBit(aspect)) !== 0;
  }

  #concept({ aspect, concepts }: ConceptsAsked): Outcome {
    let similarity = 0;
    let isMet = false;
    for (const concept of concepts) {
      const found = this.#query.reverse.outcomes.get(concept);
      if (found === undefined) continue;
      similarity = Math.max(similarity, found.similarity);
      isMet ||= found.holds;
    }
    return outcome(similarity, isMet, this.#knows(aspect));
  }

  #language({ aspect, concepts, level }: ConceptsAsked): Outcome {
    const { unknownLevel } = this.#query.numbers;
    let similarity = 0;
    for (const concept of concepts) {
      for (const found of this.#query.reverse.languages.get(concept) ?? []) {
        similarity = Math.max(similarity, levelSimilarity(levelNumber(level), found, this.#isNeedAsked, unknownLevel));
      }
    }
    return outcome(similarity, similarity === ONE, this.#knows(aspect));
  }

  #keyword({ aspect, key, level, words }: ConceptsAsked): Outcome {
    const { numbers } = this.#query;
    const { language, ownLabels, texts } = this.#query.reverse.document;
    const isLanguage = aspect === 'languages';
    let similarity = 0;
    let isMet = false;
    const add = (source: (typeof ownLabels)[number]['source'], endYear: number | null, found: number | null) => {
      const value = isLanguage
        ? levelSimilarity(levelNumber(level), found, this.#isNeedAsked, numbers.unknownLevel)
        : strengthOf(numbers.strengths, source, endYear, numbers.asOfYear);
      similarity = Math.max(similarity, value);
      isMet ||= !isLanguage || value === ONE;
    };
    if (key !== '') {
      for (const own of ownLabels) if (own.key === key) add(own.source, null, levelNumber(own.level));
    }
    const wanted = words?.[language] ?? [];
    const [first] = wanted;
    // nearly all words that documents ask stand in no text of the source
    this.#stems ??= new Set(texts.flatMap(({ stems }) => stems));
    const mayStand = first === undefined || this.#stems.has(first);
    for (const { source, endYear, stems } of mayStand ? texts : []) {
      if (findPhrase(stems, wanted).length > 0) add(source, endYear, null);
    }
    return outcome(similarity, isMet, this.#knows(aspect) || this.#facts.hasText);
  }
}

/** The bits of aspects in which nobody stands behind the source's profile who could lack anything. */
export function silentAspects(hasEntity: boolean, isEmpty: (name: AspectName) => boolean): number {
  if (hasEntity) return 0;
  return ASPECT_NAMES.reduce((bits, name) => (isEmpty(name) ? bits | aspectBit(name) : bits), 0);
}
