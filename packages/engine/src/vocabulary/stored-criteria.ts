import {
  type AspectName,
  type ConceptId,
  type Language,
  type LanguageLevel,
  type ResolvedAspect,
  type ResolvedPlace,
} from '@counterpart/domain';
import { rangeInMillimetres, wageInCents, yearsInThousandths } from '@counterpart/scoring';
import { Interner } from '../columns/interner.ts';
import { criterionKey, criterionOf } from './criterion-keys.ts';

/** What one item of a stored profile asks, without its weight and flag: many documents ask the same. */
export type StoredCriterion = { readonly aspect: AspectName } & (
  | {
      readonly kind: 'concepts';
      readonly key: string;
      readonly level: LanguageLevel | null;
      readonly concepts: readonly ConceptId[];
      /** Stems by language where it names no concept, else null. */
      readonly words: Readonly<Record<Language, readonly string[]>> | null;
    }
  | {
      readonly kind: 'place';
      readonly key: string;
      readonly place: ResolvedPlace | null;
      readonly rangeMillimetres: number;
    }
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'wage'; readonly from: number | null; readonly to: number | null }
  /** What it has depends on the month and on its document: a search asks the document's class of seniority. */
  | { readonly kind: 'seniority'; readonly need: number }
  | { readonly kind: 'availability'; readonly availableFrom: string | null; readonly availableIn: number | null }
);

/** The criteria of an aspect in the order of its items. */
export function storedCriteria(
  name: AspectName,
  aspect: ResolvedAspect,
  available: { readonly availableFrom: string | null; readonly availableIn: number | null },
): readonly StoredCriterion[] {
  switch (aspect.kind) {
    case 'concepts':
      return aspect.items.map(({ key, level, concepts, words }) => ({
        aspect: name,
        kind: 'concepts',
        key,
        level,
        concepts,
        words: concepts.length === 0 ? words : null,
      }));
    case 'places':
      return aspect.items.map(({ key, place, rangeMetres }) => ({
        aspect: name,
        kind: 'place',
        key,
        place,
        rangeMillimetres: rangeInMillimetres(rangeMetres),
      }));
    case 'values':
      return aspect.items.map(({ value }) => ({ aspect: name, kind: 'value', value }));
    case 'range':
      return [{ aspect: name, kind: 'wage', from: wageInCents(aspect.from), to: wageInCents(aspect.to) }];
    case 'number': {
      const { availableFrom, availableIn } = available;
      if (name === 'availabilityAspect') return [{ aspect: name, kind: 'availability', availableFrom, availableIn }];
      return [{ aspect: name, kind: 'seniority', need: yearsInThousandths(aspect.value) }];
    }
  }
}

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
    const number = this.keys.intern(criterionKey(criterion));
    if (number === this.#criteria.length) this.#learn(criterion);
    return number;
  }

  /** Learns the keys that a snapshot brought. */
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
