import type { RouteResponse } from '@counterpart/contract';
import type { RequestChange, Requirement, WhyNotReason } from '@counterpart/scoring';

/** Why a target is not in the list, as wire.md has it. */
export type WhyNotAnswer = RouteResponse<'jobWhyNot'>;
/** What each requirement removes, as wire.md has it. */
export type ImpactAnswer = RouteResponse<'jobImpact'>;
type WireChange = NonNullable<WhyNotAnswer['change']>[number];

/** A change of the request as the answer names it; a range in km. */
export function wireChange(change: RequestChange): WireChange {
  switch (change.op) {
    case 'MAKE_OPTIONAL':
      return { op: change.op, aspect: change.aspect, label: change.label };
    case 'WIDEN_RANGE':
      return { op: change.op, aspect: change.aspect, label: change.label, range: change.rangeMetres / 1000 };
    case 'DROP_RULE':
      return { op: change.op, rule: change.rule };
    case 'UNEXCLUDE':
      return { op: change.op, label: change.id };
    case 'INCLUDE_STATUS':
      return { op: change.op, label: change.status };
  }
}

/** A reason as the answer names it. */
export function wireReason(reason: WhyNotReason): WhyNotAnswer['reasons'][number] {
  switch (reason.kind) {
    case 'FILTER':
      return { kind: reason.kind, rule: reason.rule };
    case 'STATUS':
      return { kind: reason.kind, label: reason.status };
    case 'REQUIRED_ITEM':
    case 'REQUIRED_ASPECT':
      return { scoreType: reason.direction, kind: reason.kind, aspect: reason.aspect, label: reason.label };
    case 'SOURCE':
    case 'EXCLUDED':
    case 'SCORE':
      return { kind: reason.kind };
  }
}

/** A requirement as the answer names it, with how many it removes. */
export function wireImpact(requirement: Requirement, removes: number): ImpactAnswer['impacts'][number] {
  if (requirement.kind === 'FILTER') return { kind: requirement.kind, rule: requirement.rule, removes };
  return { kind: requirement.kind, aspect: requirement.aspect, label: requirement.label, removes };
}
