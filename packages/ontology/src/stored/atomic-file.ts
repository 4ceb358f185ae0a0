import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { StoredOntologyError } from './stored-ontology-error.ts';

/** Characters written at a time. */
const PART = 1_000_000;

function sync(place: string): void {
  // a folder cannot be opened on every system; there the rename is as durable as it gets
  try {
    const handle = openSync(place, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EISDIR' && code !== 'EPERM' && code !== 'EACCES' && code !== 'EINVAL') throw error;
  }
}

/**
 * Writes a file so that whoever reads it sees it complete, or as it was before; it is for the user who runs the server
 * alone, as all of the data folder. Throws StoredOntologyError.
 */
export function writeAtomically(folder: string, name: string, lines: Iterable<string>): void {
  const target = path.join(folder, name);
  const temporary = path.join(folder, `.${name}.${process.pid}.tmp`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const handle = openSync(temporary, 'w', 0o600);
    try {
      let part = '';
      for (const line of lines) {
        part += `${line}\n`;
        if (part.length < PART) continue;
        writeSync(handle, part);
        part = '';
      }
      writeSync(handle, part);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, target);
    sync(folder);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw new StoredOntologyError(`${target} cannot be written: ${(error as Error).message}`);
  }
}
