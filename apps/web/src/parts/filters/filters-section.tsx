import { Button, Tabs, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { labelOf } from '../../i18n/label-of.ts';
import { hasFilters } from '../../state/filters/request-filter.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { latePart } from '../../ui/late-part.ts';
import { useStore } from '../application/use-store.ts';
import { ActiveFilters } from './active-filters.tsx';
import { CustomConditions } from './conditions/late-conditions.ts';
import classes from './filters-section.module.css';
import { activeFilters } from './active-filter-list.ts';

// most searches are never filtered
const FiltersOfIndex = latePart(async () => (await import('./filters-of-index.tsx')).FiltersOfIndex);

function prepare() {
  void FiltersOfIndex.prepare();
  void CustomConditions.prepare();
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
    <section className={classes.section} data-folded={!isOpen || undefined} aria-labelledby={`${id}-title`}>
      <div className={classes.head}>
        <h2 id={`${id}-title`} className={classes.title}>
          <UnstyledButton
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => setOpen(!isOpen)}
          >
            <Chevron size={16} stroke={1.75} aria-hidden />
            <FormattedMessage id="filters.title" />
          </UnstyledButton>
        </h2>
        {isOpen ? (
          <Tabs value={shown.name} onChange={setChosen} className={classes.tabs ?? ''}>
            <Tabs.List className={classes.list ?? ''} aria-label={intl.formatMessage({ id: 'filters.title' })}>
              {indices.map((index) => {
                const { length } = activeFilters(
                  index,
                  drafts[index.name] ?? { filters: {}, customFiltersPredicate: null },
                );
                return (
                  <Tabs.Tab key={index.name} className={classes.tab ?? ''} value={index.name} aria-controls={id}>
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
