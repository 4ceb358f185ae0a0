import type { ApiClient, RouteResponse } from '@counterpart/client';
import type { Person, ProfileKind } from '@counterpart/domain';

/** A matching test, running or ended. */
export type TestReport = RouteResponse<'testReport'>;
/** A test as the list of all tests has it. */
export type ListedTest = RouteResponse<'testReports'>['reports'][number];
/** A profile with what was judged of its matches. */
export type JudgedProfile = RouteResponse<'feedbackProfiles'>['profiles'][number];
/** One match that was judged or returned. */
export type JudgedMatch = JudgedProfile['matchFeedback'][number];
/** What a reviewer says of a match. */
export type Decision = JudgedMatch['decision'];
/** A decision with who made it, and when. */
export type Decided = Pick<JudgedMatch, 'decision' | 'decidedAt' | 'decidedBy'>;
type FeedbackId = RouteResponse<'feedbackIds'>['feedbackIds'][number];

/** What the page of the matching test shows (TST-01). */
export interface MatchingTestState {
  readonly pageStatus: 'UNINITIALIZED' | 'INITIALIZING' | 'INITIALIZED';
  readonly fromType: ProfileKind;
  readonly toType: ProfileKind;
  /** The keys of the from-type. */
  readonly feedbackIds: readonly FeedbackId[];
  readonly key: string | null;
  readonly strategies: readonly string[];
  readonly strategy: string | null;
  readonly profiles: readonly JudgedProfile[];
  /** How many there are in all. */
  readonly profileCount: number;
  readonly isMatching: boolean;
  readonly report: TestReport | null;
}

/** The world around the page. */
export interface MatchingTestOptions {
  readonly api: ApiClient;
  /** Who looks; null without a login. */
  readonly person: Person | null;
  /** Waits some milliseconds; settles early when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly log: (what: string, error: unknown) => void;
}

/** The page before anything is loaded. */
export const NO_TEST: MatchingTestState = {
  pageStatus: 'UNINITIALIZED',
  fromType: 'JOB',
  toType: 'CANDIDATE',
  feedbackIds: [],
  key: null,
  strategies: [],
  strategy: null,
  profiles: [],
  profileCount: 0,
  isMatching: false,
  report: null,
};
