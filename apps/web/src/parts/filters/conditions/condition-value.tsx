import { Group, MultiSelect, Select, TextInput } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import { useState } from 'react';
import type { ValueEditorProps } from 'react-querybuilder';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DateInterval, FilterGroup, ProfileKind, PropertyDefinition } from '@counterpart/domain';
import { EMPTY_PREDICATE, unavailableValues } from '../../../state/filters/predicate.ts';
import { ruleData } from '../../../state/filters/rule-data.ts';
import { writtenDay } from '../../../state/filters/written-day.ts';
import { LONGEST_SEARCH } from '../../../state/text-bounds.ts';
import { AmountInput } from '../amount-input.tsx';
import classes from './custom-conditions.module.css';
import { filterValueLabel } from '../filter-label.ts';
import { useFilterValues } from '../use-filter-values.ts';

/** What the value editors need besides their rule. */
export interface ConditionContext {
  readonly kind: ProfileKind;
  readonly index: string;
  readonly definitions: readonly PropertyDefinition[];
  readonly predicate: FilterGroup;
}

interface ValueProps {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** The latest day that can be chosen (A5). */
const LAST_DAY = '9999-12-31';
const UNITS = ['d', 'w', 'M', 'y'] as const;

function Pair<Item>({
  value,
  onChange,
  children,
}: ValueProps & {
  readonly children: (item: Item | null, change: (item: Item | null) => void, end: 'from' | 'to') => React.ReactNode;
}) {
  const given: readonly Item[] | null = Array.isArray(value) ? value : null;
  // A half-filled pair counts for nothing yet, and must not be lost meanwhile.
  const [half, setHalf] = useState<readonly [Item | null, Item | null]>([null, null]);
  const [from = null, to = null] = given ?? half;
  function change(next: readonly [Item | null, Item | null]) {
    setHalf(next);
    onChange(next[0] === null || next[1] === null ? null : next);
  }
  return (
    <Group gap="sm" wrap="nowrap">
      {children(from, (item) => change([item, to]), 'from')}
      <FormattedMessage id="filters.betweenAnd" />
      {children(to, (item) => change([from, item]), 'to')}
    </Group>
  );
}

function NumberValue({ value, onChange, isPair }: ValueProps & { readonly isPair: boolean }) {
  const intl = useIntl();
  const label = (end: string) => intl.formatMessage({ id: `filters.value.${end}` });
  if (!isPair)
    return <AmountInput w={88} aria-label={label('number')} value={value as number | null} onCommit={onChange} />;
  return (
    <Pair<number> value={value} onChange={onChange}>
      {(item, change, end) => <AmountInput w={72} aria-label={label(end)} value={item} onCommit={change} />}
    </Pair>
  );
}

function Day({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | null;
  onChange: (v: string | null) => void;
}) {
  const { locale } = useIntl();
  return (
    <DateInput
      w={120}
      aria-label={label}
      valueFormat="YYYY/MM/DD"
      placeholder="yyyy/MM/dd"
      maxDate={LAST_DAY}
      dateParser={(text) => writtenDay(text, locale)}
      clearable
      value={value}
      onChange={onChange}
    />
  );
}

function DateValue({ value, onChange, isPair }: ValueProps & { readonly isPair: boolean }) {
  const intl = useIntl();
  const label = (end: string) => intl.formatMessage({ id: `filters.value.${end}` });
  if (!isPair)
    return <Day label={label('date')} value={typeof value === 'string' ? value : null} onChange={onChange} />;
  return (
    <Pair<string> value={value} onChange={onChange}>
      {(item, change, end) => <Day label={label(end)} value={item} onChange={change} />}
    </Pair>
  );
}

function IntervalValue({ value, onChange }: ValueProps) {
  const intl = useIntl();
  const empty: DateInterval = { amount: 1, unit: 'w', direction: 'ago' };
  const interval = typeof value === 'object' && value !== null ? (value as DateInterval) : empty;
  const change = (next: Partial<DateInterval>) => onChange({ ...interval, ...next });
  return (
    <Group gap="sm" wrap="nowrap">
      <AmountInput
        w={56}
        aria-label={intl.formatMessage({ id: 'filters.value.number' })}
        value={interval.amount}
        onCommit={(amount) => amount !== null && change({ amount: Math.abs(Math.round(amount)) })}
      />
      <Select
        w={112}
        aria-label={intl.formatMessage({ id: 'filters.value.unit' })}
        data={UNITS.map((unit) => ({
          value: unit,
          label: intl.formatMessage({ id: `filters.unit.${unit}` }, { count: interval.amount }),
        }))}
        value={interval.unit}
        onChange={(chosen) => {
          const unit = UNITS.find((known) => known === chosen);
          if (unit !== undefined) change({ unit });
        }}
      />
      <Select
        w={128}
        aria-label={intl.formatMessage({ id: 'filters.value.direction' })}
        data={(['ago', 'future'] as const).map((direction) => ({
          value: direction,
          label: intl.formatMessage({ id: `filters.direction.${direction}` }),
        }))}
        value={interval.direction}
        onChange={(chosen) => change({ direction: chosen === 'future' ? 'future' : 'ago' })}
      />
    </Group>
  );
}

function ChoiceValue({
  value,
  onChange,
  definition,
  comparison,
  context,
}: ValueProps & { definition: PropertyDefinition; comparison: string; context: ConditionContext }) {
  const intl = useIntl();
  const { property, values: source } = definition;
  const { values } = useFilterValues({ kind: context.kind, index: context.index, property, source });
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const barred = unavailableValues(context.predicate, { property, data: ruleData('enum', comparison, chosen) });
  const known = new Set(values.map((option) => option.value));
  const options = [...values, ...chosen.filter((one) => !known.has(one)).map((one) => ({ value: one, label: one }))];
  return (
    <MultiSelect
      className={classes.value ?? ''}
      searchable
      limit={200}
      aria-label={intl.formatMessage({ id: 'filters.value.choice' })}
      data={options.map((option) => ({
        value: option.value,
        label: filterValueLabel(intl, property, option.label),
        disabled: barred.has(option.value),
      }))}
      value={[...chosen]}
      onChange={onChange}
    />
  );
}

function TextValue({ value, onChange }: ValueProps) {
  const intl = useIntl();
  const given = typeof value === 'string' ? value : '';
  const [draft, setDraft] = useState<string | null>(null);
  function commit() {
    if (draft !== null && draft !== given) onChange(draft);
    setDraft(null);
  }
  return (
    <TextInput
      className={classes.value ?? ''}
      aria-label={intl.formatMessage({ id: 'filters.value.text' })}
      maxLength={LONGEST_SEARCH}
      value={draft ?? given}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}

/** What a rule compares with, by its kind; nothing for empty and not empty. */
export function ConditionValue({ field, operator, value, handleOnChange, context }: ValueEditorProps) {
  const conditions = (context as ConditionContext | undefined) ?? {
    kind: 'CANDIDATE',
    index: '',
    definitions: [],
    predicate: EMPTY_PREDICATE,
  };
  const definition = conditions.definitions.find(({ property }) => property === field);
  if (definition === undefined || operator === 'is empty' || operator === 'is not empty') return null;
  const common = { value: value as unknown, onChange: handleOnChange };
  const isPair = operator === 'between';
  switch (definition.type) {
    case 'keyword':
    case 'fullText':
      return <TextValue {...common} />;
    case 'enum':
      return <ChoiceValue {...common} definition={definition} comparison={operator} context={conditions} />;
    case 'number':
    case 'age':
      return <NumberValue {...common} isPair={isPair} />;
    case 'date':
      return <DateValue {...common} isPair={isPair} />;
    case 'dateInterval':
      return <IntervalValue {...common} />;
  }
}
