import { Worker } from 'node:worker_threads';
import { CatalogueError } from '@counterpart/domain';
import { importFailure } from '../../imports/formats/import-failure.ts';
import { READ_MEMORY_MB, READ_TIMEOUT_MS } from '../../imports/formats/import-limits.ts';
import type { WholeFileReader } from '../../imports/import-reader-port.ts';
import type { WholeFile, WholeReading } from '../../imports/records/whole-file.ts';
import { WorkLane } from '../../services/work-lane.ts';
import type { ImportAnswer } from '../../workers/import-worker.ts';

const SCRIPT = new URL('../../workers/import-worker.ts', import.meta.url);
/** How often a worker at work is asked what it holds. */
const WATCH_MS = 200;
/** A worker with nothing to do is let go after this. */
const IDLE_MS = 30_000;
const MEGABYTE = 1_048_576;

const goneAway = () => new CatalogueError('CLIENT_CLOSED_REQUEST');

/** Bounds of reading one file; the tests tighten them. */
export interface ImportPoolOptions {
  readonly threads?: number;
  readonly timeoutMs?: number;
  readonly memoryMb?: number;
}

/** One thread that reads one file at a time; ended and started anew when a file makes it exceed its bounds. */
class ReadingThread {
  readonly #bounds: Required<ImportPoolOptions>;
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | null = null;

  constructor(bounds: Required<ImportPoolOptions>) {
    this.#bounds = bounds;
  }

  async read(file: WholeFile, signal: AbortSignal): Promise<WholeReading> {
    if (this.#idle !== null) clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    const answered = Promise.withResolvers<ImportAnswer>();
    const giveUp = (error: unknown) => answered.reject(error);
    const handleAbort = () => giveUp(goneAway());
    const timeout = setTimeout(() => giveUp(importFailure('TOO_COMPLEX')), this.#bounds.timeoutMs);
    const watch = setInterval(() => void this.#watch(worker, giveUp), WATCH_MS);
    // An error event is the end of the thread: out of memory, or a reader that threw where nobody could catch it.
    const handleError = () => giveUp(importFailure('TOO_COMPLEX'));
    worker.once('message', answered.resolve).once('error', handleError);
    signal.addEventListener('abort', handleAbort, { once: true });
    try {
      if (signal.aborted) handleAbort();
      // A copy of its own: small buffers share one block of memory, which must not go along.
      const bytes = new Uint8Array(file.bytes);
      worker.postMessage({ ...file, bytes }, [bytes.buffer]);
      const answer = await answered.promise;
      if ('reading' in answer) return answer.reading;
      throw new CatalogueError(answer.refusal.code, answer.refusal.details, answer.refusal.message);
    } catch (error) {
      if (!(error instanceof CatalogueError) || this.#isBusy(error)) await this.close();
      throw error;
    } finally {
      clearTimeout(timeout);
      clearInterval(watch);
      worker.off('message', answered.resolve).off('error', handleError);
      signal.removeEventListener('abort', handleAbort);
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(SCRIPT, {
      resourceLimits: { maxOldGenerationSizeMb: this.#bounds.memoryMb, maxYoungGenerationSizeMb: 64 },
      // What a reader grumbles about a file is no output of the server.
      stdout: true,
      stderr: true,
    });
    worker.on('error', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    worker.unref();
    return worker;
  }

  /** Whether the thread may still be at the file that was given up. */
  #isBusy({ code, details }: CatalogueError): boolean {
    return code === 'CLIENT_CLOSED_REQUEST' || details.some(({ reason }) => reason === 'TOO_COMPLEX');
  }

  /** The limits of V8 leave out buffers, in which PDF streams are unpacked: these are looked at from outside. */
  async #watch(worker: Worker, giveUp: (error: unknown) => void): Promise<void> {
    try {
      const { external_memory: bytes } = await worker.getHeapStatistics();
      if (bytes > this.#bounds.memoryMb * MEGABYTE) giveUp(importFailure('TOO_COMPLEX'));
    } catch {
      // The thread ended meanwhile.
    }
  }
}

/** Threads that read whole files, in order of arrival; none runs before the first file comes. */
export class ImportPool implements WholeFileReader {
  readonly #free: ReadingThread[];
  readonly #threads: readonly ReadingThread[];
  readonly #lane: WorkLane;

  constructor({ threads = 2, timeoutMs = READ_TIMEOUT_MS, memoryMb = READ_MEMORY_MB }: ImportPoolOptions = {}) {
    const bounds = { threads, timeoutMs, memoryMb };
    this.#threads = Array.from({ length: threads }, () => new ReadingThread(bounds));
    this.#free = [...this.#threads];
    this.#lane = new WorkLane({ atOnce: threads, waiting: Infinity }, { gone: goneAway });
  }

  read(file: WholeFile, signal: AbortSignal): Promise<WholeReading> {
    return this.#lane.run(async () => {
      const thread = this.#free.pop();
      if (thread === undefined) throw new Error('The lane lets in as many as there are threads.');
      try {
        return await thread.read(file, signal);
      } finally {
        this.#free.push(thread);
      }
    }, signal);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}
