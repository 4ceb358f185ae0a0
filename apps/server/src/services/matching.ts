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
} from '@counterpart/domain';
import { MAX_RESULT_WINDOW, type ParsedBody, type RouteResponse } from '@counterpart/contract';
import { compileQuery, type CompiledQuery, dayNumber, scoreTarget, storedProfile } from '@counterpart/scoring';
import type { SearchHit, SearchOptions } from '@counterpart/search-port';
import type { DocumentStore, StoredRecord } from '@counterpart/store';
import { type Clock, dayOf } from './clock.ts';
import type { Indices } from './indices.ts';
import { type Knowledge, resolve } from './knowledge.ts';
import { languageFrom } from './lookup.ts';
import { presentListed, presentMatch } from './match-presenter.ts';
import type { Strategies } from './strategies.ts';

type MatchBody = Omit<ParsedBody<'matchToJobs'>, 'size' | '_source' | 'from'>;
type Match = RouteResponse<'matchToJobs'>['matches'][number];

/** The query of a match call. */
export interface MatchQuery {
  readonly strategy?: string | undefined;
  readonly language?: Language | undefined;
}

/** A request made ready: what to ask the index, and in which language to answer. */
interface PreparedMatch {
  readonly query: CompiledQuery;
  readonly filter: FilterGroup | null;
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

/** Matches: a profile or an entity on one side, ranked and explained documents on the other. */
export class Matching {
  readonly #store: DocumentStore;
  readonly #indices: Indices;
  readonly #knowledge: Knowledge;
  readonly #strategies: Strategies;
  readonly #allowed: ReadonlySet<AspectName>;
  readonly #clock: Clock;

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
    this.#allowed = allowed;
    this.#clock = clock;
  }

  /** One page of matches with sums and evidence; a body with neither profile nor source lists documents by id. */
  async page(
    kind: ProfileKind,
    indexName: string,
    body: ParsedBody<'matchToJobs'>,
    call: MatchQuery,
    signal: AbortSignal,
  ): Promise<RouteResponse<'matchToJobs'>> {
    const { from, size, _source: fields } = body;
    if (from + size > MAX_RESULT_WINDOW) {
      throw new CatalogueError('RESULT_WINDOW', [{ path: 'from', message: `from + size is ${from + size}.` }]);
    }
    const index = this.#indices.get(indexName, kind);
    if (isList(body)) {
      const today = dayOf(this.#clock());
      const records = this.#store.page(indexName, from, size);
      const matches = records.map((record) => presentListed(record, today, fields));
      return { from, size, count: this.#store.count(indexName), matches };
    }
    const prepared = this.#prepare(kind, body, call);
    const { count, hits } = await index.search.search(
      prepared.query,
      this.#optionsOf(prepared, body, from, size),
      signal,
    );
    return { from, size, count, matches: this.#explain(indexName, prepared, hits, fields) };
  }

  /** The ids of the first matches, for select-all. */
  async ids(
    kind: ProfileKind,
    indexName: string,
    body: ParsedBody<'jobIds'>,
    call: MatchQuery,
    signal: AbortSignal,
  ): Promise<RouteResponse<'jobIds'>> {
    const index = this.#indices.get(indexName, kind);
    const prepared = this.#prepare(kind, body, call);
    const options = this.#optionsOf(prepared, body, 0, body.size);
    const { count, hits } = await index.search.search(prepared.query, options, signal);
    return { ids: hits.map(({ id }) => id), count };
  }

  /** One source and one target in full; the target's index decides what is searched (ENG-08). */
  async details(body: ParsedBody<'jobDetails'>, call: MatchQuery): Promise<Match> {
    const index = this.#indices.get(body.targetIndex);
    const target = this.#store.get(index.name, body.targetId);
    if (target === null) {
      throw new CatalogueError('UNKNOWN_DOCUMENT', [
        { path: 'targetId', message: `There is no document ${body.targetId}.` },
      ]);
    }
    const { sourceIndex, sourceId, matchProfile, queryParams, userLanguage, language } = body;
    if ((sourceIndex === undefined || sourceId === undefined) && matchProfile === undefined) {
      throw new CatalogueError('INVALID_REQUEST', [
        { path: 'sourceId', message: 'A source or a matchProfile is needed.' },
      ]);
    }
    const hasSource = sourceIndex !== undefined && sourceId !== undefined;
    const source = hasSource
      ? { type: this.#indices.get(sourceIndex).kind, index: sourceIndex, id: sourceId }
      : undefined;
    const request = { matchProfile, source, queryParams, userLanguage, language } as MatchBody;
    const prepared = this.#prepare(index.kind, request, call);
    return presentMatch(scoreTarget(prepared.query, target.enrichment), target, {
      ontology: this.#knowledge.ontology,
      language: prepared.language,
      today: prepared.asOf,
      fields: undefined,
    });
  }

  #optionsOf(prepared: PreparedMatch, body: MatchBody, from: number, size: number): SearchOptions {
    return {
      filter: prepared.filter,
      excludedIds: body.excludedIds ?? [],
      sort: body.sort ?? [],
      from,
      size,
      now: this.#clock().toISOString(),
    };
  }

  #explain(
    index: string,
    prepared: PreparedMatch,
    hits: readonly SearchHit[],
    fields: readonly string[] | undefined,
  ): Match[] {
    const records = this.#store.getMany(
      index,
      hits.map(({ id }) => id),
    );
    return records.map((record) =>
      presentMatch(scoreTarget(prepared.query, record.enrichment), record, {
        ontology: this.#knowledge.ontology,
        language: prepared.language,
        today: prepared.asOf,
        fields,
      }),
    );
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

  #prepare(kind: ProfileKind, body: MatchBody, call: MatchQuery): PreparedMatch {
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
    const query = compileQuery({
      profile: resolved,
      sourceKind: source?.kind ?? (kind === 'JOB' ? 'CANDIDATE' : 'JOB'),
      sourceEnrichment: source?.enrichment ?? null,
      hasSource: source !== null,
      targetKind: kind,
      strategy: this.#strategies.find(call.strategy, kind).parameters,
      scoreType: body.queryParams?.scoreType ?? DEFAULT_SCORE_TYPE,
      expansionType: body.queryParams?.expansionType ?? DEFAULT_EXPANSION_TYPE,
      asOf,
      allowedAspects: this.#allowed,
      expander: ontology,
      facts: { typeOf: (id) => ontology.typeOf(id), groupsOf: (id) => ontology.iscoGroups(id) },
    });
    return {
      query,
      filter: effectiveFilter(body.matchFilter),
      language: body.userLanguage === undefined ? language : languageFrom(body.userLanguage),
      asOf,
    };
  }
}

/** Whether a body asks for a plain list: it names neither what to match nor what to leave out (ENG-02c). */
function isList(body: ParsedBody<'matchToJobs'>): boolean {
  const { matchProfile, source, matchFilter, sort, excludedIds } = body;
  return [matchProfile, source, matchFilter ?? undefined, sort, excludedIds].every((part) => part === undefined);
}
