import type { ApiClient } from '@counterpart/client';
import type { FilterGroup, FilterValueSource, ProfileKind } from '@counterpart/domain';
import { bundledList } from './bundled-lists.ts';
import type { FilterOption } from './filter-option.ts';

/** Buckets of an aggregation that reads all values (A9). */
const AGGREGATION_SIZE = 10_000;

/** Which values are wanted. */
export interface FilterValuesQuery {
  readonly kind: ProfileKind;
  readonly index: string;
  readonly property: string;
  readonly source: FilterValueSource;
  /** The other filters: values are counted under them. */
  readonly matchFilter: FilterGroup | null;
}

function optionFrom(value: unknown): readonly FilterOption[] {
  if (typeof value !== 'object' || value === null || !('value' in value)) return [];
  const { value: text, label, count } = value as { value: unknown; label?: unknown; count?: unknown };
  if (typeof text !== 'string' && typeof text !== 'number') return [];
  return [
    {
      value: String(text),
      label: typeof label === 'string' ? label : String(text),
      count: typeof count === 'number' ? count : null,
    },
  ];
}

/** What a terms aggregation answers, from our own server or one like it. */
function bucketsFrom(answer: unknown): readonly FilterOption[] {
  const { aggregations } = answer as { readonly aggregations?: Readonly<Record<string, { buckets?: unknown }>> };
  const buckets = Object.values(aggregations ?? {})[0]?.buckets;
  if (!Array.isArray(buckets)) throw new Error('The answer has no buckets');
  return buckets.flatMap((bucket: { key?: unknown; doc_count?: unknown }) =>
    optionFrom({ value: bucket.key, count: bucket.doc_count }),
  );
}

function optionsFrom(answer: unknown): readonly FilterOption[] {
  const { options } = answer as { readonly options?: unknown };
  if (!Array.isArray(options)) throw new Error('The answer has no options');
  return options.flatMap(optionFrom);
}

/** The values of a filter; a failure is logged and leaves the list empty (FIL-02). */
export async function fetchFilterValues(
  api: ApiClient,
  { kind, index, property, source, matchFilter }: FilterValuesQuery,
  log: (what: string, error: unknown) => void,
  signal?: AbortSignal,
): Promise<readonly FilterOption[]> {
  const size = AGGREGATION_SIZE;
  const aggs = { values: { terms: { field: property, size } } };
  const filter = matchFilter === null ? {} : { matchFilter };
  try {
    switch (source.from) {
      case 'list':
        return source.list === undefined ? [] : bundledList(source.list);
      case 'options':
        return optionsFrom(
          source.endpoint === undefined
            ? await api.call(kind === 'JOB' ? 'jobOptions' : 'candidateOptions', {
                params: { index },
                query: { property, size },
                signal,
              })
            : await api.request('GET', source.endpoint, undefined, signal),
        );
      case 'terms':
        return bucketsFrom(
          source.endpoint === undefined
            ? await api.call(kind === 'JOB' ? 'jobValues' : 'candidateValues', {
                params: { index },
                body: { size: 0, aggs, ...filter },
                signal,
              })
            : await api.request('POST', source.endpoint, { size: 0, aggs, ...filter }, signal),
        );
    }
  } catch (error) {
    if (signal?.aborted === true) throw error;
    log(`The values of ${property} could not be fetched`, error);
    return [];
  }
}

/** Texts of a property that begin a word with what was typed (FIL-10). */
export async function fetchPrefixValues(
  api: ApiClient,
  kind: ProfileKind,
  index: string,
  property: string,
  text: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  return api.call(kind === 'JOB' ? 'jobPrefix' : 'candidatePrefix', {
    params: { index },
    body: { property, text, size: 20 },
    signal,
  });
}
