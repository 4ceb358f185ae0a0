export type { Concept, LabelSet } from './concept.ts';
export type { Ontology, Resolution } from './ontology.ts';
export type { OntologyStats } from './ontology-stats.ts';
export type { Gazetteer, Place, PlaceCountry, PlaceHints } from './place.ts';
export type { PrefixClass, PrefixItem, PrefixRequest, PrefixTerm } from './prefix-index.ts';
export type { Steps } from './steps.ts';
export { buildOntology, type WarmableOntology } from './build-ontology.ts';
export { CONCEPT_COLUMNS, conceptCells, csvLine } from './import/concept-csv.ts';
export { conceptType, labelProblem, tidyLabel } from './import/concept-patch.ts';
export { ImportError } from './import/import-problem.ts';
export { readCustomerCsv, readCustomerJson } from './import/read-customer.ts';
export { joinConcepts } from './import/join-concepts.ts';
export { type ImportProgress, readEsco } from './import/read-esco.ts';
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
export { nearestLabels } from './stored/nearest-labels.ts';
export { StoredOntologyError } from './stored/stored-ontology-error.ts';
export { countReach, type ReachStats } from './reach-stats.ts';
export { loadGazetteer } from './load-gazetteer.ts';
export { loadStarterOntology, readStarterFiles } from './load-starter.ts';
export { checkOnto } from './check-onto.ts';
export { labelReadings } from './clean-label.ts';
export { type OntoFile, type OntoProblem, OntoSyntaxError, parseOnto, type SourceConcept } from './onto-format.ts';
export { PREFIX_CLASS } from './prefix-index.ts';
export { type LinkedConcept, TitleLinker } from './title-linker.ts';
