import { availableParallelism } from 'node:os';
import type { OntologyBytes } from '@counterpart/ontology';
import { Piscina } from 'piscina';
import { textTooComplex, textTooSlow } from '../../imports/formats/import-failure.ts';
import { abandon, type BegunTask, begunAt, taskClock, taskNumbers } from '../../workers/begun-task.ts';
import type { WarmMessage } from '../../workers/warm-texts.ts';
import { HurryQueue } from './hurry-queue.ts';

const WORKER = new URL('../../workers/parser-worker.ts', import.meta.url).href;
const IDLE_MS = 60_000;
/**
 * What a worker's JavaScript values may take, in megabytes. Measured with ESCO imported (Dutch and Italian skills in part):
 * 330 with the labels of four languages compiled, at most 670 beside texts of a million characters, the longest that a
 * document may hold. Complete ESCO in four languages is reckoned at 750; that and 340 for a text, and half as much again.
 */
const HEAP_MB = 1600;
const YOUNG_MB = 64;
/** How often a task is looked at. */
const WATCH_MS = 200;
/**
 * How long a work that does not end by itself goes on when nobody waits for it any more: ending its worker costs more,
 * the next loads the ontology.
 */
const ABANDONED_MS = 2000;

/** At most one worker a core, and two at the most: each holds the ontology and its indices. */
export const PARSER_THREADS = Math.max(1, Math.min(2, availableParallelism()));

/** Bounds of the workers, which the tests tighten, and what they read by. */
export interface ParserPoolOptions {
  readonly heapMb?: number;
  /** How long one text may take, in milliseconds. */
  readonly timeoutMs?: number;
  /** Whether a worker reads a few texts while it has no task yet: a server's do, so that few wait for cold code. */
  readonly readsWarmTexts?: boolean;
  /** Range of a location that names none, in kilometres. */
  readonly defaultRangeKm?: number;
  /** Texts read at once. */
  readonly threads?: number;
}

/** One task for the workers. */
export interface ParserTask {
  readonly name: string;
  readonly input: unknown;
  /** Milliseconds that a worker may be at it before it is ended and the task refused as too slow; null has no end. */
  readonly timeoutMs: number | null;
  readonly signal?: AbortSignal | undefined;
}

/** Whether a task that a worker began at a moment (by the clock of both, 0 when it waits) is to be ended. */
function isOver(
  startedAt: number,
  { timeoutMs, isAbandoned }: { readonly timeoutMs: number | null; readonly isAbandoned: boolean },
): boolean {
  if (startedAt === 0) return isAbandoned;
  const ran = taskClock() - startedAt;
  return (isAbandoned && ran > ABANDONED_MS) || (timeoutMs !== null && ran > timeoutMs);
}

function isOutOfMemory(error: unknown): boolean {
  return (error as { readonly code?: string } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** Workers that all hold one ontology, and the tasks they have not answered yet. */
export class ParserWorkers {
  readonly #pool: Piscina;
  readonly #workerData: {
    ontology: OntologyBytes;
    readonly defaultRangeKm: number | undefined;
    readonly readsWarmTexts: boolean;
  };
  /** Threads of the workers that have loaded the ontology. */
  readonly #ready = new Set<number>();
  /** Those of them that have read their warm texts. */
  readonly #warm = new Set<number>();
  #running = 0;
  #whenIdle: (() => void) | null = null;

  constructor(
    ontology: OntologyBytes,
    { heapMb = HEAP_MB, defaultRangeKm, readsWarmTexts = false, threads = PARSER_THREADS }: ParserPoolOptions,
  ) {
    this.#workerData = { ontology, defaultRangeKm, readsWarmTexts };
    this.#pool = new Piscina({
      filename: WORKER,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      workerData: this.#workerData,
      taskQueue: new HurryQueue(),
      // a worker that has no task reads warm texts; with locks it would stand still until one comes
      atomics: 'disabled',
      // the pool's own choice falls on a worker that is loading the ontology still, with another free a moment later;
      // and a worker that reads its warm texts still takes a second for what another does in milliseconds (measured)
      loadBalancer: (_task, workers) => {
        const able = workers.some(({ id }) => this.#warm.has(id)) ? this.#warm : this.#ready;
        return workers.find(({ id, currentUsage }) => currentUsage === 0 && able.has(id)) ?? null;
      },
      // a text that runs away ends its worker, which the pool replaces, and never the server
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    this.#pool.on('workerCreate', ({ id }) => this.#ready.add(id));
    this.#pool.on('message', ({ warmThread }: WarmMessage) => this.#warm.add(warmThread));
    this.#pool.on('workerDestroy', ({ id }) => {
      this.#ready.delete(id);
      this.#warm.delete(id);
    });
    // a worker that ends with nothing to do has nobody to tell
    this.#pool.on('error', () => undefined);
  }

  /** Settles when no worker is at the task any more. */
  async run<Result>({ name, input, timeoutMs, signal }: ParserTask): Promise<Result> {
    signal?.throwIfAborted();
    const ending = new AbortController();
    const shared = taskNumbers();
    const handleAbort = () => abandon(shared);
    signal?.addEventListener('abort', handleAbort, { once: true });
    const watch = setInterval(
      () => {
        if (isOver(begunAt(shared), { timeoutMs, isAbandoned: signal?.aborted === true })) ending.abort();
      },
      Math.min(WATCH_MS, (timeoutMs ?? WATCH_MS) / 4),
    );
    this.#running++;
    try {
      return (await this.#pool.run({ input, shared } satisfies BegunTask, { name, signal: ending.signal })) as Result;
    } catch (error) {
      signal?.throwIfAborted();
      if (ending.signal.aborted) throw textTooSlow();
      throw isOutOfMemory(error) ? textTooComplex() : error;
    } finally {
      clearInterval(watch);
      signal?.removeEventListener('abort', handleAbort);
      if (--this.#running === 0) this.#whenIdle?.();
    }
  }

  /** Ends the workers when every task has been answered. */
  async drain(): Promise<void> {
    if (this.#running > 0) await new Promise<void>((resolve) => (this.#whenIdle = resolve));
    await this.close();
  }

  async close(): Promise<void> {
    await this.#pool.close({ force: true });
    // whoever still holds the closed pool does not hold the ontology
    this.#workerData.ontology = null;
  }
}
