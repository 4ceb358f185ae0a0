import type { OntologyBytes } from '@counterpart/ontology';
import type { ParsedQueryItem, QueryText } from '@counterpart/parsing';
import { isTextTooSlow } from '../../imports/formats/import-failure.ts';
import type { QueryReader } from '../../services/matching/lookup.ts';
import type { Enriched, EnrichTask, ParserPool } from '../../services/reading/parser-pool.ts';
import { WorkLane } from '../../services/work-lane.ts';
import { PATIENT_TASK } from './hurry-queue.ts';
import { PARSER_THREADS, type ParserPoolOptions, type ParserTask, ParserWorkers } from './parser-workers.ts';

/** How long one text may take: the longest that is allowed takes a quarter of it on two cores (measured). */
const TEXT_MS = 30_000;
/** What a batch may take beyond that, for each of its documents. */
const BATCH_MS = 2000;
/** Texts that somebody waits for and that wait for a worker; one more is refused. */
const WAITING_TEXTS = 16;

/** Settles with the work, or rejects as soon as the caller goes away. */
function orAbort<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const handleAbort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', handleAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort));
  });
}

/**
 * A pool of workers that each hold the ontology and the parser, and that can be exchanged for others with a new
 * ontology.
 */
export class PiscinaParserPool implements ParserPool, QueryReader {
  #current: ParserWorkers;
  #next: ParserWorkers | null = null;
  readonly #old = new Set<ParserWorkers>();
  readonly #options: ParserPoolOptions;
  readonly #textMs: number;
  /** What somebody waits for; batches of loads wait in the workers' own queue, and each load is bounded. */
  readonly #hurried: WorkLane;
  #isClosed = false;

  constructor(ontology: OntologyBytes, options: ParserPoolOptions = {}) {
    this.#options = options;
    this.#textMs = options.timeoutMs ?? TEXT_MS;
    this.#hurried = new WorkLane({ atOnce: options.threads ?? PARSER_THREADS, waiting: WAITING_TEXTS });
    this.#current = new ParserWorkers(ontology, options);
  }

  parseJob: ParserPool['parseJob'] = (job, signal) => this.#hurry('parseJob', job, signal);

  parseQuery(query: QueryText, signal?: AbortSignal): Promise<readonly ParsedQueryItem[]> {
    return this.#hurry('parseQuery', query, signal);
  }

  findTitles: ParserPool['findTitles'] = (texts, signal) => this.#hurry('findTitles', texts, signal);

  cutFeedback: ParserPool['cutFeedback'] = (text, signal) => this.#mine('cutFeedback', text, signal);

  readFeedback: ParserPool['readFeedback'] = (slice, signal) => this.#mine('readFeedback', slice, signal);

  hideNames: ParserPool['hideNames'] = (text, signal) => this.#mine('hideNames', text, signal);

  countNgrams: ParserPool['countNgrams'] = (text, signal) => this.#mine('countNgrams', text, signal);

  async enrich(tasks: readonly EnrichTask[]): Promise<readonly Enriched[]> {
    if (tasks.length === 0) return [];
    try {
      if (tasks.length === 1) return await this.#hurry('enrich', tasks);
      return await this.#run({ name: PATIENT_TASK, input: tasks, timeoutMs: this.#textMs + tasks.length * BATCH_MS });
    } catch (error) {
      if (!isTextTooSlow(error)) throw error;
      // the caller's own values still count; of a batch only the document that took too long is left unread
      if (tasks.length === 1) return this.#hurry('enrichUnread', tasks);
      const enriched: Enriched[] = [];
      for (const task of tasks) enriched.push(...(await this.enrich([task])));
      return enriched;
    }
  }

  /** What a long text is made of waits behind what somebody reads word by word; its own lane bounds it. */
  #mine<Result>(name: string, input: unknown, signal: AbortSignal): Promise<Result> {
    return orAbort(this.#run<Result>({ name, input, timeoutMs: this.#textMs, signal }), signal);
  }

  #hurry<Result>(name: string, input: unknown, signal?: AbortSignal): Promise<Result> {
    const work = () => this.#run<Result>({ name, input, timeoutMs: this.#textMs, signal });
    return orAbort(this.#hurried.run(work, signal), signal);
  }

  #run<Result>(task: ParserTask): Promise<Result> {
    return this.#current.run(task);
  }

  /**
   * Starts workers with another ontology; settles when they are ready to take over with `exchange`. Fails when they
   * cannot load it.
   */
  async prepare(ontology: OntologyBytes): Promise<void> {
    const next = new ParserWorkers(ontology, this.#options);
    this.#next = next;
    try {
      await next.run({ name: 'warmUp', input: null, timeoutMs: null });
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
