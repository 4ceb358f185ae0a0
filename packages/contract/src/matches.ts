import type { MatchProfile } from '@counterpart/domain';
import { z } from 'zod';
import { matchProfile } from './aspects.ts';
import { documentOutput } from './documents.ts';
import { matchFilter, sort } from './filters.ts';
import { boundedList, day, expansionType, id, integer, language, name, profileKind, scoreType } from './primitives.ts';

/** The largest `from + size` of a match (wire.md). */
export const MAX_RESULT_WINDOW = 10_000;
/** The largest `size` of the select-all call (A5). */
export const MAX_SELECT_ALL = 1000;

/** What turns the numbers of a match. */
export const queryParams = z.object({
  scoreType: scoreType.optional(),
  expansionType: expansionType.optional(),
  asOf: day.optional(),
});

/** The entity behind a profile. */
export const matchSource = z.object({ type: profileKind, index: name, id });

const selection = {
  matchProfile: matchProfile.optional(),
  userLanguage: z.string().max(35).optional(),
  language: language.optional(),
  source: matchSource.optional(),
  matchFilter: matchFilter.nullish(),
  excludedIds: boundedList(id, 10_000).optional(),
  sort: sort.optional(),
  queryParams: queryParams.optional(),
};

/** The body of a match (wire.md, "A match"); with `from` and `size` only it is a list. */
export const matchRequest = z.object({
  ...selection,
  from: integer.pipe(z.number().min(0)).default(0),
  size: integer.pipe(z.number().min(0).max(MAX_RESULT_WINDOW)).default(20),
  _source: z.array(z.string().max(200)).max(200).optional(),
});

/** The body of a download. */
export const exportRequest = matchRequest;

/** The body of select-all. */
export const idsRequest = z.object({
  ...selection,
  from: integer.optional(),
  size: integer.pipe(z.number().min(1).max(MAX_SELECT_ALL)).default(MAX_SELECT_ALL),
});

/** Required items of a request whose requirements are looked into. */
export const MAX_REQUIRED_ITEMS = 50;

/** Refuses, with its path, the first required item beyond those that are looked into one by one. */
function refuseManyRequired(
  { matchProfile: profile }: { readonly matchProfile?: MatchProfile | undefined },
  context: z.RefinementCtx,
): void {
  let required = 0;
  for (const [aspect, value] of Object.entries(profile?.aspects ?? {})) {
    if (typeof value !== 'object' || !Array.isArray(value.value)) continue;
    for (const [i, item] of value.value.entries()) {
      if (!item.required || (required += 1) <= MAX_REQUIRED_ITEMS) continue;
      const path = ['matchProfile', 'aspects', aspect, 'value', i, 'required'];
      const message = `At most ${MAX_REQUIRED_ITEMS} items may be required here.`;
      context.addIssue({ code: 'custom', path, message });
      return;
    }
  }
}

/** The body of impact: a match with at most fifty required items. */
export const impactRequest = matchRequest.superRefine(refuseManyRequired);

/** The body of why-not: a match and one target. */
export const whyNotRequest = matchRequest.extend({ targetId: id }).superRefine(refuseManyRequired);

/** The body of details: one source and one target. */
export const detailsRequest = z.object({
  sourceIndex: name.optional(),
  sourceId: id.optional(),
  matchProfile: matchProfile.optional(),
  language: language.optional(),
  targetIndex: name,
  targetId: id,
  userLanguage: z.string().max(35).optional(),
  queryParams: queryParams.optional(),
});

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

/** Where an asked item was found, with its characters. */
export const matchedTo = z.object({
  source: z.string(),
  field: z.string(),
  start: z.int(),
  end: z.int(),
  strength: z.number(),
  aspects: z.array(z.string()),
});

/** What was asked, what was found, how and where. */
export const matchExplanation = z.object({
  scoreType: z.enum(['FORWARD', 'REVERSE']),
  aspect: z.string(),
  itemId: z.string(),
  weight: z.number(),
  asked: z.object({ label: z.string(), conceptId: z.string().optional() }),
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
  path: z.array(z.object({ relation: z.string(), to: z.string(), label: z.string(), factor: z.number() })),
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

/** One page of matches; a list has the same shape. */
export const matchPage = z.object({ from: z.int(), size: z.int(), count: z.int(), matches: z.array(match) });

const blocked = {
  aspect: z.string().optional(),
  label: z.string().optional(),
  rule: z.unknown().optional(),
};

/** One change that lets a target or more targets in. */
export const relaxation = z.object({
  op: z.enum(['MAKE_OPTIONAL', 'DROP_RULE', 'WIDEN_RANGE', 'UNEXCLUDE']),
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
      kind: z.enum(['REQUIRED_ITEM', 'REQUIRED_ASPECT', 'FILTER', 'EXCLUDED', 'SCORE', 'NOT_FOUND']),
      ...blocked,
    }),
  ),
  change: z.array(relaxation),
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
