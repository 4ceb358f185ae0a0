import type { ConceptId } from '@counterpart/domain';
import { Interner } from '../columns/interner.ts';
import { criterionOf, internCriterion } from './criterion-keys.ts';
import type { StoredCriterion } from './stored-criteria.ts';

/** Criteria that are learned between two moments at which others may go first. */
const LEARNED = 1024;

/** Numbers for the criteria of all documents of an index, and which of them a query can find without asking each. */
export class CriterionTable {
  readonly keys = new Interner();
  readonly #criteria: StoredCriterion[] = [];
  readonly #byConcept = new Map<ConceptId, number[]>();
  readonly #byLabel = new Map<string, number[]>();
  /** Numbers of the criteria that name no concept. */
  readonly withoutConcept: number[] = [];

  /** The number of a criterion. */
  numberOf(criterion: StoredCriterion): number {
    const number = internCriterion(this.keys, criterion);
    if (number === this.#criteria.length) this.#learn(criterion);
    return number;
  }

  /** Learns the keys that a snapshot or a digest brought. */
  *learnInSteps(): Generator<undefined, void> {
    while (this.#criteria.length < this.keys.size) {
      const key = this.keys.text(this.#criteria.length);
      if (key === '') this.#criteria.push(criterionOf(key));
      else this.#learn(criterionOf(key));
      if (this.#criteria.length % LEARNED === 0) yield;
    }
  }

  #learn(criterion: StoredCriterion): void {
    const number = this.#criteria.push(criterion) - 1;
    if (criterion.kind === 'concepts') {
      for (const concept of criterion.concepts) add(this.#byConcept, concept, number);
      add(this.#byLabel, criterion.key, number);
      if (criterion.concepts.length > 0) return;
    }
    this.withoutConcept.push(number);
  }

  /** What a number asks. */
  criterion(number: number): StoredCriterion | undefined {
    return this.#criteria[number];
  }

  /** Criteria that ask a concept. */
  askingFor(concept: ConceptId): readonly number[] {
    return this.#byConcept.get(concept) ?? [];
  }

  /** Criteria of concept aspects whose label is this one. */
  labelled(key: string): readonly number[] {
    return this.#byLabel.get(key) ?? [];
  }

  get size(): number {
    return this.#criteria.length;
  }
}

function add<Key>(lists: Map<Key, number[]>, key: Key, number: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [number]);
  else list.push(number);
}
