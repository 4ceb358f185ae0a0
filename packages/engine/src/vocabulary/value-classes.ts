import type { AspectName } from '@counterpart/domain';
import { type EvaluatedFacts, aspectBit } from './evaluated-facts.ts';

/** Aspects whose items ask a value of the document, not evidence. */
export const VALUE_ASPECTS = [
  'locations',
  'contractTypes',
  'workingHours',
  'wage',
  'seniority',
  'availabilityAspect',
] as const satisfies readonly AspectName[];
/** One of them. */
export type ValueAspect = (typeof VALUE_ASPECTS)[number];

/** Whether what a document says in an aspect depends on the day of the request. */
export function changesByDay(aspect: ValueAspect): boolean {
  return aspect === 'seniority' || aspect === 'availabilityAspect';
}

/**
 * Documents that say the same in a value aspect form a class: a query asks each class once and every document by its
 * class number, so a distance is worked out once for a town and not for all who live there.
 */
export class ValueClasses {
  readonly #aspect: ValueAspect;
  readonly #numbers = new Map<string, number>();
  readonly #facts: EvaluatedFacts[] = [];

  constructor(aspect: ValueAspect) {
    this.#aspect = aspect;
  }

  /** The class of a document by what it says, on the day of `facts`. */
  numberOf(facts: EvaluatedFacts): number {
    const key = classKey(this.#aspect, facts);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#facts.length;
    this.#numbers.set(key, number);
    this.#facts.push(facts);
    return number;
  }

  /** The facts of some document of a class. */
  facts(number: number): EvaluatedFacts | undefined {
    return this.#facts[number];
  }

  get size(): number {
    return this.#facts.length;
  }
}

function classKey(aspect: ValueAspect, facts: EvaluatedFacts): string {
  const says = said(aspect, facts);
  return JSON.stringify([facts.kind, facts.hasInformation & aspectBit(aspect), says]);
}

function said(aspect: ValueAspect, facts: EvaluatedFacts): unknown {
  switch (aspect) {
    case 'locations':
      return facts.places;
    case 'contractTypes':
      return facts.contractTypes;
    case 'workingHours':
      return facts.workingHours;
    case 'wage':
      return facts.wage;
    case 'seniority':
      return [facts.ownSeniority, facts.seniority];
    case 'availabilityAspect':
      return facts.availableDays;
  }
}

/** The classes of every value aspect, one for all blocks of an index. */
export type AllValueClasses = Readonly<Record<ValueAspect, ValueClasses>>;

/** No classes yet. */
export function noValueClasses(): AllValueClasses {
  return Object.fromEntries(VALUE_ASPECTS.map((aspect) => [aspect, new ValueClasses(aspect)])) as AllValueClasses;
}
