import { expect, it } from 'vitest';
import type { Write } from '../src/index.ts';
import { emptyEnrichment, putCandidate } from './candidate-write.ts';
import { storeInFolder } from './store-in-folder.ts';

const NOW = '2026-03-01T10:00:00.000Z';
const own = storeInFolder();

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
  own.store.write('lists', [putCandidate('a', 'een'), free], NOW);
  const { documents } = own.store.after('lists', '', 10);
  expect(documents.map(({ id, availableFrom }) => [id, availableFrom])).toEqual([
    ['a', null],
    ['b', '2026-03-31'],
  ]);
  expect(documents[0]).not.toHaveProperty('enrichment');
  const first = documents[1]?.change ?? 0;
  expect(own.store.listed('lists', 'b', first)).toEqual(documents[1]);
  expect(own.store.listed('lists', 'a', null)?.document.cvText).toBe('een');
  const release = own.store.retain();
  own.store.write('lists', [putCandidate('b', 'twee')], NOW);
  expect(own.store.listed('lists', 'b', first)).toEqual(documents[1]);
  expect(own.store.listed('lists', 'b', null)).toMatchObject({ version: 2, availableFrom: null });
  release();
  expect(own.store.listed('lists', 'b', first)).toBeNull();
  own.store.write('lists', [{ op: 'delete', id: 'a' }], NOW);
  expect(own.store.listed('lists', 'a', null)).toBeNull();
});
