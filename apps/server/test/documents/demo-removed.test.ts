import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemoData, removeDemoData } from '../../src/services/documents/demo-data.ts';
import { emptyEnrichment } from '../worlds/empty-enrichment.ts';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

const NOW = '2026-03-02T12:00:00.000Z';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the demo data', () => {
  const load = (signal = new AbortController().signal) => {
    const { documents, indexing, clock } = server.services;
    return loadDemoData({ store: server.store, documents, indexing, signal, clock });
  };
  const put = (index: string, ids: readonly string[]) =>
    server.store.write(
      index,
      ids.map((id) => ({
        op: 'put',
        kind: index === 'jobs' ? 'JOB' : 'CANDIDATE',
        id,
        document: { id },
        enrichment: emptyEnrichment(id),
      })),
      NOW,
    );
  const count = () => ['candidates', 'jobs'].map((index) => server.store.count(index));

  it('MAT-02 ENG-16d what is still to come counts as a document that no match sees', async () => {
    const jobs = async () => {
      const { json } = await server.call('GET', '/hrmatching/indices');
      return json.indices.find(({ name }: { name: string }) => name === 'jobs');
    };
    expect(await jobs()).toMatchObject({ documents: 0, indexedDocuments: 0, fullyIndexed: true });
    server.services.indexing.expect('jobs', 3);
    expect(await jobs()).toMatchObject({ documents: 3, indexedDocuments: 0, fullyIndexed: false });
    server.services.indexing.expect('jobs', 0);
    expect(await jobs()).toMatchObject({ documents: 0, fullyIndexed: true });
  });

  it('SET-26 does not come where somebody has documents of their own already', async () => {
    put('candidates', ['mine']);
    await load();
    expect(count()).toEqual([1, 0]);
  });

  it('SET-26 is removed to the last document, and nothing else is; it does not come back', async () => {
    // more than are looked through and removed at a time
    for (let from = 0; from < 1200; from += 100) {
      put(
        'candidates',
        Array.from({ length: 100 }, (_, i) => `demo-c${String(from + i).padStart(4, '0')}`),
      );
    }
    put('jobs', ['demo-j1', 'own']);
    expect(count()).toEqual([1201, 2]);
    expect(removeDemoData(server.store, NOW)).toBe(1201);
    expect(count()).toEqual([1, 1]);
    server.store.write('candidates', [{ op: 'delete', id: 'mine' }], NOW);
    server.store.write('jobs', [{ op: 'delete', id: 'own' }], NOW);
    await load();
    expect(count()).toEqual([0, 0]);
  });
});
