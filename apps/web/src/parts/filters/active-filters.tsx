import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { IndexConfiguration } from '@counterpart/domain';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { useStore } from '../application/use-store.ts';
import { activeFilters } from './active-filter-list.ts';
import classes from './active-filters.module.css';
import { filterWords } from './filter-words.ts';

interface ActiveFiltersProps {
  readonly context: MatchingContext;
  readonly index: IndexConfiguration;
}

/** The filters that narrow the results, each with a way out of it. */
export function ActiveFilters({ context, index }: ActiveFiltersProps) {
  const intl = useIntl();
  const { indices } = useStore(context.store);
  const draft = indices[index.name];
  const active = draft === undefined ? [] : activeFilters(index, draft);
  if (active.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={intl.formatMessage({ id: 'filters.on' })}>
      {active.map((filter) => {
        const { name, words } = filterWords(intl, filter);
        return (
          <li key={filter.key} className={classes.chip}>
            <span className={classes.name}>{name}</span>
            <span className={classes.words}>{words}</span>
            <ActionIcon
              size={18}
              aria-label={intl.formatMessage({ id: 'filters.remove' }, { label: `${name} ${words}` })}
              onClick={() => void context.setFilters(index.name, filter.without)}
            >
              <IconX size={14} stroke={1.75} aria-hidden />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
}
