export type { Concept, LabelSet } from './concepts/concept.ts';
export type { Ontology, Resolution } from './concepts/ontology.ts';
export type { OntologyStats } from './concepts/ontology-stats.ts';
export type { Gazetteer, Place, PlaceCountry, PlaceHints, PlaceSuggestion } from './places/place.ts';
export type { PrefixClass, PrefixItem, PrefixRequest, PrefixTerm } from './concepts/prefix-item.ts';
export { finish, type Steps } from './concepts/steps.ts';
export { buildOntology, type WarmableOntology } from './build/build-ontology.ts';
export { CONCEPT_COLUMNS, conceptCells, csvLine } from './import/concept-csv.ts';
export { labelProblem, tidyLabel } from './import/concept-patch.ts';
export { ImportError } from './import/import-problem.ts';
export { readCustomerCsv, readCustomerJson } from './import/read-customer.ts';
export { joinConcepts } from './import/join-concepts.ts';
export { type ImportProgress, readEsco } from './import/esco/read-esco.ts';
export { EDIT_RELATIONS, type EditRelation, type OntologyEdit } from './stored/ontology-edit.ts';
export { OntologyFolder, type OntologyChange } from './stored/ontology-folder.ts';
export { STATE_FILE } from './stored/ontology-state.ts';
export {
  type OntologyBytes,
  ontologyBytesInSteps,
  ontologyInSteps,
  ontologyOf,
  readOntologyBytes,
} from './stored/load-stored.ts';
export { TaughtFile } from './stored/taught-file.ts';
export { nearestLabels } from './stored/nearest-labels.ts';
export { StoredOntologyError } from './stored/stored-ontology-error.ts';
export { countReach, type ReachStats } from './build/reach-stats.ts';
export { loadGazetteer } from './places/load-gazetteer.ts';
export { loadStarterOntology, readStarterFiles } from './starter/load-starter.ts';
export { checkOnto } from './starter/check-onto.ts';
export {
  type OntoFile,
  type OntoProblem,
  OntoSyntaxError,
  parseOnto,
  type SourceConcept,
} from './starter/onto-format.ts';
export { type LinkedConcept, TitleLinker } from './labels/title-linker.ts';
