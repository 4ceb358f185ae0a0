/** A reviewer's judgement of one match (A3). */
export type FeedbackDecision = 'ACCEPT' | 'REJECT' | 'UNDECIDED';
/** What a matching test makes of a judgement (wire.md, "Matching test"). */
export type ResultStatus = 'CORRECT' | 'MISSED' | 'FALSE_POSITIVE' | 'UNKNOWN';

/** Which matches count as returned. */
export interface ReturnedBounds {
  /** How many matches of a profile are looked at. */
  readonly limit: number;
  /** Least score, 0..1. */
  readonly threshold: number;
}

/** Bounds of a test that names none (wire.md, "Matching test"). */
export const DEFAULT_RETURNED_BOUNDS: ReturnedBounds = { limit: 50, threshold: 0.5 };

/** The figures of a matching test; precision and recall are null when their divisor is 0. */
export interface PrecisionRecall {
  readonly hits: number;
  readonly falsePositives: number;
  readonly missed: number;
  readonly precision: number | null;
  readonly recall: number | null;
}

/** A judgement with its outcome; `score` is null when the profile was no match at all. */
export interface JudgedFeedback {
  readonly matchedProfileId: string;
  readonly decision: FeedbackDecision;
  readonly score: number | null;
  readonly resultStatus: ResultStatus;
}

/** Holds the judgements of one profile against its matches, best first. */
export function judgeFeedback(
  feedback: readonly { readonly matchedProfileId: string; readonly decision: FeedbackDecision }[],
  matches: readonly { readonly id: string; readonly score: number }[],
  bounds: ReturnedBounds,
): readonly JudgedFeedback[] {
  const scores = new Map(matches.map((match) => [match.id, match.score]));
  const returned = new Set(
    matches.slice(0, bounds.limit).flatMap((match) => (match.score >= bounds.threshold ? [match.id] : [])),
  );
  return feedback.map(({ matchedProfileId, decision }) => ({
    matchedProfileId,
    decision,
    score: scores.get(matchedProfileId) ?? null,
    resultStatus: statusOf(decision, returned.has(matchedProfileId)),
  }));
}

/** Figures over judgements: of one profile, or of all together for the general ones. */
export function precisionRecall(judged: Iterable<{ readonly resultStatus: ResultStatus }>): PrecisionRecall {
  const counts: Record<ResultStatus, number> = { CORRECT: 0, MISSED: 0, FALSE_POSITIVE: 0, UNKNOWN: 0 };
  for (const { resultStatus } of judged) counts[resultStatus] += 1;
  const { CORRECT: hits, FALSE_POSITIVE: falsePositives, MISSED: missed } = counts;
  return { hits, falsePositives, missed, precision: part(hits, falsePositives), recall: part(hits, missed) };
}

function statusOf(decision: FeedbackDecision, isReturned: boolean): ResultStatus {
  switch (decision) {
    case 'ACCEPT':
      return isReturned ? 'CORRECT' : 'MISSED';
    case 'REJECT':
      return isReturned ? 'FALSE_POSITIVE' : 'UNKNOWN';
    case 'UNDECIDED':
      return 'UNKNOWN';
  }
}

function part(hits: number, others: number): number | null {
  return hits + others === 0 ? null : hits / (hits + others);
}
