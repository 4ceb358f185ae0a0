import type { Enrichment } from '@counterpart/domain';
import type { Write } from '../src/index.ts';

/** What a candidate means of whom nothing was read. */
export function emptyEnrichment(id: string, ontologyVersion = 'o1'): Enrichment {
  return {
    ontologyVersion,
    id,
    kind: 'CANDIDATE',
    language: 'DUT',
    profile: { language: 'DUT', aspects: {} },
    evidence: [],
    texts: [],
    worked: [],
    availableFrom: null,
  };
}

/** A write of a candidate with a CV, or without a text, of which nothing was read. */
export function putCandidate(id: string, cvText?: string): Write {
  const document = cvText === undefined ? { id } : { id, cvText };
  return { op: 'put', kind: 'CANDIDATE', id, document, enrichment: emptyEnrichment(id) };
}
