import { randomUUID } from 'node:crypto';
import { allowedAspects, resolveVariables } from '@counterpart/domain';
import { createEmbeddedIndex } from '@counterpart/engine';
import { loadGazetteer, loadStarterOntology } from '@counterpart/ontology';
import { createParser } from '@counterpart/parsing';
import type { RecordStore } from '@counterpart/store';
import type { ConfigurationFile } from '../config/configuration-file.ts';
import type { Clock } from '../services/clock.ts';
import { Documents } from '../services/documents.ts';
import { Downloads } from '../services/downloads.ts';
import { IndexingStatus } from '../services/indexing-status.ts';
import { Indices } from '../services/indices.ts';
import { Lookup } from '../services/lookup.ts';
import { MatchPreparation } from '../services/match-preparation.ts';
import { Matching } from '../services/matching.ts';
import { RequirementInsight } from '../services/requirement-insight.ts';
import { Notes } from '../services/notes.ts';
import { Selections } from '../services/selections.ts';
import type { Services } from '../services/services.ts';
import { Strategies } from '../services/strategies.ts';
import { piscinaParserPool } from './piscina-parser-pool.ts';

/** What the services are made of. */
export interface Wiring {
  readonly store: RecordStore;
  readonly configuration: ConfigurationFile;
  readonly version: string;
  readonly clock?: Clock;
}

/** The only place that names a backend: the embedded index behind the search port, SQLite behind the store. */
export function createServices({ store, configuration, version, clock = () => new Date() }: Wiring): Services {
  const knowledge = { ontology: loadStarterOntology(), gazetteer: loadGazetteer() };
  const parser = createParser(knowledge.ontology, knowledge.gazetteer);
  const pool = piscinaParserPool();
  const { server, variables, config } = configuration;
  const indices = new Indices(server.indices, store, createEmbeddedIndex);
  const documents = new Documents(store, indices, pool, clock);
  const strategies = new Strategies(store.strategies);
  const resolved = resolveVariables(config, variables) as { readonly enabledAspects?: string };
  const allowed = allowedAspects(resolved.enabledAspects ?? '');
  const preparation = new MatchPreparation(store, indices, knowledge, strategies, allowed, clock);
  const matching = new Matching(store, indices, knowledge.ontology, preparation, clock);
  return {
    clock,
    version,
    ontologyVersion: parser.version,
    indices,
    indexing: new IndexingStatus(store, indices),
    documents,
    matching,
    downloads: new Downloads(matching),
    insight: new RequirementInsight(store, indices, matching, preparation, clock),
    lookup: new Lookup(knowledge, parser, indices),
    pool,
    selections: new Selections(store, indices, clock),
    notes: new Notes(store.notes, documents, clock, randomUUID),
    strategies,
    configurationLayers: new Map([['default', { variables, config }]]),
  };
}
