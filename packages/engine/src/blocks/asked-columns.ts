import { ASPECT_NAMES } from '@counterpart/domain';
import { numberColumn } from '../columns/growing-column.ts';
import { invertedInSteps, type Postings } from '../columns/postings.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';
import { type ValueAspect, VALUE_ASPECTS } from '../vocabulary/value-classes.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Documents that are gone through between two moments at which others may go first. */
const STRETCH = 2048;
/** Shapes and items are numbered within a block by two bytes. */
const MOST_NUMBERS = 0x1_0000;
/** The class of documents that ask nothing in an aspect. */
const ASKS_NOTHING = 0;

/** What the documents of a block ask in one value aspect: those that ask the same have a class, of which one stands for all. */
export interface AskedValues {
  /** Its place in ASPECT_NAMES. */
  readonly name: number;
  readonly column: Uint16Array;
  /** The criterion of a class that asks one item, */
  readonly criteria: Uint32Array;
  /** and a document of each class, from which to tell what it asks besides. */
  readonly examples: Uint32Array;
  /** 1 for a class that asks several items. */
  readonly isSeveral: Uint8Array;
}

/** What the documents of a block ask, turned around so that the source's answers go through it and not the documents. */
export interface AskedColumns {
  /** Shapes numbered within the block, and their numbers in the vocabulary. */
  readonly shapes: Uint16Array;
  readonly shapeNumbers: Uint32Array;
  /** But for seniority, of which a document's class says what it asks. */
  readonly values: readonly AskedValues[];
  /** The documents that ask each criterion of concepts or words; a tag is the item's number within the block. */
  readonly concepts: Postings;
  /** By shape of the block: the number of its first item. Items follow in the order of the shape. */
  readonly firstItems: Uint32Array;
  readonly itemCount: number;
  /** The criteria of words among them. */
  readonly words: Uint32Array;
}

/** Numbers the classes of one value aspect. */
class ClassNumbers {
  readonly name: number;
  readonly column: Uint16Array;
  readonly #examples: number[] = [0];
  readonly #several: number[] = [0];
  readonly #criteria: number[] = [0];
  readonly #ofCriterion: Uint32Array;
  readonly #ofSeveral = new Map<string, number>();

  constructor(aspect: ValueAspect, length: number, criteria: number) {
    this.name = ASPECT_NAMES.indexOf(aspect);
    this.column = new Uint16Array(length);
    this.#ofCriterion = new Uint32Array(criteria);
  }

  /** Notes that a document asks one item. */
  noteOne(slot: number, criterion: number): void {
    let number = this.#ofCriterion[criterion] ?? ASKS_NOTHING;
    if (number === ASKS_NOTHING) {
      number = this.#learn(slot, 0, criterion);
      this.#ofCriterion[criterion] = number;
    }
    this.column[slot] = number;
  }

  /** Notes that it asks several, in its shape's aspect. */
  noteSeveral(slot: number, shapeAspect: number, asked: ArrayLike<number>): void {
    const key = `${shapeAspect} ${Array.from(asked).join(' ')}`;
    let number = this.#ofSeveral.get(key);
    if (number === undefined) {
      number = this.#learn(slot, 1, 0);
      this.#ofSeveral.set(key, number);
    }
    this.column[slot] = number;
  }

