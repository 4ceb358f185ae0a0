import type { AspectName, ResolvedAspect, ResolvedProfile } from '@counterpart/domain';
import { UNDEFINED_VALUE } from '../numbers/compatibility.ts';

/**
 * An aspect of a profile that says something, else null: no empty list, no range without a bound, and without the
 * value UNDEFINED, which neither asks nor says anything (matching.md, "contractTypes, workingHours").
 */
export function nonEmptyAspect(profile: ResolvedProfile, name: AspectName): ResolvedAspect | null {
  const aspect = profile.aspects[name];
  if (aspect === undefined) return null;
  switch (aspect.kind) {
    case 'concepts':
    case 'places':
      return aspect.items.length > 0 ? aspect : null;
    case 'values': {
      if (!aspect.items.some((item) => item.value === UNDEFINED_VALUE)) return aspect.items.length > 0 ? aspect : null;
      const items = aspect.items.filter((item) => item.value !== UNDEFINED_VALUE);
      return items.length > 0 ? { ...aspect, items } : null;
    }
    case 'range':
      return aspect.from !== null || aspect.to !== null ? aspect : null;
    case 'number':
      return aspect;
  }
}

/** The number an aspect holds, null when it is absent. */
export function numberOf(profile: ResolvedProfile, name: AspectName): number | null {
  const aspect = profile.aspects[name];
  return aspect?.kind === 'number' ? aspect.value : null;
}

/** The path of an aspect's value in a document, or of one item's label; what evidence of source ASPECT points at. */
export function aspectField(name: AspectName, position: number | null = null): string {
  const value = `matchProfile.aspects.${name}.value`;
  return position === null ? value : `${value}[${position}].label`;
}
