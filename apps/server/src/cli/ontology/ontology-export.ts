import { closeSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { CONCEPT_COLUMNS, conceptCells, csvLine, type WarmableOntology } from '@counterpart/ontology';
import { CommandFailure } from '../command-failure.ts';

/** The format of an export, raised when its shape changes. */
const EXPORT_FORMAT = 1;
/** Characters written at a time. */
const PART = 1_000_000;

function* csvLines(ontology: WarmableOntology): Iterable<string> {
  yield csvLine(CONCEPT_COLUMNS);
  for (const concept of ontology.concepts()) yield csvLine(conceptCells(concept));
}

function* jsonLines(ontology: WarmableOntology): Iterable<string> {
  yield `{"format":${EXPORT_FORMAT},"version":"${ontology.version}","concepts":[`;
  let before: string | undefined;
  for (const concept of ontology.concepts()) {
    if (before !== undefined) yield `${before},`;
    before = JSON.stringify(concept);
  }
  yield before ?? '';
  yield ']}';
}

/** Writes an ontology to a file or the terminal; each format is one that `ontology import` reads. */
export function exportOntology(
  ontology: WarmableOntology,
  { format, out }: { readonly format: string; readonly out?: string },
): void {
  if (format !== 'json' && format !== 'csv') throw new CommandFailure(`--format is json or csv, not "${format}".`);
  const lines = format === 'json' ? jsonLines(ontology) : csvLines(ontology);
  let handle: number;
  try {
    handle = out === undefined ? 1 : openSync(path.resolve(out), 'w');
  } catch (error) {
    throw new CommandFailure(`${out} cannot be written: ${(error as Error).message}`);
  }
  let part = '';
  const flush = (): void => {
    let bytes = Buffer.from(part);
    // a pipe takes what it has room for
    while (bytes.length > 0) bytes = bytes.subarray(writeSome(handle, bytes));
    part = '';
  };
  for (const line of lines) {
    part += `${line}\n`;
    if (part.length > PART) flush();
  }
  flush();
  if (out !== undefined) {
    closeSync(handle);
    console.log(`Written to ${out}.`);
  }
}

/** Writes as many bytes as go; 0 when a full pipe has to be tried again. */
function writeSome(handle: number, bytes: Buffer): number {
  try {
    return writeSync(handle, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return 0;
    throw error;
  }
}
