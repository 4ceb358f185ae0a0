import type { AspectCriteria } from '../query/compiled-criteria.ts';
import type { ItemMatch } from '../items/item-match.ts';
import { bestItemValue, ONE } from '../numbers/rounding.ts';
import type { ItemStatus } from './required.ts';

/** An item with what the aspect as a whole decides about it. */
export interface JudgedItem extends ItemMatch {
  readonly status: ItemStatus;
}

/** What one share of an aspect counts, and how much of it is unknown; both in ten-thousandths. */
export interface PartValue {
  readonly value: number;
  readonly unknown: number;
}

const NEUTRAL: PartValue = { value: ONE / 2, unknown: ONE / 2 };
const UNKNOWN: PartValue = { value: 0, unknown: ONE };

/**
 * Gives each item its status. An item that is found tells something about the whole aspect, so beside it nothing is
 * unknown (matching.md, "Unknown").
 */
export function judgeItems(matches: readonly ItemMatch[]): readonly JudgedItem[] {
  const isFound = (match: ItemMatch): boolean => match.similarity > 0 || match.holds;
  const anyFound = matches.some(isFound);
  return matches.map((match) => {
    const status = isFound(match) ? 'found' : anyFound || match.hasInformation ? 'missing' : 'unknown';
    return { ...match, status };
  });
}

/**
 * Whether nothing is known about an aspect. AVERAGE: about none of the items that weigh; otherwise, the items being
 * alternatives, about one that could still be the best.
 */
export function isUnknown(aspect: AspectCriteria, items: readonly JudgedItem[]): boolean {
  const weighing = aspect.largestWeight === 0 ? items : items.filter((_, i) => (aspect.items[i]?.weight ?? 0) > 0);
  const unknown = weighing.filter((item) => item.status === 'unknown').length;
  return aspect.combine === 'AVERAGE' ? unknown === weighing.length : unknown > 0;
}

/** The value of each share of an aspect: one per item for AVERAGE, otherwise one. */
export function partValues(aspect: AspectCriteria, items: readonly JudgedItem[]): readonly PartValue[] {
  const whenUnknown = aspect.missing === 'NEUTRAL' ? NEUTRAL : UNKNOWN;
  if (aspect.combine === 'AVERAGE') {
    return items.map((item) => (item.status === 'unknown' ? whenUnknown : { value: item.similarity, unknown: 0 }));
  }
  if (isUnknown(aspect, items)) return [whenUnknown];
  if (aspect.largestWeight === 0) return [{ value: Math.max(...items.map((item) => item.similarity)), unknown: 0 }];
  const values = items.map((item, i) =>
    bestItemValue(item.similarity, aspect.items[i]?.weight ?? 0, aspect.largestWeight),
  );
  return [{ value: Math.max(...values), unknown: 0 }];
}

/** The score of an aspect that has no share, for display: its parts by item weight, or evenly when all weigh 0. */
export function scoreWithoutShare(aspect: AspectCriteria, parts: readonly PartValue[]): number {
  const weightOf = (i: number): number =>
    parts.length === 1 || aspect.largestWeight === 0 ? 1 : (aspect.items[i]?.weight ?? 0);
  const total = parts.reduce((sum, _, i) => sum + weightOf(i), 0);
  return parts.reduce((sum, part, i) => sum + part.value * weightOf(i), 0) / total / ONE;
}
