import { CatalogueError, type ErrorDetail } from '@counterpart/domain';
import { StoreFailure } from '@counterpart/store';
import type { z } from 'zod';

/** Writes an issue's path as callers write it: `aspects.hardSkills.value[0].weight`. */
export function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');
}

/** Checks a value against a schema; throws INVALID_REQUEST with the offending paths (the first twenty). */
export function parseOrRefuse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const details = result.error.issues
    .slice(0, 20)
    .map((issue): ErrorDetail => ({ path: pathOf(issue.path), message: issue.message }));
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
