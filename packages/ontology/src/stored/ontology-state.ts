import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from './atomic-file.ts';
import type { NumberedEdit } from './ontology-edit.ts';
import { StoredOntologyError } from './stored-ontology-error.ts';

/** The file of an ontology folder that says which others count; replacing it is what makes a change. */
export const STATE_FILE = 'state.json';
/** The format of the state and of every file it names. */
export const STORED_FORMAT = 1;

/** An import that joins the starter: ESCO, or a customer's file under its name. */
export interface OntologySource {
  readonly kind: 'esco' | 'customer';
  readonly name: string;
  readonly file: string;
  /** Whether starter occupations, plain skills and soft skills are left out. */
  readonly replacesStarter: boolean;
  /** Concepts or rows in the file. */
  readonly size: number;
}

/** What an ontology folder holds. */
export interface OntologyState {
  readonly sources: readonly OntologySource[];
  readonly edits: readonly NumberedEdit[];
  /** The number of the next edit: numbers are not used again. */
  readonly nextEdit: number;
  /** The joined ontology; null when it is the starter as shipped. `starter` tells the starter it was made with. */
  readonly compiled: { readonly file: string; readonly version: string; readonly starter: string } | null;
}

/** The state of a folder in which nothing was imported or edited. */
export const EMPTY_STATE: OntologyState = { sources: [], edits: [], nextEdit: 1, compiled: null };

function isState(value: unknown): value is OntologyState & { readonly format: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { sources, edits, nextEdit, compiled } = value as Partial<OntologyState>;
  return Array.isArray(sources) && Array.isArray(edits) && typeof nextEdit === 'number' && compiled !== undefined;
}

/** The format number of a parsed header or state; throws StoredOntologyError for one that this version does not know. */
export function checkFormat(file: string, value: unknown): void {
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
  if (typeof format !== 'number') throw new StoredOntologyError(`${file} is damaged: it does not say its format.`);
  if (format > STORED_FORMAT)
    throw new StoredOntologyError(
      `${file} was written by a newer version (format ${format}, this one knows ${STORED_FORMAT}): update Counterpart.`,
    );
}

/** Reads what a folder holds; a folder that does not exist is empty. Throws StoredOntologyError. */
export function readState(folder: string): OntologyState {
  const file = path.join(folder, STATE_FILE);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return EMPTY_STATE;
    throw new StoredOntologyError(`${file} cannot be read: ${message}`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new StoredOntologyError(`${file} is damaged: it is no JSON.`);
  }
  checkFormat(file, value);
  if (!isState(value)) throw new StoredOntologyError(`${file} is damaged: fields are missing.`);
  return value;
}

/** Makes a state the one that counts. */
export function writeState(folder: string, state: OntologyState): void {
  const { sources, edits, nextEdit, compiled } = state;
  const text = JSON.stringify({ format: STORED_FORMAT, sources, edits, nextEdit, compiled }, null, 2);
  writeAtomically(folder, STATE_FILE, [text]);
}
