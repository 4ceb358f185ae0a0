import type { ProfileKind } from '@counterpart/domain';
import type { CompiledCriteria, ScoringNumbers } from '@counterpart/scoring';
import type { BlockView } from '../blocks/block.ts';
import type { Naturals } from '../columns/numbers.ts';
import type { EvaluatedFacts } from '../vocabulary/evaluated-facts.ts';
import { isValueAspect, type ValueAspect } from '../vocabulary/value-classes.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { evaluateValue, type ValueItem } from './item-outcome.ts';
import { type KeptOutcomes, NOT_EVALUATED, type ValueOutcomes } from './kept-outcomes.ts';

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
  /** Also of searches before that asked the same. */
  readonly #known: ValueOutcomes;

  constructor(
    aspect: ValueAspect,
    items: readonly ValueItem[],
    firstRow: number,
    requesterKind: ProfileKind,
    numbers: ScoringNumbers,
    vocabulary: Vocabulary,
    kept: KeptOutcomes,
  ) {
    this.aspect = aspect;
    this.items = items;
    this.firstRow = firstRow;
    this.#requesterKind = requesterKind;
    this.#numbers = numbers;
    this.#vocabulary = vocabulary;
    this.#known = kept.of(aspect, items, requesterKind, numbers);
  }

  /** The classes of a block's documents in this aspect, on the day of the request. */
  classesIn({ columns, seniority }: BlockView): Naturals {
    if (this.aspect !== 'seniority') return columns.classes[this.aspect];
    return seniority.inMonth(columns, this.#vocabulary.seniorities, this.#numbers.asOfMonth);
  }

  /** The outcomes of a class in the order of the items, at `class × items`. */
  outcomes(classNumber: number): Uint16Array {
    const { length } = this.items;
    const at = classNumber * length;
    if (at >= this.#known.outcomes.length) this.#known.makeRoom(Math.max(classNumber + 1, this.classCount), length);
    const { outcomes } = this.#known;
    if (outcomes[at] === NOT_EVALUATED) this.#evaluate(classNumber, outcomes, at);
    return outcomes;
  }

  /** Puts the outcomes of a class at the rows of the aspect. */
  copyOutcomes(classNumber: number, rows: Uint16Array): void {
    const ofClass = this.outcomes(classNumber);
    const { length } = this.items;
    for (let i = 0; i < length; i += 1) rows[this.firstRow + i] = ofClass[classNumber * length + i] ?? 0;
  }

  #evaluate(classNumber: number, outcomes: Uint16Array, at: number): void {
    const { items, aspect } = this;
    const facts = this.#facts(classNumber);
    for (let i = 0; i < items.length; i += 1) {
      const item = items[i];
      if (item === undefined) continue;
      const isKnown = facts !== undefined;
      outcomes[at + i] = isKnown ? evaluateValue(item, aspect, facts, this.#requesterKind, this.#numbers) : 0;
    }
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
  kept: KeptOutcomes,
): readonly ValueAnswers[] {
  const answers: ValueAnswers[] = [];
  let row = 0;
  for (const { name, items } of aspects) {
    const valueItems = items.filter(isValueItem);
    if (isValueAspect(name)) answers.push(new ValueAnswers(name, valueItems, row, kind, numbers, vocabulary, kept));
    row += items.length;
  }
  return answers;
}
