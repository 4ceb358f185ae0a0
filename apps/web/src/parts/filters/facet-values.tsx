import { Skeleton, TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FilterOption } from '../../state/filters/filter-option.ts';
import controls from '../../ui/light-controls.module.css';
import classes from './facet-values.module.css';
import { filterValueLabel } from './filter-label.ts';

/** Values shown before the rest is asked for. */
const FIRST_VALUES = 5;
/** With more values than this they can be searched. */
const SEARCH_FROM = 12;
/** Values drawn at once, however many there are. */
const MOST_VALUES = 200;

interface FacetValuesProps {
  readonly label: string;
  readonly property: string;
  readonly options: readonly FilterOption[];
  readonly isLoading: boolean;
  readonly chosen: readonly string[];
  readonly isDisabled: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Values with their counts to tick; chosen ones come first, many can be searched. */
export function FacetValues(props: FacetValuesProps) {
  const { label, property, options, isLoading, chosen, isDisabled, onChange } = props;
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const gone = chosen.filter((value) => !options.some((option) => option.value === value));
  const all = [...gone.map((value) => ({ value, label: value, count: 0 })), ...options].map((option) => ({
    ...option,
    label: filterValueLabel(intl, property, option.label),
  }));
  const word = search.trim().toLocaleLowerCase();
  const found = word === '' ? all : all.filter((option) => option.label.toLocaleLowerCase().includes(word));
  const isShort = !isOpen && word === '';
  const first = found.filter((option, i) => i < FIRST_VALUES || chosen.includes(option.value));
  const shown = (isShort ? first : found).slice(0, MOST_VALUES);
  function toggle(value: string, isChosen: boolean) {
    onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
  }
  if (isLoading) return <Skeleton height={96} />;
  return (
    <div className={classes.facet} role="group" aria-label={label}>
      {(isOpen || word !== '') && all.length > SEARCH_FROM && (
        <TextInput
          size="xs"
          value={search}
          leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
          aria-label={intl.formatMessage({ id: 'filters.searchValues' }, { label })}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <ul className={classes.values}>
        {shown.map((option) => (
          <li key={option.value} className={classes.value}>
            <label className={classes.choice}>
              <input
                type="checkbox"
                className={controls.check}
                checked={chosen.includes(option.value)}
                disabled={isDisabled}
                onChange={(event) => toggle(option.value, event.currentTarget.checked)}
              />
              {option.label}
            </label>
            {option.count !== null && <span className={classes.count}>{intl.formatNumber(option.count)}</span>}
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p className={classes.none}>
          <FormattedMessage id="filters.noValues" />
        </p>
      )}
      {isShort && found.length > shown.length && (
        <UnstyledButton className={classes.more} onClick={() => setOpen(true)}>
          <FormattedMessage id="filters.more" values={{ count: found.length - shown.length }} />
        </UnstyledButton>
      )}
    </div>
  );
}
