import { readdirSync, readFileSync } from 'node:fs';
import { buildOntology, type WarmableOntology } from './build-ontology.ts';
import { type OntoFile, parseOnto } from './onto-format.ts';

const STARTER_FOLDER = new URL('../starter/', import.meta.url);

/** The source files of the starter ontology, by name. */
export function readStarterFiles(): readonly OntoFile[] {
  return readdirSync(STARTER_FOLDER)
    .filter((file) => file.endsWith('.onto'))
    .sort()
    .map((file) => ({ file, text: readFileSync(new URL(file, STARTER_FOLDER), 'utf8') }));
}

/** The ontology shipped with the product. */
export function loadStarterOntology(): WarmableOntology {
  return buildOntology(parseOnto(readStarterFiles()).map(({ concept }) => concept));
}
