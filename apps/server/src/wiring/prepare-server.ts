import type { RecordStore } from '@counterpart/store';
import type { Environment } from '../config/environment.ts';
import { announceDemoData, loadDemoData } from '../services/documents/demo-data.ts';
import { warmMatches } from '../services/matching/warm-matches.ts';
import { reEnrichStale } from '../services/re-enrichment.ts';
import { WARM_TEXTS } from '../workers/warm-texts.ts';
import type { WiredServices } from './create-services.ts';

/** What a start makes ready, until when, and who hears that first answers will be slow. */
export interface PreparationOptions extends Pick<Environment, 'warmsUp' | 'loadsDemo'> {
  readonly signal: AbortSignal;
  readonly handleCold: (error: unknown) => void;
}

/** Makes ready, while requests are answered already, what they need: the indices, warm code, demo data, readings of now. */
export async function prepareServer(
  services: WiredServices,
  store: RecordStore,
  { warmsUp, loadsDemo, signal, handleCold }: PreparationOptions,
): Promise<void> {
  const { documents, indexing, indices, matching, pool, clock } = services;
  if (loadsDemo) announceDemoData({ store, indexing });
  // an index that cannot follow keeps neither the others nor what comes after from their work
  await Promise.allSettled(indices.all().map(({ follower }) => follower.follow()));
  async function warm(): Promise<void> {
    if (!warmsUp) return;
    // the way to the workers and back, as a call of the screens takes it
    for (const job of WARM_TEXTS) await pool.parseJob({ ...job, language: null }, signal);
    await warmMatches(matching, indices, store, signal);
  }
  await warm().catch(handleCold);
  if (loadsDemo) {
    await loadDemoData({ store, documents, indexing, signal, clock });
    await warm().catch(handleCold);
  }
  // documents keep what a better ontology said of them until that one is back
  if (services.ontology.error === null) await reEnrichStale(services, store, signal);
}
