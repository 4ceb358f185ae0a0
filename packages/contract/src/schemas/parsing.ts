import { ASPECT_NAMES, CONCEPT_TYPES, PATH_RELATIONS } from '@counterpart/domain';
import { z } from 'zod';
import { documentOutput } from './documents.ts';
import {
  expansionType,
  integer,
  language,
  languageLevel,
  languageOrLocale,
  name,
  orAbsent,
  orDefault,
  queryItemType,
  rangeUnit,
  title,
} from './primitives.ts';

/** The longest advertisement that is parsed, in UTF-16 code units. */
export const MAX_JOB_TEXT = 500_000;

/** A job advertisement to parse; its locale tells the language unless the text clearly is in another, which is detected. */
export const parseJobRequest = z.object({
  title: title.nullish().transform((value) => value ?? ''),
  text: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  locale: orAbsent(languageOrLocale),
});

const mention = {
  matchedText: z.string(),
  start: z.int(),
  end: z.int(),
  field: z.enum(['title', 'text']),
  confidence: z.number(),
  conceptId: z.string().nullish(),
  required: z.boolean().nullish(),
};

/**
 * One thing read from an advertisement (wire.md, "Parsing"); a skill is told once for each wording, with one
 * conceptId.
 */
export const parsingAspect = z.discriminatedUnion('aspectType', [
  z.object({ aspectType: z.literal('JOB_FUNCTION'), ...mention }),
  z.object({ aspectType: z.literal('JOB_PROPERTY'), ...mention, conceptId: z.string() }),
  /** What no concept covers: offered beside the profile, never put into it. */
  z.object({ aspectType: z.literal('PHRASE'), ...mention }),
  z.object({ aspectType: z.literal('JOB_SOFT_COMPTENCE'), behavioralCompetence: z.string(), ...mention }),
  z.object({ aspectType: z.literal('CONTRACT_TYPE'), value: z.string(), ...mention }),
  z.object({ aspectType: z.literal('WORKING_HOURS'), value: z.string(), ...mention }),
  z.object({
    aspectType: z.literal('GEO'),
    labels: z.array(z.string()),
    lat: z.number().optional(),
    lon: z.number().optional(),
    ...mention,
  }),
  z.object({
    aspectType: z.literal('WAGE'),
    amountLow: z.number().nullable(),
    amountHigh: z.number().nullable(),
    period: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
    originalLow: z.number().nullable(),
    originalHigh: z.number().nullable(),
    ...mention,
  }),
  z.object({ aspectType: z.literal('LANGUAGE'), value: z.string(), level: languageLevel.nullable(), ...mention }),
  z.object({ aspectType: z.literal('SENIORITY'), value: z.number(), ...mention }),
]);

/** What an advertisement says. */
export const parseJobResponse = z.object({
  language,
  parsingAspects: z.array(parsingAspect),
  /** Of a text without a title: the line that names its job; null where none does. */
  headline: z.string().nullish(),
});

/** A CV, pasted or dropped; without a language it is detected. */
export const parseCandidateRequest = z.object({
  text: orDefault(z.string(), ''),
  language: orAbsent(languageOrLocale),
});

/** The candidate that an import of the text would make. */
export const parseCandidateResponse = documentOutput;

/** A keyword query. */
export const parseQueryRequest = z.object({
  query: z.string().max(2000),
  lang: orAbsent(languageOrLocale),
});

/** What the words of a query state of the terms of employment, as parseJob tells it. */
const statedTerm = z.discriminatedUnion('aspectType', [
  z.object({ aspectType: z.literal('CONTRACT_TYPE'), value: z.string() }),
  z.object({ aspectType: z.literal('WORKING_HOURS'), value: z.string() }),
  z.object({ aspectType: z.literal('SENIORITY'), value: z.number() }),
  z.object({
    aspectType: z.literal('WAGE'),
    amountLow: z.number().nullable(),
    amountHigh: z.number().nullable(),
  }),
]);

/** The parts of a keyword query; a TEXT that states a term of employment tells which. */
export const parseQueryResponse = z.object({
  parsedQueryItems: z.array(
    z.object({
      type: queryItemType,
      text: z.string(),
      conceptId: z.string().optional(),
      start: z.int(),
      end: z.int(),
      range: z.number().optional(),
      rangeUnit: rangeUnit.optional(),
      stated: statedTerm.optional(),
    }),
  ),
});

