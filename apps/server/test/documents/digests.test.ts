import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createEmbeddedIndex } from '@counterpart/engine';
import { DIGEST_FORMAT } from '@counterpart/engine/digest';
import type { SearchIndex, TermBucket } from '@counterpart/search-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IndexFollower } from '../../src/services/documents/index-follower.ts';
import { readStored } from '../../src/services/documents/stored-documents.ts';
import { startTestServer, TODAY, type TestServer } from '../worlds/test-server.ts';

const WELDER = {
  cvText: 'Lasser met ervaring in TIG-lassen en metaalbewerking.',
  language: 'DUT',
  extraProperties: { town: 'Gent', seen: '2026-02-01T09:00:00.000Z' },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  for (const id of ['anna', 'bert']) {
    await server.call('PUT', `/hrmatching/candidates_index/candidates/doc/${id}?refresh=true`, WELDER);
  }
});
afterAll(async () => server.close());

/** An index that is fed from the store of the server, from the beginning. */
async function followed(): Promise<{ readonly index: SearchIndex; readonly follower: IndexFollower }> {
  const index = createEmbeddedIndex({ readStored });
  const follower = new IndexFollower('candidates', server.store, index);
  await follower.follow();
  return { index, follower };
}

function execute(sql: string): void {
  const database = new DatabaseSync(path.join(server.folder, 'counterpart.db'));
  database.exec(sql);
  database.close();
}

async function termsOf(index: SearchIndex, property: string): Promise<readonly TermBucket[]> {
  return index.terms(property, { size: 5, filter: null, text: '', now: `${TODAY}T12:00:00Z` });
}

describe('what an index reads of a document', () => {
  it('is written with it, and says what its content says', async () => {
    const changes = server.store.changesAfter('candidates', 0, 10, DIGEST_FORMAT);
    expect(changes.map(({ row }) => row !== null && 'digest' in row)).toEqual([true, true]);
    const { index: digested } = await followed();
    execute('UPDATE documents SET digest_format = 0');
    const { index: read } = await followed();
    for (const property of ['town', 'seen', 'language', 'id', 'createdAt', 'updatedAt']) {
      const terms = await termsOf(read, property);
      expect([property, terms.length]).not.toEqual([property, 0]);
      expect(await termsOf(digested, property)).toEqual(terms);
    }
    const companions = await read.companions(await conceptsOf('anna'), 10);
    expect(await digested.companions(await conceptsOf('anna'), 10)).toEqual(companions);
  });

  it('that is damaged is passed over for the content; where that is damaged too, the document is named', async () => {
    execute(`UPDATE documents SET digest_format = ${DIGEST_FORMAT}`);
    execute(`UPDATE documents SET digest = x'01ff' WHERE id = 'bert'`);
    const { index, follower } = await followed();
    expect(await termsOf(index, 'town')).toEqual([{ key: 'Gent', count: 2 }]);
    expect(follower.unread).toEqual([]);
    execute(`UPDATE documents SET enrichment = 'no json' WHERE id = 'bert'`);
    const { index: other, follower: later } = await followed();
    expect(await termsOf(other, 'id')).toEqual([{ key: 'anna', count: 1 }]);
    expect(later.unread).toMatchObject([{ id: 'bert', reason: 'DAMAGED' }]);
  });
});

/** One concept that was found in a document, so that its companions are the others. */
async function conceptsOf(id: string): Promise<readonly string[]> {
  const found = server.store.get('candidates', id)?.enrichment.evidence ?? [];
  expect(new Set(found.map(({ conceptId }) => conceptId)).size).toBeGreaterThan(1);
  return found.slice(0, 1).map(({ conceptId }) => conceptId);
}
