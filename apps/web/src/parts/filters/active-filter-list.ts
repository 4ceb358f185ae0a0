import type { FilterDefinition, FilterRule, IndexConfiguration } from '@counterpart/domain';
import { choiceOf, type FilterChoice, type FilterChoices, ruleOfChoice } from '../../state/filters/filter-choice.ts';
import { isCompleteRule, isGroup, rulesOf } from '../../state/filters/predicate.ts';
import type { IndexFilters } from '../../state/filters/request-filter.ts';

/** One filter that narrows the results, and what the filters are without it. */
export type ActiveFilter =
  | {
      readonly kind: 'filter';
      readonly key: string;
      readonly definition: FilterDefinition;
      readonly choice: FilterChoice;
      readonly without: Partial<IndexFilters>;
    }
  | {
      readonly kind: 'rule';
      readonly key: string;
      readonly rule: FilterRule;
      readonly label: string;
      readonly without: Partial<IndexFilters>;
    }
  | { readonly kind: 'group'; readonly key: string; readonly count: number; readonly without: Partial<IndexFilters> };

function withoutName(choices: FilterChoices, name: string): FilterChoices {
  return Object.fromEntries(Object.entries(choices).filter(([known]) => known !== name));
}

/** The filters of an index that are on and hold something, in the order of their definitions. */
export function activeFilters(
  index: IndexConfiguration,
  { filters, customFiltersPredicate }: IndexFilters,
): readonly ActiveFilter[] {
  const set = index.filters.flatMap((definition): readonly ActiveFilter[] => {
    const choice = choiceOf(filters, definition);
    return ruleOfChoice(definition, choice) === null
      ? []
      : [
          {
            kind: 'filter',
            key: definition.name,
            definition,
            choice,
            without: { filters: withoutName(filters, definition.name) },
          },
        ];
  });
  if (customFiltersPredicate === null) return set;
  const { combinator, rules } = customFiltersPredicate;
  const known = new Map(index.filterProperties.map(({ property, label }) => [property, label]));
  const isActive = (rule: FilterRule) => known.has(rule.property) && isCompleteRule(rule);
  const withoutAll: Partial<IndexFilters> = { customFiltersPredicate: null };
  // One rule of several alternatives cannot go alone without changing what the others mean.
  if (combinator === 'or') {
    const count = rulesOf(customFiltersPredicate).filter(isActive).length;
    return count === 0 ? set : [...set, { kind: 'group', key: 'custom', count, without: withoutAll }];
  }
  const custom = rules.flatMap((member, i): readonly ActiveFilter[] => {
    const rest = rules.filter((other) => other !== member);
    const without = rest.length === 0 ? withoutAll : { customFiltersPredicate: { combinator, rules: rest } };
    if (isGroup(member)) {
      const count = rulesOf(member).filter(isActive).length;
      return count === 0 ? [] : [{ kind: 'group', key: `group ${i}`, count, without }];
    }
    return isActive(member)
      ? [{ kind: 'rule', key: `rule ${i}`, rule: member, label: known.get(member.property) ?? '', without }]
      : [];
  });
  return [...set, ...custom];
}
