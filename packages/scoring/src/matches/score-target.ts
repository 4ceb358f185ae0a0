import type { ConceptId, Enrichment, ScoreType } from '@counterpart/domain';
import { evaluatedTarget, type EvaluatedDocument } from '../query/evaluated-document.ts';
import { compileCriteria, type CompiledCriteria } from '../query/compiled-criteria.ts';
import type { CompiledQuery } from '../query/compiled-query.ts';
import { evaluateDirection, type DirectionResult } from '../directions/direction.ts';
import { explainDetails, explainItems, type MatchDetail, type MatchExplanation } from './explain.ts';
import { greenMatch } from './green-match.ts';
import { reachOfItem } from '../query/reach.ts';
import type { FailingRequirement } from '../directions/required.ts';
import { fromTenThousandths, ONE, SCORE_UNITS, timesTenThousandths } from '../numbers/rounding.ts';
import type { ScoringNumbers } from '../numbers/scoring-numbers.ts';

/** One target, scored and explained (the match of wire.md without its document). */
export interface TargetScore {
  readonly id: string;
  /** Whether it is a match: it passes the flags that bind, and its score is above the strategy's minimum. */
  readonly included: boolean;
  /** The score in 10⁻⁹, by which order and ties are decided. */
  readonly scoreUnits: number;
  readonly score: number;
  readonly unknown: number;
  readonly green: boolean;
  readonly forward: number;
  readonly reverse: number;
  /** The part of the reverse direction in the score, 0..1. */
  readonly balance: number;
  /** 1, or the strategy's penalty when a flag fails and mode is PENALTY. */
  readonly penalty: number;
  /** The flags that bind and fail. */
  readonly failing: readonly FailingRequirement[];
  readonly details: readonly MatchDetail[];
  readonly explanations: readonly MatchExplanation[];
}

/** Scores one target from its enrichment: plain, slow and complete; engines must give the same numbers. */
export function scoreTarget(query: CompiledQuery, target: Enrichment): TargetScore {
  const { numbers, reverse } = query;
  const document = evaluatedTarget(target, numbers);
  const forward = evaluateDirection('FORWARD', query.forward, document, true, numbers);
  const asked = criteriaOfSource(query, target, document);
  const reversed = evaluateDirection('REVERSE', asked, reverse.document, reverse.hasEntity, numbers);
  const failing = bindingFlags(query.scoreType).flatMap((direction) =>
    direction === 'FORWARD' ? forward.failing : reversed.failing,
  );
  const balance = balanceOf(query.scoreType, forward.hasScore, reversed.hasScore, numbers);
  const penalty = failing.length > 0 && numbers.requiredMode === 'PENALTY' ? numbers.penalty : ONE;
  const scoreUnits = timesTenThousandths(balanced(forward.score, reversed.score, balance), penalty);
  const passes = failing.length === 0 || numbers.requiredMode === 'PENALTY';
  const explanations = [...explainItems(forward, document), ...explainItems(reversed, reverse.document)];
  return {
    id: target.id,
    included: passes && (scoreUnits > numbers.minScore || listsWithoutScore(query)),
    scoreUnits,
    score: scoreUnits / SCORE_UNITS,
    unknown: balanced(forward.unknown, reversed.unknown, balance) / SCORE_UNITS,
    green: greenMatch(explanations),
    forward: shown(forward),
    reverse: shown(reversed),
    balance: balance / ONE,
    penalty: penalty / ONE,
    failing,
    details: [...explainDetails(forward), ...explainDetails(reversed)],
    explanations,
  };
}

/** What a target asks of the source, in the weights of the score type; `document` is the target as the side that is asked. */
export function criteriaOfSource(
  query: CompiledQuery,
  target: Enrichment,
  document: EvaluatedDocument,
): CompiledCriteria {
  const { numbers, reverse } = query;
  const requester = {
    profile: target.profile,
    kind: target.kind,
    seniority: document.seniority,
    availableDays: document.availableDays,
    reachOf: (concepts: readonly ConceptId[]) => reachOfItem(concepts, reverse.reach),
  };
  return compileCriteria(requester, new Set(query.allowedAspects), numbers, reverse.weights);
}

/** The directions whose required flags bind: the source's for FORWARD, the target's for REVERSE, otherwise both. */
export function bindingFlags(scoreType: ScoreType): readonly ('FORWARD' | 'REVERSE')[] {
  switch (scoreType) {
    case 'FORWARD':
    case 'REVERSE':
      return [scoreType];
    case 'MUTUAL':
    case 'MUTUAL_FORWARD_WEIGHT':
    case 'MUTUAL_FORWARD_SCORE':
      return ['FORWARD', 'REVERSE'];
  }
}

/** The reverse direction's part in the score, in ten-thousandths; MUTUAL takes the other direction alone when one has no score. */
export function balanceOf(
  scoreType: ScoreType,
  forwardHasScore: boolean,
  reverseHasScore: boolean,
  numbers: Pick<ScoringNumbers, 'balance'>,
): number {
  switch (scoreType) {
    case 'FORWARD':
    case 'MUTUAL_FORWARD_SCORE':
      return 0;
    case 'REVERSE':
      return ONE;
    case 'MUTUAL':
    case 'MUTUAL_FORWARD_WEIGHT':
      if (forwardHasScore === reverseHasScore) return numbers.balance;
      return forwardHasScore ? 0 : ONE;
  }
}

/** (1 − b) · forward + b · reverse, rounded once; `balance` in ten-thousandths. */
export function balanced(forward: number, reverse: number, balance: number): number {
  return fromTenThousandths((ONE - balance) * forward + balance * reverse);
}

/** Whether every target that passes filter and flags is listed, score 0: the score is forward, and the source has none. */
export function listsWithoutScore(query: Pick<CompiledQuery, 'scoreType' | 'forward'>): boolean {
  const isForward = query.scoreType === 'FORWARD' || query.scoreType === 'MUTUAL_FORWARD_SCORE';
  return isForward && !query.forward.hasScore;
}

function shown(direction: DirectionResult): number {
  return direction.score / SCORE_UNITS;
}