  #learn(slot: number, isSeveral: number, criterion: number): number {
    this.#several.push(isSeveral);
    this.#criteria.push(criterion);
    return this.#examples.push(slot) - 1;
  }

  get isAsked(): boolean {
    return this.#examples.length > 1;
  }

  /** More classes than two bytes can number: every document asks something else. */
  get isFull(): boolean {
    return this.#examples.length > MOST_NUMBERS;
  }

  values(): AskedValues {
    const { name, column } = this;
    return {
      name,
      column,
      criteria: Uint32Array.from(this.#criteria),
      examples: Uint32Array.from(this.#examples),
      isSeveral: Uint8Array.from(this.#several),
    };
  }
}

/** What the documents of a block ask; null where shapes or items are too many, so that each is asked for itself. */
export function* askedColumnsInSteps(
  { length, shapes, criteria, criteriaStarts }: DocumentColumns,
  vocabulary: Vocabulary,
): Generator<undefined, AskedColumns | null> {
  const { aspectStarts, names, itemStarts } = vocabulary.shapes.columns();
  const numberPlusOne = new Uint32Array(vocabulary.shapes.size);
  const shapeNumbers = numberColumn();
  const firstItems = numberColumn();
  const column = new Uint16Array(length);
  const ofName = new Map<number, ClassNumbers>();
  for (const aspect of VALUE_ASPECTS) {
    const numbers = new ClassNumbers(aspect, length, vocabulary.criteria.size);
    ofName.set(numbers.name, numbers);
  }
  const seniority = ASPECT_NAMES.indexOf('seniority');
  const rowStarts = new Uint32Array(length + 1);
  const terms = numberColumn();
  const items = numberColumn();
  let itemCount = 0;
  for (let slot = 0; slot < length; slot += 1) {
    if (slot % STRETCH === STRETCH - 1) yield;
    const shape = shapes[slot] ?? 0;
    const firstAspect = aspectStarts[shape] ?? 0;
    const lastAspect = aspectStarts[shape + 1] ?? 0;
    const firstOfShape = itemStarts[firstAspect] ?? 0;
    if (numberPlusOne[shape] === 0) {
      shapeNumbers.push(shape);
      numberPlusOne[shape] = shapeNumbers.length;
      firstItems.push(itemCount);
      itemCount += (itemStarts[lastAspect] ?? 0) - firstOfShape;
      if (itemCount > MOST_NUMBERS) return null;
    }
    const number = (numberPlusOne[shape] ?? 0) - 1;
    column[slot] = number;
    const shift = (criteriaStarts[slot] ?? 0) - firstOfShape;
    const itemShift = (firstItems.values[number] ?? 0) - firstOfShape;
    for (let a = firstAspect; a < lastAspect; a += 1) {
      const name = names[a] ?? 0;
      if (name === seniority) continue;
      const [first, end] = [itemStarts[a] ?? 0, itemStarts[a + 1] ?? 0];
      const ofValues = ofName.get(name);
      if (ofValues !== undefined) {
        if (end === first + 1) ofValues.noteOne(slot, (criteria[first + shift] ?? 0) >> 1);
        else if (end > first) ofValues.noteSeveral(slot, a, criteria.subarray(first + shift, end + shift));
        if (ofValues.isFull) return null;
        continue;
      }
      for (let i = first; i < end; i += 1) {
        terms.push((criteria[i + shift] ?? 0) >> 1);
        items.push(i + itemShift);
      }
    }
    rowStarts[slot + 1] = terms.length;
  }
  yield;
  const rows = { rowStarts, terms: terms.values, length };
  const concepts = yield* invertedInSteps(rows, vocabulary.criteria.size, items.values);
  return {
    shapes: column,
    shapeNumbers: shapeNumbers.values.slice(0, shapeNumbers.length),
    values: [...ofName.values()].filter(({ isAsked }) => isAsked).map((numbers) => numbers.values()),
    concepts,
    firstItems: firstItems.values.slice(0, firstItems.length),
    itemCount,
    words: wordCriteria(concepts, vocabulary),
  };
}

/** The criteria of words that some document of the block asks. */
function wordCriteria({ starts }: Postings, { criteria }: Vocabulary): Uint32Array {
  const found: number[] = [];
  for (const number of criteria.withoutConcept) {
    const isAsked = (starts[number + 1] ?? 0) > (starts[number] ?? 0);
    if (isAsked && criteria.criterion(number)?.kind === 'concepts') found.push(number);
  }
  return Uint32Array.from(found);
}
