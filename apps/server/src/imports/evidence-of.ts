import type { RouteResponse } from '@counterpart/contract';
import { decodeEnrichment } from '@counterpart/store';
import type { Enriched } from '../services/reading/parser-pool.ts';

type Evidence = NonNullable<RouteResponse<'readCandidateFile'>['evidence']>[number];

/** Where the long text of a document tells values of its profile, by their labels; in order. */
export function evidenceOf({ enrichment: { content } }: Enriched): readonly Evidence[] {
  const enrichment = decodeEnrichment(content);
  const field = enrichment.kind === 'JOB' ? 'jobText' : 'cvText';
  const labels = new Map<string, string[]>();
  for (const aspect of Object.values(enrichment.profile.aspects)) {
    if (aspect?.kind !== 'concepts') continue;
    for (const { label, concepts } of aspect.items) {
      for (const concept of concepts) labels.set(concept, [...(labels.get(concept) ?? []), label]);
    }
  }
  const places = new Map<string, Evidence>();
  for (const { conceptId, field: where, start, end } of enrichment.evidence) {
    const named = labels.get(conceptId);
    if (where !== field || named === undefined || end <= start) continue;
    const key = `${start} ${end}`;
    const before = places.get(key)?.labels ?? [];
    places.set(key, { start, end, labels: [...new Set([...before, ...named])] });
  }
  return [...places.values()].sort((a, b) => a.start - b.start || b.end - a.end);
}
