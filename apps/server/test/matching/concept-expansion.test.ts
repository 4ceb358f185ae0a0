import { ROUTES } from '@counterpart/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

let server: TestServer;
const expand = async (body: object, query = '') => (await server.call('POST', `/ontology/expand${query}`, body)).json;

beforeAll(async () => {
  server = await startTestServer();
  const put = (id: string, cvText: string) =>
    server.call('PUT', `/hrmatching/candidates_index/candidates/doc/${id}?refresh=true`, { language: 'DUT', cvText });
  await put('c1', 'Ik ben lasser en ken TIG-lassen.');
  await put('c2', 'Ik ken TIG-lassen en MIG-lassen.');
  await put('c3', 'Boekhouder in een kantoor.');
});
afterAll(async () => server.close());

describe('what a value is looked for as', () => {
  it('is itself first, then what it reaches, with the documents that a match finds it in', async () => {
    const answer = await expand({ label: 'lassen', aspect: 'hardSkills', lang: 'nl', index: 'candidates', size: 20 });
    expect(ROUTES.expand.response?.parse(answer)).toEqual(answer);
    expect(answer.concepts).toMatchObject([{ label: 'lassen' }]);
    expect(answer.items[0]).toMatchObject({ label: 'lassen', relation: 'same', similarity: 1, holds: true });
    const tig = answer.items.find(({ label }: { label: string }) => label === 'TIG-lassen');
    expect(tig).toMatchObject({ relation: 'narrower', similarity: 0.9, holds: true, documents: 2 });
    const similarities = answer.items.map(({ similarity }: { similarity: number }) => similarity);
    expect(similarities).toEqual(similarities.toSorted((a: number, b: number) => b - a));
    expect(answer.count).toBeGreaterThanOrEqual(answer.items.length);
  });

  it('names of equally near ones those that most documents have', async () => {
    const answer = await expand({ label: 'lassen', aspect: 'hardSkills', lang: 'nl', index: 'candidates', size: 3 });
    const rows = answer.items.map(({ label, documents }: { label: string; documents: number }) => [label, documents]);
    expect(rows).toEqual([
      ['lassen', 0],
      ['TIG-lassen', 2],
      ['MIG/MAG-lassen', 1],
    ]);
    expect(answer.count).toBeGreaterThan(3);
  });

  it('is told without counts when no index is named, and no further than the expansion goes', async () => {
    const plain = await expand({ label: 'lassen', aspect: 'hardSkills', lang: 'nl' });
    expect(plain.items[0].documents).toBeNull();
    const none = await expand({ label: 'lassen', aspect: 'hardSkills', lang: 'nl', expansionType: 'NONE' });
    expect(none).toMatchObject({ count: 1, items: [{ relation: 'same' }] });
  });

  it('is what the words were read as, when the profile says so', async () => {
    const [{ conceptId }] = (await expand({ label: 'TIG-lassen', aspect: 'hardSkills', lang: 'nl' })).concepts;
    const answer = await expand({ label: 'in de las staan', conceptId, aspect: 'hardSkills', lang: 'nl' });
    expect(answer.concepts).toMatchObject([{ conceptId, label: 'TIG-lassen' }]);
  });

  it('of unknown words is nothing, and the likest labels of the aspect are named', async () => {
    const answer = await expand({ label: 'heftruckchaufeur', aspect: 'jobFunctions', lang: 'nl', index: 'candidates' });
    expect(answer).toMatchObject({ concepts: [], items: [], count: 0 });
    expect(answer.nearest[0].label).toBe('heftruckchauffeur');
    expect((await expand({ label: 'qqqqzzzz', aspect: 'jobFunctions', lang: 'nl' })).nearest).toEqual([]);
  });

  it('refuses an unknown index, strategy and aspect', async () => {
    const call = async (body: object, query = '') =>
      (await server.call('POST', `/ontology/expand${query}`, body)).status;
    expect(await call({ label: 'lassen', aspect: 'hardSkills', index: 'nowhere' })).toBe(404);
    expect(await call({ label: 'lassen', aspect: 'hardSkills' }, '?strategy=nonsense')).toBe(404);
    expect(await call({ label: 'lassen', aspect: 'hats' })).toBe(400);
  });
});
