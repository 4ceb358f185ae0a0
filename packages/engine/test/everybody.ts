import { ASPECT_NAMES, DEFAULT_STRATEGY_PARAMETERS } from '@counterpart/domain';
import { compileQuery } from '@counterpart/scoring';

/** The moment of every request. */
export const NOW = '2026-06-15T00:00:00Z';

/** The first ten of everybody. */
export const EVERYBODY = { filter: null, excludedIds: [], leaveOut: null, sort: [], from: 0, size: 10, now: NOW };

/** A query that asks nothing: everybody is found. */
export const emptyQuery = () =>
  compileQuery({
    profile: { language: 'DUT', aspects: {} },
    expander: { reach: () => [], reachedBy: () => [] },
    facts: { typeOf: () => undefined, groupsOf: () => [] },
    sourceKind: 'JOB',
    sourceEnrichment: null,
    hasSource: false,
    targetKind: 'CANDIDATE',
    strategy: DEFAULT_STRATEGY_PARAMETERS,
    scoreType: 'MUTUAL_FORWARD_SCORE',
    expansionType: 'FULL_CROSS_TYPES',
    asOf: NOW.slice(0, 10),
    allowedAspects: new Set(ASPECT_NAMES),
  });
