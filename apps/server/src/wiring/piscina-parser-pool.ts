import { availableParallelism } from 'node:os';
import type { OntologyBytes } from '@counterpart/ontology';
import type { ParsedQueryItem, QueryText } from '@counterpart/parsing';
import { Piscina } from 'piscina';
import type { QueryReader } from '../services/matching/lookup.ts';
import type { Enriched, EnrichTask, ParserPool } from '../services/reading/parser-pool.ts';
import { textTooComplex } from '../imports/formats/import-failure.ts';
import { HurryQueue, PATIENT_TASK } from './hurry-queue.ts';

const WORKER = new URL('../workers/parser-worker.ts', import.meta.url).href;
const IDLE_MS = 60_000;
/**
 * What a worker's JavaScript values may take, in megabytes. Measured with ESCO imported (Dutch and Italian skills in part):
 * 330 with the labels of four languages compiled, at most 670 beside texts of a million characters, the longest that a
 * document may hold. Complete ESCO in four languages is reckoned at 750; that and 340 for a text, and half as much again.
 */
const HEAP_MB = 1600;
const YOUNG_MB = 64;

/** Bounds of the workers, which the tests tighten, and what they read by. */
export interface ParserPoolOptions {
  readonly heapMb?: number;
  /** Range of a location that names none, in kilometres. */
  readonly defaultRangeKm?: number;
}

function isOutOfMemory(error: unknown): boolean {
  return (error as { readonly code?: string } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** Workers that all hold one ontology, and the tasks they have not answered yet. */
class Generation {
  readonly #pool: Piscina;
  readonly #workerData: { ontology: OntologyBytes; readonly defaultRangeKm: number | undefined };
  #running = 0;
  #whenIdle: (() => void) | null = null;

  constructor(ontology: OntologyBytes, { heapMb = HEAP_MB, defaultRangeKm }: ParserPoolOptions) {
    this.#workerData = { ontology, defaultRangeKm };
    this.#pool = new Piscina({
      filename: WORKER,
      // at most one a core, and two at the most: each holds the ontology and its indices
      minThreads: 1,
      maxThreads: Math.max(1, Math.min(2, availableParallelism())),
      idleTimeout: IDLE_MS,
      workerData: this.#workerData,
      taskQueue: new HurryQueue(),
      // a text that runs away ends its worker, which the pool replaces, and never the server
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    // a worker that ends with nothing to do has nobody to tell
    this.#pool.on('error', () => undefined);
  }

  async run<Result>(task: unknown, name: string, signal?: AbortSignal): Promise<Result> {
    this.#running++;
    try {
      return (await this.#pool.run(task, signal === undefined ? { name } : { name, signal })) as Result;
    } catch (error) {
      throw isOutOfMemory(error) ? textTooComplex() : error;
    } finally {
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

/** A pool of workers that each hold the ontology and the parser, and that can be exchanged for others with a new ontology. */
export class PiscinaParserPool implements ParserPool, QueryReader {
  #current: Generation;
  #next: Generation | null = null;
  readonly #old = new Set<Generation>();
  readonly #options: ParserPoolOptions;
  #isClosed = false;

  constructor(ontology: OntologyBytes, options: ParserPoolOptions = {}) {
    this.#options = options;
    this.#current = new Generation(ontology, options);
  }

  parseJob: ParserPool['parseJob'] = (job, signal) => this.#current.run(job, 'parseJob', signal);

  parseQuery(query: QueryText): Promise<readonly ParsedQueryItem[]> {
    return this.#current.run(query, 'parseQuery');
  }

  async enrich(tasks: readonly EnrichTask[]): Promise<readonly Enriched[]> {
    if (tasks.length === 0) return [];
    return this.#current.run(tasks, tasks.length === 1 ? 'enrich' : PATIENT_TASK);
  }

  /**
   * Starts workers with another ontology; settles when they are ready to take over with `exchange`. Fails when they
   * cannot load it.
   */
  async prepare(ontology: OntologyBytes): Promise<void> {
    const next = new Generation(ontology, this.#options);
    this.#next = next;
    try {
      await next.run(null, 'warmUp');
    } catch (error) {
      this.#next = null;
      await next.close();
      throw error;
    }
  }

  /** From now on the prepared workers answer; settles when the others have answered what they were asked. */
  async exchange(): Promise<void> {
    if (this.#next === null || this.#isClosed) return;
    const before = this.#current;
    this.#current = this.#next;
    this.#next = null;
    this.#old.add(before);
    await before.drain();
    this.#old.delete(before);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const generations = [this.#current, ...(this.#next === null ? [] : [this.#next]), ...this.#old];
    await Promise.all(generations.map((generation) => generation.close()));
  }
}
