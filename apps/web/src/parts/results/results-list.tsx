import { Button, Pill } from '@mantine/core';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { propertyLabel, strategyLabel } from '../../i18n/label-of.ts';
import type { Match } from '../../state/matching/searches/index-results.ts';
import { pageCountOf } from '../../state/matching/searches/match-body.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useLatest } from '../application/use-latest.ts';
import { CallFailure } from '../failure/call-failure.tsx';
import { LateDetails } from '../match-details/late-details.ts';
import type { RowDecision } from './judging/use-judging.ts';
import type { RowOptions } from './row/result-row.tsx';
import classes from './results-list.module.css';
import { ResultsPages } from './results-pages.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { ResultsTable } from './results-table.tsx';
import type { Annotation } from './selecting/use-annotations.ts';
import type { SelectionMark } from './selecting/use-selecting.ts';
import { useResultKeys } from './use-result-keys.ts';
import { writeDate } from '../../i18n/write-date.ts';

const NO_DECISIONS: ReadonlyMap<string, RowDecision> = new Map();

/** One page of the results of an index, and how they are doing. */
export interface ResultsPage {
  readonly matches: readonly Match[];
  /** Null until a first answer came. */
  readonly count: number | null;
  /** From 0. */
  readonly page: number;
  /** Results on a page. */
  readonly pageSize: number;
  readonly isMatching: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly leftOut: number;
  readonly isNothingAsked: boolean;
  /** The page lies behind the last one. */
  readonly isBeyond: boolean;
  /** What scored the list, and for which day. */
  readonly strategy: string | null;
  readonly asOf: string | null;
}

interface ResultsListProps {
  readonly results: ResultsPage;
  readonly options: RowOptions;
  readonly openId: string | null;
  readonly selected: ReadonlySet<string>;
  /** The marks of rows that were selected before, by id. */
  readonly marks: ReadonlyMap<string, SelectionMark | null>;
  readonly annotations: Readonly<Record<string, Annotation>>;
  /** What was decided of matches, by id. */
  readonly decisions?: ReadonlyMap<string, RowDecision>;
  /** Whether filters narrow the list: then fewer of them may help (MAT-08). */
  readonly hasFilters: boolean;
  /** What to drop when nothing is found. */
  readonly relief?: ReactNode;
  readonly onPage: (page: number) => void;
  /** From 0; somebody points at a page. */
  readonly onPreparePage?: ((page: number) => void) | undefined;
  readonly onRetry: () => void;
  readonly onCompare?: (() => void) | undefined;
  /** Statuses that the list shows too, though a match leaves them out; and how to hide one again. */
  readonly shownStatuses?: readonly string[];
  readonly onHideStatus?: ((status: string) => void) | undefined;
  /** Asks why someone is not in the list. */
  readonly onWhyNot?: (() => void) | undefined;
  readonly kind: ProfileKind;
  /** What is matched for is on its way: its matches follow. */
  readonly isLoading?: boolean;
}

