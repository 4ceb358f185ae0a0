import type { FilterGroup } from '@counterpart/domain';
import { z } from 'zod';
import { day, integer, label, number } from './primitives.ts';

const words = z.enum(['contains', 'is empty', 'is not empty']);
const numbers = z.enum(['equal', 'less than', 'greater than', 'between', 'is empty', 'is not empty']);
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';
/** Whether a part of a value is not filled in yet: a bound of a pair, the amount of an interval. */
function isIncomplete(value: unknown): boolean {
  if (Array.isArray(value)) return value.length < 2 || value.some(isBlank);
  return isBlank(typeof value === 'object' && value !== null && 'unit' in value ? Reflect.get(value, 'amount') : value);
}
/** A value that is not filled in is an incomplete rule (A5), so it is read as absent. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isIncomplete(value) ? null : value), schema.nullish());
const numberOrPair = orNothing(z.union([number, z.tuple([number, number])], 'Expected a number, or two: [from, to].'));

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
    value: orNothing(
      z.object({ amount: integer, unit: z.enum(['d', 'w', 'M', 'y']), direction: z.enum(['ago', 'future']) }),
    ),
  }),
  z.object({
    type: z.literal('date'),
    comparison: z.enum(['before', 'after', 'between']),
    value: orNothing(z.union([day, z.tuple([day, day])], 'Expected a day, or two: [from, to].')),
  }),
]);

const rule = z.object({ property: z.string().min(1).max(200), data: ruleData, key: z.string().max(200).optional() });

/** Groups within groups. */
const MAX_DEPTH = 8;
/** Rules of a whole filter, and texts that its rules list together. */
const MAX_RULES = 200;
const MAX_LISTED = 10_000;

/** Counts what a filter holds without recursion; a group that is nested too deep is the schema's to refuse. */
function sizeOf(filter: unknown): { readonly rules: number; readonly listed: number } {
  let rules = 0;
  let listed = 0;
  const open: unknown[] = [filter];
  for (let member = open.pop(); open.length > 0 || member !== undefined; member = open.pop()) {
    if (typeof member !== 'object' || member === null) continue;
    if ('rules' in member && Array.isArray(member.rules)) {
      for (const each of member.rules as readonly unknown[]) open.push(each ?? null);
    } else {
      rules += 1;
      const data: unknown = 'data' in member ? member.data : null;
      if (typeof data === 'object' && data !== null && 'value' in data && Array.isArray(data.value))
        listed += data.value.length;
    }
  }
  return { rules, listed };
}

/**
 * A group whose members may be groups down to `depth` more levels: bounded, so that a hostile filter cannot recurse.
 */
function groupOf(depth: number): z.ZodType<FilterGroup, FilterGroup> {
  const members = z.unknown().transform((value, context): unknown => {
    const isGroup = typeof value === 'object' && value !== null && 'combinator' in value;
    if (isGroup && depth === 0) {
      context.addIssue({ code: 'custom', message: `Groups may be nested at most ${MAX_DEPTH} deep.` });
      return z.NEVER;
    }
    const result = (isGroup ? groupOf(depth - 1) : rule).safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      context.addIssue({ code: 'custom', path: [...issue.path], message: issue.message });
    }
    return z.NEVER;
  });
  return z.object({
    combinator: z.enum(['and', 'or']),
    rules: z.array(members).max(MAX_RULES),
  }) as unknown as z.ZodType<FilterGroup, FilterGroup>;
}

/**
 * The predicate of the filter editor plus index filters (wire.md); an unknown type or comparison is refused with its
 * path.
 */
export const matchFilter = z
  .preprocess(
    (value, context) => {
      const { rules, listed } = sizeOf(value);
      const issue =
        rules > MAX_RULES
          ? `A filter may hold at most ${MAX_RULES} rules, not ${rules}.`
          : listed > MAX_LISTED
            ? `The rules of a filter may list at most ${MAX_LISTED} texts, not ${listed}.`
            : null;
      if (issue === null) return value;
      context.addIssue({ code: 'custom', path: ['rules'], message: issue });
      return z.NEVER;
    },
    groupOf(MAX_DEPTH - 1),
  )
  .meta({
    description: `At most ${MAX_RULES} rules, ${MAX_DEPTH} groups deep, listing at most ${MAX_LISTED} texts`,
  }) as unknown as z.ZodType<FilterGroup, FilterGroup>;

/** Sort criteria, first one first. */
export const sort = z
  .array(z.object({ field: z.string().min(1).max(200), order: z.enum(['asc', 'desc']).default('asc') }))
  .max(10);
