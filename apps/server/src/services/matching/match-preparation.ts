import {
  type AspectName,
  CatalogueError,
  DEFAULT_EXPANSION_TYPE,
  DEFAULT_LANGUAGE,
  DEFAULT_SCORE_TYPE,
  type FilterGroup,
  type FilterRule,
  isFilterGroup,
  type Language,
  type MatchProfile,
  type ProfileKind,
  type ResolvedProfile,
} from '@counterpart/domain';
import type { ParsedBody } from '@counterpart/contract';
import { compileQuery, type CompiledQuery, dayNumber, storedProfile } from '@counterpart/scoring';
import type { DocumentStore, StoredRecord } from '@counterpart/store';
import { type Clock, dayOf } from '../clock.ts';
import type { Indices } from '../documents/indices.ts';
import { type Knowledge, resolve } from '../reading/knowledge.ts';
import { languageFrom } from './lookup.ts';
import type { Strategies } from './strategies.ts';

/** The part of a call's body that says what to match. */
export type MatchBody = Omit<ParsedBody<'matchToJobs'>, 'size' | '_source' | 'from'>;

/** The query of a match call. */
export interface MatchQuery {
  readonly strategy?: string | undefined;
  readonly language?: Language | undefined;
}

/** A request made ready: what to ask the index, and in which language to answer. */
export interface PreparedMatch {
  readonly query: CompiledQuery;
  /** The same request with another profile. */
  readonly compile: (profile: ResolvedProfile) => CompiledQuery;
  readonly profile: ResolvedProfile;
  readonly filter: FilterGroup;
  readonly excludedIds: readonly string[];
  readonly language: Language;
  readonly asOf: string;
}

const CLOSED_STATUSES = ['closed', 'placed'];
const HIDE_CLOSED: FilterRule = {
  property: 'status',
  data: { type: 'enum', comparison: 'is not one of', value: CLOSED_STATUSES },
};

function names(filter: FilterGroup, property: string): boolean {
  return filter.rules.some((member) =>
    isFilterGroup(member) ? names(member, property) : member.property === property,
  );
}

/** The filter of a call, with closed and placed documents left out unless it names `status` (wire.md). */
function effectiveFilter(filter: FilterGroup | null | undefined): FilterGroup {
  if (filter === null || filter === undefined) return { combinator: 'and', rules: [HIDE_CLOSED] };
  return names(filter, 'status') ? filter : { combinator: 'and', rules: [HIDE_CLOSED, filter] };
}

/** Turns the body of a call into a compiled query: labels looked up, source read, strategy chosen. */
export class MatchPreparation {
  readonly #store: DocumentStore;
  readonly #indices: Indices;
  readonly #knowledge: Knowledge;
  readonly #strategies: Strategies;
  readonly #clock: Clock;
  /** The aspects that the configuration allows. */
  readonly allowed: ReadonlySet<AspectName>;

  constructor(
    store: DocumentStore,
    indices: Indices,
    knowledge: Knowledge,
    strategies: Strategies,
    allowed: ReadonlySet<AspectName>,
    clock: Clock,
  ) {
    this.#store = store;
    this.#indices = indices;
    this.#knowledge = knowledge;
    this.#strategies = strategies;
    this.allowed = allowed;
    this.#clock = clock;
  }

  #sourceOf(body: MatchBody): StoredRecord | null {
    if (body.source === undefined) return null;
    const { type, index, id } = body.source;
    this.#indices.get(index, type);
    const record = this.#store.get(index, id);
    if (record === null) {
      throw new CatalogueError('UNKNOWN_DOCUMENT', [{ path: 'source.id', message: `There is no document ${id}.` }]);
    }
    return record;
  }

  prepare(kind: ProfileKind, body: MatchBody, call: MatchQuery): PreparedMatch {
    const source = this.#sourceOf(body);
    const stored = source?.document.matchProfile;
    const profile: MatchProfile = body.matchProfile ?? stored ?? { aspects: {} };
    const language =
      profile.language ?? body.language ?? call.language ?? source?.document.language ?? DEFAULT_LANGUAGE;
    const asOf = body.queryParams?.asOf ?? dayOf(this.#clock());
    const { ontology } = this.#knowledge;
    const resolved =
      body.matchProfile === undefined && source !== null
        ? storedProfile(source.enrichment, { asOfDay: dayNumber(asOf) })
        : resolve(this.#knowledge, profile, language);
    const compile = (asked: ResolvedProfile) =>
      compileQuery({
        profile: asked,
        sourceKind: source?.kind ?? (kind === 'JOB' ? 'CANDIDATE' : 'JOB'),
        sourceEnrichment: source?.enrichment ?? null,
        hasSource: source !== null,
        targetKind: kind,
        strategy: this.#strategies.find(call.strategy, kind).parameters,
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
      filter: effectiveFilter(body.matchFilter),
      excludedIds: body.excludedIds ?? [],
      language: body.userLanguage === undefined ? language : languageFrom(body.userLanguage),
      asOf,
    };
  }
}
