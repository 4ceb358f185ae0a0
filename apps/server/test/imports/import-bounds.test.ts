import { setImmediate as nextTurn } from 'node:timers/promises';
import { CatalogueError } from '@counterpart/domain';
import { StoreFailure } from '@counterpart/store';
import { afterAll, describe, expect, it } from 'vitest';
import { textTooComplex } from '../../src/imports/formats/import-failure.ts';
import { Imports } from '../../src/imports/imports.ts';
import { wholeFileLane } from '../../src/imports/whole-file-lane.ts';
import { writeItems } from '../../src/imports/write-items.ts';
import { PiscinaParserPool } from '../../src/wiring/pools/piscina-parser-pool.ts';
import { ImportPool } from '../../src/wiring/pools/import-pool.ts';
import { gather } from '../worlds/import-items.ts';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

const open = new AbortController().signal;

describe('files held in memory as a whole', () => {
  it('are as many at once as the bound; the next waits, and goes on in order of arrival', async () => {
    const lane = wholeFileLane({ atOnce: 2, waiting: 2 });
    const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
    const begun: number[] = [];
    const done = ends.map(({ promise }, at) =>
      lane.run(async () => {
        begun.push(at);
        await promise;
        return at;
      }, open),
    );
    await nextTurn();
    expect(begun).toEqual([0, 1]);
    ends[1]?.resolve();
    await done[1];
    await nextTurn();
    expect(begun).toEqual([0, 1, 2]);
    for (const { resolve } of ends) resolve();
    expect(await Promise.all(done)).toEqual([0, 1, 2, 3]);
  });
  it('are refused with a clear message when too many wait, and a place is free again after one failed', async () => {
    const lane = wholeFileLane({ atOnce: 1, waiting: 0 });
    const held = Promise.withResolvers<void>();
    const first = lane.run(() => held.promise, open);
    await expect(lane.run(async () => 1, open)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await nextTurn();
    held.reject(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    await expect(lane.run(async () => 2, open)).resolves.toBe(2);
  });
  it('leave the row when their sender goes away', async () => {
    const lane = wholeFileLane({ atOnce: 1, waiting: 1 });
    const held = Promise.withResolvers<void>();
    const first = lane.run(() => held.promise, open);
    const away = new AbortController();
    const second = lane.run(async () => 2, away.signal);
    away.abort();
    await expect(second).rejects.toMatchObject({ code: 'CLIENT_CLOSED_REQUEST' });
    const third = lane.run(async () => 3, open);
    held.resolve();
    await first;
    expect(await third).toBe(3);
  });
});

describe('a server that holds one file at a time', () => {
  let server: TestServer | null = null;
  afterAll(() => server?.close());

  it('answers a second and reads a table meanwhile', async () => {
    server = await startTestServer();
    const { indices, documents, clock } = server.services;
    const pool = new PiscinaParserPool(null);
    const lane = wholeFileLane({ atOnce: 1, waiting: 0 });
    const imports = new Imports({ indices, documents, pool, reader: new ImportPool(), clock, wholeFiles: lane });
    const target = { kind: 'CANDIDATE', index: 'candidates', map: [] } as const;
    const rest = Promise.withResolvers<void>();
    async function* slow() {
      yield Buffer.from('Ik ben lasser in Gent. '.repeat(4000));
      await rest.promise;
    }
    async function* once(text: string) {
      yield Buffer.from(text);
    }
    const first = imports.read(target, { name: 'slow.txt', bytes: slow() }, open);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const second = imports.read(target, { name: 'b.txt', bytes: once('Ik ben bakker in Gent.') }, open);
    await expect(second).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const table = await imports.read(target, { name: 'c.csv', bytes: once('Naam;Functie\nJan;bakker\n') }, open);
    expect(table.count).toBe(1);
    rest.resolve();
    expect((await first).count).toBe(1);
    await imports.close();
    await pool.close();
  }, 180_000);
});

describe('a store that can take no more', () => {
  const importing = (failing: string) => {
    async function* items() {
      for (let line = 1; line <= 120; line += 1) yield { line, document: { id: `c${line}` } };
    }
    return writeItems({
      items: items(),
      format: 'NDJSON',
      write: async (documents) => {
        if (documents.some(({ id }) => id === failing)) throw new StoreFailure('DISK_FULL', 'The disk is full.');
        return documents.map(({ id }) => ({ id, status: 'created', version: 1, change: 1 }) as const);
      },
      bytesRead: () => 7,
      isTerse: true,
      signal: open,
      elapsed: () => 0,
    });
  };

  it('ends an import with the reason, behind the line that it can go on from', async () => {
    expect(await gather(importing('c60'))).toEqual([
      { progress: { line: 50, ok: 50, failed: 0, bytes: 7 } },
      { stopped: { code: 'DISK_FULL', message: 'The disk of the server is full: nothing was stored.' } },
    ]);
  });

  it('refuses it whole where nothing was stored', async () => {
    await expect(gather(importing('c2'))).rejects.toThrow('The disk is full.');
  });
});

describe('an import on a slow machine', () => {
  it('tells how far it is after each batch, and never the same twice', async () => {
    async function* items() {
      for (let line = 1; line <= 60; line += 1) yield { line, document: { id: `c${line}` } };
    }
    let now = 0;
    const lines = writeItems({
      items: items(),
      format: 'NDJSON',
      write: async (documents) =>
        documents.map(({ id }) => ({ id, status: 'created', version: 1, change: 1 }) as const),
      bytesRead: () => 7,
      isTerse: true,
      signal: open,
      elapsed: () => (now += 1_000),
    });
    expect(await gather(lines)).toEqual([
      { progress: { line: 50, ok: 50, failed: 0, bytes: 7 } },
      { progress: { line: 60, ok: 60, failed: 0, bytes: 7 } },
      { ok: 60, failed: 0, format: 'NDJSON' },
    ]);
  });
});

describe('a text that exhausts a worker', () => {
  it('costs its own line of an import and no other', async () => {
    async function* items() {
      for (const [at, id] of ['a', 'runaway', 'c'].entries()) yield { line: at + 1, document: { id } };
    }
    const written: string[] = [];
    const lines = writeItems({
      items: items(),
      format: 'NDJSON',
      write: async (documents) => {
        if (documents.some(({ id }) => id === 'runaway')) throw textTooComplex();
        written.push(...documents.map(({ id }) => id));
        return documents.map(({ id }) => ({ id, status: 'created', version: 1, change: 1 }) as const);
      },
      bytesRead: () => 0,
      isTerse: true,
      signal: open,
      elapsed: () => 0,
    });
    const told = await gather(lines);
    expect(written).toEqual(['a', 'c']);
    expect(told[0]).toMatchObject({ line: 2, status: 'error', error: { reason: 'TOO_COMPLEX' } });
    expect(told.at(-1)).toMatchObject({ ok: 2, failed: 1 });
  });

  const pool = new PiscinaParserPool(null, { heapMb: 140 });
  afterAll(() => pool.close());
  const task = (cvText: string) =>
    ({ kind: 'CANDIDATE', document: { id: 'x', cvText }, today: '2026-03-02', availableFrom: null }) as const;

  it('ends the worker and not the server: its job says why, and the next text is read', async () => {
    const long = task('lasser '.repeat(140_000));
    const runaway = pool.enrich(Array.from({ length: 30 }, () => long));
    const error: unknown = await runaway.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(CatalogueError);
    expect(error).toMatchObject({ code: 'IMPORT_UNREADABLE', details: [{ reason: 'TOO_COMPLEX' }] });
    const [read] = await pool.enrich([task('Ik ben lasser in Gent.')]);
    expect(read?.document.language).toBe('DUT');
  }, 180_000);
});
