import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { SnapshotFiles } from '../services/documents/index-snapshot.ts';

/** Where the snapshots of indices lie within the data folder. */
export const SNAPSHOT_FOLDER = 'index';

/** Snapshots as files of a folder, readable by the user who runs the server alone. */
export function snapshotFiles(folder: string): SnapshotFiles {
  const fileOf = (name: string): string => path.join(folder, name);
  return {
    async read(name) {
      try {
        return await readFile(fileOf(name));
      } catch {
        // not there, or not to be read: the store holds everything
        return null;
      }
    },
    async write(name, pieces) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const file = await open(`${fileOf(name)}.new`, 'w', 0o600);
      try {
        for await (const piece of pieces) if (piece.length > 0) await file.write(piece);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${fileOf(name)}.new`, fileOf(name));
    },
    removeOthers(index, kept) {
      // no index has the sign in its encoded name
      const own = `${encodeURIComponent(index)}@`;
      for (const name of namesIn(folder)) {
        if (name.startsWith(own) && name !== kept) rmSync(fileOf(name), { force: true });
      }
    },
  };
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // no snapshot was ever written
    return [];
  }
}
