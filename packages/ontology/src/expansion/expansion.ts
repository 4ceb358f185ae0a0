import type { ConceptId, Expander, Expansion, ExpansionOptions } from '@counterpart/domain';
import type { Concept } from '../concepts/concept.ts';
import type { Steps } from '../concepts/steps.ts';
import { buildNodes, type Node } from './concept-graph.ts';
import { ExpansionCache } from './expansion-cache.ts';
import { keyOf, ONE, type Rules, rulesOf } from './expansion-rules.ts';
import { byFactor, extend, keepBetter, type Trail } from './trails.ts';

const NONE: readonly ConceptId[] = [];

/** A concept to which a walk is to lead, and from which concepts a last step does: all others are spared. */
interface Target {
  readonly id: ConceptId;
  readonly related: ReadonlySet<ConceptId>;
  /** Occupations for which it is an essential skill. */
  readonly occupations: ReadonlySet<ConceptId>;
  /** Skills that are essential for it. */
  readonly skills: ReadonlySet<ConceptId>;
}

/** What a walk came to: the best trail to each concept, and the concepts that hold as the asked one does. */
interface Reached {
  readonly best: Map<ConceptId, Trail>;
  readonly holding: Set<ConceptId>;
}

/**
 * How far concepts reach (matching.md, "Similarity"). A path goes only narrower or only broader and may end with one
 * related or cross-type step:
 *
 *     asked ──narrower──▶ … ──narrower──▶ n ──related | cross──▶ found
 *     asked ──broader───▶ … ──broader───▶ n ──related | cross──▶ found
 *
 * No factor is above 1, so a concept met on a lower level of the walk is never worse than on a higher one: breadth
 * first visits each concept once, which also ends every cycle.
 */
export class ConceptExpander implements Expander {
  readonly #nodes: ReadonlyMap<ConceptId, Node>;
  readonly #reached = new ExpansionCache();
  readonly #origins = new ExpansionCache();

  private constructor(nodes: ReadonlyMap<ConceptId, Node>) {
    this.#nodes = nodes;
  }

  /** Links the concepts, a piece at a time. */
  static *build(concepts: Iterable<Concept>): Steps<ConceptExpander> {
    return new ConceptExpander(yield* buildNodes(concepts));
  }

  reach(asked: ConceptId, options: ExpansionOptions): readonly Expansion[] {
    const rules = rulesOf(options);
    return this.#reached.get(keyOf(rules), asked, () => this.#expand(asked, rules));
  }

  reachedBy(evidence: ConceptId, options: ExpansionOptions): readonly Expansion[] {
    const rules = rulesOf(options);
    return this.#origins.get(keyOf(rules), evidence, () => this.#findOrigins(evidence, rules));
  }

  /** How many concepts an asked one reaches, itself included; nothing is kept. */
  countReached(asked: ConceptId, options: ExpansionOptions): number {
    return this.#expand(asked, rulesOf(options)).length;
  }

