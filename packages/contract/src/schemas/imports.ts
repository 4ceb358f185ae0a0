import { ERROR_CATALOGUE, type ErrorCode } from '@counterpart/domain';
import { z } from 'zod';
import { documentOutput } from './documents.ts';
import { id, integer, language, profileKind, refusalReason } from './primitives.ts';

/** What an uploaded file turned out to be, by its content. */
export const IMPORT_FORMATS = [
  'TEXT',
  'HTML',
  'RTF',
  'PDF',
  'DOCX',
  'JSON',
  'JSON_RESUME',
  'JOB_POSTING',
  'JSON_ARRAY',
  'NDJSON',
  'CSV',
] as const;
/** What an uploaded file turned out to be. */
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** How many documents a reading shows at most; `count` tells how many there are. */
export const MAX_READ_DOCUMENTS = 50;
/** How many problems a reading names at most. */
export const MAX_READ_PROBLEMS = 100;
/** How many rejected lines an import names when it answers `results=errors`; all are counted. */
export const MAX_NAMED_REJECTS = 10_000;

/** A CSV column and the field it goes to, `column=field`; several are several parameters. */
const mapping = z
  .string()
  .max(500)
  .transform((one) => [one])
  .or(z.array(z.string().max(500)).max(200))
  .optional();

/** The query of a reading. */
export const readFileQuery = z.object({
  map: mapping,
  /** The language of the documents of a list that name none; without it each tells its own. */
  language: language.optional(),
});

/** The query of an import. */
export const importQuery = z.object({
  map: mapping,
  /** The language of the documents of a list that name none; without it each tells its own. */
  language: language.optional(),
  /** `errors` names rejected lines and progress only; otherwise every line is answered. */
  results: z.enum(['all', 'errors']).optional(),
  /** Leaves out everything up to and with this line: an import that was cut short goes on. */
  after: integer.pipe(z.int().min(0)).optional(),
  /** The id of the document when the file is one document; its own id and the one made from its content otherwise. */
  id: id.optional(),
  refresh: z.enum(['true', 'false']).optional(),
});

/** Something in a file that could not be taken in. */
export const importProblem = z.object({
  /** The line where it begins, from 1; absent when it is the file as a whole. */
  line: z.int().optional(),
  code: z.enum(Object.keys(ERROR_CATALOGUE) as [ErrorCode, ...ErrorCode[]]),
  ...refusalReason,
  message: z.string(),
  /** The offending field, when one is. */
  path: z.string().optional(),
});

/** What a file says, complete with what was parsed from its texts; nothing is stored. */
export const readFileResponse = z.object({
  format: z.enum(IMPORT_FORMATS),
  language: language.nullable(),
  documents: z.array(documentOutput),
  /** Of a single document: where its jobText or cvText tells values of its profile; UTF-16 code units, end exclusive. */
  evidence: z.array(z.object({ start: z.int(), end: z.int(), labels: z.array(z.string()) })).optional(),
  /** Set where the file is a text that reads like the other kind: an advertisement among CVs, a CV among jobs. */
  otherKind: profileKind.optional(),
  /** CSV only: where each column goes; null is a column that is left out. */
  columns: z
    .array(z.object({ column: z.string(), field: z.string().nullable(), sample: z.string().nullable() }))
    .optional(),
  /** Documents in the whole file. */
  count: z.int(),
  problems: z.array(importProblem),
});

/** Something in a file that could not be taken in. */
export type ImportProblem = z.output<typeof importProblem>;

/**
 * A line of the NDJSON that an import answers: a document, a refusal, how far it is, or at the end the totals; in their
 * place why it stopped, where nothing behind its last progress can be stored, such as on a full disk.
 */
export type ImportLine =
  | {
      readonly line: number;
      readonly id: string;
      readonly status: 'created' | 'replaced';
      readonly version: number;
    }
  | { readonly line: number; readonly status: 'error'; readonly error: Omit<ImportProblem, 'line'> }
  | {
      readonly progress: {
        /** Everything up to and with this line is stored or refused. */
        readonly line: number;
        readonly ok: number;
        readonly failed: number;
        /** Bytes of the file read so far. */
        readonly bytes: number;
      };
    }
  | { readonly stopped: Omit<ImportProblem, 'line'> }
  | { readonly ok: number; readonly failed: number; readonly format: ImportFormat };
