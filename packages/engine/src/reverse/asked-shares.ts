import type { AskedColumns } from '../blocks/asked-columns.ts';
import type { ProfileShapes } from '../vocabulary/profile-shapes.ts';

/** The shares of shapes as `ShapeShares` deals them. */
interface DealtShares {
  readonly shares: Uint32Array;
  readonly largest: Uint32Array;
  hasScore(shape: number): boolean;
}
/** Aspects that there may be. */
const NAMES = 16;

/** The shares of a strategy as the shapes and items of one block have them. */
export interface AskedShares {
  /** By aspect (place in ASPECT_NAMES): by shape of the block the share of the whole aspect. */
  readonly ofAspects: readonly Float64Array[];
  /** By item of the block: its own share where its aspect is averaged, otherwise the whole aspect's. */
  readonly ofItems: Float64Array;
  /** By item: its weight and the largest of its aspect; the same two where it counts as it is. */
  readonly weights: Float64Array;
  readonly largest: Float64Array;
  /** 1 by shape of the block that has no score. */
  readonly isScoreless: Uint8Array;
  readonly someScoreless: boolean;
}

/** Lays the shares of shapes out for a block; `isAverage` by aspect. */
export function askedShares(
  { shapeNumbers, firstItems, itemCount }: AskedColumns,
  shapes: ProfileShapes,
  shares: DealtShares,
  isAverage: Uint8Array,
): AskedShares {
  const { aspectStarts, names, itemStarts, itemWeights } = shapes.columns();
  const ofAspects = Array.from({ length: NAMES }, () => new Float64Array(shapeNumbers.length));
  const ofItems = new Float64Array(itemCount);
  const weights = new Float64Array(itemCount);
  const largest = new Float64Array(itemCount);
  const isScoreless = new Uint8Array(shapeNumbers.length);
  for (const [number, shape] of shapeNumbers.entries()) {
    // deals the shares, which may move the arrays
    if (!shares.hasScore(shape)) isScoreless[number] = 1;
    const firstAspect = aspectStarts[shape] ?? 0;
    const shift = (firstItems[number] ?? 0) - (itemStarts[firstAspect] ?? 0);
    for (let a = firstAspect; a < (aspectStarts[shape + 1] ?? 0); a += 1) {
      const [name, first, end] = [names[a] ?? 0, itemStarts[a] ?? 0, itemStarts[a + 1] ?? 0];
      const most = shares.largest[a] ?? 0;
      const ofAspect = ofAspects[name];
      if (ofAspect !== undefined) ofAspect[number] = shares.shares[first] ?? 0;
      for (let i = first; i < end; i += 1) {
        ofItems[i + shift] = shares.shares[isAverage[name] === 1 ? i : first] ?? 0;
        weights[i + shift] = most === 0 ? 1 : (itemWeights[i] ?? 0);
        largest[i + shift] = most === 0 ? 1 : most;
      }
    }
  }
  return { ofAspects, ofItems, weights, largest, isScoreless, someScoreless: isScoreless.includes(1) };
}
