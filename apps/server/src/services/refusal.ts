import { CatalogueError, type ErrorDetail, type FieldReason, FIELD_REASONS } from '@counterpart/domain';
import { StoreFailure } from '@counterpart/store';
import type { z } from 'zod';

/** Writes an issue's path as callers write it: `aspects.hardSkills.value[0].weight`. */
export function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');
}

const OF_TYPE: Readonly<Record<string, FieldReason>> = {
  string: 'EXPECTED_TEXT',
  number: 'EXPECTED_NUMBER',
  int: 'EXPECTED_NUMBER',
  boolean: 'EXPECTED_YES_NO',
  array: 'EXPECTED_LIST',
  object: 'EXPECTED_GROUP',
  record: 'EXPECTED_GROUP',
};
const TOO_BIG: Readonly<Record<string, FieldReason>> = { string: 'TOO_LONG', array: 'TOO_MANY' };
const TOO_SMALL: Readonly<Record<string, FieldReason>> = { string: 'TOO_SHORT', array: 'TOO_SHORT' };
/** Values that a refusal lists of those that exist. */
const MOST_NAMED = 12;

/** Why an issue is one, as a name that screens translate; nothing where no name fits. */
function reasonOf(issue: z.core.$ZodIssue): Pick<ErrorDetail, 'reason' | 'values'> {
  if (issue.code === 'invalid_type') {
    const reason = OF_TYPE[issue.expected];
    return reason === undefined ? {} : { reason };
  }
  if (issue.code === 'invalid_value') {
    return { reason: 'NOT_OFFERED', values: { names: issue.values.slice(0, MOST_NAMED).map(String).join(', ') } };
  }
  if (issue.code === 'too_big') {
    return { reason: TOO_BIG[issue.origin] ?? 'TOO_HIGH', values: { limit: Number(issue.maximum) } };
  }
  if (issue.code === 'too_small') {
    return { reason: TOO_SMALL[issue.origin] ?? 'TOO_LOW', values: { limit: Number(issue.minimum) } };
  }
  if (issue.code === 'invalid_format') return { reason: 'FORMAT' };
  if (issue.code !== 'custom') return {};
  const reason = FIELD_REASONS.find((known) => known === issue.params?.['reason']);
  return reason === undefined ? {} : { reason };
}

/** An issue as the detail of a refusal. */
export function detailOf(issue: z.core.$ZodIssue): ErrorDetail {
  return { path: pathOf(issue.path), message: issue.message, ...reasonOf(issue) };
}

/** Where JSON ends to be JSON, as its own error says it; nothing where it does not. */
export function syntaxReason(error: unknown): Pick<ErrorDetail, 'reason' | 'values'> {
  const [, line, column] = /\(line (\d+) column (\d+)\)$/.exec(String(error)) ?? [];
  if (line === undefined || column === undefined) return {};
  return { reason: 'SYNTAX', values: { line: Number(line), column: Number(column) } };
}

/** Checks a value against a schema; throws INVALID_REQUEST with the offending paths (the first twenty). */
export function parseOrRefuse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const details = result.error.issues.slice(0, 20).map(detailOf);
  const first = details[0];
  const message = first === undefined ? undefined : `${first.path === '' ? 'The body' : first.path}: ${first.message}`;
  throw new CatalogueError('INVALID_REQUEST', details, message);
}

/** The catalogue error that a failure to store amounts to, or a refusal as it is; null for a defect. */
export function expectedStorageError(error: unknown): CatalogueError | null {
  if (error instanceof CatalogueError) return error;
  if (!(error instanceof StoreFailure)) return null;
  if (error.reason === 'DISK_FULL' || error.reason === 'DISK_FAILED') return new CatalogueError(error.reason);
  return error.reason === 'DAMAGED' ? new CatalogueError('UNREADABLE_DOCUMENT') : null;
}
