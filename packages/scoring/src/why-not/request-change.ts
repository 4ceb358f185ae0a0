import {
  isFilterGroup,
  type AspectName,
  type FilterGroup,
  type FilterRule,
  type ResolvedProfile,
} from '@counterpart/domain';

/** The part of a match request that a recruiter can relax. */
export interface RelaxableRequest {
  readonly profile: ResolvedProfile;
  readonly filter: FilterGroup | null;
  readonly excludedIds: readonly string[];
  /** Values of `status` that leave a target out. */
  readonly hiddenStatuses: readonly string[];
}

/** One relaxation of a request (wire.md, "Around it"); `itemId` null is the aspect's own flag, ranges are in metres. */
export type RequestChange =
  | {
      readonly op: 'MAKE_OPTIONAL';
      readonly aspect: AspectName;
      readonly itemId: string | null;
      readonly label: string;
    }
  | {
      readonly op: 'WIDEN_RANGE';
      readonly aspect: AspectName;
      readonly itemId: string;
      readonly label: string;
      readonly rangeMetres: number;
    }
  | { readonly op: 'DROP_RULE'; readonly rule: FilterRule }
  | { readonly op: 'UNEXCLUDE'; readonly id: string }
  | { readonly op: 'INCLUDE_STATUS'; readonly status: string };

/** A request after some changes; rules are told apart by identity, so the rule must come from this request. */
export function applyChanges(request: RelaxableRequest, changes: readonly RequestChange[]): RelaxableRequest {
  return changes.reduce(applyChange, request);
}

function applyChange(request: RelaxableRequest, change: RequestChange): RelaxableRequest {
  switch (change.op) {
    case 'MAKE_OPTIONAL':
      return { ...request, profile: madeOptional(request.profile, change.aspect, change.itemId) };
    case 'WIDEN_RANGE':
      return { ...request, profile: widened(request.profile, change.aspect, change.itemId, change.rangeMetres) };
    case 'DROP_RULE':
      return { ...request, filter: request.filter === null ? null : withoutRule(request.filter, change.rule) };
    case 'UNEXCLUDE':
      return { ...request, excludedIds: request.excludedIds.filter((id) => id !== change.id) };
    case 'INCLUDE_STATUS':
      return { ...request, hiddenStatuses: request.hiddenStatuses.filter((status) => status !== change.status) };
  }
}

function madeOptional(profile: ResolvedProfile, name: AspectName, itemId: string | null): ResolvedProfile {
  const aspect = profile.aspects[name];
  if (aspect === undefined) return profile;
  const freed = <Item extends { readonly id: string; readonly required: boolean }>(item: Item): Item =>
    item.id === itemId ? { ...item, required: false } : item;
  const replaced = (): typeof aspect => {
    if (itemId === null) return { ...aspect, required: false };
    switch (aspect.kind) {
      case 'concepts':
        return { ...aspect, items: aspect.items.map(freed) };
      case 'places':
        return { ...aspect, items: aspect.items.map(freed) };
      case 'values':
        return { ...aspect, items: aspect.items.map(freed) };
      case 'range':
      case 'number':
        return { ...aspect, valueRequired: false };
    }
  };
  return { ...profile, aspects: { ...profile.aspects, [name]: replaced() } };
}

function widened(profile: ResolvedProfile, name: AspectName, itemId: string, rangeMetres: number): ResolvedProfile {
  const aspect = profile.aspects[name];
  if (aspect?.kind !== 'places') return profile;
  const items = aspect.items.map((item) => (item.id === itemId ? { ...item, rangeMetres } : item));
  return { ...profile, aspects: { ...profile.aspects, [name]: { ...aspect, items } } };
}

function withoutRule(group: FilterGroup, rule: FilterRule): FilterGroup {
  const rules = group.rules.flatMap((member): readonly (FilterRule | FilterGroup)[] => {
    if (isFilterGroup(member)) return [withoutRule(member, rule)];
    return member === rule ? [] : [member];
  });
  return { ...group, rules };
}
