import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreFailure } from '@counterpart/store';
import { type BulkLine, bulkLoad } from '../../src/services/documents/bulk-load.ts';
import { Documents } from '../../src/services/documents/documents.ts';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Loads lines into the candidates; the lines of the answer. */
async function load(lines: readonly string[]) {
  const { body } = await server.app.inject({
    method: 'POST',
    url: '/api/hrmatching/candidates_index/candidates/_bulk',
    headers: { 'content-type': 'application/x-ndjson', host: 'localhost' },
    payload: lines.join('\n'),
  });
  return body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('a bulk load', () => {
  it('ENG-16c refuses ids that the store would take for one, and takes a whole character beyond U+FFFF', async () => {
    expect(await load(['{"id":"a\\ud83d"}', '{"id":"a\\ud83e"}', '{"id":"a\\ud83d\\ude00"}'])).toMatchObject([
      { line: 1, status: 'error', error: { code: 'INVALID_REQUEST', path: 'id' } },
      { line: 2, status: 'error', error: { code: 'INVALID_REQUEST', path: 'id' } },
      { line: 3, id: 'a😀', status: 'created' },
      { ok: 1, failed: 2 },
    ]);
    const url = `/hrmatching/candidates_index/candidates/doc/${encodeURIComponent('a😀')}`;
    expect((await server.call('GET', url)).status).toBe(200);
  });

  it('ENG-16c takes a line of five million characters, and refuses one that is longer by its number', async () => {
    const line = (length: number) => '{"id":"long"'.padEnd(length - 1, ' ') + '}';
    expect(await load([line(5_000_000), line(5_000_001), '{"id":"after"}'])).toMatchObject([
      { line: 1, id: 'long', status: 'created' },
      { line: 2, status: 'error', error: { code: 'TOO_LARGE' } },
      { line: 3, id: 'after', status: 'created' },
      { ok: 2, failed: 1 },
    ]);
  });

  it('ENG-16b a removal that is to be seen is answered when a match sees it', async () => {
    const lines = Array.from({ length: 400 }, (_, i) => `{"id":"many${i}"}`);
    await load([...lines, '']);
    const { follower } = server.services.indices.get('candidates');
    await server.call('DELETE', '/hrmatching/candidates_index/candidates/doc/many7?refresh=true');
    expect(follower.isCaughtUp).toBe(true);
  });

  it('ENG-16c goes on past removals for which the disk has no room, and says so of each', async () => {
    const { indices, pool, clock } = server.services;
    const full = {
      ...server.store,
      write: () => {
        throw new StoreFailure('DISK_FULL', 'No room is left.');
      },
    };
    const documents = new Documents(full, indices, pool, undefined as never, clock);
    async function* lines() {
      yield new TextEncoder().encode('{"delete":"one"}\n{"id":"two"}\n{"delete":"three"}\n');
    }
    const answers: BulkLine[] = [];
    for await (const line of bulkLoad(documents, { kind: 'CANDIDATE', index: 'candidates', by: null }, lines())) {
      answers.push(line);
    }
    expect(answers).toMatchObject([
      { line: 1, status: 'error', error: { code: 'DISK_FULL' } },
      { line: 2, status: 'error', error: { code: 'DISK_FULL' } },
      { line: 3, status: 'error', error: { code: 'DISK_FULL' } },
      { ok: 0, failed: 3 },
    ]);
  });
});

describe('how far indexing is', () => {
  it('ENG-16d documents that are still to be made sense of anew are told as not yet indexed', async () => {
    const { follower } = server.services.indices.get('candidates');
    await follower.follow();
    const told = async () => (await server.call('GET', '/hrmatching/indices')).json.indices[0];
    const before = await told();
    expect(before.fullyIndexed).toBe(true);
    server.services.indexing.renew('candidates', 1);
    expect(await told()).toEqual({ ...before, fullyIndexed: false, indexedDocuments: before.indexedDocuments - 1 });
    server.services.indexing.renew('candidates', 0);
    expect(await told()).toEqual(before);
  });
});
