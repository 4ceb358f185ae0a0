import type { AspectName } from '@counterpart/domain';
import type { AspectCriteria } from '../query/compiled-criteria.ts';

/** Whether an item was found, is known to be missing, or nothing is known about it (wire.md, `status`). */
export type ItemStatus = 'found' | 'missing' | 'unknown';

/** The two directions of a match. */
export type Direction = 'FORWARD' | 'REVERSE';

/** A required flag that a target does not meet. */
export interface FailingRequirement {
  readonly direction: Direction;
  readonly kind: 'REQUIRED_ITEM' | 'REQUIRED_ASPECT';
  readonly aspect: AspectName;
  /** Null for a required aspect. */
  readonly itemId: string | null;
  /** The item's label, or the aspect's name. */
  readonly label: string;
}

/**
 * The flags of one aspect that fail. AVERAGE: every required item must pass. BEST: required items are alternatives,
 * one must pass, and all are named when none does. A required aspect without a required item needs one item that passes.
 */
export function failingRequirements(
  direction: Direction,
  aspect: AspectCriteria,
  items: readonly { readonly holds: boolean; readonly status: ItemStatus }[],
  missing: 'FAIL' | 'PASS',
): readonly FailingRequirement[] {
  const passes = items.map((item) => item.holds || (item.status === 'unknown' && missing === 'PASS'));
  const required = aspect.items.flatMap((item, i) => (item.required ? [i] : []));
  if (required.length === 0) {
    if (!aspect.required || passes.includes(true)) return [];
    return [{ direction, kind: 'REQUIRED_ASPECT', aspect: aspect.name, itemId: null, label: aspect.name }];
  }
  if (aspect.combine !== 'AVERAGE' && required.some((i) => passes[i])) return [];
  return required.flatMap((i): readonly FailingRequirement[] => {
    const item = aspect.items[i];
    if (item === undefined || passes[i]) return [];
    return [{ direction, kind: 'REQUIRED_ITEM', aspect: aspect.name, itemId: item.id, label: item.label }];
  });
}
