import type { Enrichment } from '@counterpart/domain';
import { compareCodePoints } from '../numbers/code-point-order.ts';
import type { CompiledQuery } from '../query/compiled-query.ts';
import { scoreTarget, type TargetScore } from './score-target.ts';

/** All matches of a query, best first, and how many there are. */
export interface Ranking {
  readonly count: number;
  readonly matches: readonly TargetScore[];
}

/** The plain reference ranking: every target scored, the matches by score descending, then id by code point. */
export function rank(query: CompiledQuery, targets: Iterable<Enrichment>): Ranking {
  const matches: TargetScore[] = [];
  for (const target of targets) {
    const score = scoreTarget(query, target);
    if (score.included) matches.push(score);
  }
  matches.sort((a, b) => b.scoreUnits - a.scoreUnits || compareCodePoints(a.id, b.id));
  return { count: matches.length, matches };
}
