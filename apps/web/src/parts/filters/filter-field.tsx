import { Select, Switch } from '@mantine/core';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { FilterDefinition, FilterGroup, ProfileKind } from '@counterpart/domain';
import { labelOf } from '../../i18n/label-of.ts';
import { type ComparedNumber, emptyValue, type FilterChoice } from '../../state/filters/filter-choice.ts';
import { ComparedNumberField } from './compared-number.tsx';
import { FacetValues } from './facet-values.tsx';
import classes from './filter-field.module.css';
import { filterValueLabel } from './filter-label.ts';
import { PrefixInput } from './prefix-input.tsx';
import { useFilterValues } from './use-filter-values.ts';

interface FilterFieldProps {
  readonly kind: ProfileKind;
  readonly index: string;
  readonly definition: FilterDefinition;
  readonly choice: FilterChoice;
  /** The other filters, under which values are counted. */
  readonly others: FilterGroup | null;
  readonly onChange: (name: string, choice: FilterChoice) => void;
}

function isCompared(value: FilterChoice['value']): value is ComparedNumber {
  return typeof value === 'object' && value !== null && 'comparison' in value;
}

/** Whether a filter offers values with their counts under the other filters. */
export function countsValues({ type }: FilterDefinition): boolean {
  return type === 'term' || type === 'multipleTerm';
}

function FilterInput({ kind, index, definition, choice, others, onChange }: FilterFieldProps) {
  const intl = useIntl();
  const { property, type, values: source, unit } = definition;
  const label = labelOf(intl, definition.label, definition.label);
  const { values, isLoading } = useFilterValues({
    kind,
    index,
    property,
    source,
    matchFilter: others,
    isEnabled: countsValues(definition),
  });
  const { enabled, value } = choice;
  const change = (next: FilterChoice['value']) => onChange(definition.name, { ...choice, value: next });
  switch (type) {
    case 'term':
      return (
        <Select
          aria-label={label}
          searchable
          clearable
          disabled={!enabled}
          data={values.map((option) => ({
            value: option.value,
            label: filterValueLabel(intl, property, option.label),
          }))}
          value={typeof value === 'string' && value !== '' ? value : null}
          onChange={(chosen) => change(chosen ?? '')}
        />
      );
    case 'multipleTerm':
      return (
        <FacetValues
          label={label}
          property={property}
          options={values}
          isLoading={isLoading}
          chosen={Array.isArray(value) ? value : []}
          isDisabled={!enabled}
          onChange={change}
        />
      );
    case 'autocompleteTerm':
      return (
        <PrefixInput
          kind={kind}
          index={index}
          property={property}
          label={label}
          value={typeof value === 'string' ? value : ''}
          isDisabled={!enabled}
          onCommit={change}
        />
      );
    case 'numberComparison':
    case 'age':
      return (
        <ComparedNumberField
          label={label}
          value={isCompared(value) ? value : { comparison: 'gte', comparand: null }}
          unit={unit ?? (type === 'age' ? 'filters.years' : undefined)}
          isDisabled={!enabled}
          onChange={change}
        />
      );
  }
}

/** Choices and filters are small and made anew with every change of any of them: what they say is compared. */
function isSame(before: FilterFieldProps, now: FilterFieldProps): boolean {
  const { choice, others, ...rest } = now;
  return (
    Object.entries(rest).every(([name, value]) => before[name as keyof FilterFieldProps] === value) &&
    JSON.stringify([before.choice, before.others]) === JSON.stringify([choice, others])
  );
}

/** One filter of an index: its name, whether it is on, and what it holds; switched off it keeps its value. */
export const FilterField = memo(function FilterField(props: FilterFieldProps) {
  const { definition, choice, onChange } = props;
  const intl = useIntl();
  const label = labelOf(intl, definition.label, definition.label);
  const isEmpty = JSON.stringify(choice.value) === JSON.stringify(emptyValue(definition.type));
  return (
    <div className={classes.field}>
      <div className={classes.head} data-off={!choice.enabled || undefined}>
        <h3>{label}</h3>
        {(!isEmpty || !choice.enabled) && (
          <Switch
            checked={choice.enabled}
            aria-label={intl.formatMessage({ id: 'filters.enabled' }, { label })}
            onChange={(event) => onChange(definition.name, { ...choice, enabled: event.currentTarget.checked })}
          />
        )}
      </div>
      <FilterInput {...props} />
    </div>
  );
}, isSame);
