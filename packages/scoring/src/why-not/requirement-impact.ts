import { ASPECT_NAMES, type AspectName, type FilterRule } from '@counterpart/domain';
import { compileFilter, type CompiledGroup } from '../filters/filter-predicate.ts';
import { nonEmptyAspect } from '../query/profile-aspect.ts';
import type { RelaxableRequest, RequestChange } from './request-change.ts';

/** A requirement of a request, and the change that takes it away alone (wire.md, `…/impact`). */
export type Requirement =
  | {
      readonly kind: 'REQUIRED_ITEM' | 'REQUIRED_ASPECT';
      readonly aspect: AspectName;
      readonly label: string;
      readonly change: RequestChange;
    }
  | { readonly kind: 'FILTER'; readonly rule: FilterRule; readonly change: RequestChange };

/**
 * Every required flag and filter rule of a request that binds. The caller counts the targets with each change
 * applied: what a requirement removes is how many more there are without it.
 */
export function requirementsOf(
  request: RelaxableRequest,
  allowed: ReadonlySet<AspectName>,
  now: string,
): readonly Requirement[] {
  const requirements: Requirement[] = [];
  for (const aspect of ASPECT_NAMES) {
    const value = allowed.has(aspect) ? nonEmptyAspect(request.profile, aspect) : null;
    if (value === null) continue;
    if (value.required) requirements.push(flag(aspect, null, aspect));
    if (value.kind === 'range' || value.kind === 'number') {
      if (value.valueRequired) requirements.push(flag(aspect, aspect, aspect));
    } else {
      for (const item of value.items) if (item.required) requirements.push(flag(aspect, item.id, item.label));
    }
  }
  const filter = request.filter === null ? null : compileFilter(request.filter, now);
  const rules = filter === null ? [] : rulesOf(filter);
  return [
    ...requirements,
    ...rules.map((rule): Requirement => ({ kind: 'FILTER', rule, change: { op: 'DROP_RULE', rule } })),
  ];
}

function flag(aspect: AspectName, itemId: string | null, label: string): Requirement {
  const kind = itemId === null ? 'REQUIRED_ASPECT' : 'REQUIRED_ITEM';
  return { kind, aspect, label, change: { op: 'MAKE_OPTIONAL', aspect, itemId, label } };
}

function rulesOf(group: CompiledGroup): readonly FilterRule[] {
  return group.members.flatMap((member) => ('combinator' in member ? rulesOf(member) : [member.rule]));
}
