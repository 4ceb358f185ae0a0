import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { buildOntologyInSteps, type WarmableOntology } from '../build/build-ontology.ts';
import { starterInSteps } from '../starter/load-starter.ts';
import { finish, type Steps } from '../concepts/steps.ts';
import { readConcepts } from './concept-lines.ts';
import { OntologyFolder } from './ontology-folder.ts';
import { readState } from './ontology-state.ts';
import { StoredOntologyError } from './stored-ontology-error.ts';

/** A stored ontology as bytes that several threads may share; null stands for the starter as shipped. */
export type OntologyBytes = SharedArrayBuffer | null;

const BYTES_NAME = 'the stored ontology';
/** Bytes read in one piece of work. */
const PIECE = 1 << 20;

/** The bytes of the ontology that a folder holds now, piece by piece. Throws StoredOntologyError. */
export function* ontologyBytesInSteps(folder: string): Steps<OntologyBytes> {
  const { compiled } = readState(folder);
  if (compiled === null) return null;
  const file = path.join(folder, compiled.file);
  let handle: number | undefined;
  try {
    handle = openSync(file, 'r');
    const shared = new SharedArrayBuffer(fstatSync(handle).size);
    for (let at = 0; at < shared.byteLength;) {
      const read = readSync(handle, new Uint8Array(shared, at, Math.min(PIECE, shared.byteLength - at)));
      if (read === 0) throw new Error('it became shorter while it was read');
      at += read;
      yield;
    }
    return shared;
  } catch (error) {
    throw new StoredOntologyError(`${file} cannot be read: ${(error as Error).message}`);
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/** The same at once, after joining anew what an update of the starter left outdated. Throws StoredOntologyError. */
export function readOntologyBytes(folder: string): OntologyBytes {
  new OntologyFolder(folder).renewIfOutdated();
  return finish(ontologyBytesInSteps(folder));
}

/** The ontology in such bytes. Throws StoredOntologyError when they are damaged. */
export function ontologyOf(bytes: OntologyBytes): WarmableOntology {
  return finish(ontologyInSteps(bytes));
}

/** The same piece by piece; its indices are for `warmUp`. */
export function* ontologyInSteps(bytes: OntologyBytes): Steps<WarmableOntology> {
  const concepts = bytes === null ? starterInSteps() : readConcepts(new Uint8Array(bytes), BYTES_NAME);
  return yield* buildOntologyInSteps(yield* concepts);
}
