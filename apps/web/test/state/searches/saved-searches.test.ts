import { beforeEach, describe, expect, it } from 'vitest';
import { newIds, type SavedSearch, SavedSearches } from '../../../src/state/start/saved-searches.ts';
import { skill, storageOf } from '../matching/matching-world.ts';

const search = (id: string, label = 'MIG'): SavedSearch => ({
  id,
  name: `Search ${id}`,
  about: '',
  page: 'profileToCandidates',
  index: 'candidates',
  aspects: skill(label),
  language: 'DUT',
  strategy: null,
  choices: '',
  entity: null,
  job: null,
  seen: { when: '2026-11-20T08:00:00.000Z', ids: ['a', 'b'] },
});

let kept: Map<string, string>;
let saved: SavedSearches;

beforeEach(() => {
  kept = new Map();
  saved = new SavedSearches(storageOf(kept));
});

describe('saved searches', () => {
  it('survive in the browser, the newest first, with weights as they were', () => {
    saved.save(search('1'));
    saved.save(search('2', 'TIG'));
    const again = new SavedSearches(storageOf(kept)).store.get().searches;
    expect(again.map(({ id }) => id)).toEqual(['2', '1']);
    expect(again[1]?.aspects).toEqual(skill('MIG'));
  });

  it('say which of the results above the fold were not there at the last visit', () => {
    expect(newIds(search('1'), ['b', 'c', 'a', 'd'])).toEqual(['c', 'd']);
    expect(newIds(search('1'), ['b'])).toEqual([]);
  });

  it('a visit tells what is new since the one before, and from then on has seen it', () => {
    saved.save(search('1'));
    saved.visit(search('1'), { when: '2026-11-22T09:00:00.000Z', ids: ['c', 'a'] });
    const { arrivals, searches } = saved.store.get();
    expect(arrivals['1']).toEqual({ since: '2026-11-20T08:00:00.000Z', ids: ['c'] });
    expect(searches[0]?.seen).toEqual({ when: '2026-11-22T09:00:00.000Z', ids: ['c', 'a'] });
  });

  it('a match that asks anything else visits nothing', () => {
    saved.save(search('1'));
    const seen = { when: '2026-11-22T09:00:00.000Z', ids: ['z'] };
    saved.visit({ ...search('1'), strategy: 'JOB2' }, seen);
    saved.visit({ ...search('1'), choices: 'eyJh' }, seen);
    saved.visit(search('1', 'TIG'), seen);
    expect(saved.store.get().searches[0]?.seen.ids).toEqual(['a', 'b']);
  });

  it('are found by what they ask and can be removed', () => {
    saved.save(search('1'));
    expect(saved.find({ ...search('other') })?.id).toBe('1');
    saved.remove('1');
    expect(saved.find(search('1'))).toBeUndefined();
    expect(new SavedSearches(storageOf(kept)).store.get().searches).toEqual([]);
  });

  it('keep the newest twenty', () => {
    for (let i = 0; i < 22; i += 1) saved.save(search(String(i), `s${i}`));
    const { searches } = saved.store.get();
    expect(searches).toHaveLength(20);
    expect(searches[0]?.id).toBe('21');
  });

  it('of another form, damaged, or of a page that is gone are left out', () => {
    kept.set('counterpart.saved', '{"version":2,"searches":[{}]}');
    expect(new SavedSearches(storageOf(kept)).store.get().searches).toEqual([]);
    kept.set('counterpart.saved', '{oops');
    expect(new SavedSearches(storageOf(kept)).store.get().searches).toEqual([]);
    saved.save(search('1'));
    saved.save({ ...search('2'), page: 'gone' as never });
    expect(new SavedSearches(storageOf(kept)).store.get().searches.map(({ id }) => id)).toEqual(['1']);
  });

  it('a storage that is full costs their survival only', () => {
    const full = new SavedSearches({
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    full.save(search('1'));
    expect(full.store.get().searches).toHaveLength(1);
  });
});
