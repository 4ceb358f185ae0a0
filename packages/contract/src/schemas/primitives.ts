import {
  EXPANSION_TYPES,
  FIELD_REASONS,
  IMPORT_REASONS,
  type ImportReason,
  isLanguage,
  languageOfLocale,
  LANGUAGES,
  LANGUAGE_LEVELS,
  PROFILE_KINDS,
  QUERY_ITEM_TYPES,
  RANGE_UNITS,
  SCORE_TYPES,
} from '@counterpart/domain';
import { z } from 'zod';

const NUMERIC = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$/;

/** Reads a numeric string such as `"1.0"` as its number (wire.md); leaves everything else alone. */
function numeric(value: unknown): unknown {
  return typeof value === 'string' && value.length <= 40 && NUMERIC.test(value) ? Number(value) : value;
}

/** A finite number, also when it arrives as a numeric string. */
export const number = z.preprocess(numeric, z.number());
/** A whole number, also when it arrives as a numeric string. */
export const integer = z.preprocess(numeric, z.int());
/** A weight: finite, 0..1000; 1 is normal (screen weight ÷ 100). */
export const weight = z.preprocess(numeric, z.number().min(0).max(1000)).meta({ description: 'Screen weight ÷ 100' });

/** An id: 1–200 characters, no control characters, no slash, no half of a surrogate pair, not `.` or `..`. */
export const id = z
  .string()
  .min(1)
  .max(200)
  // an address with . or .. leads elsewhere, also where it is escaped (RFC 3986): nobody could read or remove what is called so
  .regex(
    // eslint-disable-next-line no-control-regex -- control characters are what is refused
    /^(?!\.{1,2}$)[^/\u0000-\u001f\u007f-\u009f]+$/,
    'An id may hold no slash and no control character, and may not be . or ..',
  )
  // stored as UTF-8, all halves would be the same replacement character: two ids, one document
  .refine((value) => value.isWellFormed(), 'An id may hold no half of a surrogate pair.');

/** A name of an index, a strategy, a feedback key or a configuration. */
export const name = id;

/** A profile language. */
export const language = z.enum(LANGUAGES);
/** A profile language, an interface language or a locale of one, such as `DUT`, `nl` or `nl-BE`. */
export const languageOrLocale = z
  .string()
  .max(35)
  .regex(
    /^(DUT|FRE|ENG|ITA|([nN][lL]|[fF][rR]|[eE][nN]|[iI][tT])([-_][A-Za-z0-9]+)*)$/,
    'Expected DUT, FRE, ENG, ITA, or a locale of nl, fr, en or it.',
  );
/** The language of a profile or a document; a locale is read as its profile language, which is what is kept. */
export const writtenLanguage = z.preprocess((value) => {
  const { data } = languageOrLocale.safeParse(value);
  return data === undefined || isLanguage(data) ? value : languageOfLocale(data);
}, language);
/** JOB or CANDIDATE. */
export const profileKind = z.enum(PROFILE_KINDS);
/** How the two directions make one score. */
export const scoreType = z.enum(SCORE_TYPES);
/** How far a concept reaches. */
export const expansionType = z.enum(EXPANSION_TYPES);
/** KILOMETER, METER or MILE. */
export const rangeUnit = z.enum(RANGE_UNITS);
/** A CEFR level. */
export const languageLevel = z.enum(LANGUAGE_LEVELS);
/** What a part of a keyword query names. */
export const queryItemType = z.enum(QUERY_ITEM_TYPES);
/** A day, `yyyy-MM-dd`. */
export const day = z.iso.date();
/** A score, a share or a similarity, 0..1. */
export const fraction = z.number().min(0).max(1);

/** An optional part of a request; null says what its absence says, as in clients that send every field. */
export function orAbsent<Schema extends z.ZodType>(schema: Schema) {
  return schema
    .nullable()
    .transform((value) => value ?? undefined)
    .optional();
}

/** A part of a request with a default, which null means as well as its absence. */
export function orDefault<Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) {
  return schema
    .default(value as z.core.util.NoUndefined<z.output<Schema>>)
    .nullable()
    .transform((given): z.output<Schema> => given ?? value);
}

/** The longest text of a document or a request, in UTF-16 code units. */
export const MAX_TEXT = 1_000_000;
/** A text of a document. */
export const text = z.string().max(MAX_TEXT);
/** A label of an item. */
export const label = z.string().max(1000);
/** The longest title, in UTF-16 code units. */
export const MAX_TITLE = 1000;
/** A title of a job or of work experience. */
export const title = z.string().max(MAX_TITLE);

/** A list of at most `max` members; of a longer one the members are not looked at. */
export function boundedList<Item extends z.ZodType>(
  item: Item,
  max: number,
): z.ZodType<z.output<Item>[], z.input<Item>[]> {
  const list = z.preprocess((value, context) => {
    if (!Array.isArray(value) || value.length <= max) return value;
    context.addIssue({ code: 'custom', message: `At most ${max} are allowed, not ${value.length}.` });
    return z.NEVER;
  }, z.array(item).max(max));
  return list as unknown as z.ZodType<z.output<Item>[], z.input<Item>[]>;
}

/** Why a field or a file is refused, as a name that screens translate, with the values of its translation. */
export const refusalReason = {
  reason: z.enum([...(Object.keys(IMPORT_REASONS) as ImportReason[]), ...FIELD_REASONS]).optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
};

/** Who did something; calls answer null where there is no login. */
export const person = z.object({ subject: z.string(), name: z.string() });
