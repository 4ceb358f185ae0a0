import type { ConceptId, Expander, Expansion, ExpansionOptions, PathStep } from '@counterpart/domain';
import { compareCodePoints } from '../numbers/code-point-order.ts';

/** How an asked concept reaches a concept of the evidence; `factor` in ten-thousandths. */
export interface Reached {
  readonly factor: number;
  readonly holds: boolean;
  /** The steps from the asked concept to the found one. */
  readonly path: readonly PathStep[];
  /** Which of an item's concepts reaches it. */
  readonly asked: ConceptId;
}

/** Concept of the evidence → how it is reached. */
export type Reach = ReadonlyMap<ConceptId, Reached>;
/** Asked concept → concept of the evidence → how it is reached. */
export type ReachTable = ReadonlyMap<ConceptId, Reach>;

const NOTHING: Reach = new Map();

/** What the asked concepts reach. */
export function forwardReach(asked: Iterable<ConceptId>, expander: Expander, options: ExpansionOptions): ReachTable {
  const table = new Map<ConceptId, Reach>();
  for (const concept of asked) {
    if (table.has(concept)) continue;
    const expansions = expander.reach(concept, options);
    table.set(concept, new Map(expansions.map((expansion) => [expansion.conceptId, reached(expansion, concept)])));
  }
  return table;
}

/** The same table made from the other end: which asked concepts reach the given evidence. */
export function reverseReach(evidence: Iterable<ConceptId>, expander: Expander, options: ExpansionOptions): ReachTable {
  const table = new Map<ConceptId, Map<ConceptId, Reached>>();
  for (const concept of new Set(evidence)) {
    for (const expansion of expander.reachedBy(concept, options)) {
      let reach = table.get(expansion.conceptId);
      if (reach === undefined) table.set(expansion.conceptId, (reach = new Map()));
      reach.set(concept, reached(expansion, expansion.conceptId));
    }
  }
  return table;
}

/**
 * What an item reaches: of several concepts the best counts, and it holds where any of them does. Equal factors
 * name the concept with the smaller id, so that the order of an item's concepts shows nowhere.
 */
export function reachOfItem(concepts: readonly ConceptId[], table: ReachTable): Reach {
  const [first] = concepts;
  if (first === undefined) return NOTHING;
  if (concepts.length === 1) return table.get(first) ?? NOTHING;
  const merged = new Map<ConceptId, Reached>();
  for (const asked of concepts) {
    for (const [concept, candidate] of table.get(asked) ?? NOTHING) {
      const known = merged.get(concept);
      merged.set(concept, known === undefined ? candidate : better(known, candidate));
    }
  }
  return merged;
}

function better(a: Reached, b: Reached): Reached {
  const first = a.factor - b.factor || compareCodePoints(b.asked, a.asked);
  const [best, other] = first >= 0 ? [a, b] : [b, a];
  return best.holds || !other.holds ? best : { ...best, holds: true };
}

function reached(expansion: Expansion, asked: ConceptId): Reached {
  return { factor: expansion.factor, holds: expansion.holds, path: expansion.path, asked };
}
