import {
  type AspectCriteria,
  type CompiledCriteria,
  bestItemValue,
  fromTenThousandths,
  ONE,
  type ScoringNumbers,
  sharesOf,
} from '@counterpart/scoring';
import { type Outcome, holds, carriesInformation, similarityOf } from './item-outcome.ts';

/** What a direction of one document comes to; the score in 10⁻⁹. */
export interface DirectionScore {
  score: number;
  passes: boolean;
}

const FOUND = 2;
const MISSING = 1;
const UNKNOWN = 0;

/**
 * Folds the answers of a profile's items into a direction's score and its required flags, by every policy on what is
 * unknown. One instance serves all documents of a query: it keeps the arrays it works in.
 */
export class DirectionFold {
  readonly #numbers: ScoringNumbers;
  #status = new Uint8Array(64);
  readonly #redealt = new WeakMap<CompiledCriteria, Map<number, readonly (readonly number[])[]>>();
  readonly #result: DirectionScore = { score: 0, passes: true };
  /** Whether an aspect counts what is unknown as anything but 0: only then must it be known who knows what. */
  readonly #weighsUnknown: boolean;

  constructor(numbers: ScoringNumbers) {
    this.#numbers = numbers;
    this.#weighsUnknown = Object.values(numbers.aspects).some(({ missing }) => missing !== 'ZERO');
  }

  /**
   * `answers[item × stride + slot]` holds the answer of each item, in the order of the profile. `withoutCriteria` has the bits
   * of aspects (by position) whose flags pass because nobody stands behind the answering side.
   */
  fold(
    criteria: CompiledCriteria,
    outcomes: ArrayLike<Outcome>,
    stride: number,
    slot: number,
    withoutCriteria: number,
  ): DirectionScore {
    const { aspects } = criteria;
    let passes = true;
    let skipped = 0;
    let offset = 0;
    for (let a = 0; a < aspects.length; a += 1) {
      const aspect = aspects[a];
      if (aspect === undefined) continue;
      this.#judge(aspect, offset, outcomes, stride, slot);
      if (passes && (withoutCriteria & (1 << a)) === 0)
        passes = this.#meetsFlags(aspect, offset, outcomes, stride, slot);
      if (this.#weighsUnknown && aspect.missing === 'SKIP' && this.#isUnknown(aspect, offset)) skipped |= 1 << a;
      offset += aspect.items.length;
    }
    const shares = skipped === 0 ? null : this.#sharesWithout(criteria, skipped);
    let sum = 0;
    if (criteria.hasScore) {
      offset = 0;
      for (let a = 0; a < aspects.length; a += 1) {
        const aspect = aspects[a];
        if (aspect === undefined) continue;
        const list = shares === null ? aspect.shares : (shares[a] ?? []);
        sum += this.#contribution(aspect, offset, list, outcomes, stride, slot);
        offset += aspect.items.length;
      }
    }
    this.#result.score = fromTenThousandths(sum);
    this.#result.passes = passes;
    return this.#result;
  }

  #judge(aspect: AspectCriteria, offset: number, outcomes: ArrayLike<Outcome>, stride: number, slot: number): void {
    let anyFound = false;
    const { length } = aspect.items;
    if (this.#status.length < offset + length) {
      const longer = new Uint8Array((offset + length) * 2);
      longer.set(this.#status);
      this.#status = longer;
    }
    for (let i = 0; i < length; i += 1) {
      const packed = outcomes[(offset + i) * stride + slot] ?? 0;
      const isFound = similarityOf(packed) > 0 || holds(packed);
      anyFound ||= isFound;
      this.#status[offset + i] = isFound ? FOUND : carriesInformation(packed) ? MISSING : UNKNOWN;
    }
    if (!anyFound) return;
    for (let i = 0; i < length; i += 1) {
      if (this.#status[offset + i] === UNKNOWN) this.#status[offset + i] = MISSING;
    }
  }

  #isUnknown(aspect: AspectCriteria, offset: number): boolean {
    let weighing = 0;
    let unknown = 0;
    for (let i = 0; i < aspect.items.length; i += 1) {
      if (aspect.largestWeight !== 0 && (aspect.items[i]?.weight ?? 0) === 0) continue;
      weighing += 1;
      if (this.#status[offset + i] === UNKNOWN) unknown += 1;
    }
    return aspect.combine === 'AVERAGE' ? unknown === weighing : unknown > 0;
  }

  #meetsFlags(
    aspect: AspectCriteria,
    offset: number,
    outcomes: ArrayLike<Outcome>,
    stride: number,
    slot: number,
  ): boolean {
    let required = 0;
    let met = 0;
    let passing = 0;
    for (let i = 0; i < aspect.items.length; i += 1) {
      const isMet =
        holds(outcomes[(offset + i) * stride + slot] ?? 0) ||
        (this.#numbers.requiredMissing === 'PASS' && this.#status[offset + i] === UNKNOWN);
      if (isMet) passing += 1;
      if (aspect.items[i]?.required !== true) continue;
      required += 1;
      if (isMet) met += 1;
    }
    if (required === 0) return !aspect.required || passing > 0;
    return aspect.combine === 'AVERAGE' ? met === required : met > 0;
  }

  #contribution(
    aspect: AspectCriteria,
    offset: number,
    shares: readonly number[],
    outcomes: ArrayLike<Outcome>,
    stride: number,
    slot: number,
  ): number {
    const whenUnknown = aspect.missing === 'NEUTRAL' ? ONE / 2 : 0;
    const { items, largestWeight } = aspect;
    if (aspect.combine === 'AVERAGE') {
      let sum = 0;
      for (let i = 0; i < items.length; i += 1) {
        const isUnknown = this.#status[offset + i] === UNKNOWN;
        const value = isUnknown ? whenUnknown : similarityOf(outcomes[(offset + i) * stride + slot] ?? 0);
        sum += (shares[i] ?? 0) * value;
      }
      return sum;
    }
    if (this.#isUnknown(aspect, offset)) return (shares[0] ?? 0) * whenUnknown;
    let best = 0;
    for (let i = 0; i < items.length; i += 1) {
      const similarity = similarityOf(outcomes[(offset + i) * stride + slot] ?? 0);
      const value = largestWeight === 0 ? similarity : bestItemValue(similarity, items[i]?.weight ?? 0, largestWeight);
      if (value > best) best = value;
    }
    return (shares[0] ?? 0) * best;
  }

  /** Shares dealt anew over the aspects that are not skipped; the profile's own when none with a share remains. */
  #sharesWithout(criteria: CompiledCriteria, skipped: number): readonly (readonly number[])[] {
    let redealt = this.#redealt.get(criteria);
    if (redealt === undefined) this.#redealt.set(criteria, (redealt = new Map()));
    const known = redealt.get(skipped);
    if (known !== undefined) return known;
    const { aspects } = criteria;
    const remaining = aspects.filter((_, a) => (skipped & (1 << a)) === 0);
    let shares: readonly (readonly number[])[];
    if (remaining.some((aspect) => aspect.shares.some((share) => share > 0))) {
      const dealt = sharesOf(remaining);
      let next = 0;
      shares = aspects.map((_, a) => ((skipped & (1 << a)) === 0 ? (dealt[next++] ?? []) : []));
    } else {
      shares = aspects.map((aspect) => aspect.shares);
    }
    redealt.set(skipped, shares);
    return shares;
  }
}
