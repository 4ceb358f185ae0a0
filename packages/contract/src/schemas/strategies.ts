import { ASPECT_NAMES, DEFAULT_STRATEGY_PARAMETERS } from '@counterpart/domain';
import { z } from 'zod';
import { number, person, profileKind } from './primitives.ts';

const unit = number.pipe(z.number().min(0).max(1));
const factor = number.pipe(z.number().gt(0).max(1));

const aspectStrategy = z.object({
  weight: number.pipe(z.number().min(0).max(1000)),
  combine: z.enum(['AVERAGE', 'BEST']),
  missing: z.enum(['ZERO', 'NEUTRAL', 'SKIP']),
});
const compatibility = z.record(z.string().max(100), z.record(z.string().max(100), unit));

/** All parameters of a strategy (wire.md, "Strategies"). */
export const strategyParameters = z.object({
  aspects: z.object(
    Object.fromEntries(ASPECT_NAMES.map((name) => [name, aspectStrategy])) as Record<
      (typeof ASPECT_NAMES)[number],
      typeof aspectStrategy
    >,
  ),
  expansion: z.object({
    maxSteps: number.pipe(z.int().min(1).max(6)),
    minSimilarity: factor,
    narrower: factor,
    broader: factor,
    related: factor,
    occupationToSkill: factor,
    skillToOccupation: factor,
  }),
  sources: z.object({
    ASPECT: unit,
    JOB_TITLE: unit,
    WORK_EXPERIENCES: unit,
    EDUCATIONS: unit,
    JOB_TEXT: unit,
    CV_TEXT: unit,
  }),
  recencyHalfLifeYears: number.pipe(z.number().gt(0).max(1000)),
  minScore: unit,
  required: z.object({
    mode: z.enum(['FILTER', 'PENALTY']),
    relations: z.array(z.enum(['same', 'narrower', 'skillToOccupation'])),
    enumMinimum: unit,
    missing: z.enum(['FAIL', 'PASS']),
    penalty: unit,
  }),
  mutual: z.object({ balance: unit }),
  locations: z.object({ falloff: number.pipe(z.number().min(0).max(10)) }),
  wage: z.object({
    tolerance: number.pipe(z.number().min(0).max(10)),
    hoursAMonth: number.pipe(z.number().gt(0).max(744)),
  }),
  availability: z.object({ toleranceDays: number.pipe(z.number().min(0).max(3650)) }),
  languages: z.object({ unknownLevel: unit }),
  compatibility: z.object({ contractTypes: compatibility, workingHours: compatibility }),
});

type Json = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number that is missing of a table is the one that ships; in tables with free names a row that is missing was removed. */
function completed(given: unknown, shipped: unknown, areFree = false): unknown {
  if (!isTable(given) || !isTable(shipped)) return given;
  const numbers = Object.entries(shipped).filter(([, value]) => typeof value === 'number');
  const missing = numbers.filter(([name]) => given[name] === undefined);
  const own = Object.entries(given).map(([name, value]) => [
    name,
    areFree || !Object.hasOwn(shipped, name) ? value : completed(value, shipped[name], name === 'compatibility'),
  ]);
  return Object.fromEntries([...own, ...missing]);
}

/** The schema after what is given was completed; typed as the schema itself, as whole parameters are what a caller of ours gives. */
function afterCompleting<Schema extends z.ZodType>(complete: (given: unknown) => unknown, schema: Schema): Schema {
  return z.preprocess(complete, schema) as unknown as Schema;
}

/** Parameters as a caller gives them: a number that was emptied (STR-03f), or left out, is the one that ships. */
export const givenStrategyParameters = afterCompleting(
  (given) => completed(given, DEFAULT_STRATEGY_PARAMETERS),
  strategyParameters,
);

/** Some groups of parameters in place of a strategy's own; a number that is missing of a group is the one that ships. */
export const strategyChanges = afterCompleting((given) => {
  if (!isTable(given)) return given;
  const groups = Object.entries(DEFAULT_STRATEGY_PARAMETERS).filter(([name]) => given[name] !== undefined);
  return completed(given, Object.fromEntries(groups));
}, strategyParameters.partial());

/** A named strategy; version 0 is that of a template that nobody changed. */
export const strategy = z.object({
  name: z.string(),
  template: profileKind,
  parameters: strategyParameters,
  version: z.int(),
  /** ISO 8601; null where it is not known. */
  savedAt: z.string().nullable(),
  savedBy: person.nullable(),
});
/** All strategies, the templates first, then by name; each with the ETag that If-Match of its next write may carry. */
export const strategiesResponse = z.object({ strategies: z.array(strategy.extend({ etag: z.string() })) });
/** Every version that was saved under a name, newest first. */
export const strategyVersionsResponse = z.object({ versions: z.array(strategy) });
