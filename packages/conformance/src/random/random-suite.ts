import type { SearchIndex } from '@counterpart/search-port';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainCompanions, plainPrefix, plainSearch, plainTerms } from './plain-index.ts';
import { CONCEPT_IDS } from '../worlds/random-concepts.ts';
import { filters } from '../worlds/random-filter.ts';
import { NOW, searchOptions } from '../worlds/random-request.ts';
import { worlds } from '../worlds/random-world.ts';

/** A fixed seed, so that a failure repeats. */
const SEED = 20260615;
const EVERYTHING = { filter: null, excludedIds: [], leaveOut: null, sort: [], from: 0, size: 1000, now: NOW };

/** An index that exists for the length of a body. */
export async function withIndex(
  makeIndex: () => Promise<SearchIndex>,
  body: (index: SearchIndex) => Promise<void>,
): Promise<void> {
  const index = await makeIndex();
  try {
    await body(index);
  } finally {
    await index.close();
  }
}

/** The laws that hold between any backend and the plain reference, on random worlds. */
export function randomSuite(makeIndex: () => Promise<SearchIndex>): void {
  describe('on random worlds', () => {
    it('laws 8 and 9, ENG-02b: ids, order, scores and counts are those of the plain reference, bit for bit', async () => {
      const options = fc.array(searchOptions, { minLength: 3, maxLength: 3 });
      await fc.assert(
        fc.asyncProperty(worlds(6), options, async ({ documents, queries }, choices) => {
          await withIndex(makeIndex, async (index) => {
            await index.apply(documents.map((document) => ({ op: 'put', document })));
            for (const query of queries) {
              for (const choice of [EVERYTHING, ...choices]) {
                expect(await index.search(query, choice)).toEqual(plainSearch(query, documents, choice));
              }
            }
          });
        }),
        { seed: SEED, numRuns: 250 },
      );
    });

    it('law 7, ENG-02c: pages concatenated are one large page, and each tells the same count', async () => {
      await fc.assert(
        fc.asyncProperty(worlds(2), searchOptions, fc.integer({ min: 1, max: 5 }), async (world, choice, size) => {
          await withIndex(makeIndex, async (index) => {
            await index.apply(world.documents.map((document) => ({ op: 'put', document })));
            for (const query of world.queries) {
              const whole = await index.search(query, { ...choice, from: 0, size: 1000 });
              const hits = [];
              for (let from = 0; from < whole.count; from += size) {
                const page = await index.search(query, { ...choice, from, size });
                expect(page.count).toBe(whole.count);
                hits.push(...page.hits);
              }
              expect(hits).toEqual(whole.hits);
            }
          });
        }),
        { seed: SEED, numRuns: 30 },
      );
    });

    it('ENG-16a, ENG-16b: replaced and removed documents, any order of feeding and any batches give the answers of a fresh index', async () => {
      const removals = fc.array(fc.nat({ max: 13 }), { maxLength: 5 });
      await fc.assert(
        fc.asyncProperty(worlds(3), removals, fc.integer({ min: 1, max: 4 }), async (world, removed, batch) => {
          const gone = new Set(removed.map((i) => world.documents[i]?.id).filter((id) => id !== undefined));
          const changed = new Map(world.changed.map((document) => [document.id, document]));
          const present = [...new Map([...world.documents.map((d) => [d.id, d] as const), ...changed]).values()];
          const final = present.filter(({ id }) => !gone.has(id));
          await withIndex(makeIndex, async (index) => {
            // Again and again, so that a backend that marks what is replaced has to clear up.
            const again = Array.from({ length: 12 }, () => [...world.documents, ...world.changed]).flat();
            const puts = [...again, ...world.changed.toReversed()];
            const changes = [
              { op: 'remove' as const, id: 'never there' },
              ...puts.map((document) => ({ op: 'put' as const, document })),
              ...[...gone, ...gone].map((id) => ({ op: 'remove' as const, id })),
            ];
            for (let i = 0; i < changes.length; i += batch) await index.apply(changes.slice(i, i + batch));
            expect(await index.size()).toBe(final.length);
            for (const query of world.queries) {
              expect(await index.search(query, EVERYTHING)).toEqual(plainSearch(query, final, EVERYTHING));
            }
            const all = { size: 100, filter: null, text: '', now: NOW };
            expect(await index.terms('city', all)).toEqual(plainTerms(final, 'city', all));
            for (const property of ['id', 'city', 'born', 'nothing', 'toString']) {
              const isThere = final.some(({ properties }) => Object.hasOwn(properties, property));
              expect(await index.hasProperty(property)).toBe(isThere);
            }
          });
        }),
        { seed: SEED, numRuns: 50 },
      );
    });

    it('a query is plain data: a structured clone of it gives the same answer', async () => {
      await fc.assert(
        fc.asyncProperty(worlds(2), async ({ documents, queries }) => {
          await withIndex(makeIndex, async (index) => {
            await index.apply(documents.map((document) => ({ op: 'put', document })));
            for (const query of queries) {
              expect(await index.search(structuredClone(query), EVERYTHING)).toEqual(
                await index.search(query, EVERYTHING),
              );
            }
          });
        }),
        { seed: SEED, numRuns: 20 },
      );
    });

    it('ENG-13e: terms, prefixes and companions are those of naive counting', async () => {
      const size = fc.constantFrom(1, 3, 100);
      const start = fc.constantFrom('g', 'GENT', 'nik', 'sint n', 'liege', 'de la', 'la g', 'are', '(5', '.', ' ', '');
      const given = fc.uniqueArray(fc.constantFrom(...CONCEPT_IDS, 'unknown'), { maxLength: 3 });
      await fc.assert(
        fc.asyncProperty(worlds(0), fc.option(filters), size, start, given, async (world, filter, n, text, ids) => {
          const { documents } = world;
          await withIndex(makeIndex, async (index) => {
            await index.apply(documents.map((document) => ({ op: 'put', document })));
            for (const property of ['city', 'status', 'score2', 'nothing', 'toString']) {
              const wanted = { size: n, filter, text: '', now: NOW };
              const narrowed = { ...wanted, text };
              expect(await index.terms(property, wanted)).toEqual(plainTerms(documents, property, wanted));
              expect(await index.terms(property, narrowed)).toEqual(plainTerms(documents, property, narrowed));
              expect(await index.prefix(property, text, n)).toEqual(plainPrefix(documents, property, text, n));
            }
            expect(await index.companions(ids, n)).toEqual(plainCompanions(documents, ids, n));
          });
        }),
        { seed: SEED, numRuns: 80 },
      );
    });
  });
}
