import { randomUUID } from 'node:crypto';
import { readConfiguration, resolveVariables } from '@counterpart/domain';
import { createEmbeddedIndex, createShardedIndex } from '@counterpart/engine';
import { loadGazetteer, ontologyOf, type Steps, TaughtFile } from '@counterpart/ontology';
import type { SearchIndex } from '@counterpart/search-port';
import type { RecordStore } from '@counterpart/store';
import type { ConfigurationFile } from '../config/configuration-file.ts';
import { Imports } from '../imports/imports.ts';
import { AccessLog } from '../services/access-log.ts';
import type { Clock } from '../services/clock.ts';
import { Documents } from '../services/documents/documents.ts';
import { Downloads } from '../services/downloads/downloads.ts';
import { Facets } from '../services/matching/facets.ts';
import { CurrentKnowledge, liveOntology } from '../services/reading/knowledge.ts';
import { IndexingStatus } from '../services/documents/indexing-status.ts';
import { IndexSnapshot } from '../services/documents/index-snapshot.ts';
import { Indices } from '../services/documents/indices.ts';
import { readStored } from '../services/documents/stored-documents.ts';
import { ConceptExpansion } from '../services/matching/concept-expansion.ts';
import { Login } from '../services/login/login.ts';
import type { KeyOptions } from '../services/login/token-verifier.ts';
import { Lookup } from '../services/matching/lookup.ts';
import { MatchPreparation } from '../services/matching/match-preparation.ts';
import { Matching } from '../services/matching/matching.ts';
import { RequirementInsight } from '../services/matching/requirement-insight.ts';
import { Judgements } from '../services/monitoring/judgements.ts';
import { MatchingTests } from '../services/monitoring/matching-tests.ts';
import { WeightProposal } from '../services/monitoring/weight-proposal.ts';
import { Notes } from '../services/notes.ts';
import { SavedSearches } from '../services/saved-searches.ts';
import { Selections } from '../services/selections.ts';
import type { Services } from '../services/services.ts';
import { Subjects } from '../services/subjects.ts';
import { TaughtRules } from '../services/text-mining/taught-rules.ts';
import { TextMining } from '../services/text-mining/text-mining.ts';
import { WorkLane } from '../services/work-lane.ts';
import { Strategies } from '../services/matching/strategies.ts';
import { ImportPool } from './pools/import-pool.ts';
import { firstOntology, OntologyUpdates } from './ontology-updates.ts';
import type { ParserPoolOptions } from './pools/parser-workers.ts';
import { PiscinaParserPool } from './pools/piscina-parser-pool.ts';
import { startShardThreads } from './pools/shard-workers.ts';
import { snapshotFiles } from './snapshot-files.ts';

/**
 * Matching runs on one core: whoever waits behind three others is answered within five times what is usual for one in a
 * hundred, also while four times as many are refused (measured: bench limits).
 */
const MATCHING = { atOnce: 2, waiting: 3 };
const LONG = { atOnce: 2, waiting: 6 };
/** Each holds a batch in memory, and together they keep the workers busy. */
const LOADING = { atOnce: 16, waiting: 0 };
/** Two keep the workers busy; the last of those that wait does so for half a minute. */
const MINING = { atOnce: 2, waiting: 4 };

/** What the services are made of. */
export interface Wiring {
  readonly store: RecordStore;
  readonly configuration: ConfigurationFile;
  readonly version: string;
  readonly clock?: Clock;
  /** Where imports and edits of the ontology lie; without it the starter serves. */
  readonly ontologyFolder?: string;
  /** Where imports remember what they read; without it none is remembered. */
  readonly importsFolder?: string;
  readonly parsing?: ParserPoolOptions;
  /** Workers that others read texts with too, in place of its own; they hold the ontology that serves here. */
  readonly readers?: PiscinaParserPool;
  /** Where snapshots of the indices lie; without it every start reads all documents again. */
  readonly snapshotFolder?: string;
  readonly keys?: KeyOptions;
  /** Threads that search; 0 searches where requests are answered. */
  readonly matchThreads?: number;
}

/** The services, and the ontology behind them that may change while they run. */
export interface WiredServices extends Services {
  /** Ends the threads that search, when nothing is asked of them any more. */
  readonly endThreads: () => Promise<void>;
  readonly ontology: {
    /** Makes the indices of the ontology of the start and unpacks the places, piece by piece. */
    readonly warmUp: () => Steps<void>;
    /** Why the starter stands in for the folder's ontology, null when it does not. */
    readonly error: unknown;
    /** Null without a folder. */
    readonly updates: OntologyUpdates | null;
  };
}

