import type { FilterGroup } from '@counterpart/domain';
import { z } from 'zod';
import { day, integer, label, number } from './primitives.ts';

const words = z.enum(['contains', 'is empty', 'is not empty']);
const numbers = z.enum(['equal', 'less than', 'greater than', 'between', 'is empty', 'is not empty']);
/** An empty text is an incomplete rule (A5), so it is read as absent. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullish());
const numberOrPair = orNothing(z.union([number, z.tuple([number, number])]));

const ruleData = z.discriminatedUnion('type', [
  z.object({ type: z.literal('keyword'), comparison: words, value: label.nullish() }),
  z.object({ type: z.literal('fullText'), comparison: words, value: label.nullish() }),
  z.object({
    type: z.literal('enum'),
    comparison: z.enum(['is one of', 'is not one of', 'is empty', 'is not empty']),
    value: z.array(label).max(10_000).nullish(),
  }),
  z.object({ type: z.literal('number'), comparison: numbers, value: numberOrPair }),
  z.object({ type: z.literal('age'), comparison: numbers, value: numberOrPair }),
  z.object({
    type: z.literal('dateInterval'),
    comparison: z.enum(['less than', 'more than']),
    value: z
      .object({ amount: integer, unit: z.enum(['d', 'w', 'M', 'y']), direction: z.enum(['ago', 'future']) })
      .nullish(),
  }),
  z.object({
    type: z.literal('date'),
    comparison: z.enum(['before', 'after', 'between']),
    value: orNothing(z.union([day, z.tuple([day, day])])),
  }),
]);

const rule = z.object({ property: z.string().min(1).max(200), data: ruleData, key: z.string().max(200).optional() });

const MAX_DEPTH = 5;

/** A group whose members may be groups down to `depth` more levels: bounded, so that a hostile filter cannot recurse. */
function groupOf(depth: number): z.ZodType<FilterGroup, FilterGroup> {
  const members =
    depth === 0
      ? rule
      : z.unknown().transform((value, context): unknown => {
          const isGroup = typeof value === 'object' && value !== null && 'combinator' in value;
          const result = (isGroup ? groupOf(depth - 1) : rule).safeParse(value);
          if (result.success) return result.data;
          for (const issue of result.error.issues) {
            context.addIssue({ code: 'custom', path: [...issue.path], message: issue.message });
          }
          return z.NEVER;
        });
  return z.object({
    combinator: z.enum(['and', 'or']),
    rules: z.array(members).max(1000),
  }) as unknown as z.ZodType<FilterGroup, FilterGroup>;
}

/** The predicate of the filter editor plus index filters (wire.md); an unknown type or comparison is refused with its path. */
export const matchFilter = groupOf(MAX_DEPTH);

/** Sort criteria, first one first. */
export const sort = z
  .array(z.object({ field: z.string().min(1).max(200), order: z.enum(['asc', 'desc']).default('asc') }))
  .max(10);
