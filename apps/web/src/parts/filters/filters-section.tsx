import { Button, Tabs, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IndexConfiguration } from '@counterpart/domain';
import { labelOf } from '../../i18n/label-of.ts';
import { choiceOf, type FilterChoice } from '../../state/filters/filter-choice.ts';
import { hasFilters, type IndexFilters, requestFilter } from '../../state/filters/request-filter.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { latePart } from '../../ui/late-part.ts';
import { useLatest } from '../application/use-latest.ts';
import { useStore } from '../application/use-store.ts';
import { ActiveFilters } from './active-filters.tsx';
import { countsValues, FilterField } from './filter-field.tsx';
import classes from './filters-section.module.css';
import { activeFilters } from './active-filter-list.ts';

// The builder is heavy, and most searches have no condition of their own.
const CustomConditions = latePart(async () => (await import('./custom-conditions.tsx')).CustomConditions);

interface IndexFiltersProps {
  readonly context: MatchingContext;
  readonly index: IndexConfiguration;
}

const silent = () => undefined;

function filtersOf(context: MatchingContext, index: string): IndexFilters {
  const { filters = {}, customFiltersPredicate = null } = context.store.get().indices[index] ?? {};
  return { filters, customFiltersPredicate };
}

function FiltersOfIndex({ context, index }: IndexFiltersProps) {
  useStore(context.store);
  const set = filtersOf(context, index.name);
  const change = useLatest((name: string, choice: FilterChoice) => {
    const { filters } = filtersOf(context, index.name);
    void context.setFilters(index.name, { filters: { ...filters, [name]: choice } });
  });
  const changeConditions = useLatest(
    (customFiltersPredicate: IndexFilters['customFiltersPredicate']) =>
      void context.setFilters(index.name, { customFiltersPredicate }),
  );
  return (
    <div className={classes.body}>
      {index.filters.length > 0 && (
        <div className={classes.fields}>
          {index.filters.map((definition) => (
            <FilterField
              key={definition.name}
              kind={context.target}
              index={index.name}
              definition={definition}
              choice={choiceOf(set.filters, definition)}
              others={countsValues(definition) ? requestFilter(set, index, silent, definition.name) : null}
              onChange={change}
            />
          ))}
        </div>
      )}
      {index.filterProperties.length > 0 && (
        <div className={classes.custom}>
          <CustomConditions
            kind={context.target}
            index={index.name}
            definitions={index.filterProperties}
            depth={index.filterDepth}
            predicate={set.customFiltersPredicate}
            onChange={changeConditions}
          />
        </div>
      )}
    </div>
  );
}

/** The filters, one tab per index that has any (MAT-05); while it is closed it says which are on. */
export const FiltersSection = memo(function FiltersSection({ context }: { readonly context: MatchingContext }) {
  const intl = useIntl();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { activeIndex, indices: drafts } = useStore(context.store);
  const indices = context.indices.filter(hasFilters);
  const [chosen, setChosen] = useState<string | null>(null);
  const first = indices[0];
  if (first === undefined) return null;
  const shown = indices.find(({ name }) => name === (chosen ?? activeIndex)) ?? first;
  const active = activeFilters(shown, drafts[shown.name] ?? { filters: {}, customFiltersPredicate: null });
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <section className={classes.section} aria-labelledby={`${id}-title`}>
      <div className={classes.head}>
        <h2 id={`${id}-title`} className={classes.title}>
          <UnstyledButton
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onPointerEnter={CustomConditions.prepare}
            onFocus={CustomConditions.prepare}
            onClick={() => setOpen(!isOpen)}
          >
            <Chevron size={16} stroke={1.75} aria-hidden />
            <FormattedMessage id="filters.title" />
          </UnstyledButton>
        </h2>
        {isOpen ? (
          <Tabs value={shown.name} onChange={setChosen} className={classes.tabs ?? ''}>
            <Tabs.List aria-label={intl.formatMessage({ id: 'filters.title' })}>
              {indices.map((index) => {
                const { length } = activeFilters(
                  index,
                  drafts[index.name] ?? { filters: {}, customFiltersPredicate: null },
                );
                return (
                  <Tabs.Tab key={index.name} value={index.name} aria-controls={id}>
                    {labelOf(intl, index.label, index.label)}
                    {length > 0 && (
                      <span className={classes.count}>
                        {' '}
                        <FormattedMessage id="filters.active" values={{ count: length }} />
                      </span>
                    )}
                  </Tabs.Tab>
                );
              })}
            </Tabs.List>
          </Tabs>
        ) : (
          <ActiveFilters context={context} index={shown} />
        )}
        {active.length > 0 && (
          <Button
            size="xs"
            variant="subtle"
            onClick={() => void context.setFilters(shown.name, { filters: {}, customFiltersPredicate: null })}
          >
            <FormattedMessage id="filters.clear" />
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <FiltersOfIndex key={shown.name} context={context} index={shown} />}
      </div>
    </section>
  );
});
