import { notifications } from '@mantine/notifications';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { IndexConfiguration } from '@counterpart/domain';
import { requestFilter, withIds } from '../../state/filters/request-filter.ts';
import type { Match } from '../../state/matching/searches/index-results.ts';
import { matchBody } from '../../state/matching/searches/match-body.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { entityOf } from '../../state/matching/source-entity.ts';
import { bestFirst } from '../../state/selection/result-selection.ts';
import { FEWEST_COMPARED, MOST_COMPARED } from '../../state/results/comparison.ts';
import { documentOf, rowFacts } from '../../state/results/row-facts.ts';
import { MOST_SELECTED, selectAllSize, selectAllState } from '../../state/selection/select-all.ts';
import { latePart } from '../../ui/late-part.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { useLatest } from '../application/use-latest.ts';
import { usePhoneReader } from '../application/use-phone-reader.ts';
import { useScreen } from '../application/use-screen.ts';
import { useStore } from '../application/use-store.ts';
import { LessFilters } from '../less-filters/less-filters.tsx';
import { useIndexResults } from '../use-index-results.ts';
import { type RowDecision, useJudging } from './judging/use-judging.ts';
import type { RowOptions } from './row/result-row.tsx';
import { FarMatches } from './far-matches.tsx';
import { ResultsList } from './results-list.tsx';
import { ResultsToolbar } from './results-toolbar.tsx';
import { ChosenElsewhere } from './selecting/chosen-elsewhere.tsx';
import { SelectControls } from './selecting/select-controls.tsx';
import { selectionOf } from './selecting/selection-of.ts';
import { useAnnotations } from './selecting/use-annotations.ts';
import { useSelecting } from './selecting/use-selecting.ts';
import { useDownload } from './use-download.tsx';

const ComparisonDialog = latePart(async () => (await import('../comparison/comparison-dialog.tsx')).ComparisonDialog);
const WhyNotDialog = latePart(async () => (await import('../why-not/why-not-dialog.tsx')).WhyNotDialog);

interface IndexPanelProps {
  readonly context: MatchingContext;
  readonly index: IndexConfiguration;
  readonly hasColours: boolean;
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  /** From 1. */
  readonly onPage: (page: number) => void;
  /** Who is compared, best first; null while nobody is. */
  readonly comparedIds: readonly string[] | null;
  readonly onCompare: (ids: readonly string[] | null) => void;
}

