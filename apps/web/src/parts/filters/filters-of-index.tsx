import type { IndexConfiguration } from '@counterpart/domain';
import { choiceOf, type FilterChoice } from '../../state/filters/filter-choice.ts';
import { type IndexFilters, requestFilter } from '../../state/filters/request-filter.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { useLatest } from '../application/use-latest.ts';
import { useStore } from '../application/use-store.ts';
import { countsValues, FilterField } from './filter-field.tsx';
import classes from './filters-section.module.css';
import { CustomConditions } from './conditions/late-conditions.ts';

interface IndexFiltersProps {
  readonly context: MatchingContext;
  readonly index: IndexConfiguration;
}

const silent = () => undefined;

function filtersOf(context: MatchingContext, index: string): IndexFilters {
  const { filters = {}, customFiltersPredicate = null } = context.store.get().indices[index] ?? {};
  return { filters, customFiltersPredicate };
}

/** The fields of an index's filters, with the condition of one's own below them. */
export function FiltersOfIndex({ context, index }: IndexFiltersProps) {
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
