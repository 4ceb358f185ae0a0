import { CONCEPT_TYPES, type ConceptType, LANGUAGES, type Language } from '@counterpart/domain';
import type { Concept } from './concept.ts';

/** Counts that describe an ontology's size and quality. */
export interface OntologyStats {
  readonly concepts: Readonly<Record<ConceptType, number>>;
  readonly labels: Readonly<Record<Language, number>>;
  /** Alternative labels an occupation has on average, by language. */
  readonly synonymsPerOccupation: Readonly<Record<Language, number>>;
  /** Share of a type's concepts whose preferred label is the same in two or more languages, 0..1. */
  readonly sameInTwoLanguages: Readonly<Record<'OCCUPATION' | 'SKILL' | 'SOFT_SKILL', number>>;
  readonly relations: {
    readonly broader: number;
    readonly related: number;
    readonly essential: number;
    readonly optional: number;
  };
  /** Skills and soft skills an occupation has on average. */
  readonly skillsPerOccupation: number;
}

function zeroes<Key extends string>(keys: readonly Key[]): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
}

function mean(sum: number, count: number): number {
  return count === 0 ? 0 : sum / count;
}

function hasRepeatedLabel(concept: Concept): boolean {
  const preferred = LANGUAGES.flatMap((language) => concept.labels[language]?.preferred.toLowerCase() ?? []);
  return new Set(preferred).size < preferred.length;
}

/** Counts concepts, labels and relations. */
export function countOntology(concepts: Iterable<Concept>): OntologyStats {
  const byType = zeroes(CONCEPT_TYPES);
  const labels = zeroes(LANGUAGES);
  const synonyms = zeroes(LANGUAGES);
  const repeated = zeroes(['OCCUPATION', 'SKILL', 'SOFT_SKILL'] as const);
  const relations = { broader: 0, related: 0, essential: 0, optional: 0 };
  for (const concept of concepts) {
    byType[concept.type]++;
    relations.broader += concept.broader.length;
    relations.related += concept.related.length;
    relations.essential += concept.essentialSkills?.length ?? 0;
    relations.optional += concept.optionalSkills?.length ?? 0;
    for (const language of LANGUAGES) {
      const set = concept.labels[language];
      if (set === undefined) continue;
      labels[language] += 1 + set.alternative.length + set.hidden.length;
      if (concept.type === 'OCCUPATION') synonyms[language] += set.alternative.length;
    }
    if (concept.type in repeated && hasRepeatedLabel(concept)) repeated[concept.type as keyof typeof repeated]++;
  }
  for (const type of ['OCCUPATION', 'SKILL', 'SOFT_SKILL'] as const)
    repeated[type] = mean(repeated[type], byType[type]);
  for (const language of LANGUAGES) synonyms[language] = mean(synonyms[language], byType.OCCUPATION);
  return {
    concepts: byType,
    labels,
    synonymsPerOccupation: synonyms,
    sameInTwoLanguages: repeated,
    relations,
    skillsPerOccupation: mean(relations.essential + relations.optional, byType.OCCUPATION),
  };
}
