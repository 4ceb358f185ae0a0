import { type ConceptType } from '@counterpart/domain';
import * as fc from 'fast-check';
import type { LinkedConcepts } from './link-expander.ts';

const KINDS: readonly ConceptType[] = ['OCCUPATION', 'SKILL', 'SOFT_SKILL', 'LANGUAGE', 'CATEGORY', 'DEGREE', 'FIELD'];

/** The concepts of random worlds: few, so that what is asked is often found. */
export const CONCEPT_IDS: readonly string[] = Array.from({ length: 14 }, (_, i) => `k${i}`);
/** Words of random texts and keyword items; `o` words are the same stem in every language. */
export const WORDS = ['alfa', 'beta', 'gamma', 'duo', 'trio'] as const;

const id = fc.constantFrom(...CONCEPT_IDS);

/** Types, links and groups of the concepts of a random world. */
export const linkedConcepts: fc.Arbitrary<LinkedConcepts> = fc
  .record({
    kinds: fc.array(fc.constantFrom(...KINDS.slice(0, 5), ...KINDS), {
      minLength: CONCEPT_IDS.length,
      maxLength: CONCEPT_IDS.length,
    }),
    links: fc.uniqueArray(
      fc.record({
        asked: id,
        found: id,
        factor: fc.constantFrom(3000, 3001, 4000, 5000, 5400, 7290, 8100, 9000, 10_000),
        steps: fc.constantFrom(1 as const, 1 as const, 2 as const, 3 as const),
        crossesTypes: fc.nat({ max: 3 }).map((n) => n === 0),
        holds: fc.boolean(),
      }),
      { maxLength: 40, selector: ({ asked, found }) => `${asked} ${found}` },
    ),
    groups: fc.array(fc.tuple(id, id), { maxLength: 4 }),
  })
  .map(({ kinds, links, groups }) => ({
    types: Object.fromEntries(CONCEPT_IDS.map((concept, i) => [concept, kinds[i] ?? 'SKILL'])),
    links,
    groups: groups.filter(([from, to]) => from !== to),
  }));
