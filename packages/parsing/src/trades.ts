import type { ConceptId } from '@counterpart/domain';
import type { Concept, Ontology } from '@counterpart/ontology';

/** Which skills belong together: one occupation asks for both, or one is a kind or a neighbour of the other. */
export class Trades {
  /** What a skill belongs to: occupations, broader skills, neighbours and itself. */
  readonly #groups = new Map<ConceptId, Set<ConceptId>>();

  constructor(ontology: Ontology) {
    const add = (id: ConceptId, group: ConceptId): void => {
      const known = this.#groups.get(id);
      if (known === undefined) this.#groups.set(id, new Set([group]));
      else known.add(group);
    };
    for (const { id, type, broader, related, essentialSkills, optionalSkills } of ontology.concepts()) {
      if (type === 'OCCUPATION') {
        for (const skill of [...(essentialSkills ?? []), ...(optionalSkills ?? [])]) add(skill, id);
        continue;
      }
      if (type !== 'SKILL' && type !== 'SOFT_SKILL') continue;
      for (const other of [id, ...broader, ...related]) {
        add(id, other);
        add(other, id);
      }
    }
  }

  /** Whether two concepts belong together; shifts and places of work are one trade each, as are qualities. */
  areAlike(a: Concept, b: Concept): boolean {
    if (a.type !== b.type) return false;
    if (a.type === 'SOFT_SKILL' || (a.kind !== undefined && a.kind === b.kind)) return true;
    const [groups, others] = [this.#groups.get(a.id), this.#groups.get(b.id)];
    if (groups === undefined || others === undefined) return false;
    for (const group of groups) if (others.has(group)) return true;
    return false;
  }
}
