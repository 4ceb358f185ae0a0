import { ASPECT_NAMES } from '@counterpart/domain';
import { z } from 'zod';
import { number, profileKind } from './primitives.ts';

const unit = z.preprocess((v) => v, z.number().min(0).max(1));
const factor = z.number().gt(0).max(1);

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
    maxSteps: z.int().min(1).max(6),
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
  recencyHalfLifeYears: z.number().gt(0).max(1000),
  minScore: unit,
  required: z.object({
    mode: z.enum(['FILTER', 'PENALTY']),
    relations: z.array(z.enum(['same', 'narrower', 'skillToOccupation'])),
    enumMinimum: unit,
    missing: z.enum(['FAIL', 'PASS']),
    penalty: unit,
  }),
  mutual: z.object({ balance: unit }),
  locations: z.object({ falloff: z.number().min(0).max(10) }),
  wage: z.object({ tolerance: z.number().min(0).max(10), hoursAMonth: z.number().gt(0).max(744) }),
  availability: z.object({ toleranceDays: z.number().min(0).max(3650) }),
  languages: z.object({ unknownLevel: unit }),
  compatibility: z.object({ contractTypes: compatibility, workingHours: compatibility }),
});

/** Some groups of parameters in place of a strategy's own. */
export const strategyChanges = strategyParameters.partial();

/** A named strategy. */
export const strategy = z.object({ name: z.string(), template: profileKind, parameters: strategyParameters });
/** All strategies, the templates first, then by name. */
export const strategiesResponse = z.object({ strategies: z.array(strategy) });

/** The JSON Schema (draft 2020-12) of the parameters. */
export function strategySchema(): Record<string, unknown> {
  return z.toJSONSchema(strategyParameters, { io: 'input', unrepresentable: 'any' });
}
