import { ASPECT_NAMES, type AspectName, type ResolvedAspect } from '@counterpart/domain';
import { compareCodePoints, toMillionths, WEIGHT_UNITS } from '@counterpart/scoring';
import { byteColumn, numberColumn } from '../columns/growing-column.ts';
import { Interner } from '../columns/interner.ts';

/** One aspect of a shape: its place in ASPECT_NAMES, 1 when it is required, W in millionths, then weight and flag of each item. */
type ShapeAspect = readonly [number, 0 | 1, number, ...(readonly [number, 0 | 1])[]];

interface ShapedItem {
  readonly label: string;
  readonly weight: number;
  readonly required: boolean;
}

function itemsOf(name: AspectName, aspect: ResolvedAspect): readonly ShapedItem[] {
  if ('items' in aspect) {
    return aspect.items.map(({ label, weight, required }) => ({ label, weight: toMillionths(weight), required }));
  }
  return [{ label: name, weight: WEIGHT_UNITS, required: aspect.valueRequired }];
}

/** The positions of an aspect's items in the order in which shares are dealt among equals: by label, then position. */
export function shapeOrder(name: AspectName, aspect: ResolvedAspect): readonly number[] {
  const items = itemsOf(name, aspect);
  return items
    .map((_, i) => i)
    .sort((a, b) => compareCodePoints(items[a]?.label ?? '', items[b]?.label ?? '') || a - b);
}

/** An aspect of a profile as part of its shape. */
export function shapeAspect(name: AspectName, aspect: ResolvedAspect, order: readonly number[]): ShapeAspect {
  const items = itemsOf(name, aspect);
  return [
    ASPECT_NAMES.indexOf(name),
    aspect.required ? 1 : 0,
    toMillionths(aspect.weight),
    ...order.map((i): [number, 0 | 1] => [items[i]?.weight ?? 0, items[i]?.required === true ? 1 : 0]),
  ];
}

/**
 * The shapes of stored profiles: which aspects they have, with all weights and flags but without what the items ask. Most
 * documents weigh everything alike, so a million profiles have some thousand shapes, and a strategy deals its shares once for
 * each. Items stand in the order in which equals are dealt, so that no label has to be kept.
 *
 *   shape → aspectStarts → aspects (name, flag, W) → itemStarts → items (weight, flag)
 */
export class ProfileShapes {
  readonly keys = new Interner();
  readonly #aspectStarts = numberColumn();
  readonly #names = byteColumn();
  readonly #required = byteColumn();
  readonly #weights = numberColumn();
  readonly #itemStarts = numberColumn();
  readonly #itemWeights = numberColumn();
  readonly #itemRequired = byteColumn();
  readonly #flagged = byteColumn();
  readonly #flaggedAspects = byteColumn();

  constructor() {
    this.#aspectStarts.push(0);
    this.#itemStarts.push(0);
  }

  /** The number of a shape. */
  numberOf(aspects: readonly ShapeAspect[]): number {
    return this.restore(JSON.stringify(aspects));
  }

  /** The number of the shape that a key of `keys` stands for. */
  restore(key: string): number {
    const number = this.keys.intern(key);
    if (number < this.#flagged.length) return number;
    let isFlagged = 0;
    for (const [name, required, weight, ...items] of JSON.parse(key) as ShapeAspect[]) {
      this.#names.push(name);
      this.#required.push(required);
      this.#weights.push(weight);
      let isAspectFlagged = required;
      for (const [itemWeight, itemRequired] of items) {
        this.#itemWeights.push(itemWeight);
        this.#itemRequired.push(itemRequired);
        if (itemRequired === 1) isAspectFlagged = 1;
      }
      this.#flaggedAspects.push(isAspectFlagged);
      isFlagged |= isAspectFlagged;
      this.#itemStarts.push(this.#itemWeights.length);
    }
    this.#aspectStarts.push(this.#names.length);
    this.#flagged.push(isFlagged);
    return number;
  }

  get size(): number {
    return this.#flagged.length;
  }

  /** The arrays themselves, for loops over documents; take them once for a block. */
  columns() {
    return {
      aspectStarts: this.#aspectStarts.values,
      names: this.#names.values,
      required: this.#required.values,
      weights: this.#weights.values,
      itemStarts: this.#itemStarts.values,
      itemWeights: this.#itemWeights.values,
      itemRequired: this.#itemRequired.values,
      /** 1 for a shape in which anything is required, and for its aspects of which that is true. */
      flagged: this.#flagged.values,
      flaggedAspects: this.#flaggedAspects.values,
    };
  }
}
