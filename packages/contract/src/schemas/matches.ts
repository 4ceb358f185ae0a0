import { z } from 'zod';
import { documentOutput } from './documents.ts';
import { day, languageLevel } from './primitives.ts';

/** One aspect in one direction; all numbers 0..1 except the counts. */
export const matchDetail = z.object({
  scoreType: z.enum(['FORWARD', 'REVERSE']),
  label: z.string(),
  found: z.int(),
  asked: z.int(),
  info: z.string(),
  score: z.number(),
  share: z.number(),
  weight: z.number(),
  unknown: z.number(),
  required: z.boolean(),
});

/** Where an asked item was found, with its characters; of a page (`explain: page`) only source and end year. */
export const matchedTo = z.object({
  source: z.string(),
  field: z.string().optional(),
  start: z.int().optional(),
  end: z.int().optional(),
  strength: z.number().optional(),
  /** Year in which the work experience ended; absent while it lasts and for every other source. */
  endYear: z.int().optional(),
  aspects: z.array(z.string()).optional(),
});

/** What was asked, what was found, how and where; a page has neither weight nor path, and the first place alone. */
export const matchExplanation = z.object({
  scoreType: z.enum(['FORWARD', 'REVERSE']),
  aspect: z.string(),
  itemId: z.string(),
  weight: z.number().optional(),
  asked: z.object({
    label: z.string(),
    conceptId: z.string().optional(),
    /** Languages only. */
    level: languageLevel.nullable().optional(),
  }),
  required: z.boolean(),
  holds: z.boolean(),
  status: z.enum(['found', 'missing', 'unknown']),
  similarity: z.number(),
  foundConcept: z.object({ id: z.string(), label: z.string() }).optional(),
  found: z
    .object({
      label: z.string().optional(),
      distanceKm: z.number().nullable().optional(),
      from: z.number().nullable().optional(),
      to: z.number().nullable().optional(),
      level: z.string().nullable().optional(),
      value: z.union([z.number(), z.string()]).optional(),
    })
    .optional(),
  path: z
    .array(z.object({ relation: z.string(), to: z.string(), label: z.string().optional(), factor: z.number() }))
    .optional(),
  matchedTo: z.array(matchedTo),
});

/** One ranked target with its sums. */
export const match = z.object({
  id: z.string(),
  score: z.number(),
  unknown: z.number(),
  green: z.boolean(),
  forward: z.number(),
  reverse: z.number(),
  balance: z.number(),
  penalty: z.number(),
  document: documentOutput,
  details: z.array(matchDetail),
  explanations: z.array(matchExplanation),
});

/** One page of matches; a list has the same shape, without what only a match can say. */
export const matchPage = z.object({
  from: z.int(),
  size: z.int(),
  count: z.int(),
  matches: z.array(match),
  /** How many targets more there would be but for what a match leaves out by itself (STATUS: closed and placed). */
  left: z.object({ STATUS: z.int() }).optional(),
  /** Values of the profile that were asked; 0 says that nothing was read from it, and nothing is proven of anyone. */
  asked: z.int().optional(),
  /** The strategy that scored, and its version; 0 is a template that nobody changed. */
  strategy: z.string().optional(),
  strategyVersion: z.int().optional(),
  /** The day that it was scored for; `queryParams.asOf` repeats it. */
  asOf: day.optional(),
});

const blocked = {
  aspect: z.string().optional(),
  label: z.string().optional(),
  rule: z.unknown().optional(),
};

/**
 * One change that lets a target or more targets in: `label` is the item, the aspect, the excluded id or the status,
 * `range` the new range of a place in kilometres.
 */
export const relaxation = z.object({
  op: z.enum(['MAKE_OPTIONAL', 'DROP_RULE', 'WIDEN_RANGE', 'UNEXCLUDE', 'INCLUDE_STATUS']),
  ...blocked,
  range: z.number().optional(),
});

/** Whether the time for the answer ran out: what is there is right, and more may be missing. */
const partial = z.boolean().meta({
  description: 'Whether the two seconds for the answer ran out: what is there is right, and more may be missing',
});

/** What keeps one target out, and the smallest change that admits it. */
export const whyNotResponse = z.object({
  included: z.boolean(),
  rank: z.int().nullable(),
  match: match.nullable(),
  reasons: z.array(
    z.object({
      scoreType: z.enum(['FORWARD', 'REVERSE']).optional(),
      kind: z.enum([
        'REQUIRED_ITEM',
        'REQUIRED_ASPECT',
        'FILTER',
        'EXCLUDED',
        'SCORE',
        'STATUS',
        'SOURCE',
        'NOT_FOUND',
      ]),
      ...blocked,
    }),
  ),
  /** Empty when it is in the list, null when no change of the request admits it. */
  change: z.array(relaxation).nullable(),
  rankAfter: z.int().nullable(),
  partial,
});

/** How many targets each requirement alone removes, and the cheapest relaxation. */
export const impactResponse = z.object({
  count: z.int(),
  impacts: z.array(
    z.object({ kind: z.enum(['REQUIRED_ITEM', 'REQUIRED_ASPECT', 'FILTER']), ...blocked, removes: z.int() }),
  ),
  cheapest: z.array(relaxation),
  partial,
});
