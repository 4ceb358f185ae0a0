import { loadGazetteer, loadStarterOntology } from '@counterpart/ontology';
import { createParser } from '@counterpart/parsing';
import type { RouteResponse } from '@counterpart/contract';
import type { Language } from '@counterpart/domain';
import type { Enriched, EnrichTask } from '../services/parser-pool.ts';

const parser = createParser(loadStarterOntology(), loadGazetteer());

/** Reads an advertisement. */
export function parseJob(job: { title: string; text: string; language: Language | null }): RouteResponse<'parseJob'> {
  const { title, text, language } = job;
  // The locale is the reader's: it decides only where the text is too short to tell its own language.
  const fallback = language === null ? {} : { fallbackLanguage: language };
  return parser.parseJob({ title, text, ...fallback }) as RouteResponse<'parseJob'>;
}

/** Makes sense of a batch of documents; a date of availability that is known stays. */
export function enrich(tasks: readonly EnrichTask[]): Enriched[] {
  return tasks.map(({ kind, document, today, availableFrom }) => {
    const enriched = parser.enrich(kind, document, { today });
    if (availableFrom === null) return enriched;
    return { ...enriched, enrichment: { ...enriched.enrichment, availableFrom } };
  });
}
