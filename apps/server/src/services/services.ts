import type { Imports } from '../imports/imports.ts';
import type { Clock } from './clock.ts';
import type { Documents } from './documents/documents.ts';
import type { Downloads } from './matching/downloads.ts';
import type { Facets } from './matching/facets.ts';
import type { IndexingStatus } from './documents/indexing-status.ts';
import type { Indices } from './documents/indices.ts';
import type { Lookup } from './matching/lookup.ts';
import type { Matching } from './matching/matching.ts';
import type { Notes } from './notes.ts';
import type { ParserPool } from './reading/parser-pool.ts';
import type { RequirementInsight } from './matching/requirement-insight.ts';
import type { Selections } from './selections.ts';
import type { Strategies } from './matching/strategies.ts';

/** A layer of configuration for the screens. */
export interface ConfigurationLayer {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly config: Readonly<Record<string, unknown>>;
}

/** Everything that a route may call. */
export interface Services {
  readonly clock: Clock;
  readonly version: string;
  /** The ontology and parser that make enrichments now. */
  readonly ontologyVersion: string;
  readonly indices: Indices;
  readonly indexing: IndexingStatus;
  readonly documents: Documents;
  readonly imports: Imports;
  readonly matching: Matching;
  readonly downloads: Downloads;
  readonly facets: Facets;
  readonly insight: RequirementInsight;
  readonly lookup: Lookup;
  readonly pool: ParserPool;
  readonly selections: Selections;
  readonly notes: Notes;
  readonly strategies: Strategies;
  readonly configurationLayers: ReadonlyMap<string, ConfigurationLayer>;
}
