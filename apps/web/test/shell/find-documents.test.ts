import { createApiClient } from '@counterpart/client';
import { describe, expect, it } from 'vitest';
import { findDocuments } from '../../src/state/documents/find-documents.ts';
import { putDocument } from '../../src/state/documents/put-document.ts';
import { Store } from '../../src/state/store.ts';
import { type Sent, settle, waitingNetwork } from '../state/matching/matching-world.ts';

function opened() {
  const sent: Sent[] = [];
  return { sent, api: createApiClient({ baseUrl: '/api', fetch: waitingNetwork(sent) }) };
}

const INDICES = {
  indices: [
    { name: 'jobs', kind: 'JOB' },
    { name: 'people', kind: 'CANDIDATE' },
  ],
};
const contains = (property: string) => ({
  property,
  data: { type: 'keyword', comparison: 'contains', value: 'peeters' },
});

describe('a candidate or a job that is looked for', () => {
  it('is found by id, name, company or title, five of each index', async () => {
    const { sent, api } = opened();
    const found = findDocuments(api, 'peeters', new AbortController().signal);
    expect(sent[0]?.url).toBe('/api/hrmatching/indices');
    await sent[0]?.answer(INDICES);
    expect(sent.slice(1).map(({ url, body }) => [url, body])).toEqual([
      [
        '/api/hrmatching/match2jobs/jobs',
        {
          from: 0,
          size: 5,
          matchFilter: { combinator: 'or', rules: ['id', 'company', 'jobTitle'].map(contains) },
        },
      ],
      [
        '/api/hrmatching/match2candidates/people',
        { from: 0, size: 5, matchFilter: { combinator: 'or', rules: ['id', 'name'].map(contains) } },
      ],
    ]);
    const job = { id: 'j1', jobTitle: 'Lasser', extraProperties: { company: 'Peeters nv' } };
    const person = { id: 'peeters', preferredJobTitle: 'lasser', extraProperties: { name: 'An Peeters' } };
    await sent[1]?.answer({ count: 2, matches: [{ document: job }, { document: { id: 'j2' } }] });
    await sent[2]?.answer({ count: 1, matches: [{ document: person }] });
    expect(await found).toEqual([
      { kind: 'CANDIDATE', index: 'people', id: 'peeters', title: 'An Peeters', about: 'lasser · peeters' },
      { kind: 'JOB', index: 'jobs', id: 'j1', title: 'Lasser', about: 'Peeters nv · j1' },
      { kind: 'JOB', index: 'jobs', id: 'j2', title: 'j2', about: 'j2' },
    ]);
  });

  it('is left out where an index knows no names, and said where the server is out of order', async () => {
    for (const [status, isLeftOut] of [
      [400, true],
      [500, false],
    ] as const) {
      const { sent, api } = opened();
      const found = findDocuments(api, 'peeters', new AbortController().signal).catch(() => 'failed');
      await sent[0]?.answer({ indices: INDICES.indices.slice(1) });
      await sent[1]?.answer({}, status);
      expect(await found).toEqual(isLeftOut ? [] : 'failed');
    }
  });
});

describe('a document that is stored', () => {
  it.each([
    ['JOB', '/api/hrmatching/jobs_index/my%20jobs/doc/d1?refresh=true'],
    ['CANDIDATE', '/api/hrmatching/candidates_index/my%20jobs/doc/d1?refresh=true'],
  ] as const)('as a %s is put under its id and waited for', async (kind, url) => {
    const { sent, api } = opened();
    const put = putDocument(api, kind, 'my jobs', { id: 'd1', jobTitle: 'x' });
    expect(sent[0]?.url).toBe(url);
    expect(sent[0]?.body).toEqual({ id: 'd1', jobTitle: 'x' });
    await sent[0]?.answer({});
    await put;
  });
});

describe('a store', () => {
  it('tells who listens of what changed, until they stop', async () => {
    const store = new Store({ a: 1, b: 2 });
    const heard: unknown[] = [];
    const stop = store.subscribe(() => void heard.push(store.get()));
    store.set({ b: 3 });
    stop();
    store.set({ a: 4 });
    await settle();
    expect(heard).toEqual([{ a: 1, b: 3 }]);
    expect(store.get()).toEqual({ a: 4, b: 3 });
  });
});
