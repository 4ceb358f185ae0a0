import { loadGazetteer, loadStarterOntology } from '@counterpart/ontology';
import { createParser } from '@counterpart/parsing';
import type { RouteResponse } from '@counterpart/contract';
import type { Language } from '@counterpart/domain';
import type { Enriched, EnrichTask } from '../services/parser-pool.ts';

const parser = createParser(loadStarterOntology(), loadGazetteer());

/** Reads an advertisement. */
export function parseJob(job: { title: string; text: string; language: Language | null }): RouteResponse<'parseJob'> {
  return parser.parseJob(job) as RouteResponse<'parseJob'>;
}

/** Makes sense of a batch of documents. */
export function enrich(tasks: readonly EnrichTask[]): Enriched[] {
  return tasks.map(({ kind, document, today, availableFrom }) =>
    parser.enrich(kind, document, { today, availableFrom }),
  );
}
