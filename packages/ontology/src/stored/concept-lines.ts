import type { ConceptId } from '@counterpart/domain';
import type { Concept } from '../concept.ts';
import type { Steps } from '../steps.ts';
import { checkFormat, STORED_FORMAT } from './ontology-state.ts';
import { StoredOntologyError } from './stored-ontology-error.ts';

/** Concepts parsed in one piece of work, about a kilobyte each. */
const PIECE = 100;
const LINE_END = 10;

/** The lines of a file of records: a header with format and count, then one JSON value a line. */
export function* recordLines(records: readonly unknown[]): Iterable<string> {
  yield JSON.stringify({ format: STORED_FORMAT, records: records.length });
  for (const record of records) yield JSON.stringify(record);
}

/** Reads a file of records piece by piece. Throws StoredOntologyError for a newer format or a damaged file. */
export function* readRecords(bytes: Uint8Array, file: string): Steps<unknown[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const records: unknown[] = [];
  let expected: number | undefined;
  let line = 0;
  for (let at = 0; at < buffer.length;) {
    const end = buffer.indexOf(LINE_END, at);
    const stop = end < 0 ? buffer.length : end;
    line++;
    let value: unknown;
    try {
      value = JSON.parse(buffer.toString('utf8', at, stop));
    } catch {
      throw new StoredOntologyError(`${file} is damaged: line ${line} is no JSON.`);
    }
    at = stop + 1;
    if (expected === undefined) {
      checkFormat(file, value);
      const count = (value as { readonly records?: unknown }).records;
      expected = typeof count === 'number' ? count : -1;
    } else {
      records.push(value);
      if (records.length % PIECE === 0) yield;
    }
  }
  if (records.length !== expected)
    throw new StoredOntologyError(`${file} is damaged: it has ${records.length} records.`);
  return records;
}

/** Reads the concepts of a stored ontology piece by piece; ids that come again and again are kept once. */
export function* readConcepts(bytes: Uint8Array, file: string): Steps<readonly Concept[]> {
  const concepts = (yield* readRecords(bytes, file)) as Concept[];
  const ids = new Map<ConceptId, ConceptId>();
  for (const { id } of concepts) ids.set(id, id);
  const known = (list: readonly ConceptId[]): readonly ConceptId[] => list.map((id) => ids.get(id) ?? id);
  const kept: Concept[] = [];
  for (const concept of concepts) {
    if (kept.length % PIECE === 0) yield;
    const { essentialSkills, optionalSkills } = concept;
    kept.push({
      ...concept,
      broader: known(concept.broader),
      related: known(concept.related),
      ...(essentialSkills === undefined ? {} : { essentialSkills: known(essentialSkills) }),
      ...(optionalSkills === undefined ? {} : { optionalSkills: known(optionalSkills) }),
    });
  }
  return kept;
}
