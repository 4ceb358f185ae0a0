import type { ProfileKind } from '@counterpart/domain';
import type { ParsedBody, RouteResponse } from '@counterpart/contract';
import type { Clock } from '../clock.ts';
import type { Indices } from '../documents/indices.ts';
import { checkFilterProperties, withoutProperty } from './filter-properties.ts';

/** Values of properties with the number of documents that have them. */
export class Facets {
  readonly #indices: Indices;
  readonly #clock: Clock;

  constructor(indices: Indices, clock: Clock) {
    this.#indices = indices;
    this.#clock = clock;
  }

  /** Buckets under the other filters: a facet never counts its own property out; `query` narrows the values by text. */
  async values(
    kind: ProfileKind,
    indexName: string,
    { aggs, matchFilter = null, query = '' }: ParsedBody<'jobValues'>,
  ): Promise<RouteResponse<'jobValues'>> {
    const index = this.#indices.get(indexName, kind);
    await checkFilterProperties(index, matchFilter);
    const now = this.#clock().toISOString();
    const entries = await Promise.all(
      Object.entries(aggs).map(async ([name, { terms }]) => {
        const filter = matchFilter === null ? null : withoutProperty(matchFilter, terms.field);
        const buckets = await index.search.terms(terms.field, { size: terms.size, filter, text: query, now });
        return [name, { buckets: buckets.map(({ key, count }) => ({ key, doc_count: count })) }] as const;
      }),
    );
    return { aggregations: Object.fromEntries(entries) };
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
