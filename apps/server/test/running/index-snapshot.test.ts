import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { channelThread, createEmbeddedIndex, createShardedIndex, ShardThreads } from '@counterpart/engine';
import type { SearchIndex } from '@counterpart/search-port';
import { openSqliteStore, type RecordStore } from '@counterpart/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IndexFollower } from '../../src/services/documents/index-follower.ts';
import { IndexSnapshot } from '../../src/services/documents/index-snapshot.ts';
import { readStored } from '../../src/services/documents/stored-documents.ts';
import { snapshotFiles } from '../../src/wiring/snapshot-files.ts';
import { emptyEnrichment } from '../worlds/empty-enrichment.ts';

const INDEX = 'candidates';
const NOW = '2026-03-02T12:00:00Z';

let folder: string;
const opened: { store: RecordStore; follower: IndexFollower }[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counterpart-snapshot-'));
});
afterEach(() => {
  for (const each of opened.splice(0)) close(each);
  rmSync(folder, { recursive: true, force: true });
});

/** What a start of the server opens for an index. */
function open(search: SearchIndex = createEmbeddedIndex({ readStored })) {
  const store = openSqliteStore(folder);
  if (search.snapshots === null) throw new Error('no snapshots');
  const files = snapshotFiles(path.join(folder, 'index'));
  const snapshot = new IndexSnapshot(INDEX, store.settings, search.snapshots, files, randomUUID);
  const follower = new IndexFollower(INDEX, store, search, snapshot);
  const one = { store, search, follower };
  opened.push(one);
  return one;
}

/** The end of a server, without a snapshot: as when it is killed. */
function close({ store, follower }: { readonly store: RecordStore; readonly follower: IndexFollower }): void {
  follower.stop();
  store.close();
}

function kill(one: ReturnType<typeof open>): void {
  opened.splice(opened.indexOf(one), 1);
  close(one);
}

function put(store: RecordStore, id: string, town: string, isUnread = false): void {
  const document = { id, extraProperties: { town } };
  store.write(INDEX, [{ op: 'put', kind: 'CANDIDATE', id, document, enrichment: emptyEnrichment(id, isUnread) }], NOW);
}

async function towns({ search }: ReturnType<typeof open>): Promise<Readonly<Record<string, number>>> {
  const buckets = await search.terms('town', { size: 10, filter: null, text: '', now: NOW });
  return Object.fromEntries(buckets.map(({ key, count }) => [key, count]));
}

function snapshotFile(): string {
  const [name, ...others] = readdirSync(path.join(folder, 'index'));
  if (name === undefined || others.length > 0) throw new Error(`not one file: ${String([name, ...others])}`);
  return path.join(folder, 'index', name);
}

/** Three candidates, indexed and saved; then the server is gone. */
async function savedThree(): Promise<void> {
  const one = open();
  put(one.store, 'anna', 'Gent');
  put(one.store, 'bert', 'Gent');
  put(one.store, 'carla', 'Brugge', true);
  await one.follower.follow();
  await one.follower.save();
  kill(one);
}

/** Makes every stored enrichment unreadable, so that whoever reads one is found out. */
function breakEnrichments(): void {
  const database = new DatabaseSync(path.join(folder, 'counterpart.db'));
  database.exec("UPDATE documents SET enrichment = 'broken'");
  database.close();
}

