import type { ConceptId, ConceptType } from '@counterpart/domain';
import type { Concept } from './concept.ts';
import type { Steps } from './steps.ts';

/** What a narrower concept counts beside a label or an occupation that asks the skill. */
const NARROWER = 3;
/** Concepts counted in one piece of work. */
const PIECE = 300;

/** How often a concept is named by others and how many names it has: what is much used has been described at length. */
function* countUses(concepts: readonly Concept[]): Steps<ReadonlyMap<ConceptId, number>> {
  const uses = new Map<ConceptId, number>();
  const add = (id: ConceptId, amount: number): void => {
    uses.set(id, (uses.get(id) ?? 0) + amount);
  };
  for (const [place, { id, labels, broader, essentialSkills, optionalSkills }] of concepts.entries()) {
    if (place % PIECE === 0) yield;
    for (const set of Object.values(labels)) add(id, 1 + set.alternative.length);
    for (const above of broader) add(above, NARROWER);
    for (const skill of essentialSkills ?? []) add(skill, 1);
    for (const skill of optionalSkills ?? []) add(skill, 1);
  }
  return uses;
}

/**
 * How widely used each concept probably is, 0..1: its place among the concepts of its type by uses. Relative, because
 * every occupation names skills but few concepts name an occupation.
 */
export function* conceptFrequencies(concepts: readonly Concept[]): Steps<ReadonlyMap<ConceptId, number>> {
  const uses = yield* countUses(concepts);
  const countsOfType = new Map<ConceptType, number[]>();
  const useOf = (id: ConceptId): number => uses.get(id) ?? 0;
  for (const { id, type } of concepts) {
    const counts = countsOfType.get(type);
    if (counts === undefined) countsOfType.set(type, [useOf(id)]);
    else counts.push(useOf(id));
  }
  const shareBelow = new Map<ConceptType, ReadonlyMap<number, number>>();
  for (const [type, counts] of countsOfType) {
    const shares = new Map<number, number>();
    // of equal counts all get the place of the first
    for (const [place, count] of Float64Array.from(counts).sort().entries()) {
      if (!shares.has(count)) shares.set(count, place / counts.length);
    }
    shareBelow.set(type, shares);
  }
  yield;
  return new Map(concepts.map(({ id, type }) => [id, shareBelow.get(type)?.get(useOf(id)) ?? 0]));
}
