import type { BlockView } from '../blocks/block.ts';
import type { Naturals } from '../columns/numbers.ts';
import { contribution, type ScoredAspect } from '../query/forward-plan.ts';
import type { ValueAnswers } from '../query/value-answers.ts';
import type { ValueAspect } from '../vocabulary/value-classes.ts';

/**
 * Classes that are worked out at once: in order they take some 40 ns each, and several times that where documents are answered one
 * by one, as all that a class says has left the cache by then. More than these wait for a document that has them.
 */
const AT_ONCE = 4096;

/** What the classes of one value aspect add to the score: each is worked out once. */
export class ClassContributions {
  readonly name: ValueAspect;
  readonly #aspect: ScoredAspect;
  readonly #answers: ValueAnswers;
  /** By row of the profile; only those of the aspect are read. */
  readonly #outcomes: Uint16Array;
  /** All classes below this one are worked out. */
  #knownBelow = 0;
  /** By class, in 10⁻⁹ × 10⁻⁴, as far as `isKnown` says. */
  contributions = new Float64Array(0);
  isKnown = new Uint8Array(0);
  /** The classes of the block entered last. */
  classes: Naturals = new Uint8Array(0);

  constructor(aspect: ScoredAspect, answers: ValueAnswers, rows: number) {
    this.name = answers.aspect;
    this.#aspect = aspect;
    this.#answers = answers;
    this.#outcomes = new Uint16Array(rows);
  }

  /** The documents that are scored from now on. */
  enter(view: BlockView): void {
    this.classes = this.#answers.classesIn(view);
    const { classCount } = this.#answers;
    if (classCount <= this.isKnown.length) return;
    const contributions = new Float64Array(classCount);
    contributions.set(this.contributions);
    const isKnown = new Uint8Array(classCount);
    isKnown.set(this.isKnown);
    this.contributions = contributions;
    this.isKnown = isKnown;
    if (classCount > AT_ONCE) return;
    for (let classNumber = 0; classNumber < classCount; classNumber += 1) {
      if (isKnown[classNumber] !== 1) this.workOut(classNumber);
    }
  }

  /** What each of the first `count` classes contributes. */
  first(count: number): Float64Array {
    for (; this.#knownBelow < count; this.#knownBelow += 1) {
      if (this.isKnown[this.#knownBelow] !== 1) this.workOut(this.#knownBelow);
    }
    return this.contributions.subarray(0, count);
  }

  /** Adds what the class of each entry contributes to its number in `table`. */
  addTo(table: Float64Array, classes: Uint32Array): void {
    for (let number = 0; number < classes.length; number += 1) {
      const classNumber = classes[number] ?? 0;
      if (this.isKnown[classNumber] !== 1) this.workOut(classNumber);
      table[number] = (table[number] ?? 0) + (this.contributions[classNumber] ?? 0);
    }
  }

  /** Works out one class. */
  workOut(classNumber: number): void {
    this.#answers.copyOutcomes(classNumber, this.#outcomes);
    this.contributions[classNumber] = contribution(this.#aspect, this.#outcomes);
    this.isKnown[classNumber] = 1;
  }
}

/** The value aspects that have a share of the score. */
export function classContributions(aspects: readonly ScoredAspect[], rows: number): readonly ClassContributions[] {
  return aspects.flatMap((aspect) =>
    aspect.values === null || aspect.criteria.shares.every((share) => share === 0)
      ? []
      : [new ClassContributions(aspect, aspect.values, rows)],
  );
}
