import { setTimeout as pause } from 'node:timers/promises';
import type { RecordStore } from '@counterpart/store';
import { dayOf } from './clock.ts';
import type { Services } from './services.ts';

const BATCH = 40;

/** Makes sense anew of documents whose enrichment came from another ontology or parser, in the background. */
export async function reEnrichStale(
  { indices, indexing, pool, clock, ontologyVersion }: Services,
  store: RecordStore,
  signal: AbortSignal,
): Promise<void> {
  for (const { name, kind, follower } of indices.all()) {
    for (;;) {
      const ids = store.staleIds(name, ontologyVersion, BATCH);
      if (ids.length === 0 || signal.aborted) break;
      indexing.renew(name, store.staleCount(name, ontologyVersion));
      const records = store.getMany(name, ids);
      const today = dayOf(clock());
      const enriched = await pool.enrich(
        records.map(({ document, enrichment }) => ({ kind, document, today, availableFrom: enrichment.availableFrom })),
      );
      const renewals = records.flatMap(({ id, version }, i) => {
        const renewed = enriched[i];
        return renewed === undefined ? [] : [{ ...renewed, id, version }];
      });
      store.reEnrich(name, renewals);
      indexing.renew(name, store.staleCount(name, ontologyVersion));
      await follower.follow();
      await pause(0);
    }
    indexing.renew(name, 0);
  }
}
