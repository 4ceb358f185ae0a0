import path from 'node:path';
import { CatalogueError } from '@counterpart/domain';
import type { ImportFormat, ImportLine } from '@counterpart/contract';
import { problemOf } from '../../imports/import-item.ts';
import { CommandFailure } from '../command-failure.ts';
import { hashOf, type ImportFile } from './import-files.ts';
import type { ImportJournal, JournalEntry } from './import-journal.ts';
import type { ImportProgress, ImportTotals } from './import-progress.ts';
import type { RejectReport } from './import-rejects.ts';
import type { DocumentSink } from './import-target.ts';

/** Everything an import of files works with. */
export interface ImportRun {
  readonly files: readonly ImportFile[];
  readonly sink: DocumentSink;
  /** Null forgets what was imported before and remembers nothing (dry run). */
  readonly journal: ImportJournal | null;
  readonly map: readonly string[];
  /** Imports unchanged files too. */
  readonly isAnew: boolean;
  readonly rejects: RejectReport;
  readonly totals: ImportTotals;
  readonly progress: ImportProgress;
  readonly signal: AbortSignal;
}

/** Files under way at once: two are read while two are parsed and stored. */
const AT_ONCE = 4;
/** One text each, without an id of its own: a changed file keeps the id that its path had. */
const TEXTS: readonly ImportFormat[] = ['TEXT', 'HTML', 'RTF', 'PDF', 'DOCX'];
/** Errors that are the command's and not one file's. */
const COMMAND_ERRORS = new Set(['UNKNOWN_INDEX', 'UNAUTHENTICATED', 'FORBIDDEN']);

/** What is remembered of a file that is the same as then; null when it changed or was never begun. */
async function sameAs(before: JournalEntry | null, file: ImportFile, map: string): Promise<JournalEntry | null> {
  if (before === null || before.map !== map || before.size !== file.size) return null;
  if (before.changedAt === file.changedAt) return before;
  return (await hashOf(file.path)) === before.hash ? before : null;
}

interface FileProgress {
  line: number;
  id: string | null;
  bytes: number;
  count: number;
}

function take(run: ImportRun, name: string, line: ImportLine, state: FileProgress): void {
  const { totals, rejects } = run;
  if ('progress' in line) {
    state.line = line.progress.line;
    totals.bytesDone += line.progress.bytes - state.bytes;
    state.bytes = line.progress.bytes;
  } else if ('stopped' in line) {
    throw new CommandFailure(`${line.stopped.message} What is in stays in; the same command goes on from there.`);
  } else if ('format' in line) {
    if (!TEXTS.includes(line.format) || state.count !== 1) state.id = null;
  } else if (line.status === 'error') {
    totals.rejected += 1;
    rejects.add(name, { line: line.line, ...line.error });
  } else {
    totals.documents += 1;
    state.count += 1;
    state.id = line.id;
  }
}

async function importFile(run: ImportRun, file: ImportFile): Promise<void> {
  const { journal, totals, signal, isAnew } = run;
  const map = run.map.join('&');
  const name = path.relative(process.cwd(), file.path) || file.path;
  const before = journal?.entry(file.path) ?? null;
  const same = isAnew ? null : await sameAs(before, file, map);
  if (same?.isDone === true) {
    totals.filesSkipped += 1;
    totals.filesDone += 1;
    totals.bytesDone += file.size;
    return;
  }
  const after = same?.line ?? 0;
  const hash = journal === null ? '' : await hashOf(file.path);
  const state: FileProgress = { line: after, id: null, bytes: 0, count: 0 };
  function remember(isDone: boolean) {
    const id = isDone ? state.id : (before?.id ?? null);
    journal?.record({ ...file, hash, map, line: state.line, isDone, id });
  }
  try {
    for await (const line of run.sink.load({ path: file.path, after, id: before?.id ?? null }, signal)) {
      take(run, name, line, state);
      if ('progress' in line && line.progress.line > after) remember(false);
      run.progress.tell();
    }
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof CatalogueError)) throw error;
    if (COMMAND_ERRORS.has(error.code)) throw new CommandFailure(error.details[0]?.message ?? error.message);
    totals.rejected += 1;
    run.rejects.add(name, problemOf(error));
  }
  // An import that was stopped ends its lines early: the next one goes on behind them.
  if (signal.aborted) return;
  totals.filesDone += 1;
  totals.bytesDone += file.size - state.bytes;
  remember(true);
}

/** Imports files, several at once; stops beginning new ones once the signal aborts or one fails the whole command. */
export async function importFiles(run: ImportRun): Promise<void> {
  const waiting = run.files.values();
  let failure: unknown = null;
  async function worker(): Promise<void> {
    for (const file of waiting) {
      if (run.signal.aborted || failure !== null) return;
      try {
        await importFile(run, file);
      } catch (error) {
        failure ??= error;
      }
      run.progress.tell();
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failure !== null) throw failure;
}
