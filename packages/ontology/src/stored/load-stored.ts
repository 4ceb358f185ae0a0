import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildOntology, buildOntologyInSteps, type WarmableOntology } from '../build-ontology.ts';
import { loadStarterOntology } from '../load-starter.ts';
import { finish, type Steps } from '../steps.ts';
import { readConcepts } from './concept-lines.ts';
import { OntologyFolder } from './ontology-folder.ts';
import { StoredOntologyError } from './stored-ontology-error.ts';

/** A stored ontology as bytes that several threads may share; null stands for the starter as shipped. */
export type OntologyBytes = SharedArrayBuffer | null;

const BYTES_NAME = 'the stored ontology';

/** The bytes of the ontology that a folder holds now. Throws StoredOntologyError. */
export function readOntologyBytes(folder: string): OntologyBytes {
  const { compiled } = new OntologyFolder(folder).renewIfOutdated();
  if (compiled === null) return null;
  const file = path.join(folder, compiled.file);
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch (error) {
    throw new StoredOntologyError(`${file} cannot be read: ${(error as Error).message}`);
  }
  const shared = new SharedArrayBuffer(content.length);
  new Uint8Array(shared).set(content);
  return shared;
}

/** The ontology in such bytes. Throws StoredOntologyError when they are damaged. */
export function ontologyOf(bytes: OntologyBytes): WarmableOntology {
  if (bytes === null) return loadStarterOntology();
  return buildOntology(finish(readConcepts(new Uint8Array(bytes), BYTES_NAME)));
}

/** The same piece by piece and with every index made, for a thread that has to answer meanwhile. */
export function* ontologyInSteps(bytes: OntologyBytes): Steps<WarmableOntology> {
  const ontology =
    bytes === null
      ? loadStarterOntology()
      : yield* buildOntologyInSteps(yield* readConcepts(new Uint8Array(bytes), BYTES_NAME));
  yield* ontology.warmUp();
  return ontology;
}
