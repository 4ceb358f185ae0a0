import type { ProfileKind } from '@counterpart/domain';
import type { ParsedBody, RouteResponse } from '@counterpart/contract';
import type { TermOptions } from '@counterpart/search-port';
import type { Clock } from '../clock.ts';
import type { Indices, ServedIndex } from '../documents/indices.ts';
import { Pacer } from '../slices.ts';
import { checkProperties, withoutProperty } from './filter-properties.ts';

/** Values of properties with the number of documents that have them. */
export class Facets {
  readonly #indices: Indices;
  readonly #clock: Clock;

  constructor(indices: Indices, clock: Clock) {
    this.#indices = indices;
    this.#clock = clock;
  }

  /**
   * Buckets under the other filters: a facet never counts its own property out; `query` narrows the values by text. Comes as
   * JSON in pieces: twenty facets of ten thousand values each would be written for a tenth of a second at once.
   */
  async open(
    kind: ProfileKind,
    indexName: string,
    { aggs, matchFilter = null, query = '' }: ParsedBody<'jobValues'>,
    signal: AbortSignal,
  ): Promise<AsyncGenerator<string>> {
    const index = this.#indices.get(indexName, kind);
    await checkProperties(index, { matchFilter });
    const now = this.#clock().toISOString();
    const wanted = Object.entries(aggs).map(([name, { terms }]) => ({
      name,
      field: terms.field,
      options: {
        size: terms.size,
        filter: matchFilter === null ? null : withoutProperty(matchFilter, terms.field),
        text: query,
        now,
      },
    }));
    return pieces(index, wanted, signal);
  }

  /** All values of a property as options of a selector. */
  async options(
    kind: ProfileKind,
    indexName: string,
    property: string,
    size: number,
  ): Promise<RouteResponse<'jobOptions'>> {
    const { search } = this.#indices.get(indexName, kind);
    const buckets = await search.terms(property, { size, filter: null, text: '', now: this.#clock().toISOString() });
    return { options: buckets.map(({ key, count }) => ({ value: key, label: key, count })) };
  }
}

interface WantedFacet {
  readonly name: string;
  readonly field: string;
  readonly options: TermOptions;
}

/** Buckets that are written between two moments at which other requests are answered. */
const PIECE = 500;

async function* pieces(
  { search }: ServedIndex,
  wanted: readonly WantedFacet[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const pacer = new Pacer(signal);
  yield '{"aggregations":{';
  // one after the other: each goes through the whole index
  for (const [i, { name, field, options }] of wanted.entries()) {
    const buckets = await search.terms(field, options);
    yield `${i === 0 ? '' : ','}${JSON.stringify(name)}:{"buckets":[`;
    for (let from = 0; from < buckets.length; from += PIECE) {
      const part = buckets.slice(from, from + PIECE).map(({ key, count }) => ({ key, doc_count: count }));
      yield `${from === 0 ? '' : ','}${JSON.stringify(part).slice(1, -1)}`;
      await pacer.pause();
    }
    yield ']}';
  }
  yield '}}';
}
