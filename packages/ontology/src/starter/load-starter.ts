import { readdirSync, readFileSync } from 'node:fs';
import { buildOntology, type WarmableOntology } from '../build/build-ontology.ts';
import type { Concept } from '../concepts/concept.ts';
import { readEscoTwins } from './esco-twins.ts';
import { type OntoFile, parseOnto } from './onto-format.ts';
import { finish, type Steps } from '../concepts/steps.ts';

const STARTER_FOLDER = new URL('../../starter/', import.meta.url);

/** The source files of the starter ontology, by name. */
export function readStarterFiles(): readonly OntoFile[] {
  return readdirSync(STARTER_FOLDER)
    .filter((file) => file.endsWith('.onto'))
    .sort()
    .map((file) => ({ file, text: readFileSync(new URL(file, STARTER_FOLDER), 'utf8') }));
}

/** The concepts of the starter piece by piece, a file at a time. */
export function* starterInSteps(): Steps<readonly Concept[]> {
  const concepts: Concept[] = [];
  const twins = readEscoTwins();
  for (const file of readStarterFiles()) {
    for (const { concept } of parseOnto([file])) {
      const twin = twins.get(concept.id);
      concepts.push(twin === undefined ? concept : { ...concept, sameAs: [twin] });
    }
    yield;
  }
  return concepts;
}

/** The ontology shipped with the product. */
export function loadStarterOntology(): WarmableOntology {
  return buildOntology(finish(starterInSteps()));
}
