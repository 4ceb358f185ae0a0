import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { CommandFailure } from '../command-failure.ts';

/** A file to import, as it lies on disk. */
export interface ImportFile {
  /** Absolute. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970, when it was last changed. */
  readonly changedAt: number;
}

async function describe(file: string): Promise<ImportFile> {
  const { size, mtimeMs } = await stat(file);
  return { path: file, size, changedAt: Math.round(mtimeMs) };
}

/** The files below files and folders, by name, hidden ones left out; CommandFailure when one does not exist. */
export async function filesBelow(given: readonly string[]): Promise<readonly ImportFile[]> {
  const found = new Map<string, ImportFile>();
  for (const one of given) {
    const absolute = path.resolve(one);
    const entry = await stat(absolute).catch(() => null);
    if (entry === null) throw new CommandFailure(`There is no file or folder ${one}.`);
    if (!entry.isDirectory()) {
      found.set(absolute, await describe(absolute));
      continue;
    }
    const entries = await readdir(absolute, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((each) => each.isFile())
      .map((each) => path.join(each.parentPath, each.name))
      .filter(
        (file) =>
          !path
            .relative(absolute, file)
            .split(path.sep)
            .some((part) => part.startsWith('.')),
      );
    for (const file of files.toSorted()) found.set(file, await describe(file));
  }
  return [...found.values()];
}

/** SHA-256 of a file's content, read as a stream. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: 1_048_576 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
