import { useQuery } from '@tanstack/react-query';
import type { FilterGroup, FilterValueSource, ProfileKind } from '@counterpart/domain';
import type { FilterOption } from '../../state/filters/filter-option.ts';
import { fetchFilterValues } from '../../state/filters/filter-values.ts';
import { useScreen } from '../application/use-screen.ts';

/** Counts age as documents come and go; a minute later they are asked again, in milliseconds. */
const FRESH_MS = 60_000;

interface FilterValuesOptions {
  readonly kind: ProfileKind;
  readonly index: string;
  readonly property: string;
  readonly source: FilterValueSource;
  readonly matchFilter?: FilterGroup | null;
  readonly isEnabled?: boolean;
}

/** The values that a filter offers, counted under the other filters; empty until they came, or when they cannot be had. */
export function useFilterValues(options: FilterValuesOptions): {
  readonly values: readonly FilterOption[];
  readonly isLoading: boolean;
} {
  const { kind, index, property, source, matchFilter = null, isEnabled = true } = options;
  const { api, log } = useScreen().application;
  const { data, isLoading } = useQuery({
    queryKey: ['filter-values', kind, index, property, source, matchFilter],
    enabled: isEnabled,
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => fetchFilterValues(api, { kind, index, property, source, matchFilter }, log, signal),
    placeholderData: (before) => before,
  });
  return { values: data ?? [], isLoading };
}
