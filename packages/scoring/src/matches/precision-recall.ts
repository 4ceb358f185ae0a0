/** A reviewer's judgement of one match (A3). */
export type FeedbackDecision = 'ACCEPT' | 'REJECT' | 'UNDECIDED';
/** What a matching test makes of a judgement (wire.md, "Matching test"). */
export type ResultStatus = 'CORRECT' | 'MISSED' | 'FALSE_POSITIVE' | 'UNKNOWN';

/** The figures of a matching test; precision and recall are null when their divisor is 0. */
export interface PrecisionRecall {
  readonly hits: number;
  readonly falsePositives: number;
  readonly missed: number;
  readonly precision: number | null;
  readonly recall: number | null;
}

/** Figures over judgements: of one profile, or of all together for the general ones. */
export function precisionRecall(judged: Iterable<{ readonly resultStatus: ResultStatus }>): PrecisionRecall {
  const counts: Record<ResultStatus, number> = { CORRECT: 0, MISSED: 0, FALSE_POSITIVE: 0, UNKNOWN: 0 };
  for (const { resultStatus } of judged) counts[resultStatus] += 1;
  const { CORRECT: hits, FALSE_POSITIVE: falsePositives, MISSED: missed } = counts;
  return { hits, falsePositives, missed, precision: part(hits, falsePositives), recall: part(hits, missed) };
}

/** How the engine did on a judged match: accepted and returned is CORRECT, and so on (wire.md, "Matching test"). */
export function resultStatus(decision: FeedbackDecision, isReturned: boolean): ResultStatus {
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
