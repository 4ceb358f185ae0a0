import type { ConceptId } from '@counterpart/domain';
import type { Concept, Ontology } from '@counterpart/ontology';

/** Skills whose likes are kept. */
const MOST_KEPT = 1000;

/** Which skills belong together: one occupation asks for both, or one is a kind or a neighbour of the other. */
export class SkillNeighbourhoods {
  /** What a skill belongs to: occupations, broader skills, neighbours and itself. */
  readonly #groups = new Map<ConceptId, Set<ConceptId>>();
  readonly #occupations = new Set<ConceptId>();
  /** The other way round, made when first asked for. */
  #members: Map<ConceptId, ConceptId[]> | null = null;
  readonly #alike = new Map<ConceptId, ReadonlySet<ConceptId>>();

  constructor(ontology: Ontology) {
    const add = (id: ConceptId, group: ConceptId): void => {
      const known = this.#groups.get(id);
      if (known === undefined) this.#groups.set(id, new Set([group]));
      else known.add(group);
    };
    for (const { id, type, broader, related, essentialSkills, optionalSkills } of ontology.concepts()) {
      if (type === 'OCCUPATION') {
        this.#occupations.add(id);
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
    // a popular skill belongs to hundreds of occupations
    const [few, many] = groups.size < others.size ? [groups, others] : [others, groups];
    for (const group of few) if (many.has(group)) return true;
    return false;
  }

  /** Whether a skill belongs together with one at least of others, where many such questions come. */
  isBesideAny({ id, kind }: Concept, others: readonly Concept[]): boolean {
    const alike = this.#alikeOf(id);
    return others.some((other) => alike.has(other.id) || (kind !== undefined && kind === other.kind));
  }

  /** Whether a skill is a kind or a neighbour of one of those `listed`. */
  isKinOfAny({ id }: Concept, listed: ReadonlySet<ConceptId>): boolean {
    for (const group of this.#groups.get(id) ?? []) if (listed.has(group) && !this.#occupations.has(group)) return true;
    return false;
  }

  /** All that belongs together with a skill; a popular one shares hundreds of occupations. */
  #alikeOf(id: ConceptId): ReadonlySet<ConceptId> {
    const known = this.#alike.get(id);
    if (known !== undefined) return known;
    const alike = new Set<ConceptId>();
    for (const group of this.#groups.get(id) ?? []) for (const member of this.#membersOf(group)) alike.add(member);
    if (this.#alike.size >= MOST_KEPT) this.#alike.clear();
    this.#alike.set(id, alike);
    return alike;
  }

  #membersOf(group: ConceptId): readonly ConceptId[] {
    if (this.#members === null) {
      this.#members = new Map();
      for (const [id, groups] of this.#groups) {
        for (const one of groups) {
          const members = this.#members.get(one);
          if (members === undefined) this.#members.set(one, [id]);
          else members.push(id);
        }
      }
    }
    return this.#members.get(group) ?? [];
  }
}
