import type { RecordStore } from '@counterpart/store';
import type { FastifyBaseLogger } from 'fastify';
import { reEnrichStale } from '../services/re-enrichment.ts';
import type { WiredServices } from './create-services.ts';
import type { OntologyListener } from './ontology-updates.ts';

/** What an exchange of the ontology does to the documents, and what is said about it. */
export function ontologyListener(
  services: WiredServices,
  store: RecordStore,
  { log, signal }: { readonly log: FastifyBaseLogger; readonly signal: AbortSignal },
): OntologyListener {
  return {
    onExchanged: () => {
      const { indices, indexing, ontologyVersion } = services;
      // the warning stands from the first answer with the new ontology on
      for (const { name } of indices.all()) indexing.renew(name, store.staleCount(name, ontologyVersion));
      log.info({ ontologyVersion }, 'the ontology was exchanged');
    },
    onSettled: () => reEnrichStale(services, store, signal),
    onFailed: (error) => log.error({ err: error }, 'the changed ontology cannot be used: the one before goes on'),
  };
}

/** Lets a server notice that its ontology folder changes. */
export function followOntology(...[services, store, options]: Parameters<typeof ontologyListener>): void {
  services.ontology.updates?.start(ontologyListener(services, store, options));
}
