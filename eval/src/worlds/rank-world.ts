import {
  ASPECT_NAMES,
  DEFAULT_EXPANSION_TYPE,
  DEFAULT_SCORE_TYPE,
  DEFAULT_STRATEGY_PARAMETERS,
} from '@counterpart/domain';
import type { Ontology } from '@counterpart/ontology';
import type { Parser } from '@counterpart/parsing';
import { compileQuery, rank } from '@counterpart/scoring';
import type { SmallWorld } from './small-world.ts';

/** The day of every world: fixed, because experience ages. */
const TODAY = '2026-06-15';

/** Id and score of a target in the ranking of its world; score 0..1. */
export interface Ranked {
  readonly id: string;
  readonly score: number;
}

/** Ranks a world as a match of the default strategy does: texts are read, the plain definition of a score decides. */
export function rankWorld(world: SmallWorld, parser: Parser, ontology: Ontology): readonly Ranked[] {
  const targetKind = world.sourceKind === 'JOB' ? 'CANDIDATE' : 'JOB';
  const source = parser.enrich(world.sourceKind, world.source, { today: TODAY }).enrichment;
  const targets = [...world.expected, ...(world.absent ?? [])].map(
    ({ document }) => parser.enrich(targetKind, document, { today: TODAY }).enrichment,
  );
  const query = compileQuery({
    profile: source.profile,
    sourceKind: world.sourceKind,
    sourceEnrichment: source,
    hasSource: true,
    targetKind,
    strategy: DEFAULT_STRATEGY_PARAMETERS,
    scoreType: DEFAULT_SCORE_TYPE,
    expansionType: DEFAULT_EXPANSION_TYPE,
    asOf: TODAY,
    allowedAspects: new Set(ASPECT_NAMES),
    expander: ontology,
    facts: { typeOf: (id) => ontology.typeOf(id), groupsOf: (id) => ontology.iscoGroups(id) },
  });
  return rank(query, targets).matches.map(({ id, score }) => ({ id, score }));
}