describe('a start with a snapshot', () => {
  it('reads no stored enrichment again, and still names what could not be read', async () => {
    await savedThree();
    breakEnrichments();
    const next = open();
    await next.follower.follow();
    expect(await towns(next)).toEqual({ Gent: 2, Brugge: 1 });
    expect(next.follower.isCaughtUp).toBe(true);
    expect(next.follower.unread.map(({ id, reason }) => [id, reason])).toEqual([['carla', 'TOO_SLOW']]);
  });

  it('catches up with what was written after the snapshot, when the server was killed in between', async () => {
    await savedThree();
    const killed = open();
    await killed.follower.follow();
    put(killed.store, 'anna', 'Aalst');
    put(killed.store, 'dirk', 'Gent');
    kill(killed);
    const next = open();
    await next.follower.follow();
    expect(await towns(next)).toEqual({ Gent: 2, Brugge: 1, Aalst: 1 });
  });

  it('ENG-16a makes the index anew from the store when a byte of the snapshot is another, or it is cut off', async () => {
    for (const damage of [
      (file: string) => {
        const bytes = readFileSync(file);
        bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
        writeFileSync(file, bytes);
      },
      (file: string) => truncateSync(file, 500),
      (file: string) => writeFileSync(file, ''),
    ]) {
      await savedThree();
      const file = snapshotFile();
      damage(file);
      const next = open();
      expect(next.follower.isCaughtUp).toBe(false);
      await next.follower.follow();
      expect(await towns(next)).toEqual({ Gent: 2, Brugge: 1 });
      expect(readdirSync(path.join(folder, 'index'))).toEqual([]);
      kill(next);
      rmSync(folder, { recursive: true, force: true });
      folder = mkdtempSync(path.join(tmpdir(), 'counterpart-snapshot-'));
    }
  });

  it('does not use a snapshot with a store that was put back from an older copy', async () => {
    const one = open();
    put(one.store, 'anna', 'Gent');
    await one.follower.follow();
    kill(one);
    const copy = mkdtempSync(path.join(tmpdir(), 'counterpart-copy-'));
    cpSync(path.join(folder, 'counterpart.db'), path.join(copy, 'counterpart.db'));
    const two = open();
    put(two.store, 'bert', 'Brugge');
    await two.follower.follow();
    await two.follower.save();
    kill(two);
    cpSync(path.join(copy, 'counterpart.db'), path.join(folder, 'counterpart.db'));
    rmSync(copy, { recursive: true });
    const next = open();
    put(next.store, 'dirk', 'Aalst');
    await next.follower.follow();
    expect(await towns(next)).toEqual({ Gent: 1, Aalst: 1 });
  });

  it('keeps a removed document in no file: the snapshot goes at once, and the next one lacks it', async () => {
    await savedThree();
    const one = open();
    await one.follower.follow();
    expect(readFileSync(snapshotFile()).includes('bert')).toBe(true);
    one.store.write(INDEX, [{ op: 'delete', id: 'bert' }], NOW);
    await one.follower.follow();
    expect(readdirSync(path.join(folder, 'index'))).toEqual([]);
    await one.follower.save();
    expect(readFileSync(snapshotFile()).includes('bert')).toBe(false);
    kill(one);
    const next = open();
    await next.follower.follow();
    expect(await towns(next)).toEqual({ Gent: 1, Brugge: 1 });
  });
});

describe('an index whose thread ends', () => {
  const REASON = new Error('no memory is left');

  /** Two shards, of which a test can end one. */
  function openShards() {
    const ends: (() => void)[] = [];
    const threads = new ShardThreads(2, (handleEnd) => {
      ends.push(() => handleEnd(REASON));
      return channelThread({ readStored })(() => undefined);
    });
    return { one: open(createShardedIndex(INDEX, threads)), ends, threads };
  }

  it('ENG-16a, MAT-02 is fed from the beginning without anyone doing anything, and is not ready meanwhile', async () => {
    const { one, ends, threads } = openShards();
    for (const id of ['anna', 'bert', 'carla', 'dirk']) put(one.store, id, 'Gent');
    put(one.store, 'els', 'Brugge', true);
    await one.follower.follow();
    expect([await towns(one), one.follower.isReady]).toEqual([{ Gent: 4, Brugge: 1 }, true]);
    const failures: unknown[] = [];
    one.follower.reportTo({ onUnread: () => undefined, onFailed: (index, error) => failures.push([index, error]) });
    ends[1]?.();
    // who runs the server reads why
    expect(failures).toEqual([[INDEX, REASON]]);
    expect([one.follower.isReady, one.follower.isCaughtUp, one.follower.unread]).toEqual([false, false, []]);
    await one.follower.follow();
    expect([await towns(one), one.follower.isReady]).toEqual([{ Gent: 4, Brugge: 1 }, true]);
    expect(one.follower.unread.map(({ id, reason }) => [id, reason])).toEqual([['els', 'TOO_SLOW']]);
    await threads.close();
  });

  it('takes its snapshot in again, and what was written since', async () => {
    const { one, ends, threads } = openShards();
    for (const id of ['anna', 'bert', 'carla']) put(one.store, id, 'Gent');
    await one.follower.follow();
    await one.follower.save();
    breakEnrichments();
    put(one.store, 'dirk', 'Brugge');
    ends[0]?.();
    await one.follower.follow();
    expect(await towns(one)).toEqual({ Gent: 3, Brugge: 1 });
    await threads.close();
  });

  it('ends while changes come in: none of those before is taken for known', async () => {
    const { one, ends, threads } = openShards();
    for (let i = 0; i < 400; i += 1) put(one.store, `c${i}`, 'Gent');
    const followed = one.follower.follow();
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    ends[0]?.();
    await followed;
    await one.follower.follow();
    expect([await towns(one), one.follower.unread]).toEqual([{ Gent: 400 }, []]);
    await threads.close();
  });
});
