import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEmbeddedIndex } from '@counterpart/engine';
import type { SearchSnapshots } from '@counterpart/search-port';
import { openSqliteStore, type RecordStore } from '@counterpart/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IndexSnapshot, type SnapshotFiles } from '../../src/services/documents/index-snapshot.ts';

let folder = '';
let store: RecordStore;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counterpart-kept-'));
  store = openSqliteStore(folder);
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

/** Files in memory that a test can hold up: a write ends when the test lets it. */
class HeldFiles implements SnapshotFiles {
  readonly files = new Map<string, Uint8Array>();
  readonly asked: string[] = [];
  readonly #held: PromiseWithResolvers<void>[] = [];

  async read(name: string): Promise<Uint8Array | null> {
    this.asked.push(`read ${name}`);
    return this.files.get(name) ?? null;
  }

  async write(name: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
    this.asked.push(`write ${name}`);
    const held = Promise.withResolvers<void>();
    this.#held.push(held);
    const all: Uint8Array[] = [];
    for await (const piece of pieces) all.push(piece);
    await held.promise;
    this.files.set(name, Buffer.concat(all));
  }

  removeOthers(index: string, kept: string | null): void {
    for (const name of this.files.keys()) {
      if (name.startsWith(`${encodeURIComponent(index)}@`) && name !== kept) this.files.delete(name);
    }
  }

  /** Lets the write that began first end, or fail. */
  async next(error?: Error): Promise<void> {
    while (this.#held.length === 0) await new Promise((done) => setImmediate(done));
    const held = this.#held.shift();
    if (error === undefined) held?.resolve();
    else held?.reject(error);
  }
}

function snapshotOf(files: SnapshotFiles, snapshots: SearchSnapshots | null = createEmbeddedIndex().snapshots) {
  let made = 0;
  if (snapshots === null) throw new Error('no snapshots');
  return new IndexSnapshot('a/b', store.settings, snapshots, files, () => String((made += 1)));
}

const upTo = (change: number) => ({ change, unread: [] });

describe('the snapshot of an index', () => {
  it('is written one after the other, under a name that the store holds, and the one before goes', async () => {
    const files = new HeldFiles();
    const snapshot = snapshotOf(files);
    const both = [snapshot.save(upTo(1)), snapshot.save(upTo(2))];
    await files.next();
    await both[0];
    expect([...files.files.keys()]).toEqual(['a%2Fb@1']);
    await files.next();
    await both[1];
    expect(files.asked).toEqual(['write a%2Fb@1', 'write a%2Fb@2']);
    expect([...files.files.keys()]).toEqual(['a%2Fb@2']);
    expect(await snapshotOf(files).load()).toEqual(upTo(2));
  });

  it('waits for the one that is being written, and goes on when that failed', async () => {
    const files = new HeldFiles();
    const snapshot = snapshotOf(files);
    const failed = snapshot.save(upTo(1));
    const second = snapshot.save(upTo(2));
    await new Promise((done) => setImmediate(done));
    expect(files.asked).toEqual(['write a%2Fb@1']);
    await files.next(new Error('the disk is full'));
    await expect(failed).rejects.toThrow('the disk is full');
    await files.next();
    await second;
    expect(await snapshotOf(files).load()).toEqual(upTo(2));
  });

  it('that holds a document which was removed meanwhile is never used', async () => {
    const files = new HeldFiles();
    const snapshot = snapshotOf(files);
    const saving = snapshot.save(upTo(1));
    await new Promise((done) => setImmediate(done));
    snapshot.forget();
    await files.next();
    await saving;
    expect([...files.files.keys()]).toEqual([]);
    files.asked.length = 0;
    expect(await snapshot.load()).toBeNull();
    // a name that was taken back names no file
    expect(files.asked).toEqual([]);
  });

  it('that cannot be read is no snapshot, and goes', async () => {
    const files = new HeldFiles();
    const saving = snapshotOf(files).save(upTo(1));
    await files.next();
    await saving;
    const lost: SearchSnapshots = {
      read: () => Promise.reject(new Error('a thread ended')),
      write: () => {
        throw new Error('not written here');
      },
    };
    expect(await snapshotOf(files, lost).load()).toBeNull();
    expect([...files.files.keys()]).toEqual([]);
  });
});
