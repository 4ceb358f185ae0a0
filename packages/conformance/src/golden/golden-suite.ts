import type { SearchIndex } from '@counterpart/search-port';
import { describe, expect, it } from 'vitest';
import { CONCEPT_CORPORA } from './golden-concepts.ts';
import { goldenQuery } from './golden-corpus.ts';
import { FILTER_CORPORA } from './golden-filters.ts';
import { VALUE_CORPORA } from './golden-values.ts';
import { plainSearch } from '../random/plain-index.ts';
import { NOW } from '../worlds/random-request.ts';
import { withIndex } from '../random/random-suite.ts';

/** Tiny corpora whose order a person can check, the reason for each place beside it. */
export function goldenSuite(makeIndex: () => Promise<SearchIndex>): void {
  for (const { name, documents, requests } of [...CONCEPT_CORPORA, ...VALUE_CORPORA, ...FILTER_CORPORA]) {
    describe(name, () => {
      for (const [title, request] of Object.entries(requests)) {
        it(title, async () => {
          const { filter = null, excludedIds = [], leaveOut = null, sort = [], expected } = request;
          const options = { filter, excludedIds, leaveOut, sort, from: 0, size: 100, now: NOW };
          const query = goldenQuery(request);
          await withIndex(makeIndex, async (index) => {
            await index.apply(documents.map((document) => ({ op: 'put', document })));
            const page = await index.search(query, options);
            expect(page.hits.map(({ id, score }) => [id, score])).toEqual(expected.map(([id, score]) => [id, score]));
            expect(page.count).toBe(expected.length);
            expect(page.leftOut).toBe(request.leftOut ?? 0);
            expect(page).toEqual(plainSearch(query, documents, options));
          });
        });
      }
    });
  }
}
