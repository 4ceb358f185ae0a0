import type { ProfileKind } from '@counterpart/domain';
import type { CompiledCriteria, ScoringNumbers } from '@counterpart/scoring';
import type { BlockView } from '../blocks/block.ts';
import type { Naturals } from '../columns/numbers.ts';
import type { EvaluatedFacts } from '../vocabulary/evaluated-facts.ts';
import { isValueAspect, type ValueAspect } from '../vocabulary/value-classes.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { evaluateValue, type Outcome, type ValueItem } from './item-outcome.ts';

/** No outcome has all bits set: similarity stays below 2¹⁴ − 1. */
const NOT_EVALUATED = 0xffff;

function isValueItem(item: { readonly kind: string }): item is ValueItem {
  return item.kind !== 'concept' && item.kind !== 'language' && item.kind !== 'keyword';
}

/** The items of one value aspect, evaluated once for each class of documents that say the same. */
export class ValueAnswers {
  readonly aspect: ValueAspect;
  readonly items: readonly ValueItem[];
  /** The place of its first item among all items of the profile. */
  readonly firstRow: number;
  readonly #requesterKind: ProfileKind;
  readonly #numbers: ScoringNumbers;
  readonly #vocabulary: Vocabulary;
  /** Outcome by class × items + item. */
  #outcomes = new Uint16Array(0);

  constructor(
    aspect: ValueAspect,
    items: readonly ValueItem[],
    firstRow: number,
    requesterKind: ProfileKind,
    numbers: ScoringNumbers,
    vocabulary: Vocabulary,
  ) {
    this.aspect = aspect;
    this.items = items;
    this.firstRow = firstRow;
    this.#requesterKind = requesterKind;
    this.#numbers = numbers;
    this.#vocabulary = vocabulary;
  }

  /** The classes of a block's documents in this aspect, on the day of the request. */
  classesIn({ columns, seniority }: BlockView): Naturals {
    if (this.aspect !== 'seniority') return columns.classes[this.aspect];
    return seniority.inMonth(columns, this.#vocabulary.seniorities, this.#numbers.asOfMonth);
  }

  /** The outcomes of a class in the order of the items, at `class × items`. */
  outcomes(classNumber: number): Uint16Array {
    const at = classNumber * this.items.length;
    if (at >= this.#outcomes.length) {
      const longer = new Uint16Array(
        Math.max((classNumber + 1) * this.items.length, this.classCount * this.items.length),
      );
      longer.fill(NOT_EVALUATED);
      longer.set(this.#outcomes);
      this.#outcomes = longer;
    }
    if (this.#outcomes[at] === NOT_EVALUATED) {
      const facts = this.#facts(classNumber);
      for (const [i, item] of this.items.entries()) {
        this.#outcomes[at + i] = facts === undefined ? 0 : this.#evaluate(item, facts);
      }
    }
    return this.#outcomes;
  }

  /** Puts the outcomes of a class at the rows of the aspect. */
  copyOutcomes(classNumber: number, rows: Uint16Array): void {
    const ofClass = this.outcomes(classNumber);
    const { length } = this.items;
    for (let i = 0; i < length; i += 1) rows[this.firstRow + i] = ofClass[classNumber * length + i] ?? 0;
  }

  #evaluate(item: ValueItem, facts: EvaluatedFacts): Outcome {
    return evaluateValue(item, this.aspect, facts, this.#requesterKind, this.#numbers);
  }

  /** Number of classes that documents have by now. */
  get classCount(): number {
    const { values, seniorities } = this.#vocabulary;
    return this.aspect === 'seniority' ? seniorities.size : values[this.aspect].size;
  }

  #facts(classNumber: number): EvaluatedFacts | undefined {
    const { values, seniorities } = this.#vocabulary;
    return this.aspect === 'seniority'
      ? seniorities.facts(classNumber)
      : values[this.aspect].facts(classNumber, this.#numbers);
  }
}

/** The value aspects of a profile. */
export function valueAnswers(
  { kind, aspects }: CompiledCriteria,
  numbers: ScoringNumbers,
  vocabulary: Vocabulary,
): readonly ValueAnswers[] {
  const answers: ValueAnswers[] = [];
  let row = 0;
  for (const { name, items } of aspects) {
    const valueItems = items.filter(isValueItem);
    if (isValueAspect(name)) answers.push(new ValueAnswers(name, valueItems, row, kind, numbers, vocabulary));
    row += items.length;
  }
  return answers;
}
