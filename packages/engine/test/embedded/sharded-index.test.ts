import { CatalogueError } from '@counterpart/domain';
import type { SearchIndex } from '@counterpart/search-port';
import { afterEach, describe, expect, it } from 'vitest';
import {
  channelThread,
  createEmbeddedIndex,
  createShardedIndex,
  ShardThreads,
  type StartThread,
} from '../../src/index.ts';
import { enrichment } from '../enrichments.ts';
import { emptyQuery, EVERYBODY as ALL, NOW } from '../everybody.ts';

const NAMES = ['anna', 'bert', 'carla', 'dirk', 'els', 'frans', 'greet'];

const everybody = emptyQuery();

const opened: ShardThreads[] = [];
afterEach(async () => {
  for (const threads of opened.splice(0)) await threads.close();
});

/** Why a test ends a thread. */
const REASON = new Error('no memory is left');

/** Threads whose ends a test can bring about; `late` gets what it is asked only when a test says so. */
function threadsOf(count: number, late = -1) {
  const ends: (() => void)[] = [];
  const held: (() => void)[] = [];
  const start: StartThread = (handleEnd) => {
    const place = ends.length;
    const thread = channelThread({ sizes: { open: 2, closed: 16 } })(() => undefined);
    ends.push(() => {
      void thread.end();
      handleEnd(REASON);
    });
    const { port, end } = thread;
    if (place !== late) return thread;
    return {
      port: { on: port.on.bind(port), postMessage: (message) => held.push(() => port.postMessage(message)) },
      end,
    };
  };
  const threads = new ShardThreads(count, start);
  opened.push(threads);
  return { threads, ends, held };
}

function put(index: SearchIndex, id: string, change: number): Promise<void> {
  const properties = { id, town: id < 'd' ? 'Gent' : 'Brugge' };
  return index.apply([{ op: 'put', document: { id, change, enrichment: enrichment(id, 'k'), properties } }]);
}

async function filled(index: SearchIndex): Promise<SearchIndex> {
  for (const [i, name] of NAMES.entries()) await put(index, name, i + 1);
  return index;
}

async function idsIn(index: Pick<SearchIndex, 'search'>): Promise<readonly string[]> {
  const { hits } = await index.search(everybody, ALL);
  return hits.map(({ id }) => id);
}

async function snapshotOf(index: SearchIndex): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of index.snapshots?.write('up to 7') ?? []) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('an index of several shards', () => {
  it('ENG-16a a view shows the versions of its moment, in every shard, until it is released', async () => {
    const index = await filled(createShardedIndex('people', threadsOf(3).threads));
    const view = index.view();
    await put(index, 'anna', 20);
    await put(index, 'hilde', 21);
    await index.apply(NAMES.slice(1).map((id) => ({ op: 'remove', id })));
    expect(await idsIn(view)).toEqual(NAMES);
    expect(await Promise.all(['anna', 'greet', 'hilde'].map(view.changeOf))).toEqual([1, 7, null]);
    expect(await idsIn(index)).toEqual(['anna', 'hilde']);
    expect(await index.size()).toBe(2);
    const now = index.view();
    expect(await Promise.all(['anna', 'greet', 'hilde'].map(now.changeOf))).toEqual([20, null, 21]);
    view.release();
    await expect(idsIn(view)).rejects.toThrow('there is no view');
  });

  it('keeps indices of different names apart', async () => {
    const { threads } = threadsOf(2);
    const people = await filled(createShardedIndex('people', threads));
    const jobs = createShardedIndex('jobs', threads);
    await put(jobs, 'welder', 1);
    expect([await idsIn(jobs), await people.size()]).toEqual([['welder'], 7]);
    await jobs.close();
    expect([await idsIn(jobs), await idsIn(people)]).toEqual([[], NAMES]);
  });

  it('takes nothing in of a batch whose shard cannot read one of it', async () => {
    const index = await filled(createShardedIndex('people', threadsOf(1).threads));
    const broken = { ...enrichment('b', 'k'), evidence: null as never };
    await expect(
      index.apply([
        { op: 'put', document: { id: 'hilde', enrichment: enrichment('hilde', 'k'), properties: {} } },
        { op: 'put', document: { id: 'ivo', enrichment: broken, properties: {} } },
      ]),
    ).rejects.toThrow();
    expect(await idsIn(index)).toEqual(NAMES);
  });

  it('refuses stored documents where nothing reads them', async () => {
    const index = createShardedIndex('people', threadsOf(1).threads);
    await expect(index.apply([{ op: 'putStored', document: { id: 'anna', change: 1, row: {} } }])).rejects.toThrow(
      'nothing reads what the store keeps of anna',
    );
  });

  it('an aborted search is refused with its reason', async () => {
    const index = await filled(createShardedIndex('people', threadsOf(2).threads));
    const controller = new AbortController();
    const search = index.search(everybody, ALL, controller.signal);
    controller.abort(new Error('nobody waits'));
    await expect(search).rejects.toThrow('nobody waits');
    await expect(index.search(everybody, ALL, controller.signal)).rejects.toThrow('nobody waits');
    expect(await idsIn(index)).toEqual(NAMES);
  });

  it('a thread that ends takes all with it: who waits is refused, one is told, and it can be fed again', async () => {
    const { threads, ends } = threadsOf(2);
    const index = await filled(createShardedIndex('people', threads));
    const told: Error[] = [];
    index.onLost((reason) => told.push(reason));
    const view = index.view();
    const search = index.search(everybody, ALL);
    ends[1]?.();
    const refusal = await search.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CatalogueError);
    expect((refusal as CatalogueError).code).toBe('OVERLOADED');
    expect([told, await index.size(), await idsIn(index)]).toEqual([[REASON], 0, []]);
    await expect(view.search(everybody, ALL)).rejects.toThrow('The documents are being read again');
    await expect(view.changeOf('anna')).rejects.toThrow('The documents are being read again');
    expect(await idsIn(await filled(index))).toEqual(NAMES);
  });

  it('a change that was under way when a thread ended is not taken for done', async () => {
    const { threads, ends } = threadsOf(2);
    const index = await filled(createShardedIndex('people', threads));
    const changes = NAMES.map((id) => ({ op: 'remove' as const, id }));
    const applied = index.apply(changes);
    ends[0]?.();
    await expect(applied).rejects.toThrow('The documents are being read again');
  });
});