/** The ranked rows of an index, a page at a time: with what went wrong, or why there are none. */
export function ResultsList(props: ResultsListProps) {
  const {
    results,
    options,
    openId,
    selected,
    marks,
    annotations,
    decisions = NO_DECISIONS,
    hasFilters,
    relief,
    onPage,
    onPreparePage,
    onRetry,
    onCompare,
    onWhyNot,
    onHideStatus,
    shownStatuses = [],
    kind,
    isLoading = false,
  } = props;
  const { matches, count, page, pageSize, isMatching, isFetching, error, leftOut, isNothingAsked, isBeyond } = results;
  const intl = useIntl();
  const top = useRef<HTMLDivElement>(null);
  // A page of rows takes the longest to draw: what else an answer changes, such as counts, does not wait for it.
  const shown = useDeferredValue(matches);
  function handleToggle(id: string) {
    // the rows in sight may still be those of the page before
    const match = shown.find((known) => known.id === id);
    if (match !== undefined) options.onSelect?.(match, !selected.has(id));
  }
  useResultKeys({
    rows: top,
    onOpen: options.onOpen,
    onToggle: options.onSelect === undefined ? undefined : handleToggle,
    onCompare,
    onJudge: options.judging?.onJudge,
  });
  const hasRows = matches.length > 0;
  useEffect(() => {
    // The details are the next thing that is wanted: their code is there before the first click.
    if (hasRows) void LateDetails.prepare();
  }, [hasRows]);
  const pageCount = pageCountOf(count ?? 0, pageSize);
  const isWaiting = isMatching || isFetching || isLoading;
  function handlePage(next: number) {
    onPage(next - 1);
    top.current?.scrollIntoView({ block: 'start' });
  }
  // what stays the same needs not show again with every answer
  const turnTo = useLatest(handlePage);
  const prepare = useLatest((next: number) => onPreparePage?.(next));
  return (
    <div ref={top} className={classes.results}>
      {error !== null && (
        <CallFailure error={error} title={<FormattedMessage id="results.error" />} onRetry={onRetry} />
      )}
      {shown.length === 0 && (isWaiting || hasRows) && <ResultsSkeleton />}
      {hasRows && shown.length > 0 && (
        <ResultsTable
          matches={shown}
          options={options}
          isDimmed={isWaiting || shown !== matches}
          openId={openId}
          selected={selected}
          marks={marks}
          annotations={annotations}
          decisions={decisions}
        />
      )}
      {count === 0 && !isWaiting && error === null && (
        <EmptyState title={<FormattedMessage id={isNothingAsked ? 'results.nothingAsked' : 'results.none'} />}>
          {isNothingAsked && <FormattedMessage id="results.nothingAsked.next" />}
          {!isNothingAsked && hasFilters && <FormattedMessage id="results.fewerFilters" />}
          {!isNothingAsked && relief}
        </EmptyState>
      )}
      {isBeyond && (
        <EmptyState title={<FormattedMessage id="results.beyond" values={{ page: page + 1, pages: pageCount }} />}>
          <Button size="xs" onClick={() => onPage(0)}>
            <FormattedMessage id="results.firstPage" />
          </Button>
        </EmptyState>
      )}
      {count === null && !isWaiting && error === null && (
        <EmptyState title={<FormattedMessage id="results.notYet" />} />
      )}
      {count !== null && !isNothingAsked && !isBeyond && (
        <div className={classes.foot}>
          {count > 0 && (
            <span className={classes.range}>
              <FormattedMessage
                id="list.range"
                values={{ from: page * pageSize + 1, to: Math.min((page + 1) * pageSize, count), count }}
              />
            </span>
          )}
          {leftOut > 0 && (
            <span className={classes.range}>
              <FormattedMessage id="results.leftOut" values={{ count: leftOut }} />
            </span>
          )}
          {shownStatuses.map((status) => {
            const said = propertyLabel(intl, 'status', status);
            return (
              <Pill
                key={status}
                withRemoveButton
                removeButtonProps={{
                  'aria-label': intl.formatMessage({ id: 'results.alsoStatus.remove' }, { status: said }),
                  'aria-hidden': false,
                  tabIndex: 0,
                }}
                onRemove={() => onHideStatus?.(status)}
              >
                <FormattedMessage id="results.alsoStatus" values={{ status: said }} />
              </Pill>
            );
          })}
          {results.strategy !== null && results.asOf !== null && (
            <span className={classes.range}>
              <FormattedMessage
                id="results.scoredBy"
                values={{
                  strategy: strategyLabel(intl, results.strategy),
                  date: writeDate(intl, results.asOf, { dateStyle: 'medium', timeZone: 'UTC' }),
                }}
              />
            </span>
          )}
          {onWhyNot !== undefined && (
            <Button size="xs" variant="subtle" onClick={onWhyNot}>
              <FormattedMessage id={kind === 'JOB' ? 'whyNot.open.JOB' : 'whyNot.open'} />
            </Button>
          )}
          {pageCount > 1 && <ResultsPages pageCount={pageCount} page={page} onPage={turnTo} onPrepare={prepare} />}
        </div>
      )}
    </div>
  );
}
