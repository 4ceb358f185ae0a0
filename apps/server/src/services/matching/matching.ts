import { CatalogueError, type ProfileKind } from '@counterpart/domain';
import { MAX_RESULT_WINDOW, type ParsedBody, type RouteResponse } from '@counterpart/contract';
import type { Ontology } from '@counterpart/ontology';
import { type CompiledQuery, scoreTarget } from '@counterpart/scoring';
import type { SearchHit, SearchOptions } from '@counterpart/search-port';
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
import { Pacer } from '../slices.ts';
import { ASKS_NOTHING, documentsById, isList, isPlainList } from './lists.ts';
import { presentListed, presentMatch } from './match-presenter.ts';
import { recordOfHit, searchOfOneMoment } from './versions.ts';

type Match = RouteResponse<'matchToJobs'>['matches'][number];

/** A page whose matches are made one after the other, while other requests are answered. */
export interface OpenPage extends Omit<RouteResponse<'matchToJobs'>, 'matches'> {
  /** To be read to its end, or ended with `return`: until then the versions that it shows are kept. */
  readonly matches: AsyncGenerator<Match>;
}

/** A page of at most this many matches takes no longer than a search… */
const SHORT_PAGE = 100;
/** …where it explains at most this many values: a match of 600 values is some 300 KB of JSON. */
const SHORT_EXPLANATIONS = 4000;

