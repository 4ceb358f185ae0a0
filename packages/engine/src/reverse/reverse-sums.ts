import { ASPECT_NAMES } from '@counterpart/domain';
import { bestItemValue, type CompiledQuery } from '@counterpart/scoring';
import type { AskedColumns, AskedValues } from '../blocks/asked-columns.ts';
import type { BlockView } from '../blocks/block.ts';
import { similarityOf } from '../query/item-outcome.ts';
import { APART, REFUSED } from '../query/verdicts.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Scratch } from '../forward/scratch.ts';
import type { AnsweredPart } from '../kernels/column-stage.ts';
import { raiseAnswer } from './answer-kernels.ts';
import type { AskedShares } from './asked-shares.ts';
import type { ShapeShares } from './shape-shares.ts';
import type { SourceAnswers } from './source-answers.ts';

/** Postings that are summed between two moments at which others may go first. */
const STRETCH = 50_000;
/** Criteria of words that are answered between two such moments. */
const WORDS = 512;
const SENIORITY = ASPECT_NAMES.indexOf('seniority');

/** A criterion of concepts or words that the source has something for. */
interface Answered {
  readonly criterion: number;
  readonly similarity: number;
  readonly name: number;
}

/**
 * The reverse direction of all documents of a block at once, where what is unknown counts 0: a sum over what is asked comes out
 * the same in any order. What the source has decides where there is something to add, as in the forward direction.
 *
 *   class of what is asked (place, wage, …) → value × share of the document's shape
 *   criteria that the source answers → documents that ask them → value × share of the item
 */
export class ReverseSums {
  readonly #query: CompiledQuery;
  readonly #vocabulary: Vocabulary;
  readonly #answers: SourceAnswers;
  readonly #shares: ShapeShares;
  readonly #isAverage: Uint8Array;
  readonly #isAllowed: (name: number) => boolean;
  /** Made when a block is summed so. */
  #answered: readonly Answered[] | null = null;

  constructor(
    query: CompiledQuery,
    vocabulary: Vocabulary,
    answers: SourceAnswers,
    shares: ShapeShares,
    isAverage: Uint8Array,
    allowed: number,
  ) {
    this.#query = query;
    this.#vocabulary = vocabulary;
    this.#answers = answers;
    this.#shares = shares;
    this.#isAverage = isAverage;
    this.#isAllowed = (name) => (allowed & (1 << name)) !== 0;
  }

  /** Leaves Σ share × value of every document in `reverseSums`; those that must be asked for themselves get the verdict APART. */
  *sumAll(view: BlockView, asked: AskedColumns, scratch: Scratch): Generator<undefined, void> {
    const { reverseSums, counted, verdicts, columns } = scratch;
    const { length } = view.columns;
    const shares = this.#shares.inBlock(asked, this.#isAverage);
    this.#setApart(asked, shares, length, verdicts);
    const parts = yield* this.#parts(view, asked, shares);
    reverseSums.fill(0, 0, length);
    yield* columns.addAnswered(parts, asked.shapes, length, reverseSums);
    counted.fill(0, 0, length);
    yield* this.#addConcepts(asked, shares, scratch);
  }

