import {
  type Aspect,
  ASPECT_NAMES,
  type AspectName,
  type ConceptId,
  type Language,
  type ResolvedProfile,
  type WireDocument,
} from '@counterpart/domain';
import type { Ontology } from '@counterpart/ontology';

/** A document whose parsed values carry the labels of a language; what a person or caller wrote stays as it is. */
export function parsedLabelsIn(
  document: WireDocument,
  resolved: ResolvedProfile,
  language: Language,
  ontology: Ontology,
): WireDocument {
  const { matchProfile } = document;
  if (matchProfile === undefined) return document;
  const aspects: { [Name in AspectName]?: Aspect } = { ...matchProfile.aspects };
  for (const name of ASPECT_NAMES) {
    const aspect = aspects[name];
    if (aspect?.type !== 'concepts' && aspect?.type !== 'keywords') continue;
    const concepts = conceptsById(resolved, name);
    const value = aspect.value.map((item) => {
      const concept = item.origin === 'parsed' ? concepts.get(item.id) : undefined;
      return concept === undefined ? item : { ...item, label: ontology.label(concept, language) };
    });
    aspects[name] = { ...aspect, value };
  }
  return { ...document, matchProfile: { ...matchProfile, aspects } };
}

/** What each item of an aspect was read as; of several concepts the first. */
function conceptsById(resolved: ResolvedProfile, name: AspectName): ReadonlyMap<string, ConceptId> {
  const aspect = resolved.aspects[name];
  if (aspect?.kind !== 'concepts') return new Map();
  return new Map(aspect.items.flatMap(({ id, concepts: [first] }) => (first === undefined ? [] : [[id, first]])));
}
