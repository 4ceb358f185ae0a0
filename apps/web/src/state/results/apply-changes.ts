import type { RouteResponse } from '@counterpart/client';
import { type Aspect, ASPECT_NAMES, type AspectName, type Aspects } from '@counterpart/domain';
import { isListAspect, type ListItem } from '../profile/profile-editing.ts';

/** One change of a request that lets a target in (wire.md, whynot and impact). */
export type RequestChange = NonNullable<RouteResponse<'candidateWhyNot'>['change']>[number];

function isAspectName(name: string | undefined): name is AspectName {
  return ASPECT_NAMES.some((known) => known === name);
}

/** An aspect whose item of a label, or which as a whole, is no longer required. */
function optional(aspect: Aspect, name: AspectName, label: string): Aspect {
  if (isListAspect(aspect)) {
    const value = (aspect.value as readonly ListItem[]).map((item) =>
      label === name || item.label === label ? { ...item, required: false } : item,
    );
    return { ...aspect, value, required: value.some(({ required }) => required) } as Aspect;
  }
  const value = aspect.value === null ? null : { ...aspect.value, required: false };
  return { ...aspect, required: false, value } as Aspect;
}

/** A place of a label with another range in kilometres. */
function widened(aspect: Aspect, label: string, range: number): Aspect {
  if (aspect.type !== 'locations') return aspect;
  return {
    ...aspect,
    value: aspect.value.map((item) =>
      item.label === label ? { ...item, range, rangeUnit: 'KILOMETER' as const } : item,
    ),
  };
}

/** The profile with changes made: requirements that became wishes, places that reach farther; other changes are not the profile's. */
export function applyToProfile(aspects: Aspects, changes: readonly RequestChange[]): Aspects {
  let changed = aspects;
  for (const { op, aspect: name, label = '', range } of changes) {
    if (!isAspectName(name)) continue;
    const aspect = changed[name];
    if (aspect === undefined) continue;
    if (op === 'MAKE_OPTIONAL') changed = { ...changed, [name]: optional(aspect, name, label) };
    if (op === 'WIDEN_RANGE' && range !== undefined) changed = { ...changed, [name]: widened(aspect, label, range) };
  }
  return changed;
}

/** Whether a change can be made with one click; a status comes back by a filter alone. */
export function isApplicable({ op }: RequestChange): boolean {
  return op === 'MAKE_OPTIONAL' || op === 'WIDEN_RANGE' || op === 'UNEXCLUDE';
}