/** Whether a page may be made as a whole and written at once: others are sent a match at a time. */
export function isShortPage({ size, matchProfile }: ParsedBody<'matchToJobs'>): boolean {
  if (size > SHORT_PAGE) return false;
  const lists = Object.values(matchProfile?.aspects ?? {}).map(({ value }) =>
    Array.isArray(value) ? value.length : 1,
  );
  return size * lists.reduce((sum, length) => sum + length, 0) <= SHORT_EXPLANATIONS;
}

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
    const { matches, ...page } = await this.open(kind, indexName, body, call, signal);
    const all: Match[] = [];
    for await (const match of matches) all.push(match);
    return { ...page, matches: all };
  }

  /** The same with the matches one by one; RESULT_WINDOW beyond the last result that a match may answer. */
  async open(
    kind: ProfileKind,
    indexName: string,
    body: ParsedBody<'matchToJobs'>,
    call: MatchQuery,
    signal: AbortSignal,
  ): Promise<OpenPage> {
    const { from, size } = body;
    if (from + size > MAX_RESULT_WINDOW) {
      throw new CatalogueError('RESULT_WINDOW', [{ path: 'from', message: `from + size is ${from + size}.` }]);
    }
    return this.openAll(kind, indexName, body, call, signal);
  }

  /** The same without a window: a file may hold every match. */
  async openAll(
    kind: ProfileKind,
    indexName: string,
    body: ParsedBody<'matchToJobs'>,
    call: MatchQuery,
    signal: AbortSignal,
  ): Promise<OpenPage> {
    const { from, size, _source: fields } = body;
    const { search } = this.#indices.get(indexName, kind);
    await this.#preparation.check(kind, indexName, body, call);
    if (isPlainList(body)) {
      return { from, size, count: this.#store.count(indexName), matches: this.#listed(indexName, body, signal) };
    }
    const prepared = isList(body) ? null : await this.#preparation.prepare(kind, indexName, body, call);
    const query = prepared?.query ?? (await this.#preparation.prepare(kind, indexName, ASKS_NOTHING, {})).query;
    const options = this.#optionsOf(prepared, body, from, size);
    const release = this.#store.retain();
    // whoever goes away may never have begun to read
    signal.addEventListener('abort', release, { once: true });
    try {
      const { count, hits, leftOut } = await searchOfOneMoment(
        this.#store,
        indexName,
        () => search.search(query, options, signal),
        signal,
      );
      const explain = body.queryParams?.explain ?? 'full';
      const matches = this.#shown(indexName, prepared, hits, { fields, explain, signal, release });
      if (prepared === null) return { from, size, count, matches };
      const { strategy, strategyVersion, asOf } = prepared;
      const asked = askedValues(query);
      return { from, size, count, matches, left: { STATUS: leftOut }, asked, strategy, strategyVersion, asOf };
    } catch (error) {
      release();
      throw error;
    }
  }

  /** The ids of the first matches, for select-all. */
  async ids(
    kind: ProfileKind,
    indexName: string,
    body: ParsedBody<'jobIds'>,
    call: MatchQuery,
    signal: AbortSignal,
  ): Promise<RouteResponse<'jobIds'>> {
    const { search } = this.#indices.get(indexName, kind);
    await this.#preparation.check(kind, indexName, body, call);
    const prepared = isList(body) ? null : await this.#preparation.prepare(kind, indexName, body, call);
    const query = prepared?.query ?? (await this.#preparation.prepare(kind, indexName, ASKS_NOTHING, {})).query;
    const { count, hits } = await search.search(query, this.#optionsOf(prepared, body, 0, body.size), signal);
    return { ids: hits.map(({ id }) => id), count };
  }

  /** One source and one target in full; the target's index decides what is searched (ENG-08). */
  async details(body: ParsedBody<'jobDetails'>, call: MatchQuery): Promise<Match> {
    const index = this.#indices.get(body.targetIndex, undefined, 'targetIndex');
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
        : { type: this.#indices.get(sourceIndex, undefined, 'sourceIndex').kind, index: sourceIndex, id: sourceId };
    const source = asked.source ?? named;
    if (source === undefined && asked.matchProfile === undefined) {
      throw new CatalogueError('INVALID_REQUEST', [
        { path: 'sourceId', message: 'A source or a matchProfile is needed.' },
      ]);
    }
    const paths = asked.source === undefined ? { index: 'sourceIndex', id: 'sourceId' } : undefined;
    const prepared = await this.#preparation.prepare(index.kind, index.name, { ...asked, source }, call, paths);
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

  /** Who is searched and in which order; a list (without a prepared match) leaves nobody out. */
  #optionsOf(prepared: PreparedMatch | null, body: MatchBody, from: number, size: number): SearchOptions {
    const now = this.#clock().toISOString();
    const { matchFilter = null, excludedIds = [], sort = [] } = body;
    const targets =
      prepared === null ? { filter: matchFilter, excludedIds, leaveOut: null, now } : targetsOf(prepared, now);
    return { ...targets, sort, from, size };
  }

  async *#listed(index: string, body: ParsedBody<'matchToJobs'>, signal: AbortSignal): AsyncGenerator<Match> {
    const { _source: fields } = body;
    const today = dayOf(this.#clock());
    for await (const document of documentsById(this.#store, index, body, signal)) {
      yield presentListed(document, today, fields);
    }
  }

  /** What hits show: without a prepared match they are of a list. */
  async *#shown(
    index: string,
    prepared: PreparedMatch | null,
    hits: readonly SearchHit[],
    { fields, explain, signal, release }: Showing,
  ): AsyncGenerator<Match> {
    try {
      const pacer = new Pacer(signal);
      for (const hit of hits) {
        const match =
          prepared === null
            ? this.#listedHit(index, hit, fields)
            : this.#explained(index, prepared, hit, fields, explain);
        if (match === null) await this.#indices.get(index).follower.doubt(hit.id, hit.change ?? 0);
        else yield match;
        await pacer.pause();
      }
    } finally {
      release();
    }
  }

  #listedHit(index: string, { id, change }: SearchHit, fields: Showing['fields']): Match | null {
    const listed = this.#store.listed(index, id, change ?? null);
    return listed === null ? null : presentListed(listed, dayOf(this.#clock()), fields);
  }

  #explained(
    index: string,
    { query, language, asOf }: PreparedMatch,
    hit: SearchHit,
    fields: Showing['fields'],
    explain: Showing['explain'],
  ): Match | null {
    const record = recordOfHit(this.#store, index, hit);
    if (record === null) return null;
    const presentation = { ontology: this.#ontology, language, today: asOf, fields, explain };
    return presentMatch(scoreTarget(query, record.enrichment), record, presentation);
  }
}

interface Showing {
  readonly fields: readonly string[] | undefined;
  readonly explain: 'full' | 'page';
  readonly signal: AbortSignal;
  /** Lets go of the versions that the hits name. */
  readonly release: () => void;
}

/** Values of the profile that are asked. */
function askedValues({ forward }: CompiledQuery): number {
  return forward.aspects.reduce((sum, { items }) => sum + items.length, 0);
}
