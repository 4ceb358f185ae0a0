import { CatalogueError, type ErrorDetail, type ProfileKind, type WireDocument } from '@counterpart/domain';
import type { ImportProblem } from '@counterpart/contract';
import { inputSchema } from '../services/documents/documents.ts';
import { refuseUnboundedJson } from '../services/json-bounds.ts';
import { detailOf } from '../services/refusal.ts';
import { refuseBinaryTexts } from '../services/reading/text-checks.ts';
import { MAX_DOCUMENT_TEXT } from './formats/import-limits.ts';

/** Why one document of a file is not taken in; the line is told beside it. */
export type ItemProblem = Omit<ImportProblem, 'line'>;

/** One document of a file, or why it is none; `line` counts from 1 (rows, lines; in a JSON array the position). */
export type ImportItem =
  { readonly line: number; readonly document: WireDocument } | { readonly line: number; readonly problem: ItemProblem };

/** A refusal as the problem of one document. */
export function problemOf(error: CatalogueError): ItemProblem {
  const [detail]: readonly (ErrorDetail | undefined)[] = error.details;
  return {
    code: error.code,
    message: detail?.message ?? error.message,
    ...(detail?.reason === undefined ? {} : { reason: detail.reason }),
    ...(detail?.values === undefined ? {} : { values: detail.values }),
    ...(detail === undefined || detail.path === 'file' || detail.path === '' ? {} : { path: detail.path }),
  };
}

const TEXT_FIELDS = ['cvText', 'jobText', 'preferredJobInfo'] as const;

/** Checks a document as a PUT would be checked; what is wrong becomes its problem. */
export function checkedItem(kind: ProfileKind, item: ImportItem): ImportItem {
  if (!('document' in item)) return item;
  const { line, document } = item;
  for (const field of TEXT_FIELDS) {
    if ((document[field]?.length ?? 0) <= MAX_DOCUMENT_TEXT) continue;
    const message = `The text has ${document[field]?.length} characters; at most ${MAX_DOCUMENT_TEXT} are kept.`;
    const values = { limit: MAX_DOCUMENT_TEXT };
    return { line, problem: { code: 'TOO_LARGE', message, path: field, reason: 'TOO_LONG', values } };
  }
  try {
    refuseUnboundedJson(document);
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return { line, problem: problemOf(error) };
  }
  const result = inputSchema(kind).safeParse(document);
  if (!result.success) {
    const [issue] = result.error.issues;
    return {
      line,
      problem: problemOf(new CatalogueError('INVALID_REQUEST', issue === undefined ? [] : [detailOf(issue)])),
    };
  }
  try {
    refuseBinaryTexts(document);
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return { line, problem: problemOf(error) };
  }
  return { line, document: result.data as WireDocument };
}
