import { z } from 'zod';
import { id, integer, name, number, person, profileKind } from './primitives.ts';
import { matchProfile } from './aspects.ts';
import { strategyParameters } from './strategies.ts';

/** What a reviewer decided of a match. */
export const decision = z.enum(['ACCEPT', 'REJECT', 'UNDECIDED']);
/** How the engine did on a decided match. */
export const resultStatus = z.enum(['CORRECT', 'FALSE_POSITIVE', 'MISSED', 'UNKNOWN']);
/** How far a matching test is. */
const taskStatus = z.enum(['SCHEDULED', 'RUNNING', 'FINISHED', 'ERROR']);

/** The keys under which feedback stands. */
export const feedbackIdsResponse = z.object({ feedbackIds: z.array(z.object({ key: z.string(), type: profileKind })) });

/** One match that was judged or returned; `score` 0..1 and `rank` from 1 are null where it was not returned. */
const matchFeedback = z.object({
  matchedProfileId: z.string(),
  label: z.string(),
  decision,
  score: z.number().nullable(),
  rank: z.int().nullable(),
  resultStatus,
  /** When and by whom it was decided, ISO 8601; null where it is not, and who where nobody was known. */
  decidedAt: z.string().nullable(),
  decidedBy: person.nullable(),
});

/** Which profiles with feedback: by id, `from` and `size`. */
export const feedbackQuery = z.object({
  from: integer.pipe(z.int().min(0)).default(0),
  size: integer.pipe(z.int().min(1).max(500)).default(50),
});
/** Profiles with their feedback; scores and statuses are those of the last test that ended. */
export const feedbackProfilesResponse = z.object({
  from: z.int(),
  size: z.int(),
  count: z.int(),
  profiles: z.array(
    z.object({ id: z.string(), label: z.string(), matchProfile, matchFeedback: z.array(matchFeedback) }),
  ),
});

/** precision = hits ÷ (hits + falsePositives), recall = hits ÷ (hits + missed); null when the divisor is 0 (wire.md). */
const figures = {
  hits: z.int(),
  falsePositives: z.int(),
  missed: z.int(),
  /** Returned and not decided: what counts in no figure. */
  unjudged: z.int(),
  precision: z.number().nullable(),
  recall: z.number().nullable(),
  /** Accepted among the first ten that are decided, ÷ their number. */
  precisionAt10: z.number().nullable(),
  /** Järvelin and Kekäläinen 2002, gain 1 for an accepted match, over the decided ones in their order. */
  ndcg: z.number().nullable(),
};

/** What a test is run with: the strategy, and what counts as returned (wire.md, "Matching test"). */
export const testQuery = z.object({
  strategy: name.optional(),
  limit: integer.pipe(z.int().min(1).max(1000)).default(50),
  threshold: number.pipe(z.number().min(0).max(1)).default(0.5),
});

const testHead = {
  reportId: z.string(),
  taskStatus,
  /** Part of the profiles that were matched, 0..1. */
  progress: z.number(),
  feedbackFromType: profileKind,
  feedbackToType: profileKind,
  feedbackKey: z.string(),
  matchingStrategy: z.string().nullable(),
  strategyVersion: z.int(),
  limit: z.int(),
  threshold: z.number(),
  startedAt: z.string(),
  startedBy: person.nullable(),
  /** How long it took so far, in milliseconds. */
  durationMs: z.int(),
  /** Why it ended early. */
  error: z.enum(['CANCELLED', 'INTERRUPTED', 'FAILED']).nullable(),
};

/** A matching test, running or ended. */
export const testReport = z.object({
  ...testHead,
  matchResults: z
    .object({
      ...figures,
      matches: z.array(
        z.object({ id: z.string(), label: z.string(), ...figures, matchFeedback: z.array(matchFeedback) }),
      ),
    })
    .nullable(),
});
/** Tests that were run, newest first, with their general figures. */
export const testReportsResponse = z.object({
  reports: z.array(z.object({ ...testHead, figures: z.object(figures).nullable() })),
});

/** What a start answers. */
export const testStartResponse = z.object({ taskStatus, reportId: z.string() });

/** A figure of two tests: the difference of the means over profiles, with a bootstrap interval (Efron 1979) of 95 %. */
const difference = z.object({
  before: z.number().nullable(),
  after: z.number().nullable(),
  difference: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});
/** Two tests on the decisions that both know, profile by profile. */
export const testComparison = z.object({
  /** Decisions that both tests know alike. */
  judgements: z.int(),
  precision: difference,
  recall: difference,
  ndcg: difference,
  profiles: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      before: z.object(figures),
      after: z.object(figures),
      /** Accepted matches that only the first test returned. */
      lost: z.array(z.string()),
      /** Accepted matches that only the second test returned. */
      won: z.array(z.string()),
    }),
  ),
});

/** A reviewer's decision. */
export const feedbackRequest = z.object({ type: profileKind, key: id, matchedProfileId: id, decision });
/** The decision as it was kept. */
export const decisionResponse = feedbackRequest.extend({
  id: z.string(),
  decidedAt: z.string(),
  decidedBy: person.nullable(),
});

/** What was decided of the matches of one document, by the id of the match. */
export const documentFeedbackResponse = z.object({
  decisions: z.array(
    z.object({
      matchedProfileId: z.string(),
      decision: z.enum(['ACCEPT', 'REJECT']),
      decidedAt: z.string(),
      decidedBy: person.nullable(),
    }),
  ),
});

/** Weights of aspects that the judgements speak for, and what they gain where they were not learned. */
export const weightProposal = z.object({
  strategy: z.string(),
  /** Profiles with an accepted and a rejected match. */
  profiles: z.int(),
  /** Part of the pairs of an accepted and a rejected match that stand in that order: as it is, and with the proposal. */
  before: z.number(),
  after: z.number(),
  parameters: strategyParameters,
  factors: z.array(z.object({ aspect: z.string(), factor: z.number() })),
});
