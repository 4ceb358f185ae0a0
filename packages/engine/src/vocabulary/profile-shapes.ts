import { ASPECT_NAMES, type AspectName, type ResolvedAspect } from '@counterpart/domain';
import { compareCodePoints, toMillionths, WEIGHT_UNITS } from '@counterpart/scoring';
import { byteColumn, numberColumn } from '../columns/growing-column.ts';
import { Interner } from '../columns/interner.ts';
import type { FlaggedAspect } from './profile-flags.ts';

/** One aspect of a shape: its place in ASPECT_NAMES, W in millionths, then the weight of each item. */
type ShapeAspect = readonly [number, number, ...number[]];

/** An aspect of a profile without what its items ask. */
export interface OutlinedAspect {
  readonly shape: ShapeAspect;
  /** Null when nothing is required. */
  readonly flags: FlaggedAspect | null;
  /** The positions of its items in the order in which shares are dealt among equals: by label, then position. */
  readonly order: readonly number[];
}

/** Takes an aspect's weights and flags; `first` is the number of items before it. */
export function outlinedAspect(name: AspectName, aspect: ResolvedAspect, first: number): OutlinedAspect {
  const number = ASPECT_NAMES.indexOf(name);
  const shape: [number, number, ...number[]] = [number, toMillionths(aspect.weight)];
  if (!('items' in aspect)) {
    shape.push(WEIGHT_UNITS);
    const items = aspect.valueRequired ? [first] : [];
    const flags = { name: number, required: aspect.required, first, end: first + 1, items };
    return { shape, flags: aspect.required || items.length > 0 ? flags : null, order: ONLY };
  }
  const { items } = aspect;
  const order = items.length === 1 ? ONLY : orderOf(items);
  const required: number[] = [];
  for (let at = 0; at < order.length; at += 1) {
    const item = items[order[at] ?? 0];
    if (item === undefined) continue;
    shape.push(toMillionths(item.weight));
    if (item.required) required.push(first + at);
  }
  const flags = { name: number, required: aspect.required, first, end: first + items.length, items: required };
  return { shape, flags: aspect.required || required.length > 0 ? flags : null, order };
}

const ONLY: readonly number[] = [0];

/** The positions of items by label, then position. */
function orderOf(items: readonly { readonly label: string }[]): readonly number[] {
  const order = items.map((_, i) => i);
  return order.sort((a, b) => compareCodePoints(items[a]?.label ?? '', items[b]?.label ?? '') || a - b);
}

/**
 * The shapes of stored profiles: which aspects they have, with all weights but without what the items ask. Most documents
 * weigh everything alike, so a million profiles have some thousand shapes, and a strategy deals its shares once for each.
 * Items stand in the order in which equals are dealt, so that no label has to be kept.
 *
 *   shape → aspectStarts → aspects (name, W) → itemStarts → weights of items
 */
export class ProfileShapes {
  readonly keys = new Interner();
  readonly #aspectStarts = numberColumn();
  readonly #names = byteColumn();
  readonly #weights = numberColumn();
  readonly #itemStarts = numberColumn();
  readonly #itemWeights = numberColumn();

  constructor() {
    this.#aspectStarts.push(0);
    this.#itemStarts.push(0);
  }

  /** The number of a shape. */
  numberOf(aspects: readonly ShapeAspect[]): number {
    const number = this.keys.intern(JSON.stringify(aspects));
    if (number === this.size) this.#learn(aspects);
    return number;
  }

  /** Learns the keys that a snapshot or a digest brought. */
  learnAll(): void {
    while (this.size < this.keys.size) this.#learn(JSON.parse(this.keys.text(this.size)) as ShapeAspect[]);
  }

  #learn(aspects: readonly ShapeAspect[]): void {
    for (const [name, weight, ...items] of aspects) {
      this.#names.push(name);
      this.#weights.push(weight);
      for (const item of items) this.#itemWeights.push(item);
      this.#itemStarts.push(this.#itemWeights.length);
    }
    this.#aspectStarts.push(this.#names.length);
  }

  get size(): number {
    return this.#aspectStarts.length - 1;
  }

  /** The arrays themselves, for loops over documents; take them once for a block. */
  columns() {
    return {
      aspectStarts: this.#aspectStarts.values,
      names: this.#names.values,
      weights: this.#weights.values,
      itemStarts: this.#itemStarts.values,
      itemWeights: this.#itemWeights.values,
    };
  }
}