  #expand(asked: ConceptId, rules: Rules): readonly Expansion[] {
    const { best, holding } = this.#reachFrom(asked, rules, null);
    return [...best]
      .map(([conceptId, { factor, path }]) => ({ conceptId, factor, path, holds: holding.has(conceptId) }))
      .sort(byFactor(asked));
  }

  /** Where an asked concept leads: everywhere, or to one target alone. */
  #reachFrom(asked: ConceptId, rules: Rules, target: Target | null): Reached {
    const itself: Trail = { factor: ONE, path: [] };
    const best = new Map<ConceptId, Trail>([[asked, itself]]);
    const holding = new Set<ConceptId>(rules.relations.has('same') ? [asked] : []);
    const start = this.#nodes.get(asked);
    if (start === undefined) return { best, holding };
    const down = this.#walk(start, 'narrower', rules);
    const up = this.#walk(start, 'broader', rules);
    const isLookedFor = (id: ConceptId): boolean => target === null || id === target.id;
    if (rules.relations.has('narrower')) for (const id of down.keys()) if (isLookedFor(id)) holding.add(id);
    for (const walk of [down, up]) for (const [id, trail] of walk) if (isLookedFor(id)) keepBetter(best, id, trail);
    for (const [id, trail] of [[asked, itself] as const, ...down, ...up]) {
      const node = this.#nodes.get(id);
      if (node !== undefined) this.#takeLastStep(node, trail, rules, target, { best, holding });
    }
    return { best, holding };
  }

  /** Concepts reached by steps of one relation, the asked one left out, each by its shortest path. */
  #walk(start: Node, relation: 'narrower' | 'broader', rules: Rules): ReadonlyMap<ConceptId, Trail> {
    const found = new Map<ConceptId, Trail>();
    let level: (readonly [Node, Trail])[] = [[start, { factor: ONE, path: [] }]];
    for (let step = 0; step < rules.maxSteps && level.length > 0; step++) {
      const next: (readonly [Node, Trail])[] = [];
      for (const [node, trail] of level) {
        if (relation === 'broader' && node.isFixed) continue;
        for (const id of node[relation]) {
          const target = this.#nodes.get(id);
          const longer = extend(trail, relation, id, rules);
          if (target === undefined || longer === undefined || id === start.id || found.has(id)) continue;
          found.set(id, longer);
          next.push([target, longer]);
        }
      }
      level = next;
    }
    return found;
  }

  #takeLastStep(node: Node, trail: Trail, rules: Rules, only: Target | null, { best, holding }: Reached): void {
    if (trail.path.length >= rules.maxSteps) return;
    for (const id of only === null ? node.related : only.related.has(node.id) ? [only.id] : NONE) {
      const target = this.#nodes.get(id);
      if (target === undefined || node.isFixed || target.isFixed) continue;
      if (target.type === node.type || rules.crossesTypes) keepBetter(best, id, extend(trail, 'related', id, rules));
    }
    if (!rules.crossesTypes) return;
    for (const id of only === null ? node.skills : only.occupations.has(node.id) ? [only.id] : NONE) {
      if (this.#nodes.get(id)?.isCommon === true) continue;
      keepBetter(best, id, extend(trail, 'occupationToSkill', id, rules));
    }
    for (const id of only === null ? node.occupations : only.skills.has(node.id) ? [only.id] : NONE) {
      const longer = extend(trail, 'skillToOccupation', id, rules);
      keepBetter(best, id, longer);
      if (longer?.path.length === 1 && rules.relations.has('skillToOccupation')) holding.add(id);
    }
  }

  #findOrigins(evidence: ConceptId, rules: Rules): readonly Expansion[] {
    const node = this.#nodes.get(evidence);
    if (node === undefined) return this.#expand(evidence, rules);
    const target: Target = {
      id: evidence,
      related: new Set(node.related),
      occupations: new Set(node.occupations),
      skills: new Set(node.skills),
    };
    const found: Expansion[] = [];
    for (const asked of this.#possibleOrigins(evidence, rules)) {
      const { best, holding } = this.#reachFrom(asked, rules, target);
      const trail = best.get(evidence);
      if (trail !== undefined) found.push({ conceptId: asked, ...trail, holds: holding.has(evidence) });
    }
    return found.sort(byFactor(evidence));
  }

  /** Every concept that has some path to this one, thresholds aside. */
  #possibleOrigins(evidence: ConceptId, rules: Rules): ReadonlySet<ConceptId> {
    const origins = new Set<ConceptId>([evidence]);
    const node = this.#nodes.get(evidence);
    if (node === undefined) return origins;
    const ends = [node];
    if (rules.maxSteps > 0) {
      for (const id of [...node.related, ...node.skills, ...node.occupations]) {
        const end = this.#nodes.get(id);
        if (end !== undefined) ends.push(end);
      }
    }
    for (const end of ends) {
      origins.add(end.id);
      const steps = end === node ? rules.maxSteps : rules.maxSteps - 1;
      // backwards: what lies above reaches down to it, what lies below reaches up to it
      this.#collect(end, 'broader', steps, origins);
      this.#collect(end, 'narrower', steps, origins);
    }
    return origins;
  }

  #collect(start: Node, relation: 'narrower' | 'broader', steps: number, into: Set<ConceptId>): void {
    const seen = new Set<ConceptId>([start.id]);
    let level = [start];
    for (let step = 0; step < steps && level.length > 0; step++) {
      const next: Node[] = [];
      for (const node of level) {
        for (const id of node[relation]) {
          const target = this.#nodes.get(id);
          if (target === undefined || seen.has(id)) continue;
          seen.add(id);
          into.add(id);
          next.push(target);
        }
      }
      level = next;
    }
  }
}
