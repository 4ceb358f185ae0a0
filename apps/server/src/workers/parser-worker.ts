import { loadGazetteer, type OntologyBytes, ontologyOf } from '@counterpart/ontology';
import { createParser, type ParsedQueryItem, type QueryText } from '@counterpart/parsing';
import type { RouteResponse } from '@counterpart/contract';
import { type Language, LANGUAGES } from '@counterpart/domain';
import { workerData } from 'piscina';
import type { Enriched, EnrichTask } from '../services/reading/parser-pool.ts';

// every worker of a pool reads the same bytes: a file could have changed meanwhile
const { ontology, defaultRangeKm } = workerData as {
  readonly ontology: OntologyBytes;
  readonly defaultRangeKm?: number;
};
const parser = createParser(
  ontologyOf(ontology),
  loadGazetteer(),
  defaultRangeKm === undefined ? {} : { defaultRangeKm },
);

/** Compiles the labels of all languages, so that no first text of a language waits for it. */
export function warmUp(): void {
  parser.warmUp(LANGUAGES);
}

/** Reads an advertisement. */
export function parseJob(job: { title: string; text: string; language: Language | null }): RouteResponse<'parseJob'> {
  const { title, text, language } = job;
  // The locale is the reader's: it decides only where the text is too short to tell its own language.
  const fallback = language === null ? {} : { fallbackLanguage: language };
  return parser.parseJob({ title, text, ...fallback }) as RouteResponse<'parseJob'>;
}

/** Reads a keyword query. */
export function parseQuery(query: QueryText): readonly ParsedQueryItem[] {
  return parser.parseQuery(query);
}

/** Makes sense of a document; a date of availability that is known stays. */
export function enrich(tasks: readonly EnrichTask[]): Enriched[] {
  return tasks.map(({ kind, document, today, availableFrom }) => {
    const enriched = parser.enrich(kind, document, { today });
    if (availableFrom === null) return enriched;
    return { ...enriched, enrichment: { ...enriched.enrichment, availableFrom } };
  });
}

/** The same for a batch that nobody waits for. */
export const enrichMany = enrich;
