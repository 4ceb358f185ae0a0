import { setTimeout as pause } from 'node:timers/promises';
import type { RecordStore } from '@counterpart/store';
import { dayOf } from './clock.ts';
import type { Services } from './services.ts';

/** A batch is written in one go, between two answers: about 15 ms with an imported ontology. */
const BATCH = 20;
/** Times the same documents may come again: a write that was under way may have put an old reading back. */
const MOST_REPEATS = 5;

/**
 * Makes sense anew of documents whose enrichment came from another ontology or parser, in the background. When the
 * ontology changes meanwhile, it goes on until all documents have the newest one.
 */
export async function reEnrichStale(services: Services, store: RecordStore, signal: AbortSignal): Promise<void> {
  let version: string;
  do {
    version = services.ontologyVersion;
    for (const { name } of services.indices.all()) await reEnrichIndex(name, services, store, signal);
  } while (version !== services.ontologyVersion && !signal.aborted);
}

async function reEnrichIndex(name: string, services: Services, store: RecordStore, signal: AbortSignal): Promise<void> {
  const { indexing, pool, clock } = services;
  const { kind, follower } = services.indices.get(name);
  const damaged = new Set<string>();
  let before = '';
  let repeats = 0;
  while (!signal.aborted) {
    // read every time: an ontology that was loaded meanwhile makes other documents stale
    const version = services.ontologyVersion;
    const ids = store.staleIds(name, version, BATCH + damaged.size).filter((id) => !damaged.has(id));
    if (ids.length === 0) break;
    const batch = JSON.stringify([version, ids]);
    repeats = batch === before ? repeats + 1 : 0;
    if (repeats > MOST_REPEATS) throw new Error(`Documents of ${name} stay stale although they were enriched anew.`);
    before = batch;
    indexing.renew(name, store.staleCount(name, version));
    const records = store.getMany(name, ids);
    // what cannot be read cannot be made sense of anew: it stays as it is, and the others go on
    const readable = new Set(records.map(({ id }) => id));
    for (const id of ids) if (!readable.has(id)) damaged.add(id);
    const today = dayOf(clock());
    const enriched = await pool.enrich(
      records.map(({ document, enrichment }) => ({ kind, document, today, availableFrom: enrichment.availableFrom })),
    );
    const renewals = records.flatMap(({ id, version: recordVersion }, i) => {
      const renewed = enriched[i];
      return renewed === undefined ? [] : [{ ...renewed, id, version: recordVersion }];
    });
    store.reEnrich(name, renewals);
    indexing.renew(name, store.staleCount(name, services.ontologyVersion));
    await follower.follow();
    await pause(0);
  }
  indexing.renew(name, 0);
}
