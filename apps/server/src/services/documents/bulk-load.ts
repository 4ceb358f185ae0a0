import { CatalogueError, type ErrorCode, type Person, type ProfileKind, type WireDocument } from '@counterpart/domain';
import { id as idSchema } from '@counterpart/contract';
import type { WriteResult } from '@counterpart/store';
import { type Documents, inputSchema } from './documents.ts';
import { refuseUnboundedJson } from '../json-bounds.ts';
import { expectedStorageError, pathOf } from '../refusal.ts';
import { refuseBinaryTexts } from '../reading/text-checks.ts';

/** One line of the answer (wire.md, "Around it"). */
export type BulkLine =
  | {
      readonly line: number;
      readonly id: string;
      readonly status: 'created' | 'replaced' | 'deleted';
      readonly version: number;
    }
  | {
      readonly line: number;
      readonly status: 'error';
      readonly error: { readonly code: ErrorCode; readonly message: string; readonly path?: string };
    }
  | { readonly ok: number; readonly failed: number };

type Item =
  | { readonly line: number; readonly document: WireDocument; readonly size: number }
  | { readonly line: number; readonly remove: string }
  | ({ readonly line: number } & Refused);

interface Refused {
  readonly code: ErrorCode;
  readonly message: string;
  readonly path?: string;
}

/** Where the documents go, and who sends them. */
export interface BulkTarget {
  readonly kind: ProfileKind;
  readonly index: string;
  readonly by: Person | null;
}

const BATCH = 50;
/** Characters of a batch: long documents are written one by one, between which requests are answered. */
const BATCH_CHARACTERS = 200_000;
/** The longest line, in UTF-16 code units. */
const MAX_LINE = 5_000_000;

function readLine(kind: ProfileKind, line: number, text: string): Item {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { line, code: 'MALFORMED_JSON', message: 'The line is not valid JSON.' };
  }
  if (typeof value === 'object' && value !== null && 'delete' in value) {
    const remove = idSchema.safeParse(value.delete);
    if (remove.success) return { line, remove: remove.data };
    return { line, code: 'INVALID_REQUEST', message: remove.error.issues[0]?.message ?? '', path: 'delete' };
  }
  const refused = refusalOf(() => refuseUnboundedJson(value));
  if (refused !== null) return { line, ...refused };
  const result = inputSchema(kind).safeParse(value);
  if (!result.success) {
    const issue = result.error.issues[0];
    return { line, code: 'INVALID_REQUEST', message: issue?.message ?? '', path: pathOf(issue?.path ?? []) };
  }
  const document = result.data as WireDocument;
  if (typeof document.id !== 'string')
    return { line, code: 'INVALID_REQUEST', message: 'An id is needed.', path: 'id' };
  const binary = refusalOf(() => refuseBinaryTexts(document));
  return binary === null ? { line, document, size: text.length } : { line, ...binary };
}

/** What a check refuses; null when it passes. */
function refusalOf(check: () => void): Refused | null {
  try {
    check();
    return null;
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return { code: error.code, message: error.message, path: error.details[0]?.path ?? '' };
  }
}

/** Lines of a byte stream, in constant memory; a line that is too long comes as null. */
async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string | null> {
  const decoder = new TextDecoder();
  let rest = '';
  let isSkipping = false;
  for await (const chunk of stream) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      yield isSkipping || part.length > MAX_LINE ? null : part;
      isSkipping = false;
    }
    if (rest.length > MAX_LINE) {
      rest = '';
      isSkipping = true;
    }
  }
  if (isSkipping) yield null;
  else if (rest !== '') yield rest;
}

function answerOf(line: number, result: WriteResult): BulkLine {
  switch (result.status) {
    case 'created':
    case 'replaced':
    case 'deleted':
      return { line, id: result.id, status: result.status, version: result.version };
    case 'conflict':
      return {
        line,
        status: 'error',
        error: { code: 'VERSION_CONFLICT', message: 'The document was changed in the meantime.' },
      };
    case 'missing':
      return {
        line,
        status: 'error',
        error: { code: 'UNKNOWN_DOCUMENT', message: `There is no document ${result.id}.` },
      };
  }
}

function refusedLine({ line, code, message, path }: { readonly line: number } & Refused): BulkLine {
  return { line, status: 'error', error: { code, message, ...(path === undefined ? {} : { path }) } };
}

/** Writes documents, or says why none of them was written: a full disk or a full queue ends no load. */
async function writeOrRefuse(
  documents: Documents,
  { kind, index, by }: BulkTarget,
  puts: readonly { readonly document: WireDocument }[],
): Promise<readonly WriteResult[] | Refused> {
  try {
    return await documents.writeAll(
      kind,
      index,
      puts.map(({ document }) => document),
      undefined,
      by,
    );
  } catch (error) {
    const expected = expectedStorageError(error);
    if (expected === null) throw error;
    return { code: expected.code, message: expected.message };
  }
}

async function writeBatch(documents: Documents, target: BulkTarget, items: readonly Item[]): Promise<BulkLine[]> {
  const puts = items.filter((item) => 'document' in item);
  const results = await writeOrRefuse(documents, target, puts);
  if ('code' in results) {
    return items.map((item) => refusedLine('code' in item ? item : { line: item.line, ...results }));
  }
  const answers = new Map(puts.map((item, i) => [item.line, results[i]]));
  return items.map((item): BulkLine => {
    if ('code' in item) return refusedLine(item);
    const result = answers.get(item.line);
    return result === undefined
      ? { line: item.line, status: 'error', error: { code: 'INTERNAL', message: 'Not written.' } }
      : answerOf(item.line, result);
  });
}

/**
 * Takes an NDJSON stream in: a bad line is named by its number and the others go in, in batches of 50, each durable
 * before its answers are given. Lines apply in order: a removal waits for the writes before it.
 */
export async function* bulkLoad(
  documents: Documents,
  target: BulkTarget,
  stream: AsyncIterable<Uint8Array>,
): AsyncGenerator<BulkLine> {
  let pending: Item[] = [];
  let size = 0;
  let line = 0;
  let ok = 0;
  let failed = 0;
  async function flush(): Promise<BulkLine[]> {
    if (pending.length === 0) return [];
    const answers = await writeBatch(documents, target, pending);
    pending = [];
    size = 0;
    return answers;
  }
  function* counted(answers: readonly BulkLine[]) {
    for (const answer of answers) {
      if ('status' in answer && answer.status !== 'error') ok += 1;
      else failed += 1;
      yield answer;
    }
  }
  for await (const text of linesOf(stream)) {
    line += 1;
    if (text?.trim() === '') continue;
    const item: Item =
      text === null
        ? { line, code: 'TOO_LARGE', message: `A line holds at most ${MAX_LINE} characters.` }
        : readLine(target.kind, line, text);
    if (!('remove' in item)) {
      pending.push(item);
      size += 'size' in item ? item.size : 0;
      if (pending.length >= BATCH || size >= BATCH_CHARACTERS) yield* counted(await flush());
      continue;
    }
    yield* counted(await flush());
    try {
      const { version } = documents.delete(target.kind, target.index, item.remove, () => true, target.by);
      yield* counted([{ line, id: item.remove, status: 'deleted', version }]);
    } catch (error) {
      const expected = expectedStorageError(error);
      if (expected === null) throw error;
      yield* counted([{ line, status: 'error', error: { code: expected.code, message: expected.message } }]);
    }
  }
  yield* counted(await flush());
  yield { ok, failed };
}
