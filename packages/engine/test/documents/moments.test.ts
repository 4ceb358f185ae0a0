import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterGroup, SortCriterion } from '@counterpart/domain';
import { compareBySort } from '@counterpart/scoring';
import { createEmbeddedIndex } from '../../src/index.ts';
import { momentOf } from '../../src/vocabulary/moments.ts';
import { enrichment } from '../enrichments.ts';
import { emptyQuery, EVERYBODY, NOW } from '../everybody.ts';

const SIZES = { open: 4, closed: 16 };

/** Moments that may agree, and what else a property of moments may hold. */
const value = fc.oneof(
  fc.integer({ min: -2, max: 40 }).map((hours) => new Date(Date.UTC(2026, 5, 14, hours)).toISOString()),
  fc.constantFrom('2026', '2026-06-15', '2026-06-15T08:00:00Z', 'soon', '', 7, null, ['2026-06-14', 'later']),
);

type Value = typeof value extends fc.Arbitrary<infer Of> ? Of : never;
type Index = ReturnType<typeof createEmbeddedIndex>;

async function indexOf(values: readonly Value[]): Promise<Index> {
  const index = createEmbeddedIndex({ sizes: SIZES });
  for (const [i, seen] of values.entries()) {
    const document = { id: `d${i}`, enrichment: enrichment(`d${i}`, 'k'), properties: { seen } };
    await index.apply([{ op: 'put', document }]);
  }
  return index;
}

async function readAgain(index: Index): Promise<Index> {
  const pieces: Uint8Array[] = [];
  for await (const piece of index.snapshots?.write('mark') ?? []) pieces.push(piece);
  const other = createEmbeddedIndex({ sizes: SIZES });
  expect(await other.snapshots?.read(Buffer.concat(pieces))).toBe('mark');
  return other;
}

async function idsOf(index: Index, sort: readonly SortCriterion[], filter: FilterGroup | null) {
  const { hits } = await index.search(emptyQuery(), { ...EVERYBODY, size: 100, sort, filter });
  return hits.map(({ id }) => id);
}

const after = (day: string): FilterGroup => ({
  combinator: 'and',
  rules: [{ property: 'seen', data: { type: 'date', comparison: 'after', value: day } }],
});

describe('moments of a property', () => {
  it('are those texts that a moment is written as, and no others', () => {
    expect(momentOf('2026-06-15T12:00:00.000Z')).toBe(Date.UTC(2026, 5, 15, 12));
    expect(momentOf('1969-12-31T23:59:59.999Z')).toBe(-1);
    const others = ['2026-06-15', '2026-06-15T12:00:00Z', '2026-06-15T12:00:00.000+', '2026-02-30T12:00:00.000Z', 5];
    for (const other of [...others, '2026-06-15t12:00:00.000z', null]) expect(momentOf(other)).toBeNull();
  });

  it('are in the order of their texts among all other values, also after a snapshot', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 24 }), async (values) => {
        const index = await indexOf(values);
        const again = await readAgain(index);
        const rows = values.map((seen, i) => ({ id: `d${i}`, scoreUnits: 0, properties: { seen } }));
        for (const order of ['asc', 'desc'] as const) {
          const sort = [{ field: 'seen', order }];
          const expected = rows.toSorted(compareBySort(sort)).map(({ id }) => id);
          expect(await idsOf(index, sort, null)).toEqual(expected);
          expect(await idsOf(again, sort, null)).toEqual(expected);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are counted by their texts, and found by their day', async () => {
    const [early, late] = ['2026-06-14T08:00:00.000Z', '2026-06-15T09:00:00.000Z'];
    // the same moment twice, not one after the other: two numbers, one value
    const index = await indexOf([early, late, early, '2026-06-16', late, 'soon']);
    for (const each of [index, await readAgain(index)]) {
      expect(await each.terms('seen', { size: 10, filter: null, text: '', now: NOW })).toEqual([
        { key: early, count: 2 },
        { key: late, count: 2 },
        { key: '2026-06-16', count: 1 },
        { key: 'soon', count: 1 },
      ]);
      expect((await idsOf(each, [], after('2026-06-14'))).toSorted()).toEqual(['d1', 'd3', 'd4']);
    }
  });

  it('of documents that are gone are not in a snapshot', async () => {
    const index = await indexOf(['2026-06-14T08:00:00.000Z', '2026-06-15T09:00:00.000Z', '2026-06-16T10:00:00.000Z']);
    await index.apply([{ op: 'remove', id: 'd1' }]);
    const pieces: Uint8Array[] = [];
    for await (const piece of index.snapshots?.write('mark') ?? []) pieces.push(piece);
    const bytes = Buffer.concat(pieces);
    const bytesOf = (time: number) => Buffer.from(Float64Array.of(time).buffer);
    expect(bytes.includes(bytesOf(Date.UTC(2026, 5, 15, 9)))).toBe(false);
    expect(bytes.includes(bytesOf(Date.UTC(2026, 5, 16, 10)))).toBe(true);
    expect(await idsOf(await readAgain(index), [{ field: 'seen', order: 'desc' }], null)).toEqual(['d2', 'd0']);
  });
});
