import { ASPECT_NAMES } from '@counterpart/domain';
import {
  type CompiledCriteria,
  bestItemValue,
  type CompiledQuery,
  fromTenThousandths,
  nonEmptyAspect,
} from '@counterpart/scoring';
import type { BlockView } from '../blocks/block.ts';
import { aspectBits } from '../vocabulary/evaluated-facts.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { DirectionFold } from '../query/direction-fold.ts';
import { holds, type Outcome, similarityOf } from '../query/item-outcome.ts';
import type { ShapeShares, SharesByStrategy } from './shape-shares.ts';
import { NOT_EVALUATED, silentAspects, SourceAnswers } from './source-answers.ts';

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
  readonly #isAverage: readonly boolean[];
  /** Whether whole profiles must be folded: something unknown counts, or passes a flag. */
  readonly #weighsUnknown: boolean;
  readonly #fold: DirectionFold;
  /** By shape and flags. */
  readonly #criteria = new Map<string, CompiledCriteria>();
  #outcomes = new Uint16Array(64);
  #view: BlockView | null = null;
  #seniorities: Uint32Array = new Uint32Array(0);
  #shapes: ReturnType<Vocabulary['shapes']['columns']>;
  /** The score of the document asked last, 10⁻⁹, whether it has one, and whether the source meets its flags. */
  score = 0;
  hasScore = false;
  passes = true;

  constructor(query: CompiledQuery, vocabulary: Vocabulary, shares: SharesByStrategy) {
    const { numbers, allowedAspects, reverse } = query;
    this.#query = query;
    this.#vocabulary = vocabulary;
    this.#shapes = vocabulary.shapes.columns();
    this.#weighsUnknown =
      numbers.requiredMissing === 'PASS' || allowedAspects.some((name) => numbers.aspects[name].missing !== 'ZERO');
    this.#answers = new SourceAnswers(query, vocabulary, this.#weighsUnknown);
    this.#shares = shares.of(numbers, allowedAspects, reverse.weights);
    this.#allowed = aspectBits(allowedAspects);
    const { profile } = reverse.document;
    this.#silent = silentAspects(reverse.hasEntity, (name) => nonEmptyAspect(profile, name) === null);
    this.#isAverage = ASPECT_NAMES.map((name) => numbers.aspects[name].combine === 'AVERAGE');
    this.#fold = new DirectionFold(numbers);
  }

  /** The documents that ask from now on. */
  enter(view: BlockView): void {
    this.#view = view;
    this.#shapes = this.#vocabulary.shapes.columns();
    this.#seniorities = view.seniority.inMonth(
      view.columns,
      this.#vocabulary.seniorities,
      this.#query.numbers.asOfMonth,
    );
  }

  /** Whether the source meets what a document requires. */
  meetsFlags(slot: number): boolean {
    const flags = this.#view?.columns.flags[slot] ?? 0;
    return flags === 0 || this.#meets(flags, slot);
  }

  #meets(flags: number, slot: number): boolean {
    const view = this.#view;
    if (view === null) return false;
    const { shapes, criteria, criteriaStarts } = view.columns;
    if (this.#weighsUnknown) {
      this.#askWhole(view, slot, shapes[slot] ?? 0);
      return this.passes;
    }
    const first = criteriaStarts[slot] ?? 0;
    const bound = this.#allowed & ~this.#silent;
    for (const aspect of this.#vocabulary.flags.aspects(flags)) {
      const { name } = aspect;
      if ((bound & (1 << name)) === 0) continue;
      const isHeld = (item: number): boolean => holds(this.#outcome(criteria[first + item] ?? 0, name, slot));
      if (aspect.items.length > 0) {
        const isMet = this.#isAverage[name] === true ? aspect.items.every(isHeld) : aspect.items.some(isHeld);
        if (!isMet) return false;
        continue;
      }
      let anyHolds = false;
      for (let item = aspect.first; item < aspect.end && !anyHolds; item += 1) anyHolds = isHeld(item);
      if (!anyHolds) return false;
    }
    return true;
  }

  /** Asks a document: leaves its score, whether it has one, and whether the source meets what it requires. */
  ask(slot: number): void {
    const view = this.#view;
    if (view === null) return;
    const { shapes, criteria, criteriaStarts } = view.columns;
    const shape = shapes[slot] ?? 0;
    this.hasScore = this.#shares.hasScore(shape);
    if (this.#weighsUnknown) {
      this.#askWhole(view, slot, shape);
      return;
    }
    this.passes = this.meetsFlags(slot);
    const { aspectStarts, names, itemStarts, itemWeights } = this.#shapes;
    const { shares, largest } = this.#shares;
    const { outcomes } = this.#answers;
    const firstAspect = aspectStarts[shape] ?? 0;
    const lastAspect = aspectStarts[shape + 1] ?? 0;
    // an item's entry stands as far from the document's first as the item from the shape's first
    const shift = (criteriaStarts[slot] ?? 0) - (itemStarts[firstAspect] ?? 0);
    let sum = 0;
    for (let a = firstAspect; a < lastAspect; a += 1) {
      const name = names[a] ?? 0;
      if ((this.#allowed & (1 << name)) === 0) continue;
      const first = itemStarts[a] ?? 0;
      const end = itemStarts[a + 1] ?? 0;
      if (name === SENIORITY) {
        sum += (shares[first] ?? 0) * similarityOf(this.#answers.answerSeniority(this.#seniorities[slot] ?? 0));
        continue;
      }
      if (this.#isAverage[name] === true) {
        for (let i = first; i < end; i += 1) {
          const criterion = (criteria[i + shift] ?? 0) >> 1;
          let found = outcomes[criterion] ?? NOT_EVALUATED;
          if (found === 0) continue;
          if (found === NOT_EVALUATED) found = this.#answers.answer(criterion);
          sum += (shares[i] ?? 0) * similarityOf(found);
        }
        continue;
      }
      const most = largest[a] ?? 0;
      let best = 0;
      for (let i = first; i < end; i += 1) {
        const criterion = (criteria[i + shift] ?? 0) >> 1;
        let found = outcomes[criterion] ?? NOT_EVALUATED;
        if (found === 0) continue;
        if (found === NOT_EVALUATED) found = this.#answers.answer(criterion);
        const similarity = similarityOf(found);
        const weight = itemWeights[i] ?? 0;
        const value = most === 0 || weight === most ? similarity : bestItemValue(similarity, weight, most);
        if (value > best) best = value;
      }
      sum += best * (shares[first] ?? 0);
    }
    this.score = this.hasScore ? fromTenThousandths(sum) : 0;
  }

  #outcome(entry: number, aspect: number, slot: number): Outcome {
    if (aspect === SENIORITY) return this.#answers.answerSeniority(this.#seniorities[slot] ?? 0);
    return this.#answers.answer(entry >> 1);
  }

  #askWhole({ columns }: BlockView, slot: number, shape: number): void {
    const flags = columns.flags[slot] ?? 0;
    const key = `${shape} ${flags}`;
    let criteria = this.#criteria.get(key);
    if (criteria === undefined) {
      criteria = this.#shares.criteria(shape, this.#vocabulary.flags.aspects(flags));
      this.#criteria.set(key, criteria);
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
