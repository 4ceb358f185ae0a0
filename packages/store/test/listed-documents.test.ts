import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openSqliteStore, type Write } from '../src/index.ts';
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

const remove = (id: string): Write => ({ op: 'delete', id });

it('counts the documents that are there through writes, removals, refused writes and erasures, as a store just opened does', () => {
  const { store } = own;
  expect(store.count('counted')).toBe(0);
  store.write('counted', [putCandidate('a'), putCandidate('b'), putCandidate('c'), putCandidate('a')], NOW);
  expect(store.count('counted')).toBe(3);
  store.write('counted', [remove('b'), remove('b'), remove('nobody')], NOW);
  expect(store.count('counted')).toBe(2);
  store.write('counted', [{ ...putCandidate('d'), precondition: () => false }, putCandidate('b')], NOW);
  expect(store.count('counted')).toBe(3);
  // nothing of a call that fails is written
  const fails: Write = { ...putCandidate('f'), precondition: () => expect.unreachable() };
  expect(() => store.write('counted', [putCandidate('e'), fails], NOW)).toThrow();
  expect(store.count('counted')).toBe(3);
  store.write('other', [putCandidate('a')], NOW);
  store.erase('a', NOW);
  expect([store.count('counted'), store.count('other')]).toEqual([2, 0]);
  store.close();
  own.store = openSqliteStore(own.folder);
  expect([own.store.count('counted'), own.store.count('other')]).toEqual([2, 0]);
});

it('pages through those that are there in a folder of version 9 too', () => {
  own.store.write('paged', [putCandidate('c'), putCandidate('a'), putCandidate('b'), putCandidate('d')], NOW);
  own.store.write('paged', [remove('b')], NOW);
  own.store.close();
  const old = new DatabaseSync(path.join(own.folder, 'counterpart.db'));
  old.exec('DROP INDEX documents_living; PRAGMA user_version = 9');
  old.close();
  own.store = openSqliteStore(own.folder);
  const idsOf = (page: readonly { readonly id: string }[]) => page.map(({ id }) => id);
  expect(idsOf(own.store.page('paged', 0, 2))).toEqual(['a', 'c']);
  expect(idsOf(own.store.page('paged', 2, 2))).toEqual(['d']);
  expect(idsOf(own.store.after('paged', 'a', 5).documents)).toEqual(['c', 'd']);
  expect(own.store.count('paged')).toBe(3);
});
