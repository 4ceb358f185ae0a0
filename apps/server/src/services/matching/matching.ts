import { CatalogueError, type ProfileKind } from '@counterpart/domain';
import { MAX_RESULT_WINDOW, type ParsedBody, type RouteResponse } from '@counterpart/contract';
import type { Ontology } from '@counterpart/ontology';
import { scoreTarget } from '@counterpart/scoring';
import type { SearchHit, SearchOptions } from '@counterpart/search-port';
import type { DocumentStore, StoredRecord } from '@counterpart/store';
import { type Clock, dayOf } from '../clock.ts';
import type { Indices } from '../documents/indices.ts';
import type { MatchBody, MatchPreparation, MatchQuery, PreparedMatch } from './match-preparation.ts';
import { Pacer } from '../slices.ts';
import { presentListed, presentMatch } from './match-presenter.ts';
import { recordOfHit, searchOfOneMoment } from './versions.ts';

type Match = RouteResponse<'matchToJobs'>['matches'][number];

/** A page whose matches are made one after the other, while other requests are answered. */
export interface OpenPage {
  readonly from: number;
  readonly size: number;
  readonly count: number;
  /** To be read to its end, or ended with `return`: until then the versions that it shows are kept. */
  readonly matches: AsyncGenerator<Match>;
}

/** A page of at most this many matches takes no longer than a search. */
export const SHORT_PAGE = 100;

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

  /** One page of matches with sums and evidence; a body with neither profile nor source lists documents by id. */
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

  /** The same with the matches one by one, for pages of any length. */
  async open(
    kind: ProfileKind,
    indexName: string,
    body: ParsedBody<'matchToJobs'>,
    call: MatchQuery,
    signal: AbortSignal,
  ): Promise<OpenPage> {
    const { from, size, _source: fields } = body;
    if (from + size > MAX_RESULT_WINDOW) {
      throw new CatalogueError('RESULT_WINDOW', [{ path: 'from', message: `from + size is ${from + size}.` }]);
    }
    const index = this.#indices.get(indexName, kind);
    if (isList(body)) {
      return { from, size, count: this.#store.count(indexName), matches: this.#listed(indexName, body, signal) };
    }
    const prepared = this.#preparation.prepare(kind, body, call);
    const options = this.#optionsOf(prepared, body, from, size);
    const release = this.#store.retain();
    // whoever goes away may never have begun to read
    signal.addEventListener('abort', release, { once: true });
    try {
      const { count, hits } = await searchOfOneMoment(
        this.#store,
        indexName,
        () => index.search.search(prepared.query, options, signal),
        signal,
      );
      return { from, size, count, matches: this.#explained(indexName, prepared, hits, { fields, signal, release }) };
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
    const index = this.#indices.get(indexName, kind);
    const prepared = this.#preparation.prepare(kind, body, call);
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
    const prepared = this.#preparation.prepare(index.kind, request, call);
    return this.present(target, prepared);
  }

  /** One record as a match of a prepared request, whether it is in the list or not. */
  present(record: StoredRecord, prepared: PreparedMatch): Match {
    return presentMatch(scoreTarget(prepared.query, record.enrichment), record, {
      ontology: this.#ontology,
      language: prepared.language,
      today: prepared.asOf,
      fields: undefined,
    });
  }

  #optionsOf(prepared: PreparedMatch, body: MatchBody, from: number, size: number): SearchOptions {
    return {
      filter: prepared.filter,
      excludedIds: prepared.excludedIds,
      sort: body.sort ?? [],
      from,
      size,
      now: this.#clock().toISOString(),
    };
  }

  async *#listed(index: string, body: ParsedBody<'matchToJobs'>, signal: AbortSignal): AsyncGenerator<Match> {
    const { from, size, _source: fields } = body;
    const today = dayOf(this.#clock());
    const pacer = new Pacer(signal);
    for (let at = 0; at < size; at += LIST_STEP) {
      const records = this.#store.page(index, from + at, Math.min(LIST_STEP, size - at));
      for (const record of records) {
        yield presentListed(record, today, fields);
        await pacer.pause();
      }
      if (records.length === 0) return;
    }
  }

  async *#explained(
    index: string,
    prepared: PreparedMatch,
    hits: readonly SearchHit[],
    { fields, signal, release }: Explaining,
  ): AsyncGenerator<Match> {
    try {
      const pacer = new Pacer(signal);
      for (const hit of hits) {
        const record = recordOfHit(this.#store, index, hit);
        if (record === null) continue;
        yield presentMatch(scoreTarget(prepared.query, record.enrichment), record, {
          ontology: this.#ontology,
          language: prepared.language,
          today: prepared.asOf,
          fields,
        });
        await pacer.pause();
      }
    } finally {
      release();
    }
  }
}

/** Documents of a list that are read at a time: some milliseconds. */
const LIST_STEP = 50;

interface Explaining {
  readonly fields: readonly string[] | undefined;
  readonly signal: AbortSignal;
  /** Lets go of the versions that the hits name. */
  readonly release: () => void;
}

/** Whether a body asks for a plain list: it names neither what to match nor what to leave out (ENG-02c). */
function isList(body: ParsedBody<'matchToJobs'>): boolean {
  const { matchProfile, source, matchFilter, sort, excludedIds } = body;
  return [matchProfile, source, matchFilter ?? undefined, sort, excludedIds].every((part) => part === undefined);
}
