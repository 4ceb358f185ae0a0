import { Loader, Tabs } from '@mantine/core';
import { useMemo } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { IndexConfiguration } from '@counterpart/domain';
import { labelOf } from '../../i18n/label-of.ts';
import type { Match } from '../../state/matching/index-results.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { rowFacts } from '../../state/results/row-facts.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { useLatest } from '../application/use-latest.ts';
import { useStore } from '../application/use-store.ts';
import { useIndexResults } from '../use-index-results.ts';
import type { RowOptions } from './result-row.tsx';
import { ResultsList } from './results-list.tsx';
import classes from './results-section.module.css';
import { SortSelect } from './sort-select.tsx';

interface ResultsSectionProps {
  readonly context: MatchingContext;
  readonly hasColours: boolean;
  /** Whose details are open. */
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  /** From 1. */
  readonly onPage: (page: number) => void;
}

const NOBODY: ReadonlySet<string> = new Set();

function IndexTab({ context, index }: { readonly context: MatchingContext; readonly index: IndexConfiguration }) {
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
        <span className={classes.count}>
          <FormattedNumber value={count} />
        </span>
      )}
    </Tabs.Tab>
  );
}

function IndexPanel({
  context,
  index,
  hasColours,
  openId,
  onOpen,
  onPage,
}: ResultsSectionProps & { readonly index: IndexConfiguration }) {
  const results = useIndexResults(context, index.name);
  const { lastRequest, exclude, unexclude } = results;
  const kind = context.target;
  const hasFilters =
    lastRequest !== null && (lastRequest.filters.length > 0 || lastRequest.customFiltersPredicate !== null);
  function handleExclude(match: Match) {
    exclude(match.id);
    showUndo({
      message: <FormattedMessage id="results.excluded" values={{ name: rowFacts(match, kind, index).name }} />,
      label: <FormattedMessage id="actions.undo" />,
      onUndo: () => unexclude(match.id),
    });
  }
  const open = useLatest(onOpen);
  const leaveOut = useLatest(handleExclude);
  const year = Number((results.asOf ?? new Date().toISOString()).slice(0, 4));
  const options = useMemo(
    (): RowOptions => ({ index, kind, hasColours, year, onOpen: open, onExclude: leaveOut }),
    [index, kind, hasColours, year, open, leaveOut],
  );
  return (
    <ResultsList
      results={results}
      options={options}
      openId={openId}
      selected={NOBODY}
      marked={NOBODY}
      hasFilters={hasFilters}
      onPage={(page) => onPage(page + 1)}
      onRetry={results.retry}
    />
  );
}

/** One tab per index with its count, its order, and its ranked rows. */
export function ResultsSection(props: ResultsSectionProps) {
  const { context } = props;
  const { activeIndex, indices } = useStore(context.store);
  const { setSortMode } = useIndexResults(context, activeIndex);
  const active = context.indices.find(({ name }) => name === activeIndex);
  return (
    <Tabs value={activeIndex} onChange={(name) => name !== null && context.activate(name)} keepMounted={false}>
      <div className={classes.bar}>
        <Tabs.List className={classes.tabs ?? ''}>
          {context.indices.map((index) => (
            <IndexTab key={index.name} context={context} index={index} />
          ))}
        </Tabs.List>
        <SortSelect
          modes={active?.sortModeGroup ?? []}
          value={indices[activeIndex]?.sortMode ?? null}
          onChange={setSortMode}
        />
      </div>
      {context.indices.map((index) => (
        <Tabs.Panel key={index.name} value={index.name}>
          <IndexPanel {...props} index={index} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
