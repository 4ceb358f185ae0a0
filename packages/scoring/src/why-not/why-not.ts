import type { Enrichment, FilterRule } from '@counterpart/domain';
import type { CompiledQuery } from '../query/compiled-query.ts';
import { compileFilter, filterPasses, type CompiledGroup, type CompiledRule } from '../filters/filter-predicate.ts';
import type { FilterProperties } from '../filters/filter-value.ts';
import { distanceMetres } from '../values/place-distance.ts';
import { applyChanges, type RelaxableRequest, type RequestChange } from './request-change.ts';
import type { FailingRequirement } from '../directions/required.ts';
import { scoreTarget, type TargetScore } from '../matches/score-target.ts';

/** What keeps a target out of the list (wire.md, "Around it"). */
export type WhyNotReason =
  | FailingRequirement
  | { readonly kind: 'FILTER'; readonly rule: FilterRule }
  | { readonly kind: 'EXCLUDED' }
  | { readonly kind: 'SCORE' };

/** Why one target is not in the list. */
export interface WhyNot {
  readonly score: TargetScore;
  /** Empty when it is in the list. */
  readonly reasons: readonly WhyNotReason[];
  /**
   * Every set of fewest changes after which the target is a match; empty when it already is, or when nothing in the
   * request can admit it (its own flags, or its score). The caller counts which admits the fewest others.
   */
  readonly changes: readonly (readonly RequestChange[])[];
}

/** A target with what a filter reads of it, and the moment of the request (ISO 8601, UTC). */
export interface WhyNotTarget {
  readonly enrichment: Enrichment;
  readonly properties: FilterProperties;
  readonly now: string;
}

/** Most change sets that are tried: far beyond what a person would read. */
const MOST_TRIALS = 500;
/** A widened range is a whole number of these many metres. */
const RANGE_STEP_METRES = 1000;

/** Names what keeps a target out, and tries the smallest changes that admit it, each by scoring the changed request. */
export function whyNot(...args: Parameters<typeof whyNotInSteps>): WhyNot {
  const steps = whyNotInSteps(...args);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The same a trial at a time. What it yields is the answer so far, without changes: for whoever runs out of time. */
export function* whyNotInSteps(
  request: RelaxableRequest,
  target: WhyNotTarget,
  compile: (request: RelaxableRequest) => CompiledQuery,
): Generator<WhyNot, WhyNot> {
  const first = judge(request, target, compile);
  if (first.reasons.length === 0) return { ...first, changes: [] };
  let level: readonly (readonly RequestChange[])[] = [[]];
  const tried = new Set<string>();
  for (let trials = 0; level.length > 0 && trials < MOST_TRIALS;) {
    const admitting: (readonly RequestChange[])[] = [];
    const next: (readonly RequestChange[])[] = [];
    for (const changes of level) {
      if ((trials += 1) > MOST_TRIALS) break;
      yield { ...first, changes: [] };
      const changed = applyChanges(request, changes);
      const { reasons } = changes.length === 0 ? first : judge(changed, target, compile);
      if (reasons.length === 0) admitting.push(changes);
      // Each reason must go, so branching on the ways to remove the first finds every smallest set.
      else {
        for (const change of waysAround(reasons, changed, target)) {
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
  { enrichment, properties, now }: WhyNotTarget,
  compile: (request: RelaxableRequest) => CompiledQuery,
): { score: TargetScore; reasons: readonly WhyNotReason[] } {
  const query = compile(request);
  const score = scoreTarget(query, enrichment);
  const reasons: WhyNotReason[] = [];
  if (request.excludedIds.includes(enrichment.id)) reasons.push({ kind: 'EXCLUDED' });
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
  reasons: readonly WhyNotReason[],
  request: RelaxableRequest,
  target: WhyNotTarget,
): readonly RequestChange[] {
  // What cannot be changed away makes every other change pointless.
  if (reasons.some((reason) => reason.kind === 'SCORE' || ('direction' in reason && reason.direction === 'REVERSE')))
    return [];
  const [first] = reasons;
  if (first === undefined) return [];
  switch (first.kind) {
    case 'EXCLUDED':
      return [{ op: 'UNEXCLUDE', id: target.enrichment.id }];
    case 'FILTER':
      // Rules of an `or` are alternatives, so any of them may be the one to drop.
      return reasons.flatMap((reason): readonly RequestChange[] =>
        reason.kind === 'FILTER' ? [{ op: 'DROP_RULE', rule: reason.rule }] : [],
      );
    case 'REQUIRED_ITEM':
    case 'REQUIRED_ASPECT':
      return [
        { op: 'MAKE_OPTIONAL', aspect: first.aspect, itemId: first.itemId, label: first.label },
        ...widenings(first, reasons, request, target.enrichment),
      ];
    case 'SCORE':
      return [];
  }
}

/**
 * A wider range for each place whose flag fails with the first one: places are alternatives, one within range is
 * enough.
 */
function widenings(
  first: FailingRequirement,
  reasons: readonly WhyNotReason[],
  request: RelaxableRequest,
  target: Enrichment,
): readonly RequestChange[] {
  const asked = request.profile.aspects[first.aspect];
  const own = target.profile.aspects[first.aspect];
  if (asked?.kind !== 'places' || own?.kind !== 'places') return [];
  const failing = new Set(
    reasons.flatMap((reason) => ('itemId' in reason && reason.aspect === first.aspect ? [reason.itemId] : [])),
  );
  return asked.items.flatMap((item): readonly RequestChange[] => {
    const { place } = item;
    if (place === null || !(failing.has(item.id) || failing.has(null))) return [];
    const distances = own.items.flatMap((found) => (found.place === null ? [] : [distanceMetres(place, found.place)]));
    const nearest = Math.min(...distances);
    if (!Number.isFinite(nearest) || nearest <= item.rangeMetres) return [];
    const rangeMetres = Math.ceil(nearest / RANGE_STEP_METRES) * RANGE_STEP_METRES;
    return [{ op: 'WIDEN_RANGE', aspect: first.aspect, itemId: item.id, label: item.label, rangeMetres }];
  });
}
