import { z } from 'zod';
import { id, profileKind } from './primitives.ts';
import { matchProfile } from './aspects.ts';

/** What a reviewer decided of a match. */
export const decision = z.enum(['ACCEPT', 'REJECT', 'UNDECIDED']);
/** How the engine did on a decided match. */
export const resultStatus = z.enum(['CORRECT', 'FALSE_POSITIVE', 'MISSED', 'UNKNOWN']);

/** The keys under which feedback stands. */
export const feedbackIdsResponse = z.object({ feedbackIds: z.array(z.object({ key: z.string(), type: profileKind })) });

const matchFeedback = z.object({
  matchedProfileId: z.string(),
  decision,
  score: z.number().nullable(),
  resultStatus,
});

/** Profiles with their feedback. */
export const feedbackProfilesResponse = z.object({
  from: z.int(),
  size: z.int(),
  count: z.int(),
  profiles: z.array(z.object({ id: z.string(), matchProfile, matchFeedback: z.array(matchFeedback) })),
});

const figures = {
  hits: z.int(),
  falsePositives: z.int(),
  missed: z.int(),
  precision: z.number().nullable(),
  recall: z.number().nullable(),
};

/** A matching test, running or ended. */
export const testReport = z.object({
  reportId: z.string(),
  taskStatus: z.enum(['SCHEDULED', 'RUNNING', 'FINISHED', 'ERROR']),
  progress: z.number(),
  feedbackFromType: profileKind,
  feedbackToType: profileKind,
  feedbackKey: z.string(),
  matchingStrategy: z.string().nullable(),
  limit: z.int(),
  threshold: z.number(),
  matchResults: z
    .object({
      ...figures,
      matches: z.array(z.object({ id: z.string(), ...figures, matchFeedback: z.array(matchFeedback) })),
    })
    .nullable(),
  error: z.string().nullable(),
});

/** What a start answers. */
export const testStartResponse = z.object({ taskStatus: z.string(), reportId: z.string() });

/** A reviewer's decision. */
export const feedbackRequest = z.object({ type: profileKind, key: id, matchedProfileId: id, decision });
