import type { ConceptId, Expansion, PathRelation, PathStep } from '@counterpart/domain';
import { compareIds } from './concept-graph.ts';
import { ONE, type Rules } from './expansion-rules.ts';

/** A path from an asked concept, and the product of its steps in ten-thousandths. */
export interface Trail {
  readonly factor: number;
  readonly path: readonly PathStep[];
}

/** The trail with one more step, or undefined when its product is no match any more. */
export function extend(trail: Trail, relation: PathRelation, to: ConceptId, rules: Rules): Trail | undefined {
  const step = rules.factors[relation];
  const factor = Math.floor((trail.factor * step + ONE / 2) / ONE);
  if (factor < rules.minimum || factor === 0) return undefined;
  return { factor, path: [...trail.path, { relation, to, factor: step }] };
}

/** Keeps the larger product, of equal ones the shorter path, of equal ones the one found first. */
export function keepBetter(best: Map<ConceptId, Trail>, id: ConceptId, trail: Trail | undefined): void {
  if (trail === undefined) return;
  const known = best.get(id);
  const isBetter =
    known === undefined ||
    trail.factor > known.factor ||
    (trail.factor === known.factor && trail.path.length < known.path.length);
  if (isBetter) best.set(id, trail);
}

/** The concept itself first, then the largest products; equal ones by id. */
export function byFactor(first: ConceptId): (a: Expansion, b: Expansion) => number {
  return (a, b) => {
    if (a.conceptId === first || b.conceptId === first)
      return a.conceptId === b.conceptId ? 0 : a.conceptId === first ? -1 : 1;
    return b.factor - a.factor || compareIds(a.conceptId, b.conceptId);
  };
}
