import { ASPECT_NAMES, DEFAULT_STRATEGY_PARAMETERS, type Enrichment, type ResolvedProfile } from '@counterpart/domain';
import { createEmbeddedIndex } from '@counterpart/engine';
import { compileQuery, type CompiledQuery, type QueryInput } from '@counterpart/scoring';
import { type Figure, timed, timeFigures } from './figure.ts';

/** The day of every measured request. */
export const TODAY = '2026-06-15';
/** Different profiles in a measurement. */
export const PROFILE_COUNT = 20;
/** The page that every measured search asks for. */
const PAGE = { filter: null, excludedIds: [], leaveOut: null, sort: [], from: 0, size: 20, now: `${TODAY}T12:00:00Z` };
/** Rounds over the profiles; the first warms up and is not counted. */
const ROUNDS = 4;
/** Documents taken in at a time. */
const BATCH = 1000;

/** What a query needs of an ontology. */
export type Knowledge = Pick<QueryInput, 'expander' | 'facts'>;

/** A job profile's query over candidates, as a server makes it; who scores `minScore` (0..1) or less is no match. */
export function queryOf(
  profile: ResolvedProfile,
  knowledge: Knowledge,
  isMutual: boolean,
  minScore: number = DEFAULT_STRATEGY_PARAMETERS.minScore,
): CompiledQuery {
  return compileQuery({
    ...knowledge,
    profile,
    sourceKind: 'JOB',
    sourceEnrichment: null,
    hasSource: false,
    targetKind: 'CANDIDATE',
    strategy: { ...DEFAULT_STRATEGY_PARAMETERS, minScore },
    scoreType: isMutual ? 'MUTUAL' : 'MUTUAL_FORWARD_SCORE',
    expansionType: 'FULL_CROSS_TYPES',
    asOf: TODAY,
    allowedAspects: new Set(ASPECT_NAMES),
  });
}

/** Loads an index and measures each list of queries over it, the first query apart. */
export async function matchFigures(
  name: string,
  enrichments: Iterable<Enrichment>,
  queries: readonly (readonly [string, readonly CompiledQuery[], number | null])[],
): Promise<readonly Figure[]> {
  const index = createEmbeddedIndex();
  const start = performance.now();
  let batch: Enrichment[] = [];
  const flush = async (): Promise<void> => {
    await index.apply(
      batch.map((enrichment) => ({
        op: 'put',
        document: { id: enrichment.id, enrichment, properties: { id: enrichment.id } },
      })),
    );
    batch = [];
  };
  for (const enrichment of enrichments) {
    batch.push(enrichment);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  const figures: Figure[] = [
    { name: `${name}: load`, value: (performance.now() - start) / 1000, unit: 's', target: null },
  ];
  for (const [kind, list, target] of queries) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const query of list) {
        const time = await timed(() => index.search(query, PAGE));
        if (round > 0) times.push(time);
        else if (times.length === 0 && query === list[0]) {
          figures.push({ name: `${name}: ${kind}, first`, value: time, unit: 'ms', target: null });
        }
      }
    }
    figures.push(...timeFigures(`${name}: ${kind}`, times, target));
  }
  return figures;
}
