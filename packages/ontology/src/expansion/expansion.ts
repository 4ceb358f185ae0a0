import type {
  ConceptId,
  ConceptType,
  Expander,
  Expansion,
  ExpansionOptions,
  PathRelation,
  PathStep,
} from '@counterpart/domain';
import type { Concept } from '../concepts/concept.ts';
import { ExpansionCache } from './expansion-cache.ts';
import type { Steps } from '../concepts/steps.ts';

/** One in ten-thousandths, the unit of factors and products (matching.md, "Numbers"). */
const ONE = 10_000;
/**
 * A skill that more occupations than this part of all, and than `FEW`, have as an essential one tells none of them: of
 * the 676 of the starter eleven or more share "driving licence B", "administration" and "planning". Whoever has no more
 * than such a skill stood first wherever nobody had the trade.
 */
const COMMON_SHARE = 0.015;
const FEW = 10;
/** Concepts linked in one piece of work. */
const PIECE = 200;

interface Node {
  readonly id: ConceptId;
  readonly type: ConceptType;
  /** Licences, shifts and work places: no broader or related step leaves or, for related, enters. */
  readonly isFixed: boolean;
  /** A quality, or a skill of so many occupations that no step leads from one of them to it. */
  readonly isCommon: boolean;
  readonly broader: readonly ConceptId[];
  readonly narrower: readonly ConceptId[];
  readonly related: readonly ConceptId[];
  /** Essential skills of an occupation. */
  readonly skills: readonly ConceptId[];
  /** Occupations for which a skill is essential. */
  readonly occupations: readonly ConceptId[];
}

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

interface Rules {
  readonly maxSteps: number;
  readonly crossesTypes: boolean;
  readonly factors: Readonly<Record<PathRelation, number>>;
  readonly minimum: number;
  readonly relations: ReadonlySet<string>;
}

interface Trail {
  readonly factor: number;
  readonly path: readonly PathStep[];
}

function compareIds(a: ConceptId, b: ConceptId): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const NONE: readonly ConceptId[] = [];

function sortedUnique(ids: readonly ConceptId[] | undefined): readonly ConceptId[] {
  return ids === undefined ? NONE : [...new Set(ids)].sort(compareIds);
}

function rulesOf(options: ExpansionOptions): Rules {
  const unit = (factor: number): number => Math.round(factor * ONE);
  const isFull = options.type === 'FULL' || options.type === 'FULL_CROSS_TYPES';
  return {
    maxSteps: options.type === 'NONE' ? 0 : isFull ? options.maxSteps : 1,
    crossesTypes: options.type === 'LIMITED_CROSS_TYPES' || options.type === 'FULL_CROSS_TYPES',
    factors: {
      narrower: unit(options.narrower),
      broader: unit(options.broader),
      related: unit(options.related),
      occupationToSkill: unit(options.occupationToSkill),
      skillToOccupation: unit(options.skillToOccupation),
    },
    minimum: unit(options.minSimilarity),
    relations: new Set(options.relations),
  };
}

function keyOf(rules: Rules): string {
  return JSON.stringify([
    rules.maxSteps,
    rules.crossesTypes,
    Object.values(rules.factors),
    rules.minimum,
    [...rules.relations].sort(),
  ]);
}

type Links = Map<ConceptId, ConceptId[]>;

function link(links: Links, from: ConceptId, to: ConceptId): void {
  const targets = links.get(from);
  if (targets === undefined) links.set(from, [to]);
  else targets.push(to);
}

function* buildNodes(concepts: Iterable<Concept>): Steps<ReadonlyMap<ConceptId, Node>> {
  const byId = new Map<ConceptId, Concept>();
  for (const concept of concepts) byId.set(concept.id, concept);
  const none = (): Links => new Map();
  const links = { broader: none(), narrower: none(), related: none(), skills: none(), occupations: none() };
  let count = 0;
  let occupations = 0;
  for (const concept of byId.values()) {
    if (++count % PIECE === 0) yield;
    for (const id of concept.broader) {
      // broader holds within a type only
      if (byId.get(id)?.type !== concept.type || id === concept.id) continue;
      link(links.broader, concept.id, id);
      link(links.narrower, id, concept.id);
    }
    for (const id of concept.related) {
      if (!byId.has(id) || id === concept.id) continue;
      link(links.related, concept.id, id);
      link(links.related, id, concept.id);
    }
    if (concept.type !== 'OCCUPATION') continue;
    occupations++;
    for (const id of concept.essentialSkills ?? []) {
      const type = byId.get(id)?.type;
      if (type !== 'SKILL' && type !== 'SOFT_SKILL') continue;
      link(links.skills, concept.id, id);
      link(links.occupations, id, concept.id);
    }
  }
  const nodes = new Map<ConceptId, Node>();
  const few = Math.max(FEW, Math.floor(occupations * COMMON_SHARE));
  for (const { id, type, kind } of byId.values()) {
    if (nodes.size % PIECE === 0) yield;
    nodes.set(id, {
      id,
      type,
      isFixed: kind !== undefined,
      isCommon: type === 'SOFT_SKILL' || new Set(links.occupations.get(id)).size > few,
      broader: sortedUnique(links.broader.get(id)),
      narrower: sortedUnique(links.narrower.get(id)),
      related: sortedUnique(links.related.get(id)),
      skills: sortedUnique(links.skills.get(id)),
      occupations: sortedUnique(links.occupations.get(id)),
    });
  }
  return nodes;
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

/** The trail with one more step, or undefined when its product is no match any more. */
function extend(trail: Trail, relation: PathRelation, to: ConceptId, rules: Rules): Trail | undefined {
  const step = rules.factors[relation];
  const factor = Math.floor((trail.factor * step + ONE / 2) / ONE);
  if (factor < rules.minimum || factor === 0) return undefined;
  return { factor, path: [...trail.path, { relation, to, factor: step }] };
}

/** Keeps the larger product, of equal ones the shorter path, of equal ones the one found first. */
function keepBetter(best: Map<ConceptId, Trail>, id: ConceptId, trail: Trail | undefined): void {
  if (trail === undefined) return;
  const known = best.get(id);
  const isBetter =
    known === undefined ||
    trail.factor > known.factor ||
    (trail.factor === known.factor && trail.path.length < known.path.length);
  if (isBetter) best.set(id, trail);
}

function byFactor(first: ConceptId): (a: Expansion, b: Expansion) => number {
  return (a, b) => {
    if (a.conceptId === first || b.conceptId === first)
      return a.conceptId === b.conceptId ? 0 : a.conceptId === first ? -1 : 1;
    return b.factor - a.factor || compareIds(a.conceptId, b.conceptId);
  };
}
