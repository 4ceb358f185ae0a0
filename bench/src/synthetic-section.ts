import type { Enrichment } from '@counterpart/domain';
import type { CompiledQuery } from '@counterpart/scoring';
import type { Figure } from './figure.ts';
import { matchFigures, PROFILE_COUNT, queryOf } from './match-figures.ts';
import { SYNTHETIC_EXPANDER, SYNTHETIC_FACTS, SyntheticWorld } from './synthetic-documents.ts';

const SYNTHETIC_COUNT = 100_000;

/** Matches over 100,000 synthetic candidates, against the p95 of the trial in design/engine.md. */
export async function syntheticSection(): Promise<readonly Figure[]> {
  const world = new SyntheticWorld(7);
  const knowledge = { expander: SYNTHETIC_EXPANDER, facts: SYNTHETIC_FACTS };
  const queriesWith = (required: number): readonly CompiledQuery[] =>
    Array.from({ length: PROFILE_COUNT }, () => queryOf(world.profile(required), knowledge, false));
  function* candidates(): Generator<Enrichment> {
    for (let i = 0; i < SYNTHETIC_COUNT; i += 1) yield world.candidate(`c${i}`);
  }
  return matchFigures('100,000 synthetic', candidates(), [
    ['2 required', queriesWith(2), 0.51],
    ['1 required', queriesWith(1), 0.95],
    ['none required', queriesWith(0), 0.97],
  ]);
}
