import { ASPECT_NAMES, type AspectName } from '@counterpart/domain';
import {
  type AspectCriteria,
  type AspectWeights,
  type CompiledCriteria,
  type Criterion,
  type ScoringNumbers,
  sharesOf,
} from '@counterpart/scoring';
import type { AskedColumns } from '../blocks/asked-columns.ts';
import type { FlaggedAspect } from '../vocabulary/profile-flags.ts';
import type { ProfileShapes } from '../vocabulary/profile-shapes.ts';
import { askedShares, type AskedShares } from './asked-shares.ts';

const NOT_DEALT = 0;
const WITHOUT_SCORE = 1;
const WITH_SCORE = 2;

/** A shape's item for dealing shares: they stand in the order in which equals are dealt, so a label is not needed. */
function item(weight: number, required: boolean): Criterion {
  return { kind: 'value', id: '', label: '', value: '', weight, required };
}

/** The shares of every shape under one strategy: dealt when a document of the shape is first asked. */
export class ShapeShares {
  readonly #shapes: ProfileShapes;
  readonly #allowed: ReadonlySet<AspectName>;
  readonly #weights: AspectWeights | null;
  readonly #aspects: ScoringNumbers['aspects'];
  /** By item of the shapes; an aspect that is not averaged has its share at its first item. */
  #shares = new Uint32Array(0);
  #dealt = new Uint8Array(0);
  /** The largest weight of each aspect of the shapes. */
  #largest = new Uint32Array(0);
  /** The aspects of each shape with the largest share first, and the share of all after each: they bound what is to come. */
  #order = new Uint32Array(0);
  #after = new Uint32Array(0);
  readonly #inBlocks = new WeakMap<AskedColumns, AskedShares>();

  constructor(
    shapes: ProfileShapes,
    allowed: ReadonlySet<AspectName>,
    weights: AspectWeights | null,
    aspects: ScoringNumbers['aspects'],
  ) {
    this.#shapes = shapes;
    this.#allowed = allowed;
    this.#weights = weights;
    this.#aspects = aspects;
  }

  get shares(): Uint32Array {
    return this.#shares;
  }

  get largest(): Uint32Array {
    return this.#largest;
  }

  get order(): Uint32Array {
    return this.#order;
  }

  get after(): Uint32Array {
    return this.#after;
  }

  /** Whether profiles of a shape have a score at all; makes sure that their shares are dealt. */
  hasScore(shape: number): boolean {
    const dealt = this.#dealt[shape] ?? NOT_DEALT;
    return dealt === NOT_DEALT ? this.#deal(shape) : dealt === WITH_SCORE;
  }

  /** The shares as the shapes and items of a block have them; `isAverage` by aspect is the strategy's. */
  inBlock(asked: AskedColumns, isAverage: Uint8Array): AskedShares {
    let laid = this.#inBlocks.get(asked);
    if (laid === undefined) this.#inBlocks.set(asked, (laid = askedShares(asked, this.#shapes, this, isAverage)));
    return laid;
  }

  /** A shape with the flags of a profile as compiled criteria, for policies that fold whole profiles. */
  criteria(shape: number, flags: readonly FlaggedAspect[]): CompiledCriteria {
    const { aspectStarts, names, weights, itemStarts, itemWeights } = this.#shapes.columns();
    const firstItem = itemStarts[aspectStarts[shape] ?? 0] ?? 0;
    const aspects: AspectCriteria[] = [];
    for (let a = aspectStarts[shape] ?? 0; a < (aspectStarts[shape + 1] ?? 0); a += 1) {
      const name = ASPECT_NAMES[names[a] ?? 0];
      if (name === undefined || !this.#allowed.has(name)) continue;
      const flagged = flags.find((each) => each.name === names[a]);
      const items: Criterion[] = [];
      for (let i = itemStarts[a] ?? 0; i < (itemStarts[a + 1] ?? 0); i += 1) {
        items.push(item(itemWeights[i] ?? 0, flagged?.items.includes(i - firstItem) === true));
      }
      aspects.push({
        name,
        required: flagged?.required === true,
        ...this.#aspects[name],
        weight: this.#weights === null ? (weights[a] ?? 0) : (this.#weights[name] ?? 0),
        items,
        largestWeight: Math.max(...items.map(({ weight }) => weight)),
        shares: [],
      });
    }
    const shares = sharesOf(aspects);
    return {
      kind: 'JOB',
      aspects: aspects.map((aspect, i) => ({ ...aspect, shares: shares[i] ?? [] })),
      hasScore: shares.some((list) => list.some((share) => share > 0)),
    };
  }

  #deal(shape: number): boolean {
    const { aspectStarts, names, itemStarts } = this.#shapes.columns();
    this.#makeRoom();
    const { aspects, hasScore } = this.criteria(shape, []);
    const firstAspect = aspectStarts[shape] ?? 0;
    const totals: { readonly aspect: number; readonly share: number }[] = [];
    let next = 0;
    for (let a = firstAspect; a < (aspectStarts[shape + 1] ?? 0); a += 1) {
      const aspect = aspects[next];
      if (aspect === undefined || aspect.name !== ASPECT_NAMES[names[a] ?? 0]) continue;
      next += 1;
      this.#shares.set(aspect.shares, itemStarts[a]);
      this.#largest[a] = aspect.largestWeight;
      totals.push({ aspect: a, share: aspect.shares.reduce((sum, share) => sum + share, 0) });
    }
    totals.sort((a, b) => b.share - a.share);
    let after = totals.reduce((sum, { share }) => sum + share, 0);
    for (const [i, { aspect, share }] of totals.entries()) {
      after -= share;
      this.#order[firstAspect + i] = aspect;
      this.#after[firstAspect + i] = after;
    }
    this.#dealt[shape] = hasScore ? WITH_SCORE : WITHOUT_SCORE;
    return hasScore;
  }

  #makeRoom(): void {
    const { size } = this.#shapes;
    if (this.#dealt.length >= size) return;
    const { itemStarts, aspectStarts } = this.#shapes.columns();
    const aspectCount = aspectStarts[size] ?? 0;
    const dealt = new Uint8Array(size);
    dealt.set(this.#dealt);
    this.#dealt = dealt;
    this.#largest = longer(this.#largest, aspectCount);
    this.#order = longer(this.#order, aspectCount);
    this.#after = longer(this.#after, aspectCount);
    this.#shares = longer(this.#shares, itemStarts[aspectCount] ?? 0);
  }
}

function longer(values: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(length);
  grown.set(values);
  return grown;
}

/** Sets of shares that are kept before the oldest is forgotten; a forgotten one is dealt again. */
const MOST_KEPT = 8;

/** Shares by what they depend on: strategies change seldom, so most queries find theirs dealt. */
export class SharesByStrategy {
  readonly #shapes: ProfileShapes;
  readonly #kept = new Map<string, ShapeShares>();

  constructor(shapes: ProfileShapes) {
    this.#shapes = shapes;
  }

  of(numbers: ScoringNumbers, allowedAspects: readonly AspectName[], weights: AspectWeights | null): ShapeShares {
    const key = JSON.stringify([numbers.aspects, allowedAspects, weights]);
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const shares = new ShapeShares(this.#shapes, new Set(allowedAspects), weights, numbers.aspects);
    this.#kept.set(key, shares);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return shares;
  }
}