/** The types that findPrefix answers: AGENT is an occupation or category, PROPERTY everything else. */
export const prefixType = z.enum(['AGENT', 'PROPERTY']);

/** The beginning of a label. */
export const findPrefixRequest = z.object({
  text: z.string().max(1000),
  lang: orAbsent(languageOrLocale),
  conceptTypes: orAbsent(z.array(z.enum(['AGENT', 'PROPERTY', ...CONCEPT_TYPES])).max(20)),
  size: orAbsent(integer.pipe(z.int().min(1).max(100))),
});

const term = z.object({ text: z.string(), language });

/** Labels that go on from the text. */
export const findPrefixResponse = z.object({
  items: z.array(z.object({ matchedTerm: term, type: prefixType, conceptId: z.string(), preferredTerm: term })),
});

/** What someone has typed of a place so far: a name in any of the four languages, a post code, or both. */
export const placesRequest = z.object({
  text: z.string().max(200),
  lang: orAbsent(languageOrLocale),
  size: orDefault(integer.pipe(z.int().min(1).max(100)), 10),
});

/** Places that begin so, larger ones first; among them, `known`, the one that the text names already. */
export const placesResponse = z.object({
  items: z.array(
    z.object({
      /** What a location of a profile would be called. */
      label: z.string(),
      name: z.string(),
      postCode: z.string().nullable(),
      kind: z.enum(['town', 'region', 'country']),
      region: z.string().nullable(),
      country: z.string(),
      lat: z.number(),
      lon: z.number(),
      known: z.literal(true).optional(),
    }),
  ),
});

/** Keywords that are there already, each with the concept that it was read as, which prevails; plain strings are read too. */
export const suggestRequest = z.object({
  keywords: z
    .array(
      z.preprocess(
        (value) => (typeof value === 'string' ? { keyword: value } : value),
        z.object({
          keyword: z.string().max(1000),
          queryItemType: orAbsent(queryItemType),
          conceptId: orAbsent(z.string().max(300)),
        }),
      ),
    )
    .max(500),
  language: orAbsent(languageOrLocale),
  size: orAbsent(integer.pipe(z.int().min(1).max(100))),
});

/** Keywords that go with them, best first. */
export const suggestResponse = z.object({
  suggestions: z.array(z.object({ keyword: z.string(), queryItemType: z.enum(['FUNCTION', 'HARD_SKILL']) })),
});

/** A value of a profile whose reach is wanted: its words, or the concept that they were read as, which prevails. */
export const expandRequest = z.object({
  label: z.string().max(1000),
  conceptId: orAbsent(z.string().max(300)),
  aspect: z.enum(ASPECT_NAMES),
  lang: orAbsent(languageOrLocale),
  /** With an index each concept says how many of its documents a match would find it in. */
  index: orAbsent(name),
  expansionType: orAbsent(expansionType),
  size: orDefault(integer.pipe(z.int().min(1).max(50)), 10),
});

const labelled = { conceptId: z.string(), label: z.string() };

/** What a value is looked for as; without a concept it is looked for by its words, and the likest labels are named. */
export const expandResponse = z.object({
  /** The concepts that the words name. */
  concepts: z.array(z.object({ ...labelled, kind: z.string().optional() })),
  /** What a match finds for them, those first that count most; `relation` is that of the last step, `same` for the concept itself. */
  items: z.array(
    z.object({
      ...labelled,
      relation: z.enum(['same', ...PATH_RELATIONS]),
      /** 0..1. */
      similarity: z.number(),
      /** Whether it meets a required flag. */
      holds: z.boolean(),
      documents: z.int().nullable(),
    }),
  ),
  /** How many there are, of which `items` are the first. */
  count: z.int(),
  nearest: z.array(z.object(labelled)),
});

/** A concept with its labels and relations, for the details dialog's "how". */
export const conceptResponse = z.object({
  id: name,
  type: z.string(),
  kind: z.string().optional(),
  labels: z.record(z.string(), z.object({ preferred: z.string(), alternative: z.array(z.string()) })),
  relations: z.array(z.object({ relation: z.string(), id: z.string(), label: z.string() })),
});
