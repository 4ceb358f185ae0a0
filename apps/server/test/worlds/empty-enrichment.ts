import type { Enrichment } from '@counterpart/domain';

/** What a candidate means of whom nothing was read: too early for that, or its text could not be (`isUnread`). */
export function emptyEnrichment(id: string, isUnread = false): Enrichment {
  return {
    ontologyVersion: '1',
    id,
    kind: 'CANDIDATE',
    language: 'DUT',
    profile: { language: 'DUT', aspects: {} },
    evidence: [],
    texts: [],
    worked: [],
    availableFrom: null,
    ...(isUnread ? { isUnread } : {}),
  };
}
