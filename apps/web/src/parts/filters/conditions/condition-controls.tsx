import { ActionIcon, Button, SegmentedControl, Select } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type {
  ActionProps,
  CombinatorSelectorProps,
  FieldSelectorProps,
  OperatorSelectorProps,
} from 'react-querybuilder';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './custom-conditions.module.css';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

interface NamedOption {
  readonly name?: string;
  readonly label?: string;
  readonly options?: readonly NamedOption[];
}

/** Options as Mantine's selects take them. */
function selectData(options: readonly NamedOption[]): { readonly value: string; readonly label: string }[] {
  return options.flatMap(({ name, label, options: inner }) =>
    inner === undefined ? [{ value: name ?? '', label: label ?? name ?? '' }] : selectData(inner),
  );
}

/** And, or, and what that means of the rules below. */
export function CombinatorControl({ value, handleOnChange }: CombinatorSelectorProps) {
  const intl = useIntl();
  const combinator = value === 'or' ? 'or' : 'and';
  return (
    <span className={classes.combinator}>
      <SegmentedControl
        className={classes.choice ?? ''}
        aria-label={intl.formatMessage({ id: 'filters.combinator' })}
        data={(['and', 'or'] as const).map((word) => ({
          value: word,
          label: intl.formatMessage({ id: `filters.combinator.${word}` }),
        }))}
        value={combinator}
        onChange={handleOnChange}
      />
      <span className={classes.hint}>
        <FormattedMessage id={`filters.combinator.${combinator}.means`} />
      </span>
    </span>
  );
}

/** The property that a rule is about. */
export function PropertyControl({ options, value, handleOnChange }: FieldSelectorProps) {
  const intl = useIntl();
  return (
    <Select
      className={classes.property ?? ''}
      searchable
      aria-label={intl.formatMessage({ id: 'filters.property' })}
      data={selectData(options)}
      value={value ?? null}
      onChange={(chosen) => chosen !== null && handleOnChange(chosen)}
    />
  );
}

/** How a rule compares. */
export function ComparisonControl({ options, value, handleOnChange }: OperatorSelectorProps) {
  const intl = useIntl();
  return (
    <Select
      className={classes.comparison ?? ''}
      aria-label={intl.formatMessage({ id: 'filters.comparisonOf' })}
      data={selectData(options)}
      value={value ?? null}
      onChange={(chosen) => chosen !== null && handleOnChange(chosen)}
    />
  );
}

/** Adds a rule to a group. */
export function AddRuleControl({ handleOnClick }: ActionProps) {
  return (
    <Button size="xs" variant="subtle" leftSection={<IconPlus {...ICON} />} onClick={(event) => handleOnClick(event)}>
      <FormattedMessage id="filters.addRule" />
    </Button>
  );
}

/** Adds a group within a group, while the depth is below the maximum (A4). */
export function AddGroupControl({ handleOnClick, level, schema }: ActionProps) {
  if (level >= schema.maxLevels) return null;
  return (
    <Button size="xs" variant="subtle" leftSection={<IconPlus {...ICON} />} onClick={(event) => handleOnClick(event)}>
      <FormattedMessage id="filters.addGroup" />
    </Button>
  );
}

/** Takes a rule or a group out. */
export function RemoveControl({ handleOnClick }: ActionProps) {
  const intl = useIntl();
  return (
    <ActionIcon
      className={classes.remove ?? ''}
      aria-label={intl.formatMessage({ id: 'filters.removeRule' })}
      onClick={(event) => handleOnClick(event)}
    >
      <IconX {...ICON} />
    </ActionIcon>
  );
}
