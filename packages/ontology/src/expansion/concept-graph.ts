import type { ConceptId, ConceptType } from '@counterpart/domain';
import type { Concept } from '../concepts/concept.ts';
import type { Steps } from '../concepts/steps.ts';

/**
 * A skill that more occupations than this part of all, and than `FEW`, have as an essential one tells none of them: of
 * the 676 of the starter eleven or more share "driving licence B", "administration" and "planning". Whoever has no more
 * than such a skill stood first wherever nobody had the trade.
 */
const COMMON_SHARE = 0.015;
const FEW = 10;
/** Concepts linked in one piece of work. */
const PIECE = 200;

/** A concept and where its relations lead, both ways, in the order of ids; only to concepts of the graph. */
export interface Node {
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

/** Orders ids by their characters, so that ties come out the same everywhere. */
export function compareIds(a: ConceptId, b: ConceptId): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const NONE: readonly ConceptId[] = [];

function sortedUnique(ids: readonly ConceptId[] | undefined): readonly ConceptId[] {
  return ids === undefined ? NONE : [...new Set(ids)].sort(compareIds);
}

type Links = Map<ConceptId, ConceptId[]>;

function link(links: Links, from: ConceptId, to: ConceptId): void {
  const targets = links.get(from);
  if (targets === undefined) links.set(from, [to]);
  else targets.push(to);
}

/** Links concepts both ways, a piece at a time; of several with one id the last is taken. */
export function* buildNodes(concepts: Iterable<Concept>): Steps<ReadonlyMap<ConceptId, Node>> {
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
