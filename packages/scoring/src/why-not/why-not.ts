import type { Enrichment, FilterRule } from '@counterpart/domain';
import type { CompiledQuery } from '../query/compiled-query.ts';
import { compileFilter, filterPasses, type CompiledGroup, type CompiledRule } from '../filters/filter-predicate.ts';
import { statusRule } from '../filters/status-rule.ts';
import type { FilterProperties } from '../filters/filter-value.ts';
import { applyChanges, type RelaxableRequest, type RequestChange } from './request-change.ts';
import type { FailingRequirement } from '../directions/required.ts';
import { scoreTarget, type TargetScore } from '../matches/score-target.ts';
import { widenedRanges } from './widened-range.ts';

/** What keeps a target out of the list (wire.md, "Around it"). */
export type WhyNotReason =
  | FailingRequirement
  | { readonly kind: 'FILTER'; readonly rule: FilterRule }
  | { readonly kind: 'STATUS'; readonly status: string }
  | { readonly kind: 'SOURCE' | 'EXCLUDED' | 'SCORE' };

/** Why one target is not in the list. */
export interface WhyNot {
  readonly score: TargetScore;
  /** Empty when it is in the list. */
  readonly reasons: readonly WhyNotReason[];
  /**
   * Every set of fewest changes after which the target is a match; empty when it already is, or when nothing in the
   * request can admit it (its own flags, a score that nothing raises, the source itself). The caller counts which
   * admits the fewest others.
   */
  readonly changes: readonly (readonly RequestChange[])[];
}

/** A target with what a filter reads of it, and the moment of the request (ISO 8601, UTC). */
export interface WhyNotTarget {
  readonly enrichment: Enrichment;
  readonly properties: FilterProperties;
  readonly now: string;
  /** Whether it is the very document that asks. */
  readonly isSource: boolean;
}

/** Most change sets that are tried: far beyond what a person would read. */
const MOST_TRIALS = 500;

interface Judgement {
  readonly score: TargetScore;
  readonly reasons: readonly WhyNotReason[];
}

/** Names what keeps a target out, and tries the smallest changes that admit it, each by scoring the changed request. */
export function whyNot(
  request: RelaxableRequest,
  target: WhyNotTarget,
  compile: (request: RelaxableRequest) => CompiledQuery,
): WhyNot {
  const first = judge(request, target, compile);
  if (first.reasons.length === 0) return { ...first, changes: [] };
  let level: readonly (readonly RequestChange[])[] = [[]];
  const tried = new Set<string>();
  for (let trials = 0; level.length > 0 && trials < MOST_TRIALS;) {
    const admitting: (readonly RequestChange[])[] = [];
    const next: (readonly RequestChange[])[] = [];
    for (const changes of level) {
      if ((trials += 1) > MOST_TRIALS) break;
      const changed = applyChanges(request, changes);
      const judged = changes.length === 0 ? first : judge(changed, target, compile);
      if (judged.reasons.length === 0) admitting.push(changes);
      // Each reason must go, so branching on the ways to remove the first finds every smallest set.
      else {
        for (const change of waysAround(judged, changed, target)) {
          const set = [...changes, change];
          const key = keyOf(set);
          if (tried.has(key)) continue;
          tried.add(key);
          next.push(set);
        }
      }
    }
    if (admitting.length > 0) return { ...first, changes: admitting };
    level = next;
  }
  return { ...first, changes: [] };
}

/** The same for the same changes in any order. */
function keyOf(changes: readonly RequestChange[]): string {
  return JSON.stringify(changes.map((change) => JSON.stringify(change)).sort());
}

function judge(
  request: RelaxableRequest,
  { enrichment, properties, now, isSource }: WhyNotTarget,
  compile: (request: RelaxableRequest) => CompiledQuery,
): Judgement {
  const query = compile(request);
  const score = scoreTarget(query, enrichment);
  const reasons: WhyNotReason[] = [];
  if (isSource) reasons.push({ kind: 'SOURCE' });
  if (request.excludedIds.includes(enrichment.id)) reasons.push({ kind: 'EXCLUDED' });
  for (const status of request.hiddenStatuses) {
    const hides = compileFilter({ combinator: 'and', rules: [statusRule([status])] }, now);
    if (hides !== null && filterPasses(properties, hides)) reasons.push({ kind: 'STATUS', status });
  }
  const filter = request.filter === null ? null : compileFilter(request.filter, now);
  if (filter !== null)
    reasons.push(...failingRules(properties, filter).map((rule) => ({ kind: 'FILTER' as const, rule })));
  if (query.numbers.requiredMode === 'FILTER') reasons.push(...score.failing);
  if (!score.included && (query.numbers.requiredMode === 'PENALTY' || score.failing.length === 0))
    reasons.push({ kind: 'SCORE' });
  return { score, reasons };
}

/** The rules on account of which a filter does not pass; none when it does. */
export function failingRules(
  properties: FilterProperties,
  filter: CompiledGroup | CompiledRule,
): readonly FilterRule[] {
  if (filterPasses(properties, filter)) return [];
  return 'combinator' in filter ? filter.members.flatMap((member) => failingRules(properties, member)) : [filter.rule];
}

/** The single changes that could remove the first reason; none when no change of the request can. */
function waysAround(
  { score, reasons }: Judgement,
  request: RelaxableRequest,
  target: WhyNotTarget,
): readonly RequestChange[] {
  // What cannot be changed away makes every other change pointless.
  if (reasons.some((reason) => reason.kind === 'SOURCE' || ('direction' in reason && reason.direction === 'REVERSE')))
    return [];
  const [first] = reasons;
  switch (first?.kind) {
    case undefined:
    case 'SOURCE':
      return [];
    case 'EXCLUDED':
      return [{ op: 'UNEXCLUDE', id: target.enrichment.id }];
    case 'STATUS':
      return [{ op: 'INCLUDE_STATUS', status: first.status }];
    case 'FILTER':
      // Rules of an `or` are alternatives, so any of them may be the one to drop.
      return reasons.flatMap((reason): readonly RequestChange[] =>
        reason.kind === 'FILTER' ? [{ op: 'DROP_RULE', rule: reason.rule }] : [],
      );
    case 'REQUIRED_ITEM':
    case 'REQUIRED_ASPECT':
      return waysAroundFlag(first, reasons, request, target.enrichment);
    case 'SCORE':
      return waysToScore(score, request, target.enrichment);
  }
}

/** A flag can be made optional; of places, which are alternatives, each that fails with it may be widened too. */
function waysAroundFlag(
  first: FailingRequirement,
  reasons: readonly WhyNotReason[],
  request: RelaxableRequest,
  target: Enrichment,
): readonly RequestChange[] {
  const failing = new Set(
    reasons.flatMap((reason) => ('itemId' in reason && reason.aspect === first.aspect ? [reason.itemId] : [])),
  );
  return [
    { op: 'MAKE_OPTIONAL', aspect: first.aspect, itemId: first.itemId, label: first.label },
    ...widenedRanges(first.aspect, request.profile, target).filter(
      ({ itemId }) => failing.has(itemId) || failing.has(null),
    ),
  ];
}

/** What may raise a score: a wider range, and where flags only penalise, fewer of them. */
function waysToScore(score: TargetScore, request: RelaxableRequest, target: Enrichment): readonly RequestChange[] {
  return [
    ...widenedRanges('locations', request.profile, target),
    ...score.failing.flatMap((flag): readonly RequestChange[] =>
      flag.direction === 'REVERSE'
        ? []
        : [{ op: 'MAKE_OPTIONAL', aspect: flag.aspect, itemId: flag.itemId, label: flag.label }],
    ),
  ];
}
