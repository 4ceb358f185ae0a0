import {
  type Aspect,
  type AspectName,
  type Aspects,
  type ConceptItem,
  type LocationItem,
  METRES_PER_UNIT,
  RANGE_UNITS,
  type RangeUnit,
  TYPE_OF_ASPECT,
} from '@counterpart/domain';
import { DEFAULT_WEIGHT } from './parsed-job.ts';

/** An item of any list aspect. */
export type ListItem = ConceptItem | LocationItem;
/** An aspect that holds a list. */
export type ListAspect = Extract<Aspect, { value: readonly unknown[] }>;

/** Whether an aspect holds a list of items. */
export function isListAspect(aspect: Aspect): aspect is ListAspect {
  return aspect.type === 'concepts' || aspect.type === 'keywords' || aspect.type === 'locations';
}

/** Whether a value is looked for by its words only (A3: `custom`, of the value or of its aspect). */
export function isWordsOnly(aspect: Aspect, item: ListItem): boolean {
  return aspect.type !== 'locations' && (aspect.custom === true || ('custom' in item && item.custom));
}

/** The aspect of a name, empty when the profile has none. */
export function aspectOf(aspects: Aspects, name: AspectName): Aspect {
  const known = aspects[name];
  if (known !== undefined) return known;
  const type = TYPE_OF_ASPECT[name];
  const base = { weight: DEFAULT_WEIGHT, required: false };
  switch (type) {
    case 'concepts':
    case 'keywords':
      return { ...base, type, value: [] };
    case 'locations':
      return { ...base, type, value: [] };
    case 'range':
      return { ...base, type, value: null };
    case 'integer':
    case 'float':
      return { ...base, type, value: null };
  }
}

/** The profile with one aspect changed; an aspect that became empty is taken out. */
export function withAspect(aspects: Aspects, name: AspectName, aspect: Aspect): Aspects {
  const { [name]: _before, ...rest } = aspects;
  const isEmpty = isListAspect(aspect) ? aspect.value.length === 0 : aspect.value === null;
  return isEmpty ? rest : { ...rest, [name]: aspect };
}

function withItems(aspect: ListAspect, items: readonly ListItem[]): ListAspect {
  return { ...aspect, value: items } as ListAspect;
}

/** The unit of a new place: kilometres where they are configured, otherwise the first that is (PRO-07). */
function newUnit(units: readonly RangeUnit[]): RangeUnit {
  return units.includes('KILOMETER') ? 'KILOMETER' : (units[0] ?? 'KILOMETER');
}

/** Kilometres in a unit, as a whole number. */
function rangeIn(unit: RangeUnit, kilometres: number): number {
  return Math.round((kilometres * METRES_PER_UNIT.KILOMETER) / METRES_PER_UNIT[unit]);
}

/**
 * A value added: default weight, not required (PRO-03). A label that is there already is not added again. A place gets
 * the default range, in kilometres, in one of the units.
 */
export function addItem(
  aspects: Aspects,
  name: AspectName,
  item: { readonly id: string; readonly label: string },
  defaultRange: number,
  units: readonly RangeUnit[] = RANGE_UNITS,
): Aspects {
  const aspect = aspectOf(aspects, name);
  const label = item.label.trim();
  if (!isListAspect(aspect) || label === '') return aspects;
  if (aspect.value.some((known) => known.label.toLowerCase() === label.toLowerCase())) return aspects;
  const base = { id: item.id, label, weight: DEFAULT_WEIGHT, required: false };
  const rangeUnit = newUnit(units);
  const added: ListItem =
    aspect.type === 'locations' ? { ...base, range: rangeIn(rangeUnit, defaultRange), rangeUnit } : base;
  return withAspect(aspects, name, withItems(aspect, [...aspect.value, added]));
}

/** A value changed; marking one required makes its aspect required too, emptying its label deletes it (PRO-04). */
export function changeItem(
  aspects: Aspects,
  name: AspectName,
  id: string,
  change: Partial<ConceptItem & LocationItem>,
): Aspects {
  const aspect = aspectOf(aspects, name);
  if (!isListAspect(aspect)) return aspects;
  if (change.label?.trim() === '') return removeItem(aspects, name, id);
  // A value that a person touched is theirs: without its origin a later parse leaves it alone.
  const items = (aspect.value as readonly ListItem[]).map((item): ListItem => {
    if (item.id !== id) return item;
    const { origin: _origin, ...own } = item;
    return change.label === undefined ? { ...own, ...change } : { ...withoutReading(own), ...change };
  });
  const changed = withItems(aspect, items);
  return withAspect(aspects, name, change.required === true ? { ...changed, required: true } : changed);
}

/** New words are not what the old ones were read as: neither their concept nor that there was none. */
function withoutReading(item: ListItem): ListItem {
  if (!('conceptId' in item) && !('custom' in item)) return item;
  const { conceptId: _concept, custom: _custom, ...rest } = item;
  return rest;
}

/** The places of a profile that name no range with the configured one, so that what is shown is what is sent. */
export function withDefaultRange(aspects: Aspects, defaultRange: number): Aspects {
  const { locations } = aspects;
  if (locations?.type !== 'locations' || locations.value.every(({ range }) => range !== null)) return aspects;
  const value = locations.value.map((item) =>
    item.range === null ? { ...item, range: rangeIn(item.rangeUnit, defaultRange) } : item,
  );
  return { ...aspects, locations: { ...locations, value } };
}

/** A value taken out. */
export function removeItem(aspects: Aspects, name: AspectName, id: string): Aspects {
  const aspect = aspectOf(aspects, name);
  if (!isListAspect(aspect)) return aspects;
  return withAspect(
    aspects,
    name,
    withItems(
      aspect,
      (aspect.value as readonly ListItem[]).filter((item) => item.id !== id),
    ),
  );
}

/** The weight or the flag of an aspect changed. */
export function changeAspect(
  aspects: Aspects,
  name: AspectName,
  change: { readonly weight?: number; readonly required?: boolean },
): Aspects {
  return withAspect(aspects, name, { ...aspectOf(aspects, name), ...change });
}

/** Bounds as they stand in two inputs; either may be missing. */
export interface Bounds {
  readonly from: number | null;
  readonly to: number | null;
}

/** Bounds when editing ends: a missing one copies the other, and a `to` below `from` is raised to it (PRO-06). */
export function completeBounds({ from, to }: Bounds): Bounds {
  const low = from ?? to;
  const high = to ?? from;
  return { from: low, to: low !== null && high !== null ? Math.max(low, high) : high };
}

/** A number aspect with a new value; none takes the aspect out. */
export function setNumber(aspects: Aspects, name: AspectName, value: number | null): Aspects {
  const aspect = aspectOf(aspects, name);
  if (aspect.type !== 'integer' && aspect.type !== 'float') return aspects;
  const flags = aspect.value ?? { weight: DEFAULT_WEIGHT, required: false };
  const own = value === null ? null : { weight: flags.weight, required: flags.required, value };
  return withAspect(aspects, name, { ...aspect, value: own });
}
