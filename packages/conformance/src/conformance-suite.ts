import type { SearchIndex } from '@counterpart/search-port';
import { describe } from 'vitest';
import { goldenSuite } from './golden/golden-suite.ts';
import { randomSuite } from './random/random-suite.ts';

/** The suite that every backend passes; `makeIndex` answers a new, empty index each time. */
export function conformanceSuite(name: string, makeIndex: () => Promise<SearchIndex>): void {
  describe(`${name} as a search index`, () => {
    goldenSuite(makeIndex);
    randomSuite(makeIndex);
  });
}
