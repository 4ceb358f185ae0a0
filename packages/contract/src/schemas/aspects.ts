import { ASPECT_NAMES, type AspectName, type MatchProfile, TYPE_OF_ASPECT } from '@counterpart/domain';
import { z } from 'zod';
import { canonicalAspect, unreadableForm } from './canonical-aspect.ts';
import {
  boundedList,
  id,
  integer,
  label,
  languageLevel,
  number,
  orAbsent,
  orDefault,
  rangeUnit,
  weight,
  writtenLanguage,
} from './primitives.ts';

/** Items of an aspect. */
export const MAX_ITEMS = 200;

const flags = { weight: orDefault(weight, 1), required: orDefault(z.boolean(), false) };
const origin = orAbsent(z.literal('parsed'));
/** A number that may be open; a field that was emptied sends null or an empty text. */
const openNumber = (schema: typeof number | typeof integer) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).default(null);

/** One value of a concept or keyword aspect. */
export const conceptItem = z.looseObject({
  id,
  label,
  ...flags,
  custom: orAbsent(z.boolean()),
  conceptId: orAbsent(id),
  level: languageLevel.nullish(),
  origin,
});

/** One place. */
export const locationItem = z.looseObject({
  id,
  label,
  range: openNumber(number),
  rangeUnit: orDefault(rangeUnit, 'KILOMETER'),
  ...flags,
  origin,
});

const rangeValue = z.looseObject({
  ...flags,
  from: openNumber(number),
  to: openNumber(number),
  origin,
});
const integerValue = z.looseObject({ ...flags, value: openNumber(integer), origin });
const floatValue = z.looseObject({ ...flags, value: openNumber(number), origin });

const custom = orAbsent(z.boolean());
/** Nothing is read from the texts into an aspect that is complete. */
const complete = orAbsent(z.boolean());
const conceptsAspect = z.looseObject({
  type: z.enum(['concepts', 'keywords']),
  ...flags,
  custom,
  complete,
  value: boundedList(conceptItem, MAX_ITEMS),
});
const locationsAspect = z.looseObject({
  type: z.literal('locations'),
  ...flags,
  custom,
  complete,
  value: boundedList(locationItem, MAX_ITEMS),
});
const rangeAspect = z.looseObject({
  type: z.literal('range'),
  ...flags,
  custom,
  complete,
  value: rangeValue.nullable(),
});
const integerAspect = z.looseObject({
  type: z.literal('integer'),
  ...flags,
  custom,
  complete,
  value: integerValue.nullable(),
});
const floatAspect = z.looseObject({
  type: z.literal('float'),
  ...flags,
  custom,
  complete,
  value: floatValue.nullable(),
});

const SCHEMA_OF_TYPE = {
  concepts: conceptsAspect,
  keywords: conceptsAspect,
  locations: locationsAspect,
  range: rangeAspect,
  integer: z.discriminatedUnion('type', [integerAspect, floatAspect]),
  float: z.discriminatedUnion('type', [integerAspect, floatAspect]),
} as const;

/** The schema of one aspect by its name: the canonical form, and the profileValue form read into it (MAT-16d). */
function aspect<Name extends AspectName>(aspectName: Name) {
  return z.preprocess((value, context) => {
    const issue = unreadableForm(value);
    if (issue === null) return canonicalAspect(aspectName, value);
    context.addIssue({ code: 'custom', ...issue });
    return z.NEVER;
  }, SCHEMA_OF_TYPE[TYPE_OF_ASPECT[aspectName]]);
}

const shape = Object.fromEntries(ASPECT_NAMES.map((aspectName) => [aspectName, aspect(aspectName).optional()]));

/** A profile without the aspects that are null: these are none, whatever their name. */
function withoutNullAspects(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, of]) => of !== null));
}

/** The aspects of a profile; names that are no aspect are kept in documents and ignored by matches. */
export const aspects = z.preprocess(withoutNullAspects, z.looseObject(shape));

/** A match profile as callers send it: aspects in either form. */
export interface MatchProfileInput {
  readonly language?: string | null | undefined;
  readonly aspects?: Readonly<Record<string, unknown>> | null | undefined;
}

/** A weighted match profile; its language may be absent. */
export const matchProfile = z.looseObject({
  language: orAbsent(writtenLanguage),
  aspects: orDefault(aspects, {}),
}) as unknown as z.ZodType<MatchProfile, MatchProfileInput>;
