import type { ConceptId } from '@counterpart/domain';
import type { Concept } from '../concepts/concept.ts';
import type { Steps } from '../concepts/steps.ts';
import { checkFormat, STORED_FORMAT } from './ontology-state.ts';
import { StoredOntologyError } from './stored-ontology-error.ts';

/** Concepts parsed in one piece of work, about a kilobyte each; a collection of garbage may fall into any piece. */
const PIECE = 50;
const LINE_END = 10;

/** The lines of a file of records: a header with format and count, then one JSON value a line. */
export function* recordLines(records: readonly unknown[]): Iterable<string> {
  yield JSON.stringify({ format: STORED_FORMAT, records: records.length });
  for (const record of records) yield JSON.stringify(record);
}

/** Reads a file of records piece by piece, each as `take` makes it. Throws StoredOntologyError for a newer format or a damaged file. */
export function* readRecords<Taken>(bytes: Uint8Array, file: string, take: (record: unknown) => Taken): Steps<Taken[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const records: Taken[] = [];
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
      records.push(take(value));
      if (records.length % PIECE === 0) yield;
    }
  }
  if (records.length !== expected)
    throw new StoredOntologyError(`${file} is damaged: it has ${records.length} records.`);
  return records;
}

/** Reads the concepts of a stored ontology piece by piece; ids that come again and again are kept once. */
export function* readConcepts(bytes: Uint8Array, file: string): Steps<readonly Concept[]> {
  const ids = new Map<ConceptId, ConceptId>();
  const known = (id: ConceptId): ConceptId => {
    const first = ids.get(id);
    if (first === undefined) ids.set(id, id);
    return first ?? id;
  };
  return yield* readRecords(bytes, file, (record) => {
    const concept = record as Concept;
    const { essentialSkills, optionalSkills } = concept;
    return {
      ...concept,
      id: known(concept.id),
      broader: concept.broader.map(known),
      related: concept.related.map(known),
      ...(essentialSkills === undefined ? {} : { essentialSkills: essentialSkills.map(known) }),
      ...(optionalSkills === undefined ? {} : { optionalSkills: optionalSkills.map(known) }),
    };
  });
}
