import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { openSqliteStore, type RecordStore } from '../src/index.ts';

/** A folder of its own for each test of a file, and the store in it, which a test may close and open anew. */
export interface StoreInFolder {
  folder: string;
  store: RecordStore;
}

/** Makes one before each test of the file that calls this, and removes it after. */
export function storeInFolder(): StoreInFolder {
  const own = {} as StoreInFolder;
  beforeEach(() => {
    own.folder = mkdtempSync(path.join(tmpdir(), 'counterpart-store-'));
    own.store = openSqliteStore(own.folder);
  });
  afterEach(() => {
    own.store.close();
    rmSync(own.folder, { recursive: true, force: true });
  });
  return own;
}
