import { buildOntology, type Ontology, parseOnto } from '@counterpart/ontology';

/** An ontology of the few concepts that a test names, in the format of the starter ontology. */
export function fewConcepts(text: string): Ontology {
  return buildOntology(parseOnto([{ file: 'few.onto', text }]).map(({ concept }) => concept));
}
