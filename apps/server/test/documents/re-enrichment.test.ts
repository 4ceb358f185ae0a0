import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reEnrichStale } from '../../src/services/re-enrichment.ts';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

describe('documents that another ontology read', () => {
  it('ENG-16d are made sense of anew in the background, and keep their version', async () => {
    const { services, store } = server;
    await server.call('PUT', '/hrmatching/candidates_index/candidates/doc/s1?refresh=true', {
      cvText: 'Ik ben lasser.',
      language: 'DUT',
    });
    const record = store.get('candidates', 's1');
    if (record === null) throw new Error('not stored');
    const old = { ...record.enrichment, ontologyVersion: 'older', evidence: [] };
    store.reEnrich('candidates', [{ id: 's1', version: 1, document: record.document, enrichment: old }]);
    services.indexing.renew('candidates', 1);
    const during = await server.call('GET', '/hrmatching/indices');
    expect(during.json.indices[0]).toMatchObject({ documents: 1, indexedDocuments: 0, fullyIndexed: false });
    await reEnrichStale(services, store, new AbortController().signal);
    const renewed = store.get('candidates', 's1');
    expect(renewed).toMatchObject({ version: 1, enrichment: { ontologyVersion: services.ontologyVersion } });
    expect(renewed?.enrichment.evidence).toEqual(record.enrichment.evidence);
    const after = await server.call('GET', '/hrmatching/indices');
    expect(after.json.indices[0]).toMatchObject({ indexedDocuments: 1, fullyIndexed: true });
  });
});
