import { CatalogueError, type ProfileKind } from '@counterpart/domain';
import { MAX_RESULT_WINDOW, type ParsedBody, type RouteResponse } from '@counterpart/contract';
import type { Ontology } from '@counterpart/ontology';
import { type CompiledQuery, scoreTarget } from '@counterpart/scoring';
import type { SearchHit, SearchPage } from '@counterpart/search-port';
import type { DocumentStore, StoredRecord } from '@counterpart/store';
import { type Clock, dayOf } from '../clock.ts';
import type { Indices } from '../documents/indices.ts';
import {
  type MatchBody,
  type MatchPreparation,
  type MatchQuery,
  type PreparedMatch,
  targetsOf,
} from './match-preparation.ts';
import { presentListed, presentMatch } from './match-presenter.ts';

type Match = RouteResponse<'matchToJobs'>['matches'][number];

/** Matches: a profile or an entity on one side, ranked and explained documents on the other. */
export class Matching {
  readonly #store: DocumentStore;
  readonly #indices: Indices;
  readonly #ontology: Ontology;
  readonly #preparation: MatchPreparation;
  readonly #clock: Clock;

  constructor(store: DocumentStore, indices: Indices, ontology: Ontology, preparation: MatchPreparation, clock: Clock) {
    this.#store = store;
    this.#indices = indices;
    this.#ontology = ontology;
    this.#preparation = preparation;
    this.#clock = clock;
  }

  /** One page of matches with sums and evidence; a body with neither profile nor source is a list. */
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
    await this.#preparation.check(kind, indexName, body, call);
    if (isList(body)) {
      const today = dayOf(this.#clock());
      const { count, records } = await this.#list(kind, indexName, body, from, size, signal);
      return { from, size, count, matches: records.map((record) => presentListed(record, today, fields)) };
    }
    const prepared = this.#preparation.prepare(kind, indexName, body, call);
    const { count, hits, leftOut } = await this.#search(kind, indexName, prepared, body, from, size, signal);
    const explain = body.queryParams?.explain ?? 'full';
    return {
      from,
      size,
      count,
      matches: this.#explain(indexName, prepared, hits, fields, explain),
      left: { STATUS: leftOut },
      asked: askedValues(prepared.query),
      strategy: prepared.strategy,
      asOf: prepared.asOf,
    };
  }

  /** The ids of the first matches, for select-all. */
  async ids(
    kind: ProfileKind,
    indexName: string,
    body: ParsedBody<'jobIds'>,
    call: MatchQuery,
    signal: AbortSignal,
  ): Promise<RouteResponse<'jobIds'>> {
    await this.#preparation.check(kind, indexName, body, call);
    if (isList(body)) {
      const { count, records } = await this.#list(kind, indexName, body, 0, body.size, signal);
      return { ids: records.map(({ id }) => id), count };
    }
    const prepared = this.#preparation.prepare(kind, indexName, body, call);
    const { count, hits } = await this.#search(kind, indexName, prepared, body, 0, body.size, signal);
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
    const { sourceIndex, sourceId, targetIndex: _index, targetId: _id, ...asked } = body;
    const named =
      sourceIndex === undefined || sourceId === undefined
        ? undefined
        : { type: this.#indices.get(sourceIndex).kind, index: sourceIndex, id: sourceId };
    const source = asked.source ?? named;
    if (source === undefined && asked.matchProfile === undefined) {
      throw new CatalogueError('INVALID_REQUEST', [
        { path: 'sourceId', message: 'A source or a matchProfile is needed.' },
      ]);
    }
    const prepared = this.#preparation.prepare(index.kind, index.name, { ...asked, source }, call);
    return this.present(target, prepared, asked.queryParams?.explain ?? 'full');
  }

  /** One record as a match of a prepared request, whether it is in the list or not. */
  present(record: StoredRecord, prepared: PreparedMatch, explain: 'full' | 'page' = 'full'): Match {
    return presentMatch(scoreTarget(prepared.query, record.enrichment), record, {
      ontology: this.#ontology,
      language: prepared.language,
      today: prepared.asOf,
      fields: undefined,
      explain,
    });
  }

  #search(
    kind: ProfileKind,
    indexName: string,
    prepared: PreparedMatch,
    { sort = [] }: MatchBody,
    from: number,
    size: number,
    signal: AbortSignal,
  ): Promise<SearchPage> {
    const { search } = this.#indices.get(indexName, kind);
    const targets = targetsOf(prepared, this.#clock().toISOString());
    return search.search(prepared.query, { ...targets, sort, from, size }, signal);
  }

  /** Documents by id, or filtered and sorted as asked; closed and placed ones too. */
  async #list(
    kind: ProfileKind,
    indexName: string,
    { matchFilter = null, sort = [], excludedIds = [] }: MatchBody,
    from: number,
    size: number,
    signal: AbortSignal,
  ): Promise<{ readonly count: number; readonly records: readonly StoredRecord[] }> {
    if (matchFilter === null && sort.length === 0 && excludedIds.length === 0) {
      return { count: this.#store.count(indexName), records: this.#store.page(indexName, from, size) };
    }
    const { query } = this.#preparation.prepare(kind, indexName, ASKS_NOTHING, {});
    const now = this.#clock().toISOString();
    const options = { filter: matchFilter, excludedIds, leaveOut: null, sort, from, size, now };
    const { count, hits } = await this.#indices.get(indexName, kind).search.search(query, options, signal);
    return { count, records: this.#recordsOf(indexName, hits) };
  }

  #recordsOf(indexName: string, hits: readonly SearchHit[]): readonly StoredRecord[] {
    const ids = hits.map(({ id }) => id);
    return this.#store.getMany(indexName, ids);
  }

  #explain(
    index: string,
    prepared: PreparedMatch,
    hits: readonly SearchHit[],
    fields: readonly string[] | undefined,
    explain: 'full' | 'page',
  ): Match[] {
    return this.#recordsOf(index, hits).map((record) =>
      presentMatch(scoreTarget(prepared.query, record.enrichment), record, {
        ontology: this.#ontology,
        language: prepared.language,
        today: prepared.asOf,
        fields,
        explain,
      }),
    );
  }
}

/** A search that scores nobody and refuses nobody: what a filtered or sorted list asks. */
const ASKS_NOTHING: MatchBody = { matchProfile: { aspects: {} }, queryParams: { scoreType: 'FORWARD' } };

/** Whether a body asks for a list: it names nothing to match with (ENG-02c). */
function isList({ matchProfile, source }: MatchBody): boolean {
  return matchProfile === undefined && source === undefined;
}

/** Values of the profile that are asked. */
function askedValues({ forward }: CompiledQuery): number {
  return forward.aspects.reduce((sum, { items }) => sum + items.length, 0);
}
