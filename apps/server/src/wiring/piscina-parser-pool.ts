import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Enriched, EnrichTask, ParserPool } from '../services/parser-pool.ts';

const WORKER = new URL('../workers/parser-worker.ts', import.meta.url).href;

/** A pool of workers that each hold the ontology and the parser; at most one a core, and two at the most. */
export function piscinaParserPool(): ParserPool {
  const threads = Math.max(1, Math.min(2, availableParallelism()));
  const pool = new Piscina({ filename: WORKER, minThreads: 1, maxThreads: threads, idleTimeout: 60_000 });
  return {
    parseJob: (job, signal) => pool.run(job, { name: 'parseJob', signal }),
    enrich: async (tasks: readonly EnrichTask[]): Promise<readonly Enriched[]> =>
      tasks.length === 0 ? [] : pool.run(tasks, { name: 'enrich' }),
    close: () => pool.close({ force: true }),
  };
}
