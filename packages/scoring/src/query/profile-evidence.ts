import {
  ASPECT_NAMES,
  type AspectName,
  type ConceptEvidence,
  type ConceptId,
  type ConceptType,
  type ResolvedProfile,
} from '@counterpart/domain';
import { aspectField } from './profile-aspect.ts';

/** What scoring asks an ontology about a concept besides its expansion. */
export interface ConceptFacts {
  readonly typeOf: (concept: ConceptId) => ConceptType | undefined;
  /** The ISCO groups of an occupation, whose evidence it also is; empty for any other concept. */
  readonly groupsOf: (concept: ConceptId) => readonly ConceptId[];
}

/**
 * Whether an item gives evidence of its own: one that was parsed is evidence only where it was read, except in
 * `languages`; without a source document the origin is ignored (matching.md, "Words").
 */
export function givesOwnEvidence(aspect: AspectName, isParsed: boolean, ignoresOrigin: boolean): boolean {
  return ignoresOrigin || !isParsed || aspect === 'languages';
}

/** The ASPECT evidence that a profile's own values give. */
export function profileEvidence(
  profile: ResolvedProfile,
  facts: ConceptFacts,
  ignoresOrigin: boolean,
): readonly ConceptEvidence[] {
  const evidence: ConceptEvidence[] = [];
  for (const name of ASPECT_NAMES) {
    const aspect = profile.aspects[name];
    if (aspect?.kind !== 'concepts') continue;
    for (const [position, item] of aspect.items.entries()) {
      if (!givesOwnEvidence(name, item.parsed, ignoresOrigin)) continue;
      for (const concept of item.concepts) {
        for (const conceptId of [concept, ...facts.groupsOf(concept)]) {
          const conceptType = facts.typeOf(conceptId);
          if (conceptType === undefined) continue;
          evidence.push({
            conceptId,
            conceptType,
            source: `ASPECT.${name}`,
            field: aspectField(name, position),
            start: 0,
            end: item.label.length,
            endYear: null,
            level: item.level,
          });
        }
      }
    }
  }
  return evidence;
}
