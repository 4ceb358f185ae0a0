import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchIndex, SearchView, IndexChange } from '@counterpart/search-port';
import { createEmbeddedIndex } from '../../src/index.ts';
import { enrichment } from '../enrichments.ts';
import { emptyQuery, EVERYBODY as ALL, NOW } from '../everybody.ts';

/** The same documents in an index that read them from a snapshot. */
async function reread(index: SearchIndex): Promise<SearchIndex> {
  const pieces: Uint8Array[] = [];
  for await (const piece of index.snapshots?.write('') ?? []) pieces.push(piece);
  const other = createEmbeddedIndex({ sizes: { open: 4, closed: 32 } });
  expect(await other.snapshots?.read(Buffer.concat(pieces))).toBe('');
  return other;
}

describe('the embedded index', () => {
  it('ENG-16a keeps answering after a document was replaced a thousand times', async () => {
    const index = createEmbeddedIndex();
    for (let i = 0; i < 1000; i += 1) {
      await index.apply([
        { op: 'put', document: { id: 'a', enrichment: enrichment('a', `k${i}`), properties: { turn: i } } },
      ]);
    }
    expect(await index.size()).toBe(1);
    expect(await index.terms('turn', { size: 10, filter: null, text: '', now: NOW })).toEqual([
      { key: '999', count: 1 },
    ]);
    expect(await index.companions(['k998'], 10)).toEqual([]);
  });

  it('ENG-09 counts what goes with a concept in the documents of now, in all of some hundreds', async () => {
    const index = createEmbeddedIndex();
    const both = (id: string) => ({
      ...enrichment(id, 'welding'),
      evidence: ['welding', id === 'c0' ? 'gone' : 'grinding'].flatMap((concept) => enrichment(id, concept).evidence),
    });
    const put = (id: string): IndexChange => ({ op: 'put', document: { id, enrichment: both(id), properties: {} } });
    await index.apply(Array.from({ length: 301 }, (_, i) => put(`c${i}`)));
    expect(await index.companions(['welding'], 10)).toEqual([
      { key: 'grinding', count: 300 },
      { key: 'gone', count: 1 },
    ]);
    await index.apply([{ op: 'remove', id: 'c0' }]);
    expect(await index.companions(['welding'], 10)).toEqual([{ key: 'grinding', count: 300 }]);
  });

  it('ENG-13e lists every value of a property that has thousands, by count and then by name', async () => {
    const index = createEmbeddedIndex();
    const tags = Array.from({ length: 5000 }, (_, i) => `t${String(i).padStart(4, '0')}`);
    const document = { id: 'a', enrichment: enrichment('a', 'k'), properties: { tags } };
    const twice = { id: 'b', enrichment: enrichment('b', 'k'), properties: { tags: ['t4999'] } };
    await index.apply([
      { op: 'put', document },
      { op: 'put', document: twice },
    ]);
    const found = await index.terms('tags', { size: 6000, filter: null, text: '', now: NOW });
    expect(found.map(({ key }) => key)).toEqual(['t4999', ...tags.slice(0, -1)]);
    expect(found.slice(0, 2).map(({ count }) => count)).toEqual([2, 1]);
  });

  it('ENG-16a takes changes in one after another, also where nobody waits for the one before', async () => {
    const index = createEmbeddedIndex({ sizes: { open: 4, closed: 16 } });
    const put = (id: string, turn: number): IndexChange => ({
      op: 'put',
      document: { id, enrichment: enrichment(id, 'k'), properties: { turn } },
    });
    const many = (turn: number) => Array.from({ length: 2000 }, (_, i) => put(`c${i}`, turn));
    await Promise.all([index.apply(many(1)), index.apply(many(2)), index.apply([{ op: 'remove', id: 'c7' }])]);
    expect(await index.size()).toBe(1999);
    expect(await index.terms('turn', { size: 10, filter: null, text: '', now: NOW })).toEqual([
      { key: '2', count: 1999 },
    ]);
  });

  it('a view goes on showing the versions of its moment, also when its blocks were closed and put together since', async () => {
    const index = createEmbeddedIndex({ sizes: { open: 2, closed: 16 } });
    const put = (id: string, change: number) =>
      index.apply([{ op: 'put', document: { id, change, enrichment: enrichment(id, 'k'), properties: {} } }]);
    await put('a', 1);
    await put('b', 2);
    const view = index.view();
    await put('a', 3);
    await put('c', 4);
    await index.apply([{ op: 'remove', id: 'b' }]);
    for (let i = 0; i < 40; i += 1) await put(`d${i % 20}`, 5 + i);
    const changes = ({ changeOf }: SearchView) => Promise.all(['a', 'b', 'c', 'd1'].map(changeOf));
    expect(await changes(view)).toEqual([1, 2, null, null]);
    expect(await changes(index.view())).toEqual([3, null, 4, 26]);
  });

  it.each([1, 40])(
    'a rule about days finds whoever has the property, in blocks where none, few or all have it (%i)',
    async (many) => {
      const index = createEmbeddedIndex({ sizes: { open: many, closed: 64 * many } });
      const days: Readonly<Record<string, string>> = { b3: '2026-06-01T08:00:00Z', c1: '2026-06-20', c2: '2019-01-01' };
      for (const block of ['a', 'b', 'c']) {
        const changes = Array.from({ length: many === 1 ? 4 : many }, (_, i): IndexChange => {
          const id = `${block}${i}`;
          const day = days[id] ?? (block === 'c' ? '2019-02-02' : null);
          const properties = day === null ? {} : { since: day };
          return { op: 'put', document: { id, enrichment: enrichment(id, 'k'), properties } };
        });
        await index.apply(changes);
      }
      const rule = {
        property: 'since',
        data: { type: 'date' as const, comparison: 'after' as const, value: '2026-05-01' },
      };
      const { hits } = await index.search(emptyQuery(), {
        ...ALL,
        from: 0,
        filter: { combinator: 'and', rules: [rule] },
      });
      expect(hits.map(({ id }) => id).sort()).toEqual(['b3', 'c1']);
    },
  );

  it('reads a long document a piece at a time, and nothing of it is seen before it is whole', async () => {
    const seen: string[] = [];
    const index = createEmbeddedIndex({
      pause: async () => {
        const { hits } = await index.search(emptyQuery(), { ...ALL, from: 0 });
        seen.push(hits.map(({ id }) => id).join(' '));
      },
    });
    const put = (id: string, stems: readonly string[]) => {
      const text = { source: 'CV_TEXT' as const, field: 'cvText', endYear: null, stems, starts: [], ends: [] };
      const document = { id, enrichment: { ...enrichment(id, 'k'), texts: [text] }, properties: {} };
      return { op: 'put' as const, document };
    };
    await index.apply([put('short', ['word'])]);
    // a busy machine may pause while the first one is read, too
    seen.length = 0;
    const long = Array.from({ length: 400_000 }, (_, i) => `stem${i}`);
    await index.apply([put('before', ['word']), put('long', long)]);
    expect(seen.length).toBeGreaterThan(1);
    expect(new Set(seen)).toEqual(new Set(['short']));
    expect((await index.search(emptyQuery(), ALL)).hits.map(({ id }) => id)).toEqual(['before', 'long', 'short']);
  });

  it('a search that nobody waits for lets those that are awaited go first, and finds the same', async () => {
    const index = createEmbeddedIndex();
    for (const id of ['a', 'b', 'c']) {
      await index.apply([{ op: 'put', document: { id, enrichment: enrichment(id, 'k'), properties: {} } }]);
    }
    const options = { filter: null, excludedIds: [], leaveOut: null, sort: [], from: 0, size: 10, now: NOW };
    const ended: string[] = [];
    const search = async (name: string, isPatient: boolean) => {
      const found = await index.search(emptyQuery(), { ...options, isPatient });
      ended.push(name);
      return found;
    };
    const patient = search('patient', true);
    const awaited = search('awaited', false);
    expect(await patient).toEqual(await awaited);
    expect((await patient).count).toBe(3);
    expect(ended).toEqual(['awaited', 'patient']);
  });

  it('ENG-16a holds just one version of each document whatever comes and goes, as a Map would', async () => {
    const change = fc.record({ name: fc.integer({ min: 0, max: 30 }), isRemoval: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(change, { maxLength: 12 }), { maxLength: 20 }), async (batches) => {
        let index = createEmbeddedIndex({ sizes: { open: 4, closed: 32 } });
        const expected = new Map<string, number>();
        let turn = 0;
        for (const [i, batch] of batches.entries()) {
          const changes = batch.map(({ name, isRemoval }): IndexChange => {
            const id = `document ${name}`;
            turn += 1;
            if (isRemoval) expected.delete(id);
            else expected.set(id, turn);
            const properties = { turn };
            return isRemoval
              ? { op: 'remove', id }
              : { op: 'put', document: { id, change: turn, enrichment: enrichment(id, 'k'), properties } };
          });
          await index.apply(changes);
          if (i % 5 === 4) index = await reread(index);
        }
        const turns = await index.terms('turn', { size: 1000, filter: null, text: '', now: NOW });
        expect(await index.size()).toBe(expected.size);
        expect(turns.map(({ key, count }) => [Number(key), count]).toSorted(([a = 0], [b = 0]) => a - b)).toEqual(
          [...expected.values()].toSorted((a, b) => a - b).map((each) => [each, 1]),
        );
        const view = index.view();
        for (const [id, found] of expected) expect(await view.changeOf(id)).toBe(found);
      }),
    );
  });

  it('takes nothing in of a batch of which one document cannot be read', async () => {
    const index = createEmbeddedIndex();
    await index.apply([
      { op: 'put', document: { id: 'a', change: 1, enrichment: enrichment('a', 'k'), properties: {} } },
    ]);
    const broken = { ...enrichment('b', 'k'), evidence: null } as unknown as ReturnType<typeof enrichment>;
    const batch = index.apply([
      { op: 'remove', id: 'a' },
      { op: 'put', document: { id: 'b', enrichment: broken, properties: {} } },
    ]);
    await expect(batch).rejects.toThrow();
    const { changeOf } = index.view();
    expect([await index.size(), await changeOf('a'), await changeOf('b')]).toEqual([1, 1, null]);
  });

  it('knows a property as long as a living document has it', async () => {
    const index = createEmbeddedIndex({ sizes: { open: 2, closed: 16 } });
    const put = (id: string, properties: Readonly<Record<string, unknown>>) =>
      index.apply([{ op: 'put', document: { id, enrichment: enrichment(id, 'k'), properties } }]);
    for (const id of ['a', 'b', 'c', 'd', 'e']) await put(id, id === 'c' ? { town: '' } : { age: 3 });
    expect(await index.hasProperty('town')).toBe(true);
    await put('c', {});
    expect([await index.hasProperty('town'), await index.hasProperty('age')]).toEqual([false, true]);
  });

  it('forgets everything when it is closed', async () => {
    const index = createEmbeddedIndex();
    await index.apply([{ op: 'put', document: { id: 'a', enrichment: enrichment('a', 'k'), properties: {} } }]);
    await index.close();
    expect(await index.size()).toBe(0);
  });
});
