import { ASPECT_NAMES } from '@counterpart/domain';
import {
  balanceOf,
  type CompiledCriteria,
  bestItemValue,
  type CompiledQuery,
  fromTenThousandths,
  nonEmptyAspect,
  ONE,
  SCORE_UNITS,
} from '@counterpart/scoring';
import type { BlockPostings, BlockView } from '../blocks/block.ts';
import type { Naturals } from '../columns/numbers.ts';
import type { Scratch } from '../forward/scratch.ts';
import { aspectBits } from '../vocabulary/evaluated-facts.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { DirectionFold } from '../query/direction-fold.ts';
import { type Outcome, similarityOf } from '../query/item-outcome.ts';
import { MetFlags } from './met-flags.ts';
import { ReverseSums } from './reverse-sums.ts';
import type { ShapeShares, SharesByStrategy } from './shape-shares.ts';
import { refuseRows } from './refused-rows.ts';
import { NOT_EVALUATED, silentAspects, SourceAnswers } from './source-answers.ts';

/** Final scores are rounded twice: bounds keep this far from them, and leave the rest to the sum itself. */
const SLACK = 100 * ONE;
/** From so many conditions on, criteria that the source cannot answer are ruled out before any is asked. */
const MANY_ROWS = 1024;
const SENIORITY = ASPECT_NAMES.indexOf('seniority');

/**
 * Asks what documents ask of the query's source, one document at a time and from columns alone:
 *
 *   shape → shares and flags of its items;  criteria of the document → what the source answers → Σ share × value
 */
export class ReversePass {
  readonly #query: CompiledQuery;
  readonly #vocabulary: Vocabulary;
  readonly #answers: SourceAnswers;
  readonly #shares: ShapeShares;
  readonly #allowed: number;
  /** Bits of the aspects that pass every flag, as nobody stands behind the profile who could lack them. */
  readonly #silent: number;
  /** 1 by number of the aspect where it is averaged. */
  readonly #isAverage: Uint8Array;
  /** Balance of a direction with a score, ten-thousandths, and how far a sum of share × value must rise for a final score of 10⁻⁹ × 10⁻⁴. */
  readonly #balance: number;
  readonly #sumsPerScore: number;
  /** Whether whole profiles must be folded: something unknown counts, or passes a flag. */
  readonly weighsUnknown: boolean;
  readonly #fold: DirectionFold;
  readonly #sums: ReverseSums;
  /** By shape and flags. */
  readonly #wholes = new Map<string, CompiledCriteria>();
  #outcomes = new Uint16Array(64);
  #view: BlockView | null = null;
  #seniorities: Uint32Array = new Uint32Array(0);
  #criteria: Naturals = new Uint8Array(0);
  #shapes: ReturnType<Vocabulary['shapes']['columns']>;
  /** Tells whether what a document requires is met. */
  readonly flags: MetFlags;
  /** The score of the document asked last, 10⁻⁹, whether it has one, and whether the source meets its flags. */
  score = 0;
  hasScore = false;
  passes = true;

  constructor(query: CompiledQuery, vocabulary: Vocabulary, shares: SharesByStrategy) {
    const { numbers, allowedAspects, reverse } = query;
    this.#query = query;
    this.#vocabulary = vocabulary;
    this.#shapes = vocabulary.shapes.columns();
    this.weighsUnknown =
      numbers.requiredMissing === 'PASS' || allowedAspects.some((name) => numbers.aspects[name].missing !== 'ZERO');
    this.#answers = new SourceAnswers(query, vocabulary, this.weighsUnknown);
    this.#shares = shares.of(numbers, allowedAspects, reverse.weights);
    this.#allowed = aspectBits(allowedAspects);
    const { profile } = reverse.document;
    this.#silent = silentAspects(reverse.hasEntity, (name) => nonEmptyAspect(profile, name) === null);
    this.#isAverage = Uint8Array.from(ASPECT_NAMES, (name) => (numbers.aspects[name].combine === 'AVERAGE' ? 1 : 0));
    this.flags = new MetFlags({
      vocabulary,
      answers: this.#answers,
      bound: this.#allowed & ~this.#silent,
      isAverage: this.#isAverage,
      askWhole: this.weighsUnknown ? (view, slot) => this.#passesWhole(view, slot) : null,
    });
    this.#balance = balanceOf(query.scoreType, query.forward.hasScore, true, numbers);
    this.#sumsPerScore = ONE / this.#balance;
    this.#fold = new DirectionFold(numbers);
    this.#sums = new ReverseSums(query, vocabulary, this.#answers, this.#shares, this.#isAverage, this.#allowed);
  }

  /** The documents that ask from now on. */
  enter(view: BlockView): void {
    this.#view = view;
    this.#criteria = view.columns.criteria;
    this.#shapes = this.#vocabulary.shapes.columns();
    this.#seniorities = view.seniority.inMonth(
      view.columns,
      this.#vocabulary.seniorities,
      this.#query.numbers.asOfMonth,
    );
    this.flags.enter(view, this.#seniorities);
  }

