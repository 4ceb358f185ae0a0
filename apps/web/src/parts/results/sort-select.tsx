import { Select } from '@mantine/core';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { SortMode } from '@counterpart/domain';
import { labelOf } from '../../i18n/label-of.ts';
import classes from './results-section.module.css';

interface SortSelectProps {
  readonly modes: readonly SortMode[];
  readonly value: SortMode | null;
  readonly onChange: (mode: SortMode | null) => void;
}

/** The order of a list; its label stands inside, in grey (MAT-06). Nothing where no modes are configured. */
export const SortSelect = memo(function SortSelect({ modes, value, onChange }: SortSelectProps) {
  const intl = useIntl();
  if (modes.length === 0) return null;
  const label = intl.formatMessage({ id: 'results.sort' });
  return (
    <Select
      size="xs"
      className={classes.sort ?? ''}
      aria-label={label}
      leftSection={<span className={classes.sortLabel}>{intl.formatMessage({ id: 'results.sort.short' })}</span>}
      leftSectionWidth={36}
      leftSectionPointerEvents="none"
      data={modes.map((mode) => ({ value: mode.name, label: labelOf(intl, mode.label, mode.label) }))}
      value={value?.name ?? null}
      onChange={(name) => onChange(modes.find((mode) => mode.name === name) ?? null)}
    />
  );
});
