import { beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedIndex } from '../../src/index.ts';
import { checksum, frameBytes } from '../../src/snapshot/frames.ts';
import { enrichment } from '../enrichments.ts';

const NOW = '2026-06-15T00:00:00Z';
const SIZES = { open: 2, closed: 16 };

async function filled() {
  const index = createEmbeddedIndex({ sizes: SIZES });
  for (const [i, id] of ['anna', 'bert', 'carla', 'dirk', 'els'].entries()) {
    const properties = { id, name: `${id} Peeters`, town: i % 2 === 0 ? 'Gent' : 'Brugge' };
    await index.apply([
      { op: 'put', document: { id, change: i + 1, enrichment: enrichment(id, `k${i}`), properties } },
    ]);
  }
  return index;
}

async function written(index: Awaited<ReturnType<typeof filled>>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of index.snapshots?.write('up to 5') ?? []) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function readInto(bytes: Uint8Array) {
  const index = createEmbeddedIndex({ sizes: SIZES });
  return { mark: await index.snapshots?.read(bytes), index };
}

describe('a snapshot', () => {
  let whole: Uint8Array;
  beforeAll(async () => {
    whole = await written(await filled());
  });

  it('brings back documents, versions, values and companions, and goes on taking changes in', async () => {
    const { mark, index } = await readInto(whole);
    expect(mark).toBe('up to 5');
    expect(await index.size()).toBe(5);
    const towns = { size: 10, filter: null, text: '', now: NOW };
    expect(await index.terms('town', towns)).toEqual([
      { key: 'Gent', count: 3 },
      { key: 'Brugge', count: 2 },
    ]);
    const before = index.view();
    expect([await before.changeOf('dirk'), await before.changeOf('nobody')]).toEqual([4, null]);
    await index.apply([{ op: 'remove', id: 'dirk' }]);
    await index.apply([
      {
        op: 'put',
        document: { id: 'els', change: 9, enrichment: enrichment('els', 'k'), properties: { town: 'Aalst' } },
      },
    ]);
    expect(await index.size()).toBe(4);
    expect(await index.terms('town', towns)).toEqual([
      { key: 'Gent', count: 2 },
      { key: 'Aalst', count: 1 },
      { key: 'Brugge', count: 1 },
    ]);
    const after = index.view();
    expect([await after.changeOf('dirk'), await after.changeOf('els')]).toEqual([null, 9]);
    expect(await index.hasProperty('name')).toBe(true);
  });

  it('is read wherever its bytes begin, also where no wide number may', async () => {
    const towns = { size: 10, filter: null, text: '', now: NOW };
    for (const from of [1, 4, 8]) {
      const bytes = new Uint8Array(whole.length + from);
      bytes.set(whole, from);
      const { mark, index } = await readInto(bytes.subarray(from));
      expect([mark, await index.size()]).toEqual(['up to 5', 5]);
      expect(await index.terms('town', towns)).toEqual([
        { key: 'Gent', count: 3 },
        { key: 'Brugge', count: 2 },
      ]);
    }
  });

  it('is refused whichever byte of it is another, and leaves the index empty', async () => {
    // every one of the first and last, where lengths and sums stand, and a spread over the others
    const step = Math.max(1, Math.floor(whole.length / 60));
    for (let at = 0; at < whole.length; at += at < 40 || at > whole.length - 60 ? 1 : step) {
      const damaged = Uint8Array.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 0x10;
      const { mark, index } = await readInto(damaged);
      expect([at, mark, await index.size()]).toEqual([at, null, 0]);
    }
  });

  it('is refused when it is cut off or when something stands behind it', async () => {
    for (const length of [0, 7, 8, 50, whole.length - 1]) {
      expect((await readInto(whole.subarray(0, length))).mark).toBeNull();
    }
    expect((await readInto(Buffer.concat([whole, Uint8Array.from([0])]))).mark).toBeNull();
  });

  it('is refused when it is of another format', async () => {
    const nothing = new Uint8Array(0);
    const fileOf = (format: number): Uint8Array => {
      const begin = Buffer.concat(frameBytes({ kind: 'begin', format, mark: 'up to 5' }, nothing));
      return Buffer.concat([begin, ...frameBytes({ kind: 'end', checksum: checksum(begin, 0) }, nothing)]);
    };
    const format = /"format":(\d+)/.exec(Buffer.from(whole).toString('latin1'))?.[1];
    expect((await readInto(fileOf(Number(format)))).mark).toBe('up to 5');
    for (const other of [0, Number(format) + 1]) expect((await readInto(fileOf(other))).mark).toBeNull();
  });

  it('holds nothing of documents that are gone', async () => {
    const index = await filled();
    await index.apply([{ op: 'remove', id: 'bert' }]);
    await index.apply([
      { op: 'put', document: { id: 'anna', change: 7, enrichment: enrichment('anna', 'other'), properties: {} } },
    ]);
    const text = Buffer.from(await written(index)).toString('latin1');
    for (const word of ['bert', 'anna Peeters']) expect(text).not.toContain(word);
    expect(text).toContain('carla Peeters');
    // concepts are the ontology's, not a person's: theirs stay
    expect((await readInto(await written(index))).mark).toBe('up to 5');
  });
});
