import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreFailure } from '@counterpart/store';
import { type BulkLine, bulkLoad } from '../../src/services/documents/bulk-load.ts';
import { Documents } from '../../src/services/documents/documents.ts';
import { emptyEnrichment } from '../worlds/empty-enrichment.ts';
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

  it('ENG-16c a load that is to be seen has ended when a match sees all of it', async () => {
    const lines = Array.from({ length: 400 }, (_, i) => `{"id":"seen${i}"}`);
    await server.app.inject({
      method: 'POST',
      url: '/api/hrmatching/candidates_index/candidates/_bulk?refresh=true',
      headers: { 'content-type': 'application/x-ndjson', host: 'localhost' },
      payload: lines.join('\n'),
    });
    expect(server.services.indices.get('candidates').follower.isCaughtUp).toBe(true);
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

describe('the batches of a bulk load', () => {
  /** How many lines were read, and how many documents are stored, when the first answer of a load comes. */
  async function atFirstAnswer(lines: readonly string[]) {
    const { documents } = server.services;
    const stored = () => server.store.count('jobs');
    const before = stored();
    let read = 0;
    async function* stream() {
      for (const line of lines) {
        read += 1;
        yield new TextEncoder().encode(`${line}\n`);
      }
    }
    for await (const answer of bulkLoad(documents, { kind: 'JOB', index: 'jobs', by: null }, stream())) {
      expect(answer).toMatchObject({ line: 1, status: 'created' });
      return { read, stored: stored() - before };
    }
    return null;
  }

  it('ENG-16c hold 50 lines, which are stored before the first of them is answered', async () => {
    const lines = Array.from({ length: 120 }, (_, i) => `{"id":"batch${i}"}`);
    expect(await atFirstAnswer(lines)).toEqual({ read: 50, stored: 50 });
  });

  it('ENG-16c hold fewer when these come to 200,000 characters', async () => {
    const line = (id: string, length: number) => `{"id":"${id}"`.padEnd(length - 1, ' ') + '}';
    const lines = [line('wide1', 100_000), line('wide2', 99_999), line('wide3', 1000), line('wide4', 1000)];
    expect(await atFirstAnswer(lines)).toEqual({ read: 3, stored: 3 });
  });
});

describe('how far indexing is', () => {
  it('MAT-02 names the first 100 documents that could not be read, in the order in which they came', async () => {
    const many = await startTestServer();
    try {
      const now = '2026-03-02T12:00:00Z';
      for (let i = 1; i <= 101; i += 1) {
        const id = `u${i}`;
        const enrichment = emptyEnrichment(id, true);
        many.store.write('candidates', [{ op: 'put', kind: 'CANDIDATE', id, document: { id }, enrichment }], now);
      }
      await many.services.indices.get('candidates').follower.follow();
      const { json } = await many.call('GET', '/hrmatching/indices');
      const [{ unread, indexedDocuments }] = json.indices;
      expect([unread.length, unread[0].id, unread[99].id, indexedDocuments]).toEqual([100, 'u1', 'u100', 101]);
    } finally {
      await many.close();
    }
  });

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
