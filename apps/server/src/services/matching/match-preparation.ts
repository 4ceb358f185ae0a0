import {
  allowedAspects,
  type AspectName,
  CatalogueError,
  type Configuration,
  DEFAULT_EXPANSION_TYPE,
  DEFAULT_LANGUAGE,
  DEFAULT_SCORE_TYPE,
  type FilterGroup,
  type Language,
  type MatchProfile,
  type ProfileKind,
  type ResolvedProfile,
} from '@counterpart/domain';
import type { ParsedBody } from '@counterpart/contract';
import {
  compileQuery,
  type CompiledQuery,
  dayNumber,
  type RelaxableRequest,
  statusRule,
  storedProfile,
} from '@counterpart/scoring';
import type { SearchOptions } from '@counterpart/search-port';
import type { DocumentStore, StoredRecord } from '@counterpart/store';
import { type Clock, dayOf } from '../clock.ts';
import type { Indices } from '../documents/indices.ts';
import { languageFrom } from '../reading/call-language.ts';
import { type Knowledge, resolve } from '../reading/knowledge.ts';
import { inTurns } from '../slices.ts';
import { checkProperties, namesProperty } from './filter-properties.ts';
import type { Strategies } from './strategies.ts';

/** The part of a call's body that says what to match. */
export type MatchBody = Omit<ParsedBody<'matchToJobs'>, 'size' | '_source' | 'from'>;

/** The query of a match call. */
export interface MatchQuery {
  readonly strategy?: string | undefined;
  /** A profile language or a locale. */
  readonly language?: string | undefined;
}

/** Where a body names the source's index and id, for a refusal to point at. */
interface SourcePaths {
  readonly index: string;
  readonly id: string;
}

/** What a recruiter may relax in a request, with the id of the document that asks when it stands in the index searched. */
export interface PreparedRequest extends RelaxableRequest {
  readonly ownId: string | null;
}

/** A request made ready: what to ask the index, and in which language to answer. */
export interface PreparedMatch extends PreparedRequest {
  readonly query: CompiledQuery;
  /** The same request with another profile. */
  readonly compile: (profile: ResolvedProfile) => CompiledQuery;
  readonly strategy: string;
  readonly strategyVersion: number;
  readonly language: Language;
  readonly asOf: string;
}

/** Documents of these statuses are left out of matches (wire.md, "Documents"). */
const CLOSED_STATUSES = ['closed', 'placed'];

/** The statuses that a match leaves out: none where its filter names `status`, and none that it wants back. */
function hiddenStatuses({ matchFilter, includeStatus }: MatchBody): readonly string[] {
  if (matchFilter != null && namesProperty(matchFilter, 'status')) return [];
  return CLOSED_STATUSES.filter((status) => includeStatus?.includes(status) !== true);
}

/** The part of a search that says who may be found: the document that asks is no target of its own search. */
export function targetsOf(
  { filter, excludedIds, hiddenStatuses: hidden, ownId }: PreparedRequest,
  now: string,
): Pick<SearchOptions, 'filter' | 'excludedIds' | 'leaveOut' | 'now'> {
  const leaveOut: FilterGroup | null = hidden.length === 0 ? null : { combinator: 'and', rules: [statusRule(hidden)] };
  return { filter, excludedIds: ownId === null ? excludedIds : [...excludedIds, ownId], leaveOut, now };
}

/** Fields by which the screens offer to sort. */
function offeredOrders(pages: Configuration['pages']): ReadonlySet<string> {
  const indices = Object.values(pages).flatMap((page) => page.indices);
  return new Set(indices.flatMap(({ sortModeGroup = [] }) => sortModeGroup.map(({ field }) => field)));
}

/** Turns the body of a call into a compiled query: labels looked up, source read, strategy chosen. */
export class MatchPreparation {
  readonly #store: DocumentStore;
  readonly #indices: Indices;
  readonly #knowledge: Knowledge;
  readonly #strategies: Strategies;
  readonly #clock: Clock;
  readonly #offeredOrders: ReadonlySet<string>;
  /** The aspects that the configuration allows. */
  readonly allowed: ReadonlySet<AspectName>;

  constructor(
    store: DocumentStore,
    indices: Indices,
    knowledge: Knowledge,
    strategies: Strategies,
    { enabledAspects, pages }: Pick<Configuration, 'enabledAspects' | 'pages'>,
    clock: Clock,
  ) {
    this.#store = store;
    this.#indices = indices;
    this.#knowledge = knowledge;
    this.#strategies = strategies;
    this.allowed = allowedAspects(enabledAspects);
    this.#offeredOrders = offeredOrders(pages);
    this.#clock = clock;
  }

  #sourceOf({ source }: MatchBody, paths: SourcePaths): StoredRecord | null {
    if (source === undefined) return null;
    const { type, index, id } = source;
    this.#indices.get(index, type, paths.index);
    const record = this.#store.get(index, id);
    if (record === null) {
      throw new CatalogueError('UNKNOWN_DOCUMENT', [{ path: paths.id, message: `There is no document ${id}.` }]);
    }
    return record;
  }

  /** Refuses what no search can follow: an unknown strategy, an unknown property in filter or order. A list is checked alike. */
  async check(kind: ProfileKind, indexName: string, body: MatchBody, call: MatchQuery): Promise<void> {
    this.#strategies.ofCall(kind, body, call);
    await checkProperties(this.#indices.get(indexName, kind), body, this.#offeredOrders);
  }

  async prepare(
    kind: ProfileKind,
    indexName: string,
    body: MatchBody,
    call: MatchQuery,
    paths: SourcePaths = { index: 'source.index', id: 'source.id' },
  ): Promise<PreparedMatch> {
    const source = this.#sourceOf(body, paths);
    const stored = source?.document.matchProfile;
    const profile: MatchProfile = body.matchProfile ?? stored ?? { aspects: {} };
    const spoken = body.language ?? call.language;
    const language =
      profile.language ??
      (spoken === undefined ? (source?.document.language ?? DEFAULT_LANGUAGE) : languageFrom(spoken));
    const asOf = body.queryParams?.asOf ?? dayOf(this.#clock());
    const { ontology } = this.#knowledge;
    const { name, parameters, version } = this.#strategies.ofCall(kind, body, call);
    const resolved =
      body.matchProfile === undefined && source !== null
        ? storedProfile(source.enrichment, { asOfDay: dayNumber(asOf) })
        : await inTurns(resolve(this.#knowledge, profile, language));
    const compile = (asked: ResolvedProfile) =>
      compileQuery({
        profile: asked,
        sourceKind: source?.kind ?? (kind === 'JOB' ? 'CANDIDATE' : 'JOB'),
        sourceEnrichment: source?.enrichment ?? null,
        hasSource: source !== null,
        targetKind: kind,
        strategy: parameters,
        scoreType: body.queryParams?.scoreType ?? DEFAULT_SCORE_TYPE,
        expansionType: body.queryParams?.expansionType ?? DEFAULT_EXPANSION_TYPE,
        asOf,
        allowedAspects: this.allowed,
        expander: ontology,
        facts: { typeOf: (id) => ontology.typeOf(id), groupsOf: (id) => ontology.iscoGroups(id) },
      });
    return {
      query: compile(resolved),
      compile,
      profile: resolved,
      filter: body.matchFilter ?? null,
      excludedIds: body.excludedIds ?? [],
      hiddenStatuses: hiddenStatuses(body),
      ownId: source !== null && source.index === indexName ? source.id : null,
      strategy: name,
      strategyVersion: version,
      language: body.userLanguage === undefined ? language : languageFrom(body.userLanguage),
      asOf,
    };
  }
}