describe('a snapshot of several shards', () => {
  it('brings the documents back where there are as many shards', async () => {
    const bytes = await snapshotOf(await filled(createShardedIndex('people', threadsOf(2).threads)));
    const other = createShardedIndex('people', threadsOf(2).threads);
    expect(await other.snapshots?.read(bytes)).toBe('up to 7');
    expect([await other.size(), await idsIn(other)]).toEqual([7, NAMES]);
    const towns = await other.terms('town', { size: 10, filter: null, text: '', now: NOW });
    expect(towns).toEqual([
      { key: 'Brugge', count: 4 },
      { key: 'Gent', count: 3 },
    ]);
  });

  it('is refused, and nothing taken in, by another number of shards, by one index, cut off or damaged', async () => {
    const bytes = await snapshotOf(await filled(createShardedIndex('people', threadsOf(2).threads)));
    expect(await createShardedIndex('people', threadsOf(3).threads).snapshots?.read(bytes)).toBeNull();
    expect(await createEmbeddedIndex().snapshots?.read(bytes)).toBeNull();
    const alone = await snapshotOf(await filled(createEmbeddedIndex()));
    const two = createShardedIndex('people', threadsOf(2).threads);
    expect(await two.snapshots?.read(alone)).toBeNull();
    for (const length of [0, 4, 8, 20, bytes.length - 8, bytes.length - 1]) {
      expect(await two.snapshots?.read(bytes.subarray(0, length))).toBeNull();
    }
    expect(await two.snapshots?.read(Buffer.concat([bytes, Uint8Array.of(0)]))).toBeNull();
    for (let at = 0; at < bytes.length; at += at < 30 ? 1 : Math.floor(bytes.length / 60)) {
      const damaged = Uint8Array.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 0x10;
      expect([at, await two.snapshots?.read(damaged), await two.size(), await idsIn(two)]).toEqual([at, null, 0, []]);
    }
  });

  it('is not taken for read when a shard that had read its part ended while another was still at it', async () => {
    const bytes = await snapshotOf(await filled(createShardedIndex('people', threadsOf(2).threads)));
    const { threads, ends, held } = threadsOf(2, 1);
    const index = createShardedIndex('people', threads);
    const reading = index.snapshots?.read(bytes);
    const refused = expect(reading).rejects.toThrow('The documents are being read again');
    // the first shard's answer is there once it has answered another question
    const [first] = threads.connections;
    for (let i = 0; i < 20; i += 1) await first?.call('people', 'hasProperty', 'town');
    ends[0]?.();
    for (const send of held.splice(0)) send();
    await refused;
    expect(await index.size()).toBe(0);
  });

  it('ends with a refusal when documents are lost while it is written', async () => {
    const { threads, ends } = threadsOf(2);
    const index = await filled(createShardedIndex('people', threads));
    const pieces = index.snapshots?.write('up to 7');
    // all of the first shard is written when a piece of the second is announced
    for (let next = await pieces?.next(); next?.done === false; next = await pieces?.next()) {
      if (next.value.length === 8 && next.value[0] === 1) break;
    }
    ends[0]?.();
    const all = async () => {
      for (let next = await pieces?.next(); next?.done === false; next = await pieces?.next());
    };
    await expect(all()).rejects.toThrow('The documents are being read again');
  });
});
