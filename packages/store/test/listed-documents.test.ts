import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteStore, type RecordStore, type Write } from '../src/index.ts';
import { emptyEnrichment } from './candidate-write.ts';

const NOW = '2026-03-01T10:00:00.000Z';
let folder: string;
let store: RecordStore;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counterpart-store-'));
  store = openSqliteStore(folder);
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

function put(id: string, cvText: string): Write {
  return { op: 'put', kind: 'CANDIDATE', id, document: { id, cvText }, enrichment: emptyEnrichment(id, 'o1') };
}

it('shows a list from when somebody is available, in the version that it found, and nobody that is gone', () => {
  const value = { value: 30, weight: 1, required: false };
  const aspects = { availabilityAspect: { type: 'integer', weight: 1, required: false, value } } as const;
  const free: Write = {
    op: 'put',
    kind: 'CANDIDATE',
    id: 'b',
    document: { id: 'b', matchProfile: { aspects } },
    enrichment: { ...emptyEnrichment('b', 'o1'), availableFrom: '2026-03-31' },
  };
  store.write('lists', [put('a', 'een'), free], NOW);
  const { documents } = store.after('lists', '', 10);
  expect(documents.map(({ id, availableFrom }) => [id, availableFrom])).toEqual([
    ['a', null],
    ['b', '2026-03-31'],
  ]);
  expect(documents[0]).not.toHaveProperty('enrichment');
  const first = documents[1]?.change ?? 0;
  expect(store.listed('lists', 'b', first)).toEqual(documents[1]);
  expect(store.listed('lists', 'a', null)?.document.cvText).toBe('een');
  const release = store.retain();
  store.write('lists', [put('b', 'twee')], NOW);
  expect(store.listed('lists', 'b', first)).toEqual(documents[1]);
  expect(store.listed('lists', 'b', null)).toMatchObject({ version: 2, availableFrom: null });
  release();
  expect(store.listed('lists', 'b', first)).toBeNull();
  store.write('lists', [{ op: 'delete', id: 'a' }], NOW);
  expect(store.listed('lists', 'a', null)).toBeNull();
});
