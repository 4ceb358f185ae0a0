import { useQuery } from '@tanstack/react-query';
import { type FilterRule, type IndexConfiguration, isFilterGroup } from '@counterpart/domain';
import type { RequestChange } from '../../state/apply-change.ts';
import { ruleOfChoice } from '../../state/filters/filter-choice.ts';
import type { Impact } from '../../state/matching/searches/index-search.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import type { MatchRequest } from '../../state/matching/searches/match-request.ts';
import { entityOf } from '../../state/matching/source-entity.ts';
import { useStore } from '../application/use-store.ts';
import { type ActiveFilter, activeFilters } from '../filters/active-filter-list.ts';

/** What can be dropped from a request that finds nothing, and how many it would find then. */
export type Relief =
  | { readonly kind: 'filter'; readonly filter: ActiveFilter; readonly found: number }
  | { readonly kind: 'requirement'; readonly change: RequestChange; readonly found: number };

/** Proposals that are shown: the ones that help most. */
const MOST = 5;

/** A filter that is one rule on the wire; null where it is several alternatives, which can only go together. */
function singleRule(filter: ActiveFilter): FilterRule | null {
  if (filter.kind === 'rule') return filter.rule;
  if (filter.kind === 'group') return null;
  const rule = ruleOfChoice(filter.definition, filter.choice);
  return rule === null || isFilterGroup(rule) ? null : rule;
}

function isSame(rule: unknown, { property, data }: FilterRule): boolean {
  const { property: other, data: otherData } = rule as FilterRule;
  return (
    other === property &&
    otherData.comparison === data.comparison &&
    JSON.stringify(otherData.value) === JSON.stringify(data.value)
  );
}

function requirements({ count, impacts }: Impact): readonly Relief[] {
  return impacts.flatMap(({ kind, aspect, label, removes }): readonly Relief[] =>
    kind === 'FILTER'
      ? []
      : [{ kind: 'requirement', change: { op: 'MAKE_OPTIONAL', aspect, label }, found: count + removes }],
  );
}

/** What to drop from a request that finds nothing, the most helpful first; null until it is known. */
export function useReliefs(
  context: MatchingContext,
  index: IndexConfiguration,
  request: MatchRequest | null,
): readonly Relief[] | null {
  const { source } = useStore(context.store);
  const entity = entityOf(source);
  const { data } = useQuery({
    queryKey: ['reliefs', context.name, index.name, request, entity],
    enabled: request !== null,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<readonly Relief[]> => {
      if (request === null) return [];
      const search = context.search(index.name);
      const impact = await search.impact(request, entity, signal);
      const filters = await Promise.all(
        activeFilters(index, request).map(async (filter): Promise<Relief> => {
          const rule = singleRule(filter);
          const known = rule === null ? undefined : impact.impacts.find((one) => isSame(one.rule ?? {}, rule));
          // several alternatives go together: how many that brings is asked as it would be matched
          const found =
            known === undefined
              ? (await search.peek({ ...request, ...filter.without }, entity, { size: 0, signal })).count
              : impact.count + known.removes;
          return { kind: 'filter', filter, found };
        }),
      );
      const helpful = [...filters, ...requirements(impact)].filter(({ found }) => found > impact.count);
      return helpful.toSorted((a, b) => b.found - a.found).slice(0, MOST);
    },
  });
  return data ?? null;
}
