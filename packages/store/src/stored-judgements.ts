import type { Person, ProfileKind } from '@counterpart/domain';

/** From whose side a match is judged: the feedback of documents of one kind about those of the other, under a key. */
export interface JudgementSet {
  readonly fromKind: ProfileKind;
  readonly toKind: ProfileKind;
  readonly key: string;
}

/** What a reviewer decided of one match; UNDECIDED is what was taken back. */
export interface Judgement {
  readonly fromId: string;
  readonly toId: string;
  readonly decision: 'ACCEPT' | 'REJECT' | 'UNDECIDED';
}

/** A decision with when and by whom it was made. */
export interface KeptJudgement extends Judgement {
  /** ISO 8601. */
  readonly decidedAt: string;
  /** Null where nobody was known. */
  readonly decidedBy: Person | null;
}

/** What a matching test found of one match; `score` 0..1 and `rank` from 1 are null where it was not among the results. */
export interface TestResult {
  readonly fromId: string;
  readonly toId: string;
  /** As it was when the test ran. */
  readonly decision: Judgement['decision'];
  readonly score: number | null;
  readonly rank: number | null;
}

/** A matching test as it is kept; what it says of single documents stands in its results, and goes with them. */
export interface StoredReport {
  readonly id: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly status: 'SCHEDULED' | 'RUNNING' | 'FINISHED' | 'ERROR';
  /** JSON of whoever keeps it. */
  readonly report: string;
}
