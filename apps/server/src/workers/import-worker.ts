import { parentPort } from 'node:worker_threads';
import { CatalogueError } from '@counterpart/domain';
import { importFailure } from '../imports/formats/import-failure.ts';
import { type WholeFile, type WholeReading, readWholeFile } from '../imports/records/whole-file.ts';

/** What the worker answers for one file: what it holds, or the refusal as plain data (errors lose their class on the way). */
export type ImportAnswer =
  { readonly reading: WholeReading } | { readonly refusal: Pick<CatalogueError, 'code' | 'details' | 'message'> };

async function answer(file: WholeFile): Promise<ImportAnswer> {
  try {
    return { reading: await readWholeFile(file) };
  } catch (error) {
    // A file that trips its reader in a way nobody foresaw is a damaged file, never a reason to stop the worker.
    const { code, details, message } =
      error instanceof CatalogueError ? error : importFailure(error instanceof RangeError ? 'TOO_COMPLEX' : 'DAMAGED');
    return { refusal: { code, details, message } };
  }
}

async function handleFile(file: WholeFile): Promise<void> {
  const done = await answer(file);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(done);
}

parentPort?.on('message', (file: WholeFile) => void handleFile(file));
