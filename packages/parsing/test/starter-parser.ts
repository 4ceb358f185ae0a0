import { loadGazetteer, loadStarterOntology } from '@counterpart/ontology';
import { createParser } from '../src/index.ts';

/** The parser over the starter ontology. Its labels are compiled for a second or two, so test files share it. */
export const parser = createParser(loadStarterOntology(), loadGazetteer());
