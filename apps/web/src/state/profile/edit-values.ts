import type { Aspect, AspectName, Aspects, LocationItem, RangeUnit } from '@counterpart/domain';
import {
  addItem,
  aspectOf,
  type Bounds,
  changeAspect,
  changeItem,
  completeBounds,
  isListAspect,
  type ListAspect,
  removeItem,
  withAspect,
} from './profile-editing.ts';

/** The id of the one value of a wage or a number, which has none of its own. */
export const SINGLE_VALUE = 'value';

/** Weights on the screen (A9): 1 to 200 in steps of 1. */
export const MIN_WEIGHT = 1;
export const MAX_WEIGHT = 200;

/** A weight as the screen allows it. */
export function allowedWeight(weight: number): number {
  return Math.round(Math.min(MAX_WEIGHT, Math.max(MIN_WEIGHT, weight)));
}

/** What a value weighs and whether it is asked without fail. */
export interface ValueFlags {
  readonly weight: number;
  readonly required: boolean;
}

/** What of a profile may be seen: the aspects that are allowed (SET-22). */
export function seenOf(aspects: Aspects, allowed: ReadonlySet<AspectName>): Aspects {
  return Object.fromEntries(Object.entries(aspects).filter(([name]) => allowed.has(name as AspectName)));
}

/** How many values a profile has. */
export function valueCount(aspects: Aspects): number {
  return Object.values(aspects).reduce(
    (sum, aspect) => sum + (isListAspect(aspect) ? aspect.value.length : aspect.value === null ? 0 : 1),
    0,
  );
}

/** Weight and flag of a value of any aspect; null when it is not there. */
export function flagsOf(aspects: Aspects, name: AspectName, id: string): ValueFlags | null {
  const aspect = aspects[name];
  if (aspect === undefined) return null;
  const value = isListAspect(aspect) ? aspect.value.find((item) => item.id === id) : aspect.value;
  return value == null ? null : { weight: value.weight, required: value.required };
}

/** Weight or flag of a value of any aspect changed; required makes the aspect required too (PRO-04). */
export function changeFlags(aspects: Aspects, name: AspectName, id: string, change: Partial<ValueFlags>): Aspects {
  const aspect = aspectOf(aspects, name);
  if (isListAspect(aspect)) return changeItem(aspects, name, id, change);
  if (aspect.value === null) return aspects;
  const { origin: _origin, ...own } = aspect.value;
  const changed = { ...aspect, value: { ...own, ...change } } as typeof aspect;
  const next = withAspect(aspects, name, changed);
  return change.required === true ? changeAspect(next, name, { required: true }) : next;
}

/** A value taken out, of a list or the one there is. */
export function removeValue(aspects: Aspects, name: AspectName, id: string): Aspects {
  const aspect = aspectOf(aspects, name);
  if (isListAspect(aspect)) return removeItem(aspects, name, id);
  return withAspect(aspects, name, { ...aspect, value: null });
}

/** Signs of a label that the server takes; a longer one would be refused with the whole profile. */
export const MAX_LABEL = 1000;

/** The texts of a list that was typed or pasted: between commas, semicolons and line ends, each once. */
export function splitLabels(text: string): readonly string[] {
  const labels = text.split(/[,;\n\r\t]+/).map((label) =>
    label
      .trim()
      .replace(/^[-•*·]\s+/, '')
      .slice(0, MAX_LABEL),
  );
  return [...new Set(labels.filter((label) => label !== ''))];
}

/** Several values added at once, each with an id of its own. */
export function addLabels(
  aspects: Aspects,
  name: AspectName,
  labels: readonly string[],
  { newId, defaultRange }: { readonly newId: () => string; readonly defaultRange: number },
): Aspects {
  return labels.reduce((now, label) => addItem(now, name, { id: newId(), label }, defaultRange), aspects);
}

/** A place as it is being edited; a range may be missing until editing ends. */
export interface PlaceDraft {
  readonly label: string;
  readonly range: number | null;
  readonly rangeUnit: RangeUnit;
}

/** What leaving a place makes of it: without a name or a range it goes (PRO-07). */
export function leavePlace(aspects: Aspects, id: string, draft: PlaceDraft): Aspects {
  if (draft.label.trim() === '' || draft.range === null) return removeItem(aspects, 'locations', id);
  const aspect = aspectOf(aspects, 'locations');
  const known: LocationItem | undefined =
    aspect.type === 'locations' ? aspect.value.find((item) => item.id === id) : undefined;
  const { label, range, rangeUnit } = draft;
  const isSame = known?.label === label && known.range === range && known.rangeUnit === rangeUnit;
  return isSame ? aspects : changeItem(aspects, 'locations', id, { ...draft });
}

/** A range while only one of its bounds stands: the aspect has no value, and keeps its weight and flag (PRO-06). */
export function withoutBounds(aspects: Aspects, name: AspectName): Aspects {
  const aspect = aspects[name];
  return aspect?.type === 'range' ? { ...aspects, [name]: { ...aspect, value: null } } : aspects;
}

/** What leaving a range makes of it: a missing bound copies the other, max is at least min, none at all takes it out (PRO-06). */
export function leaveBounds(aspects: Aspects, name: AspectName, bounds: Bounds, flags: ValueFlags): Aspects {
  const aspect = aspectOf(aspects, name);
  if (aspect.type !== 'range') return aspects;
  const { from, to } = completeBounds(bounds);
  const value = from === null ? null : { ...flags, from, to };
  return withAspect(aspects, name, { ...aspect, value });
}

/** A value that was taken out put back where it stood, whatever else changed since. */
export function restoreValue(aspects: Aspects, name: AspectName, before: Aspect, id: string): Aspects {
  const now = aspects[name];
  if (now === undefined || !isListAspect(now) || !isListAspect(before)) {
    return withAspect(aspects, name, isListAspect(before) ? onlyItem(before, id) : before);
  }
  const at = before.value.findIndex((item) => item.id === id);
  const item = before.value[at];
  if (item === undefined || now.value.some((known) => known.id === id)) return aspects;
  return withAspect(aspects, name, { ...now, value: now.value.toSpliced(at, 0, item as never) } as Aspect);
}

function onlyItem(aspect: ListAspect, id: string): Aspect {
  return { ...aspect, value: aspect.value.filter((item) => item.id === id) } as Aspect;
}
