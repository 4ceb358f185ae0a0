import { ASPECT_NAMES, type MatchProfile } from '@counterpart/domain';
import { z } from 'zod';
import { matchProfile } from './aspects.ts';
import { matchFilter, sort } from './filters.ts';
import {
  boundedList,
  day,
  expansionType,
  id,
  integer,
  languageOrLocale,
  name,
  orAbsent,
  orDefault,
  profileKind,
  scoreType,
} from './primitives.ts';
import { strategyChanges } from './strategies.ts';

/** The largest `from + size` of a match (wire.md). */
export const MAX_RESULT_WINDOW = 10_000;
/** The largest `size` of the select-all call (A5). */
export const MAX_SELECT_ALL = 1000;
/** How many matches a download holds when the request does not say (A9). */
export const DEFAULT_EXPORT_SIZE = 1000;

/** How many matches a download may hold, beyond the window of a match: a sheet has 1,048,576 rows. */
export const MAX_EXPORT_SIZE = 1_000_000;

/** What turns the numbers of a match, and how much of the answer is wanted: `page` leaves out paths and offsets. */
export const queryParams = z.object({
  scoreType: orAbsent(scoreType),
  expansionType: orAbsent(expansionType),
  asOf: orAbsent(day),
  explain: orAbsent(z.enum(['full', 'page'])),
});

/** The entity behind a profile. */
export const matchSource = z.object({ type: profileKind, index: name, id });

const strategyOfCall = {
  /** Unsaved parameters for one call, group by group in place of the strategy's. */
  strategyParameters: orAbsent(strategyChanges),
  /** An old version of the strategy, to repeat a match; an unknown one is 404. */
  strategyVersion: orAbsent(integer.pipe(z.int().min(0))),
};

const selection = {
  matchProfile: orAbsent(matchProfile),
  userLanguage: orAbsent(languageOrLocale),
  language: orAbsent(languageOrLocale),
  source: orAbsent(matchSource),
  matchFilter: matchFilter.nullish(),
  excludedIds: orAbsent(boundedList(id, 10_000)),
  /** Statuses that a match otherwise leaves out. */
  includeStatus: orAbsent(z.array(z.string().min(1).max(200)).max(100)),
  sort: orAbsent(sort),
  queryParams: orAbsent(queryParams),
  ...strategyOfCall,
};

const from = orDefault(integer.pipe(z.number().min(0)), 0);
/** The fields of a document that `_source` may name whole; the id always stays. */
const FIELDS = new Set([
  'id',
  'language',
  'version',
  'createdAt',
  'updatedAt',
  'updatedBy',
  'jobTitle',
  'jobText',
  'preferredJobTitle',
  'preferredJobInfo',
  'cvText',
  'workExperiences',
  'educations',
  'matchProfile',
  'extraProperties',
]);
/** What it may name within the profile; within the properties it may name any. */
const IN_PROFILE = new Set(['language', 'aspects', ...ASPECT_NAMES.map((aspect) => `aspects.${aspect}`)]);

function isField(field: string): boolean {
  const dot = field.indexOf('.');
  if (dot === -1) return FIELDS.has(field);
  const [name, within] = [field.slice(0, dot), field.slice(dot + 1)];
  return name === 'extraProperties' ? within !== '' : name === 'matchProfile' && IN_PROFILE.has(within);
}

/** A name of `_source`: a field, `extraProperties.<name>`, `matchProfile.language`, `matchProfile.aspects` or one aspect of these. */
const sourceField = z
  .string()
  .max(200)
  .refine(isField, { error: ({ input }) => `There is no field ${String(input)} to show.` });

const fields = orAbsent(z.array(sourceField).max(200));

/** The body of a match (wire.md, "A match"); without a profile and a source it is a list. */
export const matchRequest = z.object({
  ...selection,
  from,
  size: orDefault(integer.pipe(z.number().min(0).max(MAX_RESULT_WINDOW)), 20),
  _source: fields,
});

/** The body of a download; `from` is read and not used, as a file begins with the first match. */
export const exportRequest = z.object({
  ...selection,
  from,
  size: orDefault(integer.pipe(z.number().min(0).max(MAX_EXPORT_SIZE)), DEFAULT_EXPORT_SIZE),
  _source: fields,
});

/** The body of select-all. */
export const idsRequest = z.object({
  ...selection,
  from,
  size: orDefault(integer.pipe(z.number().min(1).max(MAX_SELECT_ALL)), MAX_SELECT_ALL),
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

/**
 * The body of details: a source and a target. With the profile, source, strategy and `asOf` of a list the score is the
 * list's; `sourceIndex` and `sourceId` are `source` in two fields.
 */
export const detailsRequest = z.object({
  sourceIndex: orAbsent(name),
  sourceId: orAbsent(id),
  source: orAbsent(matchSource),
  matchProfile: orAbsent(matchProfile),
  language: orAbsent(languageOrLocale),
  targetIndex: name,
  targetId: id,
  userLanguage: orAbsent(languageOrLocale),
  queryParams: orAbsent(queryParams),
  ...strategyOfCall,
});