/** What a first match would wait for: unpacking the places takes some 20 ms. */
function* warmedUp({ ontology, gazetteer }: CurrentKnowledge): Steps<void> {
  gazetteer.place('');
  yield;
  yield* ontology.warmUp();
}

/**
 * The only place that names a backend, but for the threads it starts: the embedded index behind the search port, SQLite behind the
 * store.
 */
export function createServices({
  store,
  configuration,
  version,
  clock = () => new Date(),
  ontologyFolder,
  importsFolder,
  parsing = {},
  readers,
  snapshotFolder,
  keys = {},
  matchThreads = 0,
}: Wiring): WiredServices {
  const { bytes, ontology, error } =
    ontologyFolder === undefined
      ? { bytes: null, ontology: ontologyOf(null), error: null }
      : firstOntology(ontologyFolder);
  const { server, variables, config } = configuration;
  // Checked when the file was read: an integer, 30 when it is not set.
  const screens = readConfiguration(resolveVariables(config, variables), () => undefined);
  const { defaultRange } = screens;
  const knowledge = new CurrentKnowledge(ontology, loadGazetteer(), defaultRange);
  const pool = readers ?? new PiscinaParserPool(bytes, { ...parsing, defaultRangeKm: defaultRange });
  const updates = ontologyFolder === undefined ? null : new OntologyUpdates(ontologyFolder, knowledge, pool);
  const files = snapshotFolder === undefined ? null : snapshotFiles(snapshotFolder);
  const snapshotOf = (name: string, { snapshots }: SearchIndex): IndexSnapshot | null =>
    files === null || snapshots === null
      ? null
      : new IndexSnapshot(name, store.settings, snapshots, files, () => randomUUID());
  const threads = matchThreads === 0 ? null : startShardThreads(matchThreads);
  const makeSearch = (name: string): SearchIndex =>
    threads === null ? createEmbeddedIndex({ readStored }) : createShardedIndex(name, threads);
  const indices = new Indices(server.indices, store, makeSearch, snapshotOf);
  const documents = new Documents(store, indices, pool, liveOntology(knowledge), clock);
  const strategies = new Strategies(store.strategies, clock);
  const preparation = new MatchPreparation(store, indices, knowledge, strategies, screens, clock);
  const matching = new Matching(store, indices, liveOntology(knowledge), preparation, clock);
  const taught = new TaughtRules(ontologyFolder === undefined ? null : new TaughtFile(ontologyFolder), clock);
  const judgements = new Judgements(store, indices, clock);
  return {
    clock,
    version,
    get ontologyVersion() {
      return knowledge.version;
    },
    ontology: { warmUp: () => warmedUp(knowledge), error, updates },
    endThreads: async () => threads?.close(),
    indices,
    indexing: new IndexingStatus(store, indices),
    documents,
    imports: new Imports({ indices, documents, pool, reader: new ImportPool(), clock }),
    matching,
    downloads: new Downloads(matching, clock),
    facets: new Facets(indices, clock),
    lanes: {
      matching: new WorkLane(MATCHING),
      long: new WorkLane(LONG),
      loading: new WorkLane(LOADING),
      mining: new WorkLane(MINING),
    },
    insight: new RequirementInsight(store, indices, matching, preparation, clock),
    lookup: new Lookup(knowledge, pool, indices),
    expansion: new ConceptExpansion(knowledge, indices, strategies, preparation, clock),
    pool,
    mining: new TextMining(pool, clock, () => taught.current(), version),
    taught,
    selections: new Selections(store, indices, clock),
    notes: new Notes(store.notes, documents, clock, randomUUID),
    subjects: new Subjects(store, importsFolder ?? null, clock),
    searches: new SavedSearches(store.searches, clock),
    login: server.login === undefined ? null : new Login(server.login, clock, keys),
    accessLog: new AccessLog(store.accesses, clock),
    audit: store.audit,
    strategies,
    judgements,
    weights: new WeightProposal(store, judgements, { preparation, strategies }),
    tests: new MatchingTests(store, judgements, { preparation, strategies }, clock, randomUUID),
    configurationLayers: new Map([['default', { variables, config }]]),
  };
}
