import { Button, Skeleton, Tabs } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowNarrowRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { labelOf } from '../../i18n/label-of.ts';
import { failureMessage } from '../../state/failures/failure-message.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { requestOf } from '../../state/matching/drafts/matching-draft.ts';
import { useScreen } from '../application/use-screen.ts';
import { useStore } from '../application/use-store.ts';
import { IndexTabs } from '../results/index-tabs.tsx';
import { useIndexResults } from '../use-index-results.ts';
import { BestMatches } from './best-matches.tsx';
import classes from './results-bar.module.css';

/** The ranking follows an edit after this pause (ui.md, "The ranking follows"). */
const PAUSE_MS = 400;
const PREVIEW_SIZE = 3;

interface ResultsBarProps {
  readonly context: MatchingContext;
  /** Opens the results, matched with what the bar shows; with the details of a match, when one was chosen. */
  readonly onShow: (details: string | null) => void;
  /** Opens the results of an index, whose tab was chosen. */
  readonly onIndex: (name: string) => void;
}

/** How many documents the index holds, for a bar that has nothing to rank yet. */
function useIndexSize(context: MatchingContext, index: string): number | null {
  const { api } = useScreen().application;
  const { data } = useQuery({ queryKey: ['indices'], queryFn: ({ signal }) => api.call('indices', { signal }) });
  return data?.indices.find(({ name }) => name === index)?.documents ?? null;
}

/** What the closed results already tell: their tabs, and of the open one what the profile finds as it is being edited. */
export function ResultsBar({ context, onShow, onIndex }: ResultsBarProps) {
  const { activeIndex } = useStore(context.store);
  // the number follows its name: that of the last tab, or one of its own
  const isLast = context.indices.at(-1)?.name === activeIndex;
  return (
    <>
      {/* none of them is open; the panels are where the results are */}
      <Tabs
        className={classes.tabs ?? ''}
        data-several={context.indices.length > 1 || undefined}
        value={null}
        onChange={(name) => name !== null && onIndex(name)}
        activateTabWithKeyboard={false}
      >
        <IndexTabs context={context} countedBeside={isLast ? activeIndex : undefined} />
      </Tabs>
      <RankingAhead context={context} onShow={onShow} isNamed={!isLast} />
    </>
  );
}

interface RankingAheadProps extends Omit<ResultsBarProps, 'onIndex'> {
  /** Whether the count says of which index it is, as no tab right before it does. */
  readonly isNamed: boolean;
}

/** The count and the three best, of the profile as it is being edited. */
function RankingAhead({ context, onShow, isNamed }: RankingAheadProps) {
  const { application } = useScreen();
  const intl = useIntl();
  const { activeIndex, aspects, language, strategy, indices, openSection, source } = useStore(context.store);
  const { count, matches, page, isNothingAsked, lastRequest } = useIndexResults(context, activeIndex);
  const size = useIndexSize(context, activeIndex);
  const label = context.indices.find(({ name }) => name === activeIndex)?.label ?? '';
  const request = useMemo(
    () => requestOf({ aspects, language, strategy, indices }, activeIndex),
    [aspects, language, strategy, indices, activeIndex],
  );
  const isEmpty = Object.keys(aspects).length === 0;
  const isChanged = !isEmpty && context.isChanged();
  const [settled] = useDebouncedValue(request, PAUSE_MS);
  const { data: preview, error } = useQuery({
    queryKey: ['preview', context.name, activeIndex, settled],
    queryFn: ({ signal }) => context.peek(settled.aspects, { size: PREVIEW_SIZE, signal }),
    // before the pause is over what is settled is still the profile of the last match
    enabled: isChanged && settled === request && openSection === 'profile',
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const ahead = isChanged ? preview : undefined;
  const shownCount = ahead?.count ?? count;
  // a count that could not be had is no count: what is shown then is of the last match, and is said to be
  const isBehind = isChanged && error !== null;
  const shown = ahead?.matches ?? (page === 0 ? matches : []);
  // what the profile holds is not known yet, and matched once it is
  if (source.status === 'loading') return <Skeleton width={240} height={16} />;
  if (shownCount === null || (isEmpty && lastRequest?.isList !== true)) {
    return (
      <span className={classes.hint}>
        {size !== null && <FormattedMessage id="results.appear" values={{ count: size }} />}
      </span>
    );
  }
  if (ahead === undefined && isNothingAsked) {
    return (
      <span className={classes.hint}>
        <FormattedMessage id="results.nothingAsked" />
      </span>
    );
  }
  const isOther = ahead !== undefined && count !== null && count !== ahead.count;
  return (
    <>
      <p className={classes.count} aria-live="polite" data-count>
        {isNamed && <span>{labelOf(intl, label, label)}</span>}
        {isOther && (
          <>
            <span className={classes.before} title={intl.formatMessage({ id: 'results.before' }, { count })}>
              <FormattedNumber value={count} />
            </span>
            <IconArrowNarrowRight size={16} stroke={1.75} aria-label="→" />
          </>
        )}
        <b aria-hidden="true">
          <FormattedNumber value={shownCount} />
        </b>
        <span className={classes.word}>
          <FormattedMessage id="results.word" values={{ count: shownCount }} />
        </span>
      </p>
      {isBehind && (
        <span className={classes.hint} role="status">
          <FormattedMessage
            id="results.preview.failed"
            values={{ reason: intl.formatMessage({ id: failureMessage(error).id }) }}
          />
        </span>
      )}
      <BestMatches
        matches={shown}
        target={context.target}
        hasColours={!application.configuration.disableScoreColours}
        onOpen={onShow}
      />
      <Button className={classes.show ?? ''} onClick={() => onShow(null)}>
        <FormattedMessage id="results.show" />
      </Button>
    </>
  );
}
