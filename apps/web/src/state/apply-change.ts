import type { RouteResponse } from '@counterpart/client';
import {
  type Aspect,
  ASPECT_NAMES,
  type AspectName,
  type Aspects,
  type FilterDefinition,
  type FilterGroup,
  type FilterRule,
  isFilterGroup,
} from '@counterpart/domain';
import { choiceOf, type FilterChoices, ruleOfChoice } from './filters/filter-choice.ts';
import { isListAspect, type ListItem } from './profile/profile-editing.ts';

/** One change of a request that lets more targets in (wire.md, whynot and impact). */
export type RequestChange = NonNullable<RouteResponse<'candidateWhyNot'>['change']>[number];

/** The part of a request that a change can be made of. */
export interface ChangeableRequest {
  /** Screen weights (100 is normal). */
  readonly aspects: Aspects;
  readonly filters: FilterChoices;
  readonly customFiltersPredicate: FilterGroup | null;
  readonly excludedIds: readonly string[];
  /** Statuses that a match leaves out unless they stand here. */
  readonly includeStatus: readonly string[];
}

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

function withAspect(aspects: Aspects, name: string | undefined, change: (aspect: Aspect) => Aspect): Aspects {
  const aspect = isAspectName(name) ? aspects[name] : undefined;
  return aspect === undefined ? aspects : { ...aspects, [name as AspectName]: change(aspect) };
}

/** A rule as text, whatever the order of its fields: the server answers a copy of what it was sent. */
function asText({ property, data }: FilterRule): string {
  return JSON.stringify([property, data.type, data.comparison, data.value ?? null]);
}

function readRule(rule: unknown): FilterRule | null {
  return typeof rule === 'object' && rule !== null && 'property' in rule && 'data' in rule
    ? (rule as FilterRule)
    : null;
}

function rulesIn(member: FilterRule | FilterGroup | null): readonly FilterRule[] {
  if (member === null) return [];
  return isFilterGroup(member) ? member.rules.flatMap(rulesIn) : [member];
}

/** A predicate without a rule; a group that loses its last rule goes with it. */
function withoutRule(group: FilterGroup, dropped: string): FilterGroup | null {
  const rules = group.rules.flatMap((member): readonly (FilterRule | FilterGroup)[] => {
    if (!isFilterGroup(member)) return asText(member) === dropped ? [] : [member];
    const inner = withoutRule(member, dropped);
    return inner === null ? [] : [inner];
  });
  return rules.length === 0 ? null : { ...group, rules };
}

/** A request without a rule. A filter of the index that makes the rule is switched off, so that its value stays to be switched on again. */
function dropRule<Request extends ChangeableRequest>(
  request: Request,
  rule: FilterRule,
  definitions: readonly FilterDefinition[],
): Request {
  const dropped = asText(rule);
  const makers = definitions.filter((definition) =>
    rulesIn(ruleOfChoice(definition, choiceOf(request.filters, definition))).some((made) => asText(made) === dropped),
  );
  const off = makers.map((definition) => [
    definition.name,
    { ...choiceOf(request.filters, definition), enabled: false },
  ]);
  const { customFiltersPredicate: custom } = request;
  return {
    ...request,
    filters: makers.length === 0 ? request.filters : { ...request.filters, ...Object.fromEntries(off) },
    customFiltersPredicate: custom === null ? null : withoutRule(custom, dropped),
  };
}

/**
 * A request with one change made: a requirement that became a wish, a rule dropped, a place that reaches farther, somebody taken back,
 * a status shown too. `definitions` are the filters of the index that is searched. A change that fits nothing leaves the request equal.
 */
export function applyChange<Request extends ChangeableRequest>(
  request: Request,
  change: RequestChange,
  definitions: readonly FilterDefinition[],
): Request {
  const { op, aspect: name, label = '', range } = change;
  const { aspects, excludedIds, includeStatus } = request;
  switch (op) {
    case 'MAKE_OPTIONAL':
      return {
        ...request,
        aspects: withAspect(aspects, name, (aspect) => optional(aspect, name as AspectName, label)),
      };
    case 'WIDEN_RANGE':
      if (range === undefined) return request;
      return { ...request, aspects: withAspect(aspects, name, (aspect) => widened(aspect, label, range)) };
    case 'DROP_RULE': {
      const rule = readRule(change.rule);
      return rule === null ? request : dropRule(request, rule, definitions);
    }
    case 'UNEXCLUDE':
      return { ...request, excludedIds: excludedIds.filter((id) => id !== label) };
    case 'INCLUDE_STATUS':
      return { ...request, includeStatus: [...new Set([...includeStatus, label])] };
  }
}

/** A request with several changes made, in their order. */
export function applyChanges<Request extends ChangeableRequest>(
  request: Request,
  changes: readonly RequestChange[],
  definitions: readonly FilterDefinition[],
): Request {
  return changes.reduce((changed: Request, change) => applyChange(changed, change, definitions), request);
}
