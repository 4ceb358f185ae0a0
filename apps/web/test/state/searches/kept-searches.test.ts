import { beforeEach, describe, expect, it } from 'vitest';
import { durationMs } from '../../../src/state/kept/max-age.ts';
import { answerOf, openPage, type OpenedPage, skill, sortModes } from '../matching/matching-world.ts';

const entity = { type: 'JOB', index: 'jobs', id: 'j1' } as const;
const document = (version = 3) => ({
  id: 'j1',
  version,
  language: 'FRE',
  matchProfile: { aspects: { hardSkills: { type: 'concepts', value: [{ id: 's', label: 'soudure' }] } } },
});

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
});

async function load({ context, sent }: OpenedPage, version = 3): Promise<void> {
  void context.load(entity);
  await sent.at(-1)?.answer(document(version));
}

/** The labels of the hard skills that are drafted. */
function labels({ context }: OpenedPage): readonly string[] {
  const aspect = context.store.get().aspects.hardSkills;
  return aspect?.type === 'concepts' ? aspect.value.map(({ label }) => label) : [];
}

/** A page that matched an edited profile and whose draft is gone, so that only the kept match is left. */
async function matchedBefore(changes: Parameters<typeof openPage>[1] = {}): Promise<void> {
  const page = openPage(kept, changes);
  await load(page);
  page.context.setAspects(skill('MIG', 150));
  page.context.setLanguage('ENG');
  void page.context.match();
  for (const request of page.sent.slice(1)) await request.answer(answerOf(1, 'x'));
  void page.context.setSortMode('b', sortModes[1]);
  await page.sent.at(-1)?.answer(answerOf(1, 'x'));
  for (const key of kept.keys()) if (key.includes('draft.')) kept.delete(key);
}

describe('a kept search', () => {
  it('MAT-12a MAT-12b MAT-10 the last request is kept per page, entity and index, and restored over the document', async () => {
    await matchedBefore();
    expect([...kept.keys()].toSorted()).toEqual([
      'counterpart.search.request.profileToCandidates.JOB/jobs/j1.a',
      'counterpart.search.request.profileToCandidates.JOB/jobs/j1.b',
    ]);
    const page = openPage(kept);
    await load(page);
    expect(labels(page)).toEqual(['MIG']);
    expect(page.context.store.get().language).toBe('ENG');
    expect(page.context.nextRequest('a').sortMode?.name).toBe('relevance');
    expect(page.context.nextRequest('b').sortMode?.name).toBe('name');
    // one match, with what was restored
    expect(page.sent).toHaveLength(3);
    expect(page.sent[1]?.body.matchProfile?.aspects['hardSkills']).toMatchObject({ value: [{ weight: 1.5 }] });
    page.context.reset();
    expect(labels(page)).toEqual(['soudure']);
  });

  it('MAT-12a another entity and another page have none of it', async () => {
    await matchedBefore();
    const other = openPage(kept);
    void other.context.load({ ...entity, id: 'j2' });
    await other.sent[0]?.answer(document());
    expect(labels(other)).toEqual(['soudure']);
    const elsewhere = openPage(kept, { name: 'jobToCandidates' });
    await load(elsewhere);
    expect(labels(elsewhere)).toEqual(['soudure']);
  });

  it('MAT-12c it is discarded when its version is not 1', async () => {
    await matchedBefore();
    for (const [key, text] of kept) kept.set(key, JSON.stringify({ ...JSON.parse(text), version: 2 }));
    const page = openPage(kept);
    await load(page);
    expect(labels(page)).toEqual(['soudure']);
  });

  it('MAT-12c it is discarded when it is older than thirty days, and not a day before', async () => {
    await matchedBefore({ today: '2026-11-22' });
    const snapshot = new Map(kept);
    const atThirty = openPage(kept, { today: '2026-12-22' });
    await load(atThirty);
    expect(labels(atThirty)).toEqual(['MIG']);
    const later = openPage(snapshot, { today: '2026-12-23' });
    expect(snapshot.size).toBe(0);
    await load(later);
    expect(labels(later)).toEqual(['soudure']);
  });

  it('MAT-12c it is discarded when the version of the entity differs', async () => {
    await matchedBefore();
    const page = openPage(kept);
    await load(page, 4);
    expect(labels(page)).toEqual(['soudure']);
    // it does not come back with the version that it was kept for
    expect([...kept.keys()].filter((key) => key.includes('.request.'))).toEqual([]);
    const again = openPage(kept);
    await load(again);
    expect(labels(again)).toEqual(['soudure']);
  });

  it('MAT-12c the version is that of the document, whatever a property of the same name says', async () => {
    await matchedBefore();
    const page = openPage(kept);
    void page.context.load(entity);
    await page.sent.at(-1)?.answer({ ...document(3), extraProperties: { version: 9 } });
    expect(labels(page)).toEqual(['MIG']);
  });

  it('MAT-12c the property that says the version can be another one', async () => {
    const changes = { entityVersionProperty: 'revision' };
    await matchedBefore(changes);
    const page = openPage(kept, changes);
    await load(page, 4);
    expect(labels(page)).toEqual(['MIG']);
  });

  it('MAT-12d excluded ids are never kept, neither of a match nor of a draft', async () => {
    const page = openPage(kept);
    await load(page);
    void page.context.setExcludedIds('a', ['c3']);
    for (const request of page.sent.slice(1)) await request.answer(answerOf(1, 'x'));
    expect(kept.size).toBeGreaterThan(1);
    expect([...kept.values()].join(' ')).not.toContain('c3');
    const again = openPage(kept);
    await load(again);
    expect(again.context.nextRequest('a').excludedIds).toEqual([]);
  });

  it('MAT-12e without the matching options neither aspects nor sort mode are kept', async () => {
    await matchedBefore({ persistsMatchingOptions: false });
    const page = openPage(kept);
    await load(page);
    expect(labels(page)).toEqual(['soudure']);
    expect(page.context.nextRequest('b').sortMode?.name).toBe('relevance');
    expect(page.context.store.get().language).toBe('ENG');
  });

  it('what is no kept search at all is passed over', async () => {
    kept.set('counterpart.search.draft.profileToCandidates.JOB/jobs/j1', 'not json');
    kept.set('something.else', 'stays');
    const page = openPage(kept);
    await load(page);
    expect(labels(page)).toEqual(['soudure']);
    expect(kept.get('something.else')).toBe('stays');
  });
});

