import type { Enrichment } from '@counterpart/domain';
import type { CompiledQuery } from '@counterpart/scoring';

/** How many documents have each concept. */
export type DocumentFrequency = ReadonlyMap<string, number>;

/** Counts the documents that have each concept. */
export function countConcepts(frequency: Map<string, number>, { evidence }: Enrichment): void {
  for (const concept of new Set(evidence.map(({ conceptId }) => conceptId))) {
    frequency.set(concept, (frequency.get(concept) ?? 0) + 1);
  }
}

/** What makes a query slow: its item with the most postings, and how many there are in all. */
export function causeOf({ forward }: CompiledQuery, frequency: DocumentFrequency): string {
  let total = 0;
  let most = { label: 'none', postings: 0 };
  for (const { items } of forward.aspects) {
    for (const item of items) {
      if (item.kind !== 'concept' && item.kind !== 'language') continue;
      let postings = 0;
      for (const concept of item.reach.keys()) postings += frequency.get(concept) ?? 0;
      total += postings;
      if (postings > most.postings) most = { label: item.label, postings };
    }
  }
  return `${most.label} with ${most.postings} of ${total} postings`;
}
