import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildOntology, type WarmableOntology } from '../build/build-ontology.ts';
import { type ImportProblem, ImportError } from '../import/import-problem.ts';
import { loadStarterOntology } from '../starter/load-starter.ts';
import { writeAtomically } from './atomic-file.ts';
import { type CompiledOntology, compileOntology, starterFingerprint } from './compile-ontology.ts';
import { recordLines } from './concept-lines.ts';
import { withFolderLock } from './folder-lock.ts';
import type { OntologyEdit } from './ontology-edit.ts';
import {
  EMPTY_STATE,
  type OntologySource,
  type OntologyState,
  readState,
  STATE_FILE,
  writeState,
} from './ontology-state.ts';
import { StoredOntologyError } from './stored-ontology-error.ts';

/** Problems that an import names at most. */
const MOST_NAMED = 50;

/** Something to import: the concepts of ESCO, or the changes of a customer's file. */
export interface NewSource {
  readonly kind: OntologySource['kind'];
  /** An import of the same name takes the place of the one before. */
  readonly name: string;
  readonly replacesStarter: boolean;
  readonly records: readonly unknown[];
}

/** The ontology after a change, and what the change could not use. */
export interface OntologyChange extends Omit<CompiledOntology, 'concepts'> {
  readonly ontology: WarmableOntology;
  readonly state: OntologyState;
}

/** Imports and edits in a folder: every change is complete on disk before it counts, or leaves everything as it was. */
export class OntologyFolder {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** What the folder holds; throws StoredOntologyError. */
  state(): OntologyState {
    return readState(this.folder);
  }

  /** What of the imports and edits has no effect now. */
  check(): Pick<CompiledOntology, 'skipped' | 'idle'> {
    return compileOntology(this.folder, this.state());
  }

  /** Adds an import or puts it in the place of the earlier one of its name; throws ImportError when rows cannot be used. */
  addSource({ kind, name, replacesStarter, records }: NewSource): OntologyChange {
    const lines = [...recordLines(records)];
    const hash = createHash('sha256');
    for (const line of lines) hash.update(line);
    const file = `${kind}-${hash.digest('hex').slice(0, 16)}.ndjson`;
    return this.#change((state) => {
      writeAtomically(this.folder, file, lines);
      const source: OntologySource = { kind, name, file, replacesStarter, size: records.length };
      const place = state.sources.findIndex((known) => known.name === name);
      const sources = place < 0 ? [...state.sources, source] : state.sources.with(place, source);
      return { ...state, sources };
    }, name);
  }

  /** Takes an import away; throws StoredOntologyError when there is none of the name. */
  removeSource(name: string): OntologyChange {
    return this.#change((state) => {
      const sources = state.sources.filter((source) => source.name !== name);
      if (sources.length === state.sources.length) {
        const names = state.sources.map((source) => source.name).join(', ');
        throw new StoredOntologyError(`There is no import "${name}"; there are: ${names === '' ? 'none' : names}.`);
      }
      return { ...state, sources };
    });
  }

  /** Appends an edit; throws StoredOntologyError when it has nothing to work on. */
  addEdit(edit: OntologyEdit): OntologyChange & { readonly number: number } {
    let number = 0;
    const change = this.#change(
      (state) => {
        number = state.nextEdit;
        return { ...state, edits: [...state.edits, { number, edit }], nextEdit: number + 1 };
      },
      undefined,
      ({ idle }) => {
        const own = idle.find((each) => each.number === number);
        if (own !== undefined) throw new StoredOntologyError(`This edit has no effect: ${own.reason}.`);
      },
    );
    return { ...change, number };
  }

  /** Takes an edit away; throws StoredOntologyError when there is none of the number. */
  undoEdit(number: number): OntologyChange {
    return this.#change((state) => {
      const edits = state.edits.filter((edit) => edit.number !== number);
      if (edits.length === state.edits.length) throw new StoredOntologyError(`There is no edit ${number}.`);
      return { ...state, edits };
    });
  }

  /** Back to the starter: takes all imports away, and all edits unless they are kept. */
  reset(keepsEdits: boolean): OntologyChange {
    return this.#change((state) => ({
      ...EMPTY_STATE,
      nextEdit: state.nextEdit,
      ...(keepsEdits ? { edits: state.edits } : {}),
    }));
  }

  /** Joins anew what the folder holds when the starter that was shipped has changed since; answers the state that counts. */
  renewIfOutdated(): OntologyState {
    const state = this.state();
    if (state.compiled === null || state.compiled.starter === starterFingerprint()) return state;
    return this.#change((current) => current).state;
  }

  #change(
    next: (state: OntologyState) => OntologyState,
    imported?: string,
    check: (compiled: CompiledOntology) => void = () => undefined,
  ): OntologyChange {
    return withFolderLock(this.folder, () => {
      const before = this.state();
      try {
        const changed = next(before);
        const isStarter = changed.sources.length === 0 && changed.edits.length === 0;
        const { concepts, ...report } = isStarter
          ? {
              concepts: [...loadStarterOntology().concepts()],
              merged: new Map<string, string>(),
              skipped: [],
              idle: [],
            }
          : compileOntology(this.folder, changed);
        if (imported !== undefined) refuseSkipped(imported, report.skipped);
        check({ concepts, ...report });
        const ontology = buildOntology(concepts);
        const state = { ...changed, compiled: isStarter ? null : this.#write(ontology) };
        writeState(this.folder, state);
        this.#removeUnused(state);
        return { ontology, state, ...report };
      } catch (error) {
        // what was written for a change that does not count is litter
        this.#removeUnused(before);
        throw error;
      }
    });
  }

  #write(ontology: WarmableOntology): NonNullable<OntologyState['compiled']> {
    const file = `ontology-${ontology.version}.ndjson`;
    writeAtomically(this.folder, file, recordLines([...ontology.concepts()]));
    return { file, version: ontology.version, starter: starterFingerprint() };
  }

  #removeUnused(state: OntologyState): void {
    const used = new Set([STATE_FILE, state.compiled?.file, ...state.sources.map(({ file }) => file)]);
    for (const name of readdirSync(this.folder)) {
      const isOurs = /^(?:esco|customer|ontology)-[0-9a-f]{16}\.ndjson$/.test(name) || name.endsWith('.tmp');
      if (isOurs && !used.has(name)) rmSync(path.join(this.folder, name), { force: true });
    }
  }
}

function refuseSkipped(name: string, skipped: CompiledOntology['skipped']): void {
  const problems: ImportProblem[] = skipped
    .filter(({ source }) => source === name)
    .map(({ source, line, message }) => ({ file: source, line, message }));
  if (problems.length > 0)
    throw new ImportError(problems.slice(0, MOST_NAMED), Math.max(0, problems.length - MOST_NAMED));
}
