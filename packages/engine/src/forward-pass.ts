import { type AspectCriteria, bestItemValue, type CompiledQuery, fromTenThousandths } from '@counterpart/scoring';
import { aspectBit } from './evaluated-facts.ts';
import type { Block } from './block.ts';
import { DirectionFold } from './direction-score.ts';
import { outcome, holds, similarityOf } from './item-outcome.ts';
import { type ItemColumn, itemColumns } from './item-column.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The forward direction of a block by slot; scores in 10⁻⁹. Dead slots hold anything. */
export interface ForwardScores {
  readonly scores: Float64Array;
  /** 1 where the source's required flags are met. */
  readonly passes: Uint8Array;
}

type Steps = Generator<undefined, ForwardScores>;

/** Scores the forward direction of blocks. */
export class ForwardPass {
  readonly #query: CompiledQuery;
  readonly #columns: readonly (readonly ItemColumn[])[];
  /** Whether it must be known who knows what: an unknown aspect counts, or an unknown item passes a flag. */
  readonly #weighsUnknown: boolean;

  /** Items that are asked: the steps of a block. */
  get items(): number {
    return this.#columns.reduce((sum, columns) => sum + columns.length, 0);
  }

  constructor(query: CompiledQuery, vocabulary: Vocabulary) {
    const { forward, targetKind, numbers } = query;
    this.#query = query;
    this.#columns = itemColumns(forward, targetKind, vocabulary, numbers);
    this.#weighsUnknown =
      numbers.requiredMissing === 'PASS' || forward.aspects.some((aspect) => aspect.missing !== 'ZERO');
  }

  run(block: Block): ForwardScores {
    const steps = this.steps(block);
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return value;
    }
  }

  /** The same an item at a time, for a block that does not change meanwhile. */
  steps(block: Block): Steps {
    return this.#weighsUnknown ? this.#runFolded(block) : this.#runAdded(block);
  }

  /**
   * Where what is unknown counts 0 the direction is a sum over items, so each item is added as it is answered:
   *
   *   postings → column of one item → score += share × similarity, flags met += 1
   *
   * Sums are of whole numbers, so their order does not matter.
   */
  *#runAdded(block: Block): Steps {
    const { aspects, hasScore } = this.#query.forward;
    const { length } = block;
    const scores = new Float64Array(length);
    const met = new Uint16Array(length);
    const column = new Uint16Array(length);
    const best = new Uint16Array(length);
    const held = new Uint8Array(length);
    let flags = 0;
    for (let a = 0; a < aspects.length; a += 1) {
      const aspect = aspects[a];
      if (aspect === undefined) continue;
      const isAverage = aspect.combine === 'AVERAGE';
      const requiredItems = aspect.items.filter((item) => item.required).length;
      const oneMustHold = requiredItems === 0 ? aspect.required : !isAverage && requiredItems > 0;
      for (const [i, item] of aspect.items.entries()) {
        column.fill(0);
        this.#columns[a]?.[i]?.fill(block, column);
        yield;
        const countsForOne = oneMustHold && (requiredItems === 0 || item.required);
        const countsAlone = isAverage && item.required;
        if (countsAlone) flags += 1;
        if (countsForOne || countsAlone) {
          for (let slot = 0; slot < length; slot += 1) {
            if (!holds(column[slot] ?? 0)) continue;
            if (countsForOne) held[slot] = 1;
            if (countsAlone) met[slot] = (met[slot] ?? 0) + 1;
          }
        }
        if (isAverage) addItem(scores, column, aspect.shares[i] ?? 0);
        else keepBest(best, column, aspect, item.weight);
      }
      if (!isAverage) addBest(scores, best, aspect.shares[0] ?? 0);
      if (!oneMustHold) continue;
      flags += 1;
      for (let slot = 0; slot < length; slot += 1) met[slot] = (met[slot] ?? 0) + (held[slot] ?? 0);
      held.fill(0);
    }
    const passes = new Uint8Array(length);
    for (let slot = 0; slot < length; slot += 1) {
      scores[slot] = hasScore ? fromTenThousandths(scores[slot] ?? 0) : 0;
      passes[slot] = met[slot] === flags ? 1 : 0;
    }
    return { scores, passes };
  }

  /** Where what is unknown counts, all answers of a document are folded together. */
  *#runFolded(block: Block): Steps {
    const { forward, numbers } = this.#query;
    const { length, records } = block;
    const columns = this.#columns.flat();
    const outcomes = new Uint16Array(columns.length * length);
    let row = 0;
    for (const [a, aspect] of forward.aspects.entries()) {
      for (const itemColumn of this.#columns[a] ?? []) {
        const column = outcomes.subarray(row * length, (row + 1) * length);
        row += 1;
        itemColumn.fill(block, column);
        yield;
        if (!itemColumn.knowsInformation) {
          markInformation(block, column, aspectBit(aspect.name), itemColumn.hasInformationByText);
        }
      }
    }
    const fold = new DirectionFold(numbers);
    const scores = new Float64Array(length);
    const passes = new Uint8Array(length);
    for (let slot = 0; slot < length; slot += 1) {
      if (records[slot] === null) continue;
      const folded = fold.fold(forward, outcomes, length, slot, 0);
      scores[slot] = folded.score;
      passes[slot] = folded.passes ? 1 : 0;
    }
    return { scores, passes };
  }
}

function addItem(scores: Float64Array, column: Uint16Array, share: number): void {
  if (share === 0) return;
  for (let slot = 0; slot < column.length; slot += 1) {
    const found = column[slot] ?? 0;
    if (found !== 0) scores[slot] = (scores[slot] ?? 0) + share * similarityOf(found);
  }
}

function keepBest(best: Uint16Array, column: Uint16Array, { largestWeight }: AspectCriteria, weight: number): void {
  const isWhole = largestWeight === 0 || weight === largestWeight;
  for (let slot = 0; slot < column.length; slot += 1) {
    const similarity = similarityOf(column[slot] ?? 0);
    if (similarity === 0) continue;
    const value = isWhole ? similarity : bestItemValue(similarity, weight, largestWeight);
    if (value > (best[slot] ?? 0)) best[slot] = value;
  }
}

/** Adds the best of an aspect and clears it for the next. */
function addBest(scores: Float64Array, best: Uint16Array, share: number): void {
  if (share > 0) {
    for (let slot = 0; slot < best.length; slot += 1) scores[slot] = (scores[slot] ?? 0) + share * (best[slot] ?? 0);
  }
  best.fill(0);
}

/** Sets the flag hasInformation of every document that has information on the aspect. */
function markInformation(block: Block, column: Uint16Array, bit: number, orText: boolean): void {
  for (let slot = 0; slot < column.length; slot += 1) {
    const record = block.records[slot];
    if (record === null || record === undefined) continue;
    if ((record.facts.hasInformation & bit) === 0 && !(orText && record.facts.hasText)) continue;
    const packed = column[slot] ?? 0;
    column[slot] = outcome(similarityOf(packed), holds(packed), true);
  }
}
