import { Loader, Tabs } from '@mantine/core';
import { FormattedNumber, useIntl } from 'react-intl';
import type { IndexConfiguration } from '@counterpart/domain';
import { labelOf } from '../../i18n/label-of.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import controls from '../../ui/light-controls.module.css';
import { useIndexResults } from '../use-index-results.ts';
import classes from './index-tabs.module.css';

interface IndexTabProps {
  readonly context: MatchingContext;
  readonly index: IndexConfiguration;
  /** Whether the count stands behind the tab already: who reads only tabs hears it here too. */
  readonly isCountedBeside: boolean;
}

function IndexTab({ context, index, isCountedBeside }: IndexTabProps) {
  const intl = useIntl();
  const { count, isMatching } = useIndexResults(context, index.name);
  return (
    <Tabs.Tab
      value={index.name}
      className={classes.tab ?? ''}
      rightSection={
        isMatching ? <Loader size={12} role="img" aria-label={intl.formatMessage({ id: 'results.matching' })} /> : null
      }
    >
      {labelOf(intl, index.label, index.label)}
      {count !== null && (
        <>
          {' '}
          <span className={isCountedBeside ? controls.hidden : classes.count}>
            <FormattedNumber value={count} />
          </span>
        </>
      )}
    </Tabs.Tab>
  );
}

interface IndexTabsProps {
  readonly context: MatchingContext;
  /** The last index, when its count stands behind the tabs in figures of its own. */
  readonly countedBeside?: string | undefined;
}

/** A tab for each index of a page, in the order of the configuration, with its count and whether it is being matched (MAT-06); stands within `Tabs`. */
export function IndexTabs({ context, countedBeside }: IndexTabsProps) {
  const intl = useIntl();
  return (
    <Tabs.List className={classes.tabs ?? ''} aria-label={intl.formatMessage({ id: 'sections.results' })}>
      {context.indices.map((index) => (
        <IndexTab key={index.name} context={context} index={index} isCountedBeside={index.name === countedBeside} />
      ))}
    </Tabs.List>
  );
}
