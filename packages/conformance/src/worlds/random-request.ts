import {
  ASPECT_NAMES,
  DEFAULT_STRATEGY_PARAMETERS,
  type Enrichment,
  EXPANSION_TYPES,
  type ProfileKind,
  SCORE_TYPES,
  type SortCriterion,
  type StrategyParameters,
} from '@counterpart/domain';
import { compileQuery, type CompiledQuery } from '@counterpart/scoring';
import type { SearchOptions } from '@counterpart/search-port';
import * as fc from 'fast-check';
import { factsOf, linkExpander, type LinkedConcepts } from './link-expander.ts';
import { DOCUMENT_IDS, enrichments } from './random-document.ts';
import { filters } from './random-filter.ts';
import { saidAspects } from './random-profile.ts';
import { profile } from './resolved-builders.ts';

/** The moment of every request of the suite. */
export const NOW = '2026-06-15T09:30:00Z';

/** Every number a strategy can change that a backend must follow. */
export const strategies: fc.Arbitrary<StrategyParameters> = fc
  .record({
    aspects: fc.array(
      fc.record({
        weight: fc.constantFrom(0, 0.5, 1, 1, 3),
        combine: fc.constantFrom('AVERAGE' as const, 'BEST' as const),
        missing: fc.constantFrom('ZERO' as const, 'ZERO' as const, 'NEUTRAL' as const, 'SKIP' as const),
      }),
      { minLength: ASPECT_NAMES.length, maxLength: ASPECT_NAMES.length },
    ),
    required: fc.record({
      mode: fc.constantFrom('FILTER' as const, 'PENALTY' as const),
      missing: fc.constantFrom('FAIL' as const, 'PASS' as const),
      enumMinimum: fc.constantFrom(0, 0.5, 0.8, 1),
      penalty: fc.constantFrom(0, 0.3333, 0.5),
    }),
    minScore: fc.constantFrom(0, 0, 0.2),
    recencyHalfLifeYears: fc.constantFrom(1, 10, 33),
    balance: fc.constantFrom(0, 0.3, 0.5, 1),
    falloff: fc.constantFrom(0, 0.5, 2),
    tolerance: fc.constantFrom(0, 0.2),
    toleranceDays: fc.constantFrom(0, 30),
    unknownLevel: fc.constantFrom(0, 0.5, 1),
  })
  .map(({ aspects, required, minScore, recencyHalfLifeYears, balance, falloff, ...rest }) => ({
    ...DEFAULT_STRATEGY_PARAMETERS,
    aspects: Object.fromEntries(
      ASPECT_NAMES.map((name, i) => [name, aspects[i] ?? DEFAULT_STRATEGY_PARAMETERS.aspects[name]]),
    ) as StrategyParameters['aspects'],
    required: { ...DEFAULT_STRATEGY_PARAMETERS.required, ...required },
    minScore,
    recencyHalfLifeYears,
    mutual: { balance },
    locations: { falloff },
    wage: { ...DEFAULT_STRATEGY_PARAMETERS.wage, tolerance: rest.tolerance },
    availability: { toleranceDays: rest.toleranceDays },
    languages: { unknownLevel: rest.unknownLevel },
  }));

/** A request over documents of a kind: a free profile, or one of a stored document of either kind. */
export function queries(known: LinkedConcepts, targetKind: ProfileKind): fc.Arbitrary<CompiledQuery> {
  const sourceKinds = fc.constantFrom('JOB' as const, 'CANDIDATE' as const);
  const source: fc.Arbitrary<Enrichment | null> = fc.option(
    sourceKinds.chain((kind) => enrichments(known, kind, 'source')),
    { freq: 2 },
  );
  return fc
    .record({
      said: saidAspects,
      source,
      asksOwnProfile: fc.boolean(),
      sourceKind: sourceKinds,
      strategy: fc.oneof(fc.constant(DEFAULT_STRATEGY_PARAMETERS), strategies),
      scoreType: fc.constantFrom(...SCORE_TYPES),
      expansionType: fc.constantFrom(...EXPANSION_TYPES),
      asOf: fc.constantFrom('2026-06-15', '2026-06-15', '2020-01-01'),
      allowed: fc.oneof(fc.constant([...ASPECT_NAMES]), fc.subarray([...ASPECT_NAMES])),
    })
    .map(({ said, source: stored, asksOwnProfile, allowed, sourceKind, ...rest }) =>
      compileQuery({
        ...rest,
        profile: stored !== null && asksOwnProfile ? stored.profile : profile(said),
        sourceKind: stored?.kind ?? sourceKind,
        sourceEnrichment: stored,
        hasSource: stored !== null,
        targetKind,
        allowedAspects: new Set(allowed),
        expander: linkExpander(known),
        facts: factsOf(known),
      }),
    );
}

const sorts: fc.Arbitrary<readonly SortCriterion[]> = fc.array(
  fc.record({
    field: fc.constantFrom('score', 'id', 'city', 'score2', 'createdAt', 'born'),
    order: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  { maxLength: 3 },
);

/** Filter, exclusions, order and page of a request. */
export const searchOptions: fc.Arbitrary<SearchOptions> = fc.record({
  filter: fc.option(filters, { freq: 2 }),
  excludedIds: fc.oneof(fc.constant([]), fc.subarray([...DOCUMENT_IDS, 'no such document'])),
  sort: fc.oneof(fc.constant([]), sorts),
  leaveOut: fc.option(filters, { freq: 2 }),
  from: fc.constantFrom(0, 0, 0, 1, 5, 100),
  size: fc.constantFrom(0, 1, 3, 20, 20, 100),
  now: fc.constant(NOW),
});
