import { ERROR_CATALOGUE, type ErrorCode } from '@counterpart/domain';
import { z } from 'zod';
import { matchFilter } from './filters.ts';
import { id, integer, orAbsent, orDefault, person, profileKind, refusalReason } from './primitives.ts';

/** The one error body. */
export const errorResponse = z.object({
  error: z.object({
    code: z.enum(Object.keys(ERROR_CATALOGUE) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    requestId: z.string(),
    details: z
      .array(
        z.object({
          path: z.string(),
          message: z.string(),
          ...refusalReason,
        }),
      )
      .optional(),
  }),
});

/** The indices and how far indexing is (ENG-16d). */
export const indicesResponse = z.object({
  indices: z.array(
    z.object({
      name: z.string(),
      kind: profileKind,
      label: z.string(),
      documents: z.int(),
      indexedDocuments: z.int(),
      generation: z.int(),
      fullyIndexed: z.boolean(),
      unread: z.array(z.object({ change: z.int(), id: z.string(), reason: z.enum(['DAMAGED', 'TOO_SLOW']) })).meta({
        description:
          'Documents that no search finds or whose texts none reads, the first 100; logs name them by change',
      }),
    }),
  ),
});

/** What a write answers once it is durable. */
export const putResponse = z.object({ id: z.string(), version: z.int() });
/** What a removal answers. */
export const deleteResponse = z.object({ id: z.string(), deleted: z.literal(true) });

/** Facets in one call. */
const MAX_FACETS = 20;

/** Values of a property over the documents of an index. */
export const searchRequest = z.object({
  size: orAbsent(z.literal(0)),
  /** The filters of the page; a facet is never narrowed by rules about its own property. */
  matchFilter: matchFilter.nullish(),
  /** Only values in which this stands where a word begins. */
  query: orAbsent(z.string().max(1000)),
  aggs: z
    .record(
      z.string().max(100),
      z.object({
        terms: z.object({
          field: z.string().min(1).max(200),
          size: orDefault(integer.pipe(z.int().min(1).max(10_000)), 10),
        }),
      }),
    )
    .refine((aggs) => Object.keys(aggs).length <= MAX_FACETS, `At most ${MAX_FACETS} facets are counted in one call.`)
    .meta({ description: `At most ${MAX_FACETS} facets` }),
});
/** Buckets by count, then key. */
export const searchResponse = z.object({
  aggregations: z.record(z.string(), z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.int() })) })),
});

/** Whose values are wanted (FIL-02b), and how many at most. */
export const optionsQuery = z.object({
  property: z.string().min(1).max(200),
  size: integer.pipe(z.int().min(1).max(10_000)).optional(),
});
/** Values as options of a selector, by count, then value. */
export const optionsResponse = z.object({
  options: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
});

/** The beginning of a property's value. */
export const prefixRequest = z.object({
  property: z.string().min(1).max(200),
  text: z.string().max(1000),
  size: orDefault(integer.pipe(z.int().min(1).max(1000)), 20),
});
/** Values that begin so. */
export const prefixResponse = z.array(z.string());

/** The four kinds of selection, in the order in which they are resolved (A4). */
export const selectionType = z.enum([
  'candidatesForJob',
  'jobsForCandidate',
  'candidatesForCompany',
  'companiesForCandidate',
]);
/** An existing selection. */
export const selectionGetResponse = z.object({ ids: z.array(z.string()) });
/** A selection to make. */
export const selectionSetRequest = z.object({
  subjectId: id,
  selectionIds: z.array(id).min(1).max(1000),
  selectionStatus: z.string().max(100).nullish(),
});
/** Why a selection, or an entry of it, was not made, as a name that screens translate. */
const selectionCode = z.literal('UNKNOWN_DOCUMENT').optional();
/** What became of it; a code beside the whole is about its subject. */
export const selectionSetResponse = z.object({
  hasErrors: z.boolean(),
  message: z.string().nullable(),
  code: selectionCode,
  results: z.array(z.object({ id: z.string(), message: z.string().optional(), code: selectionCode })),
});

/** Everything that is kept of an id: what a person may ask to be given. */
export const subjectResponse = z.object({
  id: z.string(),
  documents: z.array(z.looseObject({ index: z.string(), id: z.string() })),
  notes: z.array(z.looseObject({})),
  selections: z.array(z.looseObject({})),
  judgements: z.array(z.looseObject({})),
  tests: z.array(z.looseObject({})),
  searches: z.array(z.unknown()),
  /** What the audit log says was done to it. */
  log: z.array(z.looseObject({})),
  /** What imports remember: the file it came from, with its size and time. */
  imports: z.array(z.looseObject({})),
});

/** Ids to annotate. */
export const annotationsRequest = z.object({ ids: z.array(id).max(1000) });
/** What is known of each. */
export const annotationsResponse = z.object({
  annotationsById: z.record(
    z.string(),
    z.object({
      selectionStatuses: z.array(
        z.object({
          subjectId: z.string(),
          status: z.string().nullable(),
          selectedAt: z.string(),
          selectedBy: person.nullable(),
        }),
      ),
      noteCount: z.int(),
      lastContact: z.string().nullable(),
    }),
  ),
});

/** A note to create; only the subject is needed (A5). */
export const noteRequest = z.object({
  type: z.string().max(100).nullish(),
  subject: z.string().trim().min(1).max(500),
  body: z.string().max(100_000).nullish(),
});
/** A stored note. */
export const note = z.object({
  id: z.string(),
  type: z.string().nullable(),
  subject: z.string(),
  body: z.string(),
  createdAt: z.string(),
  createdBy: person.nullable(),
  /** From 1; `If-Match` names it, in quotes. */
  version: z.int(),
  updatedAt: z.string().nullable(),
  updatedBy: person.nullable(),
});
/** The note that was removed. */
export const noteDeleteResponse = z.object({ id: z.string(), deleted: z.literal(true) });
/** Notes, newest first. */
export const notesResponse = z.object({ notes: z.array(note) });

/** A layer of configuration. */
export const configResponse = z.object({
  variables: z.record(z.string(), z.unknown()),
  config: z.record(z.string(), z.unknown()),
});

/** Whether the process lives. */
export const healthResponse = z.object({ status: z.literal('ok'), version: z.string() });
/** Whether it can answer matches; loading tells how far the demo data are. */
export const readyResponse = z.object({
  status: z.enum(['ready', 'starting']),
  indexing: z.boolean(),
});
