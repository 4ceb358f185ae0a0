import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConceptId } from '@counterpart/domain';
import type { Concept } from '../concepts/concept.ts';
import { patchConcept } from '../import/concept-patch.ts';
import { joinConcepts, markShared, withoutReplaceable } from '../import/join-concepts.ts';
import type { CustomerChange } from '../import/read-customer.ts';
import { readEscoTwins } from '../starter/esco-twins.ts';
import { readStarterFiles, starterInSteps } from '../starter/load-starter.ts';
import { finish } from '../concepts/steps.ts';
import { readConcepts, readRecords } from './concept-lines.ts';
import { applyEdits, type IdleEdit } from './ontology-edit.ts';
import type { OntologySource, OntologyState } from './ontology-state.ts';
import { StoredOntologyError } from './stored-ontology-error.ts';

/** A row of a customer's file that cannot be used with the rest as it is now. */
export interface SkippedChange {
  readonly source: string;
  readonly line: number;
  readonly message: string;
}

/** The starter, the imports and the edits as one ontology. */
export interface CompiledOntology {
  readonly concepts: readonly Concept[];
  /** ESCO concepts that became one with a starter concept, by ESCO id. */
  readonly merged: ReadonlyMap<ConceptId, ConceptId>;
  readonly skipped: readonly SkippedChange[];
  readonly idle: readonly IdleEdit[];
}

/** Tells one starter ontology from another without reading its concepts. */
export function starterFingerprint(): string {
  const hash = createHash('sha256');
  for (const { file, text } of readStarterFiles()) hash.update(JSON.stringify([file, text]));
  hash.update(JSON.stringify([...readEscoTwins()]));
  return hash.digest('hex').slice(0, 16);
}

function bytesOf(folder: string, { file }: OntologySource): Uint8Array {
  try {
    return readFileSync(path.join(folder, file));
  } catch (error) {
    throw new StoredOntologyError(`${path.join(folder, file)} cannot be read: ${(error as Error).message}`);
  }
}

/** Joins what a state names: the starter, then ESCO, then customers' files in the order of their import, then edits. */
export function compileOntology(folder: string, state: OntologyState): CompiledOntology {
  const starter = finish(starterInSteps());
  const replaces = state.sources.some(({ replacesStarter }) => replacesStarter);
  let concepts: readonly Concept[] = replaces ? withoutReplaceable(starter) : starter;
  let merged: ReadonlyMap<ConceptId, ConceptId> = new Map();
  const skipped: SkippedChange[] = [];
  for (const source of state.sources.filter(({ kind }) => kind === 'esco')) {
    const imported = finish(readConcepts(bytesOf(folder, source), source.file));
    ({ concepts, merged } = joinConcepts(concepts, imported));
  }
  for (const source of state.sources.filter(({ kind }) => kind === 'customer')) {
    const changes = finish(readRecords(bytesOf(folder, source), source.file, (record) => record as CustomerChange));
    concepts = applyChanges(concepts, changes, source.name, skipped);
  }
  const edited = applyEdits(concepts, state.edits);
  return { concepts: markShared(edited.concepts), merged, skipped, idle: edited.idle };
}

function applyChanges(
  concepts: readonly Concept[],
  changes: readonly CustomerChange[],
  source: string,
  skipped: SkippedChange[],
): readonly Concept[] {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  const applied: CustomerChange[] = [];
  for (const change of changes) {
    const result = patchConcept(byId.get(change.patch.id), change.patch);
    if (typeof result === 'string') skipped.push({ source, line: change.line, message: result });
    else {
      byId.set(result.id, result);
      applied.push(change);
    }
  }
  // only now is everything there that a row may name
  for (const { line, patch } of applied) {
    const concept = byId.get(patch.id);
    if (concept === undefined) continue;
    for (const [field, list] of Object.entries(patch.lists)) {
      if (field === 'needContext' || field === 'sameAs') continue;
      for (const id of list.values) {
        const fault = referenceFault(concept, field, byId.get(id));
        if (fault !== undefined) skipped.push({ source, line, message: `${concept.id}: ${field} ${id} ${fault}` });
      }
    }
  }
  return [...byId.values()];
}

function referenceFault(concept: Concept, field: string, target: Concept | undefined): string | undefined {
  if (target === undefined) return 'is not known';
  if (target.id === concept.id) return 'is the concept itself';
  if (field === 'broader' && target.type !== concept.type) return `is a ${target.type}, not a ${concept.type}`;
  if (field.endsWith('Skills') && target.type !== 'SKILL' && target.type !== 'SOFT_SKILL') return `is a ${target.type}`;
  return undefined;
}
