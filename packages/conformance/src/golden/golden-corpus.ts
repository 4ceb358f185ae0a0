import {
  ASPECT_NAMES,
  DEFAULT_EXPANSION_TYPE,
  DEFAULT_SCORE_TYPE,
  DEFAULT_STRATEGY_PARAMETERS,
  type Enrichment,
  type ExpansionType,
  type FilterGroup,
  type ScoreType,
  type StrategyParameters,
} from '@counterpart/domain';
import { compileQuery, type CompiledQuery } from '@counterpart/scoring';
import type { DocumentProperties, IndexedDocument, SearchOptions } from '@counterpart/search-port';
import { factsOf, linkExpander, type LinkedConcepts } from '../worlds/link-expander.ts';
import { NOW } from '../worlds/random-request.ts';
import { enrichment, profile, type SaidAspects } from '../worlds/resolved-builders.ts';

/** One request over a golden corpus and the ids it must answer, best first. */
export interface GoldenRequest {
  readonly asks: SaidAspects;
  /** The stored document that asks; without one the profile stands alone. */
  readonly source?: Enrichment;
  readonly scoreType?: ScoreType;
  readonly expansionType?: ExpansionType;
  readonly strategy?: Partial<StrategyParameters>;
  readonly filter?: FilterGroup;
  readonly excludedIds?: readonly string[];
  readonly leaveOut?: FilterGroup;
  /** Targets counted apart; 0 when not said. */
  readonly leftOut?: number;
  readonly sort?: SearchOptions['sort'];
  /** Each id, and the reason for its place or its score. */
  readonly expected: readonly (readonly [id: string, score: number, reason: string])[];
}

/** A tiny named corpus with the requests made of it, each under a title that says what it shows. */
export interface GoldenCorpus {
  readonly name: string;
  readonly documents: readonly IndexedDocument[];
  readonly requests: Readonly<Record<string, GoldenRequest>>;
}

/** The few concepts that the golden corpora speak of. */
export const TRADES: LinkedConcepts = {
  types: {
    welder: 'OCCUPATION',
    welding: 'SKILL',
    'tig welding': 'SKILL',
    'orbital welding': 'SKILL',
    joining: 'SKILL',
    soldering: 'SKILL',
    forklift: 'SKILL',
    dutch: 'LANGUAGE',
    french: 'LANGUAGE',
    'metal trades': 'CATEGORY',
  },
  links: [
    { asked: 'welding', found: 'tig welding', factor: 9000, steps: 1, crossesTypes: false, holds: true },
    { asked: 'welding', found: 'orbital welding', factor: 8100, steps: 2, crossesTypes: false, holds: true },
    { asked: 'welding', found: 'joining', factor: 6000, steps: 1, crossesTypes: false, holds: false },
    { asked: 'welding', found: 'soldering', factor: 5000, steps: 1, crossesTypes: false, holds: false },
    { asked: 'welding', found: 'welder', factor: 4000, steps: 1, crossesTypes: true, holds: true },
    { asked: 'joining', found: 'welder', factor: 3600, steps: 2, crossesTypes: true, holds: false },
  ],
  groups: [['welder', 'metal trades']],
};

/** A candidate of a golden corpus. */
export function candidate(
  id: string,
  aspects: SaidAspects,
  parts: Parameters<typeof enrichment>[4] = {},
  properties: DocumentProperties = {},
): IndexedDocument {
  return { id, enrichment: enrichment(TRADES, 'CANDIDATE', id, aspects, parts), properties: { ...properties, id } };
}

/** A stored job that asks. */
export function job(aspects: SaidAspects, parts: Parameters<typeof enrichment>[4] = {}): Enrichment {
  return enrichment(TRADES, 'JOB', 'job', aspects, parts);
}

/** λ 1 for every aspect, so that the figures of the examples can be redone in one's head. */
const EVEN_ASPECTS = Object.fromEntries(
  ASPECT_NAMES.map((name) => [name, { ...DEFAULT_STRATEGY_PARAMETERS.aspects[name], weight: 1 }]),
) as StrategyParameters['aspects'];

/** A golden request made ready, over candidates. */
export function goldenQuery(request: GoldenRequest): CompiledQuery {
  const { asks, source = null, strategy = {} } = request;
  return compileQuery({
    profile: profile(asks),
    sourceKind: source?.kind ?? 'JOB',
    sourceEnrichment: source,
    hasSource: source !== null,
    targetKind: 'CANDIDATE',
    strategy: { ...DEFAULT_STRATEGY_PARAMETERS, aspects: EVEN_ASPECTS, ...strategy },
    scoreType: request.scoreType ?? DEFAULT_SCORE_TYPE,
    expansionType: request.expansionType ?? DEFAULT_EXPANSION_TYPE,
    asOf: NOW.slice(0, 10),
    allowedAspects: new Set(ASPECT_NAMES),
    expander: linkExpander(TRADES),
    facts: factsOf(TRADES),
  });
}
