import type { ConceptId, ConceptType, Expander, Expansion, ExpansionOptions } from '@counterpart/domain';
import type { ConceptFacts } from '@counterpart/scoring';

/** One way from an asked concept to a found one, as far as a backend ever sees it. */
export interface Link {
  readonly asked: ConceptId;
  readonly found: ConceptId;
  /** Ten-thousandths. */
  readonly factor: number;
  readonly steps: 1 | 2 | 3;
  readonly crossesTypes: boolean;
  readonly holds: boolean;
}

/** The concepts of a test and how they reach each other. */
export interface LinkedConcepts {
  readonly types: Readonly<Record<ConceptId, ConceptType>>;
  /** At most one for each pair. */
  readonly links: readonly Link[];
  /** [occupation, group] */
  readonly groups: readonly (readonly [ConceptId, ConceptId])[];
}

function isAllowed(link: Link, options: ExpansionOptions): boolean {
  if (options.type === 'NONE' || link.factor < options.minSimilarity * 10_000) return false;
  if (link.crossesTypes && !options.type.endsWith('CROSS_TYPES')) return false;
  return link.steps === 1 || (options.type.startsWith('FULL') && link.steps <= options.maxSteps);
}

/**
 * An expander that is nothing but its table. How an ontology walks its relations is tested with the ontology; a backend
 * sees only what reaches what, and a table can hold combinations that no small ontology produces.
 */
export function linkExpander({ links }: LinkedConcepts): Expander {
  const itself = (conceptId: ConceptId): Expansion => ({ conceptId, factor: 10_000, path: [], holds: true });
  const expansion = (link: Link, conceptId: ConceptId): Expansion => ({
    conceptId,
    factor: link.factor,
    path: [{ relation: 'narrower', to: link.found, factor: link.factor }],
    holds: link.holds,
  });
  const isOther = (link: Link): boolean => link.asked !== link.found;
  return {
    reach: (asked, options) => [
      itself(asked),
      ...links
        .filter((link) => link.asked === asked && isOther(link) && isAllowed(link, options))
        .map((link) => expansion(link, link.found)),
    ],
    reachedBy: (evidence, options) => [
      itself(evidence),
      ...links
        .filter((link) => link.found === evidence && isOther(link) && isAllowed(link, options))
        .map((link) => expansion(link, link.asked)),
    ],
  };
}

/** What scoring asks about concepts besides expansion. */
export function factsOf({ types, groups }: LinkedConcepts): ConceptFacts {
  return {
    typeOf: (concept) => types[concept],
    groupsOf: (concept) => groups.flatMap(([from, to]) => (from === concept ? [to] : [])),
  };
}
