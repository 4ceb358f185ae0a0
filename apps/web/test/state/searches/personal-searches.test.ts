import { beforeEach, describe, expect, it } from 'vitest';
import { unconfiguredIndex } from '../../../src/state/lists/unconfigured-index.ts';
import { savedDraft, type SavedSearch, SavedSearches } from '../../../src/state/start/saved-searches.ts';
import { settle, skill, storageOf } from '../matching/matching-world.ts';

const search = (id: string, label = id): SavedSearch => ({
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
  seen: { when: '2026-11-20T08:00:00.000Z', ids: ['a'] },
});

let kept: Map<string, string>;
let saved: SavedSearches;
let calls: string[];
let logged: string[];
let theirs: readonly unknown[];
let isDown: boolean;

const log = (what: string) => void logged.push(what);
const personal = {
  list: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(theirs)),
  put: async (_search: unknown, id: string) => {
    calls.push(`put ${id}`);
    if (isDown) throw new Error('down');
  },
  remove: async (id: string) => void calls.push(`remove ${id}`),
};
const ids = () => saved.store.get().searches.map(({ id }) => id);

beforeEach(() => {
  kept = new Map();
  saved = new SavedSearches(storageOf(kept));
  calls = [];
  logged = [];
  theirs = [];
  isDown = false;
});

describe('the saved searches of a person', () => {
  it('are joined once by those of the browser, which keeps none of them', async () => {
    saved.save(search('1'));
    saved.save(search('2'));
    theirs = [{ ...search('2'), aspects: {} }, { ...search('3'), aspects: {} }, { id: 'damaged' }];
    await saved.moveTo(personal, log);
    expect(calls).toEqual(['put 1']);
    expect(ids()).toEqual(['1', '2', '3']);
    expect(new SavedSearches(storageOf(kept)).store.get().searches).toEqual([]);
  });

  it('are kept and forgotten there from then on', async () => {
    await saved.moveTo(personal, log);
    saved.save(search('4'));
    saved.visit(search('4'), { when: '2026-11-22T09:00:00.000Z', ids: ['z'] });
    saved.remove('4');
    expect(calls).toEqual(['put 4', 'put 4', 'remove 4']);
    expect([...kept.values()].join('')).not.toContain('Search 4');
  });

  it('stay those of the browser where theirs cannot be had', async () => {
    saved.save(search('1'));
    isDown = true;
    await saved.moveTo(personal, log);
    expect(logged).toEqual(['The saved searches of the person could not be had']);
    expect(ids()).toEqual(['1']);
    expect(new SavedSearches(storageOf(kept)).store.get().searches).toHaveLength(1);
  });

  it('that cannot be kept are said in the log, and stay on the screen', async () => {
    await saved.moveTo(personal, log);
    isDown = true;
    saved.save(search('5'));
    await settle();
    expect(logged).toEqual(['A saved search could not be kept']);
    expect(ids()).toEqual(['5']);
  });

  it('are twenty at most', async () => {
    saved.save(search('own'));
    theirs = Array.from({ length: 25 }, (_, i) => ({ ...search(`t${i}`), aspects: {} }));
    await saved.moveTo(personal, log);
    expect(ids()).toHaveLength(20);
    expect(ids()[0]).toBe('own');
  });
});

describe('a saved search', () => {
  it('that is saved again takes the place of the earlier, and the others stay', () => {
    saved.save(search('1'));
    saved.save(search('2'));
    saved.save({ ...search('1'), name: 'new' });
    expect(saved.store.get().searches.map(({ id, name }) => [id, name])).toEqual([
      ['1', 'new'],
      ['2', 'Search 2'],
    ]);
    saved.remove('1');
    expect(ids()).toEqual(['2']);
  });

  it.each([
    ['id', 7],
    ['name', null],
    ['index', 7],
    ['choices', null],
    ['language', 'XXX'],
    ['seen', null],
    ['seen', { when: 7, ids: [] }],
    ['seen', { when: 'x', ids: 'a' }],
  ])('is left out where its %s is %j', (name, value) => {
    saved.save(search('1'));
    for (const [key, text] of kept) {
      const all = JSON.parse(text) as { searches: Record<string, unknown>[] };
      kept.set(key, JSON.stringify({ ...all, searches: [{ ...all.searches[0], [name]: value }, null, 'x'] }));
    }
    expect(new SavedSearches(storageOf(kept)).store.get().searches).toEqual([]);
  });

  it('drafts what it asks, with the filters of its address or none', () => {
    const indices = [unconfiguredIndex('candidates')];
    const drafted = savedDraft({ ...search('1', 'MIG'), strategy: 'own', choices: 'damaged' }, indices);
    expect(drafted).toMatchObject({ aspects: skill('MIG'), language: 'DUT', strategy: 'own' });
    expect(Object.keys(drafted.choices ?? {})).toEqual(['candidates']);
  });
});
