import { type ConceptType, EXPANSION_TYPES, type ExpansionOptions, type ExpansionType } from '@counterpart/domain';
import type { WarmableOntology } from './build-ontology.ts';

/** How many concepts an asked one reaches, itself included: on average, and at most for 95 of 100. */
export interface ReachFigures {
  readonly mean: number;
  readonly p95: number;
  readonly max: number;
}

/** Reach by expansion type and by the type of the asked concept. */
export type ReachStats = Readonly<Record<ExpansionType, Readonly<Partial<Record<ConceptType, ReachFigures>>>>>;

function figuresOf(counts: readonly number[]): ReachFigures {
  const sorted = Float64Array.from(counts).sort();
  const sum = sorted.reduce((total, count) => total + count, 0);
  return {
    mean: Math.round((100 * sum) / sorted.length) / 100,
    p95: sorted[Math.ceil(0.95 * sorted.length) - 1] ?? 0,
    max: sorted.at(-1) ?? 0,
  };
}

/** Counts how far the concepts of an ontology reach with each expansion type. */
export function countReach(ontology: WarmableOntology, options: Omit<ExpansionOptions, 'type'>): ReachStats {
  const byType = Map.groupBy(ontology.concepts(), ({ type }) => type);
  const reachWith = (type: ExpansionType): ReachStats[ExpansionType] =>
    Object.fromEntries(
      [...byType].map(([conceptType, concepts]) => [
        conceptType,
        figuresOf(concepts.map(({ id }) => ontology.countReached(id, { ...options, type }))),
      ]),
    );
  return Object.fromEntries(EXPANSION_TYPES.map((type) => [type, reachWith(type)])) as ReachStats;
}
