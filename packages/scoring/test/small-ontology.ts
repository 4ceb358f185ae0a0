import type {
  ConceptId,
  ConceptType,
  Expander,
  Expansion,
  ExpansionOptions,
  PathRelation,
  PathStep,
} from '@counterpart/domain';
import type { ConceptFacts } from '../src/index.ts';

/** An ontology small enough to read: every list names pairs. */
export interface SmallOntology {
  readonly types: Readonly<Record<ConceptId, ConceptType>>;
  /** [narrower, broader] */
  readonly broader: readonly (readonly [ConceptId, ConceptId])[];
  readonly related: readonly (readonly [ConceptId, ConceptId])[];
  /** [occupation, essential skill] */
  readonly essential: readonly (readonly [ConceptId, ConceptId])[];
  /** [occupation, ISCO group] */
  readonly groups?: readonly (readonly [ConceptId, ConceptId])[];
  /** Licences, certificates and shift patterns. */
  readonly fixed?: readonly ConceptId[];
}

/** What scoring asks besides expansion. */
export function factsOf(ontology: SmallOntology): ConceptFacts {
  return {
    typeOf: (concept) => ontology.types[concept],
    groupsOf: (concept) => (ontology.groups ?? []).flatMap(([from, to]) => (from === concept ? [to] : [])),
  };
}

interface Walk {
  readonly at: ConceptId;
  readonly factor: number;
  readonly path: readonly PathStep[];
}

/** Walks every allowed path, one by one, as matching.md words it; nothing is cached and nothing is clever. */
export function naiveExpander(ontology: SmallOntology): Expander {
  const ids = Object.keys(ontology.types);
  const steps = (at: ConceptId, relation: PathRelation): readonly ConceptId[] => {
    const isFixed = (concept: ConceptId): boolean => ontology.fixed?.includes(concept) ?? false;
    switch (relation) {
      case 'narrower':
        return ontology.broader.flatMap(([low, high]) => (high === at ? [low] : []));
      case 'broader':
        return isFixed(at) ? [] : ontology.broader.flatMap(([low, high]) => (low === at ? [high] : []));
      case 'related':
        return ontology.related
          .flatMap(([a, b]) => (a === at ? [b] : b === at ? [a] : []))
          .filter((to) => !isFixed(at) && !isFixed(to));
      case 'occupationToSkill':
        return ontology.essential.flatMap(([occupation, skill]) => (occupation === at ? [skill] : []));
      case 'skillToOccupation':
        return ontology.essential.flatMap(([occupation, skill]) => (skill === at ? [occupation] : []));
    }
  };

  const walks = (asked: ConceptId, options: ExpansionOptions): readonly Walk[] => {
    const limit = options.type === 'NONE' ? 0 : options.type.startsWith('LIMITED') ? 1 : options.maxSteps;
    const crosses = options.type.endsWith('CROSS_TYPES');
    const all: Walk[] = [];
    const walk = (here: Walk, straight: 'narrower' | 'broader' | null): void => {
      all.push(here);
      if (here.path.length >= limit) return;
      const go = (relation: PathRelation, isLast: boolean): void => {
        for (const to of steps(here.at, relation)) {
          const factor = Math.floor(options[relation] * 10_000 + 0.5);
          const next = {
            at: to,
            factor: Math.floor((here.factor * factor + 5000) / 10_000),
            path: [...here.path, { relation, to, factor }],
          };
          if (next.factor < options.minSimilarity * 10_000) continue;
          if (isLast) all.push(next);
          else walk(next, relation as 'narrower' | 'broader');
        }
      };
      if (straight !== 'broader') go('narrower', false);
      if (straight !== 'narrower') go('broader', false);
      const sameType = (to: ConceptId): boolean => ontology.types[to] === ontology.types[here.at];
      if (crosses || steps(here.at, 'related').every(sameType)) go('related', true);
      if (crosses) {
        go('occupationToSkill', true);
        go('skillToOccupation', true);
      }
    };
    walk({ at: asked, factor: 10_000, path: [] }, null);
    return all;
  };

  const holds = (path: readonly PathStep[], options: ExpansionOptions): boolean => {
    if (path.length === 0) return options.relations.includes('same');
    if (path.every((step) => step.relation === 'narrower')) return options.relations.includes('narrower');
    return (
      path.length === 1 && path[0]?.relation === 'skillToOccupation' && options.relations.includes('skillToOccupation')
    );
  };

  const reach = (asked: ConceptId, options: ExpansionOptions): readonly Expansion[] => {
    const best = new Map<ConceptId, Expansion>();
    for (const { at, factor, path } of walks(asked, options)) {
      const known = best.get(at);
      const isHeld = holds(path, options) || (known?.holds ?? false);
      if (known === undefined || factor > known.factor) best.set(at, { conceptId: at, factor, path, holds: isHeld });
      else if (isHeld !== known.holds) best.set(at, { ...known, holds: isHeld });
    }
    return [...best.values()].sort((a, b) => b.factor - a.factor || (a.conceptId < b.conceptId ? -1 : 1));
  };

  return {
    reach,
    reachedBy: (evidence, options) =>
      ids.flatMap((asked) =>
        reach(asked, options).flatMap((found) =>
          found.conceptId === evidence ? [{ ...found, conceptId: asked }] : [],
        ),
      ),
  };
}

/** Welding and its neighbours: the ontology of the example tests. */
export const WELDING: SmallOntology = {
  types: {
    welder: 'OCCUPATION',
    'tig-welder': 'OCCUPATION',
    plumber: 'OCCUPATION',
    metalworker: 'OCCUPATION',
    welding: 'SKILL',
    'tig-welding': 'SKILL',
    'orbital-welding': 'SKILL',
    'mig-welding': 'SKILL',
    joining: 'SKILL',
    soldering: 'SKILL',
    forklift: 'SKILL',
    driving: 'SKILL',
    punctual: 'SOFT_SKILL',
    teamwork: 'SOFT_SKILL',
    french: 'LANGUAGE',
    dutch: 'LANGUAGE',
    'isco-72': 'CATEGORY',
    'isco-7': 'CATEGORY',
  },
  broader: [
    ['tig-welding', 'welding'],
    ['mig-welding', 'welding'],
    ['orbital-welding', 'tig-welding'],
    ['welding', 'joining'],
    ['tig-welder', 'welder'],
    ['isco-72', 'isco-7'],
    ['forklift', 'driving'],
  ],
  related: [
    ['welding', 'soldering'],
    ['welder', 'metalworker'],
    ['french', 'dutch'],
  ],
  essential: [
    ['welder', 'welding'],
    ['tig-welder', 'tig-welding'],
  ],
  groups: [
    ['welder', 'isco-72'],
    ['tig-welder', 'isco-72'],
  ],
  fixed: ['forklift'],
};
