import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OntologyFolder, readCustomerCsv } from '@counterpart/ontology';
import { ONTOLOGY_FOLDER } from '../../src/wiring/ontology-folder-name.ts';

const ROWS = path.join(import.meta.dirname, 'small-ontology.csv');

/** Compiled once a process, as that takes the starter apart. */
const compiled = mkdtempSync(path.join(tmpdir(), 'counterpart-small-'));
process.on('exit', () => rmSync(compiled, { recursive: true, force: true }));
new OntologyFolder(compiled).addSource({
  kind: 'customer',
  name: path.basename(ROWS),
  replacesStarter: true,
  records: await readCustomerCsv(ROWS, () => undefined),
});

/**
 * Gives a data folder an ontology of four jobs in place of the starter: a server or command of its own reads a first text
 * in half the time, where a test is about processes and not about words.
 */
export function useSmallOntology(dataDir: string): void {
  cpSync(compiled, path.join(dataDir, ONTOLOGY_FOLDER), { recursive: true });
}
