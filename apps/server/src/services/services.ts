import type { Imports } from '../imports/imports.ts';
import type { RecordStore } from '@counterpart/store';
import type { AccessLog } from './access-log.ts';
import type { Clock } from './clock.ts';
import type { Documents } from './documents/documents.ts';
import type { Downloads } from './downloads/downloads.ts';
import type { Facets } from './matching/facets.ts';
import type { IndexingStatus } from './documents/indexing-status.ts';
import type { Indices } from './documents/indices.ts';
import type { ConceptExpansion } from './matching/concept-expansion.ts';
import type { Login } from './login/login.ts';
import type { Lookup } from './matching/lookup.ts';
import type { Matching } from './matching/matching.ts';
import type { Judgements } from './monitoring/judgements.ts';
import type { MatchingTests } from './monitoring/matching-tests.ts';
import type { WeightProposal } from './monitoring/weight-proposal.ts';
import type { Notes } from './notes.ts';
import type { ParserPool } from './reading/parser-pool.ts';
import type { RequirementInsight } from './matching/requirement-insight.ts';
import type { SavedSearches } from './saved-searches.ts';
import type { Selections } from './selections.ts';
import type { Subjects } from './subjects.ts';
import type { TaughtRules } from './text-mining/taught-rules.ts';
import type { TextMining } from './text-mining/text-mining.ts';
import type { WorkLane } from './work-lane.ts';
import type { Strategies } from './matching/strategies.ts';

/** The bounded queues in front of what costs most. */
export interface Lanes {
  /** Searches that are answered at once. */
  readonly matching: WorkLane;
  /** Answers that take longer: insight into requirements, downloads, long pages. */
  readonly long: WorkLane;
  /** Loads that are read while they are sent. */
  readonly loading: WorkLane;
  /** Texts that are mined: each keeps the workers for seconds. */
  readonly mining: WorkLane;
}

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
  readonly lanes: Lanes;
  readonly insight: RequirementInsight;
  readonly lookup: Lookup;
  readonly expansion: ConceptExpansion;
  readonly pool: ParserPool;
  readonly mining: TextMining;
  readonly taught: TaughtRules;
  readonly selections: Selections;
  readonly notes: Notes;
  readonly searches: SavedSearches;
  readonly subjects: Subjects;
  /** Null where no identity provider is configured. */
  readonly login: Login | null;
  readonly accessLog: AccessLog;
  readonly audit: Pick<RecordStore['audit'], 'add'>;
  readonly strategies: Strategies;
  readonly judgements: Judgements;
  readonly tests: MatchingTests;
  readonly weights: WeightProposal;
  readonly configurationLayers: ReadonlyMap<string, ConfigurationLayer>;
}
