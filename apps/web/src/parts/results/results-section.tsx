import { Alert, Button, Loader, Pagination, Tabs } from '@mantine/core';
import { labelOf } from '../../i18n/label-of.ts';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IndexConfiguration } from '@counterpart/domain';
import { MAX_PAGES, PAGE_SIZE } from '../../state/matching/match-body.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { useStore } from '../application/use-store.ts';
import { type IndexResultsAccess, useIndexResults } from '../use-index-results.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { ResultsTable } from './results-table.tsx';
import { useResultKeys } from './use-result-keys.ts';

/** Pages on either side in the results toolbar (A9). */
const PAGINATION_RADIUS = 2;

interface ResultsSectionProps {
  readonly context: MatchingContext;
  readonly hasColours: boolean;
  readonly onOpen: (id: string) => void;
  readonly onPage: (page: number) => void;
}

function SortSelect({
  index,
  results,
  context,
}: {
  index: IndexConfiguration;
  results: IndexResultsAccess;
  context: MatchingContext;
}) {
  const intl = useIntl();
  const sortMode = useStore(context.store).indices[index.name]?.sortMode;
  const modes = index.sortModeGroup ?? [];
  if (modes.length === 0) return null;
  return (
    <label className="inline-field">
      <FormattedMessage id="results.sort" />
      <select
        value={sortMode?.name}
        onChange={(event) => {
          const mode = modes.find(({ name }) => name === event.currentTarget.value) ?? null;
          results.setSortMode(mode);
        }}
      >
        {modes.map((mode) => (
          <option key={mode.name} value={mode.name}>
            {labelOf(intl, mode.label, mode.label)}
          </option>
        ))}
      </select>
    </label>
  );
}

function IndexPanel({
  index,
  context,
  hasColours,
  onOpen,
  onPage,
}: ResultsSectionProps & { index: IndexConfiguration }) {
  const results = useIndexResults(context, index.name);
  const top = useRef<HTMLDivElement>(null);
  useResultKeys(top);
  const intl = useIntl();
  const {
    count,
    page: displayedPage,
    matches: shown,
    isMatching,
    isNothingAsked,
    leftOut,
    error,
    isFetching,
  } = results;
  const pageCount = Math.min(MAX_PAGES, Math.ceil((count ?? 0) / PAGE_SIZE));
  function handlePage(page: number) {
    onPage(page);
    top.current?.scrollTo({ top: 0 });
    top.current?.scrollIntoView({ block: 'start' });
  }
  const pagination = pageCount > 1 && (
    <Pagination
      total={pageCount}
      value={displayedPage + 1}
      siblings={PAGINATION_RADIUS}
      size="sm"
      onChange={handlePage}
      getControlProps={(control) => ({ 'aria-label': intl.formatMessage({ id: `pagination.${control}` }) })}
      getItemProps={(page) => ({ 'aria-label': intl.formatMessage({ id: 'pagination.page' }, { page }) })}
    />
  );
  return (
    <div ref={top} className="results-panel">
      <div className="results-toolbar">
        <SortSelect index={index} results={results} context={context} />
        {pagination}
      </div>
      {error !== null && (
        <Alert color="red" role="alert" title={<FormattedMessage id="results.error" />}>
          <p>{error.message}</p>
          <Button size="compact-sm" variant="default" onClick={results.retry}>
            <FormattedMessage id="actions.retry" />
          </Button>
        </Alert>
      )}
      {shown.length === 0 && (isMatching || isFetching) && <ResultsSkeleton />}
      {shown.length > 0 && (
        <ResultsTable
          index={index}
          kind={context.target}
          matches={shown}
          isDimmed={isMatching || isFetching}
          hasColours={hasColours}
          onOpen={onOpen}
        />
      )}
      {count === 0 && !isMatching && error === null && (
        <p className="empty-state" role="status">
          <FormattedMessage id={isNothingAsked ? 'results.nothingAsked' : 'results.none'} />{' '}
          {isNothingAsked && <FormattedMessage id="results.nothingAsked.next" />}
        </p>
      )}
      {count === null && !isMatching && error === null && (
        <p className="empty-state">
          <FormattedMessage id="results.notYet" />
        </p>
      )}
      <div className="results-toolbar">{pagination}</div>
      {leftOut > 0 && !isNothingAsked && (
        <p className="left-out">
          <FormattedMessage id="results.leftOut" values={{ count: leftOut }} />
        </p>
      )}
    </div>
  );
}

function IndexTab({ context, index }: { readonly context: MatchingContext; readonly index: IndexConfiguration }) {
  const intl = useIntl();
  const { count, isMatching } = useIndexResults(context, index.name);
  return (
    <Tabs.Tab value={index.name} rightSection={isMatching ? <Loader size={12} /> : null}>
      {labelOf(intl, index.label, index.label)}
      {count !== null && (
        <span className="tab-count">
          {' '}
          <FormattedMessage id="results.count" values={{ count }} />
        </span>
      )}
    </Tabs.Tab>
  );
}

/** One tab per index with its count, and its ranked rows. */
export function ResultsSection(props: ResultsSectionProps) {
  const { context } = props;
  const { activeIndex } = useStore(context.store);
  return (
    <Tabs value={activeIndex} onChange={(name) => name !== null && context.activate(name)} keepMounted={false}>
      <Tabs.List>
        {context.indices.map((index) => (
          <IndexTab key={index.name} context={context} index={index} />
        ))}
      </Tabs.List>
      {context.indices.map((index) => (
        <Tabs.Panel key={index.name} value={index.name}>
          <IndexPanel {...props} index={index} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
