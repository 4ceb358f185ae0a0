import type { IntlShape } from 'react-intl';
import type { FilterRule } from '@counterpart/domain';
import { labelOf } from '../../i18n/label-of.ts';
import type { FilterChoice } from '../../state/filters/filter-choice.ts';
import type { ActiveFilter } from './active-filter-list.ts';
import { filterValueLabel } from './filter-label.ts';

const SIGNS = { lt: '<', lte: '≤', gte: '≥', gt: '>' } as const;

function choiceWords(intl: IntlShape, property: string, { value }: FilterChoice): string {
  if (value === null) return '';
  if (typeof value === 'string') return filterValueLabel(intl, property, value);
  if ('comparison' in value) return `${SIGNS[value.comparison]} ${intl.formatNumber(value.comparand ?? 0)}`;
  return intl.formatList(
    value.map((one) => filterValueLabel(intl, property, one)),
    { type: 'disjunction' },
  );
}

function ruleWords(intl: IntlShape, { property, data }: FilterRule): string {
  const { type, comparison, value } = data;
  const compared = intl.formatMessage({ id: `filters.compare.${type}.${comparison.replaceAll(' ', '-')}` });
  if (comparison === 'is empty' || comparison === 'is not empty' || value === null || value === undefined)
    return compared;
  if (type === 'dateInterval') {
    const { amount, unit, direction } = data.value ?? { amount: 1, unit: 'w', direction: 'ago' };
    const units = intl.formatMessage({ id: `filters.unit.${unit}` }, { count: amount });
    const way = intl.formatMessage({ id: `filters.direction.${direction}` });
    return `${compared} ${intl.formatNumber(amount)} ${units} ${way}`;
  }
  const one = (part: string | number) =>
    typeof part === 'number' ? intl.formatNumber(part) : filterValueLabel(intl, property, part);
  if (!Array.isArray(value)) return `${compared} ${one(value as string | number)}`;
  const parts = (value as readonly (string | number)[]).map(one);
  const how = comparison === 'between' ? 'conjunction' : 'disjunction';
  return `${compared} ${intl.formatList(parts, { type: how })}`;
}

/** What an active filter says: the name of its property, and what it asks. */
export function filterWords(intl: IntlShape, filter: ActiveFilter): { readonly name: string; readonly words: string } {
  switch (filter.kind) {
    case 'filter':
      return {
        name: labelOf(intl, filter.definition.label, filter.definition.label),
        words: choiceWords(intl, filter.definition.property, filter.choice),
      };
    case 'rule':
      return { name: labelOf(intl, filter.label, filter.label), words: ruleWords(intl, filter.rule) };
    case 'group':
      return {
        name: intl.formatMessage({ id: 'filters.custom' }),
        words: intl.formatMessage({ id: 'filters.conditions' }, { count: filter.count }),
      };
  }
}
