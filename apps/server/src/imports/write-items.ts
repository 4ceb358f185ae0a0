import type { WireDocument } from '@counterpart/domain';
import { type ImportFormat, type ImportLine, MAX_NAMED_REJECTS } from '@counterpart/contract';
import { StoreFailure, type WriteResult } from '@counterpart/store';
import { expectedStorageError } from '../services/refusal.ts';
import { isTextTooComplex } from './formats/import-failure.ts';
import { type ImportItem, type ItemProblem, problemOf } from './import-item.ts';

/** Stores checked documents, at most 100 at a time; settles when they are durable. */
export type WriteDocuments = (documents: readonly WireDocument[]) => Promise<readonly WriteResult[]>;

/** What is to be written and how it is told. */
export interface WriteOptions {
  readonly items: AsyncIterable<ImportItem>;
  readonly format: ImportFormat;
  readonly write: WriteDocuments;
  readonly bytesRead: () => number;
  /** Rejected lines and progress only. */
  readonly isTerse: boolean;
  readonly signal: AbortSignal;
  /** Milliseconds of a clock that never goes back. */
  readonly elapsed: () => number;
}

const NOT_WRITTEN = { code: 'INTERNAL', message: 'Not written.' } as const;
const BATCH = 50;
/** Batches under way at once: two for each worker that parses, so that none waits for the store. */
const AT_ONCE = 4;
const PROGRESS_EVERY_MS = 400;

/** Why nothing more can be stored, as far as that is known of a failure; null for a defect. */
function stopOf(failure: unknown): ItemProblem | null {
  const expected = failure instanceof StoreFailure ? expectedStorageError(failure) : null;
  return expected === null ? null : problemOf(expected);
}

/** What became of a document: written, or what is wrong with it. */
type Outcome = WriteResult | { readonly status: 'refused'; readonly problem: ItemProblem };

interface Batch {
  readonly items: readonly ImportItem[];
  readonly ids: ReadonlySet<string>;
  readonly written: Promise<readonly Outcome[]>;
}

/** The same id twice under way at once could be written in the wrong order. */
function sharesAnId(items: readonly ImportItem[], underWay: readonly Batch[]): boolean {
  return items.some((item) => 'document' in item && underWay.some(({ ids }) => ids.has(item.document.id)));
}

async function* batchesOf(items: AsyncIterable<ImportItem>): AsyncGenerator<readonly ImportItem[]> {
  let batch: ImportItem[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** A batch that exhausts a worker is written one by one, so that only the document that does so is refused. */
async function writeEach(write: WriteDocuments, documents: readonly WireDocument[]): Promise<readonly Outcome[]> {
  try {
    return await write(documents);
  } catch (error) {
    if (!isTextTooComplex(error)) throw error;
    if (documents.length === 1) return [{ status: 'refused', problem: problemOf(error) }];
    const outcomes: Outcome[] = [];
    for (const document of documents) outcomes.push(...(await writeEach(write, [document])));
    return outcomes;
  }
}

/**
 * Writes the documents of a file in batches, several under way at once but answered in order, in constant memory. What
 * is wrong is answered by its line and the others go in. Once the signal aborts nothing new is begun. A store that can take
 * no more ends the answer with the reason, behind the line up to which it can be gone on; before any line it is thrown.
 */
export async function* writeItems(options: WriteOptions): AsyncGenerator<ImportLine> {
  const { write, isTerse, signal, elapsed } = options;
  const underWay: Batch[] = [];
  let ok = 0;
  let failed = 0;
  let named = 0;
  let line = 0;
  let told = elapsed();
  let toldLine = -1;
  let toldBytes = -1;

  /** How far it is, once: a file that ends right behind a told line has nothing new to tell. */
  function* progress(): Generator<ImportLine> {
    const bytes = options.bytesRead();
    if (line === toldLine && bytes === toldBytes) return;
    toldLine = line;
    toldBytes = bytes;
    told = elapsed();
    yield { progress: { line, ok, failed, bytes } };
  }

  function* answers(items: readonly ImportItem[], results: readonly Outcome[]): Generator<ImportLine> {
    let at = 0;
    for (const item of items) {
      line = item.line;
      const result = 'document' in item ? results[at++] : undefined;
      if (result !== undefined && (result.status === 'created' || result.status === 'replaced')) {
        ok += 1;
        if (!isTerse) yield { line, id: result.id, status: result.status, version: result.version };
        continue;
      }
      failed += 1;
      named += 1;
      if (isTerse && named > MAX_NAMED_REJECTS) continue;
      const problem = 'problem' in item ? item.problem : result?.status === 'refused' ? result.problem : NOT_WRITTEN;
      yield { line, status: 'error', error: problem };
    }
  }

  async function* settleFirst(): AsyncGenerator<ImportLine> {
    const batch = underWay[0];
    if (batch === undefined) return;
    const results = await batch.written;
    underWay.shift();
    yield* answers(batch.items, results);
    if (elapsed() - told >= PROGRESS_EVERY_MS) yield* progress();
  }

  try {
    for await (const items of batchesOf(options.items)) {
      while (underWay.length >= AT_ONCE || sharesAnId(items, underWay)) yield* settleFirst();
      if (signal.aborted) break;
      const documents = items.flatMap((item) => ('document' in item ? [item.document] : []));
      const written = documents.length === 0 ? Promise.resolve([]) : writeEach(write, documents);
      // Settled in its turn; a failure before that must not count as unheeded.
      written.catch(() => undefined);
      underWay.push({ items, ids: new Set(documents.map(({ id }) => id)), written });
    }
    while (underWay.length > 0) yield* settleFirst();
    yield* progress();
    yield { ok, failed, format: options.format };
  } catch (failure) {
    const stopped = stopOf(failure);
    if (stopped === null || line === 0) throw failure;
    yield* progress();
    yield { stopped };
  } finally {
    // Whoever stops listening leaves no batch behind that writes into a closed store.
    await Promise.allSettled(underWay.map(({ written }) => written));
  }
}