describe('a draft', () => {
  it('survives a reload over a kept match: flag, weight, filters, sort and language', async () => {
    const before = openPage(kept);
    await load(before);
    void before.context.match();
    for (const request of before.sent.slice(1)) await request.answer(answerOf(1, 'x'));
    const aspects = skill('TIG', 37);
    before.context.setAspects({ hardSkills: { ...aspects.hardSkills, required: true } } as typeof aspects);
    before.context.setLanguage('ITA');
    before.context.setStrategy('strict');
    void before.context.setSortMode('a', sortModes[1]);
    const after = openPage(kept);
    await load(after);
    expect(after.context.store.get()).toMatchObject({
      language: 'ITA',
      strategy: 'strict',
      aspects: { hardSkills: { required: true, value: [{ label: 'TIG', weight: 37 }] } },
      indices: { a: { sortMode: { name: 'name' } } },
    });
  });

  it('without an entity it is there again, and matches only when it had been matched', async () => {
    const before = openPage(kept);
    void before.context.withoutSource();
    before.context.setAspects(skill('TIG'));
    const unmatched = openPage(new Map(kept));
    void unmatched.context.withoutSource();
    expect(labels(unmatched)).toEqual(['TIG']);
    expect(unmatched.sent).toEqual([]);
    void before.context.match();
    const matched = openPage(kept);
    void matched.context.withoutSource();
    expect(labels(matched)).toEqual(['TIG']);
    expect(matched.sent).toHaveLength(2);
  });

  it('of a source is left behind when the page is opened without one, and found again with it', async () => {
    const page = openPage(kept);
    await load(page);
    page.context.setAspects(skill('TIG'));
    void page.context.withoutSource();
    expect(labels(page)).toEqual([]);
    await load(page);
    expect(labels(page)).toEqual(['TIG']);
  });

  it('a profile that was emptied by hand stays empty', async () => {
    const before = openPage(kept);
    await load(before);
    before.context.clear();
    const after = openPage(kept);
    await load(after);
    expect(labels(after)).toEqual([]);
  });

  it('expires as a kept search does', async () => {
    const before = openPage(kept, { today: '2026-11-22' });
    void before.context.withoutSource();
    before.context.setAspects(skill('TIG'));
    const after = openPage(kept, { today: '2026-12-23' });
    void after.context.withoutSource();
    expect(labels(after)).toEqual([]);
  });
});

describe('an age', () => {
  it('A9 P30D is thirty days', () => {
    expect(durationMs('P30D')).toBe(2_592_000_000);
    expect(durationMs('P1Y2M3W4DT5H6M7S')).toBe((365 + 60 + 21 + 4) * 86_400_000 + 5 * 3_600_000 + 6 * 60_000 + 7000);
    expect(['', 'P', '30 days', 'PT'].map(durationMs)).toEqual([null, null, null, null]);
  });
});