/** The results of one index: who is chosen and what can be done with them, and the rows. */
export function IndexPanel(props: IndexPanelProps) {
  const { context, index, hasColours, openId, onOpen, onPage, comparedIds, onCompare } = props;
  const { application, locale } = useScreen();
  const { api, log } = application;
  const results = useIndexResults(context, index.name);
  const { source } = useStore(context.store);
  const selection = selectionOf(context, index.name);
  const state = useStore(selection.store);
  const [isWhyNotOpen, setWhyNotOpen] = useState(false);
  const [today] = useState(() => new Date().toISOString());
  const { lastRequest, matches, count, exclude, unexclude } = results;
  const kind = context.target;
  const selecting = useSelecting(context, index, selection);
  const annotations = useAnnotations(
    index.resultAnnotationEndpoint,
    matches.map(({ id }) => id),
  );
  const judging = useJudging(source, kind, index.name);
  const isSelectable = selecting.isPossible || index.allowComparison;
  const { markOf } = selecting;
  const marks = useMemo(
    () => new Map(matches.map((match) => [match.id, markOf(documentOf(match))])),
    [matches, markOf],
  );
  const hasFilters = lastRequest !== null && requestFilter(lastRequest, index, () => undefined) !== null;

  function handleExclude(match: Match) {
    exclude(match.id);
    selection.set(match, false);
    showUndo({
      message: <FormattedMessage id="results.excluded" values={{ name: rowFacts(match, kind, index).name }} />,
      label: <FormattedMessage id="actions.undo" />,
      onUndo: () => unexclude(match.id),
    });
  }
  /** The request of the list as it is, to be asked again in another way. */
  function bodyOf(size: number) {
    if (lastRequest === null) return null;
    return matchBody(lastRequest, 0, { source: entityOf(source), index, userLanguage: locale, size });
  }
  const query = lastRequest?.strategy == null ? {} : { strategy: lastRequest.strategy };
  const params = { index: index.name };
  /** Ids of the list, best first, which is the order of a comparison; of some documents alone where those are named. */
  async function fetchIds(size: number, among?: readonly string[], signal?: AbortSignal): Promise<readonly string[]> {
    const body = bodyOf(size);
    if (body === null) return [];
    // a sort would bring another order
    const { sort: _sort, _source: _fields, ...asked } = body;
    const matchFilter = among === undefined ? asked.matchFilter : withIds(asked.matchFilter, among);
    const call = { params, query, body: matchFilter == null ? asked : { ...asked, matchFilter } };
    const route = kind === 'JOB' ? 'jobIds' : 'candidateIds';
    return (await api.call(route, signal === undefined ? call : { ...call, signal })).ids;
  }
  const fetchAllIds = () => fetchIds(selectAllSize(index.selectAllLimit));
  function handleSelectAll(isAll: boolean) {
    if (!isAll) {
      selection.clear();
      return;
    }
    selection.selectAll(fetchAllIds).catch((error: unknown) => {
      log('All results could not be selected', error);
      context.hear(index.name, error);
      notifications.show({ message: <FormattedMessage id="results.selectAll.failed" /> });
    });
  }
  const { isDownloading, download } = useDownload(context, index, { count, query, bodyOf });
  const open = useLatest(onOpen);
  const leaveOut = useLatest(handleExclude);
  const select = useLatest((match: Match, isSelected: boolean) => selection.set(match, isSelected));
  const judge = useLatest((id: string, wanted: RowDecision) => judging?.decide(id, wanted));
  const make = useLatest(selecting.make);
  const readPhone = usePhoneReader(index.phoneProperty !== undefined);
  const judgingKey = judging?.key;
  const year = Number((results.asOf ?? today).slice(0, 4));
  const options = useMemo(
    (): RowOptions => ({
      index,
      kind,
      hasColours,
      year,
      readPhone,
      onOpen: open,
      onExclude: leaveOut,
      ...(judgingKey === undefined ? {} : { judging: { key: judgingKey, onJudge: judge } }),
      ...(isSelectable ? { onSelect: select } : {}),
    }),
    [index, kind, hasColours, year, readPhone, open, leaveOut, isSelectable, select, judgingKey, judge],
  );
  const handleCompare =
    index.allowComparison && state.ids.size >= FEWEST_COMPARED
      ? () => onCompare(bestFirst(state).slice(0, MOST_COMPARED))
      : undefined;
  // who is chosen stays chosen while a filter leaves nobody
  const hasToolbar = (isSelectable || index.allowDownload) && ((count ?? 0) > 0 || state.ids.size > 0);
  return (
    <>
      {hasToolbar && (
        <ResultsToolbar
          isSelectable={isSelectable}
          selectedCount={state.ids.size}
          isBounded={selecting.isPossible}
          elsewhere={
            isSelectable && (
              <ChosenElsewhere
                kind={kind}
                index={index}
                selection={selection}
                state={state}
                matches={matches}
                isEarlier={results.isMatching || results.error !== null}
                request={lastRequest}
                fetchListed={async (ids, signal) => new Set(await fetchIds(MOST_SELECTED, ids, signal))}
                onOpen={open}
              />
            )
          }
          selectAll={
            isSelectable
              ? selectAllState({
                  selected: state.ids.size,
                  count: count ?? 0,
                  selectAllLimit: index.selectAllLimit,
                  isSelecting: state.isSelecting,
                })
              : undefined
          }
          onSelectAll={handleSelectAll}
          onCompare={index.allowComparison ? () => handleCompare?.() : undefined}
          onDownload={index.allowDownload ? () => void download() : undefined}
          isDownloading={isDownloading}
        >
          {selecting.isPossible && (
            <SelectControls
              index={index}
              status={selecting.status}
              isMaking={selecting.isMaking}
              selectedCount={state.ids.size}
              onStatus={selecting.setStatus}
              onMake={make}
            />
          )}
        </ResultsToolbar>
      )}
      {lastRequest !== null && <FarMatches context={context} aspects={lastRequest.aspects} matches={matches} />}
      <ResultsList
        results={results}
        options={options}
        openId={openId}
        selected={state.ids}
        marks={marks}
        annotations={annotations}
        {...(judging === null ? {} : { decisions: judging.decisions })}
        hasFilters={hasFilters}
        relief={
          lastRequest !== null && (
            <LessFilters context={context} index={index} request={lastRequest} leftOut={results.leftOut} />
          )
        }
        onPage={(page) => onPage(page + 1)}
        onPreparePage={results.preparePage}
        onRetry={results.retry}
        onCompare={handleCompare}
        onWhyNot={() => setWhyNotOpen(true)}
        shownStatuses={lastRequest?.includeStatus ?? []}
        onHideStatus={(status) => {
          const left = context.nextRequest(index.name).includeStatus.filter((known) => known !== status);
          void context.setIncludedStatuses(index.name, left);
        }}
        kind={kind}
        isLoading={source.status === 'loading'}
      />
      {isWhyNotOpen && lastRequest !== null && (
        <WhyNotDialog context={context} index={index} request={lastRequest} onClose={() => setWhyNotOpen(false)} />
      )}
      {comparedIds !== null && index.allowComparison && lastRequest !== null && (
        <ComparisonDialog
          context={context}
          index={index}
          results={results}
          ids={comparedIds}
          // those who were chosen are not in the address: after a reload nobody knows how many there were
          count={Math.max(comparedIds.length, state.ids.size)}
          hasColours={hasColours}
          onOpen={onOpen}
          onClose={() => onCompare(null)}
        />
      )}
    </>
  );
}
