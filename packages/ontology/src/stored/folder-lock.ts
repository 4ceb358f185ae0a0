import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { StoredOntologyError } from './stored-ontology-error.ts';

const LOCK = '.lock';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function take(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new StoredOntologyError(`${file} cannot be written: ${(error as Error).message}`);
  }
}

/** Does a work while no other process changes the folder. Throws StoredOntologyError when one is doing so. */
export function withFolderLock<Result>(folder: string, work: () => Result): Result {
  const file = path.join(folder, LOCK);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StoredOntologyError(`${folder} cannot be written: ${(error as Error).message}`);
  }
  if (!take(file)) {
    let owner: number;
    try {
      owner = Number(readFileSync(file, 'utf8'));
    } catch {
      owner = 0;
    }
    if (owner > 0 && isRunning(owner))
      throw new StoredOntologyError(
        `Process ${owner} is changing the ontology in ${folder}: try again when it is done.`,
      );
    // left behind by a process that was killed
    rmSync(file, { force: true });
    if (!take(file)) throw new StoredOntologyError(`Another process is changing the ontology in ${folder}.`);
  }
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}