  *#parts(view: BlockView, asked: AskedColumns, shares: AskedShares): Generator<undefined, readonly AnsweredPart[]> {
    const parts: AnsweredPart[] = [];
    const add = (name: number, column: Uint16Array, values: Float64Array): void => {
      const ofAspect = shares.ofAspects[name];
      if (ofAspect !== undefined && this.#isAllowed(name)) parts.push({ column, values, shares: ofAspect });
    };
    for (const each of asked.values) {
      if (!this.#isAllowed(each.name)) continue;
      add(each.name, each.column, this.#valuesOf(each, view));
      yield;
    }
    const month = this.#query.numbers.asOfMonth;
    const classes = view.seniority.inMonth(view.columns, this.#vocabulary.seniorities, month);
    const { column, members } = view.seniority.numbered(classes, view.columns.length);
    const own = members[0] ?? new Uint32Array(0);
    const values = new Float64Array(own.length);
    for (let i = 0; i < own.length; i += 1) values[i] = similarityOf(this.#answers.answerSeniority(own[i] ?? 0));
    add(SENIORITY, column, values);
    return parts;
  }

  /** What the source's answer to each class of an aspect is worth. */
  #valuesOf({ name, criteria, examples, isSeveral }: AskedValues, { columns }: BlockView): Float64Array {
    const { aspectStarts, names, itemStarts, itemWeights } = this.#vocabulary.shapes.columns();
    const values = new Float64Array(examples.length);
    // class 0 asks nothing
    for (let number = 1; number < examples.length; number += 1) {
      if (isSeveral[number] !== 1) {
        values[number] = similarityOf(this.#answers.answer(criteria[number] ?? 0));
        continue;
      }
      const slot = examples[number] ?? 0;
      const shape = columns.shapes[slot] ?? 0;
      const firstAspect = aspectStarts[shape] ?? 0;
      let a = firstAspect;
      while (names[a] !== name) a += 1;
      const shift = (columns.criteriaStarts[slot] ?? 0) - (itemStarts[firstAspect] ?? 0);
      const most = this.#shares.largest[a] ?? 0;
      for (let i = itemStarts[a] ?? 0; i < (itemStarts[a + 1] ?? 0); i += 1) {
        const similarity = similarityOf(this.#answers.answer((columns.criteria[i + shift] ?? 0) >> 1));
        const weight = itemWeights[i] ?? 0;
        const value = most === 0 || weight === most ? similarity : bestItemValue(similarity, weight, most);
        values[number] = Math.max(values[number] ?? 0, value);
      }
    }
    return values;
  }

  *#addConcepts(
    { concepts, words }: AskedColumns,
    { ofItems, weights, largest }: AskedShares,
    { reverseSums: sums, counted, postings }: Scratch,
  ): Generator<undefined, void> {
    const { starts, slots, tags } = concepts;
    this.#answered ??= this.#answeredCriteria();
    const ofWords: Answered[] = [];
    for (const [i, number] of words.entries()) {
      ofWords.push(...this.#answer(number));
      if (i % WORDS === WORDS - 1) yield;
    }
    const answered = [...this.#answered, ...ofWords].sort((a, b) => a.name - b.name);
    let added = 0;
    postings.beginAnswers(sums, ofItems);
    for (const { criterion, similarity, name } of answered) {
      if (criterion + 1 >= starts.length) continue;
      const start = starts[criterion] ?? 0;
      const end = starts[criterion + 1] ?? 0;
      if (this.#isAverage[name] === 1) postings.addAnswer(slots, tags, start, end, similarity);
      else raiseAnswer(slots, tags, start, end, similarity, ofItems, weights, largest, name + 1, sums, counted);
      added += end - start;
      if (added < STRETCH) continue;
      added = 0;
      postings.finish();
      yield;
    }
    postings.finish();
    yield;
  }

  /** The criteria about concepts that the source reaches. */
  #answeredCriteria(): readonly Answered[] {
    const { outcomes, languages } = this.#query.reverse;
    const { criteria } = this.#vocabulary;
    const numbers = new Set<number>();
    for (const asked of [outcomes, languages]) {
      for (const concept of asked.keys()) for (const number of criteria.askingFor(concept)) numbers.add(number);
    }
    return [...numbers].flatMap((number) => this.#answer(number));
  }

  #answer(criterion: number): readonly Answered[] {
    const asked = this.#vocabulary.criteria.criterion(criterion);
    const name = asked === undefined ? -1 : ASPECT_NAMES.indexOf(asked.aspect);
    if (name < 0 || !this.#isAllowed(name)) return [];
    const similarity = similarityOf(this.#answers.answer(criterion));
    return similarity === 0 ? [] : [{ criterion, similarity, name }];
  }

  /** Documents whose profile has no score, or averages several values of one aspect: their sums are not of these parts. */
  #setApart(
    { shapes, values }: AskedColumns,
    { isScoreless, someScoreless }: AskedShares,
    length: number,
    verdicts: Uint8Array,
  ): void {
    if (someScoreless) {
      for (let slot = 0; slot < length; slot += 1) if (isScoreless[shapes[slot] ?? 0] === 1) setApart(verdicts, slot);
    }
    for (const { name, column, isSeveral } of values) {
      if (this.#isAverage[name] !== 1 || !isSeveral.includes(1)) continue;
      for (let slot = 0; slot < length; slot += 1) if (isSeveral[column[slot] ?? 0] === 1) setApart(verdicts, slot);
    }
  }
}

/** Has a document asked for itself, unless it is refused already. */
function setApart(verdicts: Uint8Array, slot: number): void {
  if (verdicts[slot] !== REFUSED) verdicts[slot] = APART;
}
