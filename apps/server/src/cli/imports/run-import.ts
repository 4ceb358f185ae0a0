import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CatalogueError, type ProfileKind } from '@counterpart/domain';
import { openSqliteStore, StoreFailure } from '@counterpart/store';
import type { ConfigurationFile } from '../../config/configuration-file.ts';
import type { Environment } from '../../config/environment.ts';
import { readOverrides } from '../../imports/records/column-mapping.ts';
import { importsFolder } from '../../services/remembered-imports.ts';
import { createServices } from '../../wiring/create-services.ts';
import { ImportPool } from '../../wiring/pools/import-pool.ts';
import { ONTOLOGY_FOLDER } from '../../wiring/ontology-folder-name.ts';
import { CommandFailure } from '../command-failure.ts';
import { filesBelow } from './import-files.ts';
import { ImportJournal } from './import-journal.ts';
import { ImportProgress } from './import-progress.ts';
import { RejectReport } from './import-rejects.ts';
import { importFiles } from './import-run.ts';
import { type DocumentSink, drySink, type ImportJob, localSink, serverSink } from './import-target.ts';

/** What the command line knows of the place it runs in. */
export interface ImportPlace {
  readonly environment: Environment;
  readonly configuration: ConfigurationFile;
}

/** What an import is told on the command line. */
export interface ImportOptions {
  readonly index?: string;
  readonly map: readonly string[];
  readonly server?: string;
  readonly tokenFile?: string;
  readonly report?: string;
  readonly dryRun?: boolean;
  readonly again?: boolean;
}

interface OpenSink {
  readonly sink: DocumentSink;
  close(): Promise<void>;
}

/** How long a server on this machine has to say that it is there. */
const PROBE_MS = 2000;
/** Exit codes: some rejected; stopped by the user (128 + SIGINT). */
const SOME_REJECTED = 2;
const STOPPED = 130;
/** A second Ctrl-C after this long ends the command where it stands. */
const IMPATIENT_MS = 3000;

async function answers(server: string): Promise<boolean> {
  try {
    return (await fetch(`${server}/api/health`, { signal: AbortSignal.timeout(PROBE_MS) })).ok;
  } catch {
    return false;
  }
}

/** Asks for a file's content each time, as whoever fetches tokens writes the next one there. */
function tokenFrom(file: string | undefined): () => Promise<string | null> {
  return async () => {
    if (file === undefined) return null;
    const token = (await readFile(file, 'utf8').catch(() => '')).trim();
    // a header holds visible ASCII only (RFC 6750 section 2.1)
    if (!/^[\w.~+/-]+=*$/.test(token)) throw new CommandFailure(`--token-file: There is no access token in ${file}.`);
    return token;
  };
}

async function openData(job: ImportJob, options: ImportOptions, place: ImportPlace): Promise<OpenSink> {
  const { environment, configuration } = place;
  const { dataDir, host, port, parserThreads } = environment;
  let store;
  try {
    store = openSqliteStore(dataDir);
  } catch (error) {
    if (!(error instanceof StoreFailure) || error.reason !== 'IN_USE') throw error;
    const server = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
    if (!(await answers(server))) {
      throw new CommandFailure(`Another process uses the data folder ${dataDir}: name its server with --server URL.`);
    }
    console.error(`Counterpart is running at ${server}: importing through it.`);
    return {
      sink: serverSink(job, { address: server, token: tokenFrom(options.tokenFile) }),
      close: async () => undefined,
    };
  }
  const opened = store;
  const services = createServices({
    store,
    configuration,
    version: '',
    ontologyFolder: path.join(dataDir, ONTOLOGY_FOLDER),
    parsing: parserThreads === null ? {} : { threads: parserThreads },
  });
  // Nobody searches here: the server follows the store when it starts.
  for (const { follower } of services.indices.all()) follower.stop();
  return {
    sink: localSink(job, services.imports),
    async close() {
      await services.imports.close();
      await services.pool.close();
      for (const { search } of services.indices.all()) await search.close();
      opened.close();
    },
  };
}

async function openSink(job: ImportJob, options: ImportOptions, place: ImportPlace): Promise<OpenSink> {
  if (options.dryRun === true) {
    const reader = new ImportPool();
    return { sink: drySink(job, reader), close: () => reader.close() };
  }
  if (options.server !== undefined) {
    const server = { address: options.server, token: tokenFrom(options.tokenFile) };
    return { sink: serverSink(job, server), close: async () => undefined };
  }
  return openData(job, options, place);
}

/** The file in which it is remembered what went where; one for each kind, index and server. */
function journalFile({ dataDir }: Environment, { kind, index }: ImportJob, server: string | undefined): string {
  const place = server === undefined ? '' : `-${createHash('sha256').update(server).digest('hex').slice(0, 12)}`;
  return path.join(importsFolder(dataDir), `${kind.toLowerCase()}-${encodeURIComponent(index)}${place}.ndjson`);
}

function indexOf(kind: ProfileKind, { index, server }: ImportOptions, { configuration }: ImportPlace): string {
  const known = configuration.server.indices.filter((each) => each.kind === kind).map(({ name }) => name);
  const chosen = index ?? known[0] ?? (kind === 'JOB' ? 'jobs' : 'candidates');
  if (server === undefined && !known.includes(chosen)) {
    throw new CommandFailure(`There is no index ${chosen} of this kind; there is ${known.join(', ')}.`);
  }
  return chosen;
}

function checkMap(map: readonly string[], kind: ProfileKind): void {
  try {
    readOverrides(map, kind);
  } catch (error) {
    throw error instanceof CatalogueError ? new CommandFailure(error.message) : error;
  }
}

/** Imports files and folders; the exit code of the process is 2 where some were rejected, 130 where it was stopped. */
export async function runImport(
  kind: ProfileKind,
  given: readonly string[],
  options: ImportOptions,
  place: ImportPlace,
): Promise<void> {
  const { environment } = place;
  checkMap(options.map, kind);
  const job = { kind, index: indexOf(kind, options, place), map: options.map };
  const files = await filesBelow(given);
  const rejects = new RejectReport(options.report);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const totals = { files: files.length, filesDone: 0, filesSkipped: 0, documents: 0, rejected: 0, bytes, bytesDone: 0 };
  const progress = new ImportProgress(process.stderr, totals);
  const stopping = new AbortController();
  let stoppedAt = 0;
  function handleStop() {
    // One Ctrl-C may arrive twice, from the terminal and from the starter; one that follows later is impatience.
    if (stoppedAt > 0 && performance.now() - stoppedAt > IMPATIENT_MS) process.exit(STOPPED);
    if (stoppedAt === 0) stoppedAt = performance.now();
    stopping.abort();
  }
  process.on('SIGINT', handleStop).on('SIGTERM', handleStop);
  const { sink, close } = await openSink(job, options, place);
  try {
    const journal = options.dryRun === true ? null : new ImportJournal(journalFile(environment, job, options.server));
    const isAnew = options.again === true;
    const { signal } = stopping;
    await importFiles({ files, sink, journal, map: options.map, isAnew, rejects, totals, progress, signal });
  } finally {
    await close();
    rejects.close();
    progress.end();
  }
  if (stopping.signal.aborted) {
    console.error('Stopped. The same command goes on where it stopped.');
    process.exitCode = STOPPED;
  } else if (totals.rejected > 0) process.exitCode = SOME_REJECTED;
}
