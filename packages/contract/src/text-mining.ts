import { z } from 'zod';
import { number } from './primitives.ts';

interface AspectTree {
  aspectType: string;
  label: string;
  nrOfMentions: number;
  mentions: z.infer<typeof mention>[];
  nestedAspects: AspectTree[];
}

/** One place in a comment that speaks of a behaviour (TXT-06c). */
export const mention = z.object({
  aspectType: z.string(),
  matchedText: z.string(),
  matchedRule: z.string(),
  originalComment: z.string(),
  sentence: z.string(),
  competenceGroup: z.string(),
  competence: z.string(),
  competenceFlag: z.string(),
  nestedAspects: z.array(z.unknown()),
});

/** A tree of top group → competence group → competence → behaviour. */
export const aspectTree: z.ZodType<AspectTree> = z.lazy(() =>
  z.object({
    aspectType: z.string(),
    label: z.string(),
    nrOfMentions: z.int(),
    mentions: z.array(mention),
    nestedAspects: z.array(aspectTree),
  }),
);

/** What a feedback text says (TXT-06b). */
export const feedbackResponse = z.object({
  aspects: z.array(aspectTree),
  parserVersion: z.string(),
  timestamp: z.string(),
  duration: z.number(),
  error: z.boolean(),
  errorMessage: z.string().nullable(),
});

/** How n-grams are cut off (TXT-07). */
export const ngramsQuery = z.object({
  cutoff: number.default(2),
  cutoffType: z.literal('MIN_FREQUENCY').default('MIN_FREQUENCY'),
});

/** N-grams by frequency, then label. */
export const ngramsResponse = z.object({
  ngrams: z.array(z.object({ label: z.string(), freq: z.int(), nrOfTokens: z.int() })),
});