  /** Refuses the documents of a closed block that require what the source lacks. */
  *refuse({ requirements }: BlockPostings, scratch: Scratch): Generator<undefined, void> {
    const rows = yield* requirements.prepare();
    if (rows.criteria.length > MANY_ROWS) this.#answers.ruleOut();
    const bound = this.#allowed & ~this.#silent;
    const [answers, seniorities, isAverage] = [this.#answers, this.#seniorities, this.#isAverage];
    refuseRows(rows, { answers, seniorities, bound, isAverage }, scratch);
  }

  /**
   * Leaves Σ share × value of the reverse direction of every document of a closed block in `reverseSums`; false, with nothing done,
   * where its documents must be asked one by one.
   */
  *sumAll(view: BlockView, { asked }: BlockPostings, scratch: Scratch): Generator<undefined, boolean> {
    const columns = this.weighsUnknown ? null : yield* asked.prepare();
    if (columns === null) return false;
    yield* this.#sums.sumAll(view, columns, scratch);
    return true;
  }

  /**
   * Asks a document: leaves its score, whether it has one, and whether the source meets what it requires. Aspects are asked
   * with the largest share first. As soon as the rest can neither bring the final score up to `leastRanked` nor change
   * whether it is above the minimum, the score is left at what is proven by then: the document is counted, or not, and
   * ranked nowhere. `leastRanked` of −1 asks for the score itself.
   *
   *   sum ├─ proven ─┤─ rest that the aspects not yet asked could add ─┤
   *                  ≥ counted                                  < ranked: enough is known
   */
  ask(slot: number, forward: number, leastRanked: number): void {
    const view = this.#view;
    if (view === null) return;
    const shape = view.columns.shapes[slot] ?? 0;
    this.hasScore = this.#shares.hasScore(shape);
    if (this.weighsUnknown) {
      this.#askWhole(view, slot, shape);
      return;
    }
    this.passes = this.flags.meets(slot);
    this.score = 0;
    const isRanked = leastRanked !== -1;
    if (!this.hasScore || (isRanked && !this.passes)) return;
    const proven = forward * (ONE - this.#balance);
    const ranked = isRanked ? (leastRanked * ONE - proven) * this.#sumsPerScore - SLACK : Number.NEGATIVE_INFINITY;
    const counted = ((this.#query.numbers.minScore + 1) * ONE - proven) * this.#sumsPerScore;
    const { aspectStarts, names, itemStarts, itemWeights } = this.#shapes;
    const { shares, largest, order, after } = this.#shares;
    const { outcomes } = this.#answers;
    const criteria = this.#criteria;
    const firstAspect = aspectStarts[shape] ?? 0;
    // an item's entry stands as far from the document's first as the item from the shape's first
    const shift = (view.columns.criteriaStarts[slot] ?? 0) - (itemStarts[firstAspect] ?? 0);
    let sum = 0;
    let rest = SCORE_UNITS * ONE;
    for (let at = firstAspect; rest > 0; at += 1) {
      if (sum + rest < ranked && (sum > counted + SLACK || sum + rest < counted - SLACK)) break;
      const a = order[at] ?? 0;
      const name = names[a] ?? 0;
      const first = itemStarts[a] ?? 0;
      const end = itemStarts[a + 1] ?? 0;
      const isAverage = this.#isAverage[name];
      const most = largest[a] ?? 0;
      let best = 0;
      for (let i = first; i < end; i += 1) {
        let found = name === SENIORITY ? NOT_EVALUATED : (outcomes[(criteria[i + shift] ?? 0) >> 1] ?? NOT_EVALUATED);
        if (found === 0) continue;
        if (found === NOT_EVALUATED) found = this.#outcome(criteria[i + shift] ?? 0, name, slot);
        const similarity = similarityOf(found);
        if (isAverage === 1) sum += (shares[i] ?? 0) * similarity;
        else {
          const weight = itemWeights[i] ?? 0;
          const value = most === 0 || weight === most ? similarity : bestItemValue(similarity, weight, most);
          if (value > best) best = value;
        }
      }
      sum += best * (shares[first] ?? 0);
      rest = (after[at] ?? 0) * ONE;
    }
    this.score = fromTenThousandths(sum);
  }

  #outcome(entry: number, aspect: number, slot: number): Outcome {
    if (aspect === SENIORITY) return this.#answers.answerSeniority(this.#seniorities[slot] ?? 0);
    return this.#answers.answer(entry >> 1);
  }

  #passesWhole(view: BlockView, slot: number): boolean {
    this.#askWhole(view, slot, view.columns.shapes[slot] ?? 0);
    return this.passes;
  }

  #askWhole({ columns }: BlockView, slot: number, shape: number): void {
    const flags = columns.flags[slot] ?? 0;
    const key = `${shape} ${flags}`;
    let criteria = this.#wholes.get(key);
    if (criteria === undefined) {
      criteria = this.#shares.criteria(shape, this.#vocabulary.flags.aspects(flags));
      this.#wholes.set(key, criteria);
    }
    const { aspectStarts, names, itemStarts } = this.#shapes;
    const firstAspect = aspectStarts[shape] ?? 0;
    const lastAspect = aspectStarts[shape + 1] ?? 0;
    const shift = (columns.criteriaStarts[slot] ?? 0) - (itemStarts[firstAspect] ?? 0);
    const count = (itemStarts[lastAspect] ?? 0) - (itemStarts[firstAspect] ?? 0);
    if (this.#outcomes.length < count) this.#outcomes = new Uint16Array(count * 2);
    let row = 0;
    let position = 0;
    let withoutCriteria = 0;
    for (let a = firstAspect; a < lastAspect; a += 1) {
      const name = names[a] ?? 0;
      if ((this.#allowed & (1 << name)) === 0) continue;
      if ((this.#silent & (1 << name)) !== 0) withoutCriteria |= 1 << position;
      position += 1;
      for (let i = itemStarts[a] ?? 0; i < (itemStarts[a + 1] ?? 0); i += 1) {
        this.#outcomes[row++] = this.#outcome(columns.criteria[i + shift] ?? 0, name, slot);
      }
    }
    const { score, passes } = this.#fold.fold(criteria, this.#outcomes, 1, 0, withoutCriteria);
    this.score = score;
    this.passes = passes;
  }
}
